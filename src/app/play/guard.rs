//! Lets the curtain fall by itself: the tab is hidden, the window loses the focus, Escape, nobody touches anything.
//!
//! All of this is heard from the whole window: where several tables stand on one page, all their curtains fall.

use leptos::prelude::*;
use leptos::web_sys::{KeyboardEvent, wasm_bindgen::JsCast};

use super::scope::use_scope;
use super::settings::use_settings;
use crate::app::browser;

/// Watches as long as the page that calls this is shown; leaving the page drops the curtain too.
pub fn guard_curtain(drop: Callback<()>) {
    let (settings, scope) = (use_settings(), use_scope());
    let touched = StoredValue::new(browser::now());
    let touch = move || touched.set_value(browser::now());

    browser::listen("visibilitychange", move |_| {
        if document().hidden() {
            drop.run(());
        }
    });
    browser::listen("blur", move |_| drop.run(()));
    browser::listen("pointerdown", move |_| touch());
    browser::listen("wheel", move |_| touch());
    browser::listen("keydown", move |event| {
        touch();
        // An open window closes first.
        let is_escape = event.dyn_ref::<KeyboardEvent>().is_some_and(|event| event.key() == "Escape");
        if is_escape && !scope.has("dialog[open]") {
            drop.run(());
        }
    });
    browser::every(1000, move || {
        let seconds = (browser::now() - touched.get_value()) / 1000.0;
        if seconds >= f64::from(settings.idle_seconds.get_untracked()) {
            touch();
            drop.run(());
        }
    });
    on_cleanup(move || drop.run(()));
}
