//! Everything a player can be asked, and everything he can answer or propose.

use serde::{Deserialize, Serialize};

use super::cards::{Card, Lord};
use super::deals::{EntryNumber, OfferNumber, Proposal, Terms, Verdict};
use crate::game::Seat;

/// What a seat is asked. It names nothing that the whole table does not see (O-15).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Question {
    /// Do you declare an action?
    Declare,
    /// Do you call the privilege against this declaration?
    Privilege {
        /// Who declared.
        declarer: Seat,
        /// What.
        destiny: Destiny,
    },
    /// Do you help a side in this battle?
    Help {
        /// Who attacks.
        attacker: Seat,
        /// Who is attacked.
        defender: Seat,
    },
    /// Do you join this revolution?
    Join {
        /// Who declared it.
        declarer: Seat,
    },
    /// Which of the lords you took do you become?
    Become,
    /// Which card do you give in trade?
    Give {
        /// To whom.
        to: Seat,
    },
    /// Which of the turned lords replaces the one you lost?
    Replace,
}

/// An action to be declared and, unless cancelled, fulfilled.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Destiny {
    /// Any lord attacks this player's lord.
    Attack(Seat),
    /// The Sōryō takes the season's prize.
    Prayer,
    /// The Mahō-tsukai changes all lords.
    Transmutation,
    /// The Daimyō takes the deck's top card.
    Annuity,
    /// The Daimyō changes places with the Shōgun.
    Succession,
    /// The Akindo takes all Nōfu of this player's stack.
    Credit(Seat),
    /// The Akindo trades cards with this player.
    Trading(Seat),
    /// The Nōfu recruits a laborer.
    Recruitment,
    /// The Nōfu rises with his fellows.
    Revolution,
    /// The Ninja takes this player's lord.
    Assassination(Seat),
}

impl Destiny {
    /// The lord whose ability it is; `None` for an attack, which is open to all.
    #[inline]
    pub const fn ability_of(self) -> Option<Lord> {
        match self {
            Self::Attack(_) => None,
            Self::Prayer => Some(Lord::Soryo),
            Self::Transmutation => Some(Lord::MahoTsukai),
            Self::Annuity | Self::Succession => Some(Lord::Daimyo),
            Self::Credit(_) | Self::Trading(_) => Some(Lord::Akindo),
            Self::Recruitment | Self::Revolution => Some(Lord::Nofu),
            Self::Assassination(_) => Some(Lord::Ninja),
        }
    }

    /// The player it names in so many words. A Succession's target is found on the table, not here.
    #[inline]
    pub const fn named(self) -> Option<Seat> {
        match self {
            Self::Attack(seat) | Self::Credit(seat) | Self::Trading(seat) | Self::Assassination(seat) => Some(seat),
            _ => None,
        }
    }
}

/// One of the two sides of a battle.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Side {
    /// The attacker's.
    Attacker,
    /// The defender's.
    #[default]
    Defender,
}

/// An answer to a question, or a move in bargaining. Answers come from the seat that is asked; bargaining is open to
/// every seat at the questions of declaring, privilege, help and joining (O-16).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Action {
    /// Declares nothing, calls no privilege, joins no revolution.
    Pass,
    /// Declares an action.
    Declare(Destiny),
    /// Calls the privilege and declares an action of his own, in one answer.
    Call(Destiny),
    /// Stays out of the battle, for this round of asking.
    StayOut,
    /// Helps a side in the battle.
    Help(Side),
    /// Joins the revolution.
    Join,
    /// After a Transmutation's look: becomes this lord.
    Become(Lord),
    /// Gives this card in trade.
    Give(Card),
    /// Takes this turned lord for the one he lost.
    Replace(Lord),
    /// Offers a deal.
    Offer(Proposal),
    /// Turns an offer down and makes another in its place, to the one who made it.
    Counter {
        /// The offer he was made.
        offer: OfferNumber,
        /// What he gives instead.
        gives: Terms,
        /// What he asks instead.
        asks: Terms,
    },
    /// Accepts an offer he was made: cards move, promises are written down.
    Accept(OfferNumber),
    /// Turns an offer down.
    Refuse(OfferNumber),
    /// Takes back an offer he made.
    Withdraw(OfferNumber),
    /// Pays, card by card as promised, a debt in the ledger.
    Settle(EntryNumber),
    /// Says whether a promise made to him was kept, where the rules cannot tell.
    Judge {
        /// Which promise.
        entry: EntryNumber,
        /// What became of it.
        verdict: Verdict,
    },
}

impl Action {
    /// Is it a move in bargaining, and not an answer to a question?
    pub const fn is_bargaining(self) -> bool {
        matches!(
            self,
            Self::Offer(_)
                | Self::Counter { .. }
                | Self::Accept(_)
                | Self::Refuse(_)
                | Self::Withdraw(_)
                | Self::Settle(_)
                | Self::Judge { .. }
        )
    }
}
