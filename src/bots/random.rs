//! Any allowed answer, all equally likely: a yardstick.

use super::{Bot, answers};
use crate::game::{Game, Seat, Stream};

/// Answers at random.
#[derive(Clone, Copy, Debug, Default)]
pub struct RandomBot;

impl<G: Game> Bot<G> for RandomBot {
    fn choose(&self, seat: Seat, view: &G::View, luck: &mut Stream) -> G::Action {
        let mut answers = answers::<G>(seat, view, luck);
        let place = luck.below(answers.len() as u32) as usize;
        answers.swap_remove(place)
    }
}
