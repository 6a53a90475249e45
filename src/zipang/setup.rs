//! Who plays Zipang, and with which options.

use serde::{Deserialize, Serialize};

use super::cards::{MAX_PLAYERS, MIN_PLAYERS};
use crate::game::{self, Seat, SetupError};

/// A table of Zipang as somebody wrote it down. Its `first` starts the first campaign.
pub type Setup = game::Setup<Options>;

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
    /// The number of players and the first of them, if everything in this set-up can be.
    ///
    /// # Errors
    /// The field that cannot, and what was expected there.
    pub fn check(&self) -> Result<(u8, Option<Seat>), SetupError> {
        let (players, first) = self.seated(MIN_PLAYERS as u8..=MAX_PLAYERS as u8)?;
        let seconds = u32::from(Show::SHORTEST)..=u32::from(Show::LONGEST);
        match self.options.show {
            Show::Seconds(given) if !seconds.contains(&u32::from(given)) => {
                Err(SetupError::OptionRange { option: "show.seconds", given: given.into(), expected: seconds })
            }
            _ => Ok((players, first)),
        }
    }
}
