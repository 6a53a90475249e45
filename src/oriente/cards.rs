//! The lords of Oriente and the cards that lie in prize stacks.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::game::{Face, Pile};

/// The fewest players.
pub const MIN_PLAYERS: usize = 4;
/// The most players.
pub const MAX_PLAYERS: usize = 12;
/// How many lords there are in all.
pub const LORDS: usize = 41;
/// How many treasures there are of each worth.
pub const TREASURES_EACH: u8 = 4;

/// A lord of the land. His rank is his strength in battle and his worth in points.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
pub enum Lord {
    /// 7: wins whenever he is attacked.
    Shogun,
    /// 6: prays for the season's prize.
    Soryo,
    /// 5: changes all lords, himself too.
    MahoTsukai,
    /// 4: draws an annuity, or succeeds the Shōgun.
    Daimyo,
    /// 3: turns a card in every battle.
    Samurai,
    /// 2: collects Nōfu, or trades cards.
    Akindo,
    /// 1: recruits laborers, or starts a revolution.
    #[default]
    Nofu,
    /// 0: takes another player's lord.
    Ninja,
    /// Ends the game when she is drawn.
    Geisha,
}

impl Lord {
    /// All lords, the highest rank first.
    pub const ALL: [Self; 9] = [
        Self::Shogun,
        Self::Soryo,
        Self::MahoTsukai,
        Self::Daimyo,
        Self::Samurai,
        Self::Akindo,
        Self::Nofu,
        Self::Ninja,
        Self::Geisha,
    ];

    /// Rank, strength and points in one. The Geisha has no value: 0 here.
    #[inline]
    pub const fn rank(self) -> u8 {
        [7, 6, 5, 4, 3, 2, 1, 0, 0][self as usize]
    }

    /// How many of him there are.
    #[inline]
    pub const fn copies(self) -> u8 {
        [1, 2, 4, 5, 6, 7, 12, 3, 1][self as usize]
    }

    /// Is he one of the 36 that can lie anywhere in the deck? Shōgun, Ninja and Geisha have their places in it.
    #[inline]
    pub const fn is_common(self) -> bool {
        !matches!(self, Self::Shogun | Self::Ninja | Self::Geisha)
    }

    /// All 41 lords, the Geisha first and the Shōgun last.
    pub fn all_cards() -> Pile<Self, LORDS> {
        let mut cards = Pile::default();
        for lord in Self::ALL.into_iter().rev() {
            (0..lord.copies()).for_each(|_| cards.push(lord));
        }
        cards
    }
}

impl fmt::Display for Lord {
    /// His name as scenes write it.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Card::from(*self).fmt(f)
    }
}

impl Face for Lord {
    fn code(self) -> u8 {
        self as u8
    }
}

/// A card that can lie in a prize stack: a lord or a treasure.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
pub enum Card {
    /// The Shōgun, 7 points.
    Shogun,
    /// A Sōryō, 6 points.
    Soryo,
    /// A Mahō-tsukai, 5 points.
    MahoTsukai,
    /// A Daimyō, 4 points.
    Daimyo,
    /// A Samurai, 3 points.
    Samurai,
    /// An Akindo, 2 points.
    Akindo,
    /// A Nōfu, 1 point.
    #[default]
    Nofu,
    /// A Ninja, 0 points.
    Ninja,
    /// The Geisha, worth nothing.
    Geisha,
    /// A treasure of 2 points.
    #[serde(rename = "treasure_2")]
    Treasure2,
    /// A treasure of 3 points.
    #[serde(rename = "treasure_3")]
    Treasure3,
    /// A treasure of 4 points.
    #[serde(rename = "treasure_4")]
    Treasure4,
}

impl Card {
    /// How many kinds of cards there are.
    pub const KINDS: usize = 12;

    /// All kinds: lords by rank, then treasures.
    pub const ALL: [Self; Self::KINDS] = [
        Self::Shogun,
        Self::Soryo,
        Self::MahoTsukai,
        Self::Daimyo,
        Self::Samurai,
        Self::Akindo,
        Self::Nofu,
        Self::Ninja,
        Self::Geisha,
        Self::Treasure2,
        Self::Treasure3,
        Self::Treasure4,
    ];

    /// The treasures.
    pub const TREASURES: [Self; 3] = [Self::Treasure2, Self::Treasure3, Self::Treasure4];

    /// What it is worth at the end.
    #[inline]
    pub const fn points(self) -> u8 {
        [7, 6, 5, 4, 3, 2, 1, 0, 0, 2, 3, 4][self as usize]
    }

    /// How many of it there are.
    #[inline]
    pub const fn copies(self) -> u8 {
        match self.lord() {
            Some(lord) => lord.copies(),
            None => TREASURES_EACH,
        }
    }

    /// The lord it is; `None` for a treasure.
    #[inline]
    pub const fn lord(self) -> Option<Lord> {
        let place = self as usize;
        if place < Lord::ALL.len() { Some(Lord::ALL[place]) } else { None }
    }
}

impl From<Lord> for Card {
    #[inline]
    fn from(lord: Lord) -> Self {
        Self::ALL[lord as usize]
    }
}

impl fmt::Display for Card {
    /// Its name as scenes write it.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.serialize(f)
    }
}

impl Face for Card {
    fn code(self) -> u8 {
        self as u8
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_are_41_lords_and_each_card_stands_at_its_code() {
        assert_eq!(usize::from(Lord::all_cards().len()), LORDS);
        assert_eq!(Lord::all_cards().as_slice().iter().filter(|lord| lord.is_common()).count(), 36);
        assert!(Card::ALL.iter().enumerate().all(|(place, card)| usize::from(card.code()) == place));
        for lord in Lord::ALL {
            let card = Card::from(lord);
            assert_eq!((card.code(), card.points(), card.copies()), (lord.code(), lord.rank(), lord.copies()));
            assert_eq!((card.lord(), card.to_string()), (Some(lord), lord.to_string()));
        }
        assert_eq!(
            (Card::Treasure2.to_string(), Lord::MahoTsukai.to_string()),
            ("treasure_2".into(), "maho_tsukai".into())
        );
        assert_eq!(Card::TREASURES.map(Card::points), [2, 3, 4]);
    }
}
