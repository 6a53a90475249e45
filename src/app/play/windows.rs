//! The windows over a table: settings and help. They belong to the page, not to what the table shows at the moment, so
//! they stay open while the game below goes on.

use leptos::{ev, prelude::*};

use super::dialog::Window;
use super::settings::SettingsForm;
use crate::app::browser;
use crate::app::words::{Locale, words};

/// Which of them are open.
#[derive(Clone, Copy, Debug)]
pub struct Windows {
    /// How the curtain behaves.
    pub settings: RwSignal<bool>,
    /// The summary of the game.
    pub help: RwSignal<bool>,
}

/// Puts the windows, closed, into the context of a table's page.
pub fn provide_windows() {
    provide_context(Windows { settings: RwSignal::new(false), help: RwSignal::new(false) });
}

/// The windows over the table.
///
/// # Panics
/// Outside a table's page, where nobody called [`provide_windows`].
#[must_use]
pub fn use_windows() -> Windows {
    expect_context()
}

/// The windows themselves, and the key that opens the help.
#[component]
pub fn TableWindows(
    /// In which language.
    locale: Locale,
    /// The summary of the game.
    help: fn(Locale) -> AnyView,
) -> impl IntoView {
    let windows = use_windows();
    let listener = window_event_listener(ev::keydown, move |event| {
        // In a field it is a question mark.
        if event.key() == "?" && !browser::is_typing(&event) {
            windows.help.set(true);
        }
    });
    on_cleanup(move || listener.remove());
    view! {
        <Window locale title=words!(locale, board.settings) is_open=windows.settings>
            <SettingsForm locale />
        </Window>
        <Window locale title=words!(locale, board.help) is_open=windows.help>
            {help(locale)}
        </Window>
    }
}
