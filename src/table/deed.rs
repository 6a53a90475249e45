//! What somebody before a screen does: one plain value, which goes to JSON and back unchanged.

use std::error::Error;
use std::fmt;

use serde::{Deserialize, Serialize};

use super::{InputError, Playable};
use crate::game::{Reason, Seat, Seats};

/// Something done before a screen.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(bound = "", deny_unknown_fields)]
pub struct Deed<G: Playable> {
    /// The number of the showing that it answers to.
    pub showing: u64,
    /// What is done.
    pub what: What<G>,
}

/// What can be done before a screen.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(bound = "", rename_all = "snake_case", deny_unknown_fields)]
pub enum What<G: Playable> {
    /// The person asked answers.
    Answer {
        /// Who.
        seat: Seat,
        /// What.
        action: G::Action,
    },
    /// Somebody makes a move beside the question, on the open table.
    Aside {
        /// Who.
        seat: Seat,
        /// Which.
        action: G::Action,
    },
    /// These of those who were asked openly want to act.
    RaiseHands(Seats),
    /// A promise in the players' own words is written down, to be spoken of by its number.
    Write(String),
    /// Whoever is to take the device does so.
    RaiseCurtain {
        /// What he has typed, if he was asked for a PIN.
        pin: Option<String>,
    },
    /// Before the curtain rises, all look at the open table.
    ShowTable,
    /// Nobody is at the device any more. This one answers to any showing: hiding is never too late.
    DropCurtain,
    /// This person wants to see his own secrets.
    Look(Seat),
    /// Whoever is next in a round of looks does without.
    SkipLook,
    /// All who have still to look do without.
    SkipLooks,
    /// The question is put aside to bargain on the open table.
    OpenDesk,
    /// Back to the question.
    CloseDesk,
    /// Nobody bargains any more about what the table waits for: the game goes on.
    LetItRun,
    /// Whoever is to take the device has forgotten his PIN: the others are asked, on the open table, to lift it.
    ForgetPin,
    /// This one of the others agrees to that, or thinks again. With the last of them the PIN is lifted.
    AgreeToLift(Seat),
    /// Back to the curtain, from the open table, or whether a PIN has been lifted or not.
    BackToCurtain,
    /// Everybody has seen what the table stopped for.
    GoOn,
    /// The last answer is taken back.
    Undo,
}

/// Why a deed is not done. Then nothing has changed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum DeedError<R> {
    /// It answers to a showing that is no longer on the screen.
    Stale,
    /// This seat does not sit before this screen.
    Foreign(Seat),
    /// This screen does not ask for that now.
    NotNow,
    /// The PIN is wrong.
    WrongPin,
    /// A sentence without a visible character, or too long a one, or one too many.
    Sentence,
    /// The rules forbid it.
    Refused(R),
}

impl<R> From<InputError<R>> for DeedError<R> {
    fn from(error: InputError<R>) -> Self {
        match error {
            InputError::Refused(reason) => Self::Refused(reason),
            InputError::NoOpenQuestion | InputError::NotLifted => Self::NotNow,
            InputError::Sentence => Self::Sentence,
        }
    }
}

impl<R: Reason> fmt::Display for DeedError<R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Stale => f.write_str("showing: expected the one on the screen, found an earlier one"),
            Self::Foreign(seat) => write!(f, "seat: expected somebody before this screen, found {seat}"),
            Self::NotNow => f.write_str("what: expected something that this screen asks for"),
            Self::WrongPin => f.write_str("pin: expected another one"),
            Self::Sentence => f.write_str("write: expected a sentence, not too long"),
            Self::Refused(reason) => write!(f, "action: {reason} ({})", reason.rule()),
        }
    }
}

impl<R: Reason> Error for DeedError<R> {}
