//! Seeded, portable chance: the same seed gives the same game on every machine and in every year.
//!
//! There is no running generator. Each random event asks for the stream of its own [`Moment`], so one player's choice
//! never shifts another's luck, and a game state holds neither seed nor generator: only the host does.

use std::collections::VecDeque;
use std::fmt;

use rand::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

use super::Seat;

/// A random event of a game: which kind it is, and which of its kind. Games number their own kinds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Moment {
    /// The kind of event, a number of the game's own.
    pub kind: u16,
    /// The round it belongs to (a campaign, a season).
    pub round: u32,
    /// Which of its kind it is within that round.
    pub index: u16,
}

/// A card that a script can name to chance.
pub trait Face: Copy + Eq {
    /// A number that only cards of this kind have.
    fn code(self) -> u8;
}

/// What a script says the next random event gives.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fixed {
    /// The next shuffle leaves these cards on top, the very top first; the cards below lie as the seed has it.
    Top(Vec<u8>),
    /// The next random card is of this kind.
    Card(u8),
}

/// A script asked chance for something that cannot be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ChanceError {
    /// A shuffle was fixed where a single card was to be drawn, or the other way round.
    WrongKind,
    /// The card that was to come is not among those it could be (its place in the script's list).
    NotThere(usize),
}

impl fmt::Display for ChanceError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::WrongKind => f.write_str("the next random event is of the other kind (a shuffle, or a single card)"),
            Self::NotThere(place) => write!(f, "card {place} of what is fixed is not among the cards it is taken from"),
        }
    }
}

/// The source of all luck in one game: a seed, and what a script has fixed of what comes next.
#[derive(Clone)]
pub struct Chance {
    seed: u64,
    fixed: VecDeque<Fixed>,
    fault: Option<ChanceError>,
}

impl fmt::Debug for Chance {
    /// Never the seed: a debug line may end up before a player.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Chance").field("fixed", &self.fixed.len()).finish_non_exhaustive()
    }
}

impl Chance {
    /// Changes whenever the same seed would give other games; records carry it.
    pub const VERSION: u32 = 1;

    /// Luck from a seed.
    pub const fn new(seed: u64) -> Self {
        Self { seed, fixed: VecDeque::new(), fault: None }
    }

    /// The stream of random numbers that belongs to this moment and no other.
    #[inline]
    pub fn stream(&self, moment: Moment) -> Stream {
        let place = u64::from(moment.kind) << 48 | u64::from(moment.index) << 32 | u64::from(moment.round);
        // Two rounds of a bijection: neighbouring seeds and neighbouring moments share nothing.
        Stream(Xoshiro256PlusPlus::seed_from_u64(mix(mix(self.seed).wrapping_add(place))))
    }

    /// Puts cards into random order.
    #[inline]
    pub fn shuffle<T: Face>(&mut self, moment: Moment, cards: &mut [T]) {
        self.stream(moment).shuffle(cards);
        if !self.fixed.is_empty() {
            self.arrange(cards);
        }
    }

    /// The place of one random card.
    ///
    /// # Panics
    /// When there is no card to choose from.
    #[inline]
    pub fn pick<T: Face>(&mut self, moment: Moment, cards: &[T]) -> usize {
        let place = self.stream(moment).below(cards.len() as u32) as usize;
        if self.fixed.is_empty() { place } else { self.fixed_place(cards).unwrap_or(place) }
    }

    /// One random seat at a table of so many players.
    ///
    /// # Panics
    /// When there are none, or more than a table has seats.
    pub fn seat(&self, moment: Moment, players: u8) -> Seat {
        Seat::new(self.stream(moment).below(players.into()) as u8)
    }

    /// Fixes what the next random event that is not yet fixed gives.
    pub fn fix(&mut self, fixed: Fixed) {
        self.fixed.push_back(fixed);
    }

    /// How many fixed events have not come up yet.
    pub fn unused(&self) -> usize {
        self.fixed.len()
    }

    /// What was wrong with a fixed event since the last time this was asked.
    pub fn take_fault(&mut self) -> Option<ChanceError> {
        self.fault.take()
    }

    #[cold]
    fn arrange<T: Face>(&mut self, cards: &mut [T]) {
        let Some(Fixed::Top(codes)) = self.fixed.pop_front() else {
            self.fault = Some(ChanceError::WrongKind);
            return;
        };
        let mut open = cards.len();
        for (place, code) in codes.into_iter().enumerate() {
            let Some(found) = cards[..open].iter().rposition(|card| card.code() == code) else {
                self.fault = Some(ChanceError::NotThere(place));
                return;
            };
            open -= 1;
            cards[found..=open].rotate_left(1);
        }
    }

    #[cold]
    fn fixed_place<T: Face>(&mut self, cards: &[T]) -> Option<usize> {
        let fixed = self.fixed.pop_front();
        let place = match fixed {
            Some(Fixed::Card(code)) => cards.iter().position(|card| card.code() == code),
            _ => {
                self.fault = Some(ChanceError::WrongKind);
                return None;
            }
        };
        if place.is_none() {
            self.fault = Some(ChanceError::NotThere(0));
        }
        place
    }
}

/// The random numbers of one moment. Its algorithms are written here, not borrowed, because those of a library may
/// change between its versions and a record has to replay in a year.
#[derive(Clone, Debug)]
pub struct Stream(Xoshiro256PlusPlus);

impl Stream {
    /// A number below `bound`, every one equally likely.
    ///
    /// # Panics
    /// When `bound` is 0.
    #[inline]
    pub fn below(&mut self, bound: u32) -> u32 {
        assert!(bound > 0, "nothing to choose from");
        // Lemire's multiplication: the rare low parts that would favour some numbers are drawn again.
        loop {
            let product = (self.0.next_u64() >> 32) * u64::from(bound);
            if product as u32 >= bound || product as u32 >= bound.wrapping_neg() % bound {
                return (product >> 32) as u32;
            }
        }
    }

    /// Any number at all, every one equally likely.
    pub fn number(&mut self) -> u64 {
        self.0.next_u64()
    }

    /// Puts things into random order (Fisher and Yates).
    #[inline]
    pub fn shuffle<T>(&mut self, things: &mut [T]) {
        for last in (1..things.len()).rev() {
            things.swap(last, self.below(last as u32 + 1) as usize);
        }
    }
}

/// A bijection of 64 bits in which every input bit moves about half of the output bits (SplitMix64's finaliser).
#[inline]
const fn mix(mut bits: u64) -> u64 {
    bits = bits.wrapping_add(0x9e37_79b9_7f4a_7c15);
    bits = (bits ^ bits >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    bits = (bits ^ bits >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    bits ^ bits >> 31
}

#[cfg(test)]
mod tests {
    use super::*;

    impl Face for u8 {
        fn code(self) -> u8 {
            self
        }
    }

    const DEAL: Moment = Moment { kind: 0, round: 1, index: 0 };

    fn shuffled(seed: u64, moment: Moment) -> [u8; 10] {
        let mut cards = std::array::from_fn(|card| card as u8);
        Chance::new(seed).shuffle(moment, &mut cards);
        cards
    }

    /// Written down once: if this changes, so must `Chance::VERSION`, and old records need the old way.
    #[test]
    fn a_seed_gives_the_same_luck_for_ever() {
        assert_eq!(shuffled(1, DEAL), [9, 8, 6, 3, 2, 1, 5, 0, 7, 4]);
    }

    #[test]
    fn each_moment_has_luck_of_its_own() {
        assert_ne!(shuffled(1, DEAL), shuffled(2, DEAL));
        for other in [Moment { kind: 1, ..DEAL }, Moment { round: 2, ..DEAL }, Moment { index: 1, ..DEAL }] {
            assert_ne!(shuffled(1, DEAL), shuffled(1, other));
        }
    }

    #[test]
    fn numbers_below_a_bound_are_all_as_likely() {
        let mut counts = [0u32; 7];
        let mut stream = Chance::new(3).stream(DEAL);
        for _ in 0..70_000 {
            counts[stream.below(7) as usize] += 1;
        }
        assert!(counts.iter().all(|&count| (9_600..10_400).contains(&count)), "{counts:?}");
    }

    #[test]
    fn a_script_fixes_the_top_of_a_shuffle_and_the_next_card() {
        let mut chance = Chance::new(5);
        chance.fix(Fixed::Top(vec![3, 1, 4]));
        chance.fix(Fixed::Card(2));
        let mut cards = [0, 1, 2, 3, 4, 5];
        chance.shuffle(DEAL, &mut cards);
        assert_eq!(cards[3..], [4, 1, 3], "the top is the end of a pile");
        assert_eq!(chance.pick(DEAL, &[5, 5, 2, 5]), 2);
        assert_eq!((chance.unused(), chance.take_fault()), (0, None));
    }

    #[test]
    fn a_script_that_asks_for_the_impossible_is_found_out() {
        let mut chance = Chance::new(5);
        chance.fix(Fixed::Card(9));
        assert!(chance.pick(DEAL, &[1, 2]) < 2);
        assert_eq!(chance.take_fault(), Some(ChanceError::NotThere(0)));
        chance.fix(Fixed::Card(1));
        chance.shuffle(DEAL, &mut [1, 2]);
        assert_eq!(chance.take_fault(), Some(ChanceError::WrongKind));
    }

    #[test]
    fn the_seed_is_never_printed() {
        assert!(!format!("{:?}", Chance::new(987_654)).contains("987"));
    }
}
