//! The curtain falls when it should and rises when it may.

use noren::game::{Game, Hosted, Seat, Seats};
use noren::table::{Pace, Screen, Seating, Table, Waiting};
use noren::zipang::{Action, Event, Phase, Setup, State};

fn seat(number: u8) -> Seat {
    Seat::new(number)
}

/// A table of four whose first player sits in seat 0, with people in these seats.
fn table(people: &[u8], pace: Pace, seed: u64) -> Table<State> {
    let setup = Setup { first: Some(0), ..Setup::plain(4) };
    let people = people.iter().copied().map(Seat::new).collect();
    Table::new(setup, seed, Seating { people, pace }).expect("a sound set-up")
}

/// Whoever is asked gives his first allowed answer that fits, raising the curtain for it.
fn answer(table: &mut Table<State>, fits: impl Fn(&Action) -> bool) -> bool {
    table.raise_curtain();
    let asked = match table.screen() {
        Screen::Private { waiting: Waiting::Answer(seat), .. }
        | Screen::Open { waiting: Waiting::Answer(seat), .. } => seat,
        other => panic!("nobody is asked: {other:?}"),
    };
    let game: State = table.record().replay().expect("what was played");
    let mut answers = Vec::new();
    game.legal(asked, &mut answers);
    let Some(action) = answers.into_iter().find(fits) else { return false };
    table.act(asked, &action).expect("an allowed answer");
    true
}

/// The first seed with which seat 0 can attack somebody at once.
fn attacked(people: &[u8], pace: Pace) -> Table<State> {
    (0..)
        .map(|seed| table(people, pace, seed))
        .find_map(|mut table| {
            let attack = |action: &Action| matches!(action, Action::Play { card, targets } if card.battle() > 2 && targets.len() == 1 && targets.contains(seat(2)));
            answer(&mut table, attack).then_some(table)
        })
        .expect("some deal has an attack in it")
}

#[test]
fn the_curtain_is_down_before_the_first_turn_and_shows_only_who_is_asked() {
    let table = table(&[0, 1, 2, 3], Pace::PassTheDevice, 1);
    assert!(matches!(table.screen(), Screen::Curtain { seat, .. } if seat == Seat::new(0)));
}

#[test]
fn raising_it_shows_the_view_of_the_one_asked_and_dropping_it_hides_all() {
    let mut table = table(&[0, 1, 2, 3], Pace::PassTheDevice, 1);
    table.raise_curtain();
    let Screen::Private { seat: asked, view, waiting } = table.screen() else { panic!("a private screen") };
    assert_eq!((asked, waiting), (seat(0), Waiting::Answer(seat(0))));
    assert_eq!(view, table.view(Some(seat(0))));
    table.drop_curtain();
    assert!(matches!(table.screen(), Screen::Curtain { .. }));
}

#[test]
fn the_curtain_falls_between_two_people() {
    let table = attacked(&[0, 1, 2, 3], Pace::PassTheDevice);
    assert!(matches!(table.screen(), Screen::Curtain { seat, .. } if seat == Seat::new(2)));
}

#[test]
fn the_only_person_among_bots_never_sees_a_curtain() {
    let mut table = table(&[0], Pace::PassTheDevice, 4);
    for _ in 0..200 {
        let Screen::Private { seat: eyes, view, waiting } = table.screen() else { panic!("no curtain for one") };
        assert_eq!((eyes, view.eyes), (seat(0), Some(seat(0))));
        let asked = match waiting {
            Waiting::Answer(asked) | Waiting::Bot(asked) => asked,
            Waiting::Nothing => return,
            Waiting::Hands(_) | Waiting::Look(_) | Waiting::Desk => panic!("nobody else to ask"),
        };
        let mut answers = Vec::new();
        table.record().replay().expect("what was played").legal(asked, &mut answers);
        table.act(asked, &answers[0]).expect("an allowed answer");
    }
}

#[test]
fn after_bots_have_moved_the_curtain_is_down_even_for_the_same_person() {
    let mut table = table(&[0, 1], Pace::PassTheDevice, 2);
    for _ in 0..400 {
        match table.screen() {
            Screen::Open { waiting: Waiting::Bot(bot), view } => {
                assert_eq!(view.eyes, None, "while bots move, the table is open");
                let mut answers = Vec::new();
                table.record().replay().expect("what was played").legal(bot, &mut answers);
                table.act(bot, &answers[0]).expect("an allowed answer");
                assert!(!matches!(table.screen(), Screen::Private { .. }));
            }
            Screen::Curtain { .. } => assert!(answer(&mut table, |_| true)),
            Screen::Private { .. } => assert!(answer(&mut table, |_| true)),
            Screen::Open { waiting: Waiting::Nothing, .. } => return,
            Screen::Open { .. } => assert!(answer(&mut table, |_| true)),
        }
    }
}

#[test]
fn speaking_up_puts_one_open_question_and_passes_for_the_silent() {
    let mut table = attacked(&[0, 1, 2, 3], Pace::SpeakUp);
    let Screen::Open { waiting, view } = table.screen() else { panic!("an open question") };
    assert_eq!((waiting, view.eyes), (Waiting::Hands(Seats::only(seat(2))), None));
    table.raise_hands(Seats::NONE);
    let last = table.record().actions.last().copied();
    assert_eq!(last, Some((seat(2), Action::Stand)), "silence is a pass");
    assert!(!matches!(table.view(None).phase, Phase::Answer(_)));
}

#[test]
fn whoever_raises_a_hand_is_asked_behind_his_curtain() {
    let mut table = attacked(&[0, 1, 2, 3], Pace::SpeakUp);
    table.raise_hands(Seats::only(seat(2)));
    assert!(matches!(table.screen(), Screen::Curtain { seat, .. } if seat == Seat::new(2)));
}

#[test]
fn undo_takes_back_only_what_taught_nobody_anything() {
    assert!(!State::reveals_something(&Event::Stood(seat(1))) && State::reveals_something(&Event::Drew(seat(1))));
    let mut table = attacked(&[0, 1, 2, 3], Pace::PassTheDevice);
    assert!(!table.can_undo(), "a card was shown");
    let before = table.view(None);
    table.undo();
    assert_eq!(table.view(None), before, "nothing to take back");
}

#[test]
fn an_answer_that_shows_nothing_can_be_taken_back() {
    // A Merchant asks several: the first of them lets it happen, then thinks again.
    let mut table = (0..)
        .map(|seed| table(&[0, 1, 2, 3], Pace::PassTheDevice, seed))
        .find_map(|mut table| {
            let merchant = |action: &Action| matches!(action, Action::Play { card: noren::zipang::Card::Merchant, .. });
            answer(&mut table, merchant).then_some(table)
        })
        .expect("some deal has a Merchant in it");
    let before = table.view(None);
    assert!(answer(&mut table, |action| *action == Action::Stand));
    assert_ne!(table.view(None), before);
    assert!(table.can_undo());
    table.undo();
    assert_eq!(table.view(None), before);
    assert!(matches!(table.screen(), Screen::Curtain { seat, .. } if seat == Seat::new(1)));
}

#[test]
fn the_story_is_told_to_each_from_his_own_view_and_once() {
    let mut table = attacked(&[0, 1, 2, 3], Pace::PassTheDevice);
    let told = table.story(Some(seat(1)));
    assert_eq!(told.read, 0);
    assert!(told.events.iter().any(|event| matches!(event, Event::Dealt(owner, _) if *owner == seat(1))));
    assert!(!told.events.iter().any(|event| matches!(event, Event::Dealt(owner, _) if *owner != seat(1))));
    let all = told.events.len();
    table.mark_read(seat(1));
    assert_eq!(table.story(Some(seat(1))).read, all);
    let open = table.story(None);
    assert!(!open.events.iter().any(|event| matches!(event, Event::Dealt(..) | Event::DrewCard(..))));
}
