//! Who sits where, with what.

use super::stacks::by_kind;
use crate::game::Seat;
use crate::oriente::deals::{Standing, Tally};
use crate::oriente::{Card, LordView, Phase, Side, View};

/// A player's place at the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Place {
    /// Whose.
    pub seat: Seat,
    /// His lord, as far as the eyes at the screen may know him.
    pub lord: LordView,
    /// Has he his disk?
    pub has_disk: bool,
    /// Does he hold the destiny token?
    pub has_token: bool,
    /// His prize stack by kind, in the order of [`Card::ALL`].
    pub stack: Vec<(Card, u8)>,
    /// How many cards it has: what counts for the privilege.
    pub cards: u8,
    /// What it is worth, the lord not counted.
    pub points: u8,
    /// How he has kept his word so far.
    pub tally: Tally,
    /// How many promises he has still to keep.
    pub owes: u8,
    /// Is he asked something now?
    pub is_asked: bool,
    /// His part in what goes on, if he has one.
    pub role: Option<Role>,
    /// Do lords that a Transmutation mixed still lie face down? Then he may know more of them than all do.
    pub may_have_notes: bool,
}

/// A player's part in the action that is declared or carried out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Role {
    /// He declared it; in a battle he is the attacker instead.
    Declarer,
    /// It is done to him.
    Target,
    /// He attacks.
    Attacker,
    /// He is attacked.
    Defender,
    /// He helps this side.
    Helper(Side),
    /// He has joined the revolution.
    Rebel,
}

/// Everybody's place, clockwise from the owner of the eyes, or from seat 0.
pub fn places(view: &View) -> Vec<Place> {
    let asked = asked(view);
    let ledger = view.bargains.ledger;
    let owes = |seat| ledger.entries.as_slice().iter().filter(|e| e.by == seat && e.standing == Standing::Open).count();
    let first = view.eyes.unwrap_or_default();
    std::iter::once(first)
        .chain(first.others(view.players))
        .map(|seat| Place {
            seat,
            lord: view.lords[seat],
            has_disk: view.disks.contains(seat),
            has_token: view.token == seat,
            stack: by_kind(view.stacks[seat]),
            cards: view.stacks[seat].len(),
            points: view.stacks[seat].points(),
            tally: ledger.tallies[seat],
            owes: owes(seat) as u8,
            is_asked: asked == Some(seat),
            role: role(view, seat),
            may_have_notes: !view.mixed.is_empty(),
        })
        .collect()
}

/// Who is asked now, if anyone.
pub const fn asked(view: &View) -> Option<Seat> {
    Some(match view.phase {
        Phase::Declaring(declaring) => declaring.asked,
        Phase::Privilege(privilege) => privilege.asked,
        Phase::Helping(battle) => battle.asked,
        Phase::Joining(joining) => joining.asked,
        Phase::Giving(_) | Phase::Becoming => view.token,
        Phase::Replacing(replacing) => match replacing.winner {
            Side::Attacker => replacing.defender,
            Side::Defender => view.token,
        },
        Phase::Over(_) => return None,
    })
}

fn role(view: &View, seat: Seat) -> Option<Role> {
    let declares = seat == view.token;
    let of = |role: Role, plays: bool| plays.then_some(role);
    match view.phase {
        Phase::Declaring(_) | Phase::Over(_) => None,
        Phase::Privilege(privilege) => {
            of(Role::Declarer, declares).or(of(Role::Target, privilege.target == Some(seat)))
        }
        Phase::Giving(partner) => of(Role::Declarer, declares).or(of(Role::Target, partner == seat)),
        Phase::Becoming => of(Role::Declarer, declares),
        Phase::Joining(joining) => of(Role::Declarer, declares).or(of(Role::Rebel, joining.joined.contains(seat))),
        Phase::Helping(battle) => {
            let helps = of(Role::Helper(battle.side_of(seat)), battle.helpers.contains(seat));
            helps.or(of(Role::Attacker, declares)).or(of(Role::Defender, battle.defender == seat))
        }
        Phase::Replacing(replacing) => of(Role::Attacker, declares).or(of(Role::Defender, replacing.defender == seat)),
    }
}
