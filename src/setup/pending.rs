//! A table that has been set and waits to be played: a game that is kept, in which nothing has happened yet.

use serde::Serialize;

use super::Draft;
use crate::game::Chance;
use crate::games::{GameId, GameSetup};
use crate::table::{Pace, Playable, SeatPlan};
use crate::{oriente, zipang};

/// Sets the bots' luck apart from the deal where somebody has fixed the deal.
const FIXED_BOTS: u64 = 0x6e6f_7265_6e62_6f74;

/// A table on its way from where it was set, by a form that serves every game, to the part that plays this one, which
/// reads it by [`crate::store::Kept::open`]. It holds PINs and seeds: never to be shown.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct PendingTable {
    journal: Opening,
}

/// A journal without a single input.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
struct Opening {
    game: &'static str,
    rules: u32,
    chance: u32,
    setup: GameSetup,
    seed: u64,
    bot_seed: u64,
    plan: SeatPlan,
    pace: Pace,
    inputs: [(); 0],
}

impl PendingTable {
    /// A table with the seeds of its game and of its bots. The one is not derived from the other: whoever watches bots must
    /// not learn the deal.
    #[must_use]
    pub fn new(draft: &Draft, seed: u64, bot_seed: u64) -> Self {
        let game = draft.game();
        let journal = Opening {
            game: game.id(),
            rules: rules(game),
            chance: Chance::VERSION,
            setup: draft.setup(),
            seed,
            bot_seed,
            plan: draft.plan(),
            pace: draft.pace(),
            inputs: [],
        };
        Self { journal }
    }

    /// A table whose deal is fixed, for trying things out: the same every time, bots included.
    #[must_use]
    pub fn fixed(draft: &Draft, seed: u64) -> Self {
        Self::new(draft, seed, seed ^ FIXED_BOTS)
    }

    /// The seeds of its game and of its bots.
    #[must_use]
    pub const fn seeds(&self) -> (u64, u64) {
        (self.journal.seed, self.journal.bot_seed)
    }

    /// It as a text.
    #[must_use]
    pub fn to_text(&self) -> String {
        // Plain data with texts for keys is always written.
        serde_json::to_string(self).unwrap_or_default()
    }
}

/// The rules by which a game is played today.
const fn rules(game: GameId) -> u32 {
    match game {
        GameId::Oriente => <oriente::State as Playable>::RULES,
        GameId::Zipang => <zipang::State as Playable>::RULES,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Seat;
    use crate::store::Kept;
    use crate::table::Pin;

    fn table(game: GameId) -> PendingTable {
        let mut draft = Draft { players: 4, speak_up: true, first: Some(2), ..Draft::usual(game) };
        draft.seats[1].is_person = true;
        draft.seats[1].pin = "0417".to_owned();
        PendingTable::new(&draft, u64::MAX, 3)
    }

    fn arrives_whole<G: Playable>(game: GameId) {
        let kept = Kept::<G>::open(&table(game).to_text()).expect("a table of this game");
        let journal = kept.table.host().journal();
        assert_eq!((journal.seed, journal.bot_seed, journal.pace), (u64::MAX, 3, Pace::SpeakUp));
        assert_eq!(journal.plan, table(game).journal.plan);
        assert_eq!(journal.plan.pin(Seat::new(1)), Pin::from_text("0417"));
        assert_eq!(journal.plan.pin(Seat::new(0)), None);
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
        assert_eq!(fixed(7).seeds().0, 7);
        assert_ne!(fixed(7).seeds().1, 7);
        assert_ne!(fixed(7).seeds().1, fixed(8).seeds().1);
    }

    #[test]
    fn what_is_no_table_of_a_game_is_refused_with_its_place() {
        let text = table(GameId::Oriente).to_text();
        let doubled = text.replacen("Botan", "Aiko", 1);
        for bad in ["", "{}", "null", &text[1..], &text.replacen("0417", "417", 1), &doubled] {
            let error = Kept::<oriente::State>::open(bad).map(|_| ()).expect_err("no table");
            assert!(error.to_string().starts_with("line 3, "), "{error}");
        }
        assert!(Kept::<zipang::State>::open(&text).is_err());
    }
}
