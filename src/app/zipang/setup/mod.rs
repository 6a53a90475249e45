//! Setting a table of Zipang.

mod draft;
mod options;
mod page;
mod seat;

pub use draft::{Draft, Problem, SeatDraft, provide_draft, use_draft};
pub use page::SetupPage;
