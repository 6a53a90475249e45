//! Setting a table: who plays, and how.

mod draft;
mod house;
mod options;
mod page;
mod seat;

pub use draft::{Draft, Problem, SeatDraft, provide_drafts, use_draft};
pub use page::SetupPage;
