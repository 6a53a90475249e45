//! What moves on a table of Zipang.

use crate::game::{Seat, Seats};
use crate::table::model::motion::{Movement, Spot, Thing};
use crate::zipang::{Card, Event, View};

/// How many of the newest discards lie fanned out in the middle.
pub const FAN: usize = 6;

/// The most coins that go their way one by one.
const COINS: u8 = 5;

/// What moved in the public story from its `from`-th event on. `now` is the table after it, with any eyes.
pub fn movements(now: &View, story: &[Event], from: usize) -> Vec<Movement> {
    let news = story.get(from..).unwrap_or_default();
    // What lay there before the last campaign ended has been swept off the table.
    let ended = news.iter().rposition(|event| matches!(event, Event::CampaignEnded { .. }));
    let news = &news[ended.unwrap_or_default()..];
    let laid = news.iter().map(|event| laid(event).len()).sum();
    let mut watch = Watch { now, to_come: laid, found: Vec::new() };
    news.iter().for_each(|event| watch.see(event));
    watch.found
}

/// Is this what everybody has been waiting for?
pub const fn is_decisive(event: &Event) -> bool {
    matches!(event, Event::CampaignEnded { .. })
}

/// The cards that an event lays on the discards.
fn laid(event: &Event) -> Vec<Card> {
    match *event {
        Event::Played { card, .. } => vec![card],
        Event::RoseInIkki(_) => vec![Card::Peasant; 2],
        Event::LaidMonk(_) => vec![Card::Monk],
        Event::Eliminated(_, hand) | Event::Discarded(_, hand) => hand.as_slice().to_vec(),
        _ => Vec::new(),
    }
}

/// Somebody who looks on.
struct Watch<'a> {
    now: &'a View,
    /// How many more cards will be laid on the discards.
    to_come: usize,
    found: Vec<Movement>,
}

impl Watch<'_> {
    fn see(&mut self, event: &Event) {
        match *event {
            Event::CampaignBegan { .. } => self.begin(),
            Event::Drew(seat) => self.go(Thing::Back, Spot::Deck, Spot::Hand(seat)),
            Event::Played { seat, .. }
            | Event::RoseInIkki(seat)
            | Event::LaidMonk(seat)
            | Event::Eliminated(seat, _)
            | Event::Discarded(seat, _) => self.lay(seat, &laid(event)),
            Event::PaidToPile(seat) => self.go(Thing::Coin, Spot::Purse(seat), Spot::Pile),
            Event::Stole { by, from } => self.go(Thing::Coin, Spot::Purse(from), Spot::Purse(by)),
            Event::TookFromPile(seat, count) => self.pay_out(seat, count),
            Event::CampaignEnded { winner: Some(winner), pile, .. } => self.pay_out(winner, pile),
            Event::Took { from: Some(holder), .. } => self.go(Thing::Turned, Spot::Hand(holder), Spot::Taken),
            Event::Took { from: None, .. } => {
                self.go(Thing::Face, Spot::Discards(self.fanned().saturating_sub(1)), Spot::Taken);
            }
            _ => {}
        }
    }

    fn go(&mut self, thing: Thing, from: Spot, to: Spot) {
        self.found.push(Movement::new(thing, from, to));
    }

    /// Everybody pays and is dealt a hand.
    fn begin(&mut self) {
        let seats = Seats::all(self.now.players);
        seats.iter().for_each(|seat| self.go(Thing::Coin, Spot::Purse(seat), Spot::Pile));
        seats.iter().for_each(|seat| self.go(Thing::Back, Spot::Deck, Spot::Hand(seat)));
    }

    fn pay_out(&mut self, seat: Seat, count: u8) {
        (0..count.min(COINS)).for_each(|_| self.go(Thing::Coin, Spot::Pile, Spot::Purse(seat)));
    }

    /// Cards go from a hand to the discards. Those that have left the fan since are not seen to move.
    fn lay(&mut self, seat: Seat, cards: &[Card]) {
        let discards = self.now.discards.as_slice();
        let swept = discards.len() - usize::from(self.fanned());
        for &card in cards {
            let place =
                discards.len().checked_sub(self.to_come).filter(|&place| discards[place..].first() == Some(&card));
            self.to_come -= 1;
            if let Some(fanned) = place.and_then(|place| place.checked_sub(swept)) {
                self.go(Thing::Turned, Spot::Hand(seat), Spot::Discards(fanned as u8));
            }
        }
    }

    /// How many discards lie fanned out.
    fn fanned(&self) -> u8 {
        self.now.discards.as_slice().len().min(FAN) as u8
    }
}
