//! The pages to read, one file each, and where a table is set. A page is a function of its language: it holds no state
//! of its own.

mod about;
mod game;
mod home;
mod lost;
mod oriente;
mod zipang;

use leptos::prelude::*;

use super::play::Kind;
use super::route::Route;
use super::setup::setup_page;
use super::words::Locale;

/// The page of an address, in one language. Tables where games are played belong to other parts of the app.
#[must_use]
pub fn page(route: Route, locale: Locale) -> AnyView {
    match route {
        Route::Home => view! { <home::Home locale /> }.into_any(),
        Route::Oriente => view! { <game::GamePage locale introduction=oriente::introduction(locale) /> }.into_any(),
        Route::Zipang => view! { <game::GamePage locale introduction=zipang::introduction(locale) /> }.into_any(),
        Route::OrienteSetup => setup_page(Kind::Oriente, locale),
        Route::ZipangSetup => setup_page(Kind::Zipang, locale),
        Route::About => view! { <about::About locale /> }.into_any(),
        _ => view! { <lost::Lost locale /> }.into_any(),
    }
}
