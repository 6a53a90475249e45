//! Oriente in the page: the words for all that happens at its table.

pub mod cards;
pub mod voice;
