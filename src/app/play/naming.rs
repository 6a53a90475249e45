//! Naming a player at the place where he sits: a tap on a place is one on the button that names him.
//!
//! Rule of the module: a place does what its button does, and nothing of its own. So whoever may not be named says why
//! there too, and keyboard and screen reader lose nothing: they have the buttons.

use leptos::leptos_dom::helpers::queue_microtask;
use leptos::web_sys::{Element, HtmlElement, MouseEvent, wasm_bindgen::JsCast};
use leptos::{ev, prelude::*};

use super::shown::{CONTROL, FACE};
use crate::app::browser;
use crate::app::words::{Locale, words};
use crate::game::Seat;

/// How to name somebody, where the places stand for the buttons.
#[must_use]
pub fn how_to_name(locale: Locale) -> Option<&'static str> {
    (!browser::is_wide()).then(|| words!(locale, board.tap_a_place))
}

/// Shows at a player's place, as long as his button is there, whether he is named; or, without `is_named`, that he may
/// not be.
pub fn mark_place(seat: Seat, is_named: Option<Signal<bool>>) {
    let mark = move |word: Option<&str>| {
        for place in browser::all(&format!("[data-seat=\"{}\"]", seat.number())) {
            let _ = match word {
                Some(word) => place.set_attribute("data-naming", word),
                None => place.remove_attribute("data-naming"),
            };
        }
    };
    let is_named = is_named.map(|is_named| Memo::new(move |_| is_named.get()));
    Effect::new(move || {
        mark(Some(match is_named {
            None => "refused",
            Some(is_named) if is_named.get() => "named",
            Some(_) => "free",
        }));
    });
    on_cleanup(move || mark(None));
}

/// A tap on a place names whoever sits there; `false` if it means something else.
#[must_use]
pub fn tapped(event: &ev::MouseEvent) -> bool {
    let button = button_for(event);
    let is_found = button.is_some();
    if let Some(button) = button {
        // A click within a click has to wait for its end.
        queue_microtask(move || button.click());
    }
    is_found
}

/// Whoever names a player does not go to the table: the focus stays at the question.
pub fn touched(event: &ev::MouseEvent) {
    if button_for(event).is_some() {
        event.prevent_default();
    }
}

/// The button that names whoever sits where a pointer is. Cards and controls at a place have their own answers.
fn button_for(event: &MouseEvent) -> Option<HtmlElement> {
    let target: Element = event.target()?.dyn_into().ok()?;
    if target.closest(CONTROL).ok()?.is_some() || target.closest(FACE).ok()?.is_some() {
        return None;
    }
    let seat = browser::closest_attribute(event, "data-seat")?;
    document().query_selector(&format!("[data-names=\"{seat}\"]")).ok()??.dyn_into().ok()
}
