//! The browser's half: pages, preferences, navigation. Only this module knows leptos and the DOM.
//!
//! Before it arrives, `index.html` and `public/boot.js` have already chosen language and colours and
//! shown the name; when it fails, they say so.

pub mod art;
pub mod browser;
pub mod language;
pub mod markup;
pub mod masthead;
pub mod navigation;
pub mod oriente;
pub mod pages;
pub mod play;
pub mod route;
pub mod theme;
pub mod words;
pub mod zipang;

use leptos::prelude::*;

use masthead::{Footer, Masthead};
use pages::Page;

/// The whole app: masthead, the page of the current address, footer.
#[component]
pub fn App() -> impl IntoView {
    let language = language::provide_language();
    theme::provide_theme();
    play::provide_play();
    let route = navigation::use_route();
    Effect::new(move || document().set_title(&navigation::title(route.get(), language.get())));

    view! {
        <Masthead route />
        <main id="main" tabindex="-1">
            {move || view! { <Page route=route.get() locale=language.get() /> }}
        </main>
        <Footer />
    }
}
