//! Follows the address bar: which page is shown, where the focus goes, what the title says.

use leptos::prelude::*;

use super::browser;
use super::route::{Page, Part, Route};
use super::words::{Locale, words};

/// Where the reader is, as one part of the app sees it.
#[derive(Clone, Copy, Debug)]
pub struct Place {
    /// The page of this part that is shown, or was shown last.
    pub route: ReadSignal<Route>,
    /// Is it shown now? Or is the address another part's?
    pub is_here: ReadSignal<bool>,
}

/// Follows the address, with the browser's back and forward; `arrive` runs whenever it becomes one of this part's.
pub fn use_place(part: Part, arrive: impl Fn() + Send + Sync + 'static) -> Place {
    let current = || Route::from_hash(&browser::location_hash());
    let (route, set_route) = signal(current());
    let (is_here, set_here) = signal(current().part() == part);
    browser::listen("hashchange", move |_| {
        let next = current();
        if next.part() == part {
            arrive();
            set_route.set(next);
        }
        set_here.set(next.part() == part);
    });

    // A new page starts at its heading: for the eye, the keyboard and the screen reader. The first one of a visit, which
    // comes in place of the static shell, leaves the focus to the browser.
    let is_first_page = document().get_element_by_id("shell").is_some();
    Effect::new(move |before: Option<Option<Route>>| {
        let shown = is_here.get().then(|| route.get());
        let is_new = before.map_or(!is_first_page, |before| before != shown);
        if shown.is_some() && is_new {
            request_animation_frame(|| {
                browser::scroll_to_top();
                browser::focus("main h1");
            });
        }
        shown
    });
    Place { route, is_here }
}

/// What the window's title says on a page.
#[must_use]
pub fn title(route: Route, locale: Locale) -> String {
    let page = match route {
        Route::Home => return String::from("Noren"),
        Route::Game(game, Page::Intro) => game.name(),
        Route::Game(_, Page::Setup) => words!(locale, setup.title),
        Route::Game(_, Page::Table) => words!(locale, table.title),
        Route::Game(_, Page::Replay) => words!(locale, replay.title),
        Route::Games => words!(locale, kept.title),
        Route::About => words!(locale, about.title),
        Route::Lost => words!(locale, shell.lost_title),
    };
    format!("{page} · Noren")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::GameId;

    #[test]
    fn titles_name_the_page_first_in_the_language_of_the_reader() {
        assert_eq!(title(Route::Home, Locale::Fr), "Noren");
        assert_eq!(title(Route::Game(GameId::Oriente, Page::Intro), Locale::It), "Oriente · Noren");
        assert_eq!(title(Route::Games, Locale::It), "Partite salvate · Noren");
        assert_eq!(title(Route::About, Locale::Fr), "À propos de cette maison · Noren");
    }
}
