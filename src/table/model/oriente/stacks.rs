//! Prize stacks: laid out by kind, and followed through what everyone is told.

use crate::game::{BySeat, Seat};
use crate::oriente::deals::{Entry, EntryNumber};
use crate::oriente::{Card, Event, Lord, MAX_PLAYERS, Stack, View};

/// A stack by kind, in the order of [`Card::ALL`].
pub fn by_kind(stack: Stack) -> Vec<(Card, u8)> {
    stack.kinds().map(|card| (card, stack.count(card))).collect()
}

/// Everybody's prize stack, followed through a public story without leaving any event out. Its default is the table
/// before the treasures are dealt.
#[derive(Clone, Debug, Default)]
pub struct Stacks {
    stacks: BySeat<Stack, MAX_PLAYERS>,
    /// The promises written down so far: a payment is told by its number.
    promises: Vec<Entry>,
}

impl Stacks {
    /// The stacks as these eyes see them now.
    pub fn of(view: &View) -> Self {
        Self { stacks: view.stacks, promises: view.bargains.ledger.entries.as_slice().to_vec() }
    }

    /// Everybody's stack, in seat order.
    pub fn as_slice(&self, players: u8) -> &[Stack] {
        self.stacks.as_slice(players)
    }

    /// What everybody's stack is worth, in seat order.
    pub fn points(&self, players: u8) -> Vec<u8> {
        self.as_slice(players).iter().map(|stack| stack.points()).collect()
    }

    /// Hears of one event.
    pub fn hear(&mut self, event: &Event) {
        match *event {
            Event::GotTreasure(seat, treasure) => self.stacks[seat].add(treasure),
            Event::Captured { by, lord, .. } => self.stacks[by].add(lord),
            Event::TookNinja(seat) => self.stacks[seat].add(Lord::Ninja),
            Event::TookPrize(seat, prize) => self.stacks[seat] = self.stacks[seat].plus(prize),
            Event::TookAnnuity(seat, lord) => self.stacks[seat].add(lord),
            Event::Succeeded { with, .. } => self.succeed(with),
            Event::Collected { by, from, .. } => {
                let taken = self.stacks[from].take_all(Lord::Nofu);
                self.stacks[by] = self.stacks[by].plus(taken);
            }
            Event::Traded { by, with, taken, given } => {
                self.transfer(with, by, Stack::only(taken));
                self.transfer(by, with, given.map_or(Stack::EMPTY, Stack::only));
            }
            Event::Looted(seat, loot) => self.stacks[seat] = self.stacks[seat].minus(loot),
            // A rebel's own stack was in the pot: what he gets is all he has.
            Event::Shared(seat, stack) => self.stacks[seat] = stack,
            Event::Dealt(offer) => {
                self.transfer(offer.from, offer.to, offer.gives.cards);
                self.transfer(offer.to, offer.from, offer.asks.cards);
            }
            Event::Promised(entry) => self.promises.push(entry),
            Event::Paid(number, payment) => self.pay(number, payment),
            _ => {}
        }
    }

    /// The Shōgun of this stack becomes a Daimyō. When he was in play, no stack has him (O-3).
    fn succeed(&mut self, with: Seat) {
        if self.stacks[with].remove(Lord::Shogun) {
            self.stacks[with].add(Lord::Daimyo);
        }
    }

    fn pay(&mut self, number: EntryNumber, payment: Stack) {
        if let Some(entry) = self.promises.iter().find(|entry| entry.number == number).copied() {
            self.transfer(entry.by, entry.to, payment);
        }
    }

    fn transfer(&mut self, from: Seat, to: Seat, cards: Stack) {
        self.stacks[from] = self.stacks[from].minus(cards);
        self.stacks[to] = self.stacks[to].plus(cards);
    }
}
