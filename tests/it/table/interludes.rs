//! What the table stops for, and how the coins are told again from the public story.

use noren::game::{Prompt, Seats};
use noren::table::model::zipang::{CampaignOver, Interlude, coins_over_campaigns, interludes};
use noren::table::{Host, Pace, Screen, What};
use noren::zipang::{Ending, Event, Setup, State};

use crate::shared::{Shared, at_random, journal};

/// A whole game of bots that play at random, with what the table stopped for on the way.
fn played(players: u8, seed: u64) -> (Host<State>, Vec<Interlude>) {
    let journal = at_random(journal(Setup::plain(players), players, Seats::NONE, Pace::PassTheDevice, seed));
    let mut shared = Shared::<State>::new(journal);
    let mut stops = Vec::new();
    loop {
        match shared.screen() {
            Screen::Over { .. } => return (shared.table.host().clone(), stops),
            Screen::Stop { stop, is_last } => {
                assert_eq!(is_last, matches!(shared.table.host().prompt(), Prompt::Over(_)));
                stops.push(stop);
                shared.does(What::GoOn);
            }
            _ => {
                let told = shared.table.host().public_story().len();
                shared.move_bot();
                let found = interludes(shared.table.host().public_story(), told);
                assert_eq!(found.is_empty(), !shared.is_stop(), "the device stops for {found:?}");
            }
        }
    }
}

#[test]
fn every_campaign_ends_with_a_stop_and_only_the_last_one_is_the_last() {
    for seed in 0..40 {
        let (host, stops) = played(2 + (seed % 5) as u8, seed);
        let over: Vec<&CampaignOver> = stops
            .iter()
            .filter_map(|stop| match stop {
                Interlude::CampaignOver(over) => Some(over),
                Interlude::Show(_) => None,
            })
            .collect();
        let numbers: Vec<u16> = over.iter().map(|over| over.number).collect();
        assert_eq!(numbers, (1..=host.view(None).campaign).collect::<Vec<_>>());
        let last: Vec<bool> = over.iter().map(|over| over.is_last).collect();
        assert!(last.iter().rev().enumerate().all(|(place, &is_last)| is_last == (place == 0)));
        assert!(over.iter().all(|over| matches!(over.last.last(), Some(Event::CampaignEnded { .. }))));
        assert!(over.iter().all(|over| over.hands.is_empty() == (over.ending == Ending::LastOneIn)));
    }
}

#[test]
fn a_show_holds_exactly_the_hands_that_were_shown() {
    let mut shows = 0;
    for seed in 0..40 {
        let (host, stops) = played(4, seed);
        let story = host.public_story();
        let shown = story.iter().filter(|event| matches!(event, Event::Showed(..))).count();
        let in_stops: usize =
            stops.iter().map(|stop| if let Interlude::Show(show) = stop { show.hands.len() } else { 0 }).sum();
        assert_eq!(in_stops, shown);
        for stop in stops {
            let Interlude::Show(show) = stop else { continue };
            shows += 1;
            assert!(show.hands.iter().all(|(seat, _)| *seat != show.by), "her player shows nothing");
        }
    }
    assert!(shows > 0, "some game has a show in it");
}

#[test]
fn the_coins_told_again_are_the_coins_on_the_table() {
    for seed in 0..40 {
        let players = 2 + (seed % 5) as u8;
        let (host, _) = played(players, seed);
        let each = if players == 2 { 4 } else { 5 };
        let rows = coins_over_campaigns(players, host.public_story());
        let view = host.view(None);
        assert_eq!(rows.len(), usize::from(view.campaign) + 1);
        assert_eq!(rows[0], vec![each; usize::from(players)]);
        assert_eq!(rows.last().map(Vec::as_slice), Some(view.coins.as_slice(players)));
    }
}

#[test]
fn after_the_end_nobody_is_asked_and_the_whole_public_story_is_shown() {
    let journal = at_random(journal(Setup::plain(3), 3, Seats::NONE, Pace::PassTheDevice, 1));
    let mut shared = Shared::<State>::new(journal);
    while !shared.is_over() {
        if shared.is_stop() {
            shared.does(What::GoOn)
        } else {
            shared.move_bot()
        };
    }
    let showing = shared.showing();
    assert_eq!(showing.question, None);
    assert_eq!(showing.events(|_| true), shared.table.host().public_story());
    assert_eq!(showing.public_story(), shared.table.host().public_story());
}
