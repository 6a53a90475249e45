//! Zipang Portable, introduced.

use super::game::{Fact, Introduction, Member};
use crate::app::art::{Portrait, Scene};
use crate::app::play::Kind;
use crate::app::route::Route;
use crate::app::words::{Locale, words};
use crate::zipang::{Card, MAX_PLAYERS};

/// Players, length and cards.
#[must_use]
pub fn facts(locale: Locale) -> [Fact; 3] {
    [
        Fact::new(words!(locale, game.players), words!(locale, home.zipang_players)),
        Fact::new(words!(locale, game.length), words!(locale, home.zipang_length)),
        Fact::new(words!(locale, game.cards), words!(locale, home.zipang_cards)),
    ]
}

/// All the page says.
#[must_use]
pub fn introduction(locale: Locale) -> Introduction {
    Introduction {
        kind: Kind::Zipang,
        designer: "Ko Sasahara",
        scene: Scene::Zipang,
        lead: words!(locale, zipang.lead),
        facts: facts(locale),
        goal: words!(locale, zipang.goal),
        steps_title: words!(locale, game.campaign),
        steps: [
            (words!(locale, zipang.steps.one_title), words!(locale, zipang.steps.one_text)),
            (words!(locale, zipang.steps.two_title), words!(locale, zipang.steps.two_text)),
            (words!(locale, zipang.steps.three_title), words!(locale, zipang.steps.three_text)),
            (words!(locale, zipang.steps.four_title), words!(locale, zipang.steps.four_text)),
        ],
        cast_note: words!(locale, zipang.cast_note),
        cast: cast(locale),
        other: (Route::Oriente, "Oriente"),
    }
}

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
    use crate::app::pages::game::copies_in;

    #[test]
    fn the_deck_has_thirty_characters() {
        assert_eq!(copies_in(&cast(Locale::En)), 30);
    }
}
