//! Who sits at a table: names, crests, and whether a person or a bot thinks for the seat.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use crate::game::{DataError, NAME_LIMIT, Seat, Seats, SetupError};

/// One of the twelve family crests: each player is known by a colour and a shape.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "the names are what they show")]
pub enum Mon {
    #[default]
    Sun,
    Waves,
    Plum,
    Pine,
    Fan,
    Moon,
    Diamonds,
    Mountain,
    Tortoise,
    Arrows,
    Swirl,
    Well,
}

impl Mon {
    /// All crests, in the order in which they are given out.
    pub const ALL: [Self; 12] = [
        Self::Sun,
        Self::Waves,
        Self::Plum,
        Self::Pine,
        Self::Fan,
        Self::Moon,
        Self::Diamonds,
        Self::Mountain,
        Self::Tortoise,
        Self::Arrows,
        Self::Swirl,
        Self::Well,
    ];
}

/// How well a bot plays.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Level {
    /// Any allowed answer, all equally likely.
    Random,
    /// Simple good sense.
    #[default]
    Steady,
}

/// Who thinks for a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Mind {
    /// A person before some device.
    Person,
    /// A bot of this level.
    Bot(Level),
}

/// Somebody at the table, as all may know him.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Player {
    /// As written at the set-up.
    pub name: String,
    /// His crest.
    pub mon: Mon,
    /// Who thinks for him.
    pub mind: Mind,
}

impl Player {
    /// A person, and no bot?
    #[must_use]
    pub fn is_person(&self) -> bool {
        self.mind == Mind::Person
    }
}

/// Everybody at the table, in seat order. Cheap to clone: every screen carries it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "Vec<Player>", into = "Vec<Player>")]
pub struct People(Arc<[Player]>);

impl From<Vec<Player>> for People {
    fn from(players: Vec<Player>) -> Self {
        Self::new(players)
    }
}

impl From<People> for Vec<Player> {
    fn from(people: People) -> Self {
        people.0.to_vec()
    }
}

impl People {
    /// These players, in seat order.
    #[must_use]
    pub fn new(players: Vec<Player>) -> Self {
        Self(players.into())
    }

    /// How many sit there.
    #[must_use]
    pub fn count(&self) -> usize {
        self.0.len()
    }

    /// Who sits there.
    ///
    /// # Panics
    /// When nobody does: seats come from the game, which has as many.
    #[must_use]
    pub fn at(&self, seat: Seat) -> &Player {
        &self.0[usize::from(seat.number())]
    }

    /// The name of whoever sits there.
    #[must_use]
    pub fn name(&self, seat: Seat) -> &str {
        &self.at(seat).name
    }

    /// Has everybody a name such as the set-up takes?
    ///
    /// # Errors
    /// Whose name it would not take, and why.
    pub fn check(&self) -> Result<(), DataError> {
        for (number, Player { name, .. }) in self.0.iter().enumerate() {
            let fault = if name.trim().is_empty() {
                SetupError::EmptyName
            } else if name.chars().count() > NAME_LIMIT {
                SetupError::LongName
            } else {
                continue;
            };
            let expected = fault(Seat::default()).expected();
            return Err(DataError::new(format!("people[{number}].name"), expected));
        }
        Ok(())
    }

    /// Each seat with its player.
    pub fn iter(&self) -> impl Iterator<Item = (Seat, &Player)> {
        self.0.iter().enumerate().map(|(number, player)| (Seat::new(number as u8), player))
    }

    /// The seats of people; the others are bots'.
    #[must_use]
    pub fn persons(&self) -> Seats {
        self.iter().filter(|(_, player)| player.is_person()).map(|(seat, _)| seat).collect()
    }

    /// The seats of bots.
    #[must_use]
    pub fn bots(&self) -> Seats {
        Seats::all(self.count() as u8).minus(self.persons())
    }
}

/// Four digits that keep the others from raising a curtain. Only the host knows them; no screen is ever told.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Pin([u8; 4]);

impl Pin {
    /// How many digits there are.
    pub const DIGITS: usize = 4;

    /// Reads exactly four digits.
    #[must_use]
    pub fn from_text(text: &str) -> Option<Self> {
        let digits: [u8; Self::DIGITS] = text.as_bytes().try_into().ok()?;
        digits.iter().all(u8::is_ascii_digit).then_some(Self(digits))
    }
}

impl TryFrom<String> for Pin {
    type Error = &'static str;

    fn try_from(text: String) -> Result<Self, Self::Error> {
        Self::from_text(&text).ok_or("expected four digits")
    }
}

impl From<Pin> for String {
    fn from(pin: Pin) -> Self {
        pin.0.iter().map(|&digit| char::from(digit)).collect()
    }
}

impl std::fmt::Debug for Pin {
    /// Never the digits.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Pin")
    }
}

/// Who sits where, with the PIN of each who has one.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SeatPlan {
    /// What all may know.
    pub people: People,
    /// What the curtain asks for, in seat order; shorter where the last ones have none.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub pins: Vec<Option<Pin>>,
}

impl SeatPlan {
    /// What the curtain of this seat asks for, if anything.
    #[must_use]
    pub fn pin(&self, seat: Seat) -> Option<Pin> {
        self.pins.get(usize::from(seat.number())).copied().flatten()
    }
}

#[cfg(test)]
mod tests {
    use super::Pin;

    #[test]
    fn a_pin_is_four_digits_and_nothing_else() {
        assert!(Pin::from_text("0042").is_some());
        for text in ["", "123", "12345", "12a4", "１２３４", "-123"] {
            assert_eq!(Pin::from_text(text), None, "{text:?}");
        }
    }

    #[test]
    fn a_pin_is_never_printed_and_is_written_as_its_digits() {
        let pin = Pin::from_text("1234");
        assert_eq!(format!("{pin:?}"), "Some(Pin)");
        assert_eq!(serde_json::to_string(&pin).expect("plain data"), "\"1234\"");
        assert!(serde_json::from_str::<Pin>("\"12x4\"").is_err());
    }
}
