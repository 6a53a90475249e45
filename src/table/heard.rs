//! What has been said aloud at a device, so that a voice says each thing once.
//!
//! What is said over the open table is heard by all who sit there. What is said while one person's secrets are on the
//! screen is heard by that person alone, and others still have to be told as much of it as they may know.

use super::{Host, Playable};
use crate::game::{BySeat, Seat, Seats};

/// How much of a story has been heard.
#[derive(Clone, Debug, Default)]
pub(super) struct Heard {
    /// Of everything told: has it been said over the open table?
    aloud: Vec<bool>,
    /// Who listens alone, and how much of the story that person has heard.
    alone: Option<(Seat, usize)>,
    /// What the present showing says, by its places in the story, in order.
    unheard: Vec<usize>,
}

impl Heard {
    /// Has this place of the story still to be said to the eyes of the present showing?
    pub(super) fn is_unheard(&self, place: usize) -> bool {
        self.unheard.binary_search(&place).is_ok()
    }

    /// What the last showing said has been heard, and this one says nothing.
    pub(super) fn wait(&mut self) {
        self.unheard.clear();
    }

    /// Notes what these eyes have still to hear; it counts as heard from the next showing on. With the curtain down nothing
    /// is said, and whoever raises it comes back to the table.
    pub(super) fn hear<G: Playable>(
        &mut self,
        host: &Host<G>,
        people: Seats,
        eyes: Option<Option<Seat>>,
        read: &BySeat<usize, { Seat::LIMIT as usize }>,
    ) {
        self.unheard.clear();
        let Some(eyes) = eyes else {
            self.alone = None;
            return;
        };
        let told = host.story_len();
        // Undo shortens the story; what comes in its place is new.
        self.aloud.resize(told, false);
        let known_to = |seat: Seat| {
            let heard = self.alone.filter(|(listener, _)| *listener == seat).map_or(0, |(_, heard)| heard);
            read[seat].max(heard.min(told))
        };
        let from = match eyes {
            Some(seat) => known_to(seat),
            // All are told what only some of them have heard, each behind the curtain.
            None => people.iter().map(known_to).min().unwrap_or(0),
        };
        let known = host.told_to(eyes).map(|(place, _)| place);
        self.unheard.extend(known.filter(|&place| place >= from && !self.aloud[place]));
        match eyes {
            Some(seat) => self.alone = Some((seat, told)),
            None => {
                for (place, aloud) in self.aloud.iter_mut().enumerate().skip(from) {
                    *aloud |= host.is_public(place);
                }
            }
        }
    }
}
