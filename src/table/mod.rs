//! A table: the journal of a game, the host that is a function of it, and the devices that show it.
//!
//! Rule of the module: what reaches a screen is a [`Showing`], what comes back from it a [`Deed`], and nothing else goes
//! either way. Nothing here knows a browser.

mod asking;
mod deed;
mod device;
mod heard;
mod host;
mod journal;
pub mod model;
mod people;
mod playable;
mod replay;
mod seated;
mod showing;

pub use asking::{Asked, Errand, Thought, Ticket};
pub use deed::{Deed, DeedError, What};
pub use device::{Device, Remembered};
pub use host::Host;
pub use journal::{Input, InputError, Journal, JournalError, Pace, SENTENCE_LIMIT, SENTENCES_LIMIT};
pub use people::{Level, Mind, Mon, People, Pin, Player, SeatPlan};
pub use playable::{Finish, Glance, NoRemark, Playable};
pub use replay::{Landmark, Replay, Watcher};
pub use seated::Table;
pub use showing::{Line, Occasion, Round, Screen, Showing, Tale, Waiting};
