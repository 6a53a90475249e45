//! The end of the game: who won and how, everybody's count, how the points went, who kept his word, what lay hidden.

use super::faces::small_face;
use super::ranking::ranking;
use super::voice::Voice;
use crate::app::markup::Markup;
use crate::app::play::Ended;
use crate::app::play::chart::chart;
use crate::app::play::ended::ResultPage;
use crate::app::play::hidden::hidden;
use crate::app::words::{Locale, words};
use crate::oriente::{Card, Ending, Opened, Outcome, State};
use crate::table::model::oriente::{Counted, points_over_seasons, ranking as counted};

/// The result of the game on the table.
#[must_use]
pub fn result(voice: &Voice, ended: Ended<'_, State>) -> ResultPage {
    let locale = voice.locale;
    let Ended { outcome, opened, view, story } = ended;
    let rows = points_over_seasons(view.players, story);
    let counted = counted(view, outcome);
    let parts = Markup::of(|markup| {
        markup.open("section").class("result-wide").around(|markup| {
            markup.open("h2").text(words!(locale, table.ranking));
            ranking(markup, voice, &counted);
        });
        markup.open("section").around(|markup| {
            markup.open("h2").text(words!(locale, oriente_table.result.chart));
            markup.add(&chart(locale, &voice.people, &rows, words!(locale, oriente_table.result.chart)));
            markup.line("p", "hint", words!(locale, oriente_table.result.chart_hint));
        });
        markup.open("div").class("result-side").around(|markup| {
            markup.add(&hidden(locale, &zones(locale, opened)));
            word(markup, voice, &counted);
        });
    });
    let (title, lead) = headline(voice, outcome, view.season);
    ResultPage { winners: outcome.winners, title, lead, parts }
}

/// Who won, and how it ended, in which season.
fn headline(voice: &Voice, outcome: &Outcome, season: u8) -> (String, String) {
    let locale = voice.locale;
    let names = voice.names(outcome.winners);
    let points = outcome.winners.iter().map(|seat| outcome.scores.as_slice()[usize::from(seat.number())].points).max();
    let title = match (outcome.winners.len(), outcome.ending) {
        (1, Ending::ThreeNinja) => words!(locale, oriente_table.result.title_ninja, name = names),
        (1, _) => words!(locale, oriente_table.result.title, name = names, count = points.unwrap_or_default()),
        _ => words!(locale, oriente_table.result.title_shared, names = names),
    };
    let lead = match outcome.ending {
        Ending::Geisha => words!(locale, oriente_table.result.lead.geisha, number = season),
        Ending::GeishaInPrize => words!(locale, oriente_table.result.lead.geisha_in_prize, number = season),
        Ending::ThreeNinja => words!(locale, oriente_table.result.lead.three_ninja, number = season),
        Ending::DeckEmpty => words!(locale, oriente_table.result.lead.deck_empty, number = season),
    };
    (title, lead)
}

/// How everybody has kept his word, if anybody gave it.
fn word(markup: &mut Markup, voice: &Voice, counted: &[Counted]) {
    let locale = voice.locale;
    let given = || counted.iter().filter(|row| row.tally.kept + row.tally.broken > 0);
    if given().next().is_none() {
        return;
    }
    let heads = [
        words!(locale, table.player),
        words!(locale, oriente_table.result.kept),
        words!(locale, oriente_table.result.broken),
    ];
    markup.open("section").attr("data-testid", "word").around(|markup| {
        markup.open("h2").text(words!(locale, oriente_table.result.word_title));
        markup.open("table").class("word-given").around(|markup| {
            markup.open("thead").around(|markup| {
                markup.open("tr").around(|markup| {
                    heads.iter().for_each(|head| markup.open("th").attr("scope", "col").text(head));
                });
            });
            markup.open("tbody").around(|markup| {
                for row in given() {
                    markup.open("tr").around(|markup| {
                        voice.people.at(row.seat).head(markup);
                        markup.open("td").text(&row.tally.kept.to_string());
                        markup.open("td").text(&row.tally.broken.to_string());
                    });
                }
            });
        });
    });
}

/// What nobody knew to the very end: the prize that nobody took and the deck; and what lies beside them.
fn zones(locale: Locale, opened: &Opened) -> [(&'static str, Vec<Markup>); 3] {
    let face = |card: Card| Markup::of(|markup| small_face(markup, locale, card, 1));
    [
        (words!(locale, oriente_table.result.hidden_prize), opened.prize.cards().map(face).collect()),
        (words!(locale, oriente_table.result.hidden_deck), opened.deck.iter().map(|&lord| face(lord.into())).collect()),
        (words!(locale, oriente_table.result.aside), opened.aside.cards().map(face).collect()),
    ]
}
