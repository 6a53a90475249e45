//! The set-up page: sensible as it stands, so that a newcomer presses one button.

use leptos::{ev, prelude::*};

use super::memory::remember;
use super::options::{HouseRules, Pace};
use super::problem::{Wrong, WrongField, field, in_words};
use super::seat::SeatFields;
use super::{HouseRulesForm, use_draft};
use crate::app::browser;
use crate::app::play::handover::hand_over;
use crate::app::play::session;
use crate::app::play::settings::use_settings;
use crate::app::route::{Page, Route, query};
use crate::app::words::{Locale, words};
use crate::games::GameId;
use crate::setup::{Draft, PendingTable};

/// The page where a table of a game is set.
#[must_use]
pub fn setup_page(game: GameId, locale: Locale, house_rules: HouseRulesForm) -> AnyView {
    use_settings().remember_again();
    view! { <SetupPage locale game house_rules /> }.into_any()
}

/// The table with the seeds it is dealt from; `None` where there is no chance to be had. An address may fix the deal, for
/// trying things out.
fn table_at(hash: &str, draft: &Draft) -> Option<PendingTable> {
    match query(hash, "seed").and_then(|seed| seed.parse().ok()) {
        Some(seed) => Some(PendingTable::fixed(draft, seed)),
        None => Some(PendingTable::new(draft, browser::random_seed()?, browser::random_seed()?)),
    }
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
) -> impl IntoView {
    let draft = use_draft(game);
    let tried = RwSignal::new(false);
    let has_no_luck = RwSignal::new(false);
    let problem = Memo::new(move |_| tried.get().then(|| draft.with(|draft| draft.problem())).flatten());
    let wrong = Signal::derive(move || {
        problem.get().map(|problem| (field(&problem), draft.with(|draft| in_words(&problem, locale, draft))))
    });
    let begin = move |event: ev::SubmitEvent| {
        event.prevent_default();
        tried.set(true);
        if let Some(problem) = draft.with_untracked(Draft::problem) {
            browser::focus(&format!("#{}", field(&problem)));
            return;
        }
        let table = draft.with_untracked(|draft| table_at(&browser::location_hash(), draft));
        has_no_luck.set(table.is_none());
        if let Some(table) = table {
            draft.with_untracked(remember);
            hand_over(game, &table);
            browser::go_to(&Route::Game(game, Page::Table).href());
        }
    };
    let status = move || {
        let wrong = wrong.get().map(|_| words!(locale, setup.wrong));
        let no_luck = || has_no_luck.get().then(|| words!(locale, setup.no_luck));
        wrong.or_else(no_luck).or_else(|| session::would_be_lost(game).then(|| words!(locale, setup.under_way)))
    };
    let is_stopped = move || wrong.get().is_some() || has_no_luck.get();
    view! {
        <form class="setup" on:submit=begin novalidate>
            <header class="setup-top">
                <p class="tag">{game.name()}</p>
                <h1 tabindex="-1">{words!(locale, setup.title)}</h1>
                <p class="lead">{words!(locale, setup.lead)}</p>
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
                <button type="submit" class="action" data-testid="begin">
                    {words!(locale, setup.begin)}
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_may_fix_the_deal_and_nothing_else_does() {
        let table = |hash| table_at(hash, &Draft::usual(GameId::Zipang)).expect("chance can be had here");
        assert_eq!(table("#/zipang/new?seed=7"), table("#/zipang/new?seed=7"));
        assert_eq!(table("#/zipang/new?seed=7").seeds().0, 7);
        let (seed, bot_seed) = table("#/zipang/new?seed=x").seeds();
        assert_ne!(seed, table("#/zipang/new").seeds().0);
        assert_ne!(seed, bot_seed);
    }
}
