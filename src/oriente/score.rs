//! The end of the game: points, ties, and who won.

use serde::{Deserialize, Serialize};

use super::cards::{Lord, MAX_PLAYERS};
use super::event::{Ending, Event};
use super::mover::Mover;
use super::stack::Stack;
use super::state::{Finale, Phase, State};
use crate::game::{Audience, Listener, Pile, Seat, Seats};

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Outcome {
    /// Why.
    pub ending: Ending,
    /// Who won: more than one when all is equal (O-13).
    pub winners: Seats,
    /// Each player's score, in seat order.
    pub scores: Pile<Score, MAX_PLAYERS>,
}

/// What a player has at the end: his stack and his lord.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
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
    /// How it stands if it ends now, in this way.
    #[cold]
    pub(super) fn outcome(&self, ending: Ending) -> Outcome {
        let seats = || Seats::all(self.players).iter();
        let mut scores = Pile::<Score, MAX_PLAYERS>::default();
        seats().for_each(|seat| scores.push(Score::of(self.stacks[seat], self.lords[seat])));
        let best = scores.as_slice().iter().max();
        let wins = |&(seat, score): &(Seat, &Score)| match ending {
            // O-12: in the stack; a Ninja as lord does not count.
            Ending::ThreeNinja => self.stacks[seat].count(Lord::Ninja) == Lord::Ninja.copies(),
            _ => Some(score) == best,
        };
        let winners = seats().zip(scores.as_slice()).filter(wins).map(|(seat, _)| seat).collect();
        Outcome { ending, winners, scores }
    }
}

impl<L: Listener<Event>> Mover<'_, L> {
    /// The game is over; every lord is shown and counted.
    pub(super) fn end_game(&mut self, ending: Ending, aside: Stack) {
        self.new_moment();
        self.judge_game();
        self.state.phase = Phase::Over(Finale { ending, aside });
        self.tell_the_end(ending);
    }

    fn tell_the_end(&mut self, ending: Ending) {
        for seat in Seats::all(self.state.players).iter() {
            if let Some(lord) = self.state.lords[seat] {
                self.tell(Event::ShowedLord(seat, lord));
            }
        }
        let state = &*self.state;
        let ended = || Event::GameEnded { ending, winners: state.outcome(ending).winners };
        self.listener.hear(Audience::Everyone, ended);
    }
}
