//! Who plays Oriente, and with which options.

use serde::{Deserialize, Serialize};

use super::cards::{MAX_PLAYERS, MIN_PLAYERS};
use crate::game::{self, Seat, SetupError};

/// A table of Oriente as somebody wrote it down. Its `first` holds the destiny token first.
pub type Setup = game::Setup<Options>;

/// What a table may decide for itself.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// Among which turned lords the loser of a battle chooses (O-4).
    pub replacement: Replacement,
    /// How much the table bargains (O-16).
    pub talk: Talk,
}

/// Among which turned lords the loser of a battle chooses his new one (O-4).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Replacement {
    /// Those that the winning side's Samurai turned.
    #[default]
    WinningSide,
    /// All that were turned, when two or more Samurai took part; else as above.
    AllTurned,
}

/// How much a table bargains.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Talk {
    /// Cards and promises of every kind.
    #[default]
    Full,
    /// Cards, and promises to help or to stay out of a battle.
    CardsAndHelp,
    /// No offers at all.
    Silent,
}

impl Setup {
    /// The number of players and the first of them, if everything in this set-up can be.
    ///
    /// # Errors
    /// The field that cannot, and what was expected there.
    pub fn check(&self) -> Result<(u8, Option<Seat>), SetupError> {
        self.seated(MIN_PLAYERS as u8..=MAX_PLAYERS as u8)
    }
}
