//! Everything that a game at this table is made of, as plain data: what it began from, who sits where, and every input
//! in order.
//!
//! Rule of the module: a [`super::Host`] is a function of its journal. A save is a journal written down, a replay is a
//! host made from the first part of one, and taking back shortens it.

use std::error::Error;
use std::fmt;

use serde::{Deserialize, Serialize};

use super::{Playable, SeatPlan};
use crate::game::{Chance, DataError, Reason, Seat, Seats, SetupError};

/// How polls are put to people.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Pace {
    /// Everyone who is asked gets the device.
    #[default]
    PassTheDevice,
    /// One open question first; only those who raise a hand get the device.
    SpeakUp,
}

/// A game from its beginning to now. It holds every secret: for the host and for saving, never for showing.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(bound = "", deny_unknown_fields)]
pub struct Journal<G: Playable> {
    /// Which game: its [`crate::game::Game::NAME`].
    pub game: String,
    /// The [`Playable::RULES`] it is played by.
    pub rules: u32,
    /// The [`Chance::VERSION`] its luck comes from.
    pub chance: u32,
    /// Who plays, with which options.
    pub setup: G::Setup,
    /// What lies where at the beginning, if it does not begin with the deal.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub position: Option<G::Position>,
    /// Where the game's luck comes from.
    pub seed: u64,
    /// Where the bots' whims come from. It goes to whoever thinks for them, so it must tell nothing of the other.
    pub bot_seed: u64,
    /// Who sits where.
    pub plan: SeatPlan,
    /// How polls are put to people.
    pub pace: Pace,
    /// Everything that was put in, in order.
    pub inputs: Vec<Input<G>>,
    /// How often the journal was shortened and by how much, so that no number of a moment is ever used twice.
    #[serde(default)]
    pub taken_back: u64,
    /// Which bots have had their say since the last answer to a question.
    #[serde(default)]
    pub spoken: Seats,
    /// Which bots were offered something at this very moment and have said nothing to it.
    #[serde(default)]
    pub speechless: Seats,
}

/// One thing that was put in.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(bound = "", rename_all = "snake_case", deny_unknown_fields)]
pub enum Input<G: Playable> {
    /// A seat's answer, or its move beside the question: a person's or a bot's.
    Act {
        /// Whose.
        seat: Seat,
        /// What it does.
        action: G::Action,
        /// Why, in a bot's words.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        because: Option<G::Remark>,
    },
    /// An open question was put to these people, and those of them who want to act have raised a hand.
    Hands {
        /// To whom it was put.
        of: Seats,
        /// Who raised a hand; for the others a pass is given when their time comes.
        raised: Seats,
    },
    /// A promise in the players' own words, to be spoken of by its number.
    Sentence(String),
    /// Somebody has forgotten his PIN, and the others lift it for the rest of the game.
    LiftPin {
        /// Whose it is.
        seat: Seat,
        /// Who agrees: every other person at the table.
        by: Seats,
    },
}

/// The most characters a promise in the players' own words may have.
pub const SENTENCE_LIMIT: usize = 120;
/// The most promises in the players' own words that one game keeps.
pub const SENTENCES_LIMIT: usize = 1000;

impl<G: Playable> Journal<G> {
    /// A game about to be dealt.
    pub fn new(setup: G::Setup, plan: SeatPlan, pace: Pace, seed: u64, bot_seed: u64) -> Self {
        Self {
            game: G::NAME.to_owned(),
            rules: G::RULES,
            chance: Chance::VERSION,
            setup,
            position: None,
            seed,
            bot_seed,
            plan,
            pace,
            inputs: Vec::new(),
            taken_back: 0,
            spoken: Seats::NONE,
            speechless: Seats::NONE,
        }
    }

    /// The same people and rules once more, with other luck.
    #[must_use]
    pub fn again(&self, seed: u64, bot_seed: u64) -> Self {
        let Self { setup, position, plan, .. } = self.clone();
        Self { position, ..Self::new(setup, plan, self.pace, seed, bot_seed) }
    }

    /// Its first inputs, as if the others had been taken back.
    #[must_use]
    pub fn shortened(mut self, inputs: usize) -> Self {
        let dropped = self.inputs.len().saturating_sub(inputs) as u64;
        self.inputs.truncate(inputs);
        self.taken_back = self.taken_back.saturating_add(dropped.saturating_add(1));
        // They had their say at that moment before anybody answered.
        self.spoken = self.plan.people.bots();
        self.speechless = Seats::NONE;
        self
    }

    /// A number for this moment of the game that no other moment has, nor had before it was taken back.
    pub const fn moment(&self) -> u64 {
        (self.inputs.len() as u64).saturating_add(self.taken_back)
    }
}

/// Why an input is not taken.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum InputError<R> {
    /// The rules forbid it.
    Refused(R),
    /// Nobody can raise a hand: there is no open question for these people.
    NoOpenQuestion,
    /// A sentence without a visible character, longer than [`SENTENCE_LIMIT`], or one too many.
    Sentence,
    /// There is no PIN to lift, or those who agree are not all the others.
    NotLifted,
}

impl<R: Reason> fmt::Display for InputError<R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Refused(reason) => write!(f, "{reason} ({})", reason.rule()),
            Self::NoOpenQuestion => f.write_str("expected an open question for these people, found none"),
            Self::Sentence => write!(f, "expected a sentence of 1 to {SENTENCE_LIMIT} characters"),
            Self::NotLifted => f.write_str("expected a PIN and the consent of every other person"),
        }
    }
}

/// Why a journal makes no game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum JournalError<R> {
    /// It is of another game.
    Game(String),
    /// It was played by other rules.
    Rules(u32),
    /// It was played with another generator.
    Chance(u32),
    /// Its set-up is nonsense.
    Setup(SetupError),
    /// It begins with a position where only deals are played.
    NotDealt,
    /// The position that it begins with cannot be.
    Position(DataError),
    /// As many players as the game has were expected in the plan; this many are there.
    Plan(usize),
    /// An input cannot be taken where it stands.
    Input {
        /// Its place, counted from 0.
        step: usize,
        /// Why not.
        why: InputError<R>,
    },
}

impl<R: Reason> fmt::Display for JournalError<R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Game(found) => write!(f, "game: expected another game, found \"{found}\""),
            Self::Rules(version) => write!(f, "rules: expected another version, found {version}"),
            Self::Chance(version) => write!(f, "chance: expected version {}, found {version}", Chance::VERSION),
            Self::Setup(refusal) => write!(f, "setup.{refusal}"),
            Self::NotDealt => f.write_str("position: expected none, found one"),
            Self::Position(fault) => write!(f, "{fault}"),
            Self::Plan(found) => write!(f, "plan.people: expected everybody who plays, found {found}"),
            Self::Input { step, why } => write!(f, "inputs[{step}]: {why}"),
        }
    }
}

impl<R: Reason> Error for JournalError<R> {}
