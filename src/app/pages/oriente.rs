//! Oriente, introduced.

use super::game::{Fact, Introduction, Member};
use crate::app::art::{Emblem, Scene};
use crate::app::route::Route;
use crate::app::words::{Locale, td_string};
use crate::oriente::Lord;

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
    macro_rules! lord {
        ($lord:ident, $name:literal, $key:ident) => {
            Member {
                emblem: Emblem::$lord,
                name: $name,
                role: td_string!(locale, oriente.lords.$key.role),
                effect: td_string!(locale, oriente.lords.$key.effect),
                facts: numbers(locale, Lord::$lord),
            }
        };
    }
    vec![
        lord!(Shogun, "Shōgun", shogun),
        lord!(Soryo, "Sōryō", soryo),
        lord!(MahoTsukai, "Mahō-tsukai", mahotsukai),
        lord!(Daimyo, "Daimyō", daimyo),
        lord!(Samurai, "Samurai", samurai),
        lord!(Akindo, "Akindo", akindo),
        lord!(Nofu, "Nōfu", nofu),
        lord!(Ninja, "Ninja", ninja),
        lord!(Geisha, "Geisha", geisha),
    ]
}

/// A lord's rank and how many there are of him. The Geisha has none.
fn numbers(locale: Locale, lord: Lord) -> Vec<Fact> {
    let rank = match lord {
        Lord::Geisha => td_string!(locale, game.none).to_owned(),
        _ => lord.rank().to_string(),
    };
    vec![
        Fact::new(td_string!(locale, game.rank), rank),
        Fact::new(td_string!(locale, game.copies), format!("×{}", lord.copies())),
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
