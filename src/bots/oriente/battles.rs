//! Battles and revolutions foreseen.

use super::foresight::Changes;
use super::thoughts::{DISK, Thoughts, World};
use super::worth;
use crate::game::{Seat, Seats};
use crate::oriente::{Destiny, Lord, Phase, Side};

/// How far each player who may still help can shift a battle.
const HELPER: f32 = 0.35;
/// How far each Samurai's card can.
const TURNED: f32 = 1.5;
/// A Nōfu with more points than this in his stack had better not join a revolution.
const RICH: u8 = 7;

impl Thoughts<'_> {
    /// The attacker and the defender of the battle that is declared or fought.
    pub(super) fn battle_at_hand(&self) -> Option<(Seat, Seat)> {
        match &self.view.phase {
            Phase::Helping(battle) => Some((self.view.token, battle.defender)),
            Phase::Privilege(privilege) => match privilege.destiny {
                Destiny::Attack(defender) => Some((self.view.token, defender)),
                _ => None,
            },
            _ => None,
        }
    }

    /// How likely the attacker wins, with the helpers he and the defender have, and one more.
    pub(super) fn odds(&self, world: &World, attacker: Seat, defender: Seat, more: Option<(Seat, Side)>) -> f32 {
        if world.lord(defender) == Lord::Shogun {
            return 0.0;
        }
        let helpers = match &self.view.phase {
            Phase::Helping(battle) => battle.helpers.as_slice(),
            _ => &[],
        };
        let side = |&helper: &Seat| match &self.view.phase {
            Phase::Helping(battle) => battle.side_of(helper),
            _ => Side::Defender,
        };
        let sides = [(attacker, Side::Attacker), (defender, Side::Defender)].into_iter();
        let fighters = sides.chain(helpers.iter().map(|helper| (*helper, side(helper)))).chain(more);
        let (mut lead, mut spread) = (-0.5, 0.0);
        for (seat, side) in fighters {
            let samurai = world.lord(seat) == Lord::Samurai;
            let strength = world.rank(seat) + if samurai { self.unseen } else { 0.0 };
            lead += if side == Side::Attacker { strength } else { -strength };
            spread += if samurai { TURNED } else { 0.0 };
        }
        let helper = more.map_or(Seats::NONE, |(seat, _)| Seats::only(seat));
        let open = self.view.disks.without(attacker).without(defender).minus(helper);
        spread += HELPER * f32::from(open.len());
        let reach = lead / (spread + 0.01);
        0.5 + 0.5 * reach / (1.0 + reach.abs())
    }

    /// What a battle does to everybody's points, if the attacker wins with this chance.
    pub(super) fn battle(&self, world: &World, attacker: Seat, defender: Seat, odds: f32) -> Changes {
        let mut changes = Changes::default();
        let mut capture = |by: Seat, from: Seat, chance: f32| {
            changes[by] += chance * self.taken_by(by, world.lord(from).into());
            changes[from] += chance * worth::replaced(world.rank(from), self.unseen);
        };
        capture(attacker, defender, odds);
        capture(defender, attacker, 1.0 - odds);
        changes
    }

    /// What it is worth to the one who thinks if this seat helps this side in the battle at hand.
    pub(super) fn help_by(&self, helper: Seat, side: Side) -> f32 {
        let Some((attacker, defender)) = self.battle_at_hand() else { return 0.0 };
        self.average(|world| {
            let value = |more| {
                let odds = self.odds(world, attacker, defender, more);
                self.value(&self.battle(world, attacker, defender, odds))
            };
            value(Some((helper, side))) - value(None)
        })
    }

    /// What helping this side is worth to the one who thinks, his disk and his secret considered.
    pub(super) fn helping(&self, side: Side) -> f32 {
        self.help_by(self.seat, side) - DISK - self.showing()
    }

    /// The Nōfu who are likely to rise with this one, himself included.
    pub(super) fn likely_rebels(&self, world: &World, declarer: Seat) -> Seats {
        let joined = match self.view.phase {
            Phase::Joining(joining) => joining.joined,
            _ => Seats::NONE,
        };
        let answered = match self.view.phase {
            Phase::Joining(joining) => joining.answered,
            _ => Seats::NONE,
        };
        let open = self.view.disks.minus(answered).iter();
        let poor = |seat: &Seat| self.view.stacks[*seat].points() <= RICH;
        let joining = open.filter(|&seat| world.lord(seat) == Lord::Nofu).filter(poor);
        joining.fold(joined.with(declarer), Seats::with)
    }

    /// What a revolution of these does to everybody's points (O-25).
    pub(super) fn revolution(&self, world: &World, rebels: Seats) -> Changes {
        let strength = rebels.len() + self.view.square;
        let points = |seat: Seat| f32::from(self.view.stacks[seat].points());
        let mut changes = Changes::default();
        let mut pot: f32 = rebels.iter().map(points).sum();
        for seat in Seats::all(self.view.players).minus(rebels).iter() {
            let (lord, cards) = (world.lord(seat), self.view.stacks[seat].len());
            if matches!(lord, Lord::Nofu | Lord::Ninja) || lord.rank() > strength || cards == 0 {
                continue;
            }
            let lost = points(seat) * f32::from(cards / 2) / f32::from(cards);
            changes[seat] = -lost;
            pot += lost;
        }
        let share = pot / f32::from(rebels.len());
        rebels.iter().for_each(|seat| changes[seat] = share - points(seat));
        changes
    }

    /// What it is worth to the one who thinks if this seat joins the revolution at hand.
    pub(super) fn join_by(&self, joiner: Seat) -> f32 {
        self.average(|world| {
            let rebels = self.likely_rebels(world, self.view.token).without(joiner);
            self.value(&self.revolution(world, rebels.with(joiner))) - self.value(&self.revolution(world, rebels))
        })
    }

    /// What joining it is worth to the one who thinks.
    pub(super) fn joining(&self) -> f32 {
        self.join_by(self.seat) - DISK - self.showing()
    }
}
