//! One decision, with what could lie where and what everybody has to win or lose.

use super::worth;
use crate::game::{BySeat, Game, Seat, Seats, Stream};
use crate::oriente::{Card, DeckOrder, Destiny, LORDS, Lord, LordView, MAX_PLAYERS, Phase, State, View};

/// How many ways the hidden cards could lie a bot thinks through.
const IMAGINED: usize = 16;
/// The rank of an average lord, for when none is unseen.
const AVERAGE: f32 = 2.5;
/// What it costs to spend a disk.
pub(super) const DISK: f32 = 0.3;

/// The lords as they could lie.
#[derive(Debug)]
pub(super) struct World {
    lords: BySeat<Option<Lord>, MAX_PLAYERS>,
}

impl World {
    pub(super) fn lord(&self, seat: Seat) -> Lord {
        self.lords[seat].unwrap_or(Lord::Geisha)
    }

    pub(super) fn rank(&self, seat: Seat) -> f32 {
        f32::from(self.lord(seat).rank())
    }
}

/// Ways the hidden lords could lie.
pub(super) fn imagine(view: &View, luck: &mut Stream) -> Vec<World> {
    let one = |_| {
        let state = State::sample(view, luck);
        let lord = |seat: Seat| {
            let exists = seat.number() < view.players;
            if exists { state.view(Some(seat)).lords[seat].known() } else { None }
        };
        World { lords: BySeat::from_fn(lord) }
    };
    (0..IMAGINED).map(one).collect()
}

/// What a seat thinks; or what another seat may think, as far as the same eyes can tell.
#[derive(Clone, Debug)]
pub(super) struct Thoughts<'a> {
    pub(super) seat: Seat,
    pub(super) view: &'a View,
    worlds: &'a [World],
    /// The rank that a card nobody has seen has on average.
    pub(super) unseen: f32,
    /// What a point of everybody's is worth to this seat: its own all, those of others less than nothing.
    weights: BySeat<f32, MAX_PLAYERS>,
}

impl<'a> Thoughts<'a> {
    pub(super) fn new(seat: Seat, view: &'a View, worlds: &'a [World]) -> Self {
        let mut thoughts = Self { seat, view, worlds, unseen: average_unseen(view), weights: BySeat::default() };
        thoughts.weights = BySeat::from_fn(|other| thoughts.weight(other));
        thoughts
    }

    /// The same table as another seat sees it, as far as these eyes can tell.
    pub(super) fn of(&self, other: Seat) -> Self {
        Self::new(other, self.view, self.worlds)
    }

    pub(super) fn others(&self) -> Seats {
        Seats::all(self.view.players).without(self.seat)
    }

    /// The average over the imagined worlds.
    pub(super) fn average(&self, value: impl Fn(&World) -> f32) -> f32 {
        self.worlds.iter().map(value).sum::<f32>() / self.worlds.len() as f32
    }

    /// The share of imagined worlds in which something holds.
    pub(super) fn likely(&self, holds: impl Fn(&World) -> bool) -> f32 {
        self.average(|world| f32::from(u8::from(holds(world))))
    }

    /// The points somebody seems to have.
    fn standing(&self, seat: Seat) -> f32 {
        let lord = self.view.lords[seat].known().map_or(self.unseen, |lord| f32::from(lord.rank()));
        f32::from(self.view.stacks[seat].points()) + lord
    }

    fn best_of_others(&self) -> f32 {
        self.others().iter().map(|other| self.standing(other)).fold(0.0, f32::max)
    }

    /// Is this the one whom the others should fear most? Two Ninja make anybody dangerous (O-12).
    pub(super) fn is_leader(&self, other: Seat) -> bool {
        other != self.seat
            && (self.standing(other) >= self.best_of_others() || self.view.stacks[other].count(Lord::Ninja) > 1)
    }

    fn weight(&self, other: Seat) -> f32 {
        if other == self.seat {
            return 1.0;
        }
        let leader = if self.is_leader(other) { 0.25 } else { 0.0 };
        -0.6 / f32::from(self.view.players - 1) - leader
    }

    /// What it is worth to this seat that everybody's points change so.
    pub(super) fn value(&self, changes: &BySeat<f32, MAX_PLAYERS>) -> f32 {
        Seats::all(self.view.players).iter().map(|seat| self.weights[seat] * changes[seat]).sum()
    }

    /// What a point more of this seat's is worth to the one who thinks.
    pub(super) fn weight_of(&self, seat: Seat) -> f32 {
        self.weights[seat]
    }

    /// What the season's prize is likely to hold: its first fulfiller takes it.
    pub(super) fn prize(&self) -> f32 {
        let seen = self.view.prize_seen;
        f32::from(seen.points()) + f32::from(self.view.prize - seen.len()) * self.unseen
    }

    /// What it costs to turn face up, if the lord does not lie so yet.
    pub(super) fn showing(&self) -> f32 {
        match self.view.lords[self.seat] {
            LordView::FaceUp(_) => 0.0,
            _ => 0.08 * self.average(|world| world.rank(self.seat)),
        }
    }

    /// How likely the next card drawn is the Geisha, times what an end just now is worth.
    pub(super) fn ending(&self) -> f32 {
        let unseen = self.view.deck - self.view.under.len();
        let below = if self.view.deck_order == DeckOrder::Prepared { 4 } else { 0 };
        let chance = match unseen {
            unseen if unseen > below && unseen <= below + 5 => 1.0 / f32::from(unseen - below),
            _ => 0.0,
        };
        chance * (self.standing(self.seat) - self.best_of_others()).clamp(-4.0, 4.0)
    }

    /// How far this seat's word is to be believed.
    pub(super) fn trust(&self, other: Seat) -> f32 {
        let tally = self.view.bargains.ledger.tallies[other];
        let (kept, broken) = (f32::from(tally.kept), f32::from(tally.broken));
        (kept + 3.0) / (kept + 3.0 * broken + 4.0)
    }

    /// What is declared and not yet fulfilled.
    pub(super) fn declared(&self) -> Option<Destiny> {
        match self.view.phase {
            Phase::Privilege(privilege) => Some(privilege.destiny),
            _ => None,
        }
    }

    /// Does this seat outrank the one who declared, or would declare, this? Whether it has a disk is not looked at.
    pub(super) fn outranks(&self, world: &World, seat: Seat, declarer: Seat, destiny: Destiny) -> bool {
        self.view.outranks((seat, world.lord(seat)), (declarer, world.lord(declarer)), destiny)
    }

    /// What one more card is worth to the one who thinks, if that seat takes it.
    pub(super) fn taken_by(&self, taker: Seat, card: Card) -> f32 {
        worth::added(card, self.view.stacks[taker])
    }
}

/// The average rank of the lords that these eyes see nowhere.
fn average_unseen(view: &View) -> f32 {
    let all = Lord::all_cards();
    let mut points: i32 = all.as_slice().iter().map(|lord| i32::from(lord.rank())).sum();
    let mut count = LORDS as i32;
    let mut see = |lord: Lord| {
        points -= i32::from(lord.rank());
        count -= 1;
    };
    for seat in Seats::all(view.players).iter() {
        view.lords[seat].known().into_iter().for_each(&mut see);
        view.stacks[seat].cards().filter_map(Card::lord).for_each(&mut see);
    }
    view.under.as_slice().iter().copied().for_each(&mut see);
    if count > 0 { points as f32 / count as f32 } else { AVERAGE }
}
