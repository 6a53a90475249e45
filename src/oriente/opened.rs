//! What nobody knew to the very end, laid open when the game is over.

use serde::{Deserialize, Serialize};

use super::cards::Lord;
use super::stack::Stack;
use super::state::{Phase, State};

/// The cards that lay hidden when the game ended. Every lord in play is shown by the game itself.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Opened {
    /// The prize that nobody took.
    pub prize: Stack,
    /// The deck, the top card first.
    pub deck: Vec<Lord>,
    /// What lies on the table in nobody's stack: turned lords of an undecided battle, and the Geisha (O-7).
    pub aside: Stack,
}

impl State {
    /// What lay hidden, if the game is over.
    pub(super) fn laid_open(&self) -> Option<Opened> {
        let Phase::Over(finale) = self.phase else { return None };
        let deck = self.deck.cards.as_slice().iter().rev().copied().collect();
        Some(Opened { prize: self.prize.cards, deck, aside: finale.aside })
    }
}
