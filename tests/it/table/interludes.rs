//! What the table stops for, and how the coins are told again from the public story.

use noren::game::{Game, Prompt, RandomGame, Seats, Told};
use noren::table::model::zipang::{
    Attack, CampaignOver, Fate, Interlude, coins_over_campaigns, interludes, seen_before,
};
use noren::table::{Host, Pace, Screen, What};
use noren::zipang::{Card, Ending, Event, Setup, State};

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
                let (before, told) = (shared.table.host().view(None), shared.table.host().public_story().len());
                shared.move_bot();
                let mut found = interludes(&before, shared.table.host().public_story(), told);
                found.retain(|stop| stop.concerns(Seats::NONE));
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
                Interlude::Show(_) | Interlude::Attack(_) => None,
            })
            .collect();
        let numbers: Vec<u16> = over.iter().map(|over| over.number).collect();
        assert_eq!(numbers, (1..=host.view(None).campaign).collect::<Vec<_>>());
        let last: Vec<bool> = over.iter().map(|over| over.is_last).collect();
        assert!(last.iter().rev().enumerate().all(|(place, &is_last)| is_last == (place == 0)));
        assert!(over.iter().all(|over| matches!(over.told.first(), Some(Event::CampaignBegan { .. }))));
        assert!(over.iter().all(|over| matches!(over.told.last(), Some(Event::CampaignEnded { .. }))));
        let coins: Vec<Vec<u8>> = over.iter().map(|over| over.coins.clone()).collect();
        let players = 2 + (seed % 5) as u8;
        assert_eq!(coins, coins_over_campaigns(players, host.public_story())[1..]);
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

/// Every attack of a game in which everybody answers at random, with the events from its card to its end.
fn attacks(players: u8, seed: u64) -> Vec<(Attack, Vec<Event>)> {
    let mut table = RandomGame::<State>::new(&Setup::plain(players), seed, &mut Vec::new()).expect("a sound set-up");
    let (mut story, mut found) = (Vec::new(), Vec::new());
    loop {
        let (before, from) = (table.game.view(None), story.len());
        let mut told: Vec<Told<Event>> = Vec::new();
        if table.step(&mut told).is_none() {
            return found;
        }
        story.extend(told.iter().filter(|told| told.to.includes(None)).map(|told| told.event));
        let is_card = |event: &Event| matches!(event, Event::Played { .. } | Event::RoseInIkki(_));
        let start = story.iter().rposition(is_card).unwrap_or(0);
        for stop in interludes(&before, &story, from) {
            if let Interlude::Attack(attack) = stop {
                found.push((attack, story[start..].to_vec()));
            }
        }
    }
}

#[test]
fn an_attack_is_reported_once_with_what_became_of_everybody() {
    let (mut fates, mut cards) = ([0; 5], Vec::new());
    for seed in 0..60 {
        for (Attack { by, card, fates: came }, story) in attacks(2 + (seed % 5) as u8, seed) {
            let targets = match story[0] {
                Event::Played { seat, card: played, targets } => {
                    assert_eq!((seat, played), (by, card));
                    targets
                }
                _ => came.iter().map(|&(seat, _)| seat).collect(),
            };
            assert_eq!(targets, came.iter().map(|&(seat, _)| seat).collect::<Seats>(), "{story:?}");
            for (seat, fate) in came {
                let (kind, event) = match fate {
                    Fate::Monk => (0, Event::LaidMonk(seat)),
                    Fate::Coin => (1, Event::PaidToPile(seat)),
                    Fate::Hand => (2, Event::BlockedByHand(seat)),
                    Fate::Out(hand) => (3, Event::Eliminated(seat, hand)),
                    Fate::Threw(hand) => (4, Event::Discarded(seat, hand)),
                };
                assert!(story.contains(&event), "{event:?} in {story:?}");
                fates[kind] += 1;
            }
            cards.push(card);
        }
    }
    assert!(fates.iter().all(|&count| count > 0), "{fates:?}");
    for card in [Card::Captain, Card::Commander, Card::Warlord, Card::Peasant, Card::Ninja] {
        assert!(cards.contains(&card), "{card:?} attacks in some game");
    }
}

#[test]
fn every_attack_that_struck_or_was_blocked_is_reported() {
    for seed in 0..40 {
        let players = 2 + (seed % 5) as u8;
        let mut told: Vec<Told<Event>> = Vec::new();
        let mut table = RandomGame::<State>::new(&Setup::plain(players), seed, &mut told).expect("a sound set-up");
        while table.step(&mut told).is_some() {}
        let count = |is: fn(&Event) -> bool| told.iter().filter(|told| is(&told.event)).count();
        let ended = count(|event| matches!(event, Event::Eliminated(..) | Event::BlockedByHand(_)));
        let is_end = |fate: &Fate| matches!(fate, Fate::Out(_) | Fate::Hand);
        let found = attacks(players, seed);
        let reported = found.iter().flat_map(|(attack, _)| &attack.fates).filter(|(_, fate)| is_end(fate)).count();
        assert_eq!(reported, ended);
    }
}

#[test]
fn an_attack_stops_those_whom_it_concerns_and_the_rest_stops_everybody() {
    for (attack, _) in (0..20).flat_map(|seed| attacks(6, seed)) {
        let (by, hit) = (attack.by, attack.fates.iter().map(|&(seat, _)| seat).collect::<Seats>());
        let stop = Interlude::Attack(attack);
        assert!(stop.concerns(Seats::only(by)) && hit.iter().all(|seat| stop.concerns(Seats::only(seat))));
        assert!(!stop.concerns(Seats::all(6).without(by).minus(hit)));
    }
    let (_, stops) = played(4, 1);
    assert!(!stops.is_empty() && stops.iter().all(|stop| stop.concerns(Seats::NONE)), "{stops:?}");
}

#[test]
fn a_save_that_counted_no_attacks_goes_on_with_the_same_stop() {
    let (_, kept) = played(4, 2);
    let (attack, _) = attacks(4, 3).swap_remove(0);
    let mut stops = vec![Interlude::Attack(attack.clone())];
    for stop in &kept {
        stops.extend([stop.clone(), Interlude::Attack(attack.clone())]);
    }
    for seen in 0..kept.len() {
        assert_eq!(stops.get(seen_before(&stops, seen)), kept.get(seen));
    }
    assert_eq!(seen_before(&stops, kept.len()), stops.len(), "whoever had seen all is shown nothing of what is past");
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
