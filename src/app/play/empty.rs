//! A table with no game on it: what would be played here, and how to begin.

use super::GameUi;
use crate::app::kept::replay_address;
use crate::app::markup::Markup;
use crate::app::route::{Page, Route};
use crate::app::words::{Locale, words};
use crate::store::SlotId;

/// Why there is no game on the table, though one was asked for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Trouble {
    /// The table that was set cannot be played.
    Pending,
    /// No such game is kept here.
    Missing,
    /// What was kept of it is damaged.
    Damaged,
    /// Nothing that was kept can be read.
    Forbidden,
    /// The link that should carry it is damaged, or has lost its end.
    Link,
    /// Another tab plays the game of this slot.
    Elsewhere(SlotId),
}

impl Trouble {
    fn words(&self, locale: Locale) -> &'static str {
        match self {
            Self::Pending => words!(locale, table.nobody_unreadable),
            Self::Missing => words!(locale, keeping.missing),
            Self::Damaged => words!(locale, keeping.damaged),
            Self::Forbidden => words!(locale, keeping.forbidden),
            Self::Link => words!(locale, keeping.link),
            Self::Elsewhere(_) => words!(locale, keeping.elsewhere),
        }
    }
}

/// The button that goes on here with a game that another tab plays.
pub const TAKE_OVER: &str = "data-take-over";

/// Says that there is no game, how to begin one, and what game it is; also if a table was set that cannot be played.
#[must_use]
pub fn no_game<G: GameUi>(locale: Locale, trouble: Option<&Trouble>) -> Markup {
    let facts = [
        (words!(locale, setup.players), G::ID.players_label()),
        (words!(locale, guide.length), G::length(locale).to_owned()),
    ];
    let link = |page| Route::Game(G::ID, page).href();
    Markup::of(|markup| {
        markup.line("p", "tag", G::ID.name());
        markup.open("h1").attr("data-question", "").attr("tabindex", "-1").text(words!(locale, table.nobody_title));
        if let Some(trouble) = trouble {
            markup
                .open("p")
                .class("wrong")
                .attr("role", "alert")
                .attr("data-testid", "trouble")
                .text(trouble.words(locale));
        }
        markup.line("p", "lead", words!(locale, table.nobody_text));
        markup.open("p").class("empty-actions").around(|markup| {
            if let Some(Trouble::Elsewhere(id)) = trouble {
                let button = markup.open("button").attr("type", "button").class("action").attr(TAKE_OVER, "");
                button.attr("data-testid", "take-over").text(words!(locale, keeping.take_over));
                let watch = format!("{}?step=end", replay_address(G::ID, id));
                let link = markup.open("a").class("quiet").attr("href", &watch).attr("data-testid", "watch");
                link.text(words!(locale, keeping.watch));
            }
            // Whoever wanted a game that another tab plays has something better to do first.
            let class = if matches!(trouble, Some(Trouble::Elsewhere(_))) { "quiet" } else { "action" };
            markup.open("a").class(class).attr("href", &link(Page::Setup)).text(words!(locale, table.nobody_set));
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
        for locale in Locale::ALL {
            let said = [Trouble::Pending, Trouble::Damaged]
                .map(|trouble| no_game::<oriente::State>(locale, Some(&trouble)).into_html());
            assert!(said.iter().all(|html| html.contains("data-testid=\"trouble\"")));
            assert_ne!(said[0], said[1]);
        }
    }
}
