//! Zipang Portable, introduced.

use leptos::prelude::*;

use super::presentation::{Fact, Member, Presentation, texts_of};
use crate::app::art::Portrait;
use crate::app::setup::ZipangRules;
use crate::app::words::{Locale, words};
use crate::zipang::{Card, MAX_PLAYERS};

/// Zipang Portable, as the pages show it.
pub const PRESENTATION: Presentation = Presentation {
    scene: include_str!("../art/zipang.svg"),
    faces: [Portrait::Bandit, Portrait::ShrineMaiden, Portrait::Emperor, Portrait::Warlord, Portrait::CrazyOne],
    designer: "Ko Sasahara",
    pitch,
    introduction,
    round: |locale, number| words!(locale, zipang_table.campaign, number = number),
    credit: |locale| words!(locale, zipang.credit),
    house_rules: |locale, draft, wrong| view! { <ZipangRules locale draft wrong /> }.into_any(),
};

texts_of!(zipang, steps called campaign);

/// The fourteen characters, in the order of the rulebook.
fn cast(locale: Locale) -> Vec<Member> {
    macro_rules! character {
        ($card:ident, $key:ident) => {
            Member {
                portrait: Portrait::$card,
                name: words!(locale, zipang.people.$key.name),
                role: words!(locale, zipang.people.$key.role),
                effect: words!(locale, zipang.people.$key.effect),
                facts: numbers(locale, Card::$card),
            }
        };
    }
    vec![
        character!(Emperor, emperor),
        character!(Peasant, peasant),
        character!(Bandit, bandit),
        character!(Merchant, merchant),
        character!(Princess, princess),
        character!(Captain, captain),
        character!(Monk, monk),
        character!(ShrineMaiden, maiden),
        character!(Commander, commander),
        character!(Ninja, ninja),
        character!(TeaMaster, teamaster),
        character!(CrazyOne, crazy),
        character!(Nobleman, nobleman),
        character!(Warlord, warlord),
    ]
}

/// A character's two values and number of copies in the whole deck.
fn numbers(locale: Locale, card: Card) -> Vec<Fact> {
    let copies = card.copies(MAX_PLAYERS as u8);
    vec![
        Fact::new(words!(locale, game.battle), card.battle().to_string()),
        Fact::new(words!(locale, game.honor), card.honor().to_string()),
        Fact::new(words!(locale, game.copies), format!("×{copies}")),
    ]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::pages::presentation::copies_in;

    #[test]
    fn the_deck_has_thirty_characters() {
        assert_eq!(copies_in(&cast(Locale::En)), 30);
    }
}
