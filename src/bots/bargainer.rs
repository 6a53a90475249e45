//! Bargaining, as Oriente knows it: to speak unasked, and to answer offers.

use serde::{Deserialize, Serialize};

use crate::game::{Seat, Stream};
use crate::oriente::deals::OfferNumber;
use crate::oriente::{Action, View};

/// Somebody who bargains for a seat.
///
/// A host that lets everybody speak until nobody does comes to an end: whoever bargains holds himself to few offers in
/// a moment, and answers every offer for good.
pub trait Bargainer {
    /// What the seat has to say though nobody asks it: an offer, a payment of a debt, a verdict on a promise. `None` when
    /// it is content.
    fn speak(&self, seat: Seat, view: &View, luck: &mut Stream) -> Option<Action>;

    /// The answer to an offer that was made to the seat (it accepts, refuses or counters), and why.
    fn reply(&self, seat: Seat, view: &View, offer: OfferNumber, luck: &mut Stream) -> (Action, Because);
}

/// Why an offer was answered as it was, to be said in a few words.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Because {
    /// Accepted: both sides gain.
    FairPrice,
    /// Accepted: more than he would have asked for.
    Gladly,
    /// Countered: for a little more he would.
    RatherThis,
    /// Refused: the cards asked for are worth more than what he gets.
    TooDear,
    /// Refused: what he is asked to do is worth more than what he gets.
    TooLittle,
    /// Refused: he would, if he believed the other's word.
    DoesNotTrustYou,
    /// Refused: he would, if it did not help the one who leads.
    HelpsTheLeader,
    /// Refused: he collects the very card.
    NeedsThatCard,
    /// Refused: he cannot, or will not, give his word on that.
    WillNotPromise,
    /// Refused: its time is over, or has not come.
    NotNow,
}

impl Because {
    /// All reasons.
    pub const ALL: [Self; 10] = [
        Self::FairPrice,
        Self::Gladly,
        Self::RatherThis,
        Self::TooDear,
        Self::TooLittle,
        Self::DoesNotTrustYou,
        Self::HelpsTheLeader,
        Self::NeedsThatCard,
        Self::WillNotPromise,
        Self::NotNow,
    ];
}
