//! A table with no game on it: what would be played here, and how to begin.

use super::{Kind, GameUi};
use crate::app::markup::Markup;
use crate::app::words::{Locale, words};

/// Says that there is no game, how to begin one, and what game it is.
#[must_use]
pub fn no_game<G: GameUi>(locale: Locale) -> Markup {
    let (players, length) = match G::KIND {
        Kind::Oriente => (words!(locale, home.oriente_players), words!(locale, home.oriente_length)),
        Kind::Zipang => (words!(locale, home.zipang_players), words!(locale, home.zipang_length)),
    };
    let facts = [(words!(locale, place.players), players), (words!(locale, guide.length), length)];
    Markup::of(|markup| {
        markup.line("p", "tag", G::KIND.name());
        markup.open("h1").attr("data-question", "").attr("tabindex", "-1").text(words!(locale, board.nobody_title));
        markup.line("p", "lead", words!(locale, board.nobody_text));
        markup.open("p").class("empty-actions").around(|markup| {
            let set = markup.open("a").class("action").attr("href", G::KIND.setup().href());
            set.text(words!(locale, board.nobody_set));
            let meet = markup.open("a").class("quiet").attr("href", G::KIND.page().href());
            meet.text(words!(locale, guide.meet));
        });
        markup.open("dl").class("empty-facts").around(|markup| {
            for (name, fact) in facts {
                markup.open("div").around(|markup| {
                    markup.open("dt").text(name);
                    markup.open("dd").text(fact);
                });
            }
        });
        markup.add(&G::summary(locale));
    })
}
