//! What two players can agree on.

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::game::Seat;
use crate::oriente::action::Side;
use crate::oriente::cards::Card;
use crate::oriente::stack::Stack;

/// The most promises one party makes in one deal.
pub const PROMISES_EACH: usize = 2;

/// The number of an offer, counted from 1 through the whole game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct OfferNumber(pub u16);

/// The number of a promise in the ledger, counted from 1 through the whole game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct EntryNumber(pub u16);

/// A sentence of the players' own. The rules hold only its place in the list of sentences that the host keeps beside
/// the record; they never read it, and it says nothing about its length or language.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Sentence(pub u16);

/// By when a payment is due.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Due {
    /// Before this season ends.
    ThisSeason,
    /// Before the next season ends.
    NextSeason,
    /// As soon as he can. Only the creditor can say that it has been too long.
    WhenAble,
    /// Before the game ends.
    #[default]
    GameEnd,
}

/// Something promised. Nothing here binds anyone (O-16).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Promise {
    /// To help this side in this battle.
    Help(Side),
    /// To stay out of this battle.
    #[default]
    StayOut,
    /// To call the privilege on this declaration, perhaps to attack a certain player.
    Call {
        /// Whom the call is to attack; left out, any action will do.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        attack: Option<Seat>,
    },
    /// Not to call the privilege on this declaration.
    DoNotCall,
    /// To declare an attack on this player this season.
    Attack(Seat),
    /// Not to declare an attack on this player this season.
    Spare(Seat),
    /// To join this revolution.
    Join,
    /// Not to join this revolution.
    DoNotJoin,
    /// To pay so many cards of a kind.
    Pay {
        /// Of which kind.
        card: Card,
        /// How many.
        count: u8,
        /// By when.
        due: Due,
    },
    /// Something in words of their own.
    Sentence(Sentence),
}

impl Promise {
    /// Must the players themselves say whether it was kept?
    pub const fn is_judged_by_players(self) -> bool {
        matches!(self, Self::Sentence(_) | Self::Pay { due: Due::WhenAble, .. })
    }

    /// The cards of a payment.
    pub fn payment(self) -> Option<Stack> {
        match self {
            Self::Pay { card, count, .. } => Some((0..count.min(card.copies())).map(|_| card).collect()),
            _ => None,
        }
    }
}

/// Up to [`PROMISES_EACH`] promises of one party. Written as a list.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Promises([Option<Promise>; PROMISES_EACH]);

impl Promises {
    /// These promises; `None` when they are too many.
    pub fn from_slice(promises: &[Promise]) -> Option<Self> {
        let mut list = Self::default();
        list.0.get_mut(..promises.len())?.iter_mut().zip(promises).for_each(|(place, &promise)| *place = Some(promise));
        Some(list)
    }

    /// Just this promise.
    pub const fn only(promise: Promise) -> Self {
        Self([Some(promise), None])
    }

    /// They one by one.
    pub fn iter(self) -> impl Iterator<Item = Promise> {
        self.0.into_iter().flatten()
    }

    /// Is there none?
    pub fn is_empty(&self) -> bool {
        self.0 == [None; PROMISES_EACH]
    }
}

impl Serialize for Promises {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Promises {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let promises = Vec::<Promise>::deserialize(deserializer)?;
        Self::from_slice(&promises)
            .ok_or_else(|| serde::de::Error::custom(format!("more than {PROMISES_EACH} promises of one party")))
    }
}

/// What a party brings to a deal besides cards and promises (O-16).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Ground {
    /// A past service of his, now being paid. The rules take the players' word for it.
    Service,
    /// A promise once made to him: what he gets here settles it.
    Debt(EntryNumber),
    /// A promise once made to him: he lets it go.
    Waiver(EntryNumber),
}

/// One party's side of a deal.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Terms {
    /// The cards he gives now.
    #[serde(skip_serializing_if = "Stack::is_unneeded")]
    pub cards: Stack,
    /// What he promises.
    #[serde(skip_serializing_if = "Promises::is_empty")]
    pub promises: Promises,
    /// What else he brings.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ground: Option<Ground>,
}

impl Stack {
    fn is_unneeded(&self) -> bool {
        self.is_empty()
    }
}

impl Terms {
    /// Does this party bring nothing at all?
    pub fn is_nothing(&self) -> bool {
        *self == Self::default()
    }
}

/// An offer about to be made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Proposal {
    /// To whom.
    pub to: Seat,
    /// What its maker gives.
    pub gives: Terms,
    /// What he asks for it.
    pub asks: Terms,
}

/// An open offer.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Offer {
    /// Its number.
    pub number: OfferNumber,
    /// Who made it.
    pub from: Seat,
    /// To whom.
    pub to: Seat,
    /// What its maker gives.
    pub gives: Terms,
    /// What he asks for it.
    pub asks: Terms,
}

impl Offer {
    /// Both parties, each with his own terms and the other party.
    pub const fn parties(&self) -> [(Seat, Terms, Seat); 2] {
        [(self.from, self.gives, self.to), (self.to, self.asks, self.from)]
    }
}
