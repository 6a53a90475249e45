//! Oriente.

mod abilities;
mod battle;
mod deals;
mod ending;
mod positions;
mod properties;
mod refusals;
mod revolution;
mod season;
mod secrecy;
mod setup;
mod table;
