//! The 14 characters, how many of each are in play, and what a hand of them is worth.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::game::{Face, Pile};

/// The most players.
pub const MAX_PLAYERS: usize = 6;
/// The fewest players.
pub const MIN_PLAYERS: usize = 2;
/// The most cards in play.
pub const MAX_CARDS: usize = 30;
/// The attack of two Peasants together, the ikki.
pub const IKKI_BATTLE: u8 = 5;

/// A character card.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Card {
    /// Ends the campaign.
    #[default]
    Emperor,
    /// Alone nothing, in pairs a revolt.
    Peasant,
    /// Steals a coin.
    Bandit,
    /// Makes all others pay into the pile.
    Merchant,
    /// Takes half the pile.
    Princess,
    /// Attacks one player with 3.
    Captain,
    /// Cancels an effect on its player.
    Monk,
    /// All others show their hands.
    ShrineMaiden,
    /// Attacks two players with 4.
    Commander,
    /// Makes another player draw a new hand.
    Ninja,
    /// Takes a random card of a hand and plays it.
    TeaMaster,
    /// Takes a card of the discard pile and plays it.
    CrazyOne,
    /// Looks at a hand, takes a card of it and plays it.
    Nobleman,
    /// Attacks one player with 5.
    Warlord,
}

/// What is printed on a card, and how many there are.
struct Print {
    battle: u8,
    honor: u8,
    /// With 2–3, 4–5 and 6 players.
    copies: [u8; 3],
}

const fn print(battle: u8, honor: u8, copies: [u8; 3]) -> Print {
    Print { battle, honor, copies }
}

/// Which of the three tables of cards so many players use.
const fn table(players: u8) -> usize {
    match players {
        0..=3 => 0,
        4..=5 => 1,
        _ => 2,
    }
}

const PRINTS: [Print; Card::KINDS] = [
    print(0, 5, [1, 1, 1]),
    print(1, 0, [2, 5, 6]),
    print(2, 1, [1, 2, 3]),
    print(1, 0, [2, 2, 2]),
    print(0, 3, [1, 1, 1]),
    print(3, 1, [3, 4, 5]),
    print(1, 2, [2, 2, 3]),
    print(0, 4, [1, 1, 1]),
    print(4, 2, [0, 2, 3]),
    print(2, 0, [1, 1, 1]),
    print(1, 3, [1, 1, 1]),
    print(2, 3, [1, 1, 1]),
    print(1, 4, [1, 1, 1]),
    print(5, 3, [1, 1, 1]),
];

impl Card {
    /// How many different characters there are.
    pub const KINDS: usize = 14;

    /// All characters, in the order of the rulebook.
    pub const ALL: [Self; Self::KINDS] = [
        Self::Emperor,
        Self::Peasant,
        Self::Bandit,
        Self::Merchant,
        Self::Princess,
        Self::Captain,
        Self::Monk,
        Self::ShrineMaiden,
        Self::Commander,
        Self::Ninja,
        Self::TeaMaster,
        Self::CrazyOne,
        Self::Nobleman,
        Self::Warlord,
    ];

    /// Battle points (BTL).
    #[inline]
    pub const fn battle(self) -> u8 {
        PRINTS[self as usize].battle
    }

    /// Honor points (HNR).
    #[inline]
    pub const fn honor(self) -> u8 {
        PRINTS[self as usize].honor
    }

    /// How many of this card are in play with so many players.
    #[inline]
    pub const fn copies(self, players: u8) -> u8 {
        PRINTS[self as usize].copies[table(players)]
    }

    /// The cards in play with so many players: 18, 25 or 30.
    #[inline]
    pub const fn deck(players: u8) -> Pile<Self, MAX_CARDS> {
        const DECKS: [Pile<Card, MAX_CARDS>; 3] = [Card::sorted(2), Card::sorted(4), Card::sorted(6)];
        DECKS[table(players)]
    }

    const fn sorted(players: u8) -> Pile<Self, MAX_CARDS> {
        let mut deck = Pile::empty(Self::Emperor);
        let mut kind = 0;
        while kind < Self::KINDS {
            let mut copy = 0;
            while copy < Self::ALL[kind].copies(players) {
                deck.push(Self::ALL[kind]);
                copy += 1;
            }
            kind += 1;
        }
        deck
    }
}

impl fmt::Display for Card {
    /// As scenes write it.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.serialize(f)
    }
}

impl Face for Card {
    fn code(self) -> u8 {
        self as u8
    }
}

/// Up to three cards in no particular order: they are kept sorted, so that a hand never tells which card came when.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Hand {
    /// Places beyond `len` hold the default card, so that equal hands are equal values.
    cards: [Card; Hand::LIMIT],
    len: u8,
}

impl Hand {
    /// The most cards a hand ever holds: on turn, before playing.
    pub const LIMIT: usize = 3;

    /// A hand of these cards; `None` when they are too many.
    pub fn from_cards(cards: &[Card]) -> Option<Self> {
        let mut hand = Self::default();
        if cards.len() > Self::LIMIT {
            return None;
        }
        cards.iter().for_each(|&card| hand.add(card));
        Some(hand)
    }

    /// The cards, sorted.
    #[inline]
    pub fn as_slice(&self) -> &[Card] {
        &self.cards[..usize::from(self.len)]
    }

    /// How many cards it holds.
    #[inline]
    pub const fn len(self) -> u8 {
        self.len
    }

    /// Does it hold no card?
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.len == 0
    }

    /// Adds a card.
    ///
    /// # Panics
    /// When the hand is full.
    #[inline]
    pub const fn add(&mut self, card: Card) {
        let mut place = self.len as usize;
        while place > 0 && self.cards[place - 1] as u8 > card as u8 {
            self.cards[place] = self.cards[place - 1];
            place -= 1;
        }
        self.cards[place] = card;
        self.len += 1;
    }

    /// Takes one card of this kind out; says whether there was one.
    #[inline]
    pub fn remove(&mut self, card: Card) -> bool {
        let Some(place) = self.as_slice().iter().position(|&held| held == card) else { return false };
        // Three places: shifting them one by one beats a call that could move any number.
        let [_, second, third] = self.cards;
        match place {
            0 => self.cards = [second, third, Card::default()],
            1 => self.cards = [self.cards[0], third, Card::default()],
            _ => self.cards[2] = Card::default(),
        }
        self.len -= 1;
        true
    }

    /// Does it hold a card of this kind?
    #[inline]
    pub fn contains(self, card: Card) -> bool {
        self.count(card) > 0
    }

    /// How many cards of this kind it holds.
    #[inline]
    pub fn count(self, card: Card) -> u8 {
        self.as_slice().iter().filter(|&&held| held == card).count() as u8
    }

    /// The battle points of all its cards. Two Peasants are worth 2 here: an ikki is no defence.
    #[inline]
    pub fn battle(self) -> u8 {
        self.as_slice().iter().map(|card| card.battle()).sum()
    }

    /// The honor points of all its cards.
    #[inline]
    pub fn honor(self) -> u8 {
        self.as_slice().iter().map(|card| card.honor()).sum()
    }
}

impl Serialize for Hand {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.as_slice())
    }
}

impl<'de> Deserialize<'de> for Hand {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let cards = Vec::<Card>::deserialize(deserializer)?;
        Self::from_cards(&cards)
            .ok_or_else(|| serde::de::Error::custom(format!("expected at most {} cards in a hand", Self::LIMIT)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_deck_has_the_number_of_cards_of_the_rulebook() {
        let sizes = [2, 3, 4, 5, 6].map(|players| Card::deck(players).len());
        assert_eq!(sizes, [18, 18, 25, 25, 30]);
    }

    #[test]
    fn cards_stand_in_the_order_of_their_prints() {
        assert!(Card::ALL.iter().enumerate().all(|(place, card)| usize::from(card.code()) == place));
        let worth: Vec<(u8, u8)> = Card::ALL.iter().map(|card| (card.battle(), card.honor())).collect();
        let rulebook = [
            (0, 5),
            (1, 0),
            (2, 1),
            (1, 0),
            (0, 3),
            (3, 1),
            (1, 2),
            (0, 4),
            (4, 2),
            (2, 0),
            (1, 3),
            (2, 3),
            (1, 4),
            (5, 3),
        ];
        assert_eq!(worth, rulebook);
    }

    #[test]
    fn a_hand_forgets_the_order_in_which_cards_came() {
        let mut hand = Hand::from_cards(&[Card::Warlord, Card::Monk, Card::Bandit]).expect("three cards");
        assert!(hand.remove(Card::Monk) && !hand.remove(Card::Monk));
        assert_eq!(Some(hand), Hand::from_cards(&[Card::Bandit, Card::Warlord]));
        assert_eq!((hand.battle(), hand.honor()), (7, 4));
        assert_eq!(Hand::from_cards(&[Card::Peasant; 4]), None);
    }
}
