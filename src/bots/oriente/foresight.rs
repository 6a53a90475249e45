//! What a declaration would change in everybody's points, and how likely it is to be carried out.

use super::thoughts::{DISK, Thoughts, World};
use super::worth::{self, IN_PLAY};
use crate::game::{BySeat, Seat, Seats};
use crate::oriente::{Card, Destiny, Lord, LordView, MAX_PLAYERS, Phase, Recruit};

/// What happens to everybody's points.
pub(super) type Changes = BySeat<f32, MAX_PLAYERS>;

/// How likely somebody who may call the privilege does.
const CALLS: f32 = 0.25;
/// How much likelier with the prize at stake.
const CALLS_FOR_PRIZE: f32 = 0.2;
/// What it costs to send one's own lord into battle, by the square of his rank: the higher he is, the more there are who
/// would see him fall.
const RISK: f32 = 0.03;
/// What a laborer more is good for.
const LABORER: f32 = 0.5;

impl Thoughts<'_> {
    /// What declaring this is worth to the seat that thinks.
    pub(super) fn declaring(&self, destiny: Destiny) -> f32 {
        let gain = self.average(|world| {
            let changes = self.changes(world, self.seat, destiny);
            self.unopposed(world, destiny) * self.value(&changes)
        });
        let draws = matches!(
            destiny,
            Destiny::Attack(_) | Destiny::Annuity | Destiny::Assassination(_) | Destiny::Transmutation
        );
        let risk = match destiny {
            Destiny::Attack(_) => RISK * self.average(|world| world.rank(self.seat) * world.rank(self.seat)),
            _ => 0.0,
        };
        gain + if draws { self.ending() } else { 0.0 } - self.showing() - DISK - risk
    }

    /// What it is worth to the seat that thinks if somebody's declaration is fulfilled.
    pub(super) fn fulfilled(&self, declarer: Seat, destiny: Destiny) -> f32 {
        self.average(|world| self.value(&self.changes(world, declarer, destiny)))
    }

    /// How likely a declaration of the one who thinks is not cancelled.
    fn unopposed(&self, world: &World, destiny: Destiny) -> f32 {
        if world.lord(self.seat) == Lord::Shogun {
            return 1.0;
        }
        let calls = if self.view.prize > 0 { CALLS + CALLS_FOR_PRIZE } else { CALLS };
        let mut open = self.view.disks.without(self.seat);
        if let Some(named) = destiny.named() {
            open.remove(named);
        }
        let callers = open.iter().filter(|&other| self.outranks(world, other, self.seat, destiny)).count();
        (0..callers).fold(1.0, |chance, _| chance * (1.0 - calls))
    }

    /// What everybody's points do if this is fulfilled, the prize included.
    fn changes(&self, world: &World, declarer: Seat, destiny: Destiny) -> Changes {
        let mut changes = match destiny {
            Destiny::Attack(defender) => {
                let odds = self.odds(world, declarer, defender, None);
                self.battle(world, declarer, defender, odds)
            }
            Destiny::Revolution => self.revolution(world, self.likely_rebels(world, declarer)),
            Destiny::Transmutation => self.transmutation(world, declarer),
            Destiny::Succession => self.succession(declarer),
            Destiny::Trading(other) => self.trading(declarer, other),
            _ => Changes::default(),
        };
        match destiny {
            Destiny::Annuity => changes[declarer] += self.unseen,
            Destiny::Recruitment => changes[declarer] += self.recruitment(),
            Destiny::Credit(other) => {
                let taken = f32::from(self.view.stacks[other].count(Lord::Nofu));
                changes[declarer] += taken;
                changes[other] -= taken;
            }
            Destiny::Assassination(victim) => {
                changes[declarer] += self.taken_by(declarer, world.lord(victim).into());
                changes[victim] += worth::replaced(world.rank(victim), self.unseen);
            }
            _ => {}
        }
        changes[declarer] += self.prize();
        changes
    }

    /// The Mahō-tsukai keeps the best of all other lords; who gets which of the rest is chance.
    fn transmutation(&self, world: &World, declarer: Seat) -> Changes {
        let others = Seats::all(self.view.players).without(declarer);
        let best = others.iter().map(|other| world.rank(other)).fold(0.0, f32::max);
        let sum: f32 = others.iter().map(|other| world.rank(other)).sum();
        let average = (sum - best + self.unseen) / f32::from(others.len());
        let mut changes = Changes::default();
        others.iter().for_each(|other| changes[other] = IN_PLAY * (average - world.rank(other)));
        changes[declarer] = IN_PLAY * (best - world.rank(declarer));
        changes
    }

    /// Shōgun and Daimyō change places, wherever the Shōgun lies (O-3).
    fn succession(&self, declarer: Seat) -> Changes {
        let between = f32::from(Lord::Shogun.rank() - Lord::Daimyo.rank());
        let mut changes = Changes::default();
        changes[declarer] = between * IN_PLAY;
        for seat in Seats::all(self.view.players).iter() {
            if self.view.lords[seat] == LordView::FaceUp(Lord::Shogun) {
                changes[seat] -= between * IN_PLAY;
            }
            if self.view.stacks[seat].contains(Lord::Shogun) {
                changes[seat] -= between;
            }
        }
        changes
    }

    /// A random card for the least one; with an empty stack nothing moves (O-9).
    fn trading(&self, declarer: Seat, other: Seat) -> Changes {
        let (own, theirs) = (self.view.stacks[declarer], self.view.stacks[other]);
        let mut changes = Changes::default();
        if theirs.is_empty() {
            return changes;
        }
        for card in theirs.kinds() {
            let chance = f32::from(theirs.count(card)) / f32::from(theirs.len());
            changes[declarer] += chance * worth::added(card, own);
            changes[other] -= chance * worth::removed(card, theirs);
        }
        if let Some(given) = self.least_of(declarer) {
            changes[declarer] -= worth::removed(given, own);
            changes[other] += worth::added(given, theirs);
        }
        changes
    }

    /// The card that a seat would miss least.
    pub(super) fn least_of(&self, seat: Seat) -> Option<Card> {
        let stack = self.view.stacks[seat];
        stack.kinds().min_by(|&one, &other| worth::removed(one, stack).total_cmp(&worth::removed(other, stack)))
    }

    fn recruitment(&self) -> f32 {
        if self.view.recruit() == Recruit::Nowhere { 0.0 } else { LABORER }
    }

    /// May this seat, by its imagined lord, still call the privilege on the declaration at hand?
    pub(super) fn may_call(&self, world: &World, seat: Seat) -> bool {
        let Phase::Privilege(privilege) = self.view.phase else { return false };
        let declarer = self.view.token;
        world.lord(declarer) != Lord::Shogun
            && self.view.disks.without(declarer).minus(privilege.answered).contains(seat)
            && privilege.target != Some(seat)
            && self.outranks(world, seat, declarer, privilege.destiny)
    }

    /// What calling the privilege with an action of his own is worth: what that brings, and what is averted.
    pub(super) fn calling(&self, destiny: Destiny) -> f32 {
        let averted = self.declared().map_or(0.0, |declared| -self.fulfilled(self.view.token, declared));
        self.declaring(destiny) + averted
    }
}
