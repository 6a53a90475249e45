//! The final count.

use super::stacks::by_kind;
use crate::game::{Seat, Seats};
use crate::oriente::deals::Tally;
use crate::oriente::{Card, Lord, Outcome, Score, View};
use crate::table::Finish;

/// One player in the final count.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Counted {
    /// Who.
    pub seat: Seat,
    /// His place, counted from 1; equals share one.
    pub place: u8,
    /// Has he won? Three Ninja win whatever the points (O-12).
    pub wins: bool,
    /// All points together.
    pub points: u8,
    /// The worth of his best card, which breaks ties (O-13).
    pub best_card: u8,
    /// The lord that counts for him; `None` for one who drew none at the very end (O-7, O-14).
    pub lord: Option<Lord>,
    /// His prize stack by kind, in the order of [`Card::ALL`].
    pub stack: Vec<(Card, u8)>,
    /// How he has kept his word.
    pub tally: Tally,
}

/// Everybody in the order of the final count: the winners first, then by points and best card.
pub fn ranking(view: &View, outcome: &Outcome) -> Vec<Counted> {
    let rank = |seat: Seat, score: Score| (outcome.winners.contains(seat), score);
    let seats = || Seats::all(view.players).iter().zip(outcome.scores.as_slice().iter().copied());
    let mut rows: Vec<Counted> = seats()
        .map(|(seat, score)| Counted {
            seat,
            place: 1 + seats().filter(|&(other, its)| rank(other, its) > rank(seat, score)).count() as u8,
            wins: outcome.winners.contains(seat),
            points: score.points,
            best_card: score.best_card,
            lord: view.lords[seat].known(),
            stack: by_kind(view.stacks[seat]),
            tally: view.bargains.ledger.tallies[seat],
        })
        .collect();
    rows.sort_by_key(|row| row.place);
    rows
}

/// How everybody came out, in seat order.
pub fn finishes(view: &View, outcome: &Outcome) -> Vec<Finish> {
    let mut rows = ranking(view, outcome);
    rows.sort_by_key(|row| row.seat);
    rows.into_iter()
        .map(|Counted { place, tally, .. }| Finish { place, kept: tally.kept, broken: tally.broken })
        .collect()
}
