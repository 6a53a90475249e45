//! The two sides of a battle, with their sums as they grow.

use serde::{Deserialize, Serialize};

use crate::game::Seat;
use crate::oriente::{Lord, Phase, Side, View};

/// Both sides of a battle.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Sides {
    /// The attacker and his helpers.
    pub attacker: Camp,
    /// The defender and his helpers.
    pub defender: Camp,
}

/// One side of a battle.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Camp {
    /// Who fights: the attacker or defender first, then helpers as they joined.
    pub fighters: Vec<Fighter>,
    /// The lords that its Samurai have turned.
    pub turned: Vec<(Seat, Lord)>,
    /// All ranks together, turned lords included.
    pub sum: u8,
    /// How many Samurai fight here: each turns a card, once help has been sought.
    pub samurai: u8,
}

/// One who fights.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Fighter {
    /// Who.
    pub seat: Seat,
    /// With which lord.
    pub lord: Lord,
    /// What he adds to his side.
    pub rank: u8,
}

impl Camp {
    pub(super) fn join(&mut self, seat: Seat, lord: Lord) {
        self.fighters.push(Fighter { seat, lord, rank: lord.rank() });
        self.sum += lord.rank();
        self.samurai += u8::from(lord == Lord::Samurai);
    }

    fn turn(&mut self, seat: Seat, lord: Lord) {
        self.turned.push((seat, lord));
        self.sum += lord.rank();
    }
}

impl Sides {
    /// Attacker and defender, each alone.
    pub(super) fn new(attacker: (Seat, Lord), defender: (Seat, Lord)) -> Self {
        let mut sides = Self::default();
        sides.attacker.join(attacker.0, attacker.1);
        sides.defender.join(defender.0, defender.1);
        sides
    }

    /// One of the sides.
    pub const fn camp(&self, side: Side) -> &Camp {
        match side {
            Side::Attacker => &self.attacker,
            Side::Defender => &self.defender,
        }
    }

    pub(super) const fn camp_mut(&mut self, side: Side) -> &mut Camp {
        match side {
            Side::Attacker => &mut self.attacker,
            Side::Defender => &mut self.defender,
        }
    }

    /// Both sums, the attacker's first.
    pub const fn sums(&self) -> (u8, u8) {
        (self.attacker.sum, self.defender.sum)
    }

    /// A Samurai turns a card for the side on which he fights.
    pub(super) fn turn(&mut self, seat: Seat, lord: Lord) {
        let attacks = self.attacker.fighters.iter().any(|fighter| fighter.seat == seat);
        self.camp_mut(if attacks { Side::Attacker } else { Side::Defender }).turn(seat, lord);
    }
}

/// The sides of the battle for which help is sought; `None` when there is none. All who fight lie face up.
pub fn sides(view: &View) -> Option<Sides> {
    let Phase::Helping(battle) = view.phase else { return None };
    let with_lord = |seat: Seat| view.lords[seat].known().map(|lord| (seat, lord));
    let mut sides = Sides::new(with_lord(view.token)?, with_lord(battle.defender)?);
    for (helper, lord) in battle.helpers.as_slice().iter().filter_map(|&helper| with_lord(helper)) {
        sides.camp_mut(battle.side_of(helper)).join(helper, lord);
    }
    Some(sides)
}
