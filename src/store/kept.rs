//! The body of a save: the journal of a game, and what its device remembers. Read only by whoever plays the game on.

use std::error::Error;
use std::fmt;

use serde::{Deserialize, Serialize};

use super::checksum::crc32;
use super::save::read;
use super::short::Short;
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

/// A body.
#[derive(Serialize, Deserialize)]
#[serde(bound = "", deny_unknown_fields)]
struct Body<G: Playable> {
    journal: Dealt<G>,
    #[serde(default, skip_serializing_if = "remembers_nothing")]
    device: Remembered,
}

fn remembers_nothing(device: &Remembered) -> bool {
    *device == Remembered::default()
}

/// The journal of a game that begins with the deal, as games that are kept do: whoever reads it need not carry what reads
/// positions.
#[derive(Serialize, Deserialize)]
#[serde(bound = "", deny_unknown_fields)]
struct Dealt<G: Playable> {
    game: String,
    rules: u32,
    chance: u32,
    setup: G::Setup,
    seed: u64,
    bot_seed: u64,
    plan: SeatPlan,
    pace: Pace,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    actions: Vec<G::Action>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    remarks: Vec<G::Remark>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    inputs: Vec<Input<G>>,
    /// The inputs written short; in the first format, and where nothing was played yet, all of them stand in full.
    #[serde(default)]
    played: Option<String>,
    #[serde(default)]
    taken_back: u64,
    #[serde(default)]
    spoken: Seats,
    #[serde(default)]
    speechless: Seats,
}

impl<G: Playable> Dealt<G> {
    fn new(journal: &Journal<G>) -> Self {
        let Short { actions, remarks, in_full: inputs, played } = Short::new(&journal.inputs);
        let Journal { rules, chance, seed, bot_seed, pace, taken_back, spoken, speechless, .. } = *journal;
        let (game, setup, plan) = (journal.game.clone(), journal.setup.clone(), journal.plan.clone());
        let played = Some(played);
        Self {
            game,
            rules,
            chance,
            setup,
            seed,
            bot_seed,
            plan,
            pace,
            actions,
            remarks,
            inputs,
            played,
            taken_back,
            spoken,
            speechless,
        }
    }

    /// The journal that it tells of.
    fn journal(self) -> Result<Journal<G>, DataError> {
        let Self { game, rules, chance, setup, seed, bot_seed, plan, pace, taken_back, spoken, speechless, .. } = self;
        plan.people.check().map_err(|fault| fault.within("plan"))?;
        let Self { actions, remarks, inputs, played, .. } = self;
        let inputs = match played {
            Some(played) => Short { actions, remarks, in_full: inputs, played }.in_full()?,
            None => inputs,
        };
        let position = None;
        Ok(Journal {
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
        })
    }
}

/// The game at a table, to be kept.
pub fn written<G: Playable>(table: &Table<G>) -> Game {
    let host = table.host();
    let body = Body { journal: Dealt::new(host.journal()), device: table.remembered() };
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

/// The body of a game that is over, for anybody: without PINs or that one was lifted, and without what a device remembers.
/// Its seeds tell nothing any more that is still to come.
pub(super) fn for_all<G: Playable>(host: &Host<G>) -> Option<String> {
    let Prompt::Over(_) = host.prompt() else { return None };
    let mut journal = host.journal().clone();
    journal.plan.pins.clear();
    journal.inputs.retain(|input| !matches!(input, Input::LiftPin { .. }));
    let journal = Dealt::new(&journal);
    serde_json::to_string(&Body { journal, device: Remembered::default() }).ok()
}

/// What tells a game that is over from others. The seeds cannot be had from it, and hide nothing any more.
fn mark<G: Playable>(journal: &Journal<G>) -> u32 {
    crc32(format!("{} {} {}", journal.seed, journal.bot_seed, journal.moment()).as_bytes())
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
        let Body { journal, device } = read::<Body<G>>(body).map_err(OpenError)?;
        let journal = journal.journal().map_err(|fault| OpenError(fault.within("journal")))?;
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
