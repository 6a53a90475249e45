//! Everything a player can be asked, and everything he can answer.

use serde::{Deserialize, Serialize};

use super::cards::Card;
use crate::game::{Seat, Seats};

/// What a seat is asked. It names nothing that the whole table does not see.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Question {
    /// Which of your three cards do you play, and on whom?
    Play,
    /// This card was taken and lies open: on whom do you play it, or do you join a Peasant to it? (Z-4, Z-17)
    PlayTaken(Card),
    /// Which card of the discard pile does your Crazy One take?
    TakeFromDiscards,
    /// Which card of this player's hand does your Nobleman take?
    TakeFromHand(Seat),
    /// How do you answer this card's effect on you?
    Answer(Threat),
}

/// A card's effect that is about to fall on somebody.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Threat {
    /// Whose card it is.
    pub by: Seat,
    /// The card; a Peasant here is an ikki.
    pub card: Card,
    /// May it be blocked by a coin?
    pub coin: bool,
}

/// An answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Action {
    /// Plays a card, from the hand or the one that was taken, on these players (Z-17: one answer).
    Play {
        /// Which card.
        card: Card,
        /// On whom; nobody for cards that name nobody.
        #[serde(default)]
        targets: Seats,
    },
    /// Plays two Peasants together: both from the hand, or the one taken and one from the hand.
    Ikki,
    /// Takes this card, from the discard pile or the hand that was looked at.
    Take(Card),
    /// Lays a Monk to cancel the effect.
    Monk,
    /// Blocks the attack with a coin.
    Coin,
    /// Lets it happen: against an attack, the hand is compared.
    Stand,
}
