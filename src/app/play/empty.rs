//! A table with no game on it: what would be played here, and how to begin.

use super::GameUi;
use crate::app::markup::Markup;
use crate::app::route::{Page, Route};
use crate::app::words::{Locale, words};
use crate::setup::PendingError;

/// Says that there is no game, how to begin one, and what game it is; also if a table was set that cannot be played.
#[must_use]
pub fn no_game<G: GameUi>(locale: Locale, trouble: Option<&PendingError>) -> Markup {
    let facts = [
        (words!(locale, setup.players), G::ID.players_label()),
        (words!(locale, guide.length), G::length(locale).to_owned()),
    ];
    let link = |page| Route::Game(G::ID, page).href();
    Markup::of(|markup| {
        markup.line("p", "tag", G::ID.name());
        markup.open("h1").attr("data-question", "").attr("tabindex", "-1").text(words!(locale, table.nobody_title));
        if let Some(trouble) = trouble {
            let words = match trouble {
                PendingError::Unreadable => words!(locale, table.nobody_unreadable),
                PendingError::Refused(_) => words!(locale, table.nobody_refused),
            };
            markup.open("p").class("wrong").attr("role", "alert").attr("data-testid", "trouble").text(words);
        }
        markup.line("p", "lead", words!(locale, table.nobody_text));
        markup.open("p").class("empty-actions").around(|markup| {
            markup.open("a").class("action").attr("href", &link(Page::Setup)).text(words!(locale, table.nobody_set));
            markup.open("a").class("quiet").attr("href", &link(Page::Intro)).text(words!(locale, guide.meet));
        });
        markup.open("dl").class("empty-facts").around(|markup| {
            for (name, fact) in facts {
                markup.open("div").around(|markup| {
                    markup.open("dt").text(name);
                    markup.open("dd").text(&fact);
                });
            }
        });
        markup.add(&G::summary(locale));
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::{Seat, SetupError};
    use crate::{oriente, zipang};

    #[test]
    fn an_empty_table_says_what_is_played_there_and_leads_to_the_set_up() {
        let html = no_game::<zipang::State>(Locale::En, None).into_html();
        for said in ["Zipang Portable", "2–6", "10–20 minutes", "#/zipang/new", "\"#/zipang\""] {
            assert!(html.contains(said), "{said} in {html}");
        }
        assert!(!html.contains("trouble"));
    }

    #[test]
    fn a_table_that_cannot_be_played_is_told_in_a_sentence() {
        let refused = PendingError::Refused(SetupError::EmptyName(Seat::new(0)));
        for locale in Locale::ALL {
            let said = [&PendingError::Unreadable, &refused]
                .map(|trouble| no_game::<oriente::State>(locale, Some(trouble)).into_html());
            assert!(said.iter().all(|html| html.contains("data-testid=\"trouble\"")));
            assert_ne!(said[0], said[1]);
        }
    }
}
