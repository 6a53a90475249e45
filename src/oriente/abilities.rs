//! What the lords can do, Transmutation and Revolution aside.

use super::cards::{Card, Lord};
use super::event::{Event, Recruit};
use super::mover::{Flow, Luck, Mover};
use super::stack::Stack;
use super::state::{HUT_PLAYERS, LABORERS, Phase, Shogun};
use super::view::View;
use crate::game::{Listener, Seat};

impl<L: Listener<Event>> Mover<'_, L> {
    /// Annuity: the deck's top card goes into the Daimyō's stack; with the deck empty, nothing does (O-14).
    pub(super) fn draw_annuity(&mut self) {
        let daimyo = self.state.token;
        if let Some((lord, _)) = self.state.deck.draw() {
            self.state.stacks[daimyo].add(lord);
            self.tell(Event::TookAnnuity(daimyo, lord));
            if lord == Lord::Geisha {
                return self.end_by_geisha(Stack::EMPTY); // O-7: she is his, and worth nothing
            }
        }
        self.finish_action();
    }

    /// Succession: Daimyō and Shōgun change places, both face up (O-3). A Shōgun sold since is followed (O-20).
    pub(super) fn succeed(&mut self) {
        let by = self.state.token;
        if let Some(shogun) = self.state.visible_shogun() {
            let with = match shogun {
                Shogun::InPlay(holder) => {
                    self.state.lords[holder] = Some(Lord::Daimyo);
                    holder
                }
                Shogun::InStack(holder) => {
                    self.state.stacks[holder].remove(Lord::Shogun);
                    self.state.stacks[holder].add(Lord::Daimyo);
                    holder
                }
            };
            self.state.lords[by] = Some(Lord::Shogun);
            self.tell(Event::Succeeded { by, with });
        }
        self.finish_action();
    }

    /// Credit: all Nōfu of a stack go to the Akindo's.
    pub(super) fn collect(&mut self, from: Seat) {
        let by = self.state.token;
        let taken = self.state.stacks[from].take_all(Lord::Nofu);
        self.state.stacks[by] = self.state.stacks[by].plus(taken);
        self.tell(Event::Collected { by, from, count: taken.len() });
        self.finish_action();
    }

    /// Trading: the Akindo chooses what he gives, if there is a choice. With an empty stack nothing moves (O-9).
    pub(super) fn begin_trading(&mut self, partner: Seat) {
        let own = self.state.stacks[self.state.token];
        let mut kinds = own.kinds();
        match (kinds.next(), kinds.next()) {
            _ if self.state.stacks[partner].is_empty() => self.finish_action(),
            (Some(_), Some(_)) => self.state.phase = Phase::Giving(partner),
            (only, _) => self.trade(partner, only),
        }
    }

    /// A random card comes, the chosen one goes.
    pub(super) fn trade(&mut self, with: Seat, given: Option<Card>) {
        let by = self.state.token;
        let cards = self.state.stacks[with].to_pile();
        let moment = self.moment(Luck::Trading);
        let taken = cards.as_slice()[self.chance.pick(moment, cards.as_slice())];
        self.state.stacks[with].remove(taken);
        if let Some(given) = given {
            self.state.stacks[by].remove(given);
            self.state.stacks[with].add(given);
        }
        self.state.stacks[by].add(taken);
        self.tell(Event::Traded { by, with, taken, given });
        self.finish_action();
    }

    /// Recruitment: to the square, or with eight players and more through the hut (O-17).
    pub(super) fn recruit(&mut self) {
        let recruit = Recruit::new(self.state.players, self.state.square, self.state.hut);
        match recruit {
            Recruit::ToSquare => self.state.square += 1,
            Recruit::ToHut => self.state.hut += 1,
            Recruit::FromHutToSquare => {
                self.state.hut -= 1;
                self.state.square += 1;
            }
            Recruit::Nowhere => {}
        }
        self.tell(Event::Recruited(self.state.token, recruit));
        self.finish_action();
    }

    /// Assassination: a lord goes to the Ninja's stack, and his player draws a new one.
    pub(super) fn assassinate(&mut self, from: Seat) {
        let by = self.state.token;
        let lord = self.take_lord(from);
        self.state.stacks[by].add(lord);
        self.tell(Event::Captured { by, from, lord });
        match self.draw_lord(from) {
            Flow::GoesOn => self.finish_action(),
            Flow::Ends => self.end_by_geisha(Stack::only(Lord::Geisha)),
        }
    }
}

impl Recruit {
    /// Where the next laborer goes, with so many players, and so many laborers in the square and in the hut.
    const fn new(players: u8, square: u8, hut: u8) -> Self {
        let uses_hut = players >= HUT_PLAYERS;
        if uses_hut && hut > 0 {
            Self::FromHutToSquare
        } else if square + hut == LABORERS {
            Self::Nowhere
        } else if uses_hut {
            Self::ToHut
        } else {
            Self::ToSquare
        }
    }
}

impl View {
    /// Where a Recruitment's laborer would go now.
    pub const fn recruit(&self) -> Recruit {
        Recruit::new(self.players, self.square, self.hut)
    }
}
