//! Lets the curtain fall by itself: the tab is hidden, the window loses the focus, Escape, nobody touches anything.

use std::time::Duration;

use leptos::{ev, prelude::*};

use super::scope::use_scope;
use super::settings::use_settings;
use crate::app::browser;

/// Watches as long as the page that calls this is shown; leaving the page drops the curtain too.
pub fn guard_curtain(drop: Callback<()>) {
    let (settings, scope) = (use_settings(), use_scope());
    let touched = StoredValue::new(browser::now());
    let touch = move || touched.set_value(browser::now());

    let hidden = window_event_listener_untyped("visibilitychange", move |_| {
        if document().hidden() {
            drop.run(());
        }
    });
    let blur = window_event_listener(ev::blur, move |_| drop.run(()));
    let pointer = window_event_listener(ev::pointerdown, move |_| touch());
    let scroll = window_event_listener(ev::wheel, move |_| touch());
    let keys = window_event_listener(ev::keydown, move |event| {
        touch();
        // An open window closes first.
        if event.key() == "Escape" && !scope.has("dialog[open]") {
            drop.run(());
        }
    });
    let idle = set_interval_with_handle(
        move || {
            let seconds = (browser::now() - touched.get_value()) / 1000.0;
            if seconds >= f64::from(settings.idle_seconds.get_untracked()) {
                touch();
                drop.run(());
            }
        },
        Duration::from_secs(1),
    );
    on_cleanup(move || {
        for listener in [hidden, blur, pointer, scroll, keys] {
            listener.remove();
        }
        if let Ok(idle) = idle {
            idle.clear();
        }
        drop.run(());
    });
}
