//! Zipang in the page: setting a table, the table itself, the words for all that happens on it.

pub mod answering;
pub mod board;
pub mod cards;
pub mod chart;
pub mod choices;
pub mod help;
pub mod panel;
pub mod place;
pub mod preview;
pub mod result;
pub mod setup;
pub mod stop;
pub mod story;
pub mod table;
pub mod voice;
