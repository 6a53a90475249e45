//! Setting a table: who plays, and how.

mod options;
mod oriente;
mod page;
mod seat;
mod zipang;

pub use page::setup_page;

use leptos::prelude::*;

use crate::app::play::settings::provide_settings;
use crate::app::play::{Draft, Kind};

/// The tables being set, one for each game.
#[derive(Clone, Copy)]
struct Drafts {
    oriente: RwSignal<Draft>,
    zipang: RwSignal<Draft>,
}

/// Puts the tables being set, which going to another page does not wipe, and the settings of the device into the context
/// of the app.
pub fn provide_setup() {
    provide_settings();
    let draft = |kind| RwSignal::new(Draft::remembered(kind));
    provide_context(Drafts { oriente: draft(Kind::Oriente), zipang: draft(Kind::Zipang) });
}

/// The table of a game that is being set.
///
/// # Panics
/// Outside the app, where nobody called [`provide_setup`].
fn use_draft(kind: Kind) -> RwSignal<Draft> {
    let Drafts { oriente, zipang } = expect_context();
    match kind {
        Kind::Oriente => oriente,
        Kind::Zipang => zipang,
    }
}
