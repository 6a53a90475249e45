//! The head of a result: who won, how it ended, and what to do now.

use leptos::prelude::*;

use super::scope::Question;
use super::{GameUi, MonPicture, Play};
use crate::app::route::{Page, Route};
use crate::app::words::words;
use crate::game::Seats;

/// Who won, how it ended, and what to do now: the same people again, another table, or home.
#[component]
pub fn ResultHead<G: GameUi>(
    /// What is shown, and how to do something.
    play: Play<G>,
    /// Who won.
    winners: Seats,
    /// That they did, in words.
    title: String,
    /// How it ended.
    lead: String,
) -> impl IntoView {
    let locale = play.locale;
    let people = play.once().people.clone();
    view! {
        <header class="result-top">
            <p class="result-crests">
                {winners.iter().map(|winner| view! { <MonPicture mon=people.at(winner).mon /> }).collect_view()}
            </p>
            <Question>{title}</Question>
            <p class="lead">{lead}</p>
            <p class="result-actions">
                <button type="button" class="action" data-testid="again" on:click=move |_| play.again.run(())>
                    {words!(locale, board.again)}
                </button>
                <a class="quiet" href=Route::Game(G::ID, Page::Setup).href()>
                    {words!(locale, board.new_table)}
                </a>
                <a class="quiet" href=Route::Home.href()>
                    {words!(locale, board.go_home)}
                </a>
            </p>
        </header>
    }
}
