//! Attacks: hands are compared, coins paid, and the defeated leave the campaign.

use super::event::Event;
use super::mover::Mover;
use super::state::Answering;
use crate::game::{Listener, Seat};

impl<L: Listener<Event>> Mover<'_, L> {
    /// All answers are in: every attack of the card happens, separately and at once.
    pub(super) fn attack(&mut self, answering: Answering) {
        let Some(strength) = answering.card.attack() else { return };
        for seat in answering.affected.minus(answering.spared).clockwise_from(self.state.turn) {
            if answering.paying.contains(seat) {
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
