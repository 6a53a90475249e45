//! A deed that does not fit what its screen shows is refused by its reason, and changes nothing.

use noren::game::{Seat, Seats};
use noren::oriente::deals::{Ground, Proposal, Terms};
use noren::table::{Deed, DeedError, Host, Pace, Playable, SENTENCE_LIMIT, Screen, Table, Waiting, What};
use noren::{oriente, zipang};

use super::tried::{Party, Tried, deed, laid, pin, sent, text};
use crate::shared::{answers, seats};
use crate::third::Fireflies;

type Refused<G> = Result<(), DeedError<<G as noren::game::Game>::Refusal>>;

/// Tries a deed that must not be done: nothing has changed after it, on any screen.
fn refused<G: Tried>(party: &mut Party<G>, device: usize, showing: u64, what: What<G>) -> Refused<G> {
    let before = party.all();
    let result = party.table.act(device, sent(&Deed { showing, what: what.clone() }));
    assert!(result.is_err(), "{what:?} was done on {:?}", before.1[device].screen);
    assert_eq!(party.all(), before, "{what:?}");
    result
}

/// Everything that a screen does not ask for, tried on it.
fn try_all<G: Tried>(party: &mut Party<G>, device: usize) {
    let showing = party.table.showing(device);
    let (number, here, waiting) = (showing.number, showing.seats, showing.screen.waiting());
    if let Some(what) = deed(&showing, &mut party.luck).filter(|what| *what != What::DropCurtain) {
        for stale in [number - 1, number + 1, u64::MAX] {
            assert_eq!(refused(party, device, stale, what.clone()), Err(DeedError::Stale));
        }
    }
    let host = party.table.host();
    let asked = host.prompt().seat();
    let action = asked.and_then(|seat| answers::<G>(&host.view(Some(seat)), seat).pop());
    for seat in Seats::all(Seat::LIMIT).iter() {
        let foreign = !here.contains(seat);
        let whats = [What::Look(seat), What::AgreeToLift(seat)].into_iter().filter(|_| foreign);
        let answer = action.clone().map(|action| What::Answer { seat, action });
        let aside = action.clone().map(|action| What::Aside { seat, action });
        for what in whats.chain(answer).chain(aside) {
            match what {
                What::Answer { .. } if waiting == Some(Waiting::Answer(seat)) => {}
                what if foreign => assert_eq!(refused(party, device, number, what), Err(DeedError::Foreign(seat))),
                // An answer is no move beside the question.
                what => assert_eq!(refused(party, device, number, what), Err(DeedError::NotNow)),
            }
        }
        let may_agree = matches!(waiting, Some(Waiting::Lift { seat: owner, .. }) if owner != seat);
        if !foreign && !may_agree {
            assert_eq!(refused(party, device, number, What::AgreeToLift(seat)), Err(DeedError::NotNow));
        }
        let uncalled = matches!(waiting, Some(Waiting::Hands(of)) if !of.contains(seat));
        if uncalled {
            let why_not = if foreign { DeedError::Foreign(seat) } else { DeedError::NotNow };
            let result = refused(party, device, number, What::RaiseHands(Seats::only(seat)));
            assert_eq!(result, Err(why_not));
        }
    }
    if let Screen::Curtain { seat, asks_pin: true, .. } = showing.screen {
        let almost = pin(seat).map(|pin| format!("{pin} "));
        for typed in [None, Some("0000".to_owned()), Some(String::new()), Some("four".to_owned()), almost] {
            let result = refused(party, device, number, What::RaiseCurtain { pin: typed });
            assert_eq!(result, Err(DeedError::WrongPin));
        }
    }
    let is_stop = matches!(showing.screen, Screen::Stop { .. });
    let is_desk = waiting == Some(Waiting::Desk);
    let unasked = [
        (matches!(waiting, Some(Waiting::Moment { .. })), What::LetItRun),
        (matches!(waiting, Some(Waiting::Hands(_))), What::RaiseHands(Seats::NONE)),
        (matches!(showing.screen, Screen::Curtain { .. }), What::RaiseCurtain { pin: None }),
        (showing.round.is_some(), What::SkipLook),
        (showing.round.is_some(), What::SkipLooks),
        (showing.can_forget_pin(), What::ForgetPin),
        (matches!(showing.screen, Screen::Curtain { question: Some(_), .. }), What::ShowTable),
        (matches!(waiting, Some(Waiting::Lift { .. } | Waiting::Lifted(_) | Waiting::Curtain(_))), What::BackToCurtain),
        (is_stop, What::GoOn),
        (showing.undo.is_some(), What::Undo),
        (is_desk, What::Write("We share the rice".into())),
        (showing.desk.is_some(), What::CloseDesk),
        (showing.desk.is_some() && !is_stop && !here.is_empty(), What::OpenDesk),
    ];
    for (_, what) in unasked.into_iter().filter(|(is_asked, _)| !is_asked) {
        assert_eq!(refused(party, device, number, what), Err(DeedError::NotNow));
    }
}

fn tried<G: Tried>(steps: usize) {
    for seed in 0..4 {
        let pace = if seed % 2 == 0 { Pace::PassTheDevice } else { Pace::SpeakUp };
        let apart = [seats(&[0]), seats(&[1, 2]), Seats::NONE];
        let together = [Seats::all(3), Seats::NONE];
        let devices = if seed < 2 { &apart[..] } else { &together[..] };
        let mut party = Party::<G>::new(laid(pace, seed), devices, seed);
        for _ in 0..steps {
            (0..devices.len()).for_each(|device| try_all(&mut party, device));
            party.step();
        }
    }
}

#[test]
fn what_a_screen_of_oriente_does_not_ask_for_is_not_done() {
    tried::<oriente::State>(300);
}

#[test]
fn what_a_screen_of_zipang_does_not_ask_for_is_not_done() {
    tried::<zipang::State>(300);
}

#[test]
fn what_a_screen_of_a_third_game_does_not_ask_for_is_not_done() {
    tried::<Fireflies>(120);
}

/// Four people of Oriente around one device, and a bystander; seat 0 begins.
fn four() -> Party<oriente::State> {
    let mut journal = laid::<oriente::State>(Pace::PassTheDevice, 0);
    journal.setup.first = Some(0);
    Party::new(journal, &[Seats::all(3), Seats::NONE], 1)
}

fn now<G: Playable>(table: &mut Table<G>, device: usize, what: What<G>) -> Refused<G> {
    let showing = table.showing(device).number;
    table.act(device, Deed { showing, what })
}

#[test]
fn what_the_rules_forbid_is_refused_with_their_reason() {
    use oriente::{Action, Refusal, Side};
    let mut party = four();
    let zero = Seat::new(0);
    assert_eq!(now(&mut party.table, 0, What::RaiseCurtain { pin: pin(zero) }), Ok(()));
    let number = party.table.showing(0).number;
    let help = What::Answer { seat: zero, action: Action::Help(Side::Attacker) };
    let why_not = refused(&mut party, 0, number, help);
    assert!(matches!(why_not, Err(DeedError::Refused(_))), "{why_not:?}");
    // Bargaining is no answer to the question, and an answer no bargaining.
    let service = Terms { ground: Some(Ground::Service), ..Terms::default() };
    let offer = Action::Offer(Proposal { to: Seat::new(1), gives: service, asks: service });
    let as_answer = What::Answer { seat: zero, action: offer };
    assert_eq!(refused(&mut party, 0, number, as_answer), Err(DeedError::NotNow));
    assert_eq!(now(&mut party.table, 0, What::OpenDesk), Ok(()));
    let number = party.table.showing(0).number;
    let to_himself = Action::Offer(Proposal { to: zero, gives: service, asks: service });
    let why_not = refused(&mut party, 0, number, What::Aside { seat: zero, action: to_himself });
    assert!(matches!(why_not, Err(DeedError::Refused(Refusal::OfferToHimself))), "{why_not:?}");
    let pass = What::Aside { seat: zero, action: Action::Pass };
    assert_eq!(refused(&mut party, 0, number, pass), Err(DeedError::NotNow));
    for words in [String::new(), "  \n".into(), "x".repeat(SENTENCE_LIMIT + 1)] {
        assert_eq!(refused(&mut party, 0, number, What::Write(words)), Err(DeedError::Sentence));
    }
    assert_eq!(now(&mut party.table, 0, What::Write("水".repeat(SENTENCE_LIMIT))), Ok(()));
}

#[test]
fn a_bystander_touches_nothing() {
    let mut party = four();
    let (journal, number) = (party.table.host().journal().clone(), party.table.showing(1).number);
    assert_eq!(refused(&mut party, 1, number, What::OpenDesk), Err(DeedError::NotNow));
    assert_eq!(refused(&mut party, 1, number, What::Write("I was here".into())), Err(DeedError::NotNow));
    assert_eq!(now(&mut party.table, 1, What::DropCurtain), Ok(()));
    assert_eq!(party.table.host().journal(), &journal);
}

#[test]
fn every_screen_that_changes_gets_a_number_of_its_own() {
    let mut party =
        Party::<oriente::State>::new(laid(Pace::SpeakUp, 2), &[seats(&[0]), seats(&[1, 2]), Seats::NONE], 3);
    for _ in 0..600 {
        let before = party.all().1;
        let step = party.step();
        for (old, new) in before.iter().zip(party.all().1) {
            assert!(new.number >= old.number, "after {step:?}");
            assert!(new.number > old.number || new == *old, "{old:?} and {new:?} after {step:?}");
        }
    }
}

#[test]
fn hiding_is_never_too_late() {
    let mut party = four();
    let (first, zero) = (party.table.showing(0).number, Seat::new(0));
    assert_eq!(now(&mut party.table, 0, What::RaiseCurtain { pin: pin(zero) }), Ok(()));
    assert!(party.table.showing(0).view.is_some());
    assert_eq!(party.table.act(0, Deed { showing: first, what: What::DropCurtain }), Ok(()));
    assert_eq!(party.table.showing(0).view, None);
}

#[test]
fn nobody_sits_before_a_screen_for_a_bot() {
    let journal = laid::<oriente::State>(Pace::PassTheDevice, 0);
    let table = Table::with_devices(Host::new(journal).expect("a sound journal"), &[Seats::all(4), seats(&[3])]);
    assert_eq!((table.showing(0).seats, table.showing(1).seats), (Seats::all(3), Seats::NONE));
}

#[test]
fn a_screen_that_comes_later_does_not_stop_for_what_is_past() {
    let mut party = Party::<zipang::State>::new(laid(Pace::PassTheDevice, 1), &[Seats::all(3)], 1);
    while !matches!(party.table.showing(0).screen, Screen::Stop { .. }) {
        party.step();
    }
    let journal = sent(party.table.host().journal());
    let later = Table::new(Host::new(journal).expect("a sound journal"));
    assert!(!matches!(later.showing(0).screen, Screen::Stop { .. }));
}

#[test]
fn text_that_is_no_deed_is_not_read() {
    let good = text(&Deed::<zipang::State> { showing: 3, what: What::Look(Seat::new(1)) });
    assert_eq!(good, r#"{"showing":3,"what":{"look":1}}"#);
    let bad = [
        "",
        "{}",
        "null",
        r#"{"showing":3}"#,
        r#"{"what":{"look":1}}"#,
        r#"{"showing":-3,"what":{"look":1}}"#,
        r#"{"showing":3,"what":{"look":12}}"#,
        r#"{"showing":3,"what":{"look":1},"as":2}"#,
        r#"{"showing":3,"what":{"see_all":1}}"#,
        r#"{"showing":3,"what":{"look":1,"undo":null}}"#,
        r#"{"showing":3,"what":{"raise_hands":[1,1]}}"#,
        r#"{"showing":3,"what":{"answer":{"seat":1,"action":"win"}}}"#,
        r#"{"showing":3,"what":{"answer":{"seat":1}}}"#,
        r#"{"showing":3,"what":{"look":1}"#,
    ];
    for text in bad {
        assert!(serde_json::from_str::<Deed<zipang::State>>(text).is_err(), "{text}");
    }
}
