//! The pages, one file each for those of prose. A page is a function of its language: it holds no state of its own.

mod about;
mod game;
mod home;
mod lost;
mod oriente;
mod zipang;

use leptos::prelude::*;

use super::play::{Kind, page::TablePage, setup::SetupPage};
use super::route::Route;
use super::words::Locale;

/// The page of an address, in one language.
#[component]
pub fn Page(
    /// Which page.
    route: Route,
    /// In which language.
    locale: Locale,
) -> impl IntoView {
    match route {
        Route::Home => view! { <home::Home locale /> }.into_any(),
        Route::Oriente => view! { <game::GamePage locale introduction=oriente::introduction(locale) /> }.into_any(),
        Route::Zipang => view! { <game::GamePage locale introduction=zipang::introduction(locale) /> }.into_any(),
        Route::OrienteSetup => view! { <SetupPage locale kind=Kind::Oriente /> }.into_any(),
        Route::ZipangSetup => view! { <SetupPage locale kind=Kind::Zipang /> }.into_any(),
        Route::Table => view! { <TablePage locale /> }.into_any(),
        Route::About => view! { <about::About locale /> }.into_any(),
        Route::Lost => view! { <lost::Lost locale /> }.into_any(),
    }
}
