//! What happened, and who may hear of it. Log, animation and screen reader all speak from these.

use serde::{Deserialize, Serialize};

use super::{Seat, Seats};

/// Who may know of an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Audience {
    /// All at the table, and bystanders.
    Everyone,
    /// These seats and nobody else.
    Only(Seats),
}

impl Audience {
    /// May someone with these eyes (a seat's, or a bystander's) know of it?
    pub const fn includes(self, eyes: Option<Seat>) -> bool {
        match (self, eyes) {
            (Self::Everyone, _) => true,
            (Self::Only(seats), Some(seat)) => seats.contains(seat),
            (Self::Only(_), None) => false,
        }
    }
}

/// An event with its audience.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Told<E> {
    /// Who may know of it.
    pub to: Audience,
    /// What happened.
    pub event: E,
}

/// Somebody to whom a game tells what happens.
pub trait Listener<E> {
    /// Hears of one event. A listener that does not care never has it made, so silence costs nothing.
    fn hear(&mut self, to: Audience, event: impl FnOnce() -> E);
}

/// Nobody listens: for search, and for playing games by the million.
#[derive(Clone, Copy, Debug, Default)]
pub struct Silence;

impl<E> Listener<E> for Silence {
    #[inline]
    fn hear(&mut self, _: Audience, _: impl FnOnce() -> E) {}
}

impl<E> Listener<E> for Vec<Told<E>> {
    fn hear(&mut self, to: Audience, event: impl FnOnce() -> E) {
        self.push(Told { to, event: event() });
    }
}
