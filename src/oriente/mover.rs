//! What the hand that moves things does all the time, and the kinds of luck at its side.

use super::cards::Lord;
use super::deck::Trace;
use super::event::Event;
use super::state::State;
use crate::game::{self, Listener, Moment, Seat};

/// The hand that moves the things of Oriente.
pub(super) type Mover<'a, L> = game::Mover<'a, State, L>;

/// The kinds of random events in Oriente.
#[derive(Clone, Copy)]
pub(super) enum Luck {
    /// Who first holds the token.
    FirstPlayer,
    /// The shuffle of the treasures.
    Treasures,
    /// The shuffle of the 36 common lords, before they are divided.
    CommonLords,
    /// The Geisha's group.
    GeishaGroup,
    /// The group on top.
    TopGroup,
    /// The lords dealt by a Transmutation.
    Transmutation,
    /// The card an Akindo takes.
    Trading,
    /// The order in which a struck stack loses its cards.
    Loot,
    /// The order in which a revolution's cards are dealt.
    Sharing,
    /// The cards that the author of a scene left open.
    Scene,
}

impl Luck {
    /// The moment of this kind in a season; `index` tells those of one season apart.
    pub(super) const fn at(self, season: u8, index: u16) -> Moment {
        Moment { kind: self as u16, round: season as u32, index }
    }
}

impl<L: Listener<Event>> Mover<'_, L> {
    /// The moment of this kind in the action that is carried out now.
    pub(super) const fn moment(&self, luck: Luck) -> Moment {
        self.moment_of(luck, Seat::new(0))
    }

    /// The moment of this kind that belongs to one seat in the action that is carried out now.
    pub(super) const fn moment_of(&self, luck: Luck, seat: Seat) -> Moment {
        luck.at(self.state.season, (self.state.fulfilled as u16) << 4 | seat.number() as u16)
    }

    /// Turns a lord face up, if he is not.
    #[inline]
    pub(super) fn turn_up(&mut self, seat: Seat) {
        if self.state.face_up.contains(seat) {
            return;
        }
        let lord = self.state.lord(seat);
        self.state.face_up.insert(seat);
        self.state.knowledge.reveal(seat, lord, self.state.players);
        self.tell(Event::TurnedUp(seat, lord));
    }

    /// A lord leaves his player, for all to see.
    #[inline]
    pub(super) fn take_lord(&mut self, seat: Seat) -> Lord {
        let lord = self.state.lord(seat);
        self.state.lords[seat] = None;
        self.state.face_up.remove(seat);
        self.state.knowledge.reveal(seat, lord, self.state.players);
        lord
    }

    /// A seat without a lord draws one face down. Says whether the game goes on: with the Geisha it does not (O-7).
    pub(super) fn draw_lord(&mut self, seat: Seat) -> Flow {
        let Some((lord, trace)) = self.state.deck.draw() else {
            self.tell(Event::GotNoLord(seat)); // O-14
            return Flow::GoesOn;
        };
        if lord == Lord::Geisha {
            return Flow::Ends;
        }
        match trace {
            Trace::None => {}
            Trace::BottomGroups => self.state.knowledge.from_bottom.insert(seat),
            Trace::Seen => self.state.knowledge.traced.insert(seat),
        }
        self.state.lords[seat] = Some(lord);
        self.tell(Event::GotLord(seat));
        self.whisper(seat, Event::SawLord(seat, lord));
        Flow::GoesOn
    }
}

/// Does the game go on after a draw?
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[must_use]
pub(super) enum Flow {
    /// It does.
    GoesOn,
    /// The Geisha was drawn.
    Ends,
}
