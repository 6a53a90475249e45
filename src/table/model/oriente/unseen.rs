//! What nobody has shown to the eyes at the screen yet.

use crate::game::Seats;
use crate::oriente::{Card, Lord, Phase, Stack, View};
use crate::table::model::Unseen;

/// How many cards of this lord these eyes have neither in sight nor rightly in mind; `None` once everything is over, when
/// there is nothing to guess.
pub fn unseen(view: &View, lord: Lord) -> Option<Unseen> {
    let hidden = view.unseen().as_slice().iter().filter(|&&hidden| hidden == lord).count() as u8;
    // A lord known to be among those that were mixed has been seen, though nobody can say where he lies now.
    let count = hidden.saturating_sub(known_unplaced(view).count(lord));
    (!matches!(view.phase, Phase::Over(_))).then_some(Unseen { count, of: lord.copies() })
}

/// The lords that these eyes know to lie face down before somebody, not before whom.
fn known_unplaced(view: &View) -> Stack {
    if view.taken.is_empty() {
        return view.mixed_known;
    }
    let others = Seats::all(view.players).iter().filter(|&seat| Some(seat) != view.eyes);
    let placed: Stack = others.filter_map(|seat| view.lords[seat].known()).map(Card::from).collect();
    view.taken.minus(placed)
}
