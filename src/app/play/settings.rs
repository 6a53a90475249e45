//! How the curtain behaves on this device, how quick its bots are, and whether it sounds.

use leptos::prelude::*;

use super::bots::Tempo;
use crate::app::browser;
use crate::app::words::{Locale, words};

/// How the table waits for people to bargain before bots answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Moments {
    /// Until they let it run.
    Wait,
    /// For some seconds, unless they touch anything.
    Count,
    /// Not at all.
    Off,
}

impl Moments {
    const ALL: [(Self, &'static str); 3] = [(Self::Wait, "wait"), (Self::Count, "count"), (Self::Off, "off")];
    /// The seconds that are counted.
    pub const SECONDS: u32 = 8;

    fn of_word(word: &str) -> Option<Self> {
        Self::ALL.iter().find(|(_, name)| *name == word).map(|(moments, _)| *moments)
    }

    fn word(self) -> &'static str {
        Self::ALL.iter().find(|(moments, _)| *moments == self).map_or("", |(_, word)| word)
    }

    fn label(self, locale: Locale) -> String {
        match self {
            Self::Wait => words!(locale, moment.wait).to_owned(),
            Self::Count => words!(locale, moment.count, count = Self::SECONDS),
            Self::Off => words!(locale, moment.off).to_owned(),
        }
    }
}

const MOMENTS: &str = "noren.moments";

fn remembered_moments() -> Option<Moments> {
    browser::recall(MOMENTS).and_then(|word| Moments::of_word(&word))
}

/// The settings of the device, each remembered for the next visit.
#[derive(Clone, Copy, Debug)]
pub struct Settings {
    /// How the table waits for people to bargain before bots answer what they have at stake.
    pub moments: RwSignal<Moments>,
    /// Does a tap raise the curtain, without holding?
    pub tap_is_enough: RwSignal<bool>,
    /// After how many seconds without a touch it falls by itself.
    pub idle_seconds: RwSignal<u32>,
    /// How much time bots take.
    pub tempo: RwSignal<Tempo>,
    /// Is what happens on the table to be heard?
    pub has_sound: RwSignal<bool>,
}

/// The idle times to choose from, in seconds.
const IDLE: [u32; 4] = [30, 60, 120, 300];

const TAP: &str = "noren.tap";
const TEMPO: &str = "noren.tempo";
const SOUND: &str = "noren.sound";

impl Settings {
    /// Takes up what another part of the app has changed meanwhile, as far as this browser remembers anything.
    pub fn remember_again(self) {
        if let Some(moments) = remembered_moments().filter(|moments| *moments != self.moments.get_untracked()) {
            self.moments.set(moments);
        }
        for (key, switch) in self.switches() {
            if let Some(is_on) = remembered(key).filter(|is_on| *is_on != switch.get_untracked()) {
                switch.set(is_on);
            }
        }
        if let Some(idle) = remembered_idle().filter(|idle| *idle != self.idle_seconds.get_untracked()) {
            self.idle_seconds.set(idle);
        }
        if let Some(tempo) = remembered_tempo().filter(|tempo| *tempo != self.tempo.get_untracked()) {
            self.tempo.set(tempo);
        }
    }

    /// What is either on or off, each with its name in storage.
    const fn switches(self) -> [(&'static str, RwSignal<bool>); 2] {
        [(TAP, self.tap_is_enough), (SOUND, self.has_sound)]
    }
}

fn remembered(key: &str) -> Option<bool> {
    browser::recall(key).map(|word| word == "yes")
}

fn remembered_idle() -> Option<u32> {
    let seconds = browser::recall("noren.idle")?.parse().ok()?;
    IDLE.contains(&seconds).then_some(seconds)
}

fn remembered_tempo() -> Option<Tempo> {
    Tempo::from_word(&browser::recall(TEMPO)?)
}

/// Puts the settings into the context of the app and keeps storage in step with them.
pub fn provide_settings() {
    let settings = Settings {
        moments: RwSignal::new(remembered_moments().unwrap_or(Moments::Wait)),
        tap_is_enough: RwSignal::new(remembered(TAP).unwrap_or_default()),
        idle_seconds: RwSignal::new(remembered_idle().unwrap_or(60)),
        tempo: RwSignal::new(remembered_tempo().unwrap_or_default()),
        has_sound: RwSignal::new(remembered(SOUND).unwrap_or_default()),
    };
    Effect::new(move || browser::remember(MOMENTS, settings.moments.get().word()));
    for (key, switch) in settings.switches() {
        Effect::new(move || browser::remember(key, if switch.get() { "yes" } else { "no" }));
    }
    Effect::new(move || browser::remember("noren.idle", &settings.idle_seconds.get().to_string()));
    Effect::new(move || browser::remember(TEMPO, settings.tempo.get().as_str()));
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
    /// What to do after something was switched on or off, such as let a sound be heard.
    #[prop(optional)]
    after_switch: Option<Callback<()>>,
) -> impl IntoView {
    let settings = use_settings();
    let check = move |testid, is_on: RwSignal<bool>, label, hint| {
        view! {
            <label class="check">
                <input
                    type="checkbox"
                    data-testid=testid
                    prop:checked=is_on
                    on:change=move |event| {
                        is_on.set(event_target_checked(&event));
                        if let Some(after_switch) = after_switch {
                            after_switch.run(());
                        }
                    }
                />
                <span>
                    {label}
                    <span class="hint">{hint}</span>
                </span>
            </label>
        }
    };
    view! {
        <div class="settings">
            <MomentsChoice locale moments=settings.moments />
            <fieldset>
                <legend>{words!(locale, curtain.title)}</legend>
                {check(
                    "tap-is-enough",
                    settings.tap_is_enough,
                    words!(locale, curtain.tap_enough),
                    words!(locale, curtain.tap_hint),
                )}
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
            </fieldset>
            <TempoChoice locale tempo=settings.tempo />
            {check("sound", settings.has_sound, words!(locale, sound.on), words!(locale, sound.hint))}
        </div>
    }
}

/// How much time bots take.
#[component]
fn TempoChoice(
    /// In which language.
    locale: Locale,
    /// What is chosen.
    tempo: RwSignal<Tempo>,
) -> impl IntoView {
    view! {
        <fieldset class="tempo">
            <legend>{words!(locale, table.tempo.title)}</legend>
            <div class="segments">
                {Tempo::ALL
                    .map(|choice| {
                        view! {
                            <label class="segment">
                                <input
                                    type="radio"
                                    name="tempo"
                                    data-testid=format!("tempo-{}", choice.as_str())
                                    prop:checked=move || tempo.get() == choice
                                    on:change=move |_| tempo.set(choice)
                                />
                                <span>{choice.name(locale)}</span>
                            </label>
                        }
                    })}
            </div>
            <p class="hint">{words!(locale, table.tempo.hint)}</p>
        </fieldset>
    }
}

/// Whether the table waits for people to bargain.
#[component]
fn MomentsChoice(
    /// In which language.
    locale: Locale,
    /// What is chosen.
    moments: RwSignal<Moments>,
) -> impl IntoView {
    let choose = move |event| moments.set(Moments::of_word(&event_target_value(&event)).unwrap_or(Moments::Wait));
    view! {
        <label class="field">
            <span>{words!(locale, moment.setting)}</span>
            <select class="input" data-testid="moments" on:change=choose>
                {Moments::ALL
                    .map(|(choice, word)| {
                        view! {
                            <option value=word prop:selected=move || moments.get() == choice>
                                {choice.label(locale)}
                            </option>
                        }
                    })}
            </select>
        </label>
    }
}
