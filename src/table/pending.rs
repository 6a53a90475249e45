//! A table that has been set and waits to be played: all that a game begins with, as one text.

use std::error::Error;
use std::fmt;

use serde::{Deserialize, Serialize};

use super::{Draft, Pin, Problem, SeatPlan};
use crate::game::SetupError;
use crate::games::Listed;

/// Sets the bots' luck apart from the deal where somebody has fixed the deal.
const FIXED_BOTS: u64 = 0x6e6f_7265_6e62_6f74;

/// A table on its way from where it was set to where it is played. It holds PINs and seeds: never to be stored, never to
/// be shown.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PendingTable {
    /// The table as it was written down, without its PINs.
    pub draft: Draft,
    /// The PINs of those who play, in seat order.
    pub pins: Vec<Option<Pin>>,
    /// What the game's chance comes from.
    pub seed: u64,
    /// What the bots' luck comes from. Not derived from `seed`: whoever watches bots must not learn the deal.
    pub bot_seed: u64,
}

/// Why a table that was handed over cannot be played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PendingError {
    /// The text is no table.
    Unreadable,
    /// It is a table of another game.
    OtherGame,
    /// The table itself is wrong.
    Refused(Problem),
}

impl From<SetupError> for PendingError {
    fn from(refusal: SetupError) -> Self {
        Self::Refused(Problem::Setup(refusal))
    }
}

impl fmt::Display for PendingError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unreadable => f.write_str("the table cannot be read"),
            Self::OtherGame => f.write_str("the table was set for another game"),
            Self::Refused(Problem::Setup(refusal)) => write!(f, "the table is not accepted: {refusal}"),
            Self::Refused(Problem::Pin(seat)) => write!(f, "the PIN of {seat} is not four digits"),
            Self::Refused(Problem::Nobody) => f.write_str("no person sits at the table"),
        }
    }
}

impl Error for PendingError {}

impl PendingTable {
    /// A table with the seeds of its game and of its bots.
    #[must_use]
    pub fn new(mut draft: Draft, seed: u64, bot_seed: u64) -> Self {
        let pins = draft.plan().pins;
        draft.seats.iter_mut().for_each(|seat| seat.pin.clear());
        Self { draft, pins, seed, bot_seed }
    }

    /// A table whose deal is fixed, for trying things out: the same every time, bots included.
    #[must_use]
    pub fn fixed(draft: Draft, seed: u64) -> Self {
        Self::new(draft, seed, seed ^ FIXED_BOTS)
    }

    /// It as a text.
    ///
    /// # Errors
    /// Never for a table that can be read again: everything in it is plain data.
    pub fn to_text(&self) -> serde_json::Result<String> {
        serde_json::to_string(self)
    }

    /// Reads what [`PendingTable::to_text`] wrote.
    ///
    /// # Errors
    /// Why it cannot be played.
    pub fn from_text(text: &str) -> Result<Self, PendingError> {
        let table: Self = serde_json::from_str(text).map_err(|_| PendingError::Unreadable)?;
        if !table.draft.has_its_seats() {
            return Err(PendingError::Unreadable);
        }
        match table.draft.problem() {
            Some(problem) => Err(PendingError::Refused(problem)),
            None => Ok(table),
        }
    }

    /// The table as this game wants it.
    ///
    /// # Errors
    /// When it was set for another game.
    pub fn setup<G: Listed>(&self) -> Result<G::Setup, PendingError> {
        self.draft.setup::<G>().ok_or(PendingError::OtherGame)
    }

    /// Who sits where, with their PINs.
    #[must_use]
    pub fn plan(&self) -> SeatPlan {
        SeatPlan { pins: self.pins.clone(), ..self.draft.plan() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Seat;
    use crate::games::GameId;
    use crate::{oriente, zipang};

    fn table(game: GameId) -> PendingTable {
        let mut draft = Draft { players: 4, speak_up: true, first: Some(2), ..Draft::usual(game) };
        draft.seats[1].is_person = true;
        draft.seats[1].pin = "0417".to_owned();
        PendingTable::new(draft, u64::MAX, 3)
    }

    #[test]
    fn a_table_is_handed_over_whole_with_its_pins() {
        for game in GameId::ALL {
            let table = table(game);
            let text = table.to_text().expect("plain data");
            let arrived = PendingTable::from_text(&text).expect("a sound table");
            assert_eq!(arrived, table);
            assert_eq!(arrived.plan().pin(Seat::new(1)), Pin::from_text("0417"));
            assert_eq!(arrived.plan().pin(Seat::new(0)), None);
        }
    }

    #[test]
    fn no_pin_is_ever_printed() {
        assert!(!format!("{:?}", table(GameId::Zipang)).contains("0417"));
    }

    #[test]
    fn a_fixed_deal_has_a_fixed_seed_of_its_own_for_bots() {
        let fixed = |seed| PendingTable::fixed(Draft::usual(GameId::Oriente), seed);
        assert_eq!(fixed(7), fixed(7));
        assert_eq!(fixed(7).seed, 7);
        assert_ne!(fixed(7).bot_seed, 7);
        assert_ne!(fixed(7).bot_seed, fixed(8).bot_seed);
    }

    #[test]
    fn what_is_no_table_is_said_to_be_none() {
        let text = table(GameId::Oriente).to_text().expect("plain data");
        let crowded = text.replacen("\"players\":4", "\"players\":13", 1);
        let bad_pin = text.replacen("0417", "417", 1);
        for bad in ["", "{}", "null", &text[1..], &crowded, &bad_pin] {
            assert!(matches!(PendingTable::from_text(bad), Err(PendingError::Unreadable)), "{bad}");
        }
    }

    #[test]
    fn a_table_that_its_game_does_not_accept_is_refused() {
        let text = table(GameId::Oriente).to_text().expect("plain data").replace("Botan", "Aiko");
        let doubled = SetupError::DoubledName(Seat::new(1), Seat::new(0));
        assert_eq!(PendingTable::from_text(&text), Err(doubled.into()));
    }

    #[test]
    fn a_table_is_set_for_one_game_only() {
        let table = table(GameId::Oriente);
        assert!(table.setup::<oriente::State>().is_ok_and(|setup| setup.names.len() == 4));
        assert_eq!(table.setup::<zipang::State>(), Err(PendingError::OtherGame));
    }
}
