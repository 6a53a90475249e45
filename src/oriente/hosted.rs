//! How Oriente is put to people who share one device.

use super::action::Action;
use super::event::Event;
use super::opened::Opened;
use super::setup::Talk;
use super::state::{Phase, State};
use super::view::{LordView, View};
use crate::game::{BySeat, Hosted, Poll, Seat, Seats};

impl Hosted for State {
    type Opened = Opened;

    /// A face-down lord is a secret, and so are the lords that a Mahō-tsukai has taken. Whoever lies face up, or lost his
    /// lord and chooses among turned ones, has none.
    fn has_secrets(&self, seat: Seat) -> bool {
        let is_face_down = self.lords[seat].is_some() && !self.face_up.contains(seat);
        is_face_down || self.phase == Phase::Becoming && seat == self.token
    }

    fn with_all_open(&self) -> View {
        let open = |seat| match (View::of(self, None).lords[seat], self.lords[seat]) {
            (LordView::Hidden, Some(lord)) => LordView::Known(lord),
            (seen, _) => seen,
        };
        View { lords: BySeat::from_fn(open), ..View::of(self, None) }
    }

    fn poll(&self) -> Option<Poll<Action>> {
        let (seats, pass) = match &self.phase {
            Phase::Declaring(declaring) => (self.disks.minus(declaring.passed), Action::Pass),
            // A question once put stands, even to one who is barred by now (O-19).
            Phase::Privilege(privilege) => {
                (self.callers(privilege).collect::<Seats>().with(privilege.asked), Action::Pass)
            }
            Phase::Helping(battle) => {
                (self.disks.without(self.token).without(battle.defender).minus(battle.stayed_out), Action::StayOut)
            }
            Phase::Joining(joining) => (self.joiners(joining.answered).collect(), Action::Pass),
            Phase::Replacing(_) | Phase::Giving(_) | Phase::Becoming | Phase::Over(_) => return None,
        };
        Some(Poll { seats, pass })
    }

    fn same_poll(&self, later: &Self) -> bool {
        let frame = |state: &Self| (state.season, state.fulfilled, state.token);
        frame(self) == frame(later)
            && match (&self.phase, &later.phase) {
                (Phase::Declaring(now), Phase::Declaring(then)) => now.passed.is_within(then.passed),
                (Phase::Privilege(now), Phase::Privilege(then)) => {
                    now.destiny == then.destiny && now.answered.is_within(then.answered)
                }
                // A round that starts over forgets who stayed out and that somebody joined (O-10).
                (Phase::Helping(now), Phase::Helping(then)) => {
                    now.defender == then.defender
                        && now.stayed_out.is_within(then.stayed_out)
                        && now.joined <= then.joined
                }
                (Phase::Joining(now), Phase::Joining(then)) => now.answered.is_within(then.answered),
                _ => false,
            }
    }

    /// Bargaining, passing, declaring and helping show nothing by themselves: a lord turned up for it is told beside it.
    /// Nor does a prize that is laid face down, or what happens to open cards and laborers without chance.
    fn reveals_something(event: &Event) -> bool {
        !matches!(
            event,
            Event::SeasonBegan { .. }
                | Event::Passed(_)
                | Event::Declared(..)
                | Event::Called { .. }
                | Event::Fulfilled(..)
                | Event::StayedOut(_)
                | Event::Helped(..)
                | Event::Joined(_)
                | Event::Succeeded { .. }
                | Event::Collected { .. }
                | Event::Recruited(..)
                | Event::SquareEmptied
                | Event::Offered(_)
                | Event::Refused(_)
                | Event::Withdrew(_)
                | Event::Lapsed(_)
                | Event::Dealt(_)
                | Event::Promised(_)
                | Event::Paid(..)
                | Event::PromiseSettled(..)
        )
    }

    fn opened(&self) -> Option<Opened> {
        self.laid_open()
    }

    fn may_bargain(&self) -> bool {
        self.options.talk != Talk::Silent && self.is_moment_to_bargain()
    }

    fn open_offers(&self) -> Vec<Seat> {
        self.bargains.offers.as_slice().iter().map(|offer| offer.to).collect()
    }

    fn offer_answered(&self, action: &Action) -> Option<Seat> {
        match *action {
            Action::Accept(offer) | Action::Refuse(offer) | Action::Counter { offer, .. } => {
                self.bargains.find(offer).map(|offer| offer.from)
            }
            _ => None,
        }
    }

    /// Who declared and who is named; who fights, until somebody helps; everybody, when a revolution may strike anybody.
    fn at_stake(&self) -> Seats {
        match &self.phase {
            Phase::Privilege(privilege) => privilege.target.into_iter().fold(Seats::only(self.token), Seats::with),
            Phase::Helping(battle) if battle.helpers.is_empty() => Seats::only(self.token).with(battle.defender),
            Phase::Joining(_) => Seats::all(self.players),
            _ => Seats::NONE,
        }
    }

    /// A season ends when all have passed, and when nobody has a disk any more.
    fn owing(&self, answering: Seats) -> Seats {
        let left = match &self.phase {
            Phase::Declaring(declaring) => self.disks.minus(declaring.passed),
            Phase::Helping(_) | Phase::Joining(_) => self.disks,
            _ => return Seats::NONE,
        };
        if !left.is_within(answering) {
            return Seats::NONE;
        }
        let view = View::of(self, None);
        let due = view.bargains.ledger.entries.as_slice().iter().filter(|entry| view.falls_due(entry));
        due.map(|entry| entry.by).collect()
    }

    fn is_aside(action: &Action) -> bool {
        action.is_bargaining()
    }
}
