//! The curtain at a table of Oriente.

use noren::game::Seats;
use noren::oriente::deals::{Ground, Proposal, Terms};
use noren::oriente::{Action, Destiny, Event, LordView, Phase, Setup, State, View};
use noren::table::{Pace, Screen, Waiting, What};

use crate::oriente::table::seat;
use crate::shared::{Shared, answers, journal, luck, seats};

/// A table of four people who have looked at their lords where they speak up; seat 0 holds the token.
fn table(pace: Pace, seed: u64) -> Shared<State> {
    let mut table = Shared::new(journal(Setup { first: Some(0), ..Setup::plain(4) }, 4, Seats::all(4), pace, seed));
    table.look_around();
    table
}

fn public(table: &Shared<State>) -> View {
    table.table.host().view(None)
}

/// Seat 0 attacks seat 2, and the others have to be asked about it.
fn attacked(pace: Pace) -> Shared<State> {
    (0..)
        .map(|seed| table(pace, seed))
        .find_map(|mut table| {
            if pace == Pace::SpeakUp {
                table.raise_hands(Seats::only(seat(0)));
            }
            table.answer(seat(0), Action::Declare(Destiny::Attack(seat(2))));
            matches!(public(&table).phase, Phase::Privilege(_)).then_some(table)
        })
        .expect("somebody is not the Shōgun")
}

fn hands(table: &Shared<State>) -> Seats {
    match table.screen() {
        Screen::Table { eyes: None, waiting: Waiting::Hands(hands) } => hands,
        other => panic!("no open question: {other:?}"),
    }
}

#[test]
fn a_face_up_lord_answers_on_the_open_table_and_a_face_down_one_behind_the_curtain() {
    let (mut open, mut closed, mut becoming) = (0, 0, 0);
    for seed in 0..25 {
        let mut table = table(Pace::PassTheDevice, seed);
        let mut luck = luck(seed);
        while !table.is_over() {
            if table.is_stop() {
                table.does(What::GoOn);
                continue;
            }
            table.does(What::DropCurtain);
            let asked = table.showing().question.expect("somebody is asked").0;
            let (view, screen) = (public(&table), table.screen());
            match (view.lords[asked], view.phase) {
                (_, Phase::Becoming) => {
                    assert!(matches!(screen, Screen::Curtain { .. }));
                    becoming += 1;
                }
                (LordView::FaceUp(_) | LordView::None, _) => {
                    assert_eq!(screen, Screen::Table { eyes: None, waiting: Waiting::Answer(asked) });
                    assert_eq!(table.view(), view);
                    open += 1;
                }
                (LordView::Hidden | LordView::Known(_), _) => {
                    assert!(matches!(screen, Screen::Curtain { seat, .. } if seat == asked));
                    table.raise_curtain();
                    assert_eq!(table.private(), Some(asked));
                    closed += 1;
                }
            }
            if table.curtain().is_some() {
                table.raise_curtain();
            }
            let answers = answers::<State>(&table.view(), asked);
            table.answer(asked, answers[luck.below(answers.len() as u32) as usize]);
        }
    }
    assert!(open > 0 && closed > 0 && becoming > 0, "{open} open, {closed} behind the curtain, {becoming} becoming");
}

#[test]
fn speaking_up_asks_everyone_at_once_who_declares() {
    let mut table = table(Pace::SpeakUp, 1);
    assert_eq!((hands(&table), table.view().eyes), (Seats::all(4), None));
    table.raise_hands(Seats::only(seat(2)));
    assert_eq!(table.curtain(), Some((seat(2), true)));
    let passed = |table: &Shared<State>| -> Vec<Event> {
        let story = table.table.host().public_story().iter();
        story.filter(|event| matches!(event, Event::Passed(_))).copied().collect()
    };
    assert_eq!(passed(&table), [Event::Passed(seat(0)), Event::Passed(seat(1))]);
    table.answer(seat(2), Action::Pass);
    assert_eq!(public(&table).season, 2, "for the fourth a pass is given, and the season is over");
    assert_eq!(passed(&table).len(), 4);
    table.does(What::GoOn);
    assert_eq!(hands(&table), Seats::all(4));
}

#[test]
fn speaking_up_asks_about_the_privilege_and_then_about_help() {
    let mut table = attacked(Pace::SpeakUp);
    assert_eq!(hands(&table), seats(&[1, 3]), "neither declarer nor target");
    table.raise_hands(Seats::NONE);
    assert!(matches!(public(&table).phase, Phase::Helping(_)));
    assert_eq!(hands(&table), seats(&[1, 3]));
    table.raise_hands(Seats::only(seat(3)));
    assert_eq!(table.curtain(), Some((seat(3), true)));
}

#[test]
fn a_bargain_in_between_does_not_put_the_open_question_again() {
    let mut table = attacked(Pace::SpeakUp);
    table.raise_hands(Seats::only(seat(3)));
    let service = Terms { ground: Some(Ground::Service), ..Terms::default() };
    let offer = Action::Offer(Proposal { to: seat(1), gives: service, asks: service });
    table.does(What::OpenDesk).aside(seat(0), offer).does(What::CloseDesk).does(What::LetItRun);
    assert_eq!(table.curtain(), Some((seat(3), true)));
}

#[test]
fn a_pass_can_be_taken_back_and_a_lord_turned_up_cannot() {
    let mut table = attacked(Pace::PassTheDevice);
    assert!(table.showing().undo.is_none(), "a lord was turned up");
    let before = public(&table);
    table.answer(seat(1), Action::Pass);
    assert!(table.showing().undo.is_some());
    table.undo();
    assert_eq!(public(&table), before);
    table.answer(seat(1), Action::Pass).answer(seat(3), Action::Pass);
    assert!(table.showing().undo.is_none(), "the target was turned up");
}
