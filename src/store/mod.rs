//! Games written down: the text of a save, the slots that keep one each, and how a game is opened again.
//!
//! A save is two things in one text: a heading that all may know (who plays, how far it has come, who leads in public)
//! and a body that holds every secret of the game. Lists read headings alone; only whoever plays the game on reads a body.
//!
//! Rule of the module: it knows no browser. Whatever keeps texts by their keys is a [`Storage`].

mod checksum;
mod chronicle;
mod kept;
pub mod link;
mod pack;
mod save;
mod short;
mod slots;
mod storage;

pub use chronicle::{Best, Chronicle, Record};
pub use kept::{Game, Kept, OpenError, Refused, written};
pub use save::{Heading, NAME_LIMIT, Save, SaveError, Summary, in_file};
pub use slots::{Slot, SlotId, Slots, WriteError, Written};
pub use storage::{Memory, Storage, StorageError};
