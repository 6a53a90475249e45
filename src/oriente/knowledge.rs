//! What has been rightly seen of cards that lie face down now.
//!
//! A Transmutation mixes all lords in play. Whoever had seen some of them before still knows that those are among the
//! lords dealt, though not with whom: the Mahō-tsukai knows all but the one from the deck, everybody knows those that
//! lay face up, and each player his own old one. As mixed lords come to light, they are struck from what is known.

use super::cards::{Lord, MAX_PLAYERS};
use super::stack::Stack;
use crate::game::{BySeat, Seat, Seats};

/// What is known of face-down lords, by all and by each seat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Knowledge {
    /// Whose face-down lord was dealt by the last Transmutation.
    pub(super) mixed: Seats,
    /// Who carried it out, while any of its lords still lies face down.
    pub(super) mixer: Option<Seat>,
    /// The lords that all know to be among the mixed ones.
    pub(super) public: Stack,
    /// The lords that each seat knows to be among the mixed ones of the others.
    pub(super) private: BySeat<Stack, MAX_PLAYERS>,
    /// Whose face-down lord all know, since all saw it go under the deck before.
    pub(super) traced: Seats,
    /// Whose face-down lord comes from the deck's two bottom groups: neither Shōgun nor Ninja.
    pub(super) from_bottom: Seats,
}

impl Knowledge {
    /// This seat's face-down lord comes to light.
    #[inline]
    pub(super) fn reveal(&mut self, seat: Seat, lord: Lord, players: u8) {
        self.traced.remove(seat);
        self.from_bottom.remove(seat);
        if !self.mixed.contains(seat) {
            return;
        }
        self.mixed.remove(seat);
        self.public.remove(lord);
        // His own knowledge speaks of the others only.
        for other in Seats::all(players).without(seat).iter() {
            self.private[other].remove(lord);
        }
        if self.mixed.is_empty() {
            self.mixer = None;
        }
    }
}

/// What a Transmutation leaves everybody knowing.
#[derive(Clone, Copy, Debug)]
pub(super) struct Mixing {
    pub(super) players: u8,
    pub(super) mixer: Seat,
    /// The lords of the others that all could see before.
    pub(super) seen_by_all: Stack,
    /// Everybody's lord before it; the mixer has none.
    pub(super) before: BySeat<Option<Lord>, MAX_PLAYERS>,
    /// Whose lord before it all could see.
    pub(super) visible: Seats,
    /// Everybody's lord after it.
    pub(super) after: BySeat<Option<Lord>, MAX_PLAYERS>,
    /// The card that came from the deck, if all knew it.
    pub(super) traced: Option<Lord>,
}

impl Knowledge {
    /// All lords in play were mixed and dealt anew.
    pub(super) fn mix(&mut self, mixing: &Mixing) {
        let Mixing { players, mixer, seen_by_all, before, visible, after, traced } = *mixing;
        let extra = traced.map_or(seen_by_all, |lord| seen_by_all.with(lord));
        let all_others: Stack =
            mixer.others(players).filter_map(|seat| before[seat]).map(Into::into).collect::<Stack>();
        self.public = self.public.plus(extra);
        for seat in Seats::all(players).iter() {
            let mut known = if seat == mixer {
                traced.map_or(all_others, |lord| all_others.with(lord))
            } else {
                let own = before[seat].filter(|_| !visible.contains(seat));
                let known = self.private[seat].plus(extra);
                own.map_or(known, |lord| known.with(lord))
            };
            if let Some(own) = after[seat] {
                known.remove(own);
            }
            self.private[seat] = known;
        }
        self.mixed = Seats::all(players);
        self.mixer = Some(mixer);
        self.traced = Seats::NONE;
        self.from_bottom = Seats::NONE;
    }
}
