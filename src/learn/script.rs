//! A scene being played.

use serde::Serialize;
use serde_json::Value;

use super::expect::Expect;
use super::scene::{Fix, Scene, Step};
use crate::game::{Chance, DataError, Game, Reason, Staged, Told};

/// What came of one step, or of the deal.
#[derive(Clone, Debug)]
pub enum Happening<G: Game> {
    /// These things happened.
    Events(Vec<Told<G::Event>>),
    /// The action was refused and nothing changed.
    Refused(G::Refusal),
}

/// A game at some step of a scene.
#[derive(Clone, Debug)]
pub struct Playing<G> {
    /// The position now.
    pub game: G,
    chance: Chance,
}

/// Plain data as JSON. Everything that goes through here is made of strings, numbers, lists and named fields.
pub(super) fn json(value: &impl Serialize) -> Value {
    serde_json::to_value(value).unwrap_or(Value::Null)
}

impl<G: Staged> Playing<G> {
    /// The scene's position, or its deal with what happened in it.
    ///
    /// # Errors
    /// What cannot be in the scene, and where.
    pub fn open(scene: &Scene<G>) -> Result<(Self, Happening<G>), DataError> {
        let mut chance = Chance::new(scene.seed);
        Fix::prepare(&scene.chance, &mut chance);
        let mut told = Vec::new();
        let game = match &scene.position {
            Some(position) => G::from_position(&scene.setup, position, &mut chance)?,
            None => G::new(&scene.setup, &mut chance, &mut told)?,
        };
        let happening = Happening::Events(told);
        let mut playing = Self { game, chance };
        playing.settle(&scene.expect, &happening)?;
        Ok((playing, happening))
    }

    /// Plays the next step.
    ///
    /// # Errors
    /// Where it did not come out as the script says; then the game stays as it was.
    pub fn step(&mut self, step: &Step<G>) -> Result<Happening<G>, DataError> {
        let mut next = self.clone();
        Fix::prepare(&step.chance, &mut next.chance);
        let happening = match next.game.apply(step.seat, &step.action, &mut next.chance) {
            Ok(told) => Happening::Events(told),
            Err(refusal) => Happening::Refused(refusal),
        };
        next.settle(&step.expect, &happening)?;
        *self = next;
        Ok(happening)
    }

    /// Could chance give what was fixed, did it come out as expected, and has all that was fixed come up?
    fn settle(&mut self, expect: &Expect, happening: &Happening<G>) -> Result<(), DataError> {
        if let Some(fault) = self.chance.take_fault() {
            return Err(DataError::new("chance", fault.to_string()));
        }
        self.check(expect, happening).map_err(|fault| fault.within("expect"))?;
        match self.chance.unused() {
            0 => Ok(()),
            left => Err(DataError::new("chance", format!("{left} of what is fixed did not come up in this step"))),
        }
    }

    fn check(&self, expect: &Expect, happening: &Happening<G>) -> Result<(), DataError> {
        let events = match (happening, &expect.refused) {
            (Happening::Events(told), None) => told.iter().map(|told| json(&told.event)).collect(),
            (Happening::Refused(refusal), Some(name)) if refusal.name() == name => Vec::new(),
            (Happening::Refused(refusal), expected) => {
                let wanted = expected.as_deref().unwrap_or("no refusal");
                let found = format!("{}: {refusal} ({})", refusal.name(), refusal.rule());
                return Err(DataError::new("refused", format!("expected {wanted}, found {found}")));
            }
            (Happening::Events(_), Some(name)) => {
                return Err(DataError::new("refused", format!("expected {name}, but the action is allowed")));
            }
        };
        expect.check(&json(&self.game.prompt()), &json(&self.game.to_position()), &events)
    }
}
