//! A prize stack: so many cards of each kind, in one machine word.

use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::cards::{Card, LORDS};
use crate::game::Pile;

/// The most cards a stack can hold: all lords and all treasures.
pub const STACK_LIMIT: usize = LORDS + 12;

/// Cards by kind, without an order: four bits for each of the twelve kinds. Written as a list of cards.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Stack(u64);

const LOW_NIBBLES: u64 = 0x0f0f_0f0f_0f0f_0f0f;

impl Stack {
    /// No card.
    pub const EMPTY: Self = Self(0);

    /// Just this card.
    #[inline]
    pub fn only(card: impl Into<Card>) -> Self {
        Self::EMPTY.with(card)
    }

    /// These cards; `None` when there are more of a kind than the game has.
    pub fn from_cards(cards: &[Card]) -> Option<Self> {
        let mut stack = Self::EMPTY;
        for &card in cards {
            if stack.count(card) >= card.copies() {
                return None;
            }
            stack.add(card);
        }
        Some(stack)
    }

    /// How many of this kind.
    #[inline]
    pub fn count(self, card: impl Into<Card>) -> u8 {
        (self.0 >> (4 * card.into() as u32) & 0xf) as u8
    }

    /// Is there one of this kind?
    #[inline]
    pub fn contains(self, card: impl Into<Card>) -> bool {
        self.count(card) > 0
    }

    /// How many cards.
    #[inline]
    pub const fn len(self) -> u8 {
        let pairs = (self.0 & LOW_NIBBLES) + (self.0 >> 4 & LOW_NIBBLES);
        (pairs.wrapping_mul(0x0101_0101_0101_0101) >> 56) as u8
    }

    /// Is there none?
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Adds a card.
    #[inline]
    pub fn add(&mut self, card: impl Into<Card>) {
        let card = card.into();
        debug_assert!(self.count(card) < card.copies(), "one {card:?} too many");
        self.0 += 1 << (4 * card as u32);
    }

    /// Takes a card out; says whether there was one.
    #[inline]
    pub fn remove(&mut self, card: impl Into<Card>) -> bool {
        let card = card.into();
        let held = self.contains(card);
        if held {
            self.0 -= 1 << (4 * card as u32);
        }
        held
    }

    /// These and one card more.
    #[inline]
    #[must_use]
    pub fn with(mut self, card: impl Into<Card>) -> Self {
        self.add(card);
        self
    }

    /// These and one card more, if there can be one more.
    #[must_use]
    pub(super) fn with_room(self, card: Card) -> Self {
        if self.count(card) < card.copies() { self.with(card) } else { self }
    }

    /// Both together.
    #[inline]
    #[must_use]
    pub const fn plus(self, other: Self) -> Self {
        Self(self.0 + other.0)
    }

    /// Do these hold all of `other`?
    #[inline]
    pub fn holds(self, other: Self) -> bool {
        other.kinds().all(|card| self.count(card) >= other.count(card))
    }

    /// These without `other`, all of which they must hold.
    #[inline]
    #[must_use]
    pub fn minus(self, other: Self) -> Self {
        debug_assert!(self.holds(other), "only cards that are there leave a stack");
        Self(self.0.wrapping_sub(other.0))
    }

    /// All cards of one kind, taken out.
    #[inline]
    pub fn take_all(&mut self, card: impl Into<Card>) -> Self {
        let taken = Self(self.0 & 0xf << (4 * card.into() as u32));
        self.0 &= !taken.0;
        taken
    }

    /// The kinds that are there, in the order of [`Card::ALL`].
    #[inline]
    pub fn kinds(self) -> impl Iterator<Item = Card> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            (rest != 0).then(|| {
                let place = rest.trailing_zeros() / 4;
                rest &= !(0xf << (4 * place));
                Card::ALL[place as usize]
            })
        })
    }

    /// Every card, equal ones side by side.
    pub fn cards(self) -> impl Iterator<Item = Card> {
        self.kinds().flat_map(move |card| (0..self.count(card)).map(move |_| card))
    }

    /// Every card, laid out in a row.
    pub fn to_pile(self) -> Pile<Card, STACK_LIMIT> {
        let mut pile = Pile::default();
        self.cards().for_each(|card| pile.push(card));
        pile
    }

    /// What all of them are worth.
    pub fn points(self) -> u8 {
        self.kinds().map(|card| card.points() * self.count(card)).sum()
    }

    /// The worth of the single best card.
    pub fn highest(self) -> Option<u8> {
        self.kinds().map(Card::points).max()
    }
}

impl fmt::Debug for Stack {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.cards()).finish()
    }
}

impl FromIterator<Card> for Stack {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        cards.into_iter().fold(Self::EMPTY, Self::with)
    }
}

impl Serialize for Stack {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.cards())
    }
}

impl<'de> Deserialize<'de> for Stack {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let cards = Vec::<Card>::deserialize(deserializer)?;
        Self::from_cards(&cards).ok_or_else(|| serde::de::Error::custom("more cards of a kind than the game has"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use Card::{Akindo, Nofu, Shogun, Treasure4};

    #[test]
    fn a_stack_counts_its_cards() {
        let stack = Stack::from_cards(&[Nofu, Treasure4, Nofu, Shogun]).expect("four cards that exist");
        assert_eq!((stack.len(), stack.count(Nofu), stack.points(), stack.highest()), (4, 2, 13, Some(7)));
        assert_eq!(stack.cards().collect::<Vec<_>>(), [Shogun, Nofu, Nofu, Treasure4]);
        assert!(stack.holds(Stack::only(Nofu).with(Nofu)) && !stack.holds(Stack::only(Akindo)));
        assert_eq!(stack.minus(Stack::only(Nofu)).len(), 3);
        assert_eq!(Stack::EMPTY.highest(), None);
    }

    #[test]
    fn all_cards_of_the_game_fit() {
        let everything: Stack = Card::ALL.into_iter().flat_map(|card| (0..card.copies()).map(move |_| card)).collect();
        assert_eq!(usize::from(everything.len()), STACK_LIMIT);
        assert_eq!(Stack::from_cards(&[Shogun, Shogun]), None);
        let mut rest = everything;
        assert_eq!((rest.take_all(Nofu).len(), rest.len()), (12, 41));
        assert!(!rest.remove(Nofu) && rest.remove(Akindo));
    }

    #[test]
    fn a_stack_is_written_as_a_list() {
        let stack = Stack::only(Treasure4).with(Nofu);
        let text = serde_json::to_string(&stack).expect("a list");
        assert_eq!(text, r#"["nofu","treasure_4"]"#);
        assert_eq!(serde_json::from_str::<Stack>(&text).expect("what was written"), stack);
        assert!(serde_json::from_str::<Stack>(r#"["geisha","geisha"]"#).is_err());
    }
}
