//! What it takes to call the privilege: the one place that compares ranks, for the rules, previews and bots alike.

use super::action::Destiny;
use super::cards::Lord;
use super::refusal::Refusal;
use super::state::State;
use super::view::View;
use crate::game::Seat;

/// What a declaration asks of those who would call the privilege against it. Disks and turns are not looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Threshold {
    destiny: Destiny,
    rank: u8,
    cards: u8,
}

impl Threshold {
    /// For a declaration by this lord, whose player has so many cards, with so many laborers in the square: against a
    /// Revolution they count, not the Nōfu's rank.
    #[inline]
    pub fn new(destiny: Destiny, lord: Lord, cards: u8, square: u8) -> Self {
        let rank = if destiny == Destiny::Revolution { 1 + square } else { lord.rank() };
        Self { destiny, rank, cards }
    }

    /// Is this lord's rank above it, or equal with fewer cards in his player's stack?
    ///
    /// # Errors
    /// What he lacks.
    #[inline]
    pub fn check(self, lord: Lord, cards: u8) -> Result<(), Refusal> {
        let rank = lord.rank();
        let revolts = self.destiny == Destiny::Revolution;
        match rank {
            _ if rank > self.rank || rank == self.rank && cards < self.cards => Ok(()),
            _ if rank == self.rank && revolts => Err(Refusal::AtThresholdNotFewerCards),
            _ if revolts => Err(Refusal::BelowThreshold),
            _ if rank == self.rank => Err(Refusal::EqualRankNotFewerCards),
            _ => Err(Refusal::RankTooLow),
        }
    }
}

impl State {
    /// Does this seat outrank what the token's holder declared?
    #[inline]
    pub(super) fn outranks(&self, seat: Seat, destiny: Destiny) -> Result<(), Refusal> {
        let declarer = self.token;
        let threshold = Threshold::new(destiny, self.lord(declarer), self.stacks[declarer].len(), self.square);
        threshold.check(self.lord(seat), self.stacks[seat].len())
    }
}

impl View {
    /// Would this seat with this lord outrank what the declarer, with that lord, declares? Whoever does not see a lord
    /// says which one he supposes.
    pub fn outranks(&self, caller: (Seat, Lord), declarer: (Seat, Lord), destiny: Destiny) -> bool {
        let threshold = Threshold::new(destiny, declarer.1, self.stacks[declarer.0].len(), self.square);
        threshold.check(caller.1, self.stacks[caller.0].len()).is_ok()
    }
}
