//! The story as it is told: whose turn it is in it, what somebody did himself, and when hands are new.

use crate::game::{Seat, Seats};
use crate::table::model::Chapter;
use crate::zipang::Event;

/// Where turns and campaigns begin in these events. A turn begins with its card; a card drawn for another one that was
/// given up is part of the turn that goes on.
pub fn chapters(events: &[Event]) -> Vec<Chapter> {
    let mut chapters = Vec::new();
    // Who draws for what he gave up, and how many cards at most.
    let mut refilled: Option<(Seat, u8)> = None;
    for (at, event) in events.iter().enumerate() {
        match *event {
            Event::CampaignBegan { .. } => {
                chapters.push(Chapter::round(at));
                refilled = None;
            }
            Event::LaidMonk(seat) | Event::Took { from: Some(seat), .. } => refilled = Some((seat, 1)),
            Event::RoseInIkki(seat) | Event::Discarded(seat, _) => refilled = Some((seat, 2)),
            Event::Drew(seat) => match refilled {
                Some((owner, count)) if owner == seat && count > 0 => refilled = Some((owner, count - 1)),
                _ => {
                    chapters.push(Chapter::turn(at, seat));
                    refilled = None;
                }
            },
            _ => {}
        }
    }
    chapters
}

/// Is it what this player did himself? He knows it; what came of it is news to him.
pub fn is_deed_of(event: &Event, player: Seat) -> bool {
    match *event {
        Event::Played { seat, .. }
        | Event::RoseInIkki(seat)
        | Event::LaidMonk(seat)
        | Event::ChoseCoin(seat)
        | Event::Stood(seat)
        | Event::LookedAt { by: seat, .. }
        | Event::Took { by: seat, .. } => seat == player,
        _ => false,
    }
}

/// Who gets a hand by this that he has not seen.
pub fn new_hands(event: &Event, players: u8) -> Seats {
    match *event {
        Event::CampaignBegan { .. } => Seats::all(players),
        Event::Discarded(seat, _) => Seats::only(seat),
        _ => Seats::NONE,
    }
}
