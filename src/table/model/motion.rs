//! What moves on a table, as plain data: this thing, from here to there.
//!
//! Rule of the module: a movement knows no card. It says where one lies open now, and whoever draws the way takes the
//! face from there; so nothing can be seen on the way that is not seen at its end. Movements come from what all are
//! told, whoever looks.

use serde::{Deserialize, Serialize};

use crate::game::Seat;

/// Something goes from one spot to another; from a spot to itself, when it only turns or falls there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Movement {
    /// What.
    pub thing: Thing,
    /// From where.
    pub from: Spot,
    /// To where.
    pub to: Spot,
}

impl Movement {
    pub(super) const fn new(thing: Thing, from: Spot, to: Spot) -> Self {
        Self { thing, from, to }
    }
}

/// What can move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Thing {
    /// A card that stays face down.
    Back,
    /// A card that was face up before.
    Face,
    /// A card that turns face up on the way.
    Turned,
    /// A coin.
    Coin,
    /// A disk that has been used.
    Disk,
    /// A laborer.
    Laborer,
    /// The destiny token.
    Token,
}

impl Thing {
    /// Is its face seen at the end of its way?
    #[must_use]
    pub const fn ends_face_up(self) -> bool {
        matches!(self, Self::Face | Self::Turned)
    }
}

/// Where something can lie.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Spot {
    /// The cards to draw from.
    Deck,
    /// The season's prize.
    Prize,
    /// The square.
    Square,
    /// The hut.
    Hut,
    /// The pile of coins.
    Pile,
    /// The card that was taken and is played next.
    Taken,
    /// A card among the discards that lie fanned out, the oldest of them 0.
    Discards(u8),
    /// A player's hand.
    Hand(Seat),
    /// A player's coins.
    Purse(Seat),
    /// A player's lord.
    Lord(Seat),
    /// A player's prize stack.
    Stack(Seat),
    /// A kind of card in a player's prize stack, the first kind 0.
    InStack(Seat, u8),
    /// A player's disk.
    Disk(Seat),
    /// Where the token lies when a player holds it.
    Token(Seat),
}
