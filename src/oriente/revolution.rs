//! Revolution: joining, striking, looting, sharing (O-25).

use super::action::Action;
use super::cards::{Card, Lord};
use super::event::Event;
use super::mover::{Luck, Mover};
use super::stack::{STACK_LIMIT, Stack};
use super::state::{Joining, Phase, State};
use crate::game::{Listener, Pile, Seat, Seats};

impl<L: Listener<Event>> Mover<'_, L> {
    /// The others are asked, clockwise and once each, whether they join.
    pub(super) fn begin_revolution(&mut self) {
        let asked = self.state.token;
        self.ask_next_joiner(Joining { asked, answered: Seats::NONE, joined: Seats::NONE });
    }

    fn ask_next_joiner(&mut self, joining: Joining) {
        let next = self.state.joiners(joining.answered).next();
        match next {
            Some(asked) => self.state.phase = Phase::Joining(Joining { asked, ..joining }),
            None => self.strike(joining.joined),
        }
    }

    /// A seat does not join.
    #[inline]
    pub(super) fn pass_joining(&mut self, seat: Seat, joining: Joining) {
        self.tell(Event::Passed(seat));
        self.judge_joining(seat, Action::Pass);
        self.ask_next_joiner(Joining { answered: joining.answered.with(seat), ..joining });
    }

    /// A Nōfu joins.
    pub(super) fn join(&mut self, seat: Seat, joining: Joining) {
        self.turn_up(seat);
        self.state.disks.remove(seat);
        self.tell(Event::Joined(seat));
        self.judge_joining(seat, Action::Join);
        self.ask_next_joiner(Joining {
            answered: joining.answered.with(seat),
            joined: joining.joined.with(seat),
            ..joining
        });
    }

    /// Everyone turns face up; those whom the revolution reaches lose half their cards.
    fn strike(&mut self, joined: Seats) {
        self.judge_joined();
        self.new_moment();
        let State { players, token, square, .. } = *self.state;
        let rebels = joined.with(token);
        Seats::all(players).iter().for_each(|seat| self.turn_up(seat));
        let strength = rebels.len() + square;
        let struck = self.state.struck_by(strength);
        self.tell(Event::RevolutionStruck { strength, struck });
        let mut pot = Stack::EMPTY;
        for seat in struck.clockwise_from(token) {
            pot = pot.plus(self.loot(seat));
        }
        for seat in rebels.iter() {
            pot = pot.plus(std::mem::take(&mut self.state.stacks[seat]));
        }
        self.share(pot, rebels);
        if square > 0 {
            self.state.square = 0;
            self.tell(Event::SquareEmptied);
        }
        self.finish_action();
    }

    /// A struck stack loses half its cards, rounded down, at random: it is shuffled, and the top ones go.
    fn loot(&mut self, seat: Seat) -> Stack {
        let stack = self.state.stacks[seat];
        let lost = stack.len() / 2;
        if lost == 0 {
            return Stack::EMPTY;
        }
        let mut cards = stack.to_pile();
        self.chance.shuffle(self.moment_of(Luck::Loot, seat), cards.as_mut_slice());
        let loot: Stack = (0..lost).filter_map(|_| cards.pop()).collect();
        self.state.stacks[seat] = stack.minus(loot);
        self.tell(Event::Looted(seat, loot));
        loot
    }

    /// The pot is shuffled and dealt one by one among the rebels, from the declarer clockwise.
    fn share(&mut self, pot: Stack, rebels: Seats) {
        let mut cards: Pile<Card, STACK_LIMIT> = pot.to_pile();
        if !cards.is_empty() {
            self.chance.shuffle(self.moment(Luck::Sharing), cards.as_mut_slice());
        }
        let mut seat = self.state.token;
        while let Some(card) = cards.pop() {
            self.state.stacks[seat].add(card);
            seat = rebels.next_after(seat).unwrap_or(seat);
        }
        for seat in rebels.iter() {
            self.tell(Event::Shared(seat, self.state.stacks[seat]));
        }
    }
}

impl State {
    /// Everyone who is still to be asked whether he joins: with a disk, and face down or a Nōfu (O-15).
    pub(super) fn joiners(&self, answered: Seats) -> impl Iterator<Item = Seat> {
        let open = self.disks.minus(answered).clockwise_from(self.token);
        open.filter(|&seat| self.visible_lord(seat).is_none_or(|lord| lord == Lord::Nofu))
    }

    /// Everyone whose rank the strength reaches, Nōfu and Ninja excepted.
    fn struck_by(&self, strength: u8) -> Seats {
        let reached = |seat: &Seat| {
            let lord = self.lord(*seat);
            !matches!(lord, Lord::Nofu | Lord::Ninja) && lord.rank() <= strength
        };
        Seats::all(self.players).iter().filter(reached).collect()
    }
}
