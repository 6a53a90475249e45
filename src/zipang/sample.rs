//! Full positions that a view cannot tell from the real one.

use super::cards::{Card, Hand, MAX_CARDS};
use super::notes::Notes;
use super::state::{Phase, State};
use super::view::View;
use crate::game::{BySeat, Pile, Seat, Stream};

impl View {
    /// Deals every card that these eyes have not seen anew: to the hands, around what the notes know of them, to the
    /// supply, and under the discard pile. What the others have noted is theirs to know; a sample leaves it empty, but
    /// for the hand that a Nobleman is looking at.
    pub(super) fn sample(&self, stream: &mut Stream) -> State {
        let mut unseen = self.unseen();
        stream.shuffle(unseen.as_mut_slice());
        let mut hands = BySeat::from_fn(|seat| self.known_hand(seat));
        for seat in self.in_campaign.iter() {
            while hands[seat].len() < self.hand_sizes[seat] {
                let Some(card) = unseen.pop() else { break };
                hands[seat].add(card);
            }
        }
        let face_down = unseen.pop().unwrap_or_default();
        State {
            players: self.players,
            options: self.options,
            campaign: self.campaign,
            first: self.first,
            turn: self.turn,
            coins: self.coins,
            pile: self.pile,
            gone: self.gone,
            in_campaign: self.in_campaign,
            begun: self.begun,
            hands,
            notes: self.sampled_notes(&hands),
            supply: unseen,
            face_down,
            discards: self.discards,
            phase: self.phase,
        }
    }

    /// What these eyes know for certain of a hand.
    fn known_hand(&self, seat: Seat) -> Hand {
        if self.eyes == Some(seat) {
            self.hand
        } else if self.open_hands[seat].is_empty() {
            self.notes[seat]
        } else {
            self.open_hands[seat]
        }
    }

    /// The cards in play that these eyes see nowhere.
    pub(crate) fn unseen(&self) -> Pile<Card, MAX_CARDS> {
        let mut unseen = Card::deck(self.players);
        let mut see = |card| {
            let there = unseen.remove(card);
            debug_assert!(there, "a view holds no card twice");
        };
        self.discards.as_slice().iter().for_each(|&card| see(card));
        for seat in self.in_campaign.iter() {
            self.known_hand(seat).as_slice().iter().for_each(|&card| see(card));
        }
        if let Phase::PlayTaken(card) = self.phase {
            see(card);
        }
        unseen
    }

    fn sampled_notes(&self, hands: &BySeat<Hand, { super::MAX_PLAYERS }>) -> Notes {
        let mut notes = Notes::default();
        if let Phase::TakeFromHand(from) = self.phase {
            notes.write(self.turn, from, hands[from]);
        }
        if let Some(owner) = self.eyes {
            for (holder, &hand) in self.notes.iter(self.players) {
                notes.write(owner, holder, hand);
            }
        }
        notes
    }
}
