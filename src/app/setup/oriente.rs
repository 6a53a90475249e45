//! House rules: what a table of Oriente may decide for itself.

use leptos::prelude::*;

use crate::app::words::{Locale, words};
use crate::games::GameOptions;
use crate::oriente::{Options, Replacement, Talk};
use crate::setup::Draft;

/// What a table of Oriente plays differently.
#[component]
pub fn OrienteRules(
    /// In which language.
    locale: Locale,
    /// The table being set.
    draft: RwSignal<Draft>,
) -> impl IntoView {
    let chosen = move || match draft.with(|draft| draft.options) {
        GameOptions::Oriente(options) => options,
        _ => Options::default(),
    };
    let choose = move |options| draft.update(|draft| draft.options = GameOptions::Oriente(options));
    let talks = [
        (
            Talk::Full,
            "talk-full",
            words!(locale, oriente_table.setup.talk_full),
            words!(locale, oriente_table.setup.talk_full_hint),
        ),
        (
            Talk::CardsAndHelp,
            "talk-help",
            words!(locale, oriente_table.setup.talk_help),
            words!(locale, oriente_table.setup.talk_help_hint),
        ),
        (
            Talk::Silent,
            "talk-none",
            words!(locale, oriente_table.setup.talk_none),
            words!(locale, oriente_table.setup.talk_none_hint),
        ),
    ];
    view! {
        <fieldset class="setup-talk">
            <legend>{words!(locale, oriente_table.setup.talk)}</legend>
            {talks
                .map(|(talk, testid, label, hint)| {
                    view! {
                        <label class="check">
                            <input
                                type="radio"
                                name="talk"
                                data-testid=testid
                                prop:checked=move || chosen().talk == talk
                                on:change=move |_| choose(Options { talk, ..chosen() })
                            />
                            <span>
                                {label} <span class="hint">{hint}</span>
                            </span>
                        </label>
                    }
                })}
        </fieldset>
        <label class="check">
            <input
                type="checkbox"
                data-testid="all-turned"
                prop:checked=move || chosen().replacement == Replacement::AllTurned
                on:change=move |event| {
                    let replacement =
                        if event_target_checked(&event) { Replacement::AllTurned } else { Replacement::WinningSide };
                    choose(Options { replacement, ..chosen() });
                }
            />
            <span>
                {words!(locale, oriente_table.setup.all_turned)}
                <span class="hint">{words!(locale, oriente_table.setup.all_turned_hint)}</span>
            </span>
        </label>
    }
}
