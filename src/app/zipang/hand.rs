//! Hands that lie open: the own one to look at, or several side by side.

use super::cards::face;
use super::voice::Voice;
use crate::app::markup::Markup;
use crate::app::words::{Locale, words};
use crate::game::Seat;
use crate::zipang::Hand;

/// What a hand is worth, in words.
#[must_use]
pub fn sum(locale: Locale, hand: Hand) -> String {
    words!(locale, zipang_table.hand_sum, battle = hand.battle(), honor = hand.honor())
}

/// The own hand, to look at.
#[must_use]
pub fn own_hand(voice: &Voice, hand: Hand, seat: Seat) -> Markup {
    let locale = voice.locale;
    let whose = words!(locale, table.hand, name = voice.name(seat));
    Markup::of(|markup| {
        let own = markup.open("ul").class("own-hand").attr("data-testid", "own-hand");
        own.attr("data-lies", &whose).attr("aria-label", &whose).around(|markup| {
            for &card in hand.as_slice() {
                markup.open("li").around(|markup| face(markup, locale, card));
            }
        });
    })
}

/// Hands laid open, each with its owner; one of them may be the best.
pub fn open_hands(markup: &mut Markup, voice: &Voice, hands: &[(Seat, Hand)], best: Option<Seat>) {
    let locale = voice.locale;
    markup.open("ul").class("open-hands").attr("data-testid", "open-hands").around(|markup| {
        for &(seat, hand) in hands {
            let player = voice.people.at(seat);
            let class = if best == Some(seat) { "open-hand is-best" } else { "open-hand" };
            markup.open("li").class(class).attr("data-lies", &player.name).around(|markup| {
                markup.open("p").class("open-hand-name").around(|markup| {
                    player.mon.draw(markup);
                    markup.open("b").text(&player.name);
                    markup.line("span", "sum", &sum(locale, hand));
                });
                markup.open("p").class("open-hand-cards").around(|markup| {
                    hand.as_slice().iter().for_each(|&card| face(markup, locale, card));
                });
            });
        }
    });
}
