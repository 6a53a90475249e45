//! What comes after a game.

use leptos::prelude::*;

use crate::app::route::{Page, Route};
use crate::app::words::{Locale, words};
use crate::games::GameId;

/// The same people again, another table, or home.
#[component]
pub fn AfterGame(
    /// In which language.
    locale: Locale,
    /// Which game it was.
    game: GameId,
    /// Deals anew for the same people.
    again: Callback<()>,
) -> impl IntoView {
    view! {
        <p class="result-actions">
            <button type="button" class="action" data-testid="again" on:click=move |_| again.run(())>
                {words!(locale, board.again)}
            </button>
            <a class="quiet" href=Route::Game(game, Page::Setup).href()>
                {words!(locale, board.new_table)}
            </a>
            <a class="quiet" href=Route::Home.href()>
                {words!(locale, board.go_home)}
            </a>
        </p>
    }
}
