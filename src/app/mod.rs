//! The browser's half: pages, preferences, navigation. Only this module knows leptos and the DOM.
//!
//! It is loaded in parts, one WebAssembly module each: the pages to read and to set a table, and each game. A part shows
//! its own pages, frame and all, and nothing while the address is another's; it stays, so a game under way survives a
//! look elsewhere. What the parts must know of each other (language, colours, whether there is a game) stands on the root
//! element; a table that was set goes over through `window.noren`.
//!
//! Before the first part arrives, `index.html` and `public/boot.js` have already chosen language and colours and shown
//! the name; they load the parts, and when one fails, they say so.

pub mod art;
pub mod books;
pub mod browser;
pub mod follow;
pub mod kept;
pub mod language;
pub mod markup;
pub mod masthead;
pub mod navigation;
pub mod oriente;
pub mod pages;
pub mod patch;
pub mod play;
pub mod route;
pub mod setup;
pub mod theme;
pub mod words;
pub mod zipang;

use leptos::prelude::*;

use masthead::{Footer, Masthead};
use play::GameUi;
use route::{Part, Route};
use words::Locale;

/// What builds the page of an address. Each part brings its own, so that none carries the pages of another.
type Pages = fn(Route, Locale) -> AnyView;

/// Mounts a part of the app into the page, the first one in place of the static shell. Without its texts it does not
/// begin, and `public/boot.js` says what to do.
pub fn mount(part: fn() -> AnyView) {
    browser::report_panics();
    if books::book(language::of_page().tag()).is_empty() {
        leptos::web_sys::wasm_bindgen::throw_str("the texts are not those of this build");
    }
    mount_to_body(part);
    if let Some(shell) = document().get_element_by_id("shell") {
        shell.remove();
    }
}

/// The part that comes first: what this is, the games introduced, a table set for one of them, the credits.
#[must_use]
pub fn reading() -> AnyView {
    setup::provide_setup();
    pages::provide_bin();
    view! { <Frame part=Part::Pages pages=pages::page /> }.into_any()
}

/// The part to play a game: its table.
#[must_use]
pub fn playing<G: GameUi>() -> AnyView {
    play::provide_play::<G>();
    let pages: Pages = play::page::<G>;
    view! { <Frame part=Part::Game(G::ID) pages /> }.into_any()
}

/// Masthead, the page of the current address, footer; nothing while the address is another part's.
#[component]
fn Frame(
    /// Whose pages.
    part: Part,
    /// What builds them.
    pages: Pages,
) -> impl IntoView {
    let language = language::provide_language();
    let theme = theme::provide_theme();
    let place = navigation::use_place(part, move || {
        language.set(language::of_page());
        theme.set(theme::of_page());
    });
    let route = place.route;
    Effect::new(move || {
        if place.is_here.get() {
            document().set_title(&navigation::title(route.get(), language.get()));
        }
    });

    view! {
        <Show when=move || place.is_here.get()>
            <Masthead route />
            <main id="main" tabindex="-1">
                {move || pages(route.get(), language.get())}
            </main>
            <Footer />
        </Show>
    }
}
