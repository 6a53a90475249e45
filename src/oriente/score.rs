//! The end of the game: points, ties, and who won.

use serde::{Deserialize, Serialize};

use super::cards::Lord;
use super::event::{Ending, Event};
use super::mover::Mover;
use super::stack::Stack;
use super::state::{Finale, Phase, State};
use crate::game::{Listener, Seat, Seats};

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Outcome {
    /// Why.
    pub ending: Ending,
    /// Who won: more than one when all is equal (O-13).
    pub winners: Seats,
}

/// What a player has at the end: his stack and his lord.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
pub struct Score {
    /// All points together.
    pub points: u8,
    /// The worth of his single best card, which breaks ties (O-13).
    pub best_card: u8,
}

impl Score {
    /// The score of a stack and a lord.
    pub fn of(stack: Stack, lord: Option<Lord>) -> Self {
        let lord = lord.map_or(0, Lord::rank);
        Self { points: stack.points() + lord, best_card: stack.highest().unwrap_or(0).max(lord) }
    }
}

impl State {
    fn score(&self, seat: Seat) -> Score {
        Score::of(self.stacks[seat], self.lords[seat])
    }

    /// Who wins if it ends now, in this way.
    pub(super) fn winners(&self, ending: Ending) -> Seats {
        let seats = || Seats::all(self.players).iter();
        if ending == Ending::ThreeNinja {
            // O-12: in the stack; a Ninja as lord does not count.
            return seats().filter(|&seat| self.stacks[seat].count(Lord::Ninja) == Lord::Ninja.copies()).collect();
        }
        let best = seats().map(|seat| self.score(seat)).max();
        seats().filter(|&seat| Some(self.score(seat)) == best).collect()
    }
}

impl<L: Listener<Event>> Mover<'_, L> {
    /// The game is over; every lord is shown and counted.
    pub(super) fn end_game(&mut self, ending: Ending, aside: Stack) {
        self.new_moment();
        self.judge_game();
        for seat in Seats::all(self.state.players).iter() {
            if let Some(lord) = self.state.lords[seat] {
                self.tell(Event::ShowedLord(seat, lord));
            }
        }
        let winners = self.state.winners(ending);
        self.tell(Event::GameEnded { ending, winners });
        self.state.phase = Phase::Over(Finale { outcome: Outcome { ending, winners }, aside });
    }
}
