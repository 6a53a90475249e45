//! From an allowed action to what it does.

use super::action::Action;
use super::event::Event;
use super::mover::Mover;
use super::state::Phase;
use crate::game::{Listener, Seat};

impl<L: Listener<Event>> Mover<'_, L> {
    /// Carries out an action that is allowed.
    #[inline]
    pub(super) fn act(&mut self, seat: Seat, action: &Action) {
        match (self.state.phase, *action) {
            (Phase::Declaring(declaring), Action::Pass) => self.pass_declaring(seat, declaring),
            (_, Action::Declare(destiny)) => self.declare(seat, destiny),
            (Phase::Privilege(privilege), Action::Pass) => self.pass_privilege(seat, privilege),
            (_, Action::Call(destiny)) => self.call(seat, destiny),
            (Phase::Helping(battle), Action::StayOut) => self.stay_out(seat, battle),
            (Phase::Helping(battle), Action::Help(side)) => self.help(seat, side, battle),
            (Phase::Joining(joining), Action::Pass) => self.pass_joining(seat, joining),
            (Phase::Joining(joining), Action::Join) => self.join(seat, joining),
            (_, Action::Become(lord)) => self.transmute(lord),
            (Phase::Giving(partner), Action::Give(card)) => self.trade(partner, Some(card)),
            (Phase::Replacing(replacing), Action::Replace(lord)) => self.replace(&replacing, lord),
            (_, bargaining) => self.bargain(seat, &bargaining),
        }
    }
}
