//! Who plays Zipang, and with which options.

use serde::{Deserialize, Serialize};

use super::cards::MAX_PLAYERS;
use crate::game::{Names, Seat, SetupError};

/// A table of Zipang as somebody wrote it down: plain data that may be nonsense.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// The players' names, in seat order.
    pub names: Vec<String>,
    /// The seat that starts the first campaign; left out, chance decides.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub first: Option<u8>,
    /// What this table plays differently.
    #[serde(default)]
    pub options: Options,
}

/// What a table may decide for itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// One coin of each campaign's antes leaves the game (Z-16).
    pub shrinking_antes: bool,
    /// How long a Shrine Maiden's show stays on the screen (Z-12). The rules do not wait for it.
    pub show: Show,
}

impl Default for Options {
    fn default() -> Self {
        Self { shrinking_antes: false, show: Show::Seconds(Show::SHORTEST) }
    }
}

/// How long hands that are shown to all stay on the screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Show {
    /// So many seconds.
    Seconds(u16),
    /// Until the people at the device say that they have seen enough.
    UntilConfirmed,
}

impl Show {
    /// The rulebook's seconds.
    pub const SHORTEST: u16 = 15;
    /// Longer than this, nobody counts seconds.
    pub const LONGEST: u16 = 120;
}

impl Setup {
    /// A table of so many players with plain names and the rulebook's options.
    pub fn plain(players: u8) -> Self {
        let names = (1..=players).map(|number| format!("Player {number}")).collect();
        Self { names, first: None, options: Options::default() }
    }

    /// The number of players and the first of them, if everything in this set-up can be.
    ///
    /// # Errors
    /// The field that cannot, and what was expected there.
    pub fn check(&self) -> Result<(u8, Option<Seat>), SetupError> {
        let players = Names(&self.names).check(2..=MAX_PLAYERS as u8)?;
        let first = match self.first {
            None => None,
            Some(given) => Some(Seat::try_new(given, players).ok_or(SetupError::FirstPlayer { given, players })?),
        };
        let seconds = u32::from(Show::SHORTEST)..=u32::from(Show::LONGEST);
        match self.options.show {
            Show::Seconds(given) if !seconds.contains(&u32::from(given)) => {
                Err(SetupError::OptionRange { option: "show.seconds", given: given.into(), expected: seconds })
            }
            _ => Ok((players, first)),
        }
    }
}
