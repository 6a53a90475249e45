//! What the hand that moves things does all the time, and the kinds of luck at its side.

use super::cards::{Card, Hand};
use super::event::Event;
use super::state::State;
use crate::game::{self, Listener, Moment, Seat};

/// The hand that moves the things of Zipang.
pub(super) type Mover<'a, L> = game::Mover<'a, State, L>;

/// The kinds of random events in Zipang.
#[derive(Clone, Copy)]
pub(super) enum Luck {
    /// Who begins the first campaign.
    FirstPlayer,
    /// The shuffle at the start of a campaign.
    Shuffle,
    /// The card a Tea Master takes.
    TeaMaster,
    /// The draw for the victory.
    FinalDraw,
    /// The cards that the author of a scene left open.
    Scene,
}

impl Luck {
    /// The moment of this kind in a round; `index` tells those of one round apart.
    pub(super) const fn at(self, round: u16, index: u8) -> Moment {
        Moment { kind: self as u16, round: round as u32, index: index as u16 }
    }
}

impl<L: Listener<Event>> Mover<'_, L> {
    /// This seat draws a card; says whether there was one.
    #[inline]
    pub(super) fn draw(&mut self, seat: Seat) -> bool {
        let Some(card) = self.state.supply.pop() else { return false };
        self.state.hands[seat].add(card);
        self.tell(Event::Drew(seat));
        self.whisper(seat, Event::DrewCard(seat, card));
        true
    }

    /// This seat draws until it holds two cards or there are none (Z-14).
    #[inline]
    pub(super) fn refill(&mut self, seat: Seat) {
        while self.state.hands[seat].len() < 2 && self.draw(seat) {}
    }

    /// A card leaves a hand before all eyes, to lie wherever the caller puts it.
    #[inline]
    pub(super) fn give_up(&mut self, seat: Seat, card: Card) {
        let held = self.state.hands[seat].remove(card);
        debug_assert!(held, "only cards in the hand leave it");
        self.state.notes.strike(seat, card);
    }

    /// A whole hand goes face up to the discard pile.
    pub(super) fn discard_hand(&mut self, seat: Seat) -> Hand {
        let hand = std::mem::take(&mut self.state.hands[seat]);
        hand.as_slice().iter().for_each(|&card| self.state.discards.push(card));
        self.state.notes.forget(seat);
        hand
    }

    /// `to` rightly sees the hand of `of`.
    pub(super) fn reveal(&mut self, to: Seat, of: Seat) {
        let hand = self.state.hands[of];
        self.state.notes.write(to, of, hand);
        self.whisper(to, Event::Saw { to, of, hand });
    }
}
