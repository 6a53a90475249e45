//! Noren: a table for hidden-information card games.
//!
//! One direction of dependencies: each module may use those listed above it, never one below.
//! Everything but `app` builds and is tested without a browser (`cargo test --no-default-features`).
//!
//! Words used everywhere: a *seat* is a place at the table; a *view* is what one seat, or a bystander, may know; a
//! *prompt* says who is asked what; an *event* is something that happened, with its *audience*; a *refusal* is the rule
//! that forbids an action; a *record* is a game that can be played again; a *scene* is a position written down.

pub mod game;

pub mod oriente;
pub mod zipang;

pub mod games;

pub mod bots;
pub mod table;

pub mod learn;

#[cfg(feature = "app")]
pub mod app;
