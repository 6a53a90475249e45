//! The hand that moves things: a position being changed, with luck at its side and somebody to tell.

use super::{Audience, Chance, Game, Listener, Seat, Seats};

/// Changes a position. Its methods stand in the files of their game's topics; none of them asks whether it is allowed.
pub(crate) struct Mover<'a, G, L> {
    pub(crate) state: &'a mut G,
    pub(crate) chance: &'a mut Chance,
    pub(crate) listener: &'a mut L,
}

impl<G: Game, L: Listener<G::Event>> Mover<'_, G, L> {
    /// Tells everyone.
    #[inline]
    pub(crate) fn tell(&mut self, event: G::Event) {
        self.listener.hear(Audience::Everyone, || event);
    }

    /// Tells one seat.
    #[inline]
    pub(crate) fn whisper(&mut self, seat: Seat, event: G::Event) {
        self.listener.hear(Audience::Only(Seats::only(seat)), || event);
    }
}
