//! Oriente.

mod abilities;
mod battle;
mod deals;
mod documented;
mod ending;
mod positions;
pub mod properties;
mod refusals;
mod revolution;
mod season;
mod secrecy;
mod setup;
pub mod table;
