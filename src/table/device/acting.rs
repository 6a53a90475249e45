//! What somebody before a device does: each deed is taken whole, or refused and nothing has changed.

use super::{Change, Device};
use crate::game::{Seat, Seats};
use crate::table::deed::{Deed, DeedError, What};
use crate::table::{Host, Input, Occasion, Pin, Playable, Screen, Waiting};

impl Device {
    /// Does what somebody before this screen does, and says what has changed by it.
    ///
    /// # Errors
    /// Why it is not done; then nothing has changed.
    pub(in crate::table) fn act<G: Playable>(
        &mut self,
        host: &mut Host<G>,
        deed: Deed<G>,
    ) -> Result<Change, DeedError<G::Refusal>> {
        let Deed { showing, what } = deed;
        if showing != self.number && what != What::DropCurtain {
            return Err(DeedError::Stale);
        }
        let screen = self.screen(host);
        let waiting = screen.waiting();
        let told = host.story_len();
        match what {
            What::Answer { seat, action } => {
                self.is_here(seat)?;
                allow(waiting == Some(Waiting::Answer(seat)) && !G::is_aside(&action))?;
                host.put_in(Input::Act { seat, action, because: None })?;
                // What was on the screen before it has been read.
                self.read[seat] = told;
                Ok(Change::People(told))
            }
            What::Aside { seat, action } => {
                self.is_here(seat)?;
                let may_bargain = matches!(waiting, Some(Waiting::Desk | Waiting::Moment { .. }));
                allow(may_bargain && G::is_aside(&action))?;
                host.put_in(Input::Act { seat, action, because: None })?;
                Ok(Change::People(told))
            }
            What::RaiseHands(raised) => {
                let Some(Waiting::Hands(of)) = waiting else { return Err(DeedError::NotNow) };
                if let Some(seat) = raised.minus(self.seats).iter().next() {
                    return Err(DeedError::Foreign(seat));
                }
                host.put_in(Input::Hands { of, raised })?;
                // The whole table stands around the device.
                self.drop_curtain();
                Ok(Change::People(told))
            }
            What::Write(words) => {
                allow(waiting == Some(Waiting::Desk))?;
                host.put_in(Input::Sentence(words))?;
                Ok(Change::Words)
            }
            What::RaiseCurtain { pin } => {
                let Screen::Curtain { seat, ref question, .. } = screen else { return Err(DeedError::NotNow) };
                let typed = pin.and_then(|pin| Pin::from_text(&pin));
                if host.pin(seat).is_some_and(|right| typed != Some(right)) {
                    return Err(DeedError::WrongPin);
                }
                self.at_device = Some(seat);
                // Whoever is asked nothing looks, be it in a round.
                self.looking = if question.is_none() { Some(seat) } else { None };
                Ok(Change::Device)
            }
            What::ShowTable => {
                allow(matches!(screen, Screen::Curtain { question: Some(_), .. }))?;
                self.drop_curtain();
                self.before_table = true;
                Ok(Change::Device)
            }
            What::DropCurtain => {
                self.drop_curtain();
                Ok(Change::Device)
            }
            What::Look(seat) => {
                self.is_here(seat)?;
                allow(matches!(screen, Screen::Table { .. } | Screen::Curtain { .. }))?;
                self.drop_curtain();
                self.looking = Some(seat);
                Ok(Change::Device)
            }
            What::SkipLook | What::SkipLooks => {
                let Some(round) = self.round(host, &screen) else { return Err(DeedError::NotNow) };
                let next = screen.curtain_of().map_or(Seats::NONE, Seats::only);
                let skipped = if what == What::SkipLook { next } else { round.left };
                self.looks.waived = self.looks.waived.or(skipped);
                Ok(Change::Device)
            }
            What::OpenDesk => {
                let is_anybody_here = !self.seats.is_empty();
                allow(is_anybody_here && host.game.may_bargain() && !matches!(screen, Screen::Stop { .. }))?;
                self.drop_curtain();
                self.at_desk = true;
                // Whoever leaves it with an offer open is asked about that.
                self.run.offers = 0;
                Ok(Change::Device)
            }
            What::CloseDesk => {
                allow(self.at_desk)?;
                self.at_desk = false;
                Ok(Change::Device)
            }
            What::LetItRun => {
                let Some(Waiting::Moment { occasion, .. }) = waiting else { return Err(DeedError::NotNow) };
                match occasion {
                    Occasion::Stake => self.run.stake = Some(host.poll_number()),
                    Occasion::Offer => self.run.offers = self.offers_here(host).count(),
                    Occasion::Debt => self.run.debt = Some(host.question_number()),
                }
                Ok(Change::Device)
            }
            What::ForgetPin => {
                let Screen::Curtain { seat, asks_pin, .. } = screen else { return Err(DeedError::NotNow) };
                allow(asks_pin && host.people().persons() == self.seats)?;
                self.at_device = None;
                self.lifting = Some((seat, Seats::NONE));
                Ok(Change::Device)
            }
            What::AgreeToLift(by) => {
                self.is_here(by)?;
                let Some(Waiting::Lift { seat, agreed }) = waiting else { return Err(DeedError::NotNow) };
                allow(by != seat)?;
                let agreed = if agreed.contains(by) { agreed.without(by) } else { agreed.with(by) };
                let is_lifted = agreed == self.seats.without(seat);
                if is_lifted {
                    host.put_in(Input::LiftPin { seat, by: agreed })?;
                }
                self.lifting = Some((seat, agreed));
                Ok(if is_lifted { Change::Words } else { Change::Device })
            }
            What::BackToCurtain => {
                allow(matches!(waiting, Some(Waiting::Lift { .. } | Waiting::Lifted(_) | Waiting::Curtain(_))))?;
                self.lifting = None;
                self.before_table = false;
                Ok(Change::Device)
            }
            What::GoOn => {
                allow(matches!(screen, Screen::Stop { .. }))?;
                self.stops_seen += 1;
                Ok(Change::Device)
            }
            What::Undo => {
                allow(self.undo(host, &screen).is_some())?;
                host.undo();
                Ok(Change::Undo)
            }
        }
    }

    fn is_here<R>(&self, seat: Seat) -> Result<(), DeedError<R>> {
        if self.seats.contains(seat) { Ok(()) } else { Err(DeedError::Foreign(seat)) }
    }
}

/// Is it what the screen asks for?
const fn allow<R>(is_asked_for: bool) -> Result<(), DeedError<R>> {
    if is_asked_for { Ok(()) } else { Err(DeedError::NotNow) }
}
