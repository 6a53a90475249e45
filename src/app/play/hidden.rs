//! What nobody knew to the very end, shown when the game is over.

use crate::app::markup::Markup;
use crate::app::words::{Locale, words};

/// The places where cards lay hidden: what each is called, and its cards in order. Empty places are left out.
#[must_use]
pub fn hidden(locale: Locale, zones: &[(&str, Vec<Markup>)]) -> Markup {
    Markup::of(|markup| {
        markup.open("section").attr("data-testid", "hidden").around(|markup| {
            markup.open("h2").text(words!(locale, table.hidden));
            for (title, cards) in zones.iter().filter(|(_, cards)| !cards.is_empty()) {
                markup.line("h3", "hidden-title", title);
                markup.open("ol").class("hidden-cards").around(|markup| {
                    cards.iter().for_each(|card| markup.open("li").around(|markup| markup.add(card)));
                });
            }
            if zones.iter().all(|(_, cards)| cards.is_empty()) {
                markup.open("p").text(words!(locale, table.hidden_none));
            }
        });
    })
}
