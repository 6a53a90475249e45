//! What a table has to know of a game to put its questions to people who share one device.

use serde::{Deserialize, Serialize};

use super::{Data, Game, Seat, Seats};

/// A question that is put to several seats one after the other, each of whom may let it pass.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Poll<A> {
    /// Who is asked now or will be, as far as everybody can see.
    pub seats: Seats,
    /// The answer that silence stands for.
    pub pass: A,
}

/// A game that can be hosted. All of it is public: it depends on nothing that anybody could hide, while there is anybody
/// to hide it from.
pub trait Hosted: Game {
    /// What lay hidden to the very end.
    type Opened: Data;

    /// Does this seat hold secrets it may want to look at before it answers? If not, its question is put on the open
    /// table.
    fn has_secrets(&self, seat: Seat) -> bool;

    /// The poll that the present question belongs to, if it does.
    fn poll(&self) -> Option<Poll<Self::Action>>;

    /// Is the poll of `later` still the one that goes on here?
    fn same_poll(&self, later: &Self) -> bool;

    /// Did anybody learn something by this that he did not know?
    fn reveals_something(event: &Self::Event) -> bool;

    /// What lay hidden to the very end, once the game is over; `None` before.
    fn opened(&self) -> Option<Self::Opened>;

    /// What a bystander sees with every player's cards laid open: for games that are over, seen again from their
    /// beginning. Where a view has no room for that, it is what all may know.
    fn with_all_open(&self) -> Self::View {
        self.view(None)
    }

    /// May people bargain now, beside the question that is asked? Most games have no bargaining.
    fn may_bargain(&self) -> bool {
        false
    }

    /// To whom each offer was made that waits for an answer.
    fn open_offers(&self) -> Vec<Seat> {
        Vec::new()
    }

    /// Who made the offer that an action answers, if it answers one.
    fn offer_answered(&self, _action: &Self::Action) -> Option<Seat> {
        None
    }

    /// Who has so much at stake in what is asked now that he may want to bargain before it is answered.
    fn at_stake(&self) -> Seats {
        Seats::NONE
    }

    /// Who owes something that he could give now, and that may be too late once all of these have answered.
    fn owing(&self, _answering: Seats) -> Seats {
        Seats::NONE
    }

    /// Is an action a move beside the question, such as bargaining, and no answer to it?
    fn is_aside(_action: &Self::Action) -> bool {
        false
    }
}
