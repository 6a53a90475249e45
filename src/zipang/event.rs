//! What happens in a game of Zipang, told one thing at a time.

use serde::{Deserialize, Serialize};

use super::cards::{Card, Hand};
use crate::game::{Seat, Seats};

/// One thing that happened. Cards appear only in events whose audience may know them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// A new campaign: cards are shuffled and dealt, one coin each goes to the pile.
    CampaignBegan {
        /// Which one, counted from 1.
        number: u16,
        /// Who plays first.
        first: Seat,
        /// The coins in the pile after all antes.
        pile: u8,
    },
    /// One coin of the antes left the game (Z-16).
    CoinLeftGame,
    /// To this seat only: the hand it was dealt.
    Dealt(Seat, Hand),
    /// A seat drew a card.
    Drew(Seat),
    /// To this seat only: the card it drew.
    DrewCard(Seat, Card),
    /// A seat played a card on these players.
    Played {
        /// Who.
        seat: Seat,
        /// What.
        card: Card,
        /// On whom.
        targets: Seats,
    },
    /// A seat played two Peasants together.
    RoseInIkki(Seat),
    /// A seat laid a Monk and is spared the effect.
    LaidMonk(Seat),
    /// A seat blocks the attack with a coin.
    ChoseCoin(Seat),
    /// A seat lets it happen.
    Stood(Seat),
    /// A coin went from a seat to the pile, to block an attack or for a Merchant.
    PaidToPile(Seat),
    /// A seat's hand was strong enough: the attack is blocked.
    BlockedByHand(Seat),
    /// To `to` only: the hand that he rightly saw.
    Saw {
        /// Who saw it.
        to: Seat,
        /// Whose hand it is.
        of: Seat,
        /// The hand.
        hand: Hand,
    },
    /// A seat is out of the campaign; its hand lies face up in the discard pile.
    Eliminated(Seat, Hand),
    /// A coin was stolen.
    Stole {
        /// By whom.
        by: Seat,
        /// From whom.
        from: Seat,
    },
    /// A seat took coins from the pile by a Princess.
    TookFromPile(Seat, u8),
    /// A seat's hand was shown to everyone.
    Showed(Seat, Hand),
    /// A seat discarded its hand face up.
    Discarded(Seat, Hand),
    /// A seat looked at another's hand.
    LookedAt {
        /// Who looked.
        by: Seat,
        /// At whose hand.
        of: Seat,
    },
    /// A card was taken and lies open.
    Took {
        /// By whom.
        by: Seat,
        /// Out of whose hand; `None` for the discard pile.
        from: Option<Seat>,
        /// The card.
        card: Card,
    },
    /// A card was played that had nothing to act on.
    NothingHappened(Card),
    /// At an ending by honor: a hand is laid open to all (Z-10).
    LaidOpen(Seat, Hand),
    /// A campaign ended.
    CampaignEnded {
        /// Why.
        ending: Ending,
        /// Who takes the pile; `None` when the most honor is tied.
        winner: Option<Seat>,
        /// The coins in the pile.
        pile: u8,
    },
    /// A card drawn to decide a tie for the first place.
    DrewForVictory(Seat, Card),
    /// The game is over.
    GameEnded {
        /// Who won.
        winner: Seat,
    },
}

/// Why a campaign ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Ending {
    /// Only one player was left.
    LastOneIn,
    /// The Emperor was played.
    Emperor,
    /// There was no card to draw.
    SupplyEmpty,
}
