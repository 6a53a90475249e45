//! Actions and abilities: their names, what they do, and how they sound in a sentence.

use super::Voice;
use crate::app::words::{Locale, words};
use crate::oriente::{Destiny, Lord};

/// The text of an action under `oriente_story.ability.<action>`.
macro_rules! text_of {
    ($locale:ident, $destiny:ident, $leaf:ident) => {
        match $destiny {
            Destiny::Attack(_) => words!($locale, oriente_story.ability.attack.$leaf),
            Destiny::Prayer => words!($locale, oriente_story.ability.prayer.$leaf),
            Destiny::Transmutation => words!($locale, oriente_story.ability.transmutation.$leaf),
            Destiny::Annuity => words!($locale, oriente_story.ability.annuity.$leaf),
            Destiny::Succession => words!($locale, oriente_story.ability.succession.$leaf),
            Destiny::Credit(_) => words!($locale, oriente_story.ability.credit.$leaf),
            Destiny::Trading(_) => words!($locale, oriente_story.ability.trading.$leaf),
            Destiny::Recruitment => words!($locale, oriente_story.ability.recruitment.$leaf),
            Destiny::Revolution => words!($locale, oriente_story.ability.revolution.$leaf),
            Destiny::Assassination(_) => words!($locale, oriente_story.ability.assassination.$leaf),
        }
    };
}

/// The name of an action, whomever it names.
#[must_use]
pub fn ability(locale: Locale, destiny: Destiny) -> &'static str {
    text_of!(locale, destiny, name)
}

/// What an action does, in a line.
#[must_use]
pub fn effect(locale: Locale, destiny: Destiny) -> &'static str {
    text_of!(locale, destiny, effect)
}

/// Name and effect of what works by itself, without being declared.
#[must_use]
pub fn automatic(locale: Locale, lord: Lord) -> Option<(&'static str, &'static str)> {
    match lord {
        Lord::Shogun => Some((
            words!(locale, oriente_story.ability.defence.name),
            words!(locale, oriente_story.ability.defence.effect),
        )),
        Lord::Samurai => Some((
            words!(locale, oriente_story.ability.martiality.name),
            words!(locale, oriente_story.ability.martiality.effect),
        )),
        _ => None,
    }
}

impl Voice {
    /// An action as something that can be declared: 'an attack on Chie', 'a Prayer'.
    #[must_use]
    pub fn destiny(&self, destiny: Destiny) -> String {
        let locale = self.locale;
        match destiny {
            Destiny::Attack(other) => words!(locale, oriente_story.destiny.attack, other = self.name(other)),
            Destiny::Prayer => words!(locale, oriente_story.destiny.prayer).to_owned(),
            Destiny::Transmutation => words!(locale, oriente_story.destiny.transmutation).to_owned(),
            Destiny::Annuity => words!(locale, oriente_story.destiny.annuity).to_owned(),
            Destiny::Succession => words!(locale, oriente_story.destiny.succession).to_owned(),
            Destiny::Credit(other) => words!(locale, oriente_story.destiny.credit, other = self.name(other)),
            Destiny::Trading(other) => words!(locale, oriente_story.destiny.trading, other = self.name(other)),
            Destiny::Recruitment => words!(locale, oriente_story.destiny.recruitment).to_owned(),
            Destiny::Revolution => words!(locale, oriente_story.destiny.revolution).to_owned(),
            Destiny::Assassination(other) => {
                words!(locale, oriente_story.destiny.assassination, other = self.name(other))
            }
        }
    }

    /// An action as the label of a button or a place: short, with whom it names.
    #[must_use]
    pub fn label(&self, destiny: Destiny) -> String {
        let locale = self.locale;
        match destiny {
            Destiny::Attack(other) => words!(locale, oriente_story.label.attack, other = self.name(other)),
            Destiny::Credit(other) => words!(locale, oriente_story.label.credit, other = self.name(other)),
            Destiny::Trading(other) => words!(locale, oriente_story.label.trading, other = self.name(other)),
            Destiny::Assassination(other) => {
                words!(locale, oriente_story.label.assassination, other = self.name(other))
            }
            _ => ability(locale, destiny).to_owned(),
        }
    }
}
