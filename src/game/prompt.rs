//! The state of play in one word: somebody is asked something, or it is over.

use serde::{Deserialize, Serialize};

use super::Seat;

/// Who is asked what, or how it ended. Made from public knowledge only: whoever sees the table sees this.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Prompt<Q, O> {
    /// The game waits for this seat's answer.
    Ask {
        /// Who is asked.
        seat: Seat,
        /// What is asked.
        question: Q,
    },
    /// The game is over.
    Over(O),
}

impl<Q, O> Prompt<Q, O> {
    /// Who is asked, if anyone.
    pub const fn seat(&self) -> Option<Seat> {
        match self {
            Self::Ask { seat, .. } => Some(*seat),
            Self::Over(_) => None,
        }
    }
}
