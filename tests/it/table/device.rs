//! A game of Oriente at a device: the desk, looks at one's own lord, bots that move and bargain, taking back.

use noren::game::{Chance, Game, Moment, Seat, Seats};
use noren::oriente::deals::{Ground, Promise, Promises, Proposal, Terms};
use noren::oriente::{Action, Event, Options, Setup, State, Talk};
use noren::table::{Pace, Playable, Screen, Seating, Sitting, Stage, Table, Waiting};
use noren::zipang;

fn seat(number: u8) -> Seat {
    Seat::new(number)
}

/// A table of five at which seat 0 begins, with people in these seats.
fn sitting(people: &[u8], seed: u64) -> Sitting<State> {
    let setup = Setup { first: Some(0), ..Setup::plain(5) };
    let people = people.iter().copied().map(Seat::new).collect();
    Sitting::new(setup, Seating { people, pace: Pace::PassTheDevice }, seed).expect("a sound set-up")
}

/// A past service for a promise to spare somebody: it can be offered at every prompt.
fn service_for_sparing(to: Seat, spared: Seat) -> Action {
    let gives = Terms { ground: Some(Ground::Service), ..Terms::default() };
    let asks = Terms { promises: Promises::only(Promise::Spare(spared)), ..Terms::default() };
    Action::Offer(Proposal { to, gives, asks })
}

/// Is it the curtain for this seat, with or without a question?
fn curtain_for(sitting: &Sitting<State>) -> Option<(Seat, bool)> {
    match sitting.stage() {
        Stage::Screen(Screen::Curtain { seat, question }) => Some((seat, question.is_some())),
        _ => None,
    }
}

#[test]
fn the_desk_lies_on_the_open_table_and_hides_what_was_private() {
    let mut sitting = sitting(&[0, 1, 2, 3, 4], 1);
    sitting.raise_curtain();
    assert!(matches!(sitting.stage(), Stage::Screen(Screen::Private { .. })));
    sitting.open_desk();
    let Stage::Screen(Screen::Open { view, waiting }) = sitting.stage() else { panic!("the open table") };
    assert_eq!((view.eyes, waiting), (None, Waiting::Desk));
    sitting.close_desk();
    assert_eq!(curtain_for(&sitting), Some((seat(0), true)));
}

#[test]
fn two_people_settle_a_deal_at_the_desk_with_no_curtain_in_between() {
    let mut sitting = sitting(&[0, 1, 2, 3, 4], 1);
    sitting.open_desk();
    sitting.bargain(seat(3), &service_for_sparing(seat(1), seat(0))).expect("an allowed offer");
    let Stage::Screen(Screen::Open { view, waiting: Waiting::Desk }) = sitting.stage() else { panic!("the desk") };
    let number = view.bargains.offers.as_slice()[0].number;
    sitting.bargain(seat(1), &Action::Accept(number)).expect("an allowed answer");
    let Stage::Screen(Screen::Open { view, waiting: Waiting::Desk }) = sitting.stage() else { panic!("the desk") };
    assert_eq!(view.bargains.ledger.entries.as_slice()[0].by, seat(1));
    assert!(sitting.bargain(seat(1), &Action::Accept(number)).is_err(), "the offer is gone");
}

#[test]
fn a_table_that_does_not_bargain_has_no_desk() {
    let options = Options { talk: Talk::Silent, ..Options::default() };
    let setup = Setup { first: Some(0), options, ..Setup::plain(4) };
    let seating = Seating { people: Seats::all(4), pace: Pace::PassTheDevice };
    let mut sitting = Sitting::<State>::new(setup, seating, 1).expect("a sound set-up");
    assert!(!sitting.may_bargain());
    sitting.open_desk();
    assert_eq!(curtain_for(&sitting), Some((seat(0), true)));
}

#[test]
fn somebody_may_look_at_his_own_lord_behind_a_curtain_of_his_own() {
    let mut sitting = sitting(&[0, 1, 2, 3, 4], 1);
    sitting.look(seat(2));
    assert_eq!(curtain_for(&sitting), Some((seat(2), false)));
    sitting.raise_curtain();
    let Stage::Screen(Screen::Private { seat: looker, view, waiting }) = sitting.stage() else { panic!("his view") };
    assert_eq!((looker, view.eyes, waiting), (seat(2), Some(seat(2)), Waiting::Look(seat(2))));
    sitting.drop_curtain();
    assert_eq!(curtain_for(&sitting), Some((seat(0), true)), "the question waits where it was");
}

#[test]
fn nobody_looks_at_the_lord_of_a_bot() {
    let mut sitting = sitting(&[0, 1], 1);
    sitting.look(seat(4));
    assert_ne!(curtain_for(&sitting).map(|(seat, _)| seat), Some(seat(4)));
}

#[test]
fn a_bot_answers_an_offer_at_once_and_says_why() {
    let mut sitting = sitting(&[0], 1);
    sitting.open_desk();
    sitting.bargain(seat(0), &service_for_sparing(seat(2), seat(0))).expect("an allowed offer");
    let [(bot, _)] = sitting.remarks() else { panic!("one remark: {:?}", sitting.remarks()) };
    assert_eq!(*bot, seat(2));
    let told = sitting.news(None);
    assert!(matches!(told[0], Event::Offered(_)));
    assert!(matches!(told[1], Event::Refused(_) | Event::Dealt(_)), "{told:?}");
}

/// Plays on with the first allowed answer of every person, until something holds or the game is over.
fn play_until(sitting: &mut Sitting<State>, holds: impl Fn(&Sitting<State>) -> bool) -> bool {
    for _ in 0..2_000 {
        if holds(sitting) {
            return true;
        }
        match sitting.stage() {
            Stage::Over => return false,
            Stage::Stop(_) => sitting.go_on(),
            Stage::Screen(Screen::Curtain { .. }) => sitting.raise_curtain(),
            Stage::Screen(Screen::Open { view, waiting } | Screen::Private { view, waiting, .. }) => match waiting {
                Waiting::Bot(_) => sitting.move_bot(),
                Waiting::Desk => sitting.close_desk(),
                Waiting::Answer(seat) => {
                    // A position that fits what he sees knows what he may answer.
                    let mut stream =
                        noren::game::Chance::new(1).stream(noren::game::Moment { kind: 99, round: 0, index: 0 });
                    let mut answers = Vec::new();
                    State::sample(&view, &mut stream).legal(seat, &mut answers);
                    sitting.act(seat, &answers[0]).expect("an allowed answer");
                }
                other => panic!("nobody waits for {other:?}"),
            },
        }
    }
    panic!("the game does not end");
}

#[test]
fn one_person_among_bots_plays_to_the_end_and_never_sees_a_curtain() {
    for seed in 0..20 {
        let mut sitting = sitting(&[2], seed);
        let met = play_until(&mut sitting, |sitting| curtain_for(sitting).is_some());
        assert!(!met && sitting.outcome().is_some());
    }
}

#[test]
fn an_offer_of_a_bot_to_a_person_opens_the_desk() {
    let offered = |sitting: &Sitting<State>| match sitting.stage() {
        Stage::Screen(Screen::Open { view, waiting: Waiting::Desk }) => {
            view.bargains.offers.as_slice().iter().any(|offer| offer.to.number() < 2)
        }
        _ => false,
    };
    let met = (0..200).any(|seed| play_until(&mut sitting(&[0, 1], seed), offered));
    assert!(met, "in two hundred games no bot wants anything of anybody");
}

#[test]
fn taking_back_undoes_what_bots_did_since() {
    let setup = Setup { first: Some(0), ..Setup::plain(5) };
    let seating = Seating { people: Seats::only(seat(0)), pace: Pace::PassTheDevice };
    let mut table = Table::<State>::new(setup, 1, seating).expect("a sound set-up");
    let before = table.view(None);
    table.act(seat(0), &Action::Pass).expect("anybody may pass");
    table.act(seat(1), &Action::Pass).expect("a bot may pass as well");
    assert!(table.can_undo());
    table.undo();
    assert_eq!((table.view(None), table.record().actions.len(), table.can_undo()), (before, 0, false));
}

#[test]
fn what_only_bots_did_is_not_for_people_to_take_back() {
    let setup = Setup { first: Some(1), ..Setup::plain(5) };
    let seating = Seating { people: Seats::only(seat(0)), pace: Pace::PassTheDevice };
    let mut table = Table::<State>::new(setup, 1, seating).expect("a sound set-up");
    table.act(seat(1), &Action::Pass).expect("a bot may pass");
    assert!(!table.can_undo());
}

#[test]
fn stops_come_before_the_next_question_and_can_be_seen_one_by_one() {
    let met = (0..50).any(|seed| {
        let mut sitting = sitting(&[0, 1, 2, 3, 4], seed);
        play_until(&mut sitting, |sitting| matches!(sitting.stage(), Stage::Stop(_)))
    });
    assert!(met, "everybody passes: at least the seasons end");
}

/// Plays a game of people at random, raising some hands at each open question. After everything that the whole table
/// looked at together, nobody's secrets may be the next thing on the screen.
fn play_in_company<G: Playable>(mut sitting: Sitting<G>, seed: u64) {
    let mut stream = Chance::new(seed).stream(Moment { kind: 99, round: 0, index: 0 });
    let mut shared = false;
    for _ in 0..3_000 {
        let stage = sitting.stage();
        let is_private = matches!(stage, Stage::Screen(Screen::Private { .. }));
        assert!(!(shared && is_private), "all have just looked at the device, and now they see {stage:?}");
        shared = matches!(stage, Stage::Stop(_) | Stage::Screen(Screen::Open { .. }));
        match stage {
            Stage::Over => return,
            Stage::Stop(_) => sitting.go_on(),
            Stage::Screen(Screen::Curtain { .. }) => sitting.raise_curtain(),
            Stage::Screen(Screen::Open { view, waiting } | Screen::Private { view, waiting, .. }) => match waiting {
                Waiting::Hands(seats) => sitting.raise_hands(seats.iter().filter(|_| stream.below(3) == 0).collect()),
                Waiting::Answer(seat) => {
                    let mut answers = Vec::new();
                    G::sample(&view, &mut stream).legal(seat, &mut answers);
                    let choice = stream.below(answers.len() as u32) as usize;
                    sitting.act(seat, &answers[choice]).expect("an allowed answer");
                }
                other => panic!("nobody waits for {other:?}"),
            },
        }
    }
    panic!("the game does not end");
}

#[test]
fn what_all_have_looked_at_is_never_followed_by_a_private_screen() {
    for pace in [Pace::PassTheDevice, Pace::SpeakUp] {
        for seed in 0..40 {
            let seating = |players| Seating { people: Seats::all(players), pace };
            play_in_company(Sitting::<State>::new(Setup::plain(6), seating(6), seed).expect("a table"), seed);
            let setup = zipang::Setup::plain(3);
            play_in_company(Sitting::<zipang::State>::new(setup, seating(3), seed).expect("a table"), seed);
        }
    }
}

#[test]
fn raised_hands_are_taken_back_to_the_open_question() {
    let setup = Setup { first: Some(0), ..Setup::plain(5) };
    let seating = Seating { people: Seats::all(5), pace: Pace::SpeakUp };
    let mut sitting = Sitting::<State>::new(setup, seating, 1).expect("a sound set-up");
    sitting.raise_hands(Seats::only(seat(3)));
    assert_eq!(curtain_for(&sitting), Some((seat(3), true)), "the silent have passed");
    sitting.undo();
    let Stage::Screen(Screen::Open { waiting, .. }) = sitting.stage() else { panic!("the open question") };
    assert_eq!(waiting, Waiting::Hands(Seats::all(5)));
    assert!(!sitting.can_undo());
}

#[test]
fn a_bot_does_not_think_again_because_an_offer_was_taken_back() {
    let mut sitting = sitting(&[0], 3);
    let offer = service_for_sparing(seat(2), seat(0));
    sitting.open_desk();
    sitting.bargain(seat(0), &offer).expect("an allowed offer");
    let answered = sitting.remarks().to_vec();
    for _ in 0..20 {
        sitting.undo();
        sitting.bargain(seat(0), &offer).expect("an allowed offer");
        assert_eq!(sitting.remarks(), answered);
    }
}
