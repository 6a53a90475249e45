//! Noren: a table for hidden-information card games.
//!
//! One direction of dependencies: each module may use those listed above it, never one below.
//! Everything but `app` builds and is tested without a browser (`cargo test --no-default-features`).

pub mod game;

pub mod zipang;

pub mod bots;
pub mod table;

pub mod learn;

#[cfg(feature = "app")]
pub mod app;
