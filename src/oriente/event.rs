//! What happens in a game of Oriente, told one thing at a time.

use serde::{Deserialize, Serialize};

use super::action::{Destiny, Side};
use super::cards::{Card, Lord};
use super::deals::{Entry, EntryNumber, Offer, OfferNumber, Standing};
use super::stack::Stack;
use crate::game::{Seat, Seats};

/// One thing that happened. Hidden cards appear only in events whose audience may know them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// A seat got its treasure.
    GotTreasure(Seat, Card),
    /// A season began, with so many prize cards lying face down.
    SeasonBegan {
        /// Which one, counted from 1.
        number: u8,
        /// How many cards the prize has.
        prize: u8,
    },
    /// A seat got a new lord face down.
    GotLord(Seat),
    /// To this seat only: the lord it got.
    SawLord(Seat, Lord),
    /// A seat passed.
    Passed(Seat),
    /// A lord was turned face up.
    TurnedUp(Seat, Lord),
    /// A seat declared an action and took the token.
    Declared(Seat, Destiny),
    /// A seat called the privilege: the declaration before it is cancelled.
    Called {
        /// Who called.
        by: Seat,
        /// Against whom.
        against: Seat,
    },
    /// A seat discarded its disk and carries out its action.
    Fulfilled(Seat, Destiny),
    /// A seat stayed out of the battle, for this round of asking.
    StayedOut(Seat),
    /// A seat helps a side.
    Helped(Seat, Side),
    /// A Samurai turned a card.
    SamuraiTurned(Seat, Lord),
    /// A Samurai found the deck empty (O-14).
    FoundDeckEmpty(Seat),
    /// A battle was decided.
    BattleDecided {
        /// The attacker's sum.
        attacker: u8,
        /// The defender's sum.
        defender: u8,
        /// Which side won.
        winner: Side,
    },
    /// A seat took another's lord into its stack, in battle or by assassination.
    Captured {
        /// Who took him.
        by: Seat,
        /// Whose lord he was.
        from: Seat,
        /// The lord.
        lord: Lord,
    },
    /// A seat got a turned lord, face up.
    GotTurnedLord(Seat, Lord),
    /// A seat that was to draw a lord found the deck empty (O-14).
    GotNoLord(Seat),
    /// A card went face down under the deck; all saw which.
    WentUnder(Lord),
    /// A turned Ninja went to the winner's stack.
    TookNinja(Seat),
    /// A seat took the season's prize.
    TookPrize(Seat, Stack),
    /// A seat took the deck's top card as an annuity.
    TookAnnuity(Seat, Lord),
    /// A Daimyō and the Shōgun changed places.
    Succeeded {
        /// The Shōgun now.
        by: Seat,
        /// Before whom, or in whose stack, the Daimyō lies now.
        with: Seat,
    },
    /// A seat took Nōfu from a stack.
    Collected {
        /// Who took them.
        by: Seat,
        /// From whom.
        from: Seat,
        /// How many.
        count: u8,
    },
    /// Cards were traded.
    Traded {
        /// The Akindo.
        by: Seat,
        /// The other.
        with: Seat,
        /// What the Akindo took.
        taken: Card,
        /// What he gave, if he had anything.
        given: Option<Card>,
    },
    /// A laborer went where it says.
    Recruited(Seat, Recruit),
    /// A seat took all other lords and looks at them.
    TookAllLords(Seat),
    /// To this seat only: the lords it took, in no order.
    SawLords(Seat, Stack),
    /// A seat has become one of them; all lords were dealt anew, face down.
    Transmuted(Seat),
    /// A seat joined the revolution.
    Joined(Seat),
    /// A revolution struck.
    RevolutionStruck {
        /// Its strength.
        strength: u8,
        /// Who was struck.
        struck: Seats,
    },
    /// A seat lost these cards to the revolution.
    Looted(Seat, Stack),
    /// A seat got these cards from the revolution.
    Shared(Seat, Stack),
    /// The laborers left the square.
    SquareEmptied,
    /// An offer was made.
    Offered(Offer),
    /// An offer was turned down.
    Refused(OfferNumber),
    /// An offer was taken back.
    Withdrew(OfferNumber),
    /// An offer lapsed: its moment is over, or its cards are gone.
    Lapsed(OfferNumber),
    /// An offer was accepted, and its cards changed hands.
    Dealt(Offer),
    /// A promise was written into the ledger.
    Promised(Entry),
    /// A debt was paid as promised.
    Paid(EntryNumber, Stack),
    /// It is settled what became of a promise.
    PromiseSettled(EntryNumber, Seat, Standing),
    /// The Geisha was drawn.
    GeishaDrawn,
    /// At the end: a seat's lord.
    ShowedLord(Seat, Lord),
    /// The game is over.
    GameEnded {
        /// Why.
        ending: Ending,
        /// Who won.
        winners: Seats,
    },
}

/// Where a Recruitment's laborer went.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Recruit {
    /// From the supply to the square.
    ToSquare,
    /// From the supply to the hut.
    ToHut,
    /// From the hut to the square.
    FromHutToSquare,
    /// Nowhere: all are in use (O-17).
    Nowhere,
}

/// Why a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Ending {
    /// The Geisha was drawn.
    Geisha,
    /// The Geisha lay in the prize that was taken (O-6).
    GeishaInPrize,
    /// A player had all three Ninja in his stack at a season's end (O-12).
    ThreeNinja,
    /// A season passed without a fulfilment while the deck was empty (O-14).
    DeckEmpty,
}
