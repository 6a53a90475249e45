//! A table being set: what a form holds, and how it goes over to the game that is played.

mod draft;
mod pending;

pub use draft::{Draft, Problem, SeatDraft};
pub use pending::PendingTable;
