//! Oriente in the page: the table, and the words for all that happens on it.

pub mod answering;
pub mod board;
pub mod camps;
pub mod cards;
pub mod centre;
pub mod choices;
pub mod desk;
pub mod faces;
pub mod help;
mod here;
pub mod panel;
pub mod place;
pub mod preview;
pub mod ranking;
pub mod result;
pub mod stop;
pub mod table;
pub mod voice;
