//! The host of a table: it owns the game and its record, and decides what the one shared screen may show.
//!
//! Rule of the module: a [`Screen`] holds all that may be drawn and nothing else. Nothing here knows a browser.

mod draft;
mod heard;
mod host;
pub mod model;
mod pending;
mod people;
mod playable;
mod screen;
mod sitting;

pub use draft::{Draft, Problem, SeatDraft};
pub use heard::Hearing;
pub use host::{Pace, Seating, Table};
pub use pending::{PendingError, PendingTable};
pub use people::{Level, Mind, Mon, People, Pin, Player, SeatPlan};
pub use playable::Playable;
pub use screen::{Reading, Screen, Waiting};
pub use sitting::{Happened, Sitting, Stage};
