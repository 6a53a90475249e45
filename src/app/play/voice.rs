//! What the voices of all games share: the people's names, and things listed as people say them.

use crate::app::words::{Locale, Named, list, words};
use crate::game::{Seat, Seats};
use crate::table::{People, Round};

/// Speaks one language about these people. The voice of a game is a speaker with more to say.
///
/// Whoever plays alone among bots is spoken to. Where several people share the game, it is told of all by their names.
#[derive(Clone, Debug)]
pub struct Speaker {
    /// In which language.
    pub locale: Locale,
    /// About whom.
    pub people: People,
    /// To whom, if to one of them alone.
    you: Option<Seat>,
}

impl Speaker {
    /// Speaks about these people to those of them who sit before the screen. A game seen again has nobody before it:
    /// whoever looks at it may be anybody.
    #[must_use]
    pub fn new(locale: Locale, people: People, here: Seats) -> Self {
        let is_alone = here.len() == 1 && people.persons() == here;
        Self { locale, you: here.iter().next().filter(|_| is_alone), people }
    }

    /// Whoever sits there, to be put into a sentence.
    #[must_use]
    pub fn name(&self, seat: Seat) -> Named {
        self.names(Seats::only(seat))
    }

    /// Several people in one breath.
    #[must_use]
    pub fn names(&self, seats: Seats) -> Named {
        let you = self.you.filter(|&you| seats.contains(you));
        let others = seats.iter().filter(|&seat| Some(seat) != you);
        let names = you.into_iter().chain(others).map(|seat| self.people.name(seat).to_owned());
        Named::new(names.collect(), you.is_some())
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
    pub fn list(&self, things: Vec<String>) -> String {
        list(self.locale, things)
    }
}

#[cfg(test)]
pub(crate) mod tests {
    pub(crate) mod alone;

    use super::*;

    #[test]
    fn the_last_of_several_is_joined_as_each_language_does() {
        let list = |locale, things: &[&str]| {
            let speaker = Speaker::new(locale, People::new(Vec::new()), Seats::NONE);
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
