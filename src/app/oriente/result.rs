//! The end of the game: who won and how, everybody's count, how the points went, who kept his word, what lay hidden.

use leptos::prelude::*;

use super::faces::small_face;
use super::ranking::Ranking;
use super::voice::Voice;
use crate::app::markup::Markup;
use crate::app::play::again::ResultHead;
use crate::app::play::chart::chart;
use crate::app::play::hidden::hidden;
use crate::app::play::{Ended, Play};
use crate::app::words::{Locale, words};
use crate::oriente::{Card, Ending, Opened, Outcome, State};
use crate::table::model::oriente::{Counted, points_over_seasons, ranking};

/// The result of the game on the table.
pub fn result(play: Play<State>, voice: &Voice, ended: Ended<'_, State>) -> AnyView {
    let locale = voice.locale;
    let Ended { outcome, opened, view, story } = ended;
    let rows = points_over_seasons(view.players, story);
    let counted = ranking(view, outcome);
    let chart = chart(locale, &voice.people, &rows, words!(locale, court.result.chart));
    let side = Markup::of(|markup| {
        markup.add(&hidden(locale, &zones(locale, opened)));
        word(markup, voice, &counted);
    });
    let (title, lead) = headline(voice, outcome, view.season);
    view! {
        <div class="result" data-testid="result">
            <ResultHead play winners=outcome.winners title lead />
            <div class="result-parts">
                <section class="result-wide">
                    <h2>{words!(locale, board.ranking)}</h2>
                    <Ranking voice=voice.clone() counted />
                </section>
                <section>
                    <h2>{words!(locale, court.result.chart)}</h2>
                    <div inner_html=chart.into_html()></div>
                    <p class="hint">{words!(locale, court.result.chart_hint)}</p>
                </section>
                <div class="result-side" inner_html=side.into_html()></div>
            </div>
        </div>
    }
    .into_any()
}

/// Who won, and how it ended, in which season.
fn headline(voice: &Voice, outcome: &Outcome, season: u8) -> (String, String) {
    let locale = voice.locale;
    let names = voice.names(outcome.winners);
    let title = match outcome.winners.len() {
        1 => words!(locale, court.result.title, name = names),
        _ => words!(locale, court.result.title_shared, names = names),
    };
    let lead = match outcome.ending {
        Ending::Geisha => words!(locale, court.result.lead.geisha, number = season),
        Ending::GeishaInPrize => words!(locale, court.result.lead.geisha_in_prize, number = season),
        Ending::ThreeNinja => words!(locale, court.result.lead.three_ninja, number = season),
        Ending::DeckEmpty => words!(locale, court.result.lead.deck_empty, number = season),
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
    let heads = [words!(locale, board.player), words!(locale, court.result.kept), words!(locale, court.result.broken)];
    markup.open("section").attr("data-testid", "word").around(|markup| {
        markup.open("h2").text(words!(locale, court.result.word_title));
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
        (words!(locale, court.result.hidden_prize), opened.prize.cards().map(face).collect()),
        (words!(locale, court.result.hidden_deck), opened.deck.iter().map(|&lord| face(lord.into())).collect()),
        (words!(locale, court.result.aside), opened.aside.cards().map(face).collect()),
    ]
}
