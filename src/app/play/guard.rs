//! Lets the curtain fall by itself: the tab is hidden, the window loses the focus, Escape, nobody touches anything. Before
//! it falls for want of a touch it says so.
//!
//! All of this is heard from the whole window: where several tables stand on one page, all their curtains fall.

use leptos::prelude::*;
use leptos::web_sys::{KeyboardEvent, wasm_bindgen::JsCast};

use super::herald::use_herald;
use super::scope::use_scope;
use super::settings::use_settings;
use crate::app::browser;
use crate::app::words::{Locale, words};

/// How many seconds before it falls it says so.
const WARNING: u32 = 10;

/// What comes of nobody touching anything.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Idle {
    /// Nothing yet.
    Calm,
    /// The curtain is about to fall.
    Warn,
    /// It falls.
    Fall,
}

impl Idle {
    fn after(seconds: f64, limit: u32) -> Self {
        if seconds >= f64::from(limit) {
            Self::Fall
        } else if seconds >= f64::from(limit.saturating_sub(WARNING)) {
            Self::Warn
        } else {
            Self::Calm
        }
    }
}

/// Does this key lead the focus on? At the end of the page it leads out of it, and whoever pressed it sits there still.
fn leads_on(event: &KeyboardEvent) -> bool {
    event.key() == "Tab" && !event.alt_key() && !event.ctrl_key() && !event.meta_key()
}

/// Watches as long as the page that calls this is shown; leaving the page drops the curtain too. What it says, while it is
/// about to fall over somebody's secrets, has to be shown.
#[must_use]
pub fn guard_curtain(locale: Locale, is_private: Memo<bool>, drop: Callback<()>) -> Signal<Option<&'static str>> {
    let (settings, scope, herald) = (use_settings(), use_scope(), use_herald());
    let touched = StoredValue::new(browser::now());
    let is_tabbing = StoredValue::new(false);
    let warning = RwSignal::new(None);
    let touch = move || {
        touched.set_value(browser::now());
        is_tabbing.set_value(false);
        if warning.get_untracked().is_some() {
            warning.set(None);
        }
    };

    browser::listen("visibilitychange", move |_| {
        if document().hidden() {
            drop.run(());
        }
    });
    browser::listen("blur", move |_| {
        if !is_tabbing.get_value() {
            drop.run(());
        }
    });
    browser::listen("pointerdown", move |_| touch());
    browser::listen("wheel", move |_| touch());
    browser::listen("keyup", move |_| is_tabbing.set_value(false));
    browser::listen("keydown", move |event| {
        touch();
        let Some(event) = event.dyn_ref::<KeyboardEvent>() else { return };
        is_tabbing.set_value(leads_on(event));
        // An open window closes first.
        if event.key() == "Escape" && !scope.has("dialog[open]") {
            drop.run(());
        }
    });
    browser::every(1000, move || {
        let seconds = (browser::now() - touched.get_value()) / 1000.0;
        match Idle::after(seconds, settings.idle_seconds.get_untracked()) {
            Idle::Calm => {}
            Idle::Warn if is_private.get_untracked() && warning.get_untracked().is_none() => {
                let words = words!(locale, curtain.falls_soon);
                warning.set(Some(words));
                herald.say(words);
            }
            Idle::Warn => {}
            Idle::Fall => {
                touch();
                drop.run(());
            }
        }
    });
    on_cleanup(move || drop.run(()));
    warning.into()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_curtain_warns_some_seconds_before_it_falls() {
        for (seconds, then) in
            [(0.0, Idle::Calm), (49.9, Idle::Calm), (50.0, Idle::Warn), (59.0, Idle::Warn), (60.0, Idle::Fall)]
        {
            assert_eq!(Idle::after(seconds, 60), then, "{seconds}");
        }
        assert_eq!(Idle::after(61.0, 60), Idle::Fall, "however late the clock is looked at");
    }
}
