//! What nobody has shown to the eyes at the screen yet.

use crate::table::model::Unseen;
use crate::zipang::{Card, Phase, View};

/// How many cards of this kind these eyes see nowhere; `None` once everything is over, when there is nothing to guess.
pub fn unseen(view: &View, card: Card) -> Option<Unseen> {
    let of = card.copies(view.players);
    let count = view.unseen().as_slice().iter().filter(|&&hidden| hidden == card).count() as u8;
    (of > 0 && !matches!(view.phase, Phase::Over(_))).then_some(Unseen { count, of })
}
