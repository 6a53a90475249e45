//! Render models: what to draw, and what may be tapped or why not, as plain data.
//!
//! Rule of the module: a model is made from a view and what is selected, and holds no words for people.

mod answers;
mod chapter;
pub mod motion;
pub mod oriente;
pub mod zipang;

pub use answers::{Answers, Known, Selection};
pub use chapter::Chapter;

use serde::{Deserialize, Serialize};

/// How many cards of a kind some eyes have not seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Unseen {
    /// So many.
    pub count: u8,
    /// Of so many that are in play.
    pub of: u8,
}

/// A thing that is offered: it may be picked, or a reason of type `R` says why not.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Offered<T, R> {
    /// The thing.
    pub what: T,
    /// Why it may not be picked, if it may not.
    pub why_not: Option<R>,
}
