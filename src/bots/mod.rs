//! Bots: a view in, an action out.
//!
//! Rule of the module: a bot gets its own seat's view and luck of its own, nothing else. What it may answer it finds out
//! by asking a position that fits the view, so there is no way for a secret to reach it.

mod bargainer;
mod oriente;
mod random;
mod zipang;

pub use bargainer::{Bargainer, Because};
pub use random::RandomBot;

use crate::game::{Game, Seat, Stream};

/// Somebody who answers for a seat.
pub trait Bot<G: Game> {
    /// The answer of this seat, which is asked, knowing what the view holds.
    fn choose(&self, seat: Seat, view: &G::View, luck: &mut Stream) -> G::Action;
}

/// Plays by simple good sense.
#[derive(Clone, Copy, Debug, Default)]
pub struct SteadyBot;

/// What a seat that is asked may answer, by its view alone.
fn answers<G: Game>(seat: Seat, view: &G::View, luck: &mut Stream) -> Vec<G::Action> {
    let mut answers = Vec::new();
    G::sample(view, luck).legal(seat, &mut answers);
    answers
}

/// A little whim, so that nobody is read like a book: less than half a point.
fn whim(luck: &mut Stream) -> f32 {
    luck.below(100) as f32 / 250.0
}
