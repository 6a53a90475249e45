//! Texts packed small, for links.
//!
//! Every bit is foretold from the bytes before it, and only the surprise is written, by an arithmetic coder. Several
//! guesses are made, each from a longer past than the one before, and weighed by how right they were so far. Whoever
//! unpacks makes the same guesses. All is counted in whole numbers, so that every machine guesses alike.
//!
//! On a game of a few kilobytes this makes a link a fifth shorter than looking for repetitions (deflate) with the same
//! words known beforehand, and needs less code.

/// What the guesses are first tried on, so that nothing usual surprises them: as games are written, what stands in all of
/// them last. A change of it, or of anything else in this file, is another format of links.
const WORDS: &str = include_str!("words.txt");

/// How many bytes before it each guess looks at.
const PASTS: [u32; 6] = [0, 1, 2, 3, 4, 6];
/// How many places there are for what was seen, as a power of two.
const PLACES: u32 = 19;
/// How much a guess counts at first, of 65536.
const FIRST_WEIGHT: i32 = 20_000;
/// How quickly weights follow.
const HASTE: i32 = 10;
/// How many times something is seen before later times count no less.
const PATIENCE: usize = 30;

/// By how much what is seen for the n-th time moves a guess, of 65536.
const MOVES: [i32; PATIENCE + 1] = {
    let mut moves = [0; PATIENCE + 1];
    let mut seen = 0;
    while seen <= PATIENCE {
        moves[seen] = 131_072 / (2 * seen as i32 + 3);
        seen += 1;
    }
    moves
};

/// The chance of a one, of 4096, by its odds: every 128th of them, from -2048 on.
const CHANCES: [i32; 33] = [
    1, 2, 3, 6, 10, 16, 27, 45, 73, 120, 194, 310, 488, 747, 1101, 1546, 2047, 2549, 2994, 3348, 3607, 3785, 3901,
    3975, 4022, 4050, 4068, 4079, 4085, 4089, 4092, 4093, 4094,
];

fn chance(odds: i32) -> i32 {
    let odds = odds.clamp(-2047, 2047) + 2048;
    let (place, rest) = ((odds >> 7) as usize, odds & 127);
    (CHANCES[place] * (128 - rest) + CHANCES[place + 1] * rest + 64) >> 7
}

/// What came after some past so far.
#[derive(Clone, Copy, Default)]
struct Seen {
    /// Towards a one, if above 0.
    lean: i16,
    times: u8,
}

/// Foretells the next bit of a text.
struct Oracle {
    /// The odds by the chance.
    odds: Vec<i32>,
    seen: Vec<Seen>,
    weights: [i32; PASTS.len()],
    /// The last bytes.
    past: u64,
    /// The bits of the next byte that are known, after a one.
    begun: u32,
    /// Where each guess comes from, and its odds.
    guesses: [(usize, i32); PASTS.len()],
    chance: i32,
}

impl Oracle {
    fn new() -> Self {
        let mut odds = vec![2047; 4096];
        let mut from = 0;
        for given in -2047..=2047 {
            let to = chance(given) as usize + 1;
            odds[from..to].fill(given);
            from = to;
        }
        let mut oracle = Self {
            odds,
            seen: vec![Seen::default(); 1 << PLACES],
            weights: [FIRST_WEIGHT; PASTS.len()],
            past: 0,
            begun: 1,
            guesses: [(0, 0); PASTS.len()],
            chance: 0,
        };
        for byte in WORDS.bytes() {
            for bit in bits(byte) {
                oracle.foretell();
                oracle.learn(bit);
            }
        }
        oracle
    }

    /// The chance that the next bit is a one, of 4096: neither none nor certain.
    fn foretell(&mut self) -> u32 {
        let mut sum = 0;
        for ((bytes, weight), guess) in PASTS.iter().zip(self.weights).zip(&mut self.guesses) {
            let past = self.past & ((1 << (8 * bytes)) - 1) | u64::from(*bytes + 1) << 56;
            let mixed = past.wrapping_mul(0x9e37_79b9_7f4a_7c15).wrapping_add(u64::from(self.begun) << 32);
            let place = ((mixed ^ mixed >> 29).wrapping_mul(0xbf58_476d_1ce4_e5b9) >> (64 - PLACES)) as usize;
            let odds = self.odds[(i32::from(self.seen[place].lean) + 32_768) as usize >> 4];
            *guess = (place, odds);
            sum += (weight * odds) >> 4;
        }
        self.chance = chance(sum >> 12).clamp(1, 4095);
        self.chance as u32
    }

    fn learn(&mut self, bit: u32) {
        let missed = ((bit << 12) as i32 - self.chance) * HASTE;
        let target = if bit == 1 { i32::from(i16::MAX) } else { i32::from(i16::MIN) };
        for (weight, (place, odds)) in self.weights.iter_mut().zip(self.guesses) {
            // No text is long enough to make a weight too large to count with.
            *weight = (*weight + ((odds * missed + 0x8000) >> 16)).clamp(-1 << 18, 1 << 18);
            let seen = &mut self.seen[place];
            let lean = i32::from(seen.lean);
            let step = (((target - lean) >> 1) * MOVES[usize::from(seen.times)]) >> 15;
            seen.lean = (lean + step) as i16;
            seen.times = (seen.times + 1).min(PATIENCE as u8);
        }
        self.begun = self.begun << 1 | bit;
        if self.begun > 255 {
            self.past = self.past << 8 | u64::from(self.begun & 255);
            self.begun = 1;
        }
    }
}

/// The bits of a byte, the largest first.
fn bits(byte: u8) -> impl Iterator<Item = u32> {
    (0..8).rev().map(move |place| u32::from(byte >> place) & 1)
}

/// The numbers that begin with what is written: each bit takes the part of them that its chance gives it.
struct Range {
    from: u32,
    to: u32,
}

impl Range {
    const ALL: Self = Self { from: 0, to: u32::MAX };

    /// The last number that stands for a one.
    const fn middle(&self, chance: u32) -> u32 {
        self.from + ((self.to - self.from) >> 12) * chance
    }

    fn take(&mut self, bit: u32, middle: u32) {
        if bit == 1 {
            self.to = middle;
        } else {
            self.from = middle + 1;
        }
    }

    /// The first byte, if it is the same in all of them; they are told apart by those after it from then on.
    fn settled(&mut self) -> Option<u8> {
        let byte = self.to >> 24;
        if self.from >> 24 != byte {
            return None;
        }
        (self.from, self.to) = (self.from << 8, self.to << 8 | 255);
        Some(byte as u8)
    }
}

/// A text, packed.
pub(super) fn packed(text: &[u8]) -> Vec<u8> {
    let (mut oracle, mut range, mut packed) = (Oracle::new(), Range::ALL, Vec::new());
    for bit in text.iter().flat_map(|&byte| bits(byte)) {
        let middle = range.middle(oracle.foretell());
        range.take(bit, middle);
        oracle.learn(bit);
        while let Some(byte) = range.settled() {
            packed.push(byte);
        }
    }
    // Whatever is not written counts as zeros: this is more than the first number, and no more than the last.
    packed.push((range.from >> 24) as u8 + 1);
    packed
}

/// As many bytes as were packed. It takes as long as they are many, whatever it is given.
pub(super) fn unpacked(packed: &[u8], length: usize) -> Vec<u8> {
    let (mut oracle, mut range, mut text) = (Oracle::new(), Range::ALL, Vec::with_capacity(length));
    let mut rest = packed.iter().copied().chain(std::iter::repeat(0));
    let mut next = move || u32::from(rest.next().unwrap_or(0));
    let mut number = (0..4).fold(0, |number, _| number << 8 | next());
    while text.len() < length {
        for _ in 0..8 {
            let middle = range.middle(oracle.foretell());
            let bit = u32::from(number <= middle);
            range.take(bit, middle);
            oracle.learn(bit);
            while range.settled().is_some() {
                number = number << 8 | next();
            }
        }
        text.push(oracle.past as u8);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::{Chance, Moment};

    fn comes_back(text: &[u8]) {
        assert_eq!(unpacked(&packed(text), text.len()), text);
    }

    #[test]
    fn texts_come_back_whatever_they_are() {
        comes_back(b"");
        comes_back(WORDS.as_bytes());
        comes_back(&[0; 5_000]);
        comes_back(&[255; 5_000]);
        comes_back("水\u{0}\"\n".repeat(300).as_bytes());
    }

    #[test]
    fn usual_words_are_packed_small_and_what_repeats_smaller() {
        let words = &WORDS[..1_000];
        assert!(packed(words.as_bytes()).len() < 200, "{}", packed(words.as_bytes()).len());
        let odd = "Zwölf Boxkämpfer jagen Viktor. ";
        let (once, often) = (packed(odd.as_bytes()).len(), packed(odd.repeat(50).as_bytes()).len());
        assert!(once < odd.len() && often < 2 * once, "{once} and {often}");
    }

    #[test]
    fn any_bytes_come_back_and_are_unpacked_to_something() {
        let mut luck = Chance::new(1).stream(Moment { kind: 9, round: 0, index: 0 });
        for _ in 0..40 {
            let length = luck.below(2_000);
            let bytes: Vec<u8> = (0..length).map(|_| luck.number() as u8).collect();
            comes_back(&bytes);
            assert_eq!(unpacked(&bytes, 1_000).len(), 1_000);
        }
    }
}
