//! Rules as scenarios, properties and secrets kept: everything that needs no browser, in one binary.

mod scenes;
mod support;
mod zipang;
