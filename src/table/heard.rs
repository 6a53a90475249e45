//! What has been said aloud at a device, so that a voice says each thing once.
//!
//! What is said over the open table is heard by all. What is said while one person's secrets are on the screen is heard
//! by that person alone, and others still have to be told as much of it as they may know.

use super::{Playable, Table};
use crate::game::{Seat, Told};

/// How much of a story has been heard.
#[derive(Clone, Debug, Default)]
pub(super) struct Heard {
    /// Of everything told: has it been said over the open table?
    aloud: Vec<bool>,
    /// Who listens alone, and how much of the story that person has heard.
    alone: Option<(Seat, usize)>,
}

/// The story as some eyes may know it, told in two parts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hearing<E> {
    /// What they have heard, or need not hear.
    pub before: Vec<E>,
    /// What they have still to be told.
    pub news: Vec<E>,
}

impl Heard {
    /// The curtain is down: whoever raises it comes back to the table.
    pub(super) const fn curtain_fell(&mut self) {
        self.alone = None;
    }

    /// What these eyes have still to hear. It counts as heard from now on.
    pub(super) fn hear<G: Playable>(&mut self, table: &Table<G>, eyes: Option<Seat>) -> Hearing<G::Event> {
        let story = table.whole_story();
        // Undo shortens the story; what comes in its place is new.
        self.aloud.resize(story.len(), false);
        let from = match eyes {
            Some(seat) => self.known_to(table, seat),
            // All are told what only some of them have heard, each behind the curtain.
            None => table.seating().people.iter().map(|seat| self.known_to(table, seat)).min().unwrap_or(0),
        };
        let is_new = |place: usize| place >= from && !self.aloud[place];
        let part = |wanted: bool| {
            let known = story.iter().enumerate().filter(|(_, told)| told.to.includes(eyes));
            known.filter(|(place, _)| is_new(*place) == wanted).map(|(_, told)| told.event.clone()).collect()
        };
        let hearing = Hearing { before: part(false), news: part(true) };
        match eyes {
            Some(seat) => self.alone = Some((seat, story.len())),
            None => self.say_aloud(story, from),
        }
        hearing
    }

    /// How much of the story this person has read, or heard alone.
    fn known_to<G: Playable>(&self, table: &Table<G>, seat: Seat) -> usize {
        let heard = self.alone.filter(|(listener, _)| *listener == seat).map_or(0, |(_, heard)| heard);
        table.read_by(seat).max(heard.min(table.told()))
    }

    fn say_aloud<E>(&mut self, story: &[Told<E>], from: usize) {
        for (aloud, told) in self.aloud.iter_mut().zip(story).skip(from) {
            *aloud |= told.to.includes(None);
        }
    }
}
