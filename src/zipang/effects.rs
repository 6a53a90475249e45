//! What the cards do, and how those they act on are asked first.

use super::action::Action;
use super::cards::Card;
use super::event::{Ending, Event};
use super::mover::Mover;
use super::state::{Answering, Phase};
use crate::game::{Listener, Seat, Seats};

impl<L: Listener<Event>> Mover<'_, L> {
    /// A card that lies in the discard pile takes effect.
    #[inline]
    pub(super) fn take_effect(&mut self, card: Card, targets: Seats) {
        match card {
            Card::Emperor => self.end_by_honor(Ending::Emperor),
            Card::Peasant | Card::Monk => self.end_turn(),
            Card::Princess => self.take_half_the_pile(),
            Card::CrazyOne => self.search_the_discards(),
            Card::Captain | Card::Commander | Card::Warlord | Card::Ninja => self.threaten(card, targets),
            Card::Bandit => self.threaten(card, self.with_coins(targets)),
            Card::Merchant => {
                let others = Seats::all(self.state.players).without(self.state.turn);
                self.threaten(card, self.with_coins(others));
            }
            Card::ShrineMaiden => self.threaten(card, self.with_cards(self.state.rivals())),
            Card::TeaMaster | Card::Nobleman => self.threaten(card, self.with_cards(targets)),
        }
    }

    /// A card acts on these players: each is asked for his answer, then it all happens at once (Z-6).
    #[inline]
    pub(super) fn threaten(&mut self, card: Card, affected: Seats) {
        if affected.is_empty() {
            self.tell(Event::NothingHappened(card));
            return self.end_turn();
        }
        let asked = self.state.turn;
        self.ask_next(Answering { card, affected, asked, waiting: affected, spared: Seats::NONE, paying: Seats::NONE });
    }

    /// Asks the next player clockwise who has an answer to give, judged as it comes due (Z-7), or lets it happen.
    #[inline]
    fn ask_next(&mut self, mut answering: Answering) {
        while let Some(seat) = answering.waiting.next_after(self.state.turn) {
            answering.waiting.remove(seat);
            if self.state.is_asked(answering.card, seat) {
                answering.asked = seat;
                self.state.phase = Phase::Answer(answering);
                return;
            }
        }
        self.carry_out(answering);
    }

    /// One player's answer to a card's effect.
    #[inline]
    pub(super) fn answer_effect(&mut self, seat: Seat, action: Action) {
        let Phase::Answer(mut answering) = self.state.phase else { return };
        match action {
            Action::Monk => {
                self.give_up(seat, Card::Monk);
                self.state.discards.push(Card::Monk);
                self.tell(Event::LaidMonk(seat));
                self.refill(seat);
                answering.spared.insert(seat);
            }
            Action::Coin => {
                self.tell(Event::ChoseCoin(seat));
                answering.paying.insert(seat);
            }
            _ => self.tell(Event::Stood(seat)),
        }
        self.ask_next(answering);
    }

    /// All answers are in: the card acts on those who did not cancel it.
    #[inline]
    fn carry_out(&mut self, answering: Answering) {
        let turn = self.state.turn;
        let struck = answering.affected.minus(answering.spared);
        let Some(one) = struck.next_after(turn) else { return self.end_turn() };
        match answering.card {
            Card::Bandit => {
                self.state.coins[one] -= 1;
                self.state.coins[turn] += 1;
                self.tell(Event::Stole { by: turn, from: one });
            }
            Card::Merchant => struck.clockwise_from(turn).for_each(|seat| self.pay_to_pile(seat)),
            Card::ShrineMaiden => struck.clockwise_from(turn).for_each(|seat| self.show_to_all(seat)),
            Card::Ninja => {
                let hand = self.discard_hand(one);
                self.tell(Event::Discarded(one, hand));
                self.refill(one);
            }
            Card::TeaMaster => return self.take_at_random(one),
            Card::Nobleman => return self.look_and_take(one),
            _ => self.attack(answering.card, struck, answering.paying),
        }
        self.end_turn();
    }

    /// A coin goes from a player to the pile.
    pub(super) fn pay_to_pile(&mut self, seat: Seat) {
        self.state.coins[seat] -= 1;
        self.state.pile += 1;
        self.tell(Event::PaidToPile(seat));
    }

    fn take_half_the_pile(&mut self) {
        let half = self.state.pile / 2;
        self.state.pile -= half;
        self.state.coins[self.state.turn] += half;
        self.tell(Event::TookFromPile(self.state.turn, half));
        self.end_turn();
    }

    fn search_the_discards(&mut self) {
        if Card::ALL.iter().any(|&card| self.state.may_take_from_discards(card).is_ok()) {
            self.state.phase = Phase::TakeFromDiscards;
        } else {
            self.tell(Event::NothingHappened(Card::CrazyOne));
            self.end_turn();
        }
    }

    /// Everybody sees it and notes it, those out of the campaign too (Z-11).
    fn show_to_all(&mut self, seat: Seat) {
        let hand = self.state.hands[seat];
        for owner in seat.others(self.state.players) {
            self.state.notes.write(owner, seat, hand);
        }
        self.tell(Event::Showed(seat, hand));
    }

    fn look_and_take(&mut self, from: Seat) {
        self.tell(Event::LookedAt { by: self.state.turn, of: from });
        self.reveal(self.state.turn, from);
        self.state.phase = Phase::TakeFromHand(from);
    }

    fn with_coins(&self, seats: Seats) -> Seats {
        seats.iter().filter(|&seat| self.state.coins[seat] > 0).collect()
    }

    fn with_cards(&self, seats: Seats) -> Seats {
        seats.iter().filter(|&seat| !self.state.hands[seat].is_empty()).collect()
    }
}
