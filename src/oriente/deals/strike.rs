//! Moves in bargaining, carried out.

use super::terms::{Ground, Offer, OfferNumber, Terms};
use super::{Entry, Standing};
use crate::game::{BySeat, Listener, Seat};
use crate::oriente::action::Action;
use crate::oriente::event::Event;
use crate::oriente::mover::Mover;
use crate::oriente::stack::Stack;

impl<L: Listener<Event>> Mover<'_, L> {
    /// Carries out a move in bargaining that is allowed.
    pub(in crate::oriente) fn bargain(&mut self, seat: Seat, action: &Action) {
        match *action {
            Action::Offer(proposal) => self.offer(seat, proposal.to, proposal.gives, proposal.asks),
            Action::Counter { offer, gives, asks } => {
                if let Some(offer) = self.close(offer) {
                    self.tell(Event::Refused(offer.number));
                    self.offer(seat, offer.from, gives, asks);
                }
            }
            Action::Accept(number) => self.accept(number),
            Action::Refuse(number) => {
                self.close(number);
                self.tell(Event::Refused(number));
            }
            Action::Withdraw(number) => {
                self.close(number);
                self.tell(Event::Withdrew(number));
            }
            Action::Settle(number) => {
                let owed = self.state.bargains.ledger.find(number).copied();
                if let Some((entry, payment)) = owed.and_then(|entry| Some((entry, entry.promise.payment()?))) {
                    self.move_cards(entry.by, entry.to, payment);
                    self.tell(Event::Paid(number, payment));
                    self.settle(|open| (open.number == number).then_some(Standing::Kept));
                    self.lapse_unpayable();
                }
            }
            Action::Judge { entry, verdict } => {
                self.settle(|open| (open.number == entry).then_some(verdict.into()));
            }
            _ => debug_assert!(false, "{action:?} answers another question"),
        }
    }

    fn offer(&mut self, from: Seat, to: Seat, gives: Terms, asks: Terms) {
        let bargains = &mut self.state.bargains;
        bargains.numbered += 1;
        bargains.made[from] += 1;
        let offer = Offer { number: OfferNumber(bargains.numbered), from, to, gives, asks };
        bargains.offers.push(offer);
        self.tell(Event::Offered(offer));
    }

    /// Takes an offer off the table.
    fn close(&mut self, number: OfferNumber) -> Option<Offer> {
        let offer = *self.state.bargains.find(number)?;
        self.state.bargains.offers.remove(offer);
        Some(offer)
    }

    /// Cards move, debts and claims are settled, promises are written down.
    fn accept(&mut self, number: OfferNumber) {
        let Some(offer) = self.close(number) else { return };
        self.move_cards(offer.from, offer.to, offer.gives.cards);
        self.move_cards(offer.to, offer.from, offer.asks.cards);
        self.tell(Event::Dealt(offer));
        for (party, terms, other) in offer.parties() {
            match terms.ground {
                Some(Ground::Debt(entry)) => self.settle(|open| (open.number == entry).then_some(Standing::Kept)),
                Some(Ground::Waiver(entry)) => self.settle(|open| (open.number == entry).then_some(Standing::Waived)),
                Some(Ground::Service) | None => {}
            }
            for promise in terms.promises.iter() {
                let entry = self.state.bargains.ledger.write(party, other, promise, self.state.season);
                self.tell(Event::Promised(entry));
            }
        }
        self.lapse_unpayable();
    }

    fn move_cards(&mut self, from: Seat, to: Seat, cards: Stack) {
        let stacks = &mut self.state.stacks;
        stacks[from] = stacks[from].minus(cards);
        stacks[to] = stacks[to].plus(cards);
    }

    /// Cards have moved: offers that can no longer be paid lapse.
    fn lapse_unpayable(&mut self) {
        let offers = self.state.bargains.offers;
        for offer in offers.as_slice() {
            if !self.state.can_be_paid(offer) {
                self.state.bargains.offers.remove(*offer);
                self.tell(Event::Lapsed(offer.number));
            }
        }
    }

    /// A round of declaring, a declaration, a battle or a revolution is over: its offers lapse.
    #[inline]
    pub(in crate::oriente) fn new_moment(&mut self) {
        if self.state.bargains.made != BySeat::default() {
            self.lapse_all();
        }
    }

    #[cold]
    fn lapse_all(&mut self) {
        self.state.bargains.made = BySeat::default();
        let offers = std::mem::take(&mut self.state.bargains.offers);
        for offer in offers.as_slice() {
            self.tell(Event::Lapsed(offer.number));
        }
    }

    /// Settles every open promise of which `judge` says what becomes of it.
    #[inline]
    pub(super) fn settle(&mut self, judge: impl Fn(&Entry) -> Option<Standing>) {
        if self.state.bargains.ledger.open == 0 {
            return;
        }
        while let Some(entry) = self.state.bargains.ledger.settle_next(&judge) {
            self.tell(Event::PromiseSettled(entry.number, entry.by, entry.standing));
        }
    }
}
