//! How Zipang is put to people who share one device.

use super::action::Action;
use super::event::Event;
use super::opened::Opened;
use super::state::{Phase, State};
use super::view::View;
use crate::game::{Hosted, Poll, Seat};

impl Hosted for State {
    type Opened = Opened;

    fn has_secrets(&self, seat: Seat) -> bool {
        !self.hands[seat].is_empty()
    }

    fn with_all_open(&self) -> View {
        View { open_hands: self.hands, ..View::of(self, None) }
    }

    fn poll(&self) -> Option<Poll<Action>> {
        let Phase::Answer(answering) = self.phase else { return None };
        Some(Poll { seats: answering.waiting.with(answering.asked), pass: Action::Stand })
    }

    fn same_poll(&self, later: &Self) -> bool {
        match (self.phase, later.phase) {
            (Phase::Answer(now), Phase::Answer(then)) => {
                self.turn == later.turn
                    && (now.card, now.affected) == (then.card, then.affected)
                    && then.waiting.with(then.asked).is_within(now.waiting)
            }
            _ => false,
        }
    }

    fn reveals_something(event: &Event) -> bool {
        !matches!(event, Event::Stood(_) | Event::ChoseCoin(_))
    }

    fn opened(&self) -> Option<Opened> {
        self.laid_open()
    }
}
