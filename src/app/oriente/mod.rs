//! Oriente in the page: what lies on its table, and the words for all that happens there.

pub mod camps;
pub mod cards;
pub mod centre;
pub mod choices;
pub mod desk;
pub mod faces;
pub mod help;
pub mod lord;
pub mod place;
pub mod preview;
pub mod ranking;
pub mod result;
pub mod ring;
pub mod stop;
mod ui;
pub mod voice;
