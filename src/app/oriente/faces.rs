//! The cards of Oriente as they lie on the table.

use leptos::prelude::*;

use super::cards;
use crate::app::art::Portrait;
use crate::app::markup::Markup;
use crate::app::words::{Locale, words};
use crate::game::Face as _;
use crate::oriente::{Card, Lord};

const fn portrait(card: Card) -> Portrait {
    match card {
        Card::Shogun => Portrait::Shogun,
        Card::Soryo => Portrait::Soryo,
        Card::MahoTsukai => Portrait::MahoTsukai,
        Card::Daimyo => Portrait::Daimyo,
        Card::Samurai => Portrait::Samurai,
        Card::Akindo => Portrait::Akindo,
        Card::Nofu => Portrait::Nofu,
        Card::Ninja => Portrait::Ninja,
        Card::Geisha => Portrait::Geisha,
        Card::Treasure2 | Card::Treasure3 | Card::Treasure4 => Portrait::Treasure,
    }
}

/// The number on a card: rank, strength and points in one. The Geisha has none.
fn number(card: Card) -> String {
    if card == Card::Geisha { String::new() } else { card.points().to_string() }
}

/// A card face up, large enough to read.
pub fn face(markup: &mut Markup, locale: Locale, card: impl Into<Card>) {
    let card = card.into();
    let is_lord = card.lord().is_some();
    let face = markup.open("span").class("card-face");
    face.attr("data-card", &card.code().to_string()).around(|markup| {
        portrait(card).draw(markup);
        markup.open("span").class("card-rank").decoration().text(&number(card));
        markup.line("span", "card-name", cards::name(locale, card));
        if is_lord && card != Card::Geisha {
            markup.unseen(&words!(locale, oriente_table.table.rank, number = card.points()));
        }
    });
}

/// So many cards of a kind, face up in passing: picture and number, and the name for whoever points at it or cannot see it.
pub fn small_face(markup: &mut Markup, locale: Locale, card: impl Into<Card>, count: u8) {
    sign(markup, locale, card.into(), count, words!(locale, guide.face_up));
}

/// Cards in passing that lie so.
fn sign(markup: &mut Markup, locale: Locale, card: Card, count: u8, lies: &str) {
    let name = cards::name(locale, card);
    let name = match count {
        1 => name.to_owned(),
        _ => words!(locale, oriente_table.table.times, card = name, count = count),
    };
    let label = words!(locale, guide.lies, card = name, lies = lies);
    let sign = markup.open("span").class("card-small").attr("data-card", &card.code().to_string());
    sign.pictures(&label).around(|markup| {
        portrait(card).draw(markup);
        markup.line("span", "card-small-rank", &number(card));
        if count > 1 {
            markup.line("span", "card-count", &format!("×{count}"));
        }
    });
}

/// A card face down. It has no identity.
pub fn back(markup: &mut Markup) {
    markup.open("span").class("card-back").decoration().empty();
}

/// A lord face up, or his back if these eyes may not know him.
pub fn lord_card(markup: &mut Markup, locale: Locale, lord: Option<Lord>) {
    match lord {
        Some(lord) => small_face(markup, locale, lord, 1),
        None => back(markup),
    }
}

/// A lord who lies face down, as the eyes that may know him see him.
pub fn known_lord(markup: &mut Markup, locale: Locale, lord: Lord) {
    sign(markup, locale, lord.into(), 1, words!(locale, guide.face_down));
}

/// A card face up in passing.
#[component]
pub fn SmallFace(
    /// In which language.
    locale: Locale,
    /// Which card.
    #[prop(into)]
    card: Card,
    /// How many of it.
    #[prop(default = 1)]
    count: u8,
) -> impl IntoView {
    let html = Markup::of(|markup| small_face(markup, locale, card, count)).into_html();
    view! { <span class="card-holder" inner_html=html></span> }
}
