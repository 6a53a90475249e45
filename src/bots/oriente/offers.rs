//! What a bot says unasked: debts paid, promises judged, offers made where something is at stake.

use super::dues;
use super::thoughts::{Thoughts, imagine};
use super::wishes::{Payer, Wish, wishes};
use crate::game::{Game, Seat, Stream};
use crate::oriente::deals::{Due, OPEN_OFFERS, Promise, Promises, Proposal, Terms};
use crate::oriente::{Action, Card, Stack, State, Talk, View};

/// The most offers in one moment.
const OFFERS: u8 = 2;
/// What must be left of a deal for the one who offers it.
const MARGIN: f32 = 0.25;
/// What should be left for the other. It does not always make him accept: one may haggle.
const BAIT: f32 = 0.3;
/// The dearest card that is paid for anything.
const DEAREST: u8 = 4;
/// One payment in so many is promised for the next season.
const ON_CREDIT: u32 = 4;

/// What this seat has to say.
pub(super) fn speak(seat: Seat, view: &View, luck: &mut Stream) -> Option<Action> {
    if view.options.talk == Talk::Silent {
        return None;
    }
    let said = dues::next(seat, view).or_else(|| offer(seat, view, luck))?;
    State::sample(view, luck).check(seat, &said).is_ok().then_some(said)
}

/// The next offer of this moment. Who has refused one is not asked again: it is the next one's turn.
fn offer(seat: Seat, view: &View, luck: &mut Stream) -> Option<Action> {
    let bargains = &view.bargains;
    let open = bargains.offers.as_slice();
    let busy = open.iter().any(|offer| offer.from == seat || offer.to == seat);
    if busy || bargains.made[seat] >= OFFERS || open.len() == OPEN_OFFERS {
        return None;
    }
    let wishes = wishes(seat, view, luck);
    if wishes.is_empty() {
        return None;
    }
    let worlds = imagine(view, luck);
    let thoughts = Thoughts::new(seat, view, &worlds);
    let on_credit = view.options.talk == Talk::Full && luck.below(ON_CREDIT) == 0;
    let when = if on_credit { When::NextSeason } else { When::Now };
    let mut proposals = wishes.iter().filter_map(|wish| thoughts.proposal(wish, when));
    proposals.nth(usize::from(bargains.made[seat])).map(Action::Offer)
}

/// When a card is paid.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum When {
    Now,
    NextSeason,
}

impl When {
    fn pays(self, card: Card) -> Terms {
        match self {
            Self::Now => Terms { cards: Stack::only(card), ..Terms::default() },
            Self::NextSeason => {
                let promise = Promise::Pay { card, count: 1, due: Due::NextSeason };
                Terms { promises: Promises::only(promise), ..Terms::default() }
            }
        }
    }
}

impl Thoughts<'_> {
    /// The payment for a wish that leaves something for both, and most for the one who wishes.
    fn proposal(&self, wish: &Wish, when: When) -> Option<Proposal> {
        let nothing = Terms::default();
        let (seat, with) = (self.seat, wish.with);
        let other = self.of(with);
        let (done_by, payer) = match wish.payer {
            Payer::Wisher => (with, seat),
            Payer::Other => (seat, with),
        };
        let weigh = |thoughts: &Self, partner: Seat, payment: Option<Terms>| {
            let what = payment.unwrap_or(wish.what);
            let gives = (thoughts.seat == done_by) == payment.is_none();
            if gives { thoughts.weigh(partner, nothing, what) } else { thoughts.weigh(partner, what, nothing) }
        };
        let (mine, theirs) = (weigh(self, with, None)?, weigh(&other, seat, None)?);
        if wish.payer == Payer::Wisher && mine.surplus(self.trust(with)) < MARGIN {
            return None;
        }
        let left = |card: Card| {
            let payment = Some(when.pays(card));
            let mine = mine.and(weigh(self, with, payment)?).surplus(self.trust(with));
            let theirs = theirs.and(weigh(&other, seat, payment)?).surplus(self.trust(seat));
            (mine >= MARGIN && theirs >= BAIT).then_some((card, mine))
        };
        let cards = self.view.stacks[payer].kinds().filter(|card| card.points() <= DEAREST);
        let (card, _) = cards.filter_map(left).max_by(|one, other| one.1.total_cmp(&other.1))?;
        let payment = when.pays(card);
        Some(match wish.payer {
            Payer::Wisher => Proposal { to: with, gives: payment, asks: wish.what },
            Payer::Other => Proposal { to: with, gives: wish.what, asks: payment },
        })
    }
}
