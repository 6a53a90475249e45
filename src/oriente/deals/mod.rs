//! Bargaining: offers, deals and the public ledger (O-16).
//!
//! Rule of the module: a deal moves prize cards and writes promises down; it never touches a lord, a disk or the
//! question that is asked, and nothing promised is enforced.

mod check;
mod judge;
mod ledger;
mod random;
mod strike;
mod terms;

pub use check::legal_replies;
pub use ledger::{Entry, LEDGER_LIMIT, Ledger, Standing, Tally, Verdict};
pub use random::random_offer;
pub use terms::{
    Due, EntryNumber, Ground, Offer, OfferNumber, PROMISES_EACH, Promise, Promises, Proposal, Sentence, Terms,
};

use serde::{Deserialize, Serialize};

use super::cards::MAX_PLAYERS;
use crate::game::{BySeat, Pile};

/// The most offers that are open at the same time.
pub const OPEN_OFFERS: usize = 8;
/// The most offers one seat makes in one moment: a round of declaring, a declaration, a battle, a revolution.
pub const OFFERS_EACH: u8 = 3;

/// Everything about bargaining that a position holds. All of it is public.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Bargains {
    /// The open offers, the oldest first.
    pub offers: Pile<Offer, OPEN_OFFERS>,
    /// How many offers each seat has made in this moment.
    pub made: BySeat<u8, MAX_PLAYERS>,
    /// How many offers were ever made.
    pub numbered: u16,
    /// What was promised.
    pub ledger: Ledger,
}

impl Bargains {
    /// The open offer of this number.
    pub fn find(&self, number: OfferNumber) -> Option<&Offer> {
        self.offers.as_slice().iter().find(|offer| offer.number == number)
    }
}
