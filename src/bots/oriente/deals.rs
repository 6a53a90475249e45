//! What the terms of a deal are worth to one of its parties.

use super::thoughts::Thoughts;
use super::worth;
use crate::game::Seat;
use crate::oriente::deals::{Due, EntryNumber, Ground, Promise, Terms};
use crate::oriente::{Destiny, Lord, Phase, Side};

/// How likely somebody does unasked what he could promise to leave.
const UNASKED: f32 = 0.35;
/// What giving one's word costs in any case.
const WORD: f32 = 0.1;
/// How likely one must be able to do a thing to promise it.
const ABLE: f32 = 0.3;

/// A deal as one party sees it, in points.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct Bargain {
    /// Cards he gets, and debts of his that are settled.
    pub(super) got: f32,
    /// What he is promised, if it is kept.
    pub(super) promised: f32,
    /// Cards he gives, and claims of his that he lets go.
    pub(super) given: f32,
    /// What he promises himself.
    pub(super) owed: f32,
    /// What it costs him that the other gains.
    pub(super) rivalry: f32,
}

impl Bargain {
    /// What is left for him, if he trusts the other so far.
    pub(super) fn surplus(&self, trust: f32) -> f32 {
        self.got + self.promised * trust - self.given - self.owed - self.rivalry
    }

    /// This deal and more.
    pub(super) fn and(self, more: Self) -> Self {
        Self {
            got: self.got + more.got,
            promised: self.promised + more.promised,
            given: self.given + more.given,
            owed: self.owed + more.owed,
            rivalry: self.rivalry + more.rivalry,
        }
    }
}

impl Thoughts<'_> {
    /// A deal in which the one who thinks gets and gives these terms; `None` when he would not give his word on that.
    pub(super) fn weigh(&self, other: Seat, gets: Terms, gives: Terms) -> Option<Bargain> {
        let (own, theirs) = (self.view.stacks[self.seat], self.view.stacks[other]);
        let owed = gives.promises.iter().map(|promise| self.cost(promise)).sum::<Option<f32>>()?;
        let net = worth::all_added(gives.cards, theirs) - worth::all_removed(gets.cards, theirs);
        Some(Bargain {
            got: worth::all_added(gets.cards, own) + self.relief(gets.ground),
            promised: gets.promises.iter().map(|promise| self.gain(other, promise)).sum(),
            given: worth::all_removed(gives.cards, own) + self.claim(gives.ground),
            owed,
            rivalry: -self.weight_of(other) * net,
        })
    }

    /// What it is worth to be rid of a promise of one's own.
    fn relief(&self, ground: Option<Ground>) -> f32 {
        self.promise_of(ground).and_then(|(_, promise)| self.cost(promise)).unwrap_or(0.0)
    }

    /// What a promise of somebody else's is worth that one lets go.
    fn claim(&self, ground: Option<Ground>) -> f32 {
        self.promise_of(ground).map_or(0.0, |(by, promise)| self.gain(by, promise) * self.trust(by))
    }

    fn promise_of(&self, ground: Option<Ground>) -> Option<(Seat, Promise)> {
        let find = |number: EntryNumber| self.view.bargains.ledger.find(number).map(|entry| (entry.by, entry.promise));
        match ground? {
            Ground::Service => None,
            Ground::Debt(number) | Ground::Waiver(number) => find(number),
        }
    }

    /// What the one who thinks gains if this seat keeps this promise.
    pub(super) fn gain(&self, by: Seat, promise: Promise) -> f32 {
        let declarer = self.view.token;
        match promise {
            Promise::Help(side) => self.help_by(by, side),
            Promise::StayOut => {
                let worst = self.help_by(by, Side::Attacker).min(self.help_by(by, Side::Defender));
                UNASKED * -worst.min(0.0)
            }
            Promise::Call { attack } => {
                let able = self.likely(|world| self.may_call(world, by));
                let averted = self.declared().map_or(0.0, |declared| -self.fulfilled(declarer, declared));
                able * (averted + attack.map_or(0.0, |target| self.fulfilled(by, Destiny::Attack(target))))
            }
            Promise::DoNotCall => {
                let able = self.likely(|world| self.may_call(world, by));
                let spared = self.declared().map_or(0.0, |declared| self.fulfilled(declarer, declared));
                UNASKED * able * spared.max(0.0)
            }
            Promise::Attack(target) => UNASKED * self.fulfilled(by, Destiny::Attack(target)),
            Promise::Spare(target) => UNASKED * -self.fulfilled(by, Destiny::Attack(target)).min(0.0),
            Promise::Join => self.join_by(by),
            Promise::DoNotJoin => UNASKED * -self.join_by(by).min(0.0),
            Promise::Pay { card, count, due } => {
                let cards = promise.payment().unwrap_or_default();
                let at_hand = if self.view.stacks[by].holds(cards) { 1.0 } else { 0.5 };
                let sure = if matches!(due, Due::ThisSeason | Due::NextSeason) { 0.9 } else { 0.6 };
                at_hand * sure * f32::from(count) * self.taken_by(self.seat, card)
            }
            // Words that no bot can read are worth nothing to it.
            Promise::Sentence(_) => 0.0,
        }
    }

    /// What it costs the one who thinks to keep this promise; `None` when he cannot, or would not know how.
    pub(super) fn cost(&self, promise: Promise) -> Option<f32> {
        let able = |share: f32| (share > ABLE).then_some(());
        let cost = match promise {
            Promise::Help(side) => -self.helping(side),
            Promise::StayOut => self.helping(Side::Attacker).max(self.helping(Side::Defender)),
            Promise::Call { attack } => {
                able(self.likely(|world| self.may_call(world, self.seat)))?;
                -attack.map_or_else(|| self.best_call(), |target| self.calling(Destiny::Attack(target)))
            }
            Promise::DoNotCall => match able(self.likely(|world| self.may_call(world, self.seat))) {
                Some(()) => self.best_call(),
                None => 0.0,
            },
            Promise::Attack(target) => -self.declaring(Destiny::Attack(target)),
            Promise::Spare(target) => self.declaring(Destiny::Attack(target)),
            Promise::Join => {
                able(self.likely(|world| world.lord(self.seat) == Lord::Nofu))?;
                -self.joining()
            }
            Promise::DoNotJoin => match able(self.likely(|world| world.lord(self.seat) == Lord::Nofu)) {
                Some(()) => self.joining(),
                None => 0.0,
            },
            Promise::Pay { .. } => {
                let cards = promise.payment()?;
                let stack = self.view.stacks[self.seat];
                stack.holds(cards).then(|| worth::all_removed(cards, stack))?
            }
            Promise::Sentence(_) => return None,
        };
        Some(cost.max(0.0) + WORD)
    }

    /// The best that a call of the privilege could bring the one who thinks, as far as a call needs no name but one.
    fn best_call(&self) -> f32 {
        let Phase::Privilege(_) = self.view.phase else { return 0.0 };
        let attacks = self.others().iter().map(Destiny::Attack);
        let known = self.view.lords[self.seat].known();
        let own = [Destiny::Prayer, Destiny::Annuity, Destiny::Recruitment].into_iter();
        let abilities = own.filter(|destiny| destiny.ability_of() == known);
        attacks.chain(abilities).map(|destiny| self.calling(destiny)).fold(f32::NEG_INFINITY, f32::max)
    }
}
