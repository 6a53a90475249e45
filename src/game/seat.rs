//! Places at the table. Clockwise means counting upwards, and from the last seat to the first.

use std::fmt;
use std::ops::{Index, IndexMut};

use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// One place at the table, counted from 0 in clockwise order.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Seat(u8);

impl Seat {
    /// The most seats any game here has.
    pub const LIMIT: u8 = 12;

    /// The seat with this number, counted from 0.
    ///
    /// # Panics
    /// When the number is not below [`Seat::LIMIT`]: data from outside goes through [`Seat::try_new`].
    #[inline]
    pub const fn new(number: u8) -> Self {
        assert!(number < Self::LIMIT, "a table has at most twelve seats");
        Self(number)
    }

    /// The seat with this number, if such a seat can exist at a table of `players`.
    pub const fn try_new(number: u8, players: u8) -> Option<Self> {
        if number < players && number < Self::LIMIT { Some(Self(number)) } else { None }
    }

    /// Its number, counted from 0.
    #[inline]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// The next seat clockwise at a table of `players`.
    #[inline]
    pub const fn left(self, players: u8) -> Self {
        Self(if self.0 + 1 >= players { 0 } else { self.0 + 1 })
    }

    /// Every other seat at a table of `players`, clockwise from this one's left.
    pub fn others(self, players: u8) -> impl Iterator<Item = Seat> {
        let mut seat = self;
        (1..players).map(move |_| {
            seat = seat.left(players);
            seat
        })
    }
}

impl TryFrom<u8> for Seat {
    type Error = String;

    /// A seat that some table has: whether this table has it is for the game to say.
    fn try_from(number: u8) -> Result<Self, String> {
        Self::try_new(number, Self::LIMIT).ok_or_else(|| format!("{number} is no seat (0 to {})", Self::LIMIT - 1))
    }
}

impl From<Seat> for u8 {
    fn from(seat: Seat) -> Self {
        seat.0
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "seat {}", self.0)
    }
}

/// A set of seats. Written as a sorted list of seat numbers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Seats(u16);

impl Seats {
    /// No seat.
    pub const NONE: Self = Self(0);

    /// All seats of a table of `players`.
    #[inline]
    pub const fn all(players: u8) -> Self {
        Self(((1u32 << players) - 1) as u16)
    }

    /// Just this seat.
    #[inline]
    pub const fn only(seat: Seat) -> Self {
        Self(1 << seat.0)
    }

    /// Is this seat among them?
    #[inline]
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 >> seat.0 & 1 == 1
    }

    /// These and this seat.
    #[inline]
    #[must_use]
    pub const fn with(self, seat: Seat) -> Self {
        Self(self.0 | 1 << seat.0)
    }

    /// These without this seat.
    #[inline]
    #[must_use]
    pub const fn without(self, seat: Seat) -> Self {
        Self(self.0 & !(1 << seat.0))
    }

    /// Those in both sets.
    #[inline]
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// Those in either.
    #[inline]
    pub const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Those here and not there.
    #[inline]
    #[must_use]
    pub const fn minus(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// Adds a seat.
    #[inline]
    pub const fn insert(&mut self, seat: Seat) {
        self.0 |= 1 << seat.0;
    }

    /// Takes a seat out.
    #[inline]
    pub const fn remove(&mut self, seat: Seat) {
        self.0 &= !(1 << seat.0);
    }

    /// How many they are.
    #[inline]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Is there none?
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Are they all among `others`?
    #[inline]
    pub const fn is_within(self, others: Self) -> bool {
        self.0 & !others.0 == 0
    }

    /// The first of them clockwise, starting with the seat to the left of `seat` and ending with `seat` itself.
    #[inline]
    pub const fn next_after(self, seat: Seat) -> Option<Seat> {
        let beyond = (self.0 as u32) & !((2u32 << seat.0) - 1);
        let from = if beyond == 0 { self.0 as u32 } else { beyond };
        if from == 0 { None } else { Some(Seat(from.trailing_zeros() as u8)) }
    }

    /// They in ascending order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            (rest != 0).then(|| {
                let seat = Seat(rest.trailing_zeros() as u8);
                rest &= rest - 1;
                seat
            })
        })
    }

    /// They clockwise, from the left of `seat`.
    #[inline]
    pub fn clockwise_from(self, seat: Seat) -> impl Iterator<Item = Seat> {
        let mut rest = self;
        let mut last = seat;
        std::iter::from_fn(move || {
            let next = rest.next_after(last)?;
            rest.remove(next);
            last = next;
            Some(next)
        })
    }
}

impl FromIterator<Seat> for Seats {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        seats.into_iter().fold(Self::NONE, Self::with)
    }
}

impl Serialize for Seats {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Seats {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut seats = Self::NONE;
        for seat in Vec::<Seat>::deserialize(deserializer)? {
            if seats.contains(seat) {
                return Err(serde::de::Error::custom(format!("{seat} is named twice")));
            }
            seats.insert(seat);
        }
        Ok(seats)
    }
}

/// One value for each of up to `MAX` seats, indexed by [`Seat`] only. Places beyond the players in the game hold
/// whatever the game put there (the default), so that equal games are equal values.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct BySeat<T, const MAX: usize>([T; MAX]);

impl<T, const MAX: usize> BySeat<T, MAX> {
    /// The value of each seat, made from the seat.
    pub fn from_fn(mut value: impl FnMut(Seat) -> T) -> Self {
        Self(std::array::from_fn(|number| value(Seat(number as u8))))
    }

    /// Each of the first `players` seats with its value.
    pub fn iter(&self, players: u8) -> impl Iterator<Item = (Seat, &T)> {
        self.0.iter().take(usize::from(players)).enumerate().map(|(number, value)| (Seat(number as u8), value))
    }

    /// The values of the first `players` seats.
    #[inline]
    pub fn as_slice(&self, players: u8) -> &[T] {
        &self.0[..usize::from(players)]
    }
}

impl<T: Copy, const MAX: usize> BySeat<T, MAX> {
    /// The same value for all.
    #[inline]
    pub const fn all(value: T) -> Self {
        Self([value; MAX])
    }
}

impl<T: Copy + Default, const MAX: usize> Default for BySeat<T, MAX> {
    fn default() -> Self {
        Self::all(T::default())
    }
}

impl<T, const MAX: usize> Index<Seat> for BySeat<T, MAX> {
    type Output = T;
    #[inline]
    fn index(&self, seat: Seat) -> &T {
        &self.0[usize::from(seat.0)]
    }
}

impl<T, const MAX: usize> IndexMut<Seat> for BySeat<T, MAX> {
    #[inline]
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[usize::from(seat.0)]
    }
}

/// Written as a list in seat order, without the defaults at its end.
impl<T: Default + PartialEq + Serialize, const MAX: usize> Serialize for BySeat<T, MAX> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let empty = T::default();
        let len = self.0.iter().rposition(|value| *value != empty).map_or(0, |last| last + 1);
        serializer.collect_seq(&self.0[..len])
    }
}

impl<'de, T: Default + Deserialize<'de>, const MAX: usize> Deserialize<'de> for BySeat<T, MAX> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let values = Vec::<T>::deserialize(deserializer)?;
        if values.len() > MAX {
            return Err(serde::de::Error::custom(format!("expected values for at most {MAX} seats")));
        }
        let mut values = values.into_iter();
        Ok(Self::from_fn(|_| values.next().unwrap_or_default()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clockwise_goes_around_the_table() {
        let numbers: Vec<u8> = Seat::new(2).others(4).map(Seat::number).collect();
        assert_eq!(numbers, [3, 0, 1]);
    }

    #[test]
    fn a_set_is_walked_clockwise_from_the_left_of_a_seat() {
        let seats: Seats = [0, 2, 3, 5].map(Seat::new).into_iter().collect();
        let order: Vec<u8> = seats.clockwise_from(Seat::new(2)).map(Seat::number).collect();
        assert_eq!(order, [3, 5, 0, 2]);
        assert_eq!(Seats::NONE.next_after(Seat::new(11)), None);
        assert_eq!(Seats::only(Seat::new(11)).next_after(Seat::new(11)), Some(Seat::new(11)));
    }

    #[test]
    fn a_set_is_written_as_numbers_and_read_back() {
        let seats: Seats = [4, 1].map(Seat::new).into_iter().collect();
        let text = serde_json::to_string(&seats).expect("a list of numbers");
        assert_eq!(text, "[1,4]");
        assert_eq!(serde_json::from_str::<Seats>(&text).expect("what was written"), seats);
        assert!(serde_json::from_str::<Seats>("[12]").is_err());
        assert!(serde_json::from_str::<Seats>("[1,1]").is_err());
    }

    #[test]
    fn values_by_seat_are_written_up_to_the_last_that_says_something() {
        let mut coins = BySeat::<u8, 6>::default();
        coins[Seat::new(2)] = 4;
        let text = serde_json::to_string(&coins).expect("a list of numbers");
        assert_eq!(text, "[0,0,4]");
        assert_eq!(serde_json::from_str::<BySeat<u8, 6>>(&text).expect("what was written"), coins);
        assert!(serde_json::from_str::<BySeat<u8, 6>>("[0,0,0,0,0,0]").is_ok());
        assert!(serde_json::from_str::<BySeat<u8, 6>>("[0,0,0,0,0,0,0]").is_err());
    }
}
