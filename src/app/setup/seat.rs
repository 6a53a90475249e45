//! One seat of the form: name, crest, person or bot, PIN.

use leptos::prelude::*;

use super::problem::{Wrong, WrongFields, mark};
use crate::app::play::MonPicture;
use crate::app::words::{Locale, words};
use crate::setup::Draft;
use crate::table::Mon;

/// The fields of one seat.
#[component]
pub fn SeatFields(
    /// In which language.
    locale: Locale,
    /// The table being set.
    draft: RwSignal<Draft>,
    /// Its number, counted from 0.
    seat: usize,
    /// The fields that are wrong, and why.
    wrong: WrongFields,
) -> impl IntoView {
    let mon = Memo::new(move |_| draft.with(|draft| draft.seats[seat].mon));
    let name_id = format!("name-{seat}");
    view! {
        <fieldset class="seat-fields" data-testid="seat">
            <legend class="visually-hidden">
                {words!(locale, setup.seat, number = seat + 1)}
            </legend>
            {move || view! { <MonPicture mon=mon.get() /> }}
            <label class="field field-name">
                <span>{words!(locale, setup.name)}</span>
                <input
                    class="input"
                    id=name_id.clone()
                    type="text"
                    autocomplete="off"
                    aria-invalid=mark(wrong, &name_id)
                    aria-describedby=format!("{name_id}-wrong")
                    prop:value=move || draft.with(|draft| draft.seats[seat].name.clone())
                    on:input=move |event| {
                        draft.update(|draft| draft.seats[seat].name = event_target_value(&event));
                    }
                />
            </label>
            <MonChoice locale draft seat />
            <Who locale draft seat />
            <PinField locale draft seat wrong />
            <Wrong id=name_id.clone() wrong />
        </fieldset>
    }
}

/// Chooses the crest. Taking another's swaps the two.
#[component]
fn MonChoice(
    /// In which language.
    locale: Locale,
    /// The table being set.
    draft: RwSignal<Draft>,
    /// The seat.
    seat: usize,
) -> impl IntoView {
    let choose = move |event| {
        let chosen = event_target_value(&event).parse::<usize>().ok().and_then(|place| Mon::ALL.get(place).copied());
        if let Some(mon) = chosen {
            draft.update(|draft| draft.take_mon(seat, mon));
        }
    };
    view! {
        <label class="field field-mon">
            <span>{words!(locale, setup.crest)}</span>
            <select class="input" on:change=choose>
                {Mon::ALL
                    .into_iter()
                    .enumerate()
                    .map(|(place, mon)| {
                        view! {
                            <option
                                value=place.to_string()
                                prop:selected=move || draft.with(|draft| draft.seats[seat].mon == mon)
                            >
                                {mon.name(locale)}
                            </option>
                        }
                    })
                    .collect_view()}
            </select>
        </label>
    }
}

/// A person or a bot.
#[component]
fn Who(
    /// In which language.
    locale: Locale,
    /// The table being set.
    draft: RwSignal<Draft>,
    /// The seat.
    seat: usize,
) -> impl IntoView {
    let choice = move |is_person: bool, label: &'static str| {
        view! {
            <label class="segment">
                <input
                    type="radio"
                    name=format!("who-{seat}")
                    prop:checked=move || draft.with(|draft| draft.seats[seat].is_person == is_person)
                    on:change=move |_| draft.update(|draft| draft.seats[seat].is_person = is_person)
                />
                <span>{label}</span>
            </label>
        }
    };
    view! {
        <div class="field field-who" role="group" aria-label=words!(locale, setup.who)>
            <span aria-hidden="true">{words!(locale, setup.who)}</span>
            <div class="segments">
                {choice(true, words!(locale, setup.person))} {choice(false, words!(locale, setup.bot))}
            </div>
        </div>
    }
}

/// A person's PIN. Bots have none, and one person alone needs none.
#[component]
fn PinField(
    /// In which language.
    locale: Locale,
    /// The table being set.
    draft: RwSignal<Draft>,
    /// The seat.
    seat: usize,
    /// The fields that are wrong, and why.
    wrong: WrongFields,
) -> impl IntoView {
    let id = format!("pin-{seat}");
    let is_wanted = Memo::new(move |_| draft.with(|draft| draft.seats[seat].is_person && draft.persons() > 1));
    move || {
        let id = id.clone();
        is_wanted.get().then(|| {
            view! {
                <label class="field field-pin">
                    <span>{words!(locale, setup.pin)}</span>
                    <input
                        class="input"
                        id=id.clone()
                        type="password"
                        inputmode="numeric"
                        autocomplete="off"
                        maxlength="4"
                        aria-invalid=mark(wrong, &id)
                        aria-describedby=format!("{id}-wrong pin-hint")
                        prop:value=move || draft.with(|draft| draft.seats[seat].pin.clone())
                        on:input=move |event| {
                            draft.update(|draft| draft.seats[seat].pin = event_target_value(&event));
                        }
                    />
                </label>
                <Wrong id=id wrong />
            }
        })
    }
}
