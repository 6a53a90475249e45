//! Moments at which the table stops for everyone to see something before it goes on.

use serde::{Deserialize, Serialize};

use crate::game::Seat;
use crate::zipang::{Card, Ending, Event, Hand};

/// Something for all eyes. The rules do not wait for it; the screen does.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Interlude {
    /// A Shrine Maiden's show (Z-12).
    Show(Show),
    /// A campaign is over; the next one is dealt already, or the game has ended.
    CampaignOver(CampaignOver),
}

/// Hands that a Shrine Maiden made visible.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Show {
    /// Who played her.
    pub by: Seat,
    /// The hands.
    pub hands: Vec<(Seat, Hand)>,
}

/// How a campaign ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct CampaignOver {
    /// Which one, counted from 1.
    pub number: u16,
    /// Why it ended.
    pub ending: Ending,
    /// Who takes the pile; `None` when the most honor is tied.
    pub winner: Option<Seat>,
    /// The coins in the pile.
    pub pile: u8,
    /// The hands laid open; none when only one player was left.
    pub hands: Vec<(Seat, Hand)>,
    /// What happened last, up to the end.
    pub last: Vec<Event>,
    /// Is the game over with it?
    pub is_last: bool,
}

/// Everything to stop for in the public story from its `from`-th event on.
pub fn interludes(story: &[Event], from: usize) -> Vec<Interlude> {
    let began = |event: &&Event| matches!(event, Event::CampaignBegan { .. });
    let mut number = story[..from].iter().filter(began).count() as u16;
    let mut by = story[..from].iter().rev().find_map(maiden).unwrap_or_default();
    let mut found: Vec<Interlude> = Vec::new();
    let mut laid_open = Vec::new();
    let mut start = from;
    for (place, event) in story.iter().enumerate().skip(from) {
        match *event {
            Event::Showed(seat, hand) => match found.last_mut() {
                Some(Interlude::Show(show)) => show.hands.push((seat, hand)),
                _ => found.push(Interlude::Show(Show { by, hands: vec![(seat, hand)] })),
            },
            Event::CampaignBegan { .. } => number += 1,
            Event::LaidOpen(seat, hand) => laid_open.push((seat, hand)),
            Event::CampaignEnded { ending, winner, pile } => {
                found.push(Interlude::CampaignOver(CampaignOver {
                    number,
                    ending,
                    winner,
                    pile,
                    hands: std::mem::take(&mut laid_open),
                    last: story[start..=place].to_vec(),
                    is_last: !story[place..].iter().any(|event| began(&event)),
                }));
                start = place + 1;
            }
            _ => by = maiden(event).unwrap_or(by),
        }
    }
    found
}

/// Who plays a Shrine Maiden here, if anyone.
fn maiden(event: &Event) -> Option<Seat> {
    match *event {
        Event::Played { seat, card: Card::ShrineMaiden, .. } => Some(seat),
        _ => None,
    }
}
