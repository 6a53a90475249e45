//! The end of the game: who won, and how the others are ranked.

use serde::{Deserialize, Serialize};

use super::cards::{Card, MAX_PLAYERS};
use super::event::{Ending, Event};
use super::mover::{Luck, Mover};
use super::state::{Phase, State};
use crate::game::{BySeat, Listener, Pile, Seat, Seats};

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Outcome {
    /// Who won, by coins or by the final draw.
    pub winner: Seat,
    /// Each player's place, counted from 1, in seat order. The other players tied for the first place share the second,
    /// and lower places with equal coins are shared too (Z-9).
    pub places: Pile<u8, MAX_PLAYERS>,
}

impl Outcome {
    /// The ranking by coins, with this winner.
    pub(super) fn new(coins: &BySeat<u8, MAX_PLAYERS>, players: u8, winner: Seat) -> Self {
        let mut places = Pile::default();
        for (seat, own) in coins.iter(players) {
            let ahead = coins.iter(players).filter(|&(other, theirs)| theirs > own || other == winner && theirs == own);
            places.push(if seat == winner { 1 } else { 1 + ahead.count() as u8 });
        }
        Self { winner, places }
    }
}

/// What is left to know of a game that is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ended {
    /// Who won: where coins are tied, the final draw has decided.
    pub winner: Seat,
    /// Did the last campaign end by honor? Then the hands of those still in lie open (Z-10).
    pub hands_open: bool,
}

impl State {
    /// Everyone with the most coins.
    pub(super) fn richest(&self) -> Seats {
        let coins = self.coins.as_slice(self.players);
        let most = coins.iter().max().copied().unwrap_or_default();
        self.coins.iter(self.players).filter(|&(_, &coins)| coins == most).map(|(seat, _)| seat).collect()
    }
}

impl<L: Listener<Event>> Mover<'_, L> {
    /// Somebody has no coin left at the end of a campaign.
    pub(super) fn end_game(&mut self, ending: Ending) {
        let mut tied = self.state.richest();
        let mut round = 0;
        while tied.len() > 1 {
            tied = self.draw_for_victory(tied, round);
            round += 1;
        }
        let winner = tied.iter().next().unwrap_or_default();
        self.tell(Event::GameEnded { winner });
        self.state.phase = Phase::Over(Ended { winner, hands_open: ending != Ending::LastOneIn });
    }

    /// One draw from the whole deck, a card each without replacement; returns those with the most honor (Z-9).
    fn draw_for_victory(&mut self, tied: Seats, round: u16) -> Seats {
        let mut deck = Card::deck(self.state.players);
        self.chance.shuffle(Luck::FinalDraw.at(round, 0), deck.as_mut_slice());
        let mut best = (0, Seats::NONE);
        for seat in tied.iter() {
            let Some(card) = deck.pop() else { break };
            self.tell(Event::DrewForVictory(seat, card));
            if card.honor() > best.0 {
                best = (card.honor(), Seats::NONE);
            }
            if card.honor() == best.0 {
                best.1.insert(seat);
            }
        }
        best.1
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(coins: [u8; 5], winner: u8) -> Vec<u8> {
        let by_seat = BySeat::from_fn(|seat| coins.get(usize::from(seat.number())).copied().unwrap_or_default());
        Outcome::new(&by_seat, 5, Seat::new(winner)).places.as_slice().to_vec()
    }

    #[test]
    fn z_9_losers_of_the_draw_share_second_place_and_equal_coins_share_theirs() {
        assert_eq!(of([8, 8, 8, 1, 0], 1), [2, 1, 2, 4, 5]);
        assert_eq!(of([9, 6, 6, 4, 0], 0), [1, 2, 2, 4, 5]);
    }
}
