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
            Question::Declare => words!(locale, chronicle.question.declare, name = name),
            Question::Privilege { declarer, destiny } => {
                let (other, destiny) = (self.name(declarer), self.destiny(destiny));
                words!(locale, chronicle.question.privilege, name = name, other = other, destiny = destiny)
            }
            Question::Help { attacker, defender } => {
                let (attacker, defender) = (self.name(attacker), self.name(defender));
                words!(locale, chronicle.question.help, name = name, attacker = attacker, defender = defender)
            }
            Question::Join { declarer } => {
                words!(locale, chronicle.question.join, name = name, other = self.name(declarer))
            }
            Question::Become => words!(locale, chronicle.question.becoming, name = name),
            Question::Give { to } => words!(locale, chronicle.question.give, name = name, other = self.name(to)),
            Question::Replace => words!(locale, chronicle.question.replace, name = name),
        }
    }

    /// The same put to the whole table, for those who speak up. The last three are always one player's own: to all
    /// others it is said that he chooses.
    #[must_use]
    pub fn asked_openly(&self, question: Question) -> String {
        let locale = self.locale;
        match question {
            Question::Declare => words!(locale, chronicle.open_question.declare).to_owned(),
            Question::Privilege { declarer, destiny } => {
                let (other, destiny) = (self.name(declarer), self.destiny(destiny));
                words!(locale, chronicle.open_question.privilege, other = other, destiny = destiny)
            }
            Question::Help { attacker, defender } => {
                let (attacker, defender) = (self.name(attacker), self.name(defender));
                words!(locale, chronicle.open_question.help, attacker = attacker, defender = defender)
            }
            Question::Join { declarer } => {
                words!(locale, chronicle.open_question.join, other = self.name(declarer))
            }
            Question::Become => words!(locale, chronicle.open_question.becoming).to_owned(),
            Question::Give { to } => words!(locale, chronicle.open_question.give, other = self.name(to)),
            Question::Replace => words!(locale, chronicle.open_question.replace).to_owned(),
        }
    }
}
