//! The windows over a table: settings, help and summary card, and the keys that open them. They belong to the page, not to what the table shows at the moment, so
//! they stay open while the game below goes on.

use leptos::prelude::*;
use leptos::web_sys::{KeyboardEvent, wasm_bindgen::JsCast};

use super::about::About;
use super::dialog::Window;
use super::help::HelpText;
use super::herald::use_herald;
use super::keeping::{Affairs, KeepingSettings};
use super::scope::{Scope, use_scope};
use super::settings::{SettingsForm, use_settings};
use super::sound::Sound;
use crate::app::browser;
use crate::app::language::use_language;
use crate::app::markup::Markup;
use crate::app::masthead::{LanguageChoice, ThemeChoice};
use crate::app::words::{Locale, words};

/// Which of them are open.
#[derive(Clone, Copy, Debug)]
pub struct Windows {
    /// Language and colours, how the curtain behaves, how quick bots are, and whether there are sounds.
    pub settings: RwSignal<bool>,
    /// Everything one may want to look up.
    pub help: RwSignal<bool>,
    /// The game on one screen.
    pub summary: RwSignal<bool>,
}

/// Puts the windows, closed, into the context of the app.
pub fn provide_windows() {
    let [settings, help, summary] = [(); 3].map(|()| RwSignal::new(false));
    provide_context(Windows { settings, help, summary });
}

impl Windows {
    /// Closes them when the page that calls this is left. While another language is put on it they stay, with the focus
    /// where it was chosen.
    pub fn belong_to_page(self, locale: Locale, scope: Scope) {
        if self.settings.get_untracked() {
            request_animation_frame(move || scope.focus("dialog [data-testid=language]"));
        }
        let language = use_language();
        on_cleanup(move || {
            if language.try_get_untracked() == Some(locale) {
                for window in [self.settings, self.help, self.summary] {
                    let _ = window.try_set(false);
                }
            }
        });
    }
}

/// Where it is kept that letters are no keys here: some people's own tools use letters too.
const OFF: &str = "noren.shortcuts-off";
/// The same on the root element, for as long as the page is there.
const OFF_HERE: &str = "data-shortcuts-off";

/// Do letters work as keys?
#[must_use]
pub fn shortcuts_enabled() -> bool {
    browser::root_attribute(OFF_HERE).or_else(|| browser::recall(OFF)).is_none_or(|word| word == "no")
}

/// Lets letters work as keys if they did not, and the other way round, here and on the next visit.
pub fn switch_shortcuts() {
    let word = if shortcuts_enabled() { "yes" } else { "no" };
    browser::set_root_attribute(OFF_HERE, word);
    browser::remember(OFF, word);
}

/// The windows over the table.
///
/// # Panics
/// Outside the app, where nobody called [`provide_windows`].
#[must_use]
pub fn use_windows() -> Windows {
    expect_context()
}

/// The windows themselves, and the keys of the table.
#[component]
pub fn TableWindows(
    /// In which language.
    locale: Locale,
    /// The help on cards.
    about: About,
    /// How the game is kept, and what lets people have it as a file; nothing, where none is played.
    keeping: Option<(RwSignal<Affairs>, Callback<()>)>,
    /// Everything one may want to look up.
    help: fn(Locale) -> Markup,
    /// The game on one screen.
    summary: fn(Locale) -> Markup,
) -> impl IntoView {
    let windows = use_windows();
    let (herald, scope) = (use_herald(), use_scope());
    let settings = use_settings();
    browser::listen("keydown", move |event| {
        let Some(event) = event.dyn_ref::<KeyboardEvent>() else { return };
        // In a field they are letters, and with these keys they are the browser's.
        if !scope.is_meant(event)
            || browser::is_typing(event)
            || event.ctrl_key()
            || event.meta_key()
            || event.alt_key()
        {
            return;
        }
        let has_window = scope.has("dialog:modal");
        let letters = shortcuts_enabled();
        match event.key().as_str() {
            "?" if !has_window => windows.help.set(true),
            "s" | "S" if letters && !has_window => windows.summary.set(true),
            "r" | "R" if letters && !has_window => herald.repeat(),
            "i" | "I" if letters => about.ask(),
            _ => {}
        }
    });
    view! {
        <Window locale title=words!(locale, table.settings) is_open=windows.settings>
            <div class="settings-page">
                <div class="field">
                    <span aria-hidden="true">{words!(locale, shell.language)}</span>
                    <LanguageChoice class="input" />
                </div>
                <div class="field">
                    <span aria-hidden="true">{words!(locale, shell.theme)}</span>
                    <ThemeChoice class="input" />
                </div>
            </div>
            <SettingsForm locale after_switch=Callback::new(move |()| settings.sound(Sound::Wood, 0.0)) />
            {keeping.map(|(affairs, file)| view! { <KeepingSettings locale affairs file /> })}
        </Window>
        <Window locale title=words!(locale, table.help) is_open=windows.help>
            <HelpText locale text=help(locale) />
        </Window>
        <Window locale title=words!(locale, guide.summary) is_open=windows.summary>
            <div inner_html=summary(locale).into_html()></div>
        </Window>
    }
}
