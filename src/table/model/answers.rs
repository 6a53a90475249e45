//! What may be answered, picked step by step, and why not: worked out from what the eyes at the screen may know.
//!
//! Rule of the module: nothing is asked of the true position. A position that fits the view stands in for it, and since
//! the rules give every reason from public knowledge or the reader's own, it gives the same ones.

use serde::{Deserialize, Serialize};

use super::Offered;
use crate::game::{Chance, Moment, Seat, Seats};
use crate::table::Playable;

/// What somebody has picked so far of an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Selection<C> {
    /// The thing to do.
    pub choice: Option<C>,
    /// The players it is done to.
    pub named: Seats,
}

impl<C> Default for Selection<C> {
    fn default() -> Self {
        Self { choice: None, named: Seats::NONE }
    }
}

/// A question with all its answers, as far as they are picked.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(bound = "", deny_unknown_fields)]
pub struct Answers<G: Playable> {
    /// Everything that could be done, allowed or not.
    pub choices: Vec<Offered<G::Choice, G::Refusal>>,
    /// Everybody who could be named for the choice that is picked; empty when it names nobody.
    pub targets: Vec<Offered<Seat, G::Refusal>>,
    /// The answer, when it is complete.
    pub ready: Option<G::Action>,
}

/// What the owner of a view, or all who look at an open table, can find out about what is allowed.
#[derive(Clone, Debug)]
pub struct Known<G: Playable> {
    /// What he may know.
    pub view: G::View,
    stand_in: G,
}

/// The kind of [`Moment`] of which the stand-in is made; no game uses it.
const STAND_IN: Moment = Moment { kind: u16::MAX - 2, round: 0, index: 0 };

impl<G: Playable> Known<G> {
    /// What can be found out with this view.
    pub fn new(view: G::View) -> Self {
        let stand_in = G::sample(&view, &mut Chance::new(0).stream(STAND_IN));
        Self { view, stand_in }
    }

    /// May this seat do this now?
    ///
    /// # Errors
    /// The reason why not.
    pub fn check(&self, seat: Seat, action: &G::Action) -> Result<(), G::Refusal> {
        self.stand_in.check(seat, action)
    }

    /// The answers that the seat asked can give, as far as they are picked.
    pub fn answers(&self, seat: Seat, selection: Selection<G::Choice>) -> Answers<G> {
        let offered = |what| Offered { what, why_not: self.why_not(seat, what) };
        let choices = G::choices(&self.view).into_iter().map(offered).collect();
        let Some(choice) = selection.choice else { return Answers { choices, targets: Vec::new(), ready: None } };
        let ready = G::answer(&self.view, choice, selection.named);
        Answers {
            choices,
            targets: self.targets(seat, choice, selection.named),
            ready: ready.filter(|action| self.check(seat, action).is_ok()),
        }
    }

    /// Nothing, if there is any way to do it; else the reason that stands in the way.
    fn why_not(&self, seat: Seat, choice: G::Choice) -> Option<G::Refusal> {
        let mut first = None;
        for named in G::ways_to_name(&self.view, seat, choice) {
            match self.naming(seat, choice, named) {
                Some(Ok(())) => return None,
                Some(Err(refusal)) => first = first.or(Some(refusal)),
                None => {}
            }
        }
        first
    }

    /// May he do this with these players named? `None` while others have to be named.
    fn naming(&self, seat: Seat, choice: G::Choice, named: Seats) -> Option<Result<(), G::Refusal>> {
        G::answer(&self.view, choice, named).map(|action| self.check(seat, &action))
    }

    fn is_allowed(&self, seat: Seat, choice: G::Choice, named: Seats) -> bool {
        matches!(self.naming(seat, choice, named), Some(Ok(())))
    }

    /// Is there a way to name these players, alone or with others?
    fn could_be(&self, seat: Seat, choice: G::Choice, named: Seats) -> bool {
        let mut ways = G::ways_to_name(&self.view, seat, choice).into_iter();
        ways.any(|way| named.is_within(way) && self.is_allowed(seat, choice, way))
    }

    fn names_nobody(&self, seat: Seat, choice: G::Choice) -> bool {
        let ways = G::ways_to_name(&self.view, seat, choice);
        ways.iter().all(|way| way.is_empty()) || self.is_allowed(seat, choice, Seats::NONE)
    }

    /// Everybody at the table as a target, beside those named already; nobody, if the choice names none.
    fn targets(&self, seat: Seat, choice: G::Choice, named: Seats) -> Vec<Offered<Seat, G::Refusal>> {
        if self.names_nobody(seat, choice) {
            return Vec::new();
        }
        let offered = |target: Seat| {
            let joined = named.with(target);
            let alone = || self.naming(seat, choice, Seats::only(target)).and_then(Result::err);
            let why_not = if self.could_be(seat, choice, joined) {
                None
            } else {
                // He could be named instead of those named already.
                alone().map(|reason| match self.naming(seat, choice, joined) {
                    Some(Err(refusal)) => refusal,
                    _ => reason,
                })
            };
            Offered { what: target, why_not }
        };
        Seats::all(self.stand_in.players()).iter().map(offered).collect()
    }

    /// What is picked once this choice is tapped: with its targets, if there is only one way to name them.
    pub fn pick(&self, seat: Seat, choice: G::Choice) -> Selection<G::Choice> {
        let ways = G::ways_to_name(&self.view, seat, choice);
        let mut allowed = ways.into_iter().filter(|&way| self.is_allowed(seat, choice, way));
        let first = allowed.next();
        let named = first.filter(|&only| allowed.all(|way| way == only)).unwrap_or_default();
        Selection { choice: Some(choice), named }
    }

    /// What is picked before anything is tapped: nothing, or the only thing that may be done.
    pub fn begin(&self, seat: Seat) -> Selection<G::Choice> {
        let choices = self.answers(seat, Selection::default()).choices;
        let mut allowed = choices.into_iter().filter(|offered| offered.why_not.is_none());
        match (allowed.next(), allowed.next()) {
            (Some(only), None) => self.pick(seat, only.what),
            _ => Selection::default(),
        }
    }

    /// Does a tap on this player say again what has been picked? Then it is to be done. Where several may be named, it
    /// takes him out again, unless nobody else can be named.
    pub fn is_again(&self, seat: Seat, selection: Selection<G::Choice>, target: Seat) -> bool {
        let Some(choice) = selection.choice.filter(|_| selection.named.contains(target)) else { return false };
        let names_one = G::ways_to_name(&self.view, seat, choice)
            .into_iter()
            .filter(|&way| self.is_allowed(seat, choice, way))
            .all(|way| way.len() == 1);
        names_one || self.pick(seat, choice) == selection
    }

    /// What is picked once this player is tapped: he joins those named, takes their place, or is named no more. For a
    /// choice that names nobody, a tap changes nothing.
    pub fn toggle(&self, seat: Seat, selection: Selection<G::Choice>, target: Seat) -> Selection<G::Choice> {
        let Some(choice) = selection.choice else { return selection };
        if self.names_nobody(seat, choice) {
            return selection;
        }
        let joined = selection.named.with(target);
        let named = if selection.named.contains(target) {
            selection.named.without(target)
        } else if self.could_be(seat, choice, joined) {
            joined
        } else {
            Seats::only(target)
        };
        Selection { named, ..selection }
    }
}
