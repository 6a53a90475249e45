//! The body of a save: the journal of a game, and what its device remembers. Read only by whoever plays the game on.

use std::error::Error;
use std::fmt;

use serde::{Deserialize, Serialize};

use super::checksum::crc32;
use super::save::read;
use super::{Heading, Save, Summary};
use crate::game::{DataError, Prompt, Reason, Seats};
use crate::table::{Glance, Host, Input, Journal, JournalError, Pace, Playable, Remembered, SeatPlan, Table};

/// A game to be kept.
#[derive(Clone)]
pub struct Game {
    /// Which game: its [`crate::game::Game::NAME`].
    pub id: &'static str,
    /// The table at a glance.
    pub summary: Summary,
    /// The game with all its secrets.
    pub body: String,
}

impl Game {
    /// It as a save of its own, as it is now.
    #[must_use]
    pub fn save(self, now: u64) -> Save {
        let Self { id, summary, body } = self;
        Save { number: 1, heading: Heading { game: id.to_owned(), name: None, saved: now, summary }, body }
    }
}

impl fmt::Debug for Game {
    /// Never the body.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Game").field("id", &self.id).finish_non_exhaustive()
    }
}

/// A body as it is written.
#[derive(Serialize)]
#[serde(bound = "")]
struct Written<'a, G: Playable> {
    journal: Dealt<&'a str, &'a G::Setup, &'a SeatPlan, &'a [Input<G>]>,
    device: Remembered,
}

/// A body as it is read.
#[derive(Deserialize)]
#[serde(bound = "", deny_unknown_fields)]
struct Found<G: Playable> {
    journal: Dealt<String, G::Setup, SeatPlan, Vec<Input<G>>>,
    #[serde(default)]
    device: Remembered,
}

/// The journal of a game that begins with the deal, as games that are kept do: whoever reads it need not carry what reads
/// positions.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Dealt<T, S, P, I> {
    game: T,
    rules: u32,
    chance: u32,
    setup: S,
    seed: u64,
    bot_seed: u64,
    plan: P,
    pace: Pace,
    inputs: I,
    #[serde(default)]
    taken_back: u64,
    #[serde(default)]
    spoken: Seats,
    #[serde(default)]
    speechless: Seats,
}

fn to_write<G: Playable>(journal: &Journal<G>) -> Dealt<&str, &G::Setup, &SeatPlan, &[Input<G>]> {
    let Journal { rules, chance, seed, bot_seed, pace, taken_back, spoken, speechless, .. } = *journal;
    let Journal { game, setup, plan, inputs, .. } = journal;
    Dealt { game, rules, chance, setup, seed, bot_seed, plan, pace, inputs, taken_back, spoken, speechless }
}

impl<G: Playable> From<Dealt<String, G::Setup, SeatPlan, Vec<Input<G>>>> for Journal<G> {
    fn from(dealt: Dealt<String, G::Setup, SeatPlan, Vec<Input<G>>>) -> Self {
        let Dealt { game, rules, chance, setup, seed, bot_seed, plan, pace, inputs, taken_back, spoken, speechless } =
            dealt;
        let position = None;
        Self {
            game,
            rules,
            chance,
            setup,
            position,
            seed,
            bot_seed,
            plan,
            pace,
            inputs,
            taken_back,
            spoken,
            speechless,
        }
    }
}

/// The game at a table, to be kept.
pub fn written<G: Playable>(table: &Table<G>) -> Game {
    let host = table.host();
    let body = Written { journal: to_write(host.journal()), device: table.remembered() };
    let outcome = match host.prompt() {
        Prompt::Over(outcome) => Some(outcome),
        Prompt::Ask { .. } => None,
    };
    let Glance { round, leaders, finishes } = G::glance(&host.view(None), outcome.as_ref());
    let (people, is_over) = (host.people().clone(), outcome.is_some());
    let mark = is_over.then(|| mark(host.journal()));
    Game {
        id: G::NAME,
        summary: Summary { people, round, leaders, is_over, finishes, mark },
        // Plain data with texts for keys is always written.
        body: serde_json::to_string(&body).unwrap_or_default(),
    }
}

/// What tells a game that is over from others. The seeds cannot be had from it, and hide nothing any more.
fn mark<G: Playable>(journal: &Journal<G>) -> u32 {
    crc32(&format!("{} {} {}", journal.seed, journal.bot_seed, journal.moment()))
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
        let journal = Journal::from(journal);
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
