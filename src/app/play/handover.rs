//! A table that has been set goes over to the part of the app that plays the game. Each part has memory of its own, so
//! it goes through `window.noren`; never through storage, for it holds the PINs.

use leptos::web_sys::js_sys::{Object, Reflect};
use leptos::web_sys::wasm_bindgen::JsCast;
use serde::{Deserialize, Serialize};

use super::{Draft, GameUi, Session};
use crate::app::browser;
use crate::table::{Journal, Pace};

/// A table on its way, as text.
#[derive(Debug, PartialEq, Serialize, Deserialize)]
struct Laid {
    draft: Draft,
    /// The PINs of all seats: a draft never writes them.
    pins: Vec<String>,
    seed: u64,
}

impl Laid {
    fn new(draft: Draft, seed: u64) -> Self {
        let pins = draft.seats.iter().map(|seat| seat.pin.clone()).collect();
        Self { draft, pins, seed }
    }

    /// The table as it was set, with its PINs.
    fn from_text(text: &str) -> Option<Self> {
        let mut laid: Self = serde_json::from_str(text).ok()?;
        for (seat, pin) in laid.draft.seats.iter_mut().zip(&laid.pins) {
            seat.pin.clone_from(pin);
        }
        Some(laid)
    }
}

/// Leaves a table for the part that plays it, in place of one that was left before.
pub fn hand_over(draft: Draft, seed: u64) {
    let key = draft.kind().name();
    if let (Some(tables), Ok(text)) = (browser::shared("tables"), serde_json::to_string(&Laid::new(draft, seed))) {
        let _ = Reflect::set(&tables, &key.into(), &text.into());
    }
}

/// Takes the table that was left for this game, if there is one: deals, and begins.
pub fn take_over<G: GameUi>(session: Session<G>) {
    let Some(tables) = browser::shared("tables") else { return };
    let left = Reflect::get(&tables, &G::KIND.name().into()).ok().and_then(|text| text.as_string());
    let _ = Reflect::delete_property::<Object>(tables.unchecked_ref(), &G::KIND.name().into());
    if let Some(Laid { draft, seed, .. }) = left.and_then(|text| Laid::from_text(&text)) {
        begin(session, &draft, seed);
    }
}

/// Deals the game and lays it on the table. What the game does not accept was refused when the table was set.
fn begin<G: GameUi>(session: Session<G>, draft: &Draft, seed: u64) {
    let pace = if draft.speak_up { Pace::SpeakUp } else { Pace::PassTheDevice };
    if let Some(setup) = G::setup(draft) {
        let _ = session.begin(Journal::new(setup, draft.plan(), pace, seed, seed ^ 0x5eed));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::play::Kind;

    #[test]
    fn a_table_is_handed_over_whole_with_its_pins() {
        for kind in Kind::ALL {
            let mut draft = Draft { players: 4, speak_up: true, first: Some(2), ..Draft::usual(kind) };
            draft.seats[1].pin = "0417".to_owned();
            let laid = Laid::new(draft, u64::MAX);
            let text = serde_json::to_string(&laid).expect("plain data");
            assert_eq!(Laid::from_text(&text), Some(laid));
        }
    }
}
