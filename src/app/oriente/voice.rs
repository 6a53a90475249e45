//! Everything that happens and is asked at Oriente's table, in sentences that name people.
//!
//! Rule of the module: it speaks from events, questions and offers, never from a position, so it cannot tell more than
//! whoever hands them over may know.

mod bargain;
mod destiny;
mod question;
mod refusal;
mod remark;
mod story;

pub use destiny::{ability, automatic, effect};
pub use refusal::refusal;
pub use remark::remark;
pub use story::Past;

use std::ops::Deref;
use std::sync::Arc;

use super::cards;
use crate::app::play::Speaker;
use crate::app::words::words;
use crate::game::{Seat, Seats};
use crate::oriente::{Card, Ending, Event, Recruit, Side, Stack};

/// Speaks one language about these people and what they promised each other.
#[derive(Clone, Debug)]
pub struct Voice {
    speaker: Speaker,
    sentences: Arc<[String]>,
}

impl Deref for Voice {
    type Target = Speaker;

    fn deref(&self) -> &Speaker {
        &self.speaker
    }
}

impl Voice {
    /// This speaker's voice. The sentences are the promises that people made in words of their own, in the order in which
    /// the host keeps them.
    #[must_use]
    pub const fn new(speaker: Speaker, sentences: Arc<[String]>) -> Self {
        Self { speaker, sentences }
    }

    /// A card within a sentence.
    #[must_use]
    pub fn card(&self, card: impl Into<Card>) -> String {
        cards::within(self.locale, card).to_owned()
    }

    /// Several cards in one breath, equal ones counted.
    #[must_use]
    pub fn cards(&self, stack: Stack) -> String {
        if stack.is_empty() {
            return words!(self.locale, oriente_story.no_card).to_owned();
        }
        self.list(stack.kinds().map(|card| cards::several(self.locale, card, stack.count(card))).collect())
    }

    /// So many cards of which nobody says the names.
    #[must_use]
    pub fn count(&self, cards: u8) -> String {
        match cards {
            0 => words!(self.locale, oriente_story.no_card).to_owned(),
            1 => words!(self.locale, oriente_story.one_card).to_owned(),
            count => words!(self.locale, oriente_story.cards, count = count),
        }
    }

    /// One thing that happened, as told to somebody who heard nothing before.
    #[must_use]
    pub fn event(&self, event: &Event) -> String {
        self.event_after(Past::default(), event)
    }

    /// One thing that happened after all this.
    #[must_use]
    pub fn event_after(&self, past: Past<'_>, event: &Event) -> String {
        let locale = self.locale;
        // A sentence with a name in it, and what else it needs.
        macro_rules! say {
            ($key:ident, $seat:expr $(, $name:ident = $value:expr)*) => {
                words!(locale, oriente_story.event.$key, name = self.name($seat) $(, $name = $value)*)
            };
        }
        match *event {
            Event::Called { .. } | Event::TurnedUp(..) | Event::Declared(..) | Event::Helped(..) | Event::Joined(_) => {
                self.deeds(std::slice::from_ref(event))
            }
            Event::GotTreasure(seat, card) => say!(treasure, seat, cards = self.card(card)),
            Event::SeasonBegan { number, prize } => {
                words!(locale, oriente_story.event.season, number = number, cards = self.count(prize))
            }
            Event::GotLord(seat) => say!(got_lord, seat),
            Event::SawLord(seat, lord) => say!(saw_lord, seat, cards = self.card(lord)),
            Event::Passed(seat) => say!(passed, seat),
            Event::Fulfilled(seat, destiny) => say!(fulfilled, seat, destiny = self.destiny(destiny)),
            Event::StayedOut(seat) => say!(stayed_out, seat),
            Event::SamuraiTurned(seat, lord) => say!(samurai, seat, cards = self.card(lord), points = lord.rank()),
            Event::FoundDeckEmpty(seat) => say!(deck_empty, seat),
            Event::BattleDecided { attacker, defender, winner } => self.decision(attacker, defender, winner),
            Event::Captured { by, from, lord } => {
                say!(captured, by, other = self.name(from), cards = self.card(lord))
            }
            Event::GotTurnedLord(seat, lord) => say!(got_turned, seat, cards = self.card(lord)),
            Event::GotNoLord(seat) => say!(no_lord, seat),
            Event::WentUnder(lord) => words!(locale, oriente_story.event.under, cards = self.card(lord)),
            Event::TookNinja(seat) => say!(ninja, seat),
            Event::TookPrize(seat, prize) => say!(prize, seat, cards = self.cards(prize)),
            Event::TookAnnuity(seat, lord) => say!(annuity, seat, cards = self.card(lord)),
            Event::Succeeded { by, with } if by == with => say!(succeeded_own, by),
            Event::Succeeded { by, with } => say!(succeeded, by, other = self.name(with)),
            Event::Collected { by, from, count: 0 } => say!(collected_none, by, other = self.name(from)),
            Event::Collected { by, from, count } => {
                say!(collected, by, other = self.name(from), cards = cards::several(locale, Card::Nofu, count))
            }
            Event::Traded { by, with, taken, given: Some(given) } => {
                let (taken, given) = (self.card(taken), self.card(given));
                say!(traded, by, other = self.name(with), taken = taken, given = given)
            }
            Event::Traded { by, with, taken, given: None } => {
                say!(traded_free, by, other = self.name(with), taken = self.card(taken))
            }
            Event::Recruited(seat, recruit) => match recruit {
                Recruit::ToSquare => say!(to_square, seat),
                Recruit::ToHut => say!(to_hut, seat),
                Recruit::FromHutToSquare => say!(from_hut, seat),
                Recruit::Nowhere => say!(nowhere, seat),
            },
            Event::TookAllLords(seat) => say!(took_all, seat),
            Event::SawLords(seat, lords) => say!(saw_lords, seat, cards = self.cards(lords)),
            Event::Transmuted(seat) => say!(transmuted, seat),
            Event::RevolutionStruck { strength, struck } => self.strike(strength, struck),
            Event::Looted(seat, loot) => say!(looted, seat, cards = self.cards(loot)),
            Event::Shared(seat, share) => say!(shared, seat, cards = self.cards(share)),
            Event::SquareEmptied => words!(locale, oriente_story.event.square_emptied).to_owned(),
            Event::Offered(offer) => self.offer_among(&offer, &|number| past.entry(number)),
            Event::Refused(number) => self.refused(past.offer(number)),
            Event::Withdrew(number) => self.withdrew(past.offer(number)),
            Event::Lapsed(number) => self.lapsed(past.offer(number)),
            Event::Dealt(offer) => self.deal_among(&offer, &|number| past.entry(number)),
            Event::Promised(entry) => self.entry(&entry),
            Event::Paid(number, cards) => self.paid(past.entry(number), cards),
            Event::PromiseSettled(number, by, standing) => self.settled(past.entry(number), by, standing),
            Event::GeishaDrawn => words!(locale, oriente_story.event.geisha).to_owned(),
            Event::ShowedLord(seat, lord) => say!(showed, seat, cards = self.card(lord)),
            Event::GameEnded { ending, winners } => self.ending(ending, winners),
        }
    }

    /// Several deeds of one player, in one sentence. Events that are no deeds of a single player are left out.
    fn deeds(&self, events: &[Event]) -> String {
        let Some(seat) = events.iter().find_map(doer) else { return String::new() };
        let deeds = events.iter().filter_map(|event| self.deed(event)).collect();
        let name = self.name(seat);
        let is_you = name.has_you();
        let mut sentence = words!(self.locale, oriente_story.clause.sentence, name = name, deeds = self.list(deeds));
        // Italian has no word for whoever is spoken to there: the first deed begins the sentence.
        if let Some(first) = sentence.get_mut(..1).filter(|_| is_you) {
            first.make_ascii_uppercase();
        }
        sentence
    }

    /// What somebody did, to be said after his name.
    fn deed(&self, event: &Event) -> Option<String> {
        let (locale, name) = (self.locale, self.name(doer(event)?));
        Some(match *event {
            Event::Called { against, .. } => {
                words!(locale, oriente_story.clause.called, name = name, other = self.name(against))
            }
            Event::TurnedUp(_, lord) => {
                words!(locale, oriente_story.clause.turned_up, name = name, cards = self.card(lord))
            }
            Event::Declared(_, destiny) => {
                words!(locale, oriente_story.clause.declared, name = name, destiny = self.destiny(destiny))
            }
            Event::Helped(_, Side::Attacker) => words!(locale, oriente_story.clause.helped_attacker, name = name),
            Event::Helped(_, Side::Defender) => words!(locale, oriente_story.clause.helped_defender, name = name),
            Event::Joined(_) => words!(locale, oriente_story.clause.joined, name = name),
            _ => return None,
        })
    }

    fn decision(&self, attacker: u8, defender: u8, winner: Side) -> String {
        let locale = self.locale;
        match winner {
            Side::Attacker => {
                words!(locale, oriente_story.event.attacker_won, attacker = attacker, defender = defender)
            }
            Side::Defender => {
                words!(locale, oriente_story.event.defender_won, attacker = attacker, defender = defender)
            }
        }
    }

    fn strike(&self, strength: u8, struck: Seats) -> String {
        if struck.is_empty() {
            return words!(self.locale, oriente_story.event.struck_nobody, strength = strength);
        }
        words!(self.locale, oriente_story.event.struck, strength = strength, names = self.names(struck))
    }

    /// How the game ended, and who won it.
    #[must_use]
    pub fn ending(&self, ending: Ending, winners: Seats) -> String {
        let locale = self.locale;
        let reason = match ending {
            Ending::Geisha => words!(locale, oriente_story.ending.geisha),
            Ending::GeishaInPrize => words!(locale, oriente_story.ending.geisha_in_prize),
            Ending::ThreeNinja => words!(locale, oriente_story.ending.three_ninja),
            Ending::DeckEmpty => words!(locale, oriente_story.ending.deck_empty),
        };
        let names = self.names(winners);
        let victory = if winners.len() == 1 {
            words!(locale, oriente_story.ending.won, name = names)
        } else {
            words!(locale, oriente_story.ending.shared, names = names)
        };
        format!("{reason} {victory}")
    }
}

/// Whose deed it is, if it is one that can be told in one sentence with others of his.
const fn doer(event: &Event) -> Option<Seat> {
    match *event {
        Event::Called { by: seat, .. }
        | Event::TurnedUp(seat, _)
        | Event::Declared(seat, _)
        | Event::Helped(seat, _)
        | Event::Joined(seat) => Some(seat),
        _ => None,
    }
}

#[cfg(test)]
mod tests;
