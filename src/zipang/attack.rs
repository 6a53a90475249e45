//! Attacks: hands are compared, coins paid, and the defeated leave the campaign.

use super::cards::Card;
use super::event::Event;
use super::mover::Mover;
use crate::game::{Listener, Seat, Seats};

impl<L: Listener<Event>> Mover<'_, L> {
    /// All answers are in: every attack of the card happens, separately and at once.
    pub(super) fn attack(&mut self, card: Card, struck: Seats, paying: Seats) {
        let Some(strength) = card.attack() else { return };
        for seat in struck.clockwise_from(self.state.turn) {
            if paying.contains(seat) {
                self.pay_to_pile(seat);
            } else if self.state.hands[seat].battle() >= strength {
                self.tell(Event::BlockedByHand(seat));
                self.reveal(self.state.turn, seat);
            } else {
                self.eliminate(seat);
            }
        }
    }

    fn eliminate(&mut self, seat: Seat) {
        self.state.in_campaign.remove(seat);
        let hand = self.discard_hand(seat);
        self.tell(Event::Eliminated(seat, hand));
    }
}
