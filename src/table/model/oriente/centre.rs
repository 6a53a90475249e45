//! What lies in the middle of the table.

use crate::oriente::{Card, HUT_PLAYERS, LABORERS, Lord, View};

/// The middle of the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Centre {
    /// Which season this is, counted from 1.
    pub season: u8,
    /// How many cards the deck has.
    pub deck: u8,
    /// What all saw go under it, the lowest first.
    pub under: Vec<Lord>,
    /// The season's prize.
    pub prize: Prize,
    /// Laborers in the square.
    pub square: u8,
    /// Laborers in the hut; `None` below eight players, who ignore it.
    pub hut: Option<u8>,
    /// Laborers that are still to be recruited.
    pub laborers_left: u8,
}

/// The season's prize. A hidden card has no identity: it is a number.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Prize {
    /// How many cards it has.
    pub cards: u8,
    /// Those that all know, since all saw them go under the deck before.
    pub seen: Vec<Card>,
    /// Where it lies.
    pub lies: WherePrize,
}

/// Where the season's prize lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WherePrize {
    /// Beside the deck, for the first to fulfil.
    BesideDeck,
    /// Under the token, until the action that won it is over.
    UnderToken,
    /// In the winner's stack.
    Taken,
}

/// The middle of the table.
pub fn centre(view: &View) -> Centre {
    let lies = match (view.prize, view.fulfilled) {
        (0, _) => WherePrize::Taken,
        (_, 0) => WherePrize::BesideDeck,
        _ => WherePrize::UnderToken,
    };
    Centre {
        season: view.season,
        deck: view.deck,
        under: view.under.as_slice().to_vec(),
        prize: Prize { cards: view.prize, seen: view.prize_seen.cards().collect(), lies },
        square: view.square,
        hut: (view.players >= HUT_PLAYERS).then_some(view.hut),
        laborers_left: LABORERS - view.square - view.hut,
    }
}
