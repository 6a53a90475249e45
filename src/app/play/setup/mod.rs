//! Setting a table: who plays, and how.

mod draft;
mod options;
mod page;
mod seat;

pub use draft::{Draft, Problem, SeatDraft, provide_draft, use_draft};
pub use page::{SetupPage, Wrong, WrongField};
