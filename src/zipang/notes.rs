//! What each player has rightly seen of the others' hands (Z-11).
//!
//! Notes change by public events only; the real hand is never consulted. So a note is always true, and never tells more
//! than its owner could have remembered.

use super::cards::{Card, Hand, MAX_PLAYERS};
use crate::game::{BySeat, Seat, Seats};

/// Everybody's private notes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Notes {
    /// By holder, then by the owner of the note.
    of: BySeat<BySeat<Hand, MAX_PLAYERS>, MAX_PLAYERS>,
    /// The holders about whom anybody has a note: most plays concern none of them.
    noted: Seats,
}

impl Notes {
    /// What `owner` knows to be in the hand of `holder`.
    #[inline]
    pub fn about(&self, holder: Seat, owner: Seat) -> Hand {
        self.of[holder][owner]
    }

    /// A new look replaces the old one.
    pub(super) fn write(&mut self, owner: Seat, holder: Seat, hand: Hand) {
        self.of[holder][owner] = hand;
        self.settle(holder);
    }

    /// The holder plays, discards or is robbed of this card: one note of that kind is struck from each list.
    #[inline]
    pub(super) fn strike(&mut self, holder: Seat, card: Card) {
        if self.noted.contains(holder) {
            for owner in Seats::all(MAX_PLAYERS as u8).iter() {
                self.of[holder][owner].remove(card);
            }
            self.settle(holder);
        }
    }

    /// The holder has lost his whole hand: all notes about it are struck.
    #[inline]
    pub(super) fn forget(&mut self, holder: Seat) {
        self.of[holder] = BySeat::default();
        self.noted.remove(holder);
    }

    /// A new deal clears everything.
    #[inline]
    pub(super) fn clear(&mut self) {
        if !self.noted.is_empty() {
            *self = Self::default();
        }
    }

    fn settle(&mut self, holder: Seat) {
        if self.of[holder] == BySeat::default() {
            self.noted.remove(holder);
        } else {
            self.noted.insert(holder);
        }
    }
}
