//! Oriente, introduced.

use super::game::{Fact, Introduction, Member};
use crate::app::art::{Emblem, Scene};
use crate::app::route::Route;
use crate::app::words::{Locale, td_string};

/// Players, length and cards.
#[must_use]
pub fn facts(locale: Locale) -> [Fact; 3] {
    [
        Fact::new(td_string!(locale, game.players), td_string!(locale, home.oriente_players)),
        Fact::new(td_string!(locale, game.length), td_string!(locale, home.oriente_length)),
        Fact::new(td_string!(locale, game.cards), td_string!(locale, home.oriente_cards)),
    ]
}

/// All the page says.
#[must_use]
pub fn introduction(locale: Locale) -> Introduction {
    Introduction {
        name: "Oriente",
        designer: "Luca Coppola",
        scene: Scene::Oriente,
        lead: td_string!(locale, oriente.lead),
        facts: facts(locale),
        play: None,
        goal: td_string!(locale, oriente.goal),
        steps_title: td_string!(locale, game.round),
        steps: [
            (td_string!(locale, oriente.steps.one_title), td_string!(locale, oriente.steps.one_text)),
            (td_string!(locale, oriente.steps.two_title), td_string!(locale, oriente.steps.two_text)),
            (td_string!(locale, oriente.steps.three_title), td_string!(locale, oriente.steps.three_text)),
            (td_string!(locale, oriente.steps.four_title), td_string!(locale, oriente.steps.four_text)),
        ],
        cast_note: td_string!(locale, oriente.cast_note),
        cast: cast(locale),
        other: (Route::Zipang, "Zipang Portable"),
    }
}

/// The nine lords from the top of the ladder down.
fn cast(locale: Locale) -> Vec<Member> {
    // Of each: rank and copies, role and deed.
    macro_rules! lord {
        ($emblem:ident, $name:literal, $rank:expr, $copies:literal, $key:ident) => {
            Member {
                emblem: Emblem::$emblem,
                name: $name,
                role: td_string!(locale, oriente.lords.$key.role),
                effect: td_string!(locale, oriente.lords.$key.effect),
                facts: numbers(locale, $rank, $copies),
            }
        };
    }
    vec![
        lord!(Shogun, "Shōgun", Some(7), 1, shogun),
        lord!(Soryo, "Sōryō", Some(6), 2, soryo),
        lord!(MahoTsukai, "Mahō-tsukai", Some(5), 4, mahotsukai),
        lord!(Daimyo, "Daimyō", Some(4), 5, daimyo),
        lord!(Samurai, "Samurai", Some(3), 6, samurai),
        lord!(Akindo, "Akindo", Some(2), 7, akindo),
        lord!(Nofu, "Nōfu", Some(1), 12, nofu),
        lord!(Ninja, "Ninja", Some(0), 3, ninja),
        lord!(Geisha, "Geisha", None, 1, geisha),
    ]
}

/// A lord's rank, if any, and how many there are of him.
fn numbers(locale: Locale, rank: Option<u8>, copies: u8) -> Vec<Fact> {
    let none = || td_string!(locale, game.none).to_owned();
    vec![
        Fact::new(td_string!(locale, game.rank), rank.map_or_else(none, |rank| rank.to_string())),
        Fact::new(td_string!(locale, game.copies), format!("×{copies}")),
    ]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::pages::game::copies_in;

    #[test]
    fn the_deck_has_forty_one_lords() {
        assert_eq!(copies_in(&cast(Locale::en)), 41);
    }
}
