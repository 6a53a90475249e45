//! The story in chapters: a round of the game, and in it one turn after the other.

use crate::game::Seat;

/// Where a chapter begins in some events.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Chapter {
    /// With which of them.
    pub at: usize,
    /// Whose turn it tells; `None` for the beginning of a season or campaign.
    pub turn: Option<Seat>,
}

impl Chapter {
    /// A season or campaign begins.
    pub const fn round(at: usize) -> Self {
        Self { at, turn: None }
    }

    /// Somebody's turn begins.
    pub const fn turn(at: usize, of: Seat) -> Self {
        Self { at, turn: Some(of) }
    }
}
