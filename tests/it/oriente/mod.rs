//! Oriente.

mod abilities;
mod bargainers;
mod battle;
mod bots;
mod deals;
mod discretion;
mod documented;
mod ending;
mod positions;
pub mod properties;
mod refusals;
mod revolution;
mod season;
mod secrecy;
mod setup;
mod steady;
pub mod table;
