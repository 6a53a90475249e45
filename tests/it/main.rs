//! Rules as scenarios, properties and secrets kept: everything that needs no browser, in one binary.

mod bots;
mod counting;
mod directions;
#[path = "../parity/mod.rs"]
mod fingerprints;
mod oriente;
mod parity;
mod program;
mod records;
mod reports;
mod scenes;
mod shared;
mod store;
mod support;
mod table;
mod texts;
mod third;
mod written;
mod zipang;
