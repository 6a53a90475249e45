//! A table that has been set goes over to the part of the app that plays the game. Each part has memory of its own, so
//! it goes through `window.noren`; never through storage, for it holds PINs and seeds.

use leptos::web_sys::js_sys::{Object, Reflect};
use leptos::web_sys::wasm_bindgen::{JsCast, JsValue};

use super::{GameUi, Session};
use crate::app::browser;
use crate::games::GameId;
use crate::setup::PendingTable;
use crate::store::OpenError;

/// Where tables lie on their way, each under the id of its game.
fn tables() -> Option<JsValue> {
    browser::shared("tables")
}

fn key(game: GameId) -> JsValue {
    game.id().into()
}

/// Leaves a table for the part that plays it, in place of one that was left before.
pub fn hand_over(game: GameId, table: &PendingTable) {
    if let Some(tables) = tables() {
        let _ = Reflect::set(&tables, &key(game), &table.to_text().into());
    }
}

/// Takes the table that was left for this game, if there is one: deals, and begins. One that cannot be played is left
/// where it is until another takes its place, so that the page can say so as often as it is shown.
///
/// Says whether a game has begun.
///
/// # Errors
/// Why the table that was left cannot be played.
pub fn take_over<G: GameUi>(session: Session<G>) -> Result<bool, OpenError> {
    let Some(tables) = tables() else { return Ok(false) };
    let left = Reflect::get(&tables, &key(G::ID)).ok().filter(|left| !left.is_undefined());
    if let Some(left) = &left {
        session.begin(&left.as_string().unwrap_or_default())?;
        let _ = Reflect::delete_property::<Object>(tables.unchecked_ref(), &key(G::ID));
    }
    Ok(left.is_some())
}
