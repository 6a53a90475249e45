//! A game as it was played: enough to play it again, anywhere.

use std::error::Error;
use std::fmt;

use serde::{Deserialize, Serialize};

use super::{Chance, Game, Reason, Seat, SetupError, Silence};

/// Set-up, seed and actions. It holds every secret of its game: it belongs to the host, never to a view.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(bound = "", deny_unknown_fields)]
pub struct Record<G: Game> {
    /// The [`Chance::VERSION`] it was played with.
    pub chance: u32,
    /// Who played, with which options.
    pub setup: G::Setup,
    /// Where its luck came from.
    pub seed: u64,
    /// Who did what, in order.
    pub actions: Vec<(Seat, G::Action)>,
}

/// Why a record cannot be played again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ReplayError<R> {
    /// It was played with another generator.
    Chance(u32),
    /// Its set-up is nonsense.
    Setup(SetupError),
    /// An action is not allowed where it stands.
    Action {
        /// Its place, counted from 0.
        step: usize,
        /// Why not.
        reason: R,
    },
}

impl<R: Reason> fmt::Display for ReplayError<R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Chance(version) => write!(f, "chance: expected version {}, found {version}", Chance::VERSION),
            Self::Setup(refusal) => write!(f, "setup.{refusal}"),
            Self::Action { step, reason } => write!(f, "actions[{step}]: {reason} ({})", reason.rule()),
        }
    }
}

impl<R: Reason> Error for ReplayError<R> {}

impl<G: Game> Record<G> {
    /// A game about to begin.
    pub const fn new(setup: G::Setup, seed: u64) -> Self {
        Self { chance: Chance::VERSION, setup, seed, actions: Vec::new() }
    }

    /// The position after all its actions.
    ///
    /// # Errors
    /// The first thing in it that cannot be.
    pub fn replay(&self) -> Result<G, ReplayError<G::Refusal>> {
        if self.chance != Chance::VERSION {
            return Err(ReplayError::Chance(self.chance));
        }
        let mut chance = Chance::new(self.seed);
        let mut game = G::new(&self.setup, &mut chance, &mut Silence).map_err(ReplayError::Setup)?;
        for (step, (seat, action)) in self.actions.iter().enumerate() {
            game.check(*seat, action).map_err(|reason| ReplayError::Action { step, reason })?;
            game.apply_unchecked(*seat, action, &mut chance, &mut Silence);
        }
        Ok(game)
    }
}
