//! Who plays Oriente, and with which options.

use serde::{Deserialize, Serialize};

use super::cards::{MAX_PLAYERS, MIN_PLAYERS};
use crate::game::{Names, Seat, SetupError};

/// A table of Oriente as somebody wrote it down: plain data that may be nonsense.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// The players' names, in seat order.
    pub names: Vec<String>,
    /// The seat that first holds the destiny token; left out, chance decides.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub first: Option<u8>,
    /// What this table plays differently.
    #[serde(default)]
    pub options: Options,
}

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
    /// A table of so many players with plain names and the default options.
    pub fn plain(players: u8) -> Self {
        let names = (1..=players).map(|number| format!("Player {number}")).collect();
        Self { names, first: None, options: Options::default() }
    }

    /// The number of players and the first of them, if everything in this set-up can be.
    ///
    /// # Errors
    /// The field that cannot, and what was expected there.
    pub fn check(&self) -> Result<(u8, Option<Seat>), SetupError> {
        let players = Names(&self.names).check(MIN_PLAYERS as u8..=MAX_PLAYERS as u8)?;
        let first = match self.first {
            None => None,
            Some(given) => Some(Seat::try_new(given, players).ok_or(SetupError::FirstPlayer { given, players })?),
        };
        Ok((players, first))
    }
}
