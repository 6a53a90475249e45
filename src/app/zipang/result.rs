//! The end of the game: who won, how the others came in, how the coins went, what everybody held and what lay hidden.

use super::cards::{face, small_face};
use super::hand::open_hands;
use super::voice::Voice;
use crate::app::markup::Markup;
use crate::app::play::Ended;
use crate::app::play::chart::chart;
use crate::app::play::ended::ResultPage;
use crate::app::play::hidden::hidden;
use crate::app::words::{Locale, words};
use crate::game::{Seat, Seats};
use crate::table::model::zipang::coins_over_campaigns;
use crate::zipang::{Card, Event, Opened, Outcome, State, View};

/// The result of the game on the table.
#[must_use]
pub fn result(voice: &Voice, ended: Ended<'_, State>) -> ResultPage {
    let locale = voice.locale;
    let Ended { outcome, opened, view, story } = ended;
    let rows = coins_over_campaigns(view.players, story);
    let lead = match view.campaign {
        1 => words!(locale, zipang_table.result_lead_one).to_owned(),
        count => words!(locale, zipang_table.result_lead, count = count),
    };
    let draws: Vec<(Seat, Card)> = story.iter().filter_map(drawn_for_victory).collect();
    let parts = Markup::of(|markup| {
        markup.open("section").around(|markup| {
            markup.open("h2").text(words!(locale, table.ranking));
            ranking(markup, voice, outcome, view);
        });
        markup.open("section").around(|markup| {
            markup.open("h2").text(words!(locale, zipang_table.chart));
            markup.add(&chart(locale, &voice.people, &rows, words!(locale, zipang_table.chart)));
        });
        if !opened.hands.is_empty() {
            markup.open("section").class("result-wide").around(|markup| {
                markup.open("h2").text(words!(locale, zipang_table.opened));
                open_hands(markup, voice, &opened.hands, None);
            });
        }
        final_draw(markup, voice, &draws);
        markup.add(&hidden(locale, &zones(locale, opened)));
    });
    let (name, coins) = (voice.name(outcome.winner), voice.coins(view.coins[outcome.winner]));
    let title = words!(locale, zipang_table.result_title, name = name, coins = coins);
    ResultPage { winners: Seats::only(outcome.winner), title, lead, parts }
}

const fn drawn_for_victory(event: &Event) -> Option<(Seat, Card)> {
    match *event {
        Event::DrewForVictory(seat, card) => Some((seat, card)),
        _ => None,
    }
}

/// Everybody with place and coins, the winner first.
fn ranking(markup: &mut Markup, voice: &Voice, outcome: &Outcome, view: &View) {
    let locale = voice.locale;
    let place = |seat: Seat| outcome.places.as_slice()[usize::from(seat.number())];
    let mut order: Vec<Seat> = voice.people.iter().map(|(seat, _)| seat).collect();
    order.sort_by_key(|&seat| place(seat));
    let heads = [words!(locale, table.place), words!(locale, table.player), words!(locale, zipang_table.over_coins)];
    markup.open("table").class("ranking").attr("data-testid", "ranking").around(|markup| {
        markup.open("thead").around(|markup| {
            markup.open("tr").around(|markup| {
                heads.iter().for_each(|head| markup.open("th").attr("scope", "col").text(head));
            });
        });
        markup.open("tbody").around(|markup| {
            for seat in order {
                let row = markup.open("tr");
                let row = if place(seat) == 1 { row.class("is-first") } else { row };
                row.around(|markup| {
                    markup.open("td").text(&place(seat).to_string());
                    voice.people.at(seat).head(markup);
                    markup.open("td").text(&view.coins[seat].to_string());
                });
            }
        });
    });
}

/// The cards drawn by those tied for the first place, if they had to.
fn final_draw(markup: &mut Markup, voice: &Voice, draws: &[(Seat, Card)]) {
    if draws.is_empty() {
        return;
    }
    markup.open("section").attr("data-testid", "final-draw").around(|markup| {
        markup.open("h2").text(words!(voice.locale, zipang_table.draw));
        markup.open("ul").class("spread").around(|markup| {
            for &(seat, card) in draws {
                markup.open("li").around(|markup| {
                    markup.open("p").text(voice.people.name(seat));
                    face(markup, voice.locale, card);
                });
            }
        });
    });
}

/// What nobody held and nobody knew: the card under the discards, and the supply.
fn zones(locale: Locale, opened: &Opened) -> [(&'static str, Vec<Markup>); 2] {
    let face = |&card: &Card| Markup::of(|markup| small_face(markup, locale, card, words!(locale, guide.face_up)));
    [
        (words!(locale, zipang_table.hidden_face_down), vec![face(&opened.face_down)]),
        (words!(locale, zipang_table.hidden_supply), opened.supply.iter().map(face).collect()),
    ]
}
