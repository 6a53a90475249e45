//! Games that are kept: nothing is lost, nothing that is damaged is taken for a game, and what is opened is what was left.

mod ends;
mod faults;
mod links;
mod mutations;
mod refused;
mod resumed;
mod samples;
mod sizes;
