//! Answers to offers.

use super::deals::Bargain;
use super::thoughts::{Thoughts, imagine};
use crate::bots::{Because, whim};
use crate::game::{Game, Seat, Stream};
use crate::oriente::deals::{Offer, OfferNumber, Promises, Terms};
use crate::oriente::{Action, Lord, Stack, State, View};

/// What must be left of a deal for him.
const MARGIN: f32 = 0.2;
/// What makes a deal a present.
const PLENTY: f32 = 2.0;
/// The trust that a stranger has.
const STRANGER: f32 = 0.75;
/// A counter-offer asks for no more than a card of so many points.
const MOST_MORE: u8 = 4;

/// Accepts, refuses or counters an offer, and says why.
pub(super) fn reply(seat: Seat, view: &View, number: OfferNumber, luck: &mut Stream) -> (Action, Because) {
    let refusal = Action::Refuse(number);
    let state = State::sample(view, luck);
    let may = |action: &Action| state.check(seat, action).is_ok();
    let Some(offer) = view.bargains.find(number) else { return (refusal, Because::NotNow) };
    if !may(&Action::Accept(number)) {
        return (refusal, Because::NotNow);
    }
    let worlds = imagine(view, luck);
    let thoughts = Thoughts::new(seat, view, &worlds);
    let Some(bargain) = thoughts.weigh(offer.from, offer.gives, offer.asks) else {
        return (refusal, Because::WillNotPromise);
    };
    let trust = thoughts.trust(offer.from);
    let surplus = bargain.surplus(trust) - MARGIN - whim(luck);
    if surplus >= 0.0 {
        let because = if surplus > PLENTY { Because::Gladly } else { Because::FairPrice };
        return (Action::Accept(number), because);
    }
    match thoughts.counter(offer).filter(may) {
        Some(counter) if view.bargains.made[seat] == 0 && luck.below(2) == 0 => (counter, Because::RatherThis),
        _ => (refusal, thoughts.objection(offer, &bargain)),
    }
}

/// These cards with one of them exchanged for another of the stack they come from.
fn exchanged(cards: Stack, from: Stack) -> impl Iterator<Item = Stack> {
    let rest = from.minus(cards);
    let small = move || rest.kinds().filter(|card| card.points() <= MOST_MORE);
    cards.kinds().flat_map(move |card| small().map(move |other| cards.minus(Stack::only(card)).with(other)))
}

impl Thoughts<'_> {
    /// Nearly the same deal, so that it is worth it to both, as far as he can tell: one card more or another one of the
    /// other's, one less or another one of his own. Of all that will do, the one that leaves the other most.
    fn counter(&self, offer: &Offer) -> Option<Action> {
        let (theirs, own) = (self.view.stacks[offer.from], self.view.stacks[self.seat]);
        let (got, given) = (offer.gives.cards, offer.asks.cards);
        let more = theirs.minus(got).kinds().filter(|card| card.points() <= MOST_MORE).map(|card| got.with(card));
        let gets = more.chain(exchanged(got, theirs)).map(|cards| (cards, given));
        let less = given.kinds().map(|card| given.minus(Stack::only(card)));
        let gives = less.chain(exchanged(given, own)).map(|cards| (got, cards));
        let terms = gets
            .chain(gives)
            .map(|(gets, gives)| (Terms { cards: gets, ..offer.gives }, Terms { cards: gives, ..offer.asks }));
        let other = self.of(offer.from);
        let worth_it = |&(gets, gives): &(Terms, Terms)| {
            let mine = self.weigh(offer.from, gets, gives)?.surplus(self.trust(offer.from));
            // What the other promises of his own accord, in words that nobody can weigh, he knows himself.
            let unweighed = || other.weigh(self.seat, gives, Terms { promises: Promises::default(), ..gets });
            let theirs = other.weigh(self.seat, gives, gets).or_else(unweighed)?.surplus(other.trust(self.seat));
            (mine >= MARGIN && theirs >= 0.0).then_some(theirs)
        };
        let fair = terms.filter_map(|terms| Some((terms, worth_it(&terms)?)));
        let ((asks, gives), _) = fair.max_by(|one, other| one.1.total_cmp(&other.1))?;
        Some(Action::Counter { offer: offer.number, gives, asks })
    }

    /// What he has against a deal that he does not take.
    fn objection(&self, offer: &Offer, bargain: &Bargain) -> Because {
        let trust = self.trust(offer.from);
        let unrivalled = Bargain { rivalry: bargain.rivalry.min(0.0), ..*bargain };
        if self.needs(offer.asks) {
            Because::NeedsThatCard
        } else if trust < STRANGER && bargain.surplus(STRANGER) > MARGIN {
            Because::DoesNotTrustYou
        } else if self.is_leader(offer.from) && unrivalled.surplus(trust) > 0.0 {
            Because::HelpsTheLeader
        } else if offer.asks.cards.is_empty() {
            Because::TooLittle
        } else {
            Because::TooDear
        }
    }

    /// Is he asked for a card that he collects: one of several Ninja?
    fn needs(&self, asked: Terms) -> bool {
        asked.cards.contains(Lord::Ninja) && self.view.stacks[self.seat].count(Lord::Ninja) > 1
    }
}
