//! The summary card of a game: goal, turn and end on one screen, one key away.

use crate::app::art::Emblem;
use crate::app::markup::Markup;
use crate::app::words::{Locale, words};

/// What a line of a summary card is about: its sign, its name, its text.
pub type Line = (Emblem, &'static str, &'static str);

/// The whole card: what one plays for, how a turn goes, how it ends.
#[must_use]
pub fn summary_card(
    locale: Locale,
    goal: (Emblem, &'static str),
    lines: &[Line],
    end: (Emblem, &'static str),
) -> Markup {
    let first = (goal.0, words!(locale, guide.goal), goal.1);
    let last = (end.0, words!(locale, guide.end), end.1);
    Markup::of(|markup| {
        markup.open("dl").class("summary-card").attr("data-testid", "summary-card").around(|markup| {
            for &(emblem, name, text) in [first].iter().chain(lines).chain([&last]) {
                markup.open("div").class("summary-line").around(|markup| {
                    markup.open("dt").around(|markup| {
                        emblem.draw(markup);
                        markup.text(name);
                    });
                    markup.open("dd").text(text);
                });
            }
        });
    })
}
