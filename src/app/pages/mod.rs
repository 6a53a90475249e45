//! The pages to read, one file each, and where a table is set. A page is a function of its language: it holds no state
//! of its own, but for the list of kept games, which changes under the reader's hands.

mod about;
mod game;
mod games;
mod home;
mod lost;
mod news;
mod oriente;
mod presentation;
mod zipang;

use leptos::prelude::*;

pub use games::provide_bin;
use presentation::Presentation;

use super::route::{Page, Route};
use super::setup::setup_page;
use super::words::Locale;

/// The page of an address, in one language, and whether a newer version is here; not where a table is being set, which
/// would be lost. Tables where games are played belong to other parts of the app.
#[must_use]
pub fn page(route: Route, locale: Locale) -> AnyView {
    let is_set = matches!(route, Route::Game(_, Page::Setup));
    let news = (!is_set).then(|| view! { <news::FreshLine locale /> });
    view! {
        {words_of(route, locale)}
        {news}
    }
    .into_any()
}

fn words_of(route: Route, locale: Locale) -> AnyView {
    match route {
        Route::Home => view! { <home::Home locale /> }.into_any(),
        Route::Game(game, Page::Intro) => view! { <game::GamePage locale game /> }.into_any(),
        Route::Game(game, Page::Setup) => {
            setup_page(game, locale, Presentation::of(game).house_rules, games::under_way(game, locale))
        }
        Route::Games => view! { <games::Games locale /> }.into_any(),
        Route::About => view! { <about::About locale /> }.into_any(),
        Route::Game(_, Page::Table | Page::Replay) | Route::Lost => view! { <lost::Lost locale /> }.into_any(),
    }
}
