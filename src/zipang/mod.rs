//! The rules of Zipang Portable: hands of two, attacks, monks and coins, for two to six players.
//!
//! Rule of the module: [`State`] is the only full position, and nothing outside can take it apart. People and bots get
//! a [`View`]; scenes and saves get a [`Position`].

mod action;
mod attack;
mod campaign;
mod cards;
mod effects;
mod event;
mod hosted;
mod legal;
mod mover;
mod notes;
mod opened;
mod placing;
mod position;
mod refusal;
mod report;
mod sample;
mod score;
mod setup;
mod state;
mod turn;
mod view;

pub use action::{Action, Question, Threat};
pub use campaign::starting_coins;
pub use cards::{Card, Hand, IKKI_BATTLE, MAX_CARDS, MAX_PLAYERS, MIN_PLAYERS};
pub use event::{Ending, Event};
pub use notes::Notes;
pub use opened::Opened;
pub use position::{Note, Position};
pub use refusal::{Refusal, Section};
pub use score::{Ended, Outcome};
pub use setup::{Options, Setup, Show};
pub use state::{Answering, Phase, State};
pub use view::View;
