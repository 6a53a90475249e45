//! The set-up page: sensible as it stands, so that a newcomer presses one button.

use leptos::{ev, prelude::*};

use super::options::{HouseRules, Pace};
use super::seat::SeatFields;
use super::use_draft;
use crate::app::browser;
use crate::app::play::handover::hand_over;
use crate::app::play::settings::use_settings;
use crate::app::play::{Draft, Kind, session};
use crate::app::route::query;
use crate::app::words::{Locale, words};

/// The id of the field that is wrong, and why, once somebody has tried to begin.
pub type WrongField = Signal<Option<(String, String)>>;

/// The page where a table of a game is set.
#[must_use]
pub fn setup_page(kind: Kind, locale: Locale) -> AnyView {
    use_settings().remember_again();
    let draft = use_draft(kind);
    view! { <SetupPage locale draft /> }.into_any()
}

/// Who plays, and how.
#[component]
fn SetupPage(
    /// In which language.
    locale: Locale,
    /// The table being set.
    draft: RwSignal<Draft>,
) -> impl IntoView {
    let kind = draft.with_untracked(Draft::kind);
    let tried = RwSignal::new(false);
    let problem = Memo::new(move |_| tried.get().then(|| draft.with(|draft| draft.problem())).flatten());
    let wrong = Signal::derive(move || {
        problem.get().map(|problem| (problem.field(), draft.with(|draft| problem.words(locale, draft))))
    });
    let begin = move |event: ev::SubmitEvent| {
        event.prevent_default();
        tried.set(true);
        // A fixed seed deals fixed hands, for trying things out.
        let hash = browser::location_hash();
        let fixed = query(&hash, "seed").and_then(|seed| seed.parse().ok());
        match draft.with_untracked(Draft::problem) {
            None => {
                draft.with_untracked(Draft::remember);
                hand_over(draft.get_untracked(), fixed.unwrap_or_else(browser::random_seed));
                browser::go_to(kind.table().href());
            }
            Some(problem) => browser::focus(&format!("#{}", problem.field())),
        }
    };
    view! {
        <form class="setup" on:submit=begin novalidate>
            <header class="setup-top">
                <p class="tag">{kind.name()}</p>
                <h1 tabindex="-1">{words!(locale, place.title)}</h1>
                <p class="lead">{words!(locale, place.lead)}</p>
            </header>
            <Count locale draft wrong />
            <fieldset class="setup-seats">
                <legend>{words!(locale, place.seats)}</legend>
                {move || {
                    let players = draft.with(|draft| draft.players);
                    (0..players).map(|seat| view! { <SeatFields locale draft seat wrong /> }).collect_view()
                }}
                <p class="hint" id="pin-hint">
                    {move || draft.with(|draft| draft.persons() > 1).then(|| words!(locale, place.pin_hint))}
                </p>
            </fieldset>
            <Pace locale draft />
            <HouseRules locale draft wrong />
            <div class="setup-begin">
                <p class=move || if wrong.get().is_some() { "wrong" } else { "hint" } role="status">
                    {move || {
                        wrong
                            .get()
                            .map(|_| words!(locale, place.wrong))
                            .or_else(|| session::is_under_way(kind).then(|| words!(locale, place.under_way)))
                    }}
                </p>
                <button type="submit" class="action" data-testid="begin">
                    {words!(locale, place.begin)}
                </button>
            </div>
        </form>
    }
}

/// How many play, and two short cuts for who they are.
#[component]
fn Count(
    /// In which language.
    locale: Locale,
    /// The table being set.
    draft: RwSignal<Draft>,
    /// The field that is wrong, and why.
    wrong: WrongField,
) -> impl IntoView {
    let fill = move |is_person: fn(usize) -> bool| {
        draft.update(|draft| {
            draft.seats.iter_mut().enumerate().for_each(|(number, seat)| seat.is_person = is_person(number));
        });
    };
    view! {
        <fieldset class="setup-count" id="players" tabindex="-1" aria-describedby="players-wrong">
            <legend>{words!(locale, place.players)}</legend>
            <div class="segments">
                {draft
                    .with_untracked(Draft::kind)
                    .seats()
                    .map(|players| {
                        view! {
                            <label class="segment">
                                <input
                                    type="radio"
                                    name="players"
                                    value=players.to_string()
                                    prop:checked=move || draft.with(|draft| draft.players == players)
                                    on:change=move |_| draft.update(|draft| draft.players = players)
                                />
                                <span>{players}</span>
                            </label>
                        }
                    })
                    .collect_view()}
            </div>
            <div class="short-cuts">
                <button type="button" class="quiet" data-testid="all-people" on:click=move |_| fill(|_| true)>
                    {words!(locale, place.all_people)}
                </button>
                <button
                    type="button"
                    class="quiet"
                    data-testid="one-person"
                    on:click=move |_| fill(|number| number == 0)
                >
                    {words!(locale, place.one_person)}
                </button>
            </div>
            <Wrong id="players" wrong />
        </fieldset>
    }
}

/// What is wrong with a field, under it.
#[component]
pub fn Wrong(
    /// The field's id.
    #[prop(into)]
    id: String,
    /// The field that is wrong, and why.
    wrong: WrongField,
) -> impl IntoView {
    let field = id.clone();
    view! {
        <p class="wrong" id=format!("{id}-wrong")>
            {move || wrong.get().filter(|(wrong, _)| *wrong == field).map(|(_, words)| words)}
        </p>
    }
}
