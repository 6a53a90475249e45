//! Zipang in the page: what lies on its table, and the words for all that happens there.

pub mod board;
pub mod cards;
pub mod choices;
pub mod hand;
pub mod help;
pub mod place;
pub mod preview;
pub mod result;
pub mod stop;
mod ui;
pub mod voice;
