//! What the table stops for, and how the coins are told again from the public story.

use noren::bots::{Bot, RandomBot};
use noren::game::{Chance, Moment, Seats};
use noren::table::model::zipang::{CampaignOver, Interlude, coins_over_campaigns, interludes};
use noren::table::{Pace, Screen, Seating, Table, Waiting};
use noren::zipang::{Ending, Event, Setup, State};

/// A whole game of bots, with what the table stopped for after each move.
fn played(players: u8, seed: u64) -> (Table<State>, Vec<Interlude>) {
    let seating = Seating { people: Seats::NONE, pace: Pace::PassTheDevice };
    let mut table = Table::<State>::new(Setup::plain(players), seed, seating).expect("a sound set-up");
    let mut luck = Chance::new(seed).stream(Moment { kind: 9, round: 0, index: 0 });
    let mut stops = Vec::new();
    while let Screen::Open { waiting: Waiting::Bot(bot), .. } = table.screen() {
        let from = table.story(None).events.len();
        let action = Bot::<State>::choose(&RandomBot, bot, &table.view(Some(bot)), &mut luck);
        table.act(bot, &action).expect("an allowed answer");
        stops.extend(interludes(&table.story(None).events, from));
    }
    (table, stops)
}

#[test]
fn every_campaign_ends_with_a_stop_and_only_the_last_one_is_the_last() {
    for seed in 0..40 {
        let (table, stops) = played(2 + (seed % 5) as u8, seed);
        let over: Vec<&CampaignOver> = stops
            .iter()
            .filter_map(|stop| match stop {
                Interlude::CampaignOver(over) => Some(over),
                Interlude::Show(_) => None,
            })
            .collect();
        let numbers: Vec<u16> = over.iter().map(|over| over.number).collect();
        assert_eq!(numbers, (1..=table.view(None).campaign).collect::<Vec<_>>());
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
        let (table, stops) = played(4, seed);
        let story = table.story(None).events;
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
        let (table, _) = played(players, seed);
        let each = if players == 2 { 4 } else { 5 };
        let rows = coins_over_campaigns(players, &table.story(None).events);
        let view = table.view(None);
        assert_eq!(rows.len(), usize::from(view.campaign) + 1);
        assert_eq!(rows[0], vec![each; usize::from(players)]);
        assert_eq!(rows.last().map(Vec::as_slice), Some(view.coins.as_slice(players)));
    }
}

#[test]
fn what_is_told_since_a_moment_is_empty_after_undo_went_before_it() {
    let (table, _) = played(3, 1);
    assert!(table.story_since(None, table.told() + 5).is_empty());
    assert_eq!(table.story_since(None, 0), table.story(None).events);
    assert!(table.outcome().is_some() && table.question().is_none());
}
