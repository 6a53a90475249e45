//! The body of a save: the journal of a game, and what its device remembers. Read only by whoever plays the game on.

use std::error::Error;
use std::fmt;

use serde::{Deserialize, Serialize};

use super::save::read;
use super::{Game, Summary};
use crate::game::{DataError, Prompt, Reason};
use crate::table::{Glance, Host, Journal, JournalError, Playable, Remembered, Table};

/// A body as it is written.
#[derive(Serialize)]
#[serde(bound = "")]
struct Written<'a, G: Playable> {
    journal: &'a Journal<G>,
    device: Remembered,
}

/// A body as it is read.
#[derive(Deserialize)]
#[serde(bound = "", deny_unknown_fields)]
struct Found<G: Playable> {
    journal: Journal<G>,
    #[serde(default)]
    device: Remembered,
}

/// The game at a table, to be kept.
pub fn written<G: Playable>(table: &Table<G>) -> Game {
    let host = table.host();
    let body = Written { journal: host.journal(), device: table.remembered() };
    let outcome = match host.prompt() {
        Prompt::Over(outcome) => Some(outcome),
        Prompt::Ask { .. } => None,
    };
    let Glance { round, leaders } = G::glance(&host.view(None), outcome.as_ref());
    Game {
        id: G::NAME,
        summary: Summary { people: host.people().clone(), round, leaders, is_over: outcome.is_some() },
        // Plain data with texts for keys is always written.
        body: serde_json::to_string(&body).unwrap_or_default(),
    }
}

/// A game that was kept, on its table again.
#[derive(Debug)]
pub struct Kept<G: Playable> {
    /// The table, behind its curtain.
    pub table: Table<G>,
    /// From where on today's rules do not accept what was played, if they do not: the game ends before that.
    pub refused: Option<Refused>,
}

/// From where on a game is not accepted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refused {
    /// The place of the first input that is not taken, counted from 0.
    pub step: usize,
    /// How many there were.
    pub of: usize,
    /// Why.
    pub why: String,
}

/// Why the body of a save makes no game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OpenError(pub DataError);

impl fmt::Display for OpenError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line 3, {}", self.0)
    }
}

impl Error for OpenError {}

impl<G: Playable> Kept<G> {
    /// The game that a body tells of, behind its curtain. Where today's rules refuse what was played, it is opened up to
    /// there.
    ///
    /// # Errors
    /// What is wrong with it, and where.
    pub fn open(body: &str) -> Result<Self, OpenError> {
        let Found { journal, device } = read::<Found<G>>(body).map_err(OpenError)?;
        let mut refused = None;
        let host = match Host::dealt(journal.clone()) {
            Err(JournalError::Input { step, why }) => {
                refused = Some(Refused { step, of: journal.inputs.len(), why: why.to_string() });
                Host::dealt(journal.shortened(step))
            }
            other => other,
        };
        let host = host.map_err(|error| OpenError(fault(&error)))?;
        Ok(Self { table: Table::resumed(host, &device), refused })
    }
}

fn fault<R: Reason>(error: &JournalError<R>) -> DataError {
    let text = error.to_string();
    let (place, expected) = text.split_once(": ").unwrap_or(("journal", &text));
    DataError::new(place, expected).within("journal")
}
