//! Noren: a table for hidden-information card games.
//!
//! One direction of dependencies: each module may use those listed above it, never one below.
//! Everything but `app` builds and is tested without a browser (`cargo test --no-default-features`).
//!
//! Words used everywhere: a *seat* is a place at the table; a *view* is what one seat, or a bystander, may know; a
//! *prompt* says who is asked what; an *event* is something that happened, with its *audience*; a *refusal* is the rule
//! that forbids an action; an *error* is something wrong with data; a *journal* is all that a game is made of; a *host* is
//! the game that a journal tells of; a *device* stands for the eyes before one screen, a *showing* is all that it may draw
//! and say, a *deed* what is done there; a *scene* is a position written down.

pub mod game;

pub mod oriente;
pub mod zipang;

pub mod games;

pub mod bots;
pub mod table;

pub mod store;

pub mod setup;

pub mod learn;

#[cfg(feature = "app")]
pub mod app;
