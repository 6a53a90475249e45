//! What moves on a table of Oriente.

use crate::game::Seat;
use crate::oriente::{Card, Event, Lord, LordView, Recruit, Stack, View};
use crate::table::model::motion::{Movement, Spot, Thing};

/// The most cards that go their way one by one.
const CARDS: usize = 4;

/// What moved in the public story from its `from`-th event on. `now` is the table after it, with any eyes.
pub fn movements(now: &View, story: &[Event], from: usize) -> Vec<Movement> {
    let (old, news) = story.split_at(from.min(story.len()));
    let declared = |event: &Event| match *event {
        Event::Declared(seat, _) => Some(seat),
        _ => None,
    };
    let mut watch = Watch { now, token: old.iter().rev().find_map(declared), found: Vec::new() };
    news.iter().for_each(|event| watch.see(event));
    watch.found
}

/// Is this what everybody has been waiting for?
pub const fn is_decisive(event: &Event) -> bool {
    matches!(event, Event::BattleDecided { .. } | Event::RevolutionStruck { .. })
}

/// Somebody who looks on.
struct Watch<'a> {
    now: &'a View,
    /// Who holds the token, once anybody has declared.
    token: Option<Seat>,
    found: Vec<Movement>,
}

impl Watch<'_> {
    fn see(&mut self, event: &Event) {
        match *event {
            Event::SeasonBegan { .. } => self.go(Thing::Back, Spot::Deck, Spot::Prize),
            Event::GotLord(seat) => self.go(Thing::Back, Spot::Deck, Spot::Lord(seat)),
            Event::GotTurnedLord(seat, lord) => self.show(Thing::Face, Spot::Deck, seat, lord),
            Event::TurnedUp(seat, lord) => self.show(Thing::Turned, Spot::Lord(seat), seat, lord),
            Event::Declared(seat, _) => self.pass_token(seat),
            Event::Fulfilled(seat, _) => self.go(Thing::Disk, Spot::Disk(seat), Spot::Disk(seat)),
            Event::Captured { by, from, lord } => self.stack(Thing::Face, Spot::Lord(from), by, lord.into()),
            Event::TookNinja(seat) => self.stack(Thing::Face, Spot::Deck, seat, Card::Ninja),
            Event::TookPrize(seat, prize) => self.pile_up(Thing::Turned, Spot::Prize, seat, prize),
            Event::TookAnnuity(seat, lord) => self.stack(Thing::Turned, Spot::Deck, seat, lord.into()),
            Event::Succeeded { by, with } => self.succeed(by, with),
            Event::Collected { by, from, count } => {
                (0..count.min(CARDS as u8)).for_each(|_| self.stack(Thing::Face, Spot::Stack(from), by, Card::Nofu));
            }
            Event::Traded { by, with, taken, given } => {
                self.stack(Thing::Face, Spot::Stack(with), by, taken);
                given.into_iter().for_each(|given| self.stack(Thing::Face, Spot::Stack(by), with, given));
            }
            Event::Recruited(seat, recruit) => self.recruit(seat, recruit),
            Event::Transmuted(mixer) => {
                let others = mixer.others(self.now.players);
                others.for_each(|other| self.go(Thing::Back, Spot::Lord(mixer), Spot::Lord(other)));
            }
            Event::Shared(seat, share) => self.pile_up(Thing::Face, Spot::Square, seat, share),
            Event::Dealt(offer) => {
                self.pile_up(Thing::Face, Spot::Stack(offer.from), offer.to, offer.gives.cards);
                self.pile_up(Thing::Face, Spot::Stack(offer.to), offer.from, offer.asks.cards);
            }
            Event::Paid(number, payment) => {
                if let Some(entry) = self.now.bargains.ledger.find(number) {
                    self.pile_up(Thing::Face, Spot::Stack(entry.by), entry.to, payment);
                }
            }
            _ => {}
        }
    }

    fn go(&mut self, thing: Thing, from: Spot, to: Spot) {
        self.found.push(Movement::new(thing, from, to));
    }

    /// A card goes to a player's stack, if one of its kind lies there still.
    fn stack(&mut self, thing: Thing, from: Spot, to: Seat, card: Card) {
        if let Some(place) = self.now.stacks[to].kinds().position(|kind| kind == card) {
            self.go(thing, from, Spot::InStack(to, place as u8));
        }
    }

    /// Several cards go to a player's stack.
    fn pile_up(&mut self, thing: Thing, from: Spot, to: Seat, cards: Stack) {
        cards.cards().take(CARDS).for_each(|card| self.stack(thing, from, to, card));
    }

    /// A lord comes to lie face up, if he lies so still.
    fn show(&mut self, thing: Thing, from: Spot, seat: Seat, lord: Lord) {
        if self.now.lords[seat] == LordView::FaceUp(lord) {
            self.go(thing, from, Spot::Lord(seat));
        }
    }

    fn pass_token(&mut self, to: Seat) {
        if let Some(from) = self.token.replace(to).filter(|&from| from != to) {
            self.go(Thing::Token, Spot::Token(from), Spot::Token(to));
        }
    }

    /// The Shōgun comes from where he lay, and the Daimyō takes his place, before a player or in his stack.
    fn succeed(&mut self, by: Seat, with: Seat) {
        let is_lord = self.now.lords[with] == LordView::FaceUp(Lord::Daimyo);
        self.show(Thing::Face, if is_lord { Spot::Lord(with) } else { Spot::Stack(with) }, by, Lord::Shogun);
        if is_lord {
            self.show(Thing::Face, Spot::Lord(by), with, Lord::Daimyo);
        } else {
            self.stack(Thing::Face, Spot::Lord(by), with, Card::Daimyo);
        }
    }

    fn recruit(&mut self, seat: Seat, recruit: Recruit) {
        match recruit {
            Recruit::ToSquare => self.go(Thing::Laborer, Spot::Lord(seat), Spot::Square),
            Recruit::ToHut => self.go(Thing::Laborer, Spot::Lord(seat), Spot::Hut),
            Recruit::FromHutToSquare => self.go(Thing::Laborer, Spot::Hut, Spot::Square),
            Recruit::Nowhere => {}
        }
    }
}
