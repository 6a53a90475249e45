//! The deck: how it is prepared, drawn from and put under.

use serde::{Deserialize, Serialize};

use super::cards::{LORDS, Lord};
use super::mover::Luck;
use crate::game::{Chance, Pile};

/// The lords below the Geisha's group when the deck is prepared.
pub const BOTTOM_GROUP: u8 = 4;
/// The lords of the two bottom groups, the Geisha included: neither the Shōgun nor a Ninja is among them.
pub const BOTTOM_GROUPS: u8 = 9;

/// What all know about the deck's order.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum DeckOrder {
    /// It was prepared as the rules say.
    #[default]
    Prepared,
    /// The author of a scene laid it out: nothing is known about it.
    Open,
}

/// What all know about a card that was drawn face down, from the place it was drawn from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Trace {
    /// Nothing.
    None,
    /// It comes from the two bottom groups: it is neither the Shōgun nor a Ninja.
    BottomGroups,
    /// All saw it go under the deck.
    Seen,
}

/// The deck. The cards that went under it lie at the bottom, and all have seen them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Deck {
    pub(super) cards: Pile<Lord, LORDS>,
    /// How many of the bottom cards went under the deck before all eyes.
    pub(super) seen: u8,
    pub(super) order: DeckOrder,
}

impl Deck {
    /// All 41 lords: four common ones, above them four more with the Geisha, above them all others.
    pub(super) fn prepare(chance: &mut Chance) -> Self {
        let is_common = |lord: &&Lord| lord.is_common();
        let all = Lord::all_cards();
        let mut common = Pile::<Lord, LORDS>::default();
        all.as_slice().iter().filter(is_common).for_each(|&lord| common.push(lord));
        chance.shuffle(Luck::CommonLords.at(0, 0), common.as_mut_slice());
        let (bottom, rest) = common.as_slice().split_at(usize::from(BOTTOM_GROUP));
        let (middle, rest) = rest.split_at(usize::from(BOTTOM_GROUPS - BOTTOM_GROUP - 1));
        let mut cards = Pile::default();
        bottom.iter().chain(middle).chain(&[Lord::Geisha]).chain(rest).for_each(|&lord| cards.push(lord));
        [Lord::Shogun, Lord::Ninja, Lord::Ninja, Lord::Ninja].into_iter().for_each(|lord| cards.push(lord));
        let (low, high) = cards.as_mut_slice().split_at_mut(usize::from(BOTTOM_GROUPS));
        chance.shuffle(Luck::GeishaGroup.at(0, 0), &mut low[usize::from(BOTTOM_GROUP)..]);
        chance.shuffle(Luck::TopGroup.at(0, 0), high);
        Self { cards, seen: 0, order: DeckOrder::Prepared }
    }

    /// The cards that lie as they were prepared, above those put under the deck.
    #[inline]
    pub(super) const fn unseen(&self) -> u8 {
        self.cards.len() - self.seen
    }

    /// Takes the top card, with what all know about it.
    #[inline]
    pub(super) fn draw(&mut self) -> Option<(Lord, Trace)> {
        let trace = self.trace_of_top();
        let lord = self.cards.pop()?;
        if trace == Trace::Seen {
            self.seen -= 1;
        }
        Some((lord, trace))
    }

    #[inline]
    const fn trace_of_top(&self) -> Trace {
        match (self.unseen(), self.order) {
            (0, _) => Trace::Seen,
            (1..=BOTTOM_GROUPS, DeckOrder::Prepared) => Trace::BottomGroups,
            _ => Trace::None,
        }
    }

    /// Puts a card that all have seen under the deck.
    #[inline]
    pub(super) fn put_under(&mut self, lord: Lord) {
        self.cards.push_under(lord);
        self.seen += 1;
    }

    /// Takes back the card that last went under the deck.
    pub(super) fn take_from_under(&mut self) {
        self.cards.as_mut_slice().rotate_left(1);
        self.cards.pop();
        self.seen -= 1;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_geisha_lies_fifth_to_ninth_from_the_bottom_and_shogun_and_ninja_above() {
        let mut places = [false; LORDS];
        for seed in 0..200 {
            let deck = Deck::prepare(&mut Chance::new(seed));
            let cards = deck.cards.as_slice();
            let mut sorted = cards.to_vec();
            sorted.sort_unstable_by(|a, b| b.cmp(a));
            assert_eq!(sorted, Lord::all_cards().as_slice());
            let geisha = cards.iter().position(|&lord| lord == Lord::Geisha).expect("she is there");
            places[geisha] = true;
            let low = &cards[..usize::from(BOTTOM_GROUPS)];
            assert!(!low.contains(&Lord::Shogun) && !low.contains(&Lord::Ninja));
        }
        assert_eq!(places.map(u8::from)[..10], [0, 0, 0, 0, 1, 1, 1, 1, 1, 0]);
    }

    #[test]
    fn what_goes_under_the_deck_is_known_when_it_comes_up_again() {
        let mut deck =
            Deck { cards: Pile::from_slice(&[Lord::Nofu]).expect("one card"), seen: 0, order: DeckOrder::Prepared };
        deck.put_under(Lord::Samurai);
        deck.put_under(Lord::Akindo);
        deck.take_from_under();
        assert_eq!(deck.draw(), Some((Lord::Nofu, Trace::BottomGroups)));
        assert_eq!(deck.draw(), Some((Lord::Samurai, Trace::Seen)));
        assert_eq!((deck.draw(), deck.seen), (None, 0));
    }
}
