//! A table that has been set and waits to be played: all that a game begins with, as one text.

use std::error::Error;
use std::fmt;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use super::Draft;
use crate::game::SetupError;
use crate::games::GameSetup;
use crate::table::{Journal, JournalError, Pace, Playable, SeatPlan};

/// Sets the bots' luck apart from the deal where somebody has fixed the deal.
const FIXED_BOTS: u64 = 0x6e6f_7265_6e62_6f74;

/// A table on its way from where it was set, by a form that serves every game, to the part that plays this one. It
/// holds PINs and seeds: never to be shown.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PendingTable<S> {
    /// Who plays, with which options.
    pub setup: S,
    /// Who sits where.
    pub plan: SeatPlan,
    /// How polls are put to people.
    pub pace: Pace,
    /// What the game's chance comes from.
    pub seed: u64,
    /// What the bots' luck comes from. Not derived from `seed`: whoever watches bots must not learn the deal.
    pub bot_seed: u64,
}

/// Why a table that was handed over cannot be played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PendingError {
    /// The text is no table of this game.
    Unreadable,
    /// The game does not accept it.
    Refused(SetupError),
}

impl fmt::Display for PendingError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unreadable => f.write_str("the table cannot be read"),
            Self::Refused(refusal) => write!(f, "the table is not accepted: {refusal}"),
        }
    }
}

impl Error for PendingError {}

impl<R> From<JournalError<R>> for PendingError {
    fn from(error: JournalError<R>) -> Self {
        match error {
            JournalError::Setup(refusal) => Self::Refused(refusal),
            _ => Self::Unreadable,
        }
    }
}

impl PendingTable<GameSetup> {
    /// A table with the seeds of its game and of its bots.
    #[must_use]
    pub fn new(draft: &Draft, seed: u64, bot_seed: u64) -> Self {
        Self { setup: draft.setup(), plan: draft.plan(), pace: draft.pace(), seed, bot_seed }
    }

    /// A table whose deal is fixed, for trying things out: the same every time, bots included.
    #[must_use]
    pub fn fixed(draft: &Draft, seed: u64) -> Self {
        Self::new(draft, seed, seed ^ FIXED_BOTS)
    }

    /// It as a text.
    ///
    /// # Errors
    /// Never for a table that can be read again: everything in it is plain data.
    pub fn to_text(&self) -> serde_json::Result<String> {
        serde_json::to_string(self)
    }
}

impl<S: DeserializeOwned> PendingTable<S> {
    /// Reads a table that was left for this game: a journal in which nothing has happened yet.
    ///
    /// # Errors
    /// When the text is no table of this game.
    pub fn journal<G: Playable<Setup = S>>(text: &str) -> Result<Journal<G>, PendingError> {
        let table: Self = serde_json::from_str(text).map_err(|_| PendingError::Unreadable)?;
        let Self { setup, plan, pace, seed, bot_seed } = table;
        Ok(Journal::new(setup, plan, pace, seed, bot_seed))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Seat;
    use crate::games::GameId;
    use crate::table::{Host, Pin};
    use crate::{oriente, zipang};

    fn table(game: GameId) -> PendingTable<GameSetup> {
        let mut draft = Draft { players: 4, speak_up: true, first: Some(2), ..Draft::usual(game) };
        draft.seats[1].is_person = true;
        draft.seats[1].pin = "0417".to_owned();
        PendingTable::new(&draft, u64::MAX, 3)
    }

    fn text(game: GameId) -> String {
        table(game).to_text().expect("plain data")
    }

    fn arrives_whole<G: Playable>(game: GameId) {
        let journal = PendingTable::journal::<G>(&text(game)).expect("a table of this game");
        assert_eq!((journal.seed, journal.bot_seed, journal.pace), (u64::MAX, 3, Pace::SpeakUp));
        assert_eq!(journal.plan, table(game).plan);
        assert_eq!(journal.plan.pin(Seat::new(1)), Pin::from_text("0417"));
        assert_eq!(journal.plan.pin(Seat::new(0)), None);
        assert!(Host::dealt(journal).is_ok());
    }

    #[test]
    fn a_table_is_handed_over_whole_with_its_pins() {
        arrives_whole::<oriente::State>(GameId::Oriente);
        arrives_whole::<zipang::State>(GameId::Zipang);
    }

    #[test]
    fn no_pin_is_ever_printed() {
        assert!(!format!("{:?}", table(GameId::Zipang)).contains("0417"));
    }

    #[test]
    fn a_fixed_deal_has_a_fixed_seed_of_its_own_for_bots() {
        let fixed = |seed| PendingTable::fixed(&Draft::usual(GameId::Oriente), seed);
        assert_eq!(fixed(7), fixed(7));
        assert_eq!(fixed(7).seed, 7);
        assert_ne!(fixed(7).bot_seed, 7);
        assert_ne!(fixed(7).bot_seed, fixed(8).bot_seed);
    }

    #[test]
    fn what_is_no_table_is_said_to_be_none() {
        let text = text(GameId::Oriente);
        for bad in ["", "{}", "null", &text[1..], &text.replacen("0417", "417", 1)] {
            let read = PendingTable::journal::<oriente::State>(bad);
            assert_eq!(read.err(), Some(PendingError::Unreadable), "{bad}");
        }
        assert!(PendingTable::journal::<zipang::State>(&text).is_err());
    }

    #[test]
    fn a_table_that_its_game_does_not_accept_is_refused() {
        let text = text(GameId::Oriente).replace("Botan", "Aiko");
        let journal = PendingTable::journal::<oriente::State>(&text).expect("a table");
        let doubled = SetupError::DoubledName(Seat::new(1), Seat::new(0));
        assert_eq!(Host::dealt(journal).map(|_| ()).map_err(PendingError::from), Err(PendingError::Refused(doubled)));
    }
}
