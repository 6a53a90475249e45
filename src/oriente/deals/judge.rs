//! Promises judged by what happens at the table, where it can tell. What cannot be done any more because its occasion
//! never came is void, not broken.

use super::terms::Promise;
use super::{Entry, Standing};
use crate::game::{Listener, Seat};
use crate::oriente::action::{Action, Destiny, Side};
use crate::oriente::event::Event;
use crate::oriente::mover::Mover;

const fn kept_if(holds: bool) -> Standing {
    if holds { Standing::Kept } else { Standing::Broken }
}

impl<L: Listener<Event>> Mover<'_, L> {
    /// A seat has declared: an attack keeps the promise of it, and breaks the promise to spare.
    #[inline]
    pub(in crate::oriente) fn judge_declaration(&mut self, seat: Seat, destiny: Destiny) {
        let Destiny::Attack(target) = destiny else { return };
        self.settle(|entry| match entry.promise {
            Promise::Attack(named) if entry.by == seat && named == target => Some(Standing::Kept),
            Promise::Spare(named) if entry.by == seat && named == target => Some(Standing::Broken),
            _ => None,
        });
    }

    /// A seat has given its final answer to a declaration: a call with an action of its own, or none.
    #[inline]
    pub(in crate::oriente) fn judge_call(&mut self, seat: Seat, call: Option<Destiny>) {
        self.settle(|entry| match entry.promise {
            _ if entry.by != seat => None,
            Promise::Call { attack } => {
                Some(kept_if(call.is_some_and(|call| attack.is_none_or(|target| call == Destiny::Attack(target)))))
            }
            Promise::DoNotCall => Some(kept_if(call.is_none())),
            _ => None,
        });
    }

    /// A declaration was cancelled by somebody's call: what was promised about it has no occasion any more.
    pub(in crate::oriente) fn judge_cancelled(&mut self) {
        self.settle(|entry| match entry.promise {
            Promise::DoNotCall => Some(Standing::Kept),
            Promise::Call { .. } | Promise::Help(_) | Promise::StayOut | Promise::Join | Promise::DoNotJoin => {
                Some(Standing::Void)
            }
            _ => None,
        });
    }

    /// A declaration is carried out: nobody can call on it any more.
    #[inline]
    pub(in crate::oriente) fn judge_fulfilled(&mut self) {
        self.settle(|entry| match entry.promise {
            Promise::DoNotCall => Some(Standing::Kept),
            Promise::Call { .. } => Some(Standing::Void),
            _ => None,
        });
    }

    /// A seat has joined a side of the battle.
    pub(in crate::oriente) fn judge_help(&mut self, seat: Seat, side: Side) {
        self.settle(|entry| match entry.promise {
            Promise::Help(promised) if entry.by == seat => Some(kept_if(promised == side)),
            Promise::StayOut if entry.by == seat => Some(Standing::Broken),
            _ => None,
        });
    }

    /// Nobody can join the battle any more.
    #[inline]
    pub(in crate::oriente) fn judge_battle(&mut self) {
        self.settle(|entry| match entry.promise {
            Promise::Help(_) => Some(Standing::Broken),
            Promise::StayOut => Some(Standing::Kept),
            _ => None,
        });
    }

    /// A seat has joined the revolution, or passed.
    pub(in crate::oriente) fn judge_joining(&mut self, seat: Seat, answer: Action) {
        self.settle(|entry| match entry.promise {
            Promise::Join if entry.by == seat => Some(kept_if(answer == Action::Join)),
            Promise::DoNotJoin if entry.by == seat => Some(kept_if(answer == Action::Pass)),
            _ => None,
        });
    }

    /// Nobody can join the revolution any more.
    pub(in crate::oriente) fn judge_joined(&mut self) {
        self.settle(|entry| match entry.promise {
            Promise::Join => Some(Standing::Void),
            Promise::DoNotJoin => Some(Standing::Kept),
            _ => None,
        });
    }

    /// The season is over, and with it the time of some promises.
    #[inline]
    pub(in crate::oriente) fn judge_season(&mut self) {
        let season = self.state.season;
        self.settle(|entry| entry.ends_with(season).then(|| at_the_end_of_its_time(entry)));
    }

    /// The game is over. Debts that were not paid are broken promises; what could still have been done is void. A free
    /// sentence stays open: nobody but the players can tell.
    pub(in crate::oriente) fn judge_game(&mut self) {
        self.settle(|entry| match entry.promise {
            Promise::Sentence(_) => None,
            Promise::Spare(_) | Promise::Pay { .. } => Some(at_the_end_of_its_time(entry)),
            _ => Some(Standing::Void),
        });
    }
}

const fn at_the_end_of_its_time(entry: &Entry) -> Standing {
    kept_if(matches!(entry.promise, Promise::Spare(_)))
}
