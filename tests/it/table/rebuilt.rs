//! A host is a function of its journal: made anew from the written one, it is the same at every step.

use noren::game::{Seat, Seats, Staged};
use noren::table::{Host, Input, Journal, JournalError, Pace, SENTENCE_LIMIT};
use noren::{oriente, zipang};

use super::tried::{Party, Step, Tally, Tried, laid, sent, text};
use super::wire::truth;
use crate::shared::{plan, seats};
use crate::support::games;
use crate::third::{Action, Fireflies};

/// The most steps of one game; most of them end long before.
const STEPS: usize = 4_000;

/// Writes the journal down, makes a host of what is read, and looks at it with the eyes of every device.
fn assert_rebuilt<G: Tried>(party: &Party<G>, step: &Step<G>) {
    let host = party.table.host();
    let written = text(host.journal());
    let journal: Journal<G> = serde_json::from_str(&written).expect("what was written");
    assert_eq!(text(&journal), written, "written again, it reads the same");
    let rebuilt = Host::new(journal).unwrap_or_else(|error| panic!("{error} after {step:?}"));
    assert_eq!(rebuilt.journal(), host.journal());
    for device in party.table.devices() {
        let (showing, other) = (device.showing(host), device.showing(&rebuilt));
        assert_eq!(showing, other, "after {step:?}");
        assert_eq!(text(&showing), text(&other));
    }
    assert_eq!(rebuilt.asked(), host.asked(), "after {step:?}");
    assert_eq!(rebuilt.can_undo(), host.can_undo(), "after {step:?}");
    assert_eq!(rebuilt.public_story(), host.public_story());
    for eyes in Seats::all(host.people().count() as u8).iter().map(Some).chain([None]) {
        assert_eq!(rebuilt.view(eyes), host.view(eyes));
    }
    // Taking back leads to the same place from both.
    if host.can_undo().is_some() {
        let (mut host, mut rebuilt) = (host.clone(), rebuilt);
        host.undo();
        rebuilt.undo();
        assert_eq!((rebuilt.journal(), rebuilt.view(None)), (host.journal(), host.view(None)));
    }
}

/// Plays games around these devices, rebuilding the host after every step.
fn tried<G: Tried>(devices: &[Seats], by_default: u64) -> Tally {
    let mut tally = Tally::default();
    for seed in 0..games(by_default) {
        let pace = if seed % 2 == 0 { Pace::SpeakUp } else { Pace::PassTheDevice };
        let mut party = Party::<G>::new(laid(pace, seed), devices, seed);
        assert_rebuilt(&party, &Step::Nothing);
        for _ in 0..STEPS {
            let step = party.step();
            if step != Step::Nothing {
                assert_rebuilt(&party, &step);
            }
            if party.is_over() {
                break;
            }
        }
        tally.count(&party);
    }
    tally
}

/// All people share one device, or some of them two and somebody has his own; a bystander looks on at both.
fn devices() -> [Vec<Seats>; 2] {
    [vec![Seats::all(3), Seats::NONE], vec![seats(&[0]), seats(&[1, 2]), Seats::NONE]]
}

#[test]
fn a_host_of_oriente_is_what_its_written_journal_makes_it() {
    for devices in devices() {
        let tally = tried::<oriente::State>(&devices, 4);
        let Tally { acts, asides, hands, sentences, undone, games, .. } = tally;
        let all = acts > 200 && asides > 20 && hands > 0 && sentences > 0 && undone > 0 && games > 0;
        assert!(all, "not everything was tried: {tally:?}");
    }
}

#[test]
fn a_host_of_zipang_is_what_its_written_journal_makes_it() {
    for devices in devices() {
        let tally = tried::<zipang::State>(&devices, 6);
        assert!(tally.acts > 200 && tally.hands > 0 && tally.undone > 0 && tally.games > 0, "{tally:?}");
        // Where somebody sits elsewhere, not all can be asked.
        assert_eq!(tally.lifted > 0, devices[0] == Seats::all(3), "{tally:?}");
    }
}

#[test]
fn a_host_of_a_third_game_is_what_its_written_journal_makes_it() {
    for devices in devices() {
        let tally = tried::<Fireflies>(&devices, 30);
        assert!(tally.acts > 100 && tally.hands > 0 && tally.undone > 0 && tally.games > 10, "{tally:?}");
    }
}

#[test]
fn a_journal_cut_off_anywhere_is_the_game_as_it_was_then() {
    let mut party = Party::<oriente::State>::new(laid(Pace::SpeakUp, 2), &[Seats::all(3)], 2);
    let mut seen = Vec::new();
    for _ in 0..1_500 {
        party.step();
        // What was taken back is gone from the journal, and so is what was seen since.
        seen.truncate(party.table.host().journal().inputs.len());
        let host = party.table.host();
        if host.journal().inputs.len() == seen.len() + 1 {
            seen.push((host.view(None), host.public_story().len(), host.sentences().to_vec()));
        }
    }
    let journal = party.table.host().journal();
    assert!(seen.len() > 100 && seen.len() == journal.inputs.len(), "{} moments", seen.len());
    for (step, (view, told, sentences)) in seen.into_iter().enumerate() {
        let inputs = journal.inputs[..=step].to_vec();
        let host = Host::new(sent(&Journal { inputs, ..journal.clone() })).expect("the first part of a game");
        assert_eq!((host.view(None), host.public_story().len()), (view, told), "at step {step}");
        assert_eq!(host.sentences(), sentences);
    }
}

#[test]
fn a_journal_that_makes_no_game_says_what_is_wrong_and_where() {
    let journal = || laid::<Fireflies>(Pace::SpeakUp, 1);
    let played = |journal| Host::new(journal).map_err(|error| error.to_string()).err();
    assert_eq!(played(journal()), None);
    let wrong = |change: &dyn Fn(&mut Journal<Fireflies>)| {
        let mut journal = journal();
        change(&mut journal);
        played(journal).expect("it makes no game")
    };
    let act = |number: u8, action| Input::Act { seat: Seat::new(number), action, because: None };
    assert!(wrong(&|journal| journal.game = "chess".into()).starts_with("game:"));
    assert!(wrong(&|journal| journal.rules += 1).starts_with("rules:"));
    assert!(wrong(&|journal| journal.chance += 1).starts_with("chance:"));
    assert!(wrong(&|journal| journal.setup.names.clear()).starts_with("setup.names"));
    assert!(wrong(&|journal| journal.plan = plan(2, Seats::all(2))).starts_with("plan.people:"));
    let out_of_turn = wrong(&|journal| journal.inputs = vec![act(0, Action::StayDark), act(3, Action::StayDark)]);
    assert!(out_of_turn.starts_with("inputs[1]: somebody else is asked"), "{out_of_turn}");
    // No bot raises a hand, and nobody whom the question was not put to.
    let hands = [(seats(&[3]), Seats::NONE), (seats(&[0]), seats(&[1])), (Seats::NONE, Seats::NONE)];
    for (of, raised) in hands {
        let error = wrong(&|journal| journal.inputs = vec![Input::Hands { of, raised }]);
        assert!(error.starts_with("inputs[0]: expected an open question"), "{error}");
    }
    let too_long = "x".repeat(SENTENCE_LIMIT + 1);
    assert!(wrong(&|journal| journal.inputs = vec![Input::Sentence(too_long.clone())]).starts_with("inputs[0]:"));
    let (game, _) = truth(&journal());
    let scene = Journal { position: Some(game.to_position()), ..journal() };
    assert!(Host::new(scene.clone()).is_ok());
    assert_eq!(Host::dealt(scene).err(), Some(JournalError::NotDealt));
}
