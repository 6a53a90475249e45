//! What each answer to a question is worth, and what a given word weighs.

use super::dues::open_promises;
use super::thoughts::Thoughts;
use super::worth;
use crate::game::Stream;
use crate::oriente::deals::{Entry, Promise};
use crate::oriente::{Action, Destiny};

impl Thoughts<'_> {
    /// What an answer is worth, in points or so.
    pub(super) fn worth(&self, answer: Action) -> f32 {
        match answer {
            Action::Declare(destiny) => self.declaring(destiny),
            Action::Call(destiny) => self.calling(destiny),
            Action::Help(side) => self.helping(side),
            Action::Join => self.joining(),
            Action::Become(lord) | Action::Replace(lord) => worth::of_lord(lord),
            Action::Give(card) => -worth::removed(card, self.view.stacks[self.seat]),
            _ => 0.0,
        }
    }

    /// What an answer adds by keeping promises, or costs by breaking them. Less is owed to those who break theirs.
    pub(super) fn word(&self, answer: Action, honour: f32) -> f32 {
        let own = open_promises(self.view).filter(|entry| entry.by == self.seat);
        own.map(|entry| kept(entry, answer) * honour * (0.5 + self.trust(entry.to))).sum()
    }
}

/// What his own word weighs this time: mostly enough, now and then nothing.
pub(super) fn honour(luck: &mut Stream) -> f32 {
    if luck.below(10) == 0 { 0.0 } else { 1.2 + luck.below(100) as f32 / 50.0 }
}

/// 1 if the answer keeps the promise, −1 if it breaks it.
fn kept(entry: &Entry, answer: Action) -> f32 {
    match (entry.promise, answer) {
        (Promise::Help(side), Action::Help(helped)) => {
            if side == helped {
                1.0
            } else {
                -1.0
            }
        }
        (Promise::StayOut, Action::Help(_)) | (Promise::DoNotCall, Action::Call(_)) => -1.0,
        (Promise::Call { attack: None }, Action::Call(_)) | (Promise::Join, Action::Join) => 1.0,
        (Promise::Call { attack: Some(target) }, Action::Call(Destiny::Attack(attacked))) if target == attacked => 1.0,
        (Promise::DoNotJoin, Action::Join) => -1.0,
        (Promise::Attack(target), Action::Declare(Destiny::Attack(attacked))) if target == attacked => 1.0,
        (
            Promise::Spare(target),
            Action::Declare(Destiny::Attack(attacked)) | Action::Call(Destiny::Attack(attacked)),
        ) if target == attacked => -1.0,
        _ => 0.0,
    }
}
