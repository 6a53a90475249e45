//! The curtain at a table of Oriente.

use noren::game::{Chance, Game, Moment, Seat, Seats};
use noren::oriente::deals::{Ground, Proposal, Terms};
use noren::oriente::{Action, Destiny, LordView, Phase, Setup, State};
use noren::table::{Pace, Screen, Seating, Table, Waiting};

use crate::oriente::table::seat;

/// A table of four people; seat 0 holds the token.
fn table(pace: Pace, seed: u64) -> Table<State> {
    let setup = Setup { first: Some(0), ..Setup::plain(4) };
    Table::new(setup, seed, Seating { people: Seats::all(4), pace }).expect("a sound set-up")
}

fn seats(numbers: &[u8]) -> Seats {
    numbers.iter().copied().map(Seat::new).collect()
}

/// Seat 0 attacks seat 2, and the others have to be asked about it.
fn attacked(pace: Pace) -> Table<State> {
    (0..)
        .map(|seed| table(pace, seed))
        .find_map(|mut table| {
            table.raise_hands(Seats::only(seat(0)));
            table.act(seat(0), &Action::Declare(Destiny::Attack(seat(2)))).expect("an allowed declaration");
            matches!(table.view(None).phase, Phase::Privilege(_)).then_some(table)
        })
        .expect("somebody is not the Shōgun")
}

#[test]
fn a_face_up_lord_answers_on_the_open_table_and_a_face_down_one_behind_the_curtain() {
    let (mut open, mut closed, mut becoming) = (0, 0, 0);
    for seed in 0..25 {
        let mut table = table(Pace::PassTheDevice, seed);
        let mut luck = Chance::new(seed).stream(Moment { kind: 7, round: 0, index: 0 });
        let mut answers = Vec::new();
        while let Some((asked, _)) = table.question() {
            table.drop_curtain();
            let (view, screen) = (table.view(None), table.screen());
            match (view.lords[asked], view.phase) {
                (_, Phase::Becoming) => becoming += u32::from(matches!(screen, Screen::Curtain { .. })),
                (LordView::FaceUp(_) | LordView::None, _) => {
                    assert_eq!(screen, Screen::Open { view, waiting: Waiting::Answer(asked) });
                    open += 1;
                }
                (LordView::Hidden | LordView::Known(_), _) => {
                    assert!(matches!(screen, Screen::Curtain { seat, .. } if seat == asked));
                    table.raise_curtain();
                    assert!(matches!(table.screen(), Screen::Private { seat, .. } if seat == asked));
                    closed += 1;
                }
            }
            table.record().replay().expect("what was played").legal(asked, &mut answers);
            let answer = answers[luck.below(answers.len() as u32) as usize];
            table.act(asked, &answer).expect("an allowed answer");
        }
    }
    assert!(open > 0 && closed > 0 && becoming > 0, "{open} open, {closed} behind the curtain, {becoming} becoming");
}

#[test]
fn speaking_up_asks_everyone_at_once_who_declares() {
    let mut table = table(Pace::SpeakUp, 1);
    let Screen::Open { waiting, view } = table.screen() else { panic!("an open question") };
    assert_eq!((waiting, view.eyes), (Waiting::Hands(Seats::all(4)), None));
    table.raise_hands(Seats::only(seat(2)));
    assert!(matches!(table.screen(), Screen::Curtain { seat, .. } if seat == Seat::new(2)));
    assert_eq!(table.record().actions, [(seat(0), Action::Pass), (seat(1), Action::Pass)]);
    table.act(seat(2), &Action::Pass).expect("he thinks again");
    assert_eq!(table.view(None).season, 2, "for the fourth a pass is given, and the season is over");
    assert!(matches!(table.screen(), Screen::Open { waiting: Waiting::Hands(hands), .. } if hands == Seats::all(4)));
}

#[test]
fn speaking_up_asks_about_the_privilege_and_then_about_help() {
    let mut table = attacked(Pace::SpeakUp);
    let hands = |table: &Table<State>| match table.screen() {
        Screen::Open { waiting: Waiting::Hands(hands), .. } => hands,
        other => panic!("no open question: {other:?}"),
    };
    assert_eq!(hands(&table), seats(&[1, 3]), "neither declarer nor target");
    table.raise_hands(Seats::NONE);
    assert!(matches!(table.view(None).phase, Phase::Helping(_)));
    assert_eq!(hands(&table), seats(&[1, 3]));
    table.raise_hands(Seats::only(seat(3)));
    assert!(matches!(table.screen(), Screen::Curtain { seat, .. } if seat == Seat::new(3)));
}

#[test]
fn a_bargain_in_between_does_not_put_the_open_question_again() {
    let mut table = attacked(Pace::SpeakUp);
    table.raise_hands(Seats::only(seat(3)));
    let service = Terms { ground: Some(Ground::Service), ..Terms::default() };
    let offer = Action::Offer(Proposal { to: seat(1), gives: service, asks: service });
    table.act(seat(0), &offer).expect("an offer that may be made");
    assert!(matches!(table.screen(), Screen::Curtain { seat, .. } if seat == Seat::new(3)));
}

#[test]
fn a_pass_can_be_taken_back_and_a_lord_turned_up_cannot() {
    let mut table = attacked(Pace::PassTheDevice);
    assert!(!table.can_undo(), "a lord was turned up");
    let before = table.view(None);
    table.act(seat(1), &Action::Pass).expect("everyone asked may pass");
    assert!(table.can_undo());
    table.undo();
    assert_eq!(table.view(None), before);
    table.act(seat(1), &Action::Pass).expect("everyone asked may pass");
    table.act(seat(3), &Action::Pass).expect("everyone asked may pass");
    assert!(!table.can_undo(), "the target was turned up");
}
