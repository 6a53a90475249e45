//! The ladder of declarations: each one cancels the one below it.

use crate::game::Seat;
use crate::oriente::{Destiny, Event};

/// One declaration.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rung {
    /// Who declared.
    pub seat: Seat,
    /// What.
    pub destiny: Destiny,
    /// Was it cancelled by the next one?
    pub is_cancelled: bool,
}

/// The declarations of the action at hand, the first one lowest; after it, those of the last action until somebody
/// declares anew.
pub fn ladder(story: &[Event]) -> Vec<Rung> {
    let mut rungs: Vec<Rung> = Vec::new();
    let mut is_called = false;
    for event in story {
        match *event {
            Event::Called { .. } => {
                is_called = true;
                rungs.last_mut().into_iter().for_each(|rung| rung.is_cancelled = true);
            }
            Event::Declared(seat, destiny) => {
                if !is_called {
                    rungs.clear();
                }
                is_called = false;
                rungs.push(Rung { seat, destiny, is_cancelled: false });
            }
            _ => {}
        }
    }
    rungs
}
