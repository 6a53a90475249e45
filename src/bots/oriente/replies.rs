//! Answers to offers.

use super::deals::Bargain;
use super::thoughts::{Thoughts, imagine};
use crate::bots::{Because, whim};
use crate::game::{Game, Seat, Stream};
use crate::oriente::deals::{Offer, OfferNumber, Terms};
use crate::oriente::{Action, Card, Lord, State, View};

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
    match thoughts.counter(offer, -surplus).filter(may) {
        Some(counter) if view.bargains.made[seat] == 0 && luck.below(2) == 0 => (counter, Because::RatherThis),
        _ => (refusal, thoughts.objection(offer, &bargain)),
    }
}

impl Thoughts<'_> {
    /// The same deal with one card more, the least that will do.
    fn counter(&self, offer: &Offer, missing: f32) -> Option<Action> {
        let left = self.view.stacks[offer.from].minus(offer.gives.cards);
        let enough = |card: &Card| self.taken_by(self.seat, *card) >= missing && card.points() <= MOST_MORE;
        let more = left.kinds().filter(enough).min_by_key(|card| card.points())?;
        let asks = Terms { cards: offer.gives.cards.with(more), ..offer.gives };
        Some(Action::Counter { offer: offer.number, gives: offer.asks, asks })
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
