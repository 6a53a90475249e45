//! Zipang Portable, introduced.

use super::game::{Fact, Introduction, Member};
use crate::app::art::{Emblem, Scene};
use crate::app::route::Route;
use crate::app::words::{Locale, td_string};

/// Players, length and cards.
#[must_use]
pub fn facts(locale: Locale) -> [Fact; 3] {
    [
        Fact::new(td_string!(locale, game.players), td_string!(locale, home.zipang_players)),
        Fact::new(td_string!(locale, game.length), td_string!(locale, home.zipang_length)),
        Fact::new(td_string!(locale, game.cards), td_string!(locale, home.zipang_cards)),
    ]
}

/// All the page says.
#[must_use]
pub fn introduction(locale: Locale) -> Introduction {
    Introduction {
        name: "Zipang Portable",
        designer: "Ko Sasahara",
        scene: Scene::Zipang,
        lead: td_string!(locale, zipang.lead),
        facts: facts(locale),
        play: Some((Route::ZipangSetup, td_string!(locale, place.play))),
        goal: td_string!(locale, zipang.goal),
        steps_title: td_string!(locale, game.campaign),
        steps: [
            (td_string!(locale, zipang.steps.one_title), td_string!(locale, zipang.steps.one_text)),
            (td_string!(locale, zipang.steps.two_title), td_string!(locale, zipang.steps.two_text)),
            (td_string!(locale, zipang.steps.three_title), td_string!(locale, zipang.steps.three_text)),
            (td_string!(locale, zipang.steps.four_title), td_string!(locale, zipang.steps.four_text)),
        ],
        cast_note: td_string!(locale, zipang.cast_note),
        cast: cast(locale),
        other: (Route::Oriente, "Oriente"),
    }
}

/// The fourteen characters, in the order of the rulebook.
fn cast(locale: Locale) -> Vec<Member> {
    // Of each: battle, honour and copies; name, role and deed.
    macro_rules! character {
        ($emblem:ident, $battle:literal, $honor:literal, $copies:literal, $key:ident) => {
            Member {
                emblem: Emblem::$emblem,
                name: td_string!(locale, zipang.people.$key.name),
                role: td_string!(locale, zipang.people.$key.role),
                effect: td_string!(locale, zipang.people.$key.effect),
                facts: numbers(locale, $battle, $honor, $copies),
            }
        };
    }
    vec![
        character!(Emperor, 0, 5, 1, emperor),
        character!(Peasant, 1, 0, 6, peasant),
        character!(Bandit, 2, 1, 3, bandit),
        character!(Merchant, 1, 0, 2, merchant),
        character!(Princess, 0, 3, 1, princess),
        character!(Captain, 3, 1, 5, captain),
        character!(Monk, 1, 2, 3, monk),
        character!(ShrineMaiden, 0, 4, 1, maiden),
        character!(Commander, 4, 2, 3, commander),
        character!(Ninja, 2, 0, 1, ninja),
        character!(TeaMaster, 1, 3, 1, teamaster),
        character!(CrazyOne, 2, 3, 1, crazy),
        character!(Nobleman, 1, 4, 1, nobleman),
        character!(Warlord, 5, 3, 1, warlord),
    ]
}

/// A character's two values and number of copies.
fn numbers(locale: Locale, battle: u8, honor: u8, copies: u8) -> Vec<Fact> {
    vec![
        Fact::new(td_string!(locale, game.battle), battle.to_string()),
        Fact::new(td_string!(locale, game.honor), honor.to_string()),
        Fact::new(td_string!(locale, game.copies), format!("×{copies}")),
    ]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::pages::game::copies_in;

    #[test]
    fn the_deck_has_thirty_characters() {
        assert_eq!(copies_in(&cast(Locale::en)), 30);
    }
}
