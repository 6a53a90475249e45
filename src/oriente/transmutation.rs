//! Transmutation: all lords in play are mixed and dealt anew (O-8).

use super::cards::{Card, Lord, MAX_PLAYERS};
use super::deck::Trace;
use super::event::Event;
use super::knowledge::Mixing;
use super::mover::{Luck, Mover};
use super::stack::Stack;
use super::state::Phase;
use crate::game::{Listener, Pile, Seats};

impl<L: Listener<Event>> Mover<'_, L> {
    /// His card goes under the deck, and he looks at all the other lords. They stay where they lie until he has
    /// chosen: nobody else may look, and if the Geisha comes that is where they go back to.
    pub(super) fn begin_transmutation(&mut self) {
        let mixer = self.state.token;
        let lord = self.take_lord(mixer);
        self.state.deck.put_under(lord);
        self.tell(Event::WentUnder(lord));
        // From here on the others' lords are one set in his hand: where each was drawn tells nothing any more.
        self.state.knowledge.from_bottom = Seats::NONE;
        self.tell(Event::TookAllLords(mixer));
        self.whisper(mixer, Event::SawLords(mixer, self.state.taken_lords()));
        self.state.phase = Phase::Becoming;
    }

    /// He has chosen; the deck's top card joins the others unseen, and all are dealt, clockwise from his left.
    pub(super) fn transmute(&mut self, chosen: Lord) {
        let Some((drawn, trace)) = self.state.deck.draw() else {
            unreachable!("his own card has just gone under the deck");
        };
        if drawn == Lord::Geisha {
            return self.undo_transmutation();
        }
        let mixer = self.state.token;
        let before = self.state.lords;
        let mut pool = Pile::<Lord, MAX_PLAYERS>::default();
        mixer.others(self.state.players).filter_map(|seat| before[seat]).for_each(|lord| pool.push(lord));
        pool.remove(chosen);
        pool.push(drawn);
        self.chance.shuffle(self.moment(Luck::Transmutation), pool.as_mut_slice());
        self.state.lords[mixer] = Some(chosen);
        for seat in mixer.others(self.state.players) {
            self.state.lords[seat] = pool.pop();
        }
        let visible = self.state.known_to_all().without(mixer);
        self.state.knowledge.mix(&Mixing {
            players: self.state.players,
            mixer,
            seen_by_all: visible.iter().filter_map(|seat| before[seat]).map(Card::from).collect(),
            before,
            visible,
            after: self.state.lords,
            traced: (trace == Trace::Seen).then_some(drawn),
        });
        self.state.face_up = Seats::NONE;
        self.tell(Event::Transmuted(mixer));
        for seat in Seats::all(self.state.players).iter() {
            self.whisper(seat, Event::SawLord(seat, self.state.lord(seat)));
        }
        self.finish_action();
    }

    /// The card from the deck is the Geisha: the game ends with every lord back where he lay.
    fn undo_transmutation(&mut self) {
        let mixer = self.state.token;
        self.state.deck.take_from_under();
        self.state.lords[mixer] = Some(Lord::MahoTsukai);
        self.state.face_up.insert(mixer);
        self.end_by_geisha(Stack::only(Lord::Geisha));
    }
}
