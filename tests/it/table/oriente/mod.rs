//! Oriente at the shared device, and what a screen of it draws.

mod answers;
mod curtain;
mod desk;
mod effects;
mod followed;
mod interludes;
mod moments;
mod motion;
mod places;
mod polls;
mod secrets;

use noren::game::{Audience, Chance, Game, Seat, Told};
use noren::oriente::{Action, Event, Setup, State};

use crate::oriente::properties::Market;

/// What everyone was told.
pub fn public(told: &[Told<Event>]) -> Vec<Event> {
    told.iter().filter(|told| told.to == Audience::Everyone).map(|told| told.event).collect()
}

/// What everyone is told while the table is laid.
pub fn opening_story(setup: &Setup, seed: u64) -> Vec<Event> {
    let mut told = Vec::new();
    State::new(setup, &mut Chance::new(seed), &mut told).expect("a sound set-up");
    public(&told)
}

/// One move of a game: the position before it, who moves and how, what all were told, and the position after it.
pub struct Move {
    pub before: State,
    pub seat: Seat,
    pub action: Action,
    pub news: Vec<Event>,
    pub after: State,
}

/// Plays a random game with bargaining and looks at every move.
pub fn each_move(setup: &Setup, seed: u64, mut look: impl FnMut(&Move)) -> State {
    let mut market = Market::open(setup, seed);
    while let Some((seat, action)) = market.choose() {
        let before = market.game;
        let told = market.game.apply(seat, &action, &mut market.chance).expect("what was listed");
        look(&Move { before, seat, action, news: public(&told), after: market.game });
    }
    market.game
}

/// The set-ups of so many random games, with their seeds: every number of players in turn.
pub fn tables(games: u64) -> impl Iterator<Item = (Setup, u64)> {
    (0..games).map(|seed| (Setup::plain(4 + (seed % 9) as u8), seed))
}
