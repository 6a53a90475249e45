//! What the shared screen shows: the open table, the curtain, or one player's secrets.

use crate::game::{Game, Seat, Seats};

/// All that may be drawn now. A screen made for one player holds what he may know, every other only what all may know.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Screen<G: Game> {
    /// The open table, as any bystander sees it.
    Open {
        /// What all may know.
        view: G::View,
        /// What the table is waiting for.
        waiting: Waiting,
    },
    /// The curtain is down: nothing but who takes the device, and the question everybody knows he is asked.
    Curtain {
        /// Who is to take the device.
        seat: Seat,
        /// What he is asked; nothing, when he only wants a look at his own secrets.
        question: Option<G::Question>,
    },
    /// One player's secrets.
    Private {
        /// Whose.
        seat: Seat,
        /// What he may know.
        view: G::View,
        /// What the table is waiting for.
        waiting: Waiting,
    },
}

/// What a screen that shows the table is waiting for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Waiting {
    /// This person's answer, to be given here and now.
    Answer(Seat),
    /// This bot's move.
    Bot(Seat),
    /// Those of these people who want to act raise a hand; for all others a pass is given.
    Hands(Seats),
    /// This person has looked at his own secrets; he is asked nothing.
    Look(Seat),
    /// Whoever wants makes or answers an offer; the question waits.
    Desk,
    /// Nothing: the game is over.
    Nothing,
}

/// What a player has to catch up with.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reading<E> {
    /// The events that he may know of, in order.
    pub events: Vec<E>,
    /// How many of them he has seen told before.
    pub read: usize,
}
