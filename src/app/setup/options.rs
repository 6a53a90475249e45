//! How the table plays: its pace, who starts, and the house rules.

use leptos::prelude::*;

use super::HouseRulesForm;
use super::problem::{Wrong, WrongFields, mark};
use crate::app::play::settings::SettingsForm;
use crate::app::words::{Locale, words};
use crate::setup::Draft;

/// Pass the device, or speak up. With one person there is nothing to choose.
#[component]
pub fn Pace(
    /// In which language.
    locale: Locale,
    /// The table being set.
    draft: RwSignal<Draft>,
) -> impl IntoView {
    let choice = move |speak_up: bool, label: &'static str, hint: &'static str| {
        view! {
            <label class="check">
                <input
                    type="radio"
                    name="pace"
                    data-testid=if speak_up { "speak-up" } else { "pass" }
                    prop:checked=move || draft.with(|draft| draft.speak_up == speak_up)
                    on:change=move |_| draft.update(|draft| draft.speak_up = speak_up)
                />
                <span>
                    <b>{label}</b>
                    <span class="hint">{hint}</span>
                </span>
            </label>
        }
    };
    let is_wanted = Memo::new(move |_| draft.with(|draft| draft.persons() > 1));
    move || {
        is_wanted.get().then(|| {
            view! {
                <fieldset class="setup-pace">
                    <legend>{words!(locale, setup.pace)}</legend>
                    {choice(false, words!(locale, setup.pass), words!(locale, setup.pass_hint))}
                    {choice(true, words!(locale, setup.speak), words!(locale, setup.speak_hint))}
                </fieldset>
            }
        })
    }
}

/// Who starts, and what this table plays differently.
#[component]
pub fn HouseRules(
    /// In which language.
    locale: Locale,
    /// The table being set.
    draft: RwSignal<Draft>,
    /// The fields that are wrong, and why.
    wrong: WrongFields,
    /// What a table of this game may decide for itself.
    house_rules: HouseRulesForm,
) -> impl IntoView {
    view! {
        <details class="setup-house">
            <summary>{words!(locale, setup.more)}</summary>
            <First locale draft wrong />
            {house_rules(locale, draft, wrong)}
            <SettingsForm locale />
        </details>
    }
}

/// Who starts.
#[component]
fn First(
    /// In which language.
    locale: Locale,
    /// The table being set.
    draft: RwSignal<Draft>,
    /// The fields that are wrong, and why.
    wrong: WrongFields,
) -> impl IntoView {
    let choose = move |event| draft.update(|draft| draft.first = event_target_value(&event).parse().ok());
    let names =
        Memo::new(move |_| draft.with(|draft| draft.seated().iter().map(|seat| seat.name.clone()).collect::<Vec<_>>()));
    view! {
        <label class="field">
            <span>{words!(locale, setup.first)}</span>
            <select class="input" id="first" aria-invalid=mark(wrong, "first") aria-describedby="first-wrong" on:change=choose>
                <option value="" prop:selected=move || draft.with(|draft| draft.first.is_none())>
                    {words!(locale, setup.first_random)}
                </option>
                {move || {
                    names
                        .get()
                        .into_iter()
                        .enumerate()
                        .map(|(seat, name)| {
                            let is_first = move || draft.with(|draft| draft.first == Some(seat as u8));
                            view! {
                                <option value=seat.to_string() prop:selected=is_first>
                                    {name}
                                </option>
                            }
                        })
                        .collect_view()
                }}
            </select>
        </label>
        <Wrong id="first" wrong />
    }
}
