//! The rules of Oriente: nine kinds of lords, privilege, battles, revolutions and bargaining, for four to twelve players.
//!
//! Rule of the module: [`State`] is the only full position, and nothing outside can take it apart. People and bots get
//! a [`View`]; scenes and saves get a [`Position`].

mod abilities;
mod action;
mod apply;
mod battle;
mod cards;
pub mod deals;
mod deck;
mod event;
mod hosted;
mod knowledge;
mod legal;
mod mover;
mod opened;
mod placing;
mod position;
mod refusal;
mod report;
mod revolution;
mod sample;
mod score;
mod season;
mod setup;
mod stack;
mod standing;
mod state;
mod threshold;
mod transmutation;
mod view;

pub use action::{Action, Destiny, Question, Side};
pub use cards::{Card, LORDS, Lord, MAX_PLAYERS, MIN_PLAYERS, TREASURES_EACH};
pub use deck::DeckOrder;
pub use event::{Ending, Event, Recruit};
pub use opened::Opened;
pub use position::{Position, SeatPosition};
pub use refusal::{Refusal, Section};
pub use score::{Outcome, Score};
pub use setup::{Options, Replacement, Setup, Talk};
pub use stack::{STACK_LIMIT, Stack};
pub use state::{
    Battle, Declaring, Finale, HUT_PLAYERS, Joining, LABORERS, Phase, Privilege, Replacing, State, Turned, TurnedPile,
};
pub use threshold::Threshold;
pub use view::{LordView, View};
