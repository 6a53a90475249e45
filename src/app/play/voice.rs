//! What the voices of all games share: the people's names, and things listed as people say them.

use crate::app::words::{Locale, append, words};
use crate::game::{Seat, Seats};
use crate::table::{People, Round};

/// Speaks one language about these people. The voice of a game is a speaker with more to say.
#[derive(Clone, Debug)]
pub struct Speaker {
    /// In which language.
    pub locale: Locale,
    /// About whom.
    pub people: People,
}

impl Speaker {
    /// The name of whoever sits there.
    #[must_use]
    pub fn name(&self, seat: Seat) -> String {
        self.people.name(seat).to_owned()
    }

    /// Several names in one breath.
    #[must_use]
    pub fn names(&self, seats: Seats) -> String {
        self.list(seats.iter().map(|seat| self.name(seat)).collect())
    }

    /// What everybody knows of somebody who only wants to see his own secrets.
    #[must_use]
    pub fn look(&self, seat: Seat) -> String {
        words!(self.locale, curtain.look, name = self.name(seat))
    }

    /// Why everybody looks in a round of looks.
    #[must_use]
    pub fn look_in_round(&self) -> String {
        words!(self.locale, curtain.round).to_owned()
    }

    /// Who has looked in a round of looks, and who has still to.
    #[must_use]
    pub fn round(&self, round: Round) -> String {
        let left = words!(self.locale, curtain.round_left, names = self.names(round.left));
        if round.looked.is_empty() {
            return left;
        }
        let looked = words!(self.locale, curtain.round_looked, names = self.names(round.looked));
        format!("{looked}. {left}")
    }

    /// What all are told when the others have lifted somebody's PIN.
    #[must_use]
    pub fn pin_lifted(&self, seat: Seat) -> String {
        words!(self.locale, curtain.lifted, name = self.name(seat))
    }

    /// Several things in one breath.
    #[must_use]
    pub fn list(&self, mut things: Vec<String>) -> String {
        let Some(last) = things.pop() else { return String::new() };
        if things.is_empty() {
            return last;
        }
        let mut list = format!("{} {} ", things.join(", "), words!(self.locale, table.and));
        append(self.locale, &mut list, &last);
        list
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_of_several_is_joined_as_each_language_does() {
        let list = |locale, things: &[&str]| {
            let speaker = Speaker { locale, people: People::new(Vec::new()) };
            speaker.list(things.iter().map(|&thing| thing.to_owned()).collect())
        };
        assert_eq!(list(Locale::En, &["Aiko", "Emi"]), "Aiko and Emi");
        assert_eq!(list(Locale::Fr, &["Aiko", "Emi"]), "Aiko et Emi");
        assert_eq!(list(Locale::It, &["Aiko", "Emi"]), "Aiko ed Emi");
        assert_eq!(list(Locale::It, &["Emi", "Chie", "Aiko"]), "Emi, Chie e Aiko");
        assert_eq!(list(Locale::It, &["Emi"]), "Emi");
        assert_eq!(list(Locale::It, &[]), "");
    }
}
