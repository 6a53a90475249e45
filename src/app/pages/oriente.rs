//! Oriente, introduced.

use super::game::{Fact, Introduction, Member};
use crate::app::art::{Portrait, Scene};
use crate::app::play::Kind;
use crate::app::route::Route;
use crate::app::words::{Locale, words};
use crate::oriente::Lord;

/// Players, length and cards.
#[must_use]
pub fn facts(locale: Locale) -> [Fact; 3] {
    [
        Fact::new(words!(locale, game.players), words!(locale, home.oriente_players)),
        Fact::new(words!(locale, game.length), words!(locale, home.oriente_length)),
        Fact::new(words!(locale, game.cards), words!(locale, home.oriente_cards)),
    ]
}

/// All the page says.
#[must_use]
pub fn introduction(locale: Locale) -> Introduction {
    Introduction {
        kind: Kind::Oriente,
        designer: "Luca Coppola",
        scene: Scene::Oriente,
        lead: words!(locale, oriente.lead),
        facts: facts(locale),
        goal: words!(locale, oriente.goal),
        steps_title: words!(locale, game.round),
        steps: [
            (words!(locale, oriente.steps.one_title), words!(locale, oriente.steps.one_text)),
            (words!(locale, oriente.steps.two_title), words!(locale, oriente.steps.two_text)),
            (words!(locale, oriente.steps.three_title), words!(locale, oriente.steps.three_text)),
            (words!(locale, oriente.steps.four_title), words!(locale, oriente.steps.four_text)),
        ],
        cast_note: words!(locale, oriente.cast_note),
        cast: cast(locale),
        other: (Route::Zipang, "Zipang Portable"),
    }
}

/// The nine lords from the top of the ladder down.
fn cast(locale: Locale) -> Vec<Member> {
    macro_rules! lord {
        ($lord:ident, $name:literal, $key:ident) => {
            Member {
                portrait: Portrait::$lord,
                name: $name,
                role: words!(locale, oriente.lords.$key.role),
                effect: words!(locale, oriente.lords.$key.effect),
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
        Lord::Geisha => words!(locale, game.none).to_owned(),
        _ => lord.rank().to_string(),
    };
    vec![
        Fact::new(words!(locale, game.rank), rank),
        Fact::new(words!(locale, game.copies), format!("×{}", lord.copies())),
    ]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::pages::game::copies_in;

    #[test]
    fn the_deck_has_forty_one_lords() {
        assert_eq!(copies_in(&cast(Locale::En)), 41);
    }
}
