//! A player's place at the table.

use super::cards::{back, small_face};
use super::voice::Voice;
use crate::app::markup::Markup;
use crate::app::words::{Locale, words};
use crate::table::model::zipang::{Cards, Place};

/// A player's place: crest, name, coins, cards, and how things stand with him. It is counted clockwise from the bottom
/// of the screen.
#[must_use]
pub fn place_at_table(voice: &Voice, place: &Place, number: usize) -> Markup {
    let locale = voice.locale;
    let player = voice.people.at(place.seat);
    let seat = place.seat.number().to_string();
    let class = format!(
        "place hand-place place-{number}{}{}{}",
        if place.is_asked { " is-asked" } else { "" },
        if place.is_threatened { " is-threatened" } else { "" },
        if place.in_campaign { "" } else { " is-out" },
    );
    Markup::of(|markup| {
        let item = markup.open("li").class(&class).attr("data-testid", "place");
        item.attr("data-seat", &seat).attr("data-lies", &player.name).around(|markup| {
            player.mon.draw(markup);
            markup.open("div").class("place-words").around(|markup| {
                markup.open("p").class(player.name_class()).attr("title", &player.name).text(&player.name);
                markup.open("p").class("place-coins").around(|markup| {
                    markup.open("span").class("coin").decoration().empty();
                    markup.open("b").attr("data-count", &format!("coins-{seat}")).text(&place.coins.to_string());
                    markup.unseen(words!(locale, zipang_table.coins));
                });
                place_cards(markup, locale, &place.cards);
            });
            marks(markup, voice, place);
        });
    })
}

/// The cards of a hand as the eyes at the screen know them.
fn place_cards(markup: &mut Markup, locale: Locale, cards: &Cards) {
    let lies = words!(locale, guide.face_down);
    let (class, faces, backs) = match cards {
        Cards::Known(known) => ("place-cards place-known", known, None),
        Cards::Hidden { noted, unknown } => ("place-cards", noted, Some(*unknown)),
    };
    markup.open("p").class(class).around(|markup| {
        faces.iter().for_each(|&card| small_face(markup, locale, card, lies));
        if let Some(unknown) = backs {
            (0..unknown).for_each(|_| back(markup));
            markup.unseen(&words!(locale, zipang_table.cards_hidden, count = unknown));
        }
    });
}

/// How things stand with a player, in a word or two.
fn marks(markup: &mut Markup, voice: &Voice, place: &Place) {
    let locale = voice.locale;
    let is_bot = !voice.people.at(place.seat).is_person();
    let marks = [
        (!place.in_campaign, "mark mark-out", words!(locale, zipang_table.out)),
        (place.is_threatened && !place.is_asked, "mark mark-threat", words!(locale, zipang_table.threatened)),
        (place.on_turn, "mark mark-turn", words!(locale, zipang_table.on_turn)),
        (place.is_asked && !place.on_turn, "mark mark-asked", words!(locale, zipang_table.asked)),
        (is_bot, "mark mark-bot", words!(locale, table.bot)),
    ];
    markup.open("p").class("marks").around(|markup| {
        for (_, class, word) in marks.into_iter().filter(|(holds, ..)| *holds) {
            markup.line("span", class, word);
        }
    });
}
