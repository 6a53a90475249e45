//! A game seen again: its page, how one goes through it, and the controls for that.

mod controls;
mod page;
mod watching;

pub use page::page;
