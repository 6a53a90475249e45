//! The curtain falls when it should and rises when it may.

use noren::game::{Hosted, Seat, Seats};
use noren::table::{DeedError, Input, Pace, Screen, Waiting, What};
use noren::zipang::{Action, Card, Event, Phase, Setup, State};

use crate::shared::{Shared, answers, journal, seats};

fn seat(number: u8) -> Seat {
    Seat::new(number)
}

/// A table of four whose first player sits in seat 0, with people in these seats.
fn table(people: &[u8], pace: Pace, seed: u64) -> Shared<State> {
    let setup = Setup { first: Some(0), ..Setup::plain(4) };
    Shared::new(journal(setup, 4, seats(people), pace, seed))
}

/// Whoever is asked gives his first allowed answer that fits, raising the curtain for it.
fn answer(shared: &mut Shared<State>, fits: impl Fn(&Action) -> bool) -> bool {
    if shared.curtain().is_some() {
        shared.raise_curtain();
    }
    let Some(Waiting::Answer(asked)) = shared.waiting() else { panic!("nobody is asked: {:?}", shared.screen()) };
    let Some(action) = answers::<State>(&shared.view(), asked).into_iter().find(fits) else { return false };
    shared.answer(asked, action);
    true
}

/// The first seed with which seat 0 can attack somebody at once.
fn attacked(people: &[u8], pace: Pace) -> Shared<State> {
    (0..)
        .map(|seed| table(people, pace, seed))
        .find_map(|mut table| {
            let attack = |action: &Action| matches!(action, Action::Play { card, targets } if card.battle() > 2 && targets.len() == 1 && targets.contains(seat(2)));
            let is_attacked = answer(&mut table, attack);
            table.look_around();
            is_attacked.then_some(table)
        })
        .expect("some deal has an attack in it")
}

fn public(shared: &Shared<State>) -> noren::zipang::View {
    shared.table.host().view(None)
}

#[test]
fn the_curtain_is_down_before_the_first_turn_and_shows_only_who_is_asked() {
    let showing = table(&[0, 1, 2, 3], Pace::PassTheDevice, 1).showing();
    assert!(matches!(showing.screen, Screen::Curtain { seat, asks_pin: false, .. } if seat == Seat::new(0)));
    assert_eq!((showing.view, showing.story), (None, Vec::new()));
}

#[test]
fn raising_it_shows_the_view_of_the_one_asked_and_dropping_it_hides_all() {
    let mut table = table(&[0, 1, 2, 3], Pace::PassTheDevice, 1);
    table.raise_curtain();
    assert_eq!(table.screen(), Screen::Table { eyes: Some(seat(0)), waiting: Waiting::Answer(seat(0)) });
    assert_eq!(table.view(), table.table.host().view(Some(seat(0))));
    table.does(What::DropCurtain);
    assert_eq!(table.curtain(), Some((seat(0), true)));
    assert_eq!(table.showing().view, None);
}

#[test]
fn before_the_curtain_all_may_look_at_the_open_table_and_nobody_at_more() {
    let mut table = attacked(&[0, 1, 2, 3], Pace::PassTheDevice);
    table.does(What::ShowTable);
    let open = table.showing();
    assert_eq!(open.screen, Screen::Table { eyes: None, waiting: Waiting::Curtain(seat(2)) });
    assert_eq!(open.view, Some(public(&table)));
    assert!(open.story.iter().all(|line| line.is_public) && !open.story.is_empty());
    // Nothing is answered from there, nor is the curtain raised.
    let stand = What::Answer { seat: seat(2), action: Action::Stand };
    for what in [stand, What::RaiseCurtain { pin: None }, What::ShowTable] {
        assert_eq!(table.tries(what), Err(DeedError::NotNow));
    }
    table.does(What::BackToCurtain);
    assert_eq!((table.curtain(), table.showing().view), (Some((seat(2), true)), None));
}

#[test]
fn whatever_lets_the_curtain_fall_takes_the_open_table_from_before_it() {
    let mut table = attacked(&[0, 1, 2, 3], Pace::PassTheDevice);
    table.does(What::ShowTable).does(What::DropCurtain);
    assert_eq!(table.curtain(), Some((seat(2), true)));
    table.does(What::ShowTable).does(What::Look(seat(1)));
    assert_eq!(table.curtain(), Some((seat(1), false)));
    assert_eq!(table.tries(What::ShowTable), Err(DeedError::NotNow), "whoever only looks goes back to the table");
    table.does(What::DropCurtain);
    assert_eq!(table.curtain(), Some((seat(2), true)), "and there the curtain is down");
}

#[test]
fn the_curtain_falls_between_two_people() {
    let table = attacked(&[0, 1, 2, 3], Pace::PassTheDevice);
    assert_eq!(table.curtain(), Some((seat(2), true)));
}

#[test]
fn the_only_person_among_bots_never_sees_a_curtain() {
    let mut table = table(&[0], Pace::PassTheDevice, 4);
    for _ in 0..200 {
        if table.is_stop() {
            table.does(What::GoOn);
            continue;
        }
        if table.is_over() {
            return;
        }
        let Screen::Table { eyes, waiting } = table.screen() else { panic!("no curtain for one") };
        assert_eq!((eyes, table.view().eyes), (Some(seat(0)), Some(seat(0))));
        match waiting {
            Waiting::Answer(_) => assert!(answer(&mut table, |_| true)),
            Waiting::Bot(_) => {
                table.move_bot();
            }
            other => panic!("nobody waits for {other:?}"),
        }
    }
}

#[test]
fn after_bots_have_moved_the_curtain_is_down_even_for_the_same_person() {
    let mut table = table(&[0, 1], Pace::PassTheDevice, 2);
    for _ in 0..400 {
        match table.screen() {
            Screen::Table { eyes, waiting: Waiting::Bot(_) } => {
                assert_eq!((eyes, table.view().eyes), (None, None), "while bots move, the table is open");
                table.move_bot();
                assert_eq!(table.private(), None);
            }
            Screen::Stop { .. } => {
                table.does(What::GoOn);
            }
            Screen::Over { .. } => return,
            Screen::Curtain { .. } | Screen::Table { .. } => assert!(answer(&mut table, |_| true)),
        }
    }
}

#[test]
fn speaking_up_puts_one_open_question_and_passes_for_the_silent() {
    let mut table = attacked(&[0, 1, 2, 3], Pace::SpeakUp);
    let Screen::Table { eyes, waiting } = table.screen() else { panic!("an open question") };
    assert_eq!((eyes, waiting, table.view().eyes), (None, Waiting::Hands(Seats::only(seat(2))), None));
    table.raise_hands(Seats::NONE);
    assert!(table.table.host().public_story().contains(&Event::Stood(seat(2))), "silence is a pass");
    assert!(!matches!(public(&table).phase, Phase::Answer(_)));
}

#[test]
fn whoever_raises_a_hand_is_asked_behind_his_curtain() {
    let mut table = attacked(&[0, 1, 2, 3], Pace::SpeakUp);
    table.raise_hands(Seats::only(seat(2)));
    assert_eq!(table.curtain(), Some((seat(2), true)));
}

#[test]
fn undo_takes_back_only_what_taught_nobody_anything() {
    assert!(!State::reveals_something(&Event::Stood(seat(1))) && State::reveals_something(&Event::Drew(seat(1))));
    let mut table = attacked(&[0, 1, 2, 3], Pace::PassTheDevice);
    assert!(table.showing().undo.is_none() && table.table.host().can_undo().is_none(), "a card was shown");
    let before = (table.showing(), table.table.host().journal().clone());
    assert!(table.tries(What::Undo).is_err(), "nothing to take back");
    assert_eq!((table.showing(), table.table.host().journal().clone()), before);
    let mut host = table.table.host().clone();
    host.undo();
    assert_eq!(host.journal(), table.table.host().journal());
}

#[test]
fn an_answer_that_shows_nothing_can_be_taken_back() {
    // A Merchant asks several: the first of them lets it happen, then thinks again.
    let mut table = (0..)
        .map(|seed| table(&[0, 1, 2, 3], Pace::PassTheDevice, seed))
        .find_map(|mut table| {
            let merchant = |action: &Action| matches!(action, Action::Play { card: Card::Merchant, .. });
            answer(&mut table, merchant).then_some(table)
        })
        .expect("some deal has a Merchant in it");
    let before = public(&table);
    assert!(answer(&mut table, |action| *action == Action::Stand));
    assert_ne!(public(&table), before);
    assert_eq!(table.showing().undo, Some(Seats::only(seat(1))), "at the curtain, where the device goes on");
    // Not by whoever has raised it: the answer is another's.
    table.does(What::RaiseCurtain { pin: None });
    assert_eq!(table.showing().undo, None);
    assert_eq!(table.tries(What::Undo), Err(DeedError::NotNow));
    table.does(What::DropCurtain).undo();
    assert_eq!(public(&table), before);
    assert_eq!(table.curtain(), Some((seat(1), true)));
}

#[test]
fn the_story_is_told_to_each_from_his_own_view_and_once() {
    let mut table = attacked(&[0, 1, 2, 3], Pace::PassTheDevice);
    table.does(What::Look(seat(1))).raise_curtain();
    let told = table.showing();
    assert!(told.story.iter().all(|line| line.is_new), "he has read nothing so far");
    let is_dealt_to = |event: &Event, own: bool| matches!(event, Event::Dealt(owner, _) if (*owner == seat(1)) == own);
    let events = told.events(|_| true);
    assert!(events.iter().any(|event| is_dealt_to(event, true)));
    assert!(!events.iter().any(|event| is_dealt_to(event, false)));
    table.does(What::DropCurtain);
    // Seat 2 answers what he has read; when he looks again, only what came since is new.
    assert!(answer(&mut table, |action| *action == Action::Stand));
    let read = table.table.host().journal().inputs.len();
    assert!(matches!(table.table.host().journal().inputs[read - 1], Input::Act { seat, .. } if seat == Seat::new(2)));
    table.does(What::GoOn);
    table.does(What::Look(seat(2))).raise_curtain();
    let again = table.showing();
    let new = again.events(|line| line.is_new);
    assert!(!new.is_empty() && !new.contains(&Event::Stood(seat(2))), "what he did himself is no news: {new:?}");
    assert!(again.events(|_| true).contains(&Event::Stood(seat(2))) && !again.story[0].is_new);
    let open = table.table.host().public_story();
    assert!(!open.iter().any(|event| matches!(event, Event::Dealt(..) | Event::DrewCard(..))));
}
