//! What everybody knows that somebody is asked. It stands on the curtain too, so it names nothing hidden.

use super::Voice;
use crate::app::words::words;
use crate::game::Seat;
use crate::oriente::Question;

impl Voice {
    /// What this one is asked.
    #[must_use]
    pub fn asked(&self, seat: Seat, question: Question) -> String {
        let (locale, name) = (self.locale, self.name(seat));
        match question {
            Question::Declare => words!(locale, oriente_story.question.declare, name = name),
            Question::Privilege { declarer, destiny } => {
                let (other, destiny) = (self.name(declarer), self.destiny(destiny));
                words!(locale, oriente_story.question.privilege, name = name, other = other, destiny = destiny)
            }
            Question::Help { attacker, defender } => {
                let (attacker, defender) = (self.name(attacker), self.name(defender));
                words!(locale, oriente_story.question.help, name = name, attacker = attacker, defender = defender)
            }
            Question::Join { declarer } => {
                words!(locale, oriente_story.question.join, name = name, other = self.name(declarer))
            }
            Question::Become => words!(locale, oriente_story.question.becoming, name = name),
            Question::Give { to } => words!(locale, oriente_story.question.give, name = name, other = self.name(to)),
            Question::Replace => words!(locale, oriente_story.question.replace, name = name),
        }
    }

    /// The same put to the whole table, for those who speak up. The last three are always one player's own: to all
    /// others it is said that he chooses.
    #[must_use]
    pub fn asked_openly(&self, question: Question) -> String {
        let locale = self.locale;
        match question {
            Question::Declare => words!(locale, oriente_story.open_question.declare).to_owned(),
            Question::Privilege { declarer, destiny } => {
                let (other, destiny) = (self.name(declarer), self.destiny(destiny));
                words!(locale, oriente_story.open_question.privilege, other = other, destiny = destiny)
            }
            Question::Help { attacker, defender } => {
                let (attacker, defender) = (self.name(attacker), self.name(defender));
                words!(locale, oriente_story.open_question.help, attacker = attacker, defender = defender)
            }
            Question::Join { declarer } => {
                words!(locale, oriente_story.open_question.join, other = self.name(declarer))
            }
            Question::Become => words!(locale, oriente_story.open_question.becoming).to_owned(),
            Question::Give { to } => words!(locale, oriente_story.open_question.give, other = self.name(to)),
            Question::Replace => words!(locale, oriente_story.open_question.replace).to_owned(),
        }
    }
}
