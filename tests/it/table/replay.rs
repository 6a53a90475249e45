//! A game seen again draws at every step what was drawn when it was played, and no more than its watcher may know.

use noren::game::{Prompt, Seat, Seats};
use noren::table::{Host, Landmark, Pace, Playable, Replay, Screen, Showing, Table, Watcher};
use noren::{oriente, zipang};

use super::tried::{Party, Tried, laid};
use crate::support::games;
use crate::third::Fireflies;

/// The most steps of one game; most of them end long before.
const STEPS: usize = 4_000;

/// What is drawn, without what belongs to the device before which it is drawn.
fn drawn<G: Playable>(mut showing: Showing<G>) -> Showing<G> {
    for line in &mut showing.story {
        (line.is_new, line.is_unheard) = (false, false);
    }
    Showing { number: 0, is_quiet: true, seats: Seats::NONE, undo: None, desk: None, ..showing }
}

/// What a bystander sees who has just come.
fn seen_by_a_bystander<G: Playable>(host: &Host<G>) -> Showing<G> {
    drawn(Table::with_devices(host.clone(), &[Seats::NONE]).showing(0))
}

/// Plays games to their end; hands out each with what bystanders saw at every step of it.
fn played<G: Tried>(by_default: u64, mut look: impl FnMut(&Party<G>, &[Showing<G>])) {
    for seed in 0..games(by_default) {
        let pace = if seed % 2 == 0 { Pace::SpeakUp } else { Pace::PassTheDevice };
        let mut party = Party::<G>::new(laid(pace, seed), &[Seats::all(3)], seed);
        let mut seen = Vec::new();
        for _ in 0..STEPS {
            let host = party.table.host();
            seen.truncate(host.journal().inputs.len());
            seen.push(seen_by_a_bystander(host));
            if party.is_over() {
                break;
            }
            party.step();
        }
        look(&party, &seen);
    }
}

fn every_step_is_seen_again<G: Tried>(by_default: u64) {
    let mut ended = 0;
    played::<G>(by_default, |party, seen| {
        let mut replay = Replay::new(party.table.host());
        let last = replay.steps();
        assert_eq!((replay.step(), last + 1), (last, seen.len()), "a replay begins at the end");
        if party.is_over() {
            ended += 1;
            assert!(matches!(replay.showing(Watcher::Bystander).screen, Screen::Over { .. }));
            assert_eq!(drawn(replay.showing(Watcher::Bystander)), drawn(party.table.showing(0)));
        }
        // Back to front, front to back, and in leaps.
        let leaps = (0..=last).map(|step| step * 37 % (last + 1));
        for step in (0..=last).rev().chain(0..=last).chain(leaps) {
            replay.go_to(step);
            assert_eq!(replay.step(), step);
            assert_eq!(drawn(replay.showing(Watcher::Bystander)), seen[step], "step {step} of {last}");
        }
        replay.go_to(usize::MAX);
        assert_eq!(replay.step(), last);
    });
    assert!(ended > 0, "no game came to its end");
}

#[test]
fn every_step_of_oriente_is_seen_again() {
    every_step_is_seen_again::<oriente::State>(6);
}

#[test]
fn every_step_of_zipang_is_seen_again() {
    every_step_is_seen_again::<zipang::State>(6);
}

#[test]
fn every_step_of_a_third_game_is_seen_again() {
    every_step_is_seen_again::<Fireflies>(6);
}

/// Of a game that goes on, whoever asks gets what all may know; once it is over, everybody's eyes are as they were.
fn watchers_see_what_they_may<G: Tried>() {
    played::<G>(3, |party, seen| {
        let whole = party.table.host().journal();
        let half = Host::new(whole.clone().shortened(whole.inputs.len() / 2)).expect("a sound journal");
        let mut running = Replay::new(&half);
        for (step, seen) in seen.iter().enumerate().take(running.steps() + 1) {
            running.go_to(step);
            for watcher in [Watcher::Seat(Seat::new(1)), Watcher::All] {
                assert_eq!(drawn(running.showing(watcher)), *seen, "step {step}");
            }
        }
        let mut over = Replay::new(party.table.host());
        if !over.is_over() {
            return;
        }
        for step in 0..over.steps() {
            over.go_to(step);
            let host = Host::new(whole.clone().shortened(step)).expect("a sound journal");
            let seat = Seat::new((step % 3) as u8);
            let showing = over.showing(Watcher::Seat(seat));
            if let Screen::Table { eyes, .. } = showing.screen {
                assert_eq!((eyes, showing.view), (Some(seat), Some(host.view(Some(seat)))));
            }
        }
    });
}

#[test]
fn whoever_watches_oriente_sees_what_he_may() {
    watchers_see_what_they_may::<oriente::State>();
}

#[test]
fn whoever_watches_zipang_sees_what_he_may() {
    watchers_see_what_they_may::<zipang::State>();
}

#[test]
fn with_all_cards_open_nobody_hides_anything() {
    played::<oriente::State>(2, |party, _| {
        let mut replay = Replay::new(party.table.host());
        for step in 0..replay.steps() {
            replay.go_to(step);
            let view = replay.showing(Watcher::All).view.expect("no curtain");
            let is_hidden = |seat| view.lords[seat] == oriente::LordView::Hidden;
            assert!(!replay.is_over() || !Seats::all(view.players).iter().any(is_hidden), "step {step}");
        }
    });
    played::<zipang::State>(2, |party, _| {
        let mut replay = Replay::new(party.table.host());
        for step in 0..replay.steps() {
            replay.go_to(step);
            let view = replay.showing(Watcher::All).view.expect("no curtain");
            let is_open = |seat| view.open_hands[seat].len() == view.hand_sizes[seat];
            assert!(!replay.is_over() || Seats::all(view.players).iter().all(is_open), "step {step}");
        }
    });
}

#[test]
fn landmarks_lead_to_the_steps_at_which_they_happened() {
    played::<oriente::State>(3, |party, seen| {
        let mut replay = Replay::new(party.table.host());
        assert!(replay.kinds().contains(&Landmark::Season));
        let mut at = replay.steps() + 1;
        while let Some(step) = replay.nearest(Landmark::Season, false) {
            assert!(step < at);
            at = step;
            replay.go_to(step);
            let begun = |showing: &Showing<oriente::State>| {
                let is_start = |event: &&oriente::Event| matches!(event, oriente::Event::SeasonBegan { .. });
                showing.public_story().iter().filter(is_start).count()
            };
            let before = step.checked_sub(1).map_or(0, |step| begun(&seen[step]));
            assert_eq!(begun(&seen[step]), before + 1);
        }
        assert_eq!(at, 0, "the first season begins with the deal");
        assert!(replay.nearest(Landmark::Campaign, true).is_none());
    });
}

#[test]
fn a_game_is_played_on_from_any_moment_once_it_is_over() {
    played::<zipang::State>(3, |party, _| {
        let host = party.table.host();
        let mut replay = Replay::new(host);
        assert_eq!(replay.played_on().is_some(), !replay.is_over() && replay.may_play_on());
        replay.go_to(replay.steps() / 2);
        let journal = replay.played_on().expect("a game that is over");
        let on = Host::new(journal).expect("a sound journal");
        assert!(matches!(on.prompt(), Prompt::Ask { .. }));
        assert_eq!(on.view(None), replay.showing(Watcher::Bystander).view.expect("no curtain"));
        // Between several people who still play there is one course only.
        let half = Host::new(host.journal().clone().shortened(replay.step())).expect("a sound journal");
        assert!(Replay::new(&half).played_on().is_none());
    });
}
