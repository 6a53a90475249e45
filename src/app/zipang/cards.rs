//! The characters: their words, and their cards as they lie on the table.

use crate::app::art::Portrait;
use crate::app::markup::Markup;
use crate::app::play::about::CardWords;
use crate::app::words::{Locale, words};
use crate::game::Face;
use crate::zipang::Card;

/// The text of a character under `topic.group.<character>`, with an optional leaf below it.
macro_rules! text_of {
    ($locale:ident, $card:ident, $topic:ident.$group:ident $(, $leaf:ident)?) => {
        match $card {
            Card::Emperor => words!($locale, $topic.$group.emperor $(.$leaf)?),
            Card::Peasant => words!($locale, $topic.$group.peasant $(.$leaf)?),
            Card::Bandit => words!($locale, $topic.$group.bandit $(.$leaf)?),
            Card::Merchant => words!($locale, $topic.$group.merchant $(.$leaf)?),
            Card::Princess => words!($locale, $topic.$group.princess $(.$leaf)?),
            Card::Captain => words!($locale, $topic.$group.captain $(.$leaf)?),
            Card::Monk => words!($locale, $topic.$group.monk $(.$leaf)?),
            Card::ShrineMaiden => words!($locale, $topic.$group.maiden $(.$leaf)?),
            Card::Commander => words!($locale, $topic.$group.commander $(.$leaf)?),
            Card::Ninja => words!($locale, $topic.$group.ninja $(.$leaf)?),
            Card::TeaMaster => words!($locale, $topic.$group.teamaster $(.$leaf)?),
            Card::CrazyOne => words!($locale, $topic.$group.crazy $(.$leaf)?),
            Card::Nobleman => words!($locale, $topic.$group.nobleman $(.$leaf)?),
            Card::Warlord => words!($locale, $topic.$group.warlord $(.$leaf)?),
        }
    };
}

/// The name on the card.
#[must_use]
pub fn name(locale: Locale, card: Card) -> &'static str {
    text_of!(locale, card, zipang.people, name)
}

/// What the card does.
#[must_use]
pub fn effect(locale: Locale, card: Card) -> &'static str {
    text_of!(locale, card, zipang.people, effect)
}

/// The name within a sentence, with its article.
#[must_use]
pub fn within(locale: Locale, card: Card) -> &'static str {
    text_of!(locale, card, zipang_story.a)
}

/// So many cards of a kind within a sentence; at least one. Of most characters there is only one card.
#[must_use]
pub fn several(locale: Locale, card: Card, count: usize) -> String {
    let number = match count {
        2 => words!(locale, zipang_story.number.two),
        3 => words!(locale, zipang_story.number.three),
        _ => return within(locale, card).to_owned(),
    };
    match card {
        Card::Peasant => words!(locale, zipang_story.several.peasants, number = number),
        Card::Bandit => words!(locale, zipang_story.several.bandits, number = number),
        Card::Merchant => words!(locale, zipang_story.several.merchants, number = number),
        Card::Captain => words!(locale, zipang_story.several.captains, number = number),
        Card::Monk => words!(locale, zipang_story.several.monks, number = number),
        Card::Commander => words!(locale, zipang_story.several.commanders, number = number),
        single => within(locale, single).to_owned(),
    }
}

/// What there is to say of a card.
#[must_use]
pub fn words(locale: Locale, card: Card) -> CardWords {
    let face = Markup::of(|markup| face(markup, locale, card));
    CardWords { face, name: name(locale, card), numbers: numbers(locale, card), does: effect(locale, card) }
}

/// The numbers on the card, in words.
fn numbers(locale: Locale, card: Card) -> String {
    words!(locale, zipang_table.hand_sum, battle = card.battle(), honor = card.honor())
}

const fn portrait(card: Card) -> Portrait {
    match card {
        Card::Emperor => Portrait::Emperor,
        Card::Peasant => Portrait::Peasant,
        Card::Bandit => Portrait::Bandit,
        Card::Merchant => Portrait::Merchant,
        Card::Princess => Portrait::Princess,
        Card::Captain => Portrait::Captain,
        Card::Monk => Portrait::Monk,
        Card::ShrineMaiden => Portrait::ShrineMaiden,
        Card::Commander => Portrait::Commander,
        Card::Ninja => Portrait::Ninja,
        Card::TeaMaster => Portrait::TeaMaster,
        Card::CrazyOne => Portrait::CrazyOne,
        Card::Nobleman => Portrait::Nobleman,
        Card::Warlord => Portrait::Warlord,
    }
}

/// A card face up, large enough to read.
pub fn face(markup: &mut Markup, locale: Locale, card: Card) {
    let value = |markup: &mut Markup, class: &str, points: u8, unit: &str| {
        markup.open("span").class(class).around(|markup| {
            markup.open("b").text(&points.to_string());
            markup.text(" ");
            markup.open("small").text(unit);
        });
    };
    markup.open("span").class("card-face").attr("data-card", &card.code().to_string()).around(|markup| {
        portrait(card).draw(markup);
        markup.line("span", "card-name", name(locale, card));
        markup.unseen(&format!("{}.", numbers(locale, card)));
        markup.open("span").class("card-values").decoration().around(|markup| {
            value(markup, "battle", card.battle(), words!(locale, zipang_table.battle));
            value(markup, "honor", card.honor(), words!(locale, zipang_table.honor));
        });
    });
}

/// A card in passing that lies so: its picture, and its name for whoever points at it or cannot see it.
pub fn small_face(markup: &mut Markup, locale: Locale, card: Card, lies: &str) {
    let label = words!(locale, guide.lies, card = name(locale, card), lies = lies);
    let sign = markup.open("span").class("card-small").attr("data-card", &card.code().to_string());
    sign.pictures(&label).around(|markup| portrait(card).draw(markup));
}

/// A card face down. It has no identity.
pub fn back(markup: &mut Markup) {
    markup.open("span").class("card-back").decoration().empty();
}
