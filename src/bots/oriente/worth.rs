//! What cards are worth to somebody, in points.

use crate::oriente::{Card, Lord, Stack};

/// What so many Ninja in a stack promise: all three win the game (O-12).
const NINJA: [f32; 4] = [0.0, 0.4, 2.0, 24.0];

/// A lord in play may still be lost, so a point of his rank counts a little less than a point in the stack.
pub(super) const IN_PLAY: f32 = 0.7;

/// What it is to lose a lord of this rank and get one that nobody has seen. To be rid of a low one is little consolation.
pub(super) fn replaced(rank: f32, unseen: f32) -> f32 {
    let change = unseen - rank;
    if change > 0.0 { 0.2 * change } else { IN_PLAY * change }
}

/// What one more card adds to a stack.
pub(super) fn added(card: Card, stack: Stack) -> f32 {
    match card {
        Card::Ninja => step(usize::from(stack.count(Lord::Ninja))),
        card => f32::from(card.points()),
    }
}

/// What a stack loses with one of its cards.
pub(super) fn removed(card: Card, stack: Stack) -> f32 {
    match card {
        Card::Ninja => step(usize::from(stack.count(Lord::Ninja)).saturating_sub(1)),
        card => f32::from(card.points()),
    }
}

/// What the next Ninja adds to so many.
fn step(ninja: usize) -> f32 {
    let count = |count: usize| NINJA[count.min(NINJA.len() - 1)];
    count(ninja + 1) - count(ninja)
}

/// What these cards add to a stack, one after the other.
pub(super) fn all_added(cards: Stack, mut stack: Stack) -> f32 {
    let mut sum = 0.0;
    for card in cards.cards() {
        sum += added(card, stack);
        stack.add(card);
    }
    sum
}

/// What a stack loses with these of its cards, one after the other.
pub(super) fn all_removed(cards: Stack, mut stack: Stack) -> f32 {
    let mut sum = 0.0;
    for card in cards.cards() {
        sum += removed(card, stack);
        stack.remove(card);
    }
    sum
}

/// How good it is to be this lord: his rank, and what he can do.
pub(super) fn of_lord(lord: Lord) -> f32 {
    let ability = match lord {
        Lord::Shogun | Lord::Daimyo => 0.8,
        Lord::Soryo | Lord::Samurai => 0.5,
        Lord::MahoTsukai | Lord::Akindo | Lord::Nofu => 0.3,
        Lord::Ninja => 2.0,
        Lord::Geisha => 0.0,
    };
    f32::from(lord.rank()) + ability
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_third_ninja_is_worth_more_than_any_other_card() {
        let pair = Stack::only(Lord::Ninja).with(Lord::Ninja);
        let best = f32::from(Card::Shogun.points());
        assert!(added(Card::Ninja, pair) > best && removed(Card::Ninja, pair.with(Lord::Ninja)) > best);
        assert!(added(Card::Ninja, Stack::EMPTY) < 1.0);
        assert_eq!(all_added(pair.with(Lord::Nofu), Stack::only(Lord::Ninja)), NINJA[3] - NINJA[1] + 1.0);
        assert_eq!(all_removed(pair, pair), NINJA[2]);
    }
}
