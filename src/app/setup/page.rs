//! The set-up page: sensible as it stands, so that a newcomer presses one button.

use leptos::{ev, prelude::*};

use super::HouseRulesForm;
use super::begin::{Asking, Beginning, Resume, UnderWay};
use super::options::{HouseRules, Pace};
use super::problem::{Wrong, WrongFields, field, in_words};
use super::seat::SeatFields;
use crate::app::browser;
use crate::app::play::settings::use_settings;
use crate::app::words::{Locale, words};
use crate::games::GameId;
use crate::setup::Draft;

/// The page where a table of a game is set.
#[must_use]
pub fn setup_page(game: GameId, locale: Locale, house_rules: HouseRulesForm, under_way: Option<UnderWay>) -> AnyView {
    use_settings().remember_again();
    view! { <SetupPage locale game house_rules under_way /> }.into_any()
}

/// Everything that is wrong with a table, each at its field.
fn told(draft: &Draft, locale: Locale) -> Vec<(String, String)> {
    draft.problems().iter().map(|problem| (field(problem), in_words(problem, locale, draft))).collect()
}

/// Who plays, and how.
#[component]
fn SetupPage(
    /// In which language.
    locale: Locale,
    /// Which game.
    game: GameId,
    /// What a table of it may decide for itself.
    house_rules: HouseRulesForm,
    /// The game of this kind that is under way, if one is.
    under_way: Option<UnderWay>,
) -> impl IntoView {
    let beginning = Beginning::new(game, under_way.as_ref());
    let Beginning { draft, has_no_luck, .. } = beginning;
    let tried = RwSignal::new(false);
    let wrong_fields = Memo::new(move |_| match tried.get() {
        true => draft.with(|draft| told(draft, locale)),
        false => Vec::new(),
    });
    let wrong: WrongFields = wrong_fields.into();
    let begin = move |event: ev::SubmitEvent| {
        event.prevent_default();
        tried.set(true);
        if let Some(first) = draft.with_untracked(Draft::problems).first() {
            browser::focus(&format!("#{}", field(first)));
            return;
        }
        beginning.wish();
    };
    let is_wrong = move || wrong.with(|wrong| !wrong.is_empty());
    let status = move || {
        let wrong = is_wrong().then(|| words!(locale, setup.wrong));
        let no_luck = || has_no_luck.get().then(|| words!(locale, setup.no_luck));
        wrong.or_else(no_luck)
    };
    let is_stopped = move || is_wrong() || has_no_luck.get();
    // Whoever comes from a game has something better to do than to begin another.
    let class = if under_way.is_some() { "quiet" } else { "action" };
    let label = if under_way.is_some() { words!(locale, setup.begin_another) } else { words!(locale, setup.begin) };
    let resume = under_way.clone().map(|under_way| view! { <Resume locale game under_way /> });
    view! {
        <form class="setup" on:submit=begin novalidate>
            <header class="setup-top">
                <p class="tag">{game.name()}</p>
                <h1 tabindex="-1">{words!(locale, setup.title)}</h1>
                <p class="lead">{words!(locale, setup.lead)}</p>
                {resume}
            </header>
            <Count locale draft wrong />
            <fieldset class="setup-seats">
                <legend>{words!(locale, setup.seats)}</legend>
                {move || {
                    let players = draft.with(|draft| draft.players);
                    (0..players).map(|seat| view! { <SeatFields locale draft seat wrong /> }).collect_view()
                }}
                <p class="hint" id="pin-hint">
                    {move || draft.with(|draft| draft.persons() > 1).then(|| words!(locale, setup.pin_hint))}
                </p>
            </fieldset>
            <Pace locale draft />
            <HouseRules locale draft wrong house_rules />
            <div class="setup-begin">
                <p class=move || if is_stopped() { "wrong" } else { "hint" } role="status">
                    {status}
                </p>
                <button type="submit" class=class data-testid="begin">
                    {label}
                </button>
            </div>
        </form>
        <Asking locale beginning under_way />
    }
}

/// How many play, and two short cuts for who they are.
#[component]
fn Count(
    /// In which language.
    locale: Locale,
    /// The table being set.
    draft: RwSignal<Draft>,
    /// The fields that are wrong, and why.
    wrong: WrongFields,
) -> impl IntoView {
    let fill = move |is_person: fn(usize) -> bool| {
        draft.update(|draft| {
            draft.seats.iter_mut().enumerate().for_each(|(number, seat)| seat.is_person = is_person(number));
        });
    };
    view! {
        <fieldset class="setup-count" id="players" tabindex="-1" aria-describedby="players-wrong">
            <legend>{words!(locale, setup.players)}</legend>
            <div class="segments">
                {draft
                    .with_untracked(Draft::game)
                    .players()
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
                    {words!(locale, setup.all_people)}
                </button>
                <button
                    type="button"
                    class="quiet"
                    data-testid="one-person"
                    on:click=move |_| fill(|number| number == 0)
                >
                    {words!(locale, setup.one_person)}
                </button>
            </div>
            <Wrong id="players" wrong />
        </fieldset>
    }
}
