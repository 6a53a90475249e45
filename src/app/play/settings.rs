//! How the curtain behaves on this device.

use leptos::prelude::*;

use crate::app::browser;
use crate::app::words::{Locale, words};

/// The settings of the device, each remembered for the next visit.
#[derive(Clone, Copy, Debug)]
pub struct Settings {
    /// Does a tap raise the curtain, without holding?
    pub tap_is_enough: RwSignal<bool>,
    /// After how many seconds without a touch it falls by itself.
    pub idle_seconds: RwSignal<u32>,
}

/// The idle times to choose from, in seconds.
const IDLE: [u32; 4] = [30, 60, 120, 300];

impl Settings {
    /// Takes up what another part of the app has changed meanwhile, as far as this browser remembers anything.
    pub fn remember_again(self) {
        if let Some(tap) = remembered_tap().filter(|tap| *tap != self.tap_is_enough.get_untracked()) {
            self.tap_is_enough.set(tap);
        }
        if let Some(idle) = remembered_idle().filter(|idle| *idle != self.idle_seconds.get_untracked()) {
            self.idle_seconds.set(idle);
        }
    }
}

fn remembered_tap() -> Option<bool> {
    browser::recall("noren.tap").map(|word| word == "yes")
}

fn remembered_idle() -> Option<u32> {
    let seconds = browser::recall("noren.idle")?.parse().ok()?;
    IDLE.contains(&seconds).then_some(seconds)
}

/// Puts the settings into the context of the app and keeps storage in step with them.
pub fn provide_settings() {
    let settings = Settings {
        tap_is_enough: RwSignal::new(remembered_tap().unwrap_or_default()),
        idle_seconds: RwSignal::new(remembered_idle().unwrap_or(60)),
    };
    Effect::new(move || browser::remember("noren.tap", if settings.tap_is_enough.get() { "yes" } else { "no" }));
    Effect::new(move || browser::remember("noren.idle", &settings.idle_seconds.get().to_string()));
    provide_context(settings);
}

/// The settings of the device.
///
/// # Panics
/// Outside the app, where nobody called [`provide_settings`].
#[must_use]
pub fn use_settings() -> Settings {
    expect_context()
}

/// The settings, to be changed.
#[component]
pub fn SettingsForm(
    /// In which language.
    locale: Locale,
) -> impl IntoView {
    let settings = use_settings();
    view! {
        <div class="settings">
            <label class="check">
                <input
                    type="checkbox"
                    data-testid="tap-is-enough"
                    prop:checked=settings.tap_is_enough
                    on:change=move |event| settings.tap_is_enough.set(event_target_checked(&event))
                />
                <span>
                    {words!(locale, curtain.tap_enough)}
                    <span class="hint">{words!(locale, curtain.tap_hint)}</span>
                </span>
            </label>
            <label class="field">
                <span>{words!(locale, curtain.idle)}</span>
                <select
                    class="input"
                    on:change=move |event| {
                        settings.idle_seconds.set(event_target_value(&event).parse().unwrap_or(60));
                    }
                >
                    {IDLE
                        .map(|seconds| {
                            view! {
                                <option
                                    value=seconds.to_string()
                                    prop:selected=move || settings.idle_seconds.get() == seconds
                                >
                                    {words!(locale, curtain.seconds, count = seconds)}
                                </option>
                            }
                        })}
                </select>
            </label>
        </div>
    }
}
