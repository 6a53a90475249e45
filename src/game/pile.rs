//! A small stack of cards that is copied, never allocated.

use std::hash::{Hash, Hasher};

use serde::{Serialize, Serializer};

/// Up to `MAX` cards, the last of which is the top. Copying it is a plain copy of memory.
#[derive(Clone, Copy, Debug)]
pub struct Pile<T, const MAX: usize> {
    cards: [T; MAX],
    len: u8,
}

impl<T: Copy, const MAX: usize> Pile<T, MAX> {
    /// No card. The filler stands in places that hold none; which card it is makes no difference.
    pub const fn empty(filler: T) -> Self {
        Self { cards: [filler; MAX], len: 0 }
    }

    /// Lays a card on top.
    ///
    /// # Panics
    /// When the pile is full: its size is that of the whole deck, so that cannot happen in a game.
    #[inline]
    pub const fn push(&mut self, card: T) {
        self.cards[self.len as usize] = card;
        self.len += 1;
    }
}

impl<T: Copy + Default + Eq, const MAX: usize> Pile<T, MAX> {
    /// The cards of `from`, bottom first; `None` when they are too many.
    pub fn from_slice(from: &[T]) -> Option<Self> {
        let mut pile = Self::default();
        pile.cards.get_mut(..from.len())?.copy_from_slice(from);
        pile.len = from.len() as u8;
        Some(pile)
    }

    /// The cards, bottom first.
    #[inline]
    pub fn as_slice(&self) -> &[T] {
        &self.cards[..usize::from(self.len)]
    }

    /// The cards, bottom first, to be rearranged.
    #[inline]
    pub fn as_mut_slice(&mut self) -> &mut [T] {
        &mut self.cards[..usize::from(self.len)]
    }

    /// How many cards there are.
    #[inline]
    pub const fn len(&self) -> u8 {
        self.len
    }

    /// Is there none?
    #[inline]
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// Takes the top card.
    #[inline]
    pub fn pop(&mut self) -> Option<T> {
        self.len = self.len.checked_sub(1)?;
        Some(self.cards[usize::from(self.len)])
    }

    /// Slides a card under all others.
    ///
    /// # Panics
    /// When the pile is full, as [`Pile::push`].
    pub fn push_under(&mut self, card: T) {
        let len = usize::from(self.len);
        self.cards.copy_within(0..len, 1);
        self.cards[0] = card;
        self.len += 1;
    }

    /// Takes the topmost card of this kind out; says whether there was one.
    pub fn remove(&mut self, card: T) -> bool {
        let Some(index) = self.as_slice().iter().rposition(|&held| held == card) else { return false };
        self.cards.copy_within(index + 1..usize::from(self.len), index);
        self.len -= 1;
        true
    }

    /// Is there a card of this kind?
    #[inline]
    pub fn contains(&self, card: T) -> bool {
        self.as_slice().contains(&card)
    }

    /// How many cards of this kind there are.
    #[inline]
    pub fn count(&self, card: T) -> u8 {
        self.as_slice().iter().filter(|&&held| held == card).count() as u8
    }

    /// Takes all cards away.
    #[inline]
    pub const fn clear(&mut self) {
        self.len = 0;
    }
}

impl<T: Copy + Default, const MAX: usize> Default for Pile<T, MAX> {
    #[inline]
    fn default() -> Self {
        Self::empty(T::default())
    }
}

impl<T: Copy + Default + Eq, const MAX: usize> PartialEq for Pile<T, MAX> {
    fn eq(&self, other: &Self) -> bool {
        self.as_slice() == other.as_slice()
    }
}

impl<T: Copy + Default + Eq, const MAX: usize> Eq for Pile<T, MAX> {}

impl<T: Copy + Default + Eq + Hash, const MAX: usize> Hash for Pile<T, MAX> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.as_slice().hash(state);
    }
}

/// Written as a list, bottom first.
impl<T: Copy + Default + Eq + Serialize, const MAX: usize> Serialize for Pile<T, MAX> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.as_slice())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_card_is_the_top_and_what_lay_there_before_does_not_count() {
        let mut pile = Pile::<u8, 4>::from_slice(&[1, 2, 3]).expect("three fit in four");
        assert_eq!(pile.pop(), Some(3));
        assert_eq!(Some(pile), Pile::from_slice(&[1, 2]));
        pile.push_under(9);
        assert_eq!(pile.as_slice(), [9, 1, 2]);
        assert!(pile.remove(1) && !pile.remove(1));
        assert_eq!(pile.as_slice(), [9, 2]);
        assert_eq!(Pile::<u8, 2>::from_slice(&[1, 2, 3]), None);
    }
}
