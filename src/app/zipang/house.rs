//! House rules: what a table of Zipang may decide for itself.

use leptos::prelude::*;

use crate::app::play::setup::{Wrong, WrongField, use_draft};
use crate::app::words::{Locale, words};
use crate::zipang::{Show, State};

/// The seconds a show may last, to choose from.
const SHOWS: [Show; 5] =
    [Show::Seconds(15), Show::Seconds(30), Show::Seconds(60), Show::Seconds(120), Show::UntilConfirmed];

/// What a table of Zipang plays differently.
#[component]
pub fn ZipangRules(
    /// In which language.
    locale: Locale,
    /// The field that is wrong, and why.
    wrong: WrongField,
) -> impl IntoView {
    let draft = use_draft::<State>();
    view! {
            <ShowTime locale wrong />
            <label class="check">
                <input
                    type="checkbox"
                    data-testid="antes"
                    prop:checked=move || draft.with(|draft| draft.options.shrinking_antes)
                    on:change=move |event| {
                        draft.update(|draft| draft.options.shrinking_antes = event_target_checked(&event));
                    }
                />
                <span>
                    {words!(locale, place.antes)} <span class="hint">{words!(locale, place.antes_hint)}</span>
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
    wrong: WrongField,
) -> impl IntoView {
    let draft = use_draft::<State>();
    let choose = move |event| {
        let chosen = event_target_value(&event).parse::<usize>().ok().and_then(|place| SHOWS.get(place).copied());
        draft.update(|draft| draft.options.show = chosen.unwrap_or(draft.options.show));
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
                                prop:selected=move || draft.with(|draft| draft.options.show == show)
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
