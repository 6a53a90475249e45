//! A turn: drawing, playing, and what each answer sets going.

use super::action::Action;
use super::cards::Card;
use super::event::{Ending, Event};
use super::mover::{Luck, Mover};
use super::state::{Phase, State};
use crate::game::{Listener, Seat, Seats};

impl<L: Listener<Event>> Mover<'_, L> {
    /// Carries out an answer.
    #[inline]
    pub(super) fn answer(&mut self, seat: Seat, action: Action) {
        match action {
            Action::Play { card, targets } => self.play(card, targets),
            Action::Ikki => self.rise_in_ikki(),
            Action::Take(card) => self.take(card),
            Action::Monk | Action::Coin | Action::Stand => self.answer_effect(seat, action),
        }
    }

    /// A player's turn begins with a card, or the campaign ends for want of one.
    #[inline]
    pub(super) fn begin_turn(&mut self, seat: Seat) {
        self.state.turn = seat;
        if self.state.supply.is_empty() {
            return self.end_by_honor(Ending::SupplyEmpty);
        }
        self.state.begun.insert(seat); // Z-13
        self.draw(seat);
        self.state.phase = Phase::Play;
    }

    /// The next player's turn, unless nobody else is left.
    #[inline]
    pub(super) fn end_turn(&mut self) {
        match self.state.rivals().next_after(self.state.turn) {
            Some(next) => self.begin_turn(next),
            None => self.end_campaign(Ending::LastOneIn, Some(self.state.turn)),
        }
    }

    #[inline]
    fn play(&mut self, card: Card, targets: Seats) {
        let seat = self.state.turn;
        // A taken card lies open already: it is in nobody's hand.
        if self.state.phase == Phase::Play {
            self.give_up(seat, card);
        }
        self.state.discards.push(card); // Z-4: before its effect
        self.tell(Event::Played { seat, card, targets });
        self.take_effect(card, targets);
    }

    fn rise_in_ikki(&mut self) {
        let seat = self.state.turn;
        let from_hand = if self.state.phase == Phase::Play { 2 } else { 1 };
        for _ in 0..from_hand {
            self.give_up(seat, Card::Peasant);
        }
        self.state.discards.push(Card::Peasant);
        self.state.discards.push(Card::Peasant);
        self.tell(Event::RoseInIkki(seat));
        self.refill(seat); // Z-14: before any answer
        self.threaten(Card::Peasant, self.state.rivals());
    }

    fn take(&mut self, card: Card) {
        match self.state.phase {
            Phase::TakeFromHand(from) => self.take_from_hand(from, card),
            _ => {
                self.state.discards.remove(card);
                self.tell(Event::Took { by: self.state.turn, from: None, card });
                self.state.phase = Phase::PlayTaken(card);
            }
        }
    }

    /// A card leaves a hand for the player on turn; the robbed player refills before it is played (Z-14).
    pub(super) fn take_from_hand(&mut self, from: Seat, card: Card) {
        self.give_up(from, card);
        self.tell(Event::Took { by: self.state.turn, from: Some(from), card });
        self.refill(from);
        self.state.phase = Phase::PlayTaken(card);
    }

    /// The Tea Master's random card.
    pub(super) fn take_at_random(&mut self, from: Seat) {
        let State { campaign, discards, hands, .. } = &*self.state;
        // No two Tea Masters of a campaign see the same number of discards: what the first takes is played.
        let place = self.chance.pick(Luck::TeaMaster.at(*campaign, discards.len()), hands[from].as_slice());
        let card = hands[from].as_slice()[place];
        self.take_from_hand(from, card);
    }
}
