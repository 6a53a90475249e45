//! What every game at this table shares.
//!
//! Rule of the module: nothing here knows a card by name. A game brings its own actions, events, questions and
//! reasons, and stands in the frame by implementing [`Game`].

mod chance;
mod event;
mod hosted;
mod mover;
mod pile;
mod play;
mod position;
mod prompt;
mod record;
mod refusal;
mod rules;
mod seat;
mod setup;
mod sound;

pub use chance::{Chance, ChanceError, Face, Fixed, Moment, Stream};
pub use event::{Audience, Listener, Silence, Told};
pub use hosted::{Hosted, Poll};
pub(crate) use mover::Mover;
pub use pile::Pile;
pub use play::{RandomGame, random_game};
pub use position::{DataError, Slot, Staged};
pub use prompt::Prompt;
pub use record::{Record, ReplayError};
pub(crate) use refusal::reasons;
pub use refusal::{Reason, Rule, Ruling, Rulings};
pub use rules::{Data, Game, Plain};
pub use seat::{BySeat, Seat, Seats};
pub(crate) use setup::sound_alike;
pub use setup::{NAME_LIMIT, Names, Setup, SetupError};
pub(crate) use sound::read_if_sound;
