//! A game of Oriente at a device: the desk, looks at one's own lord, bots that move and bargain, taking back.

use noren::game::{Seat, Seats};
use noren::oriente::deals::{Ground, Promise, Promises, Proposal, Terms};
use noren::oriente::{Action, Event, Options, Setup, State, Talk};
use noren::table::{DeedError, Host, Input, Journal, Pace, Playable, Screen, Waiting, What};
use noren::zipang;

use crate::shared::{Shared, answers, journal, luck, seats};

fn seat(number: u8) -> Seat {
    Seat::new(number)
}

/// A table of five at which seat 0 begins, with people in these seats.
fn five(people: &[u8], seed: u64) -> Journal<State> {
    journal(Setup { first: Some(0), ..Setup::plain(5) }, 5, seats(people), Pace::PassTheDevice, seed)
}

fn shared(people: &[u8], seed: u64) -> Shared<State> {
    Shared::new(five(people, seed))
}

/// A past service for a promise to spare somebody: it can be offered at every prompt.
fn service_for_sparing(to: Seat, spared: Seat) -> Action {
    let gives = Terms { ground: Some(Ground::Service), ..Terms::default() };
    let asks = Terms { promises: Promises::only(Promise::Spare(spared)), ..Terms::default() };
    Action::Offer(Proposal { to, gives, asks })
}

/// Is this the desk on the open table?
fn assert_desk(shared: &Shared<State>) {
    assert_eq!(shared.screen(), Screen::Table { eyes: None, waiting: Waiting::Desk });
    assert_eq!(shared.view().eyes, None);
}

#[test]
fn the_desk_lies_on_the_open_table_and_hides_what_was_private() {
    let mut shared = shared(&[0, 1, 2, 3, 4], 1);
    shared.raise_curtain();
    assert_eq!(shared.private(), Some(seat(0)));
    shared.does(What::OpenDesk);
    assert_desk(&shared);
    shared.does(What::CloseDesk);
    assert_eq!(shared.curtain(), Some((seat(0), true)));
}

#[test]
fn two_people_settle_a_deal_at_the_desk_with_no_curtain_in_between() {
    let mut shared = shared(&[0, 1, 2, 3, 4], 1);
    shared.does(What::OpenDesk).aside(seat(3), service_for_sparing(seat(1), seat(0)));
    assert_desk(&shared);
    let number = shared.view().bargains.offers.as_slice()[0].number;
    shared.aside(seat(1), Action::Accept(number));
    assert_desk(&shared);
    assert_eq!(shared.view().bargains.ledger.entries.as_slice()[0].by, seat(1));
    let again = What::Aside { seat: seat(1), action: Action::Accept(number) };
    assert!(matches!(shared.tries(again), Err(DeedError::Refused(_))), "the offer is gone");
}

#[test]
fn a_table_that_does_not_bargain_has_no_desk() {
    let options = Options { talk: Talk::Silent, ..Options::default() };
    let setup = Setup { first: Some(0), options, ..Setup::plain(4) };
    let mut shared = Shared::<State>::new(journal(setup, 4, Seats::all(4), Pace::PassTheDevice, 1));
    assert_eq!(shared.showing().desk, None);
    assert_eq!(shared.tries(What::OpenDesk), Err(DeedError::NotNow));
    assert_eq!(shared.curtain(), Some((seat(0), true)));
}

#[test]
fn somebody_may_look_at_his_own_lord_behind_a_curtain_of_his_own() {
    let mut shared = shared(&[0, 1, 2, 3, 4], 1);
    shared.does(What::Look(seat(2)));
    assert_eq!(shared.curtain(), Some((seat(2), false)));
    shared.raise_curtain();
    assert_eq!(shared.screen(), Screen::Table { eyes: Some(seat(2)), waiting: Waiting::Look(seat(2)) });
    assert_eq!(shared.view().eyes, Some(seat(2)));
    shared.does(What::DropCurtain);
    assert_eq!(shared.curtain(), Some((seat(0), true)), "the question waits where it was");
}

#[test]
fn nobody_looks_at_the_lord_of_a_bot() {
    let mut shared = shared(&[0, 1], 1);
    assert_eq!(shared.tries(What::Look(seat(4))), Err(DeedError::Foreign(seat(4))));
    assert_eq!(shared.curtain().map(|(seat, _)| seat), Some(seat(0)));
}

#[test]
fn a_bot_answers_an_offer_at_once_and_says_why() {
    let mut shared = shared(&[0], 1);
    shared.let_bots_talk().does(What::OpenDesk).aside(seat(0), service_for_sparing(seat(2), seat(0))).let_bots_talk();
    let showing = shared.showing();
    let [(bot, _)] = showing.remarks[..] else { panic!("one remark: {:?}", showing.remarks) };
    assert_eq!(bot, seat(2));
    let told = showing.public_story();
    let place = told.iter().position(|event| matches!(event, Event::Offered(_))).expect("the offer is told");
    assert!(matches!(told[place + 1], Event::Refused(_) | Event::Dealt(_)), "{told:?}");
}

/// Plays on with the first allowed answer of every person, until something holds or the game is over.
fn play_until(shared: &mut Shared<State>, holds: impl Fn(&Shared<State>) -> bool) -> bool {
    for _ in 0..40_000 {
        if holds(shared) {
            return true;
        }
        if !shared.table.host().is_quiet() {
            shared.ask();
            continue;
        }
        match shared.screen() {
            Screen::Over { .. } => return false,
            Screen::Stop { .. } => shared.does(What::GoOn),
            Screen::Curtain { .. } => shared.raise_curtain(),
            Screen::Table { waiting: Waiting::Bot(_), .. } => shared.move_bot(),
            Screen::Table { waiting: Waiting::Desk, .. } => shared.does(What::CloseDesk),
            Screen::Table { waiting: Waiting::Moment { .. }, .. } => shared.does(What::LetItRun),
            Screen::Table { waiting: Waiting::Answer(seat), .. } => {
                let first = answers::<State>(&shared.view(), seat)[0];
                shared.answer(seat, first)
            }
            other => panic!("nobody waits for {other:?}"),
        };
    }
    panic!("the game does not end");
}

#[test]
fn one_person_among_bots_plays_to_the_end_and_never_sees_a_curtain() {
    for seed in 0..20 {
        let mut shared = shared(&[2], seed);
        let met = play_until(&mut shared, |shared| shared.curtain().is_some());
        assert!(!met && shared.is_over());
    }
}

#[test]
fn for_an_offer_of_a_bot_to_a_person_the_open_table_waits() {
    let offered = |shared: &Shared<State>| {
        let waits = matches!(shared.screen(), Screen::Table { eyes: None, waiting: Waiting::Moment { .. } });
        waits && shared.view().bargains.offers.as_slice().iter().any(|offer| offer.to.number() < 2)
    };
    let met = (0..200).any(|seed| play_until(&mut shared(&[0, 1], seed), offered));
    assert!(met, "in two hundred games no bot wants anything of anybody");
}

fn pass(number: u8) -> Input<State> {
    Input::Act { seat: seat(number), action: Action::Pass, because: None }
}

#[test]
fn taking_back_undoes_what_bots_did_since() {
    let mut host = Host::new(five(&[0], 1)).expect("a sound set-up");
    let before = host.view(None);
    host.put_in(pass(0)).expect("anybody may pass");
    host.put_in(pass(1)).expect("a bot may pass as well");
    assert_eq!(host.can_undo(), Some(Seats::only(seat(0))));
    host.undo();
    assert_eq!((host.view(None), host.journal().inputs.len(), host.can_undo()), (before, 0, None));
}

#[test]
fn what_only_bots_did_is_not_for_people_to_take_back() {
    let mut journal = five(&[0], 1);
    journal.setup.first = Some(1);
    let mut host = Host::new(journal).expect("a sound set-up");
    host.put_in(pass(1)).expect("a bot may pass");
    assert_eq!(host.can_undo(), None);
}

#[test]
fn stops_come_before_the_next_question_and_can_be_seen_one_by_one() {
    let met = (0..50).any(|seed| play_until(&mut shared(&[0, 1, 2, 3, 4], seed), Shared::is_stop));
    assert!(met, "everybody passes: at least the seasons end");
}

/// Plays a game of people at random, raising some hands at each open question. After everything that the whole table
/// looked at together, nobody's secrets may be the next thing on the screen.
fn play_in_company<G: Playable>(mut shared: Shared<G>, seed: u64) {
    let mut stream = luck(seed);
    let mut was_open = false;
    for _ in 0..3_000 {
        let screen = shared.screen();
        let is_private = shared.private().is_some();
        assert!(!(was_open && is_private), "all have just looked at the device, and now they see {screen:?}");
        was_open = screen.eyes() == Some(None);
        match screen {
            Screen::Over { .. } => return,
            Screen::Stop { .. } => shared.does(What::GoOn),
            Screen::Curtain { .. } => shared.raise_curtain(),
            Screen::Table { waiting: Waiting::Look(_), .. } => shared.does(What::DropCurtain),
            Screen::Table { waiting: Waiting::Hands(seats), .. } => {
                shared.raise_hands(seats.iter().filter(|_| stream.below(3) == 0).collect())
            }
            Screen::Table { waiting: Waiting::Answer(seat), .. } => {
                let mut answers = answers::<G>(&shared.view(), seat);
                let choice = stream.below(answers.len() as u32) as usize;
                shared.does(What::Answer { seat, action: answers.swap_remove(choice) })
            }
            other => panic!("nobody waits for {other:?}"),
        };
    }
    panic!("the game does not end");
}

#[test]
fn what_all_have_looked_at_is_never_followed_by_a_private_screen() {
    for pace in [Pace::PassTheDevice, Pace::SpeakUp] {
        for seed in 0..40 {
            let oriente = journal::<State>(Setup::plain(6), 6, Seats::all(6), pace, seed);
            play_in_company(Shared::new(oriente), seed);
            let zipang = journal::<zipang::State>(zipang::Setup::plain(3), 3, Seats::all(3), pace, seed);
            play_in_company(Shared::new(zipang), seed);
        }
    }
}

#[test]
fn raised_hands_are_taken_back_to_the_open_question() {
    let mut shared = Shared::new(Journal { pace: Pace::SpeakUp, ..five(&[0, 1, 2, 3, 4], 1) });
    shared.look_around().raise_hands(Seats::only(seat(3)));
    assert_eq!(shared.curtain(), Some((seat(3), true)), "the silent have passed");
    shared.undo();
    assert_eq!(shared.screen(), Screen::Table { eyes: None, waiting: Waiting::Hands(Seats::all(5)) });
    assert!(shared.showing().undo.is_none());
}
