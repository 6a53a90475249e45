//! Setting a table: who plays, and how.

mod begin;
mod memory;
mod options;
mod oriente;
mod page;
mod problem;
mod seat;
mod zipang;

pub use begin::{Resume, UnderWay, Ways};
pub use oriente::OrienteRules;
pub use page::setup_page;
pub use problem::WrongFields;
pub use zipang::ZipangRules;

use leptos::prelude::*;

use crate::app::play::settings::provide_settings;
use crate::app::words::Locale;
use crate::games::GameId;
use crate::setup::Draft;

/// What a table of a game may decide for itself, as a part of the form: in a language, for a table being set, with the
/// fields that are wrong.
pub type HouseRulesForm = fn(Locale, RwSignal<Draft>, WrongFields) -> AnyView;

/// The tables being set, one for each game.
#[derive(Clone, Copy)]
struct Drafts([RwSignal<Draft>; GameId::ALL.len()]);

/// Puts the tables being set, which going to another page does not wipe, and the settings of the device into the context
/// of the app.
pub fn provide_setup() {
    provide_settings();
    provide_context(Drafts(GameId::ALL.map(|game| RwSignal::new(memory::remembered(game)))));
}

/// The table of a game that is being set.
///
/// # Panics
/// Outside the app, where nobody called [`provide_setup`].
fn use_draft(game: GameId) -> RwSignal<Draft> {
    let Drafts(drafts) = expect_context();
    drafts[game as usize]
}
