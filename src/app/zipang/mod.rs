//! Zipang in the page: the table, the words for all that happens on it.

pub mod answering;
pub mod board;
pub mod cards;
pub mod choices;
pub mod help;
mod here;
pub mod panel;
pub mod place;
pub mod preview;
pub mod result;
pub mod stop;
pub mod table;
pub mod voice;
