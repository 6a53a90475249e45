//! What the set-up of every game must get right.

use std::error::Error;
use std::fmt;
use std::ops::RangeInclusive;

use serde::{Deserialize, Serialize};

use super::Seat;

/// The most characters a name may have.
pub const NAME_LIMIT: usize = 24;

/// A table as somebody wrote it down: plain data that may be nonsense. Games whose set-up says more bring their own.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup<O> {
    /// The players' names, in seat order.
    pub names: Vec<String>,
    /// The seat that begins; left out, chance decides.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub first: Option<u8>,
    /// What this table plays differently.
    #[serde(default)]
    pub options: O,
}

impl<O: Default> Setup<O> {
    /// A table of so many players with plain names and the default options.
    pub fn plain(players: u8) -> Self {
        let names = (1..=players).map(|number| format!("Player {number}")).collect();
        Self { names, first: None, options: O::default() }
    }
}

impl<O> Setup<O> {
    /// The number of players and the first of them, if they fit a game for so many; the options are the game's to check.
    ///
    /// # Errors
    /// The field that does not fit, and what was expected there.
    pub fn seated(&self, expected: RangeInclusive<u8>) -> Result<(u8, Option<Seat>), SetupError> {
        let players = Names(&self.names).check(expected)?;
        let seat = |given| Seat::try_new(given, players).ok_or(SetupError::FirstPlayer { given, players });
        Ok((players, self.first.map(seat).transpose()?))
    }
}

/// Why a set-up is not accepted. Each reason names the field and what was expected there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SetupError {
    /// More or fewer players than the game is for.
    PlayerCount {
        /// How many were named.
        given: usize,
        /// How many the game is for.
        expected: RangeInclusive<u8>,
    },
    /// A name without a visible character.
    EmptyName(Seat),
    /// A name longer than [`NAME_LIMIT`].
    LongName(Seat),
    /// The same name as an earlier seat's, in whatever case.
    DoubledName(Seat, Seat),
    /// The player who is to start does not sit at the table.
    FirstPlayer {
        /// The seat that was named.
        given: u8,
        /// How many players there are.
        players: u8,
    },
    /// An option has a value it cannot have.
    OptionRange {
        /// Which option.
        option: &'static str,
        /// Its value.
        given: u32,
        /// What it may be.
        expected: RangeInclusive<u32>,
    },
}

impl SetupError {
    /// Whose name is wrong, if it is that.
    pub fn seat(&self) -> Option<Seat> {
        match self {
            Self::EmptyName(seat) | Self::LongName(seat) | Self::DoubledName(seat, _) => Some(*seat),
            Self::PlayerCount { .. } | Self::FirstPlayer { .. } | Self::OptionRange { .. } => None,
        }
    }

    /// The field that is wrong, as it is written in a record or a scene.
    pub fn field(&self) -> String {
        match self {
            Self::PlayerCount { .. } => "names".into(),
            Self::EmptyName(seat) | Self::LongName(seat) | Self::DoubledName(seat, _) => {
                format!("names[{}]", seat.number())
            }
            Self::FirstPlayer { .. } => "first".into(),
            Self::OptionRange { option, .. } => format!("options.{option}"),
        }
    }

    /// What was expected in that field, and what was found.
    pub fn expected(&self) -> String {
        match self {
            Self::PlayerCount { given, expected } => {
                format!("expected {} to {} players, found {given}", expected.start(), expected.end())
            }
            Self::EmptyName(_) => "expected a name, found nothing".into(),
            Self::LongName(_) => format!("expected a name of at most {NAME_LIMIT} characters"),
            Self::DoubledName(_, first) => format!("expected a name of its own, found that of {first} again"),
            Self::FirstPlayer { given, players } => format!("expected a seat from 0 to {}, found {given}", players - 1),
            Self::OptionRange { given, expected, .. } => {
                format!("expected {} to {}, found {given}", expected.start(), expected.end())
            }
        }
    }
}

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.field(), self.expected())
    }
}

impl Error for SetupError {}

/// The names of the players, in seat order, as somebody wrote them.
#[derive(Clone, Copy, Debug)]
pub struct Names<'a>(pub &'a [String]);

impl Names<'_> {
    /// How many players there are, if they fit the game and each has a name of his own.
    ///
    /// # Errors
    /// The first thing that is wrong, in seat order.
    pub fn check(self, expected: RangeInclusive<u8>) -> Result<u8, SetupError> {
        let given = self.0.len();
        let players = u8::try_from(given)
            .ok()
            .filter(|players| expected.contains(players))
            .ok_or(SetupError::PlayerCount { given, expected })?;
        let mut plain = [""; Seat::LIMIT as usize];
        for (number, name) in self.0.iter().enumerate() {
            let (seat, name) = (Seat::new(number as u8), name.trim());
            if name.is_empty() {
                return Err(SetupError::EmptyName(seat));
            }
            if name.len() > NAME_LIMIT && name.chars().count() > NAME_LIMIT {
                return Err(SetupError::LongName(seat));
            }
            if let Some(first) = plain[..number].iter().position(|earlier| sound_alike(earlier, name)) {
                return Err(SetupError::DoubledName(seat, Seat::new(first as u8)));
            }
            plain[number] = name;
        }
        Ok(players)
    }
}

/// Are they the same name but for case?
pub(crate) fn sound_alike(one: &str, other: &str) -> bool {
    if one.is_ascii() && other.is_ascii() {
        return one.eq_ignore_ascii_case(other);
    }
    one.to_lowercase() == other.to_lowercase()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(names: &[&str]) -> Result<u8, String> {
        let names: Vec<String> = names.iter().map(ToString::to_string).collect();
        Names(&names).check(2..=4).map_err(|refusal| refusal.to_string())
    }

    #[test]
    fn good_names_are_counted() {
        assert_eq!(check(&["Ai", "Bo", "Ci"]), Ok(3));
    }

    #[test]
    fn a_bad_name_is_refused_at_its_field() {
        assert_eq!(check(&["Ai"]), Err("names: expected 2 to 4 players, found 1".into()));
        assert_eq!(check(&["Ai", " "]), Err("names[1]: expected a name, found nothing".into()));
        assert_eq!(
            check(&["Ai", "aI "]),
            Err("names[1]: expected a name of its own, found that of seat 0 again".into())
        );
        assert_eq!(
            check(&["Émile", "ÉMILE"]),
            Err("names[1]: expected a name of its own, found that of seat 0 again".into())
        );
        let long = "x".repeat(25);
        assert_eq!(check(&[&long, "B"]), Err("names[0]: expected a name of at most 24 characters".into()));
    }
}
