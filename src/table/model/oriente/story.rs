//! The story as it is told: whose turn it is in it, what somebody did himself, and when lords are new.

use crate::game::{Seat, Seats};
use crate::oriente::Event;
use crate::table::model::Chapter;

/// Where turns and seasons begin in these events. A turn begins with a declaration and takes in whoever calls against it;
/// where those are not told, with what is carried out.
pub fn chapters(events: &[Event]) -> Vec<Chapter> {
    let mut chapters = Vec::new();
    let mut is_declared = false;
    for (at, event) in events.iter().enumerate() {
        let before = at.checked_sub(1).map(|before| events[before]);
        let goes_on = |seat| matches!(before, Some(Event::Called { by, .. } | Event::TurnedUp(by, _)) if by == seat);
        let declares = |seat| matches!(events.get(at + 1), Some(Event::Declared(by, _)) if *by == seat);
        match *event {
            Event::SeasonBegan { .. } => {
                chapters.push(Chapter::round(at));
                is_declared = false;
            }
            Event::TurnedUp(seat, _) if declares(seat) && !goes_on(seat) => {
                chapters.push(Chapter::turn(at, seat));
                is_declared = true;
            }
            Event::Declared(seat, _) if !goes_on(seat) => {
                chapters.push(Chapter::turn(at, seat));
                is_declared = true;
            }
            Event::Fulfilled(seat, _) => {
                if !is_declared {
                    chapters.push(Chapter::turn(at, seat));
                }
                is_declared = false;
            }
            _ => {}
        }
    }
    chapters
}

/// Is it what this player did himself? He knows it; what came of it is news to him.
pub fn is_deed_of(event: &Event, player: Seat) -> bool {
    match *event {
        Event::Passed(seat)
        | Event::TurnedUp(seat, _)
        | Event::Declared(seat, _)
        | Event::Called { by: seat, .. }
        | Event::StayedOut(seat)
        | Event::Helped(seat, _)
        | Event::Joined(seat) => seat == player,
        Event::Offered(offer) => offer.from == player,
        _ => false,
    }
}

/// Who gets a lord by this whom he has not seen.
pub fn new_lords(event: &Event, players: u8) -> Seats {
    match *event {
        Event::GotLord(seat) => Seats::only(seat),
        Event::Transmuted(_) => Seats::all(players),
        _ => Seats::NONE,
    }
}
