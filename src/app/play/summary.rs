//! The summary card of a game: goal, turn and end on one screen, one key away.

use crate::app::art::Portrait;
use crate::app::markup::Markup;
use crate::app::words::{Locale, words};

/// What a line of a summary card is about: its sign, its name, its text.
pub type Line = (Portrait, &'static str, &'static str);

/// The whole card: what one plays for, how a turn goes, how it ends.
#[must_use]
pub fn summary_card(
    locale: Locale,
    goal: (Portrait, &'static str),
    lines: &[Line],
    end: (Portrait, &'static str),
) -> Markup {
    let first = (goal.0, words!(locale, guide.goal), goal.1);
    let last = (end.0, words!(locale, guide.end), end.1);
    Markup::of(|markup| {
        markup.open("dl").class("summary-card").attr("data-testid", "summary-card").around(|markup| {
            for &(portrait, name, text) in [first].iter().chain(lines).chain([&last]) {
                markup.open("div").class("summary-line").around(|markup| {
                    markup.open("dt").around(|markup| {
                        portrait.draw(markup);
                        markup.text(name);
                    });
                    markup.open("dd").text(text);
                });
            }
        });
    })
}
