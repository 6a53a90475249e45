//! House rules: what a table of each game may decide for itself.

use leptos::prelude::*;

use super::draft::{SHOWS, use_draft};
use super::page::Wrong;
use crate::app::play::Kind;
use crate::app::words::{Locale, words};
use crate::oriente::{Replacement, Talk};
use crate::zipang::Show;

/// What a table of Zipang plays differently.
#[component]
pub fn ZipangRules(
    /// In which language.
    locale: Locale,
    /// The field that is wrong, and why.
    wrong: Signal<Option<(String, String)>>,
) -> impl IntoView {
    let draft = use_draft(Kind::Zipang);
    view! {
            <ShowTime locale wrong />
            <label class="check">
                <input
                    type="checkbox"
                    data-testid="antes"
                    prop:checked=move || draft.with(|draft| draft.zipang.shrinking_antes)
                    on:change=move |event| {
                        draft.update(|draft| draft.zipang.shrinking_antes = event_target_checked(&event));
                    }
                />
                <span>
                    {words!(locale, place.antes)} <span class="hint">{words!(locale, place.antes_hint)}</span>
                </span>
            </label>
    }
}

/// What a table of Oriente plays differently.
#[component]
pub fn OrienteRules(
    /// In which language.
    locale: Locale,
) -> impl IntoView {
    let draft = use_draft(Kind::Oriente);
    let talks = [
        (Talk::Full, "talk-full", words!(locale, court.setup.talk_full), words!(locale, court.setup.talk_full_hint)),
        (
            Talk::CardsAndHelp,
            "talk-help",
            words!(locale, court.setup.talk_help),
            words!(locale, court.setup.talk_help_hint),
        ),
        (Talk::Silent, "talk-none", words!(locale, court.setup.talk_none), words!(locale, court.setup.talk_none_hint)),
    ];
    view! {
        <fieldset class="setup-talk">
            <legend>{words!(locale, court.setup.talk)}</legend>
            {talks
                .map(|(talk, testid, label, hint)| {
                    view! {
                        <label class="check">
                            <input
                                type="radio"
                                name="talk"
                                data-testid=testid
                                prop:checked=move || draft.with(|draft| draft.oriente.talk == talk)
                                on:change=move |_| draft.update(|draft| draft.oriente.talk = talk)
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
                prop:checked=move || draft.with(|draft| draft.oriente.replacement == Replacement::AllTurned)
                on:change=move |event| {
                    let replacement =
                        if event_target_checked(&event) { Replacement::AllTurned } else { Replacement::WinningSide };
                    draft.update(|draft| draft.oriente.replacement = replacement);
                }
            />
            <span>
                {words!(locale, court.setup.all_turned)}
                <span class="hint">{words!(locale, court.setup.all_turned_hint)}</span>
            </span>
        </label>
    }
}

/// How long a Shrine Maiden's show lasts (Z-12).
#[component]
fn ShowTime(
    /// In which language.
    locale: Locale,
    /// The field that is wrong, and why.
    wrong: Signal<Option<(String, String)>>,
) -> impl IntoView {
    let draft = use_draft(Kind::Zipang);
    let choose = move |event| {
        let chosen = event_target_value(&event).parse::<usize>().ok().and_then(|place| SHOWS.get(place).copied());
        draft.update(|draft| draft.zipang.show = chosen.unwrap_or(draft.zipang.show));
    };
    let words = move |show| match show {
        Show::Seconds(seconds) => words!(locale, place.seconds, count = seconds),
        Show::UntilConfirmed => words!(locale, place.until_confirmed).to_owned(),
    };
    view! {
        <label class="field">
            <span>{words!(locale, place.show)}</span>
            <select class="input" id="show" aria-describedby="show-wrong" on:change=choose>
                {SHOWS
                    .into_iter()
                    .enumerate()
                    .map(|(place, show)| {
                        view! {
                            <option
                                value=place.to_string()
                                prop:selected=move || draft.with(|draft| draft.zipang.show == show)
                            >
                                {words(show)}
                            </option>
                        }
                    })
                    .collect_view()}
            </select>
        </label>
        <Wrong id="show" wrong />
    }
}
