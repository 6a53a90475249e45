//! Everybody's points, counted card by card.

use super::faces::small_face;
use super::voice::Voice;
use crate::app::markup::Markup;
use crate::app::words::{Locale, words};
use crate::oriente::Card;
use crate::table::model::oriente::Counted;

/// Everybody with place, cards and points, the winners first.
pub fn ranking(markup: &mut Markup, voice: &Voice, counted: &[Counted]) {
    let locale = voice.locale;
    let heads = [
        words!(locale, table.place),
        words!(locale, table.player),
        words!(locale, oriente_table.result.counting),
        words!(locale, oriente_table.result.best),
        words!(locale, oriente_table.result.points),
    ];
    markup.open("table").class("ranking court-ranking").attr("data-testid", "ranking").around(|markup| {
        markup.open("thead").around(|markup| {
            markup.open("tr").around(|markup| {
                heads.iter().for_each(|head| markup.open("th").attr("scope", "col").text(head));
            });
        });
        markup.open("tbody").around(|markup| counted.iter().for_each(|counted| row(markup, voice, counted)));
    });
    markup.line("p", "hint", words!(locale, oriente_table.result.best_hint));
}

/// One player.
fn row(markup: &mut Markup, voice: &Voice, counted: &Counted) {
    let locale = voice.locale;
    let player = voice.people.at(counted.seat);
    let row = markup.open("tr");
    let row = if counted.wins { row.class("is-first") } else { row };
    row.around(|markup| {
        markup.line("td", "ranking-place", &counted.place.to_string());
        markup.open("th").class("ranking-who").attr("scope", "row").around(|markup| {
            markup.open("span").class("who").around(|markup| {
                player.mon.draw(markup);
                markup.open("span").text(&player.name);
            });
        });
        markup.open("td").class("ranking-count").around(|markup| {
            markup.open("ul").class("count").around(|markup| {
                if let Some(lord) = counted.lord {
                    sum(markup, locale, lord.into(), 1, "count-lord");
                }
                for &(card, count) in &counted.stack {
                    sum(markup, locale, card, count, "count-prize");
                }
            });
            if counted.lord.is_none() {
                markup.line("span", "hint", words!(locale, oriente_table.table.no_lord));
            }
        });
        markup.open("td").class("ranking-best").around(|markup| {
            markup.open("span").class("ranking-label").decoration().text(words!(locale, oriente_table.result.best));
            markup.text(" ");
            markup.text(&counted.best_card.to_string());
        });
        markup.line("td", "ranking-points", &counted.points.to_string());
    });
}

/// Cards of one kind and what they add.
fn sum(markup: &mut Markup, locale: Locale, card: Card, count: u8, class: &str) {
    markup.open("li").class(class).around(|markup| {
        small_face(markup, locale, card, count);
        markup.open("span").text(&format!("+{}", card.points() * count));
    });
}
