//! Oriente, introduced.

use leptos::prelude::*;

use super::presentation::{Fact, Member, Presentation, texts_of};
use crate::app::art::Portrait;
use crate::app::setup::OrienteRules;
use crate::app::words::{Locale, words};
use crate::oriente::Lord;

/// Oriente, as the pages show it.
pub const PRESENTATION: Presentation = Presentation {
    scene: include_str!("../art/oriente.svg"),
    faces: [Portrait::Nofu, Portrait::Samurai, Portrait::Shogun, Portrait::MahoTsukai, Portrait::Geisha],
    designer: "Luca Coppola",
    pitch,
    introduction,
    round: |locale, number| words!(locale, oriente_table.table.season, number = number),
    credit: |locale| words!(locale, oriente.credit),
    house_rules: |locale, draft, _| view! { <OrienteRules locale draft /> }.into_any(),
};

texts_of!(oriente, steps called round);

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
    use crate::app::pages::presentation::copies_in;

    #[test]
    fn the_deck_has_forty_one_lords() {
        assert_eq!(copies_in(&cast(Locale::En)), 41);
    }
}
