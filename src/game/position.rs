//! Positions as plain data, so that scenes, lessons and saves can say what lies where.

use std::error::Error;
use std::fmt::{self, Debug};

use serde::de::{DeserializeOwned, IntoDeserializer};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::{Chance, Data, Face, Game, SetupError};

/// Something in written data that cannot be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DataError {
    /// Where it stands, such as `position.hands[2]`.
    pub place: String,
    /// What was expected there, and what was found.
    pub expected: String,
}

impl DataError {
    /// A fault at this place.
    pub fn new(place: impl Into<String>, expected: impl Into<String>) -> Self {
        Self { place: place.into(), expected: expected.into() }
    }

    /// The same fault seen from outside: its place stands within `outer`.
    #[must_use]
    pub fn within(self, outer: &str) -> Self {
        let dot = if self.place.is_empty() || self.place.starts_with('[') { "" } else { "." };
        Self { place: format!("{outer}{dot}{}", self.place), ..self }
    }
}

impl fmt::Display for DataError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.place, self.expected)
    }
}

impl Error for DataError {}

impl From<SetupError> for DataError {
    fn from(refusal: SetupError) -> Self {
        Self::new(refusal.field(), refusal.expected()).within("setup")
    }
}

/// A place that holds this card, or one that the author leaves to chance: written as `*`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Slot<C> {
    /// This card.
    Card(C),
    /// `*`: whatever is left.
    Open,
}

impl<C: Copy> Slot<C> {
    /// The card, if the author names one.
    pub const fn card(self) -> Option<C> {
        match self {
            Self::Card(card) => Some(card),
            Self::Open => None,
        }
    }
}

impl<C: Serialize> Serialize for Slot<C> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Card(card) => card.serialize(serializer),
            Self::Open => serializer.serialize_str("*"),
        }
    }
}

impl<'de, C: Deserialize<'de>> Deserialize<'de> for Slot<C> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let name = String::deserialize(deserializer)?;
        if name == "*" { Ok(Self::Open) } else { C::deserialize(name.into_deserializer()).map(Self::Card) }
    }
}

/// A game whose positions can be written down and read back.
pub trait Staged: Game {
    /// A card, as scripts name it to chance.
    type Card: Face + Debug + Serialize + DeserializeOwned;
    /// A full position as plain data: it may be nonsense until [`Staged::from_position`] has accepted it.
    type Position: Data;

    /// This position, written down in full.
    fn to_position(&self) -> Self::Position;

    /// A view as the referee prints it: seats that do not exist are left out, and so is what the scene itself says.
    fn report(view: &Self::View) -> impl Serialize;

    /// The game at a written position. Cards the author left open are dealt by chance.
    ///
    /// # Errors
    /// What cannot be in it, and where.
    fn from_position(setup: &Self::Setup, position: &Self::Position, chance: &mut Chance) -> Result<Self, DataError>;
}
