//! House rules: what a table of Zipang may decide for itself.

use leptos::prelude::*;

use super::problem::{Wrong, WrongFields, mark};
use crate::app::words::{Locale, words};
use crate::games::GameOptions;
use crate::setup::Draft;
use crate::zipang::{Options, Show};

/// The seconds a show may last, to choose from.
const SHOWS: [Show; 5] =
    [Show::Seconds(15), Show::Seconds(30), Show::Seconds(60), Show::Seconds(120), Show::UntilConfirmed];

/// What this table has chosen.
fn chosen(draft: RwSignal<Draft>) -> Options {
    match draft.with(|draft| draft.options) {
        GameOptions::Zipang(options) => options,
        _ => Options::default(),
    }
}

/// It chooses otherwise.
fn choose(draft: RwSignal<Draft>, options: Options) {
    draft.update(|draft| draft.options = GameOptions::Zipang(options));
}

/// What a table of Zipang plays differently.
#[component]
pub fn ZipangRules(
    /// In which language.
    locale: Locale,
    /// The table being set.
    draft: RwSignal<Draft>,
    /// The fields that are wrong, and why.
    wrong: WrongFields,
) -> impl IntoView {
    view! {
            <ShowTime locale draft wrong />
            <label class="check">
                <input
                    type="checkbox"
                    data-testid="antes"
                    prop:checked=move || chosen(draft).shrinking_antes
                    on:change=move |event| {
                        choose(draft, Options { shrinking_antes: event_target_checked(&event), ..chosen(draft) });
                    }
                />
                <span>
                    {words!(locale, zipang.setup.antes)} <span class="hint">{words!(locale, zipang.setup.antes_hint)}</span>
                </span>
            </label>
    }
}

/// How long a Shrine Maiden's show lasts (Z-12).
#[component]
fn ShowTime(
    /// In which language.
    locale: Locale,
    /// The table being set.
    draft: RwSignal<Draft>,
    /// The fields that are wrong, and why.
    wrong: WrongFields,
) -> impl IntoView {
    let choose_show = move |event| {
        let show = event_target_value(&event).parse::<usize>().ok().and_then(|place| SHOWS.get(place).copied());
        if let Some(show) = show {
            choose(draft, Options { show, ..chosen(draft) });
        }
    };
    let words = move |show| match show {
        Show::Seconds(seconds) => words!(locale, zipang.setup.seconds, count = seconds),
        Show::UntilConfirmed => words!(locale, zipang.setup.until_confirmed).to_owned(),
    };
    view! {
        <label class="field">
            <span>{words!(locale, zipang.setup.show)}</span>
            <select class="input" id="show" aria-invalid=mark(wrong, "show") aria-describedby="show-wrong" on:change=choose_show>
                {SHOWS
                    .into_iter()
                    .enumerate()
                    .map(|(place, show)| {
                        view! {
                            <option
                                value=place.to_string()
                                prop:selected=move || chosen(draft).show == show
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
