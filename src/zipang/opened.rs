//! What nobody knew to the very end, laid open when the game is over.

use serde::{Deserialize, Serialize};

use super::cards::{Card, Hand};
use super::state::{Phase, State};
use crate::game::Seat;

/// The cards that lay hidden when the game ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Opened {
    /// The hands of those who were still in, whether they were compared or not.
    pub hands: Vec<(Seat, Hand)>,
    /// The card that began the discard pile.
    pub face_down: Card,
    /// The supply, the top card first.
    pub supply: Vec<Card>,
}

impl State {
    /// What lay hidden, if the game is over.
    pub(super) fn laid_open(&self) -> Option<Opened> {
        let Phase::Over(_) = self.phase else { return None };
        let held = self.hands.iter(self.players).filter(|(_, hand)| !hand.is_empty());
        Some(Opened {
            hands: held.map(|(seat, &hand)| (seat, hand)).collect(),
            face_down: self.face_down,
            supply: self.supply.as_slice().iter().rev().copied().collect(),
        })
    }
}
