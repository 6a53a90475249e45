//! What a seat could wish to agree on just now, by what lies open on the table.

use std::cmp::Reverse;

use super::dues::open_promises;
use crate::game::{Seat, Seats, Stream};
use crate::oriente::deals::{Entry, Promise, Promises, Terms};
use crate::oriente::{Battle, Card, Destiny, Lord, LordView, Phase, Privilege, Side, Stack, Talk, View};

/// One question in so many it talks about the season and not about the moment.
const SELDOM: u32 = 8;
/// A lord of this rank is worth attacking, and strong enough to attack.
const HIGH: u8 = 4;

/// Who is to pay for what is agreed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Payer {
    /// The one who wishes: the other does something for him.
    Wisher,
    /// The other: the one who wishes does something for him.
    Other,
}

/// Something to agree on with somebody.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Wish {
    /// With whom.
    pub(super) with: Seat,
    /// What one of the two does or gives.
    pub(super) what: Terms,
    /// Who pays him for it.
    pub(super) payer: Payer,
}

/// What this seat may wish, the most useful first. Always in the same order while the same lies open, so that it can be
/// gone through one by one.
pub(super) fn wishes(seat: Seat, view: &View, luck: &mut Stream) -> Vec<Wish> {
    let table = Table { seat, view };
    let wishes = match &view.phase {
        Phase::Declaring(declaring) if declaring.asked == seat => table.of_the_season(luck),
        Phase::Privilege(privilege) => table.of_a_declaration(privilege),
        Phase::Helping(battle) => table.of_a_battle(battle),
        Phase::Joining(joining) if view.token == seat => {
            let open = view.disks.minus(joining.answered);
            table.ask(table.showing(open, Lord::Nofu), Promise::Join)
        }
        _ => Vec::new(),
    };
    wishes.into_iter().filter(|wish| table.may_speak_of(wish)).collect()
}

/// Is it a promise about the declaration, the battle or the revolution at hand?
const fn is_of_the_moment(promise: Promise) -> bool {
    !matches!(promise, Promise::Attack(_) | Promise::Spare(_) | Promise::Pay { .. } | Promise::Sentence(_))
}

struct Table<'a> {
    seat: Seat,
    view: &'a View,
}

impl Table<'_> {
    /// Not of what is agreed already, and only of help where the table wants nothing else.
    fn may_speak_of(&self, wish: &Wish) -> bool {
        let Some(promise) = wish.what.promises.iter().next() else { return true };
        let (by, to) = match wish.payer {
            Payer::Wisher => (wish.with, self.seat),
            Payer::Other => (self.seat, wish.with),
        };
        let speaks = |entry: &Entry| entry.promise == promise || entry.to == to && is_of_the_moment(entry.promise);
        let agreed = open_promises(self.view).any(|entry| entry.by == by && speaks(entry));
        let help = matches!(promise, Promise::Help(_) | Promise::StayOut);
        !agreed && (help || self.view.options.talk == Talk::Full)
    }

    /// These without himself, the strongest first, as far as all can see.
    fn by_strength(&self, seats: Seats) -> Vec<Seat> {
        let mut order: Vec<Seat> = seats.without(self.seat).clockwise_from(self.seat).collect();
        order.sort_by_key(|&seat| Reverse(self.shown(seat).map_or(2, Lord::rank)));
        order
    }

    fn shown(&self, seat: Seat) -> Option<Lord> {
        match self.view.lords[seat] {
            LordView::FaceUp(lord) => Some(lord),
            _ => None,
        }
    }

    fn showing(&self, seats: Seats, lord: Lord) -> Vec<Seat> {
        seats.without(self.seat).iter().filter(|&seat| self.shown(seat) == Some(lord)).collect()
    }

    fn ask(&self, whom: Vec<Seat>, promise: Promise) -> Vec<Wish> {
        let what = Terms { promises: Promises::only(promise), ..Terms::default() };
        whom.into_iter().map(|with| Wish { with, what, payer: Payer::Wisher }).collect()
    }

    fn sell(&self, with: Seat, promise: Promise) -> Wish {
        Wish { with, what: Terms { promises: Promises::only(promise), ..Terms::default() }, payer: Payer::Other }
    }

    /// The third Ninja; to be spared; that somebody attacks the richest.
    fn of_the_season(&self, luck: &mut Stream) -> Vec<Wish> {
        let view = self.view;
        let others = Seats::all(view.players).without(self.seat);
        if view.stacks[self.seat].count(Lord::Ninja) == 2 {
            let what = Terms { cards: Stack::only(Card::Ninja), ..Terms::default() };
            let holders = others.iter().filter(|&other| view.stacks[other].contains(Lord::Ninja));
            return holders.map(|with| Wish { with, what, payer: Payer::Wisher }).collect();
        }
        if luck.below(SELDOM) > 0 {
            return Vec::new();
        }
        let mut strong = self.by_strength(others.and(view.disks));
        strong.retain(|&other| self.shown(other).is_none_or(|lord| lord.rank() >= HIGH));
        match self.shown(self.seat) {
            Some(lord) if lord.rank() >= HIGH && lord != Lord::Shogun => self.ask(strong, Promise::Spare(self.seat)),
            _ => {
                let richest = others.iter().max_by_key(|&other| view.stacks[other].points());
                strong.retain(|&other| Some(other) != richest);
                richest.map_or(Vec::new(), |richest| self.ask(strong, Promise::Attack(richest)))
            }
        }
    }

    fn of_a_declaration(&self, privilege: &Privilege) -> Vec<Wish> {
        let (view, seat) = (self.view, self.seat);
        let mut open = view.disks.minus(privilege.answered).without(view.token);
        if let Some(target) = privilege.target {
            open.remove(target);
        }
        let strikes = privilege.destiny == Destiny::Revolution;
        if seat == view.token {
            let fellows = if strikes { self.showing(view.disks, Lord::Nofu) } else { Vec::new() };
            let mut wishes = self.ask(fellows, Promise::Join);
            wishes.extend(self.ask(self.by_strength(open), Promise::DoNotCall));
            wishes
        } else if privilege.target == Some(seat) || strikes {
            self.ask(self.by_strength(open), Promise::Call { attack: None })
        } else if privilege.asked == seat {
            vec![self.sell(view.token, Promise::DoNotCall)]
        } else {
            Vec::new()
        }
    }

    fn of_a_battle(&self, battle: &Battle) -> Vec<Wish> {
        let (attacker, defender) = (self.view.token, battle.defender);
        let open = self.view.disks.without(attacker).without(defender);
        let side = match self.seat {
            seat if seat == attacker => Side::Attacker,
            seat if seat == defender => Side::Defender,
            seat if seat == battle.asked => {
                let sides = [(attacker, Side::Attacker), (defender, Side::Defender)];
                return sides.map(|(with, side)| self.sell(with, Promise::Help(side))).to_vec();
            }
            _ => return Vec::new(),
        };
        let helpers = self.by_strength(open);
        let mut wishes = self.ask(helpers.clone(), Promise::Help(side));
        wishes.extend(self.ask(helpers, Promise::StayOut));
        wishes
    }
}
