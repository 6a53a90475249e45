//! Offers, deals and promises in full sentences (O-16).

use super::{Voice, cards};
use crate::app::words::words;
use crate::game::Seat;
use crate::oriente::deals::{
    Due, Entry, EntryNumber, Ground, Ledger, Offer, Promise, Promises, Sentence, Standing, Terms,
};
use crate::oriente::{Side, Stack};

/// Finds the promise of a number, if it is known.
pub(super) type Entries<'a> = &'a dyn Fn(EntryNumber) -> Option<Entry>;

impl Voice {
    /// An offer, in one sentence. The ledger knows the promises that it speaks of.
    #[must_use]
    pub fn offer(&self, offer: &Offer, ledger: &Ledger) -> String {
        self.offer_among(offer, &|number| ledger.find(number).copied())
    }

    /// What this party brings to a deal, to be said after his name.
    #[must_use]
    pub fn terms(&self, party: Seat, terms: &Terms, ledger: &Ledger) -> String {
        self.terms_among(party, terms, &|number| ledger.find(number).copied())
    }

    /// A promise in the ledger, in one sentence.
    #[must_use]
    pub fn entry(&self, entry: &Entry) -> String {
        let (name, other) = (self.name(entry.by), self.name(entry.to));
        words!(
            self.locale,
            oriente_story.deal.promised,
            name = name,
            other = other,
            promise = self.promise(entry.promise)
        )
    }

    /// What is promised, to be said after 'promises' or 'the promise': 'to help the attacker'.
    #[must_use]
    pub fn promise(&self, promise: Promise) -> String {
        let locale = self.locale;
        match promise {
            Promise::Help(Side::Attacker) => words!(locale, oriente_story.promise.help_attacker).to_owned(),
            Promise::Help(Side::Defender) => words!(locale, oriente_story.promise.help_defender).to_owned(),
            Promise::StayOut => words!(locale, oriente_story.promise.stay_out).to_owned(),
            Promise::Call { attack: None } => words!(locale, oriente_story.promise.call).to_owned(),
            Promise::Call { attack: Some(other) } => {
                words!(locale, oriente_story.promise.call_to_attack, other = self.name(other))
            }
            Promise::DoNotCall => words!(locale, oriente_story.promise.do_not_call).to_owned(),
            Promise::Attack(other) => words!(locale, oriente_story.promise.attack, other = self.name(other)),
            Promise::Spare(other) => words!(locale, oriente_story.promise.spare, other = self.name(other)),
            Promise::Join => words!(locale, oriente_story.promise.join).to_owned(),
            Promise::DoNotJoin => words!(locale, oriente_story.promise.do_not_join).to_owned(),
            Promise::Pay { card, count, due } => {
                let cards = cards::several(locale, card, count);
                words!(locale, oriente_story.promise.pay, cards = cards, due = self.due(due))
            }
            Promise::Sentence(sentence) => {
                words!(locale, oriente_story.promise.sentence, words = self.own_words(sentence))
            }
        }
    }

    fn own_words(&self, Sentence(place): Sentence) -> &str {
        match self.sentences.get(usize::from(place)) {
            Some(words) => words,
            None => words!(self.locale, oriente_story.promise.unsaid),
        }
    }

    /// By when something is to be paid.
    #[must_use]
    pub fn due(&self, due: Due) -> &'static str {
        match due {
            Due::ThisSeason => words!(self.locale, oriente_story.due.this_season),
            Due::NextSeason => words!(self.locale, oriente_story.due.next_season),
            Due::WhenAble => words!(self.locale, oriente_story.due.when_able),
            Due::GameEnd => words!(self.locale, oriente_story.due.game_end),
        }
    }

    /// What became of a promise, in a word or two.
    #[must_use]
    pub fn standing(&self, standing: Standing) -> &'static str {
        match standing {
            Standing::Open => words!(self.locale, oriente_story.standing.open),
            Standing::Kept => words!(self.locale, oriente_story.standing.kept),
            Standing::Broken => words!(self.locale, oriente_story.standing.broken),
            Standing::Waived => words!(self.locale, oriente_story.standing.waived),
            Standing::Void => words!(self.locale, oriente_story.standing.void),
        }
    }

    pub(super) fn offer_among(&self, offer: &Offer, entries: Entries<'_>) -> String {
        let (locale, name, other) = (self.locale, self.name(offer.from), self.name(offer.to));
        let asks = self.terms_among(offer.to, &offer.asks, entries);
        let only_cards = offer.gives == Terms { cards: offer.gives.cards, ..Terms::default() };
        if only_cards && offer.asks.ground.is_none() {
            let cards = self.cards(offer.gives.cards);
            return words!(
                locale,
                oriente_story.deal.offers_cards,
                name = name,
                other = other,
                cards = cards,
                asks = asks
            );
        }
        let gives = self.terms_among(offer.from, &offer.gives, entries);
        words!(locale, oriente_story.deal.offers, name = name, other = other, gives = gives, asks = asks)
    }

    pub(super) fn deal_among(&self, offer: &Offer, entries: Entries<'_>) -> String {
        let (name, other) = (self.name(offer.from), self.name(offer.to));
        let (gives, asks) =
            (self.terms_among(offer.from, &offer.gives, entries), self.terms_among(offer.to, &offer.asks, entries));
        words!(self.locale, oriente_story.deal.agreed, name = name, other = other, gives = gives, asks = asks)
    }

    fn terms_among(&self, party: Seat, terms: &Terms, entries: Entries<'_>) -> String {
        let (locale, name) = (self.locale, self.name(party));
        let mut clauses = Vec::new();
        if !terms.cards.is_empty() {
            clauses.push(words!(locale, oriente_story.deal.gives, name = name, cards = self.cards(terms.cards)));
        }
        if !terms.promises.is_empty() {
            let promises = self.promises(terms.promises);
            clauses.push(words!(locale, oriente_story.deal.promises, name = name, promises = promises));
        }
        clauses.extend(terms.ground.map(|ground| self.ground(party, ground, entries)));
        if clauses.is_empty() {
            clauses.push(words!(locale, oriente_story.deal.nothing, name = name));
        }
        self.list(clauses)
    }

    fn promises(&self, promises: Promises) -> String {
        self.list(promises.iter().map(|promise| self.promise(promise)).collect())
    }

    fn ground(&self, party: Seat, ground: Ground, entries: Entries<'_>) -> String {
        let (locale, name) = (self.locale, self.name(party));
        let promise = |number| self.known_promise(entries(number));
        match ground {
            Ground::Service => words!(locale, oriente_story.deal.service, name = name),
            Ground::Debt(number) => words!(locale, oriente_story.deal.debt, name = name, promise = promise(number)),
            Ground::Waiver(number) => words!(locale, oriente_story.deal.waiver, name = name, promise = promise(number)),
        }
    }

    fn known_promise(&self, entry: Option<Entry>) -> String {
        let unknown = || words!(self.locale, oriente_story.promise.unknown).to_owned();
        entry.map_or_else(unknown, |entry| self.promise(entry.promise))
    }

    /// An offer that was told just before is accepted.
    pub(super) fn accepted(&self, offer: &Offer) -> String {
        words!(self.locale, oriente_story.deal.accepted, name = self.name(offer.to), other = self.name(offer.from))
    }

    pub(super) fn refused(&self, offer: Option<Offer>) -> String {
        match offer {
            Some(Offer { from, to, .. }) => {
                words!(self.locale, oriente_story.deal.refused, name = self.name(to), other = self.name(from))
            }
            None => words!(self.locale, oriente_story.deal.refused_unknown).to_owned(),
        }
    }

    pub(super) fn withdrew(&self, offer: Option<Offer>) -> String {
        match offer {
            Some(Offer { from, to, .. }) => {
                words!(self.locale, oriente_story.deal.withdrew, name = self.name(from), other = self.name(to))
            }
            None => words!(self.locale, oriente_story.deal.withdrew_unknown).to_owned(),
        }
    }

    pub(super) fn lapsed(&self, offer: Option<Offer>) -> String {
        match offer {
            Some(Offer { from, to, .. }) => {
                words!(self.locale, oriente_story.deal.lapsed, name = self.name(from), other = self.name(to))
            }
            None => words!(self.locale, oriente_story.deal.lapsed_unknown).to_owned(),
        }
    }

    pub(super) fn paid(&self, entry: Option<Entry>, payment: Stack) -> String {
        let cards = self.cards(payment);
        match entry {
            Some(Entry { by, to, .. }) => {
                words!(self.locale, oriente_story.deal.paid, name = self.name(by), other = self.name(to), cards = cards)
            }
            None => words!(self.locale, oriente_story.deal.paid_unknown, cards = cards),
        }
    }

    pub(super) fn settled(&self, entry: Option<Entry>, by: Seat, standing: Standing) -> String {
        let (locale, name, promise) = (self.locale, self.name(by), self.known_promise(entry));
        match standing {
            Standing::Open => words!(locale, oriente_story.deal.open, name = name, promise = promise),
            Standing::Kept => words!(locale, oriente_story.deal.kept, name = name, promise = promise),
            Standing::Broken => words!(locale, oriente_story.deal.broken, name = name, promise = promise),
            Standing::Waived => words!(locale, oriente_story.deal.waived, name = name, promise = promise),
            Standing::Void => words!(locale, oriente_story.deal.void, name = name, promise = promise),
        }
    }
}
