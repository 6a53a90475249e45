//! Follows the address bar: which page is shown, where the focus goes, what the title says.

use leptos::{ev, prelude::*};

use super::browser;
use super::route::Route;
use super::words::{Locale, words};

/// The page of the current address, following the browser's back and forward.
pub fn use_route() -> ReadSignal<Route> {
    let current = || Route::from_hash(&browser::location_hash());
    let (route, set_route) = signal(current());
    let listener = window_event_listener(ev::hashchange, move |_| set_route.set(current()));
    on_cleanup(move || listener.remove());

    // A new page starts at its heading: for the eye, the keyboard and the screen reader.
    Effect::new(move |before: Option<Route>| {
        let route = route.get();
        if before.is_some_and(|before| before != route) {
            request_animation_frame(|| {
                browser::scroll_to_top();
                browser::focus("main h1");
            });
        }
        route
    });
    route
}

/// What the window's title says on a page.
#[must_use]
pub fn title(route: Route, locale: Locale) -> String {
    let page = match route {
        Route::Home => return String::from("Noren"),
        Route::Oriente => "Oriente",
        Route::Zipang => "Zipang Portable",
        Route::ZipangSetup => words!(locale, place.title),
        Route::Table => words!(locale, board.title),
        Route::About => words!(locale, about.title),
        Route::Lost => words!(locale, shell.lost_title),
    };
    format!("{page} · Noren")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn titles_name_the_page_first_in_the_language_of_the_reader() {
        assert_eq!(title(Route::Home, Locale::Fr), "Noren");
        assert_eq!(title(Route::Oriente, Locale::It), "Oriente · Noren");
        assert_eq!(title(Route::About, Locale::Fr), "À propos de cette maison · Noren");
    }
}
