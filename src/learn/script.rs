//! A scene being played.

use serde::Serialize;
use serde_json::Value;

use super::expect::Expect;
use super::scene::{Fix, Scene, Step};
use crate::game::{Chance, Game, Misplaced, Reason, Staged, Told};

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
    pub fn open(scene: &Scene<G>) -> Result<(Self, Happening<G>), Misplaced> {
        let mut chance = Chance::new(scene.seed);
        Fix::prepare(&scene.chance, &mut chance);
        let mut told = Vec::new();
        let game = match &scene.position {
            Some(position) => G::from_position(&scene.setup, position, &mut chance)?,
            None => G::new(&scene.setup, &mut chance, &mut told)?,
        };
        let happening = Happening::Events(told);
        let mut playing = Self { game, chance };
        playing.luck_ran_as_fixed()?;
        playing.check(&scene.expect, &happening).map_err(|fault| fault.within("expect"))?;
        Ok((playing, happening))
    }

    /// Plays the next step.
    ///
    /// # Errors
    /// Where it did not come out as the script says; then the game stays as it was.
    pub fn step(&mut self, step: &Step<G>) -> Result<Happening<G>, Misplaced> {
        let mut next = self.clone();
        Fix::prepare(&step.chance, &mut next.chance);
        let happening = match next.game.apply(step.seat, &step.action, &mut next.chance) {
            Ok(told) => Happening::Events(told),
            Err(refusal) => Happening::Refused(refusal),
        };
        next.check(&step.expect, &happening).map_err(|fault| fault.within("expect"))?;
        next.luck_ran_as_fixed()?;
        *self = next;
        Ok(happening)
    }

    /// Has chance given all that was fixed, and could it?
    fn luck_ran_as_fixed(&mut self) -> Result<(), Misplaced> {
        if let Some(fault) = self.chance.take_fault() {
            return Err(Misplaced::new("chance", fault.to_string()));
        }
        match self.chance.unused() {
            0 => Ok(()),
            left => Err(Misplaced::new("chance", format!("{left} of what is fixed did not come up in this step"))),
        }
    }

    fn check(&self, expect: &Expect, happening: &Happening<G>) -> Result<(), Misplaced> {
        let events = match (happening, &expect.refused) {
            (Happening::Events(told), None) => told.iter().map(|told| json(&told.event)).collect(),
            (Happening::Refused(refusal), Some(name)) if refusal.name() == name => Vec::new(),
            (Happening::Refused(refusal), expected) => {
                let wanted = expected.as_deref().unwrap_or("no refusal");
                let found = format!("{}: {refusal} ({})", refusal.name(), refusal.rule());
                return Err(Misplaced::new("refused", format!("expected {wanted}, found {found}")));
            }
            (Happening::Events(_), Some(name)) => {
                return Err(Misplaced::new("refused", format!("expected {name}, but the action is allowed")));
            }
        };
        expect.check(&json(&self.game.prompt()), &json(&self.game.to_position()), &events)
    }
}
