//! Bargaining on the open table (O-16).
//!
//! Everything here is public. So that no reason gives a face-down lord away, the rules are never asked about cards that
//! do not lie in the stack of the one who is to give them.

use serde::{Deserialize, Serialize};

use super::answers::Offered;
use crate::game::{Seat, Seats};
use crate::oriente::deals::{
    Due, Entry, Ground, Offer, OfferNumber, Promise, Promises, Proposal, Sentence, Standing, Terms, Verdict,
};
use crate::oriente::{Action, Card, Refusal, Side, Stack, View};

/// An offer being put together, new or as a counter to another.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Composing {
    /// Who makes it.
    pub from: Seat,
    /// To whom.
    pub to: Seat,
    /// The offer that it counters, made by the one to whom it goes.
    pub counters: Option<OfferNumber>,
    /// What its maker gives.
    pub gives: Terms,
    /// What he asks for it.
    pub asks: Terms,
}

/// One of the two parties to an offer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Party {
    /// The one who makes it.
    Maker,
    /// The one to whom it is made.
    Partner,
}

impl Party {
    const fn other(self) -> Self {
        match self {
            Self::Maker => Self::Partner,
            Self::Partner => Self::Maker,
        }
    }
}

/// An open offer, with what can be done about it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OfferRow {
    /// The offer.
    pub offer: Offer,
    /// For the one to whom it was made.
    pub accept: Offered<Action>,
    /// For the one to whom it was made.
    pub refuse: Offered<Action>,
    /// For the one who made it.
    pub withdraw: Offered<Action>,
}

/// A promise in the ledger, with what can be done about it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EntryRow {
    /// The promise.
    pub entry: Entry,
    /// For the one who made it, while it is a debt to be paid.
    pub settle: Option<Offered<Action>>,
    /// For the one to whom it was made, while only the players can tell what became of it.
    pub judge: Option<Judging>,
}

/// What the one to whom a promise was made can say of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Judging {
    /// It was kept.
    pub kept: Offered<Action>,
    /// It was broken.
    pub broken: Offered<Action>,
}

/// Terms that can always be offered: a past service, for which the rules take the players' word.
fn service() -> Terms {
    Terms { ground: Some(Ground::Service), ..Terms::default() }
}

impl Composing {
    /// The move it is.
    pub const fn action(&self) -> Action {
        let Self { to, gives, asks, .. } = *self;
        match self.counters {
            Some(offer) => Action::Counter { offer, gives, asks },
            None => Action::Offer(Proposal { to, gives, asks }),
        }
    }

    /// Who a party is.
    pub const fn seat(&self, party: Party) -> Seat {
        match party {
            Party::Maker => self.from,
            Party::Partner => self.to,
        }
    }

    /// The move, or why it may not be made.
    pub fn offered(&self, view: &View, check: impl Fn(Seat, Action) -> Result<(), Refusal>) -> Offered<Action> {
        let can_be_paid = view.stacks[self.from].holds(self.gives.cards) && view.stacks[self.to].holds(self.asks.cards);
        let why_not = if can_be_paid { check(self.from, self.action()).err() } else { Some(Refusal::CardsMissing) };
        Offered { what: self.action(), why_not }
    }

    /// Every promise that a party could bring, with the reason why not now. Of payments and sentences there is one of
    /// each, standing for all of its kind.
    pub fn promises(
        &self,
        view: &View,
        party: Party,
        check: impl Fn(Seat, Action) -> Result<(), Refusal>,
    ) -> Vec<Offered<Promise>> {
        let others: Vec<Seat> = self.seat(party).others(view.players).collect();
        let naming = |promise: fn(Seat) -> Promise| others.iter().copied().map(promise).collect::<Vec<_>>();
        let mut all = vec![Promise::Help(Side::Attacker), Promise::Help(Side::Defender), Promise::StayOut];
        all.extend([Promise::Call { attack: None }]);
        all.extend(naming(|seat| Promise::Call { attack: Some(seat) }));
        all.push(Promise::DoNotCall);
        all.extend(naming(Promise::Attack));
        all.extend(naming(Promise::Spare));
        all.extend([Promise::Join, Promise::DoNotJoin]);
        all.push(Promise::Pay { card: Card::Nofu, count: 1, due: Due::ThisSeason });
        all.push(Promise::Sentence(Sentence::default()));
        let why_not = |promise| check(self.from, self.with_only(party, promise).action()).err();
        all.into_iter().map(|what| Offered { what, why_not: why_not(what) }).collect()
    }

    /// The same offer made to somebody else, as far as it can be: what speaks of the one speaks of the other now.
    #[must_use]
    pub fn to_another(self, view: &View, to: Seat) -> Self {
        let redirected = |promise| match promise {
            Promise::Spare(seat) if seat == self.to => Promise::Spare(to),
            promise => promise,
        };
        let redirect = |terms: Terms| {
            let promises: Vec<Promise> = terms.promises.iter().map(redirected).collect();
            Terms { promises: Promises::from_slice(&promises).unwrap_or_default(), ground: None, ..terms }
        };
        let (gives, asks) = (redirect(self.gives), redirect(self.asks));
        let cards = if view.stacks[to].holds(asks.cards) { asks.cards } else { Stack::EMPTY };
        Self { to, counters: None, gives, asks: Terms { cards, ..asks }, ..self }
    }

    /// What is left of an offer that was put together earlier: what cannot be brought any more is gone.
    #[must_use]
    pub fn renewed(self, view: &View, check: impl Fn(Seat, Action) -> Result<(), Refusal>) -> Self {
        let is_open = |number: OfferNumber| view.bargains.find(number).is_some_and(|offer| offer.to == self.from);
        let left = |party: Party, terms: Terms| {
            let (seat, other) = (self.seat(party), self.seat(party.other()));
            let can_promise = |promise: &Promise| match check(self.from, self.with_only(party, *promise).action()) {
                // Another moment may have room for it.
                Ok(()) | Err(Refusal::TooManyOffers | Refusal::TooManyOffersBySeat) => true,
                Err(_) => false,
            };
            let promises: Vec<Promise> = terms.promises.iter().filter(can_promise).collect();
            Terms {
                cards: if view.stacks[seat].holds(terms.cards) { terms.cards } else { Stack::EMPTY },
                promises: Promises::from_slice(&promises).unwrap_or_default(),
                ground: terms.ground.filter(|ground| grounds(view, seat, other).contains(ground)),
            }
        };
        let (gives, asks) = (left(Party::Maker, self.gives), left(Party::Partner, self.asks));
        Self { counters: self.counters.filter(|&number| is_open(number)), gives, asks, ..self }
    }

    /// The same offer with nothing but this promise of a party in it.
    fn with_only(self, party: Party, promise: Promise) -> Self {
        let terms = Terms { promises: Promises::only(promise), ..Terms::default() };
        match party {
            Party::Maker => Self { gives: terms, asks: service(), ..self },
            Party::Partner => Self { gives: service(), asks: terms, ..self },
        }
    }
}

/// Everybody to whom this seat could make an offer now, or why not.
pub fn partners(view: &View, from: Seat, check: impl Fn(Seat, Action) -> Result<(), Refusal>) -> Vec<Offered<Seat>> {
    let why_not = |to| {
        let offer = Composing { from, to, counters: None, gives: service(), asks: service() };
        check(from, offer.action()).err()
    };
    from.others(view.players).map(|what| Offered { what, why_not: why_not(what) }).collect()
}

/// What a party can bring to a deal with the other besides cards and promises: a past service, and each open promise
/// that the other once made to him, being paid now or let go.
pub fn grounds(view: &View, party: Seat, other: Seat) -> Vec<Ground> {
    let entries = view.bargains.ledger.entries;
    let is_claim = |entry: &&Entry| entry.to == party && entry.by == other && entry.standing == Standing::Open;
    let claims = entries.as_slice().iter().filter(is_claim);
    let of_claims = claims.flat_map(|entry| [Ground::Debt(entry.number), Ground::Waiver(entry.number)]);
    std::iter::once(Ground::Service).chain(of_claims).collect()
}

/// The open offers, the oldest first.
pub fn offers(view: &View, check: impl Fn(Seat, Action) -> Result<(), Refusal>) -> Vec<OfferRow> {
    let offered = |seat, what| Offered { what, why_not: check(seat, what).err() };
    let row = |&offer: &Offer| OfferRow {
        offer,
        accept: offered(offer.to, Action::Accept(offer.number)),
        refuse: offered(offer.to, Action::Refuse(offer.number)),
        withdraw: offered(offer.from, Action::Withdraw(offer.number)),
    };
    view.bargains.offers.as_slice().iter().map(row).collect()
}

/// The debts of these people that can be paid now and had better be.
pub fn dues(view: &View, of: Seats, check: impl Fn(Seat, Action) -> Result<(), Refusal>) -> Vec<EntryRow> {
    let is_due = |row: &EntryRow| of.contains(row.entry.by) && view.falls_due(&row.entry);
    ledger(view, check).into_iter().filter(is_due).collect()
}

/// The promises in the ledger, the oldest first.
pub fn ledger(view: &View, check: impl Fn(Seat, Action) -> Result<(), Refusal>) -> Vec<EntryRow> {
    let offered = |seat, what| Offered { what, why_not: check(seat, what).err() };
    let row = |&entry: &Entry| {
        let Entry { number, promise, .. } = entry;
        let is_open = entry.standing == Standing::Open;
        let judge = |verdict| offered(entry.to, Action::Judge { entry: number, verdict });
        EntryRow {
            entry,
            settle: (is_open && promise.payment().is_some()).then(|| offered(entry.by, Action::Settle(number))),
            judge: (is_open && promise.is_judged_by_players())
                .then(|| Judging { kept: judge(Verdict::Kept), broken: judge(Verdict::Broken) }),
        }
    };
    view.bargains.ledger.entries.as_slice().iter().map(row).collect()
}
