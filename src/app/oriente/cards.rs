//! The words for lords and treasures.

use crate::app::words::{Locale, words};
use crate::oriente::Card;

/// The text of a card under `oriente_story.group.<card>`.
macro_rules! text_of {
    ($locale:ident, $card:ident, $group:ident) => {
        match $card {
            Card::Shogun => words!($locale, oriente_story.$group.shogun),
            Card::Soryo => words!($locale, oriente_story.$group.soryo),
            Card::MahoTsukai => words!($locale, oriente_story.$group.mahotsukai),
            Card::Daimyo => words!($locale, oriente_story.$group.daimyo),
            Card::Samurai => words!($locale, oriente_story.$group.samurai),
            Card::Akindo => words!($locale, oriente_story.$group.akindo),
            Card::Nofu => words!($locale, oriente_story.$group.nofu),
            Card::Ninja => words!($locale, oriente_story.$group.ninja),
            Card::Geisha => words!($locale, oriente_story.$group.geisha),
            Card::Treasure2 => words!($locale, oriente_story.$group.treasure_two),
            Card::Treasure3 => words!($locale, oriente_story.$group.treasure_three),
            Card::Treasure4 => words!($locale, oriente_story.$group.treasure_four),
        }
    };
}

/// The name on the card.
#[must_use]
pub fn name(locale: Locale, card: impl Into<Card>) -> &'static str {
    let card = card.into();
    text_of!(locale, card, name)
}

/// The name within a sentence, with its article.
#[must_use]
pub fn within(locale: Locale, card: impl Into<Card>) -> &'static str {
    let card = card.into();
    text_of!(locale, card, a)
}

/// So many cards of a kind within a sentence; at least one. A lord's name is the same for one and for many.
#[must_use]
pub fn several(locale: Locale, card: impl Into<Card>, count: u8) -> String {
    let card = card.into();
    if count < 2 {
        return within(locale, card).to_owned();
    }
    let number = number(locale, count);
    match card {
        Card::Treasure2 => words!(locale, oriente_story.several.treasures_two, number = number),
        Card::Treasure3 => words!(locale, oriente_story.several.treasures_three, number = number),
        Card::Treasure4 => words!(locale, oriente_story.several.treasures_four, number = number),
        lord => format!("{number} {}", name(locale, lord)),
    }
}

/// A number in a word, up to the twelve Nōfu there are.
fn number(locale: Locale, count: u8) -> String {
    let word = match count {
        2 => words!(locale, oriente_story.number.two),
        3 => words!(locale, oriente_story.number.three),
        4 => words!(locale, oriente_story.number.four),
        5 => words!(locale, oriente_story.number.five),
        6 => words!(locale, oriente_story.number.six),
        7 => words!(locale, oriente_story.number.seven),
        8 => words!(locale, oriente_story.number.eight),
        9 => words!(locale, oriente_story.number.nine),
        10 => words!(locale, oriente_story.number.ten),
        11 => words!(locale, oriente_story.number.eleven),
        12 => words!(locale, oriente_story.number.twelve),
        _ => return count.to_string(),
    };
    word.to_owned()
}
