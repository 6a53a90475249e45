//! The format of a scene, and how one is read.

use serde::{Deserialize, Serialize};

use super::expect::Expect;
use crate::game::{Chance, DataError, Face, Fixed, Seat, Staged};

/// The version of the format that this code reads.
pub const FORMAT: u32 = 1;

/// A position of a game, or its opening, with a script to play from there.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(bound = "", deny_unknown_fields)]
pub struct Scene<G: Staged> {
    /// The version of the format: [`FORMAT`].
    pub noren: u32,
    /// The game's name.
    pub game: String,
    /// What the scene shows, in a sentence.
    #[serde(default)]
    pub title: String,
    /// Who plays, and with which options.
    pub setup: G::Setup,
    /// Where luck comes from that the scene does not fix.
    #[serde(default)]
    pub seed: u64,
    /// What lies where. Left out, the game is dealt from its beginning.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub position: Option<G::Position>,
    /// What chance gives while the game is dealt.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub chance: Vec<Fix<G::Card>>,
    /// What must hold before the first step.
    #[serde(default)]
    pub expect: Expect,
    /// Who does what, in order.
    #[serde(default)]
    pub script: Vec<Step<G>>,
}

/// One step of a script.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(bound = "", deny_unknown_fields)]
pub struct Step<G: Staged> {
    /// Who acts.
    pub seat: Seat,
    /// What he does.
    #[serde(rename = "do")]
    pub action: G::Action,
    /// Words for the reader.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub say: String,
    /// What chance gives in this step, in the order in which it is asked.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub chance: Vec<Fix<G::Card>>,
    /// What must come of it.
    #[serde(default)]
    pub expect: Expect,
}

/// What the next random event gives.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Fix<C> {
    /// A shuffle leaves these cards on top, the very top first.
    Top(Vec<C>),
    /// A random card is this one.
    Card(C),
}

impl<C: Face> Fix<C> {
    fn to_fixed(&self) -> Fixed {
        match self {
            Self::Top(cards) => Fixed::Top(cards.iter().map(|card| card.code()).collect()),
            Self::Card(card) => Fixed::Card(card.code()),
        }
    }

    /// Tells chance what is coming.
    pub fn prepare(fixes: &[Self], chance: &mut Chance) {
        fixes.iter().for_each(|fix| chance.fix(fix.to_fixed()));
    }
}

/// Reads data out of JSON; what is wrong is named by its place.
pub(super) fn read<'a, T: Deserialize<'a>>(text: &'a str) -> Result<T, DataError> {
    let mut json = serde_json::Deserializer::from_str(text);
    let value = serde_path_to_error::deserialize(&mut json).map_err(|fault| {
        let place = fault.path().to_string();
        // The path is `.` at the very top, and `?` where the text is no JSON at all.
        let outside = matches!(place.as_str(), "." | "?");
        DataError::new(if outside { "scene".into() } else { place }, fault.inner().to_string())
    })?;
    json.end().map_err(|fault| DataError::new("scene", fault.to_string()))?;
    Ok(value)
}

impl<G: Staged> Scene<G> {
    /// Reads a scene of this game.
    ///
    /// # Errors
    /// What is wrong with it, and where. Whether its position can be is found out by [`super::Playing::open`].
    pub fn from_json(text: &str) -> Result<Self, DataError> {
        let scene: Self = read(text)?;
        if scene.noren != FORMAT {
            return Err(DataError::new("noren", format!("expected format {FORMAT}, found {}", scene.noren)));
        }
        if scene.game != G::NAME {
            return Err(DataError::new("game", format!("expected \"{}\", found \"{}\"", G::NAME, scene.game)));
        }
        Ok(scene)
    }
}
