//! Who sits where, with what.

use crate::game::{Seat, Seats};
use crate::zipang::{Card, Hand, Phase, View};

/// A player's place at the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Place {
    /// Whose.
    pub seat: Seat,
    /// His coins.
    pub coins: u8,
    /// His cards.
    pub cards: Cards,
    /// Is he still in the campaign?
    pub in_campaign: bool,
    /// Is it his turn?
    pub on_turn: bool,
    /// Is he asked something now?
    pub is_asked: bool,
    /// Does a card act on him that is not yet carried out?
    pub is_threatened: bool,
    /// Can a coin still block an attack on him: has his first turn not come yet?
    pub may_block_with_coin: bool,
}

/// The cards of a hand, as far as the eyes at the screen may know them. A hidden card has no identity: it is a number.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Cards {
    /// All of them are known.
    Known(Vec<Card>),
    /// These are noted, the others are hidden.
    Hidden {
        /// What is known to be among them.
        noted: Vec<Card>,
        /// How many there are besides.
        unknown: u8,
    },
}

/// Everybody's place, clockwise from the owner of the eyes, or from seat 0.
pub fn places(view: &View) -> Vec<Place> {
    let asked = match view.phase {
        Phase::Over(_) => None,
        Phase::Answer(answering) => Some(answering.asked),
        _ => Some(view.turn),
    };
    let threatened = match view.phase {
        Phase::Answer(answering) => answering.affected.minus(answering.spared),
        _ => Seats::NONE,
    };
    let first = view.eyes.unwrap_or_default();
    std::iter::once(first)
        .chain(first.others(view.players))
        .map(|seat| Place {
            seat,
            coins: view.coins[seat],
            cards: cards(view, seat),
            in_campaign: view.in_campaign.contains(seat),
            on_turn: asked.is_some() && view.turn == seat,
            is_asked: asked == Some(seat),
            is_threatened: threatened.contains(seat),
            may_block_with_coin: !view.begun.contains(seat) && view.coins[seat] > 0,
        })
        .collect()
}

fn cards(view: &View, seat: Seat) -> Cards {
    let known = |hand: Hand| Cards::Known(hand.as_slice().to_vec());
    if view.eyes == Some(seat) {
        known(view.hand)
    } else if !view.open_hands[seat].is_empty() {
        known(view.open_hands[seat])
    } else {
        let noted = view.notes[seat];
        Cards::Hidden { noted: noted.as_slice().to_vec(), unknown: view.hand_sizes[seat] - noted.len() }
    }
}
