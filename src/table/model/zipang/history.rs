//! How the coins went, told again from the public story.

use crate::game::Seat;
use crate::zipang::{Event, starting_coins};

/// Everybody's coins in seat order, at the start and after each campaign that has ended.
pub fn coins_over_campaigns(players: u8, story: &[Event]) -> Vec<Vec<u8>> {
    let mut coins = vec![starting_coins(players); usize::from(players)];
    let mut rows = vec![coins.clone()];
    for event in story {
        follow(&mut coins, event);
        if matches!(event, Event::CampaignEnded { .. }) {
            rows.push(coins.clone());
        }
    }
    rows
}

/// What an event does to everybody's coins.
pub(super) fn follow(coins: &mut [u8], event: &Event) {
    let at = |seat: Seat| usize::from(seat.number());
    match *event {
        Event::CampaignBegan { .. } => coins.iter_mut().for_each(|own| *own -= 1),
        Event::PaidToPile(seat) => coins[at(seat)] -= 1,
        Event::Stole { by, from } => {
            coins[at(from)] -= 1;
            coins[at(by)] += 1;
        }
        Event::TookFromPile(seat, taken) => coins[at(seat)] += taken,
        Event::CampaignEnded { winner: Some(winner), pile, .. } => coins[at(winner)] += pile,
        _ => {}
    }
}
