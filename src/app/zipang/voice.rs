//! Everything that happens and is asked, in sentences that name people.

use std::ops::Deref;

use super::cards;
use crate::app::play::Speaker;
use crate::app::words::{Locale, Named, words};
use crate::game::Seat;
use crate::zipang::{Card, Ending, Event, Hand, Question, Refusal, Threat};

/// Speaks one language about these people.
#[derive(Clone, Debug)]
pub struct Voice(Speaker);

impl Deref for Voice {
    type Target = Speaker;

    fn deref(&self) -> &Speaker {
        &self.0
    }
}

impl Voice {
    /// This speaker's voice.
    #[must_use]
    pub const fn new(speaker: Speaker) -> Self {
        Self(speaker)
    }

    /// Several cards in one breath, equal ones counted.
    #[must_use]
    pub fn cards(&self, hand: &[Card]) -> String {
        if hand.is_empty() {
            return words!(self.locale, zipang_story.no_card).to_owned();
        }
        let mut counted: Vec<(Card, usize)> = Vec::new();
        for &card in hand {
            match counted.iter_mut().find(|(kind, _)| *kind == card) {
                Some((_, count)) => *count += 1,
                None => counted.push((card, 1)),
            }
        }
        self.list(counted.into_iter().map(|(card, count)| cards::several(self.locale, card, count)).collect())
    }

    /// So many coins.
    #[must_use]
    pub fn coins(&self, count: u8) -> String {
        match count {
            0 => words!(self.locale, zipang_story.no_coins).to_owned(),
            1 => words!(self.locale, zipang_story.one_coin).to_owned(),
            _ => words!(self.locale, zipang_story.coins, count = count),
        }
    }

    /// The story in sentences. That somebody drew is left out where the card he drew is told too.
    #[must_use]
    pub fn tell(&self, events: &[Event]) -> Vec<String> {
        let told_better = |place: usize| match (events[place], events.get(place + 1)) {
            (Event::Drew(seat), Some(Event::DrewCard(drawer, _))) => seat == *drawer,
            _ => false,
        };
        (0..events.len()).filter(|&place| !told_better(place)).map(|place| self.event(&events[place])).collect()
    }

    /// One thing that happened.
    #[must_use]
    pub fn event(&self, event: &Event) -> String {
        let locale = self.locale;
        let hand = |hand: &Hand| self.cards(hand.as_slice());
        // A sentence with a name in it, and what else it needs.
        macro_rules! say {
            ($key:ident, $seat:expr $(, $name:ident = $value:expr)*) => {
                words!(locale, zipang_story.event.$key, name = self.name($seat) $(, $name = $value)*)
            };
        }
        match *event {
            Event::CampaignBegan { number, first, pile } => {
                say!(began, first, number = number, coins = self.coins(pile))
            }
            Event::CoinLeftGame => words!(locale, zipang_story.event.coin_left).to_owned(),
            Event::Dealt(seat, dealt) => say!(dealt, seat, cards = hand(&dealt)),
            Event::Drew(seat) => say!(drew, seat),
            Event::DrewCard(seat, card) => say!(drew_card, seat, cards = self.cards(&[card])),
            Event::Played { seat, card, targets } if targets.is_empty() => {
                say!(played, seat, cards = self.cards(&[card]))
            }
            Event::Played { seat, card, targets } => {
                say!(played_on, seat, cards = self.cards(&[card]), others = self.names(targets))
            }
            Event::RoseInIkki(seat) => say!(ikki, seat),
            Event::LaidMonk(seat) => say!(monk, seat),
            Event::ChoseCoin(seat) => say!(chose_coin, seat),
            Event::Stood(seat) => say!(stood, seat),
            Event::PaidToPile(seat) => say!(paid, seat),
            Event::BlockedByHand(seat) => say!(blocked, seat),
            Event::Saw { to, of, hand: seen } => say!(saw, to, others = self.name(of), cards = hand(&seen)),
            Event::Eliminated(seat, lost) => say!(eliminated, seat, cards = hand(&lost)),
            Event::Stole { by, from } => say!(stole, by, others = self.name(from)),
            Event::TookFromPile(seat, taken) => say!(took_pile, seat, coins = self.coins(taken)),
            Event::Showed(seat, shown) => say!(showed, seat, cards = hand(&shown)),
            Event::Discarded(seat, thrown) => say!(discarded, seat, cards = hand(&thrown)),
            Event::LookedAt { by, of } => say!(looked, by, others = self.name(of)),
            Event::Took { by, from: Some(from), card } => {
                say!(took_hand, by, cards = self.cards(&[card]), others = self.name(from))
            }
            Event::Took { by, from: None, card } => say!(took_discards, by, cards = self.cards(&[card])),
            Event::NothingHappened(card) => {
                words!(locale, zipang_story.event.nothing, cards = self.cards(&[card]))
            }
            Event::LaidOpen(seat, open) => say!(laid_open, seat, cards = hand(&open), honor = open.honor()),
            Event::CampaignEnded { ending, winner, pile } => self.ending(ending, winner, pile),
            Event::DrewForVictory(seat, card) => {
                say!(final_draw, seat, cards = self.cards(&[card]), honor = card.honor())
            }
            Event::GameEnded { winner } => say!(game_ended, winner),
        }
    }

    /// How a campaign ended.
    #[must_use]
    pub fn ending(&self, ending: Ending, winner: Option<Seat>, pile: u8) -> String {
        let (locale, coins) = (self.locale, self.coins(pile));
        let Some(winner) = winner else {
            return match ending {
                Ending::Emperor => words!(locale, zipang_story.event.tied_emperor, coins = coins),
                _ => words!(locale, zipang_story.event.tied_supply, coins = coins),
            };
        };
        let name = self.name(winner);
        match ending {
            Ending::LastOneIn => words!(locale, zipang_story.event.won_last, name = name, coins = coins),
            Ending::Emperor => words!(locale, zipang_story.event.won_emperor, name = name, coins = coins),
            Ending::SupplyEmpty => words!(locale, zipang_story.event.won_supply, name = name, coins = coins),
        }
    }

    /// What everybody knows that somebody is asked. It names no card: it stands on the curtain too.
    #[must_use]
    pub fn asked(&self, seat: Seat, question: Question) -> String {
        let (locale, name) = (self.locale, self.name(seat));
        match question {
            Question::Play => words!(locale, zipang_story.question.play, name = name),
            Question::PlayTaken(_) => words!(locale, zipang_story.question.taken, name = name),
            Question::TakeFromDiscards => words!(locale, zipang_story.question.discards, name = name),
            Question::TakeFromHand(from) => {
                words!(locale, zipang_story.question.hand, name = name, other = self.name(from))
            }
            Question::Answer(Threat { by, card, .. }) => self.threat(by, card, name),
        }
    }

    /// What a card is about to do to somebody, or to several.
    #[must_use]
    pub fn threat(&self, by: Seat, card: Card, name: Named) -> String {
        let (locale, other) = (self.locale, self.name(by));
        if let Some(points) = card.attack() {
            return words!(locale, zipang_story.question.attack, name = name, other = other, points = points);
        }
        match card {
            Card::Bandit => words!(locale, zipang_story.question.steal, name = name, other = other),
            Card::Merchant => words!(locale, zipang_story.question.levy, name = name, other = other),
            Card::ShrineMaiden => words!(locale, zipang_story.question.show, name = name, other = other),
            Card::Ninja => words!(locale, zipang_story.question.throw, name = name, other = other),
            Card::TeaMaster => words!(locale, zipang_story.question.random, name = name, other = other),
            _ => words!(locale, zipang_story.question.look, name = name, other = other),
        }
    }
}

/// Why something may not be done.
#[must_use]
pub fn refusal(locale: Locale, refusal: Refusal) -> &'static str {
    match refusal {
        Refusal::GameOver => words!(locale, zipang_story.refusal.game_over),
        Refusal::NotAsked => words!(locale, zipang_story.refusal.not_asked),
        Refusal::OtherQuestion => words!(locale, zipang_story.refusal.other_question),
        Refusal::NotInHand => words!(locale, zipang_story.refusal.not_in_hand),
        Refusal::TakenMustBePlayed => words!(locale, zipang_story.refusal.taken_must_be_played),
        Refusal::NotTwoPeasants => words!(locale, zipang_story.refusal.not_two_peasants),
        Refusal::NamesNobody => words!(locale, zipang_story.refusal.names_nobody),
        Refusal::NamesOne => words!(locale, zipang_story.refusal.names_one),
        Refusal::NamesTwo => words!(locale, zipang_story.refusal.names_two),
        Refusal::NamesHimself => words!(locale, zipang_story.refusal.names_himself),
        Refusal::NoSuchPlayer => words!(locale, zipang_story.refusal.no_such_player),
        Refusal::OutOfCampaign => words!(locale, zipang_story.refusal.out_of_campaign),
        Refusal::NotInDiscards => words!(locale, zipang_story.refusal.not_in_discards),
        Refusal::NotHimself => words!(locale, zipang_story.refusal.not_himself),
        Refusal::NotInThatHand => words!(locale, zipang_story.refusal.not_in_that_hand),
        Refusal::NoMonk => words!(locale, zipang_story.refusal.no_monk),
        Refusal::CoinOnlyAgainstAttack => words!(locale, zipang_story.refusal.coin_only_against_attack),
        Refusal::FirstTurnHasCome => words!(locale, zipang_story.refusal.first_turn_has_come),
        Refusal::NoCoin => words!(locale, zipang_story.refusal.no_coin),
    }
}

#[cfg(test)]
mod tests;
