//! What one pair of eyes may know, filled in field by field.
//!
//! Hidden zones, all of them: the other players' hands, the order of the supply, the face-down card under the discards,
//! and the other players' notes. None of them has a field here; of hands and supply a view knows how many cards.

use serde::{Deserialize, Serialize};

use super::cards::{Card, Hand, MAX_CARDS, MAX_PLAYERS, MIN_PLAYERS};
use super::setup::Options;
use super::state::{Phase, State};
use crate::game::{BySeat, Pile, Seat, Seats, read_if_sound};

/// A position as one seat, or a bystander, may know it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(remote = "Self", deny_unknown_fields)]
pub struct View {
    /// Whose eyes these are; `None` for a bystander.
    pub eyes: Option<Seat>,
    /// How many play.
    pub players: u8,
    /// What this table plays differently.
    pub options: Options,
    /// Which campaign this is, counted from 1.
    pub campaign: u16,
    /// Who began this campaign.
    pub first: Seat,
    /// Whose turn it is.
    pub turn: Seat,
    /// Everybody's coins.
    pub coins: BySeat<u8, MAX_PLAYERS>,
    /// The coins in the pile.
    pub pile: u8,
    /// The coins that have left the game.
    pub gone: u8,
    /// Who is still in the campaign.
    pub in_campaign: Seats,
    /// Whose first turn of this campaign has come.
    pub begun: Seats,
    /// How many cards everybody holds.
    pub hand_sizes: BySeat<u8, MAX_PLAYERS>,
    /// The own hand; a bystander has none.
    pub hand: Hand,
    /// What the owner of these eyes has rightly seen in the others' hands (Z-11); a bystander keeps no notes.
    pub notes: BySeat<Hand, MAX_PLAYERS>,
    /// The hands laid open at the end of the game (Z-10); empty before.
    pub open_hands: BySeat<Hand, MAX_PLAYERS>,
    /// How many cards are left to draw.
    pub supply: u8,
    /// The discards that lie face up, the oldest first.
    pub discards: Pile<Card, MAX_CARDS>,
    /// What the table is waiting for.
    pub phase: Phase,
}

impl View {
    /// What these eyes may know of a position.
    pub(super) fn of(state: &State, eyes: Option<Seat>) -> Self {
        let open = matches!(state.phase, Phase::Over(ended) if ended.hands_open);
        Self {
            eyes,
            players: state.players,
            options: state.options,
            campaign: state.campaign,
            first: state.first,
            turn: state.turn,
            coins: state.coins,
            pile: state.pile,
            gone: state.gone,
            in_campaign: state.in_campaign,
            begun: state.begun,
            hand_sizes: BySeat::from_fn(|seat| state.hands[seat].len()),
            hand: eyes.map_or(Hand::default(), |seat| state.hands[seat]),
            notes: BySeat::from_fn(|holder| eyes.map_or(Hand::default(), |owner| state.notes.about(holder, owner))),
            open_hands: if open { state.hands } else { BySeat::default() },
            supply: state.supply.len(),
            discards: state.discards,
            phase: state.phase,
        }
    }
}

read_if_sound!(View, "expected a view that could be");

impl View {
    /// Whoever draws a view counts on it that everybody in it sits at the table, and that nobody is known to hold more
    /// cards than he has.
    fn is_sound(&self) -> bool {
        let known = |seat| self.notes[seat].len().max(self.open_hands[seat].len()) <= self.hand_sizes[seat];
        (MIN_PLAYERS..=MAX_PLAYERS).contains(&usize::from(self.players))
            && self.is_seated()
            && Seats::all(self.players).iter().all(known)
    }

    /// Do all who are named sit at this table?
    fn is_seated(&self) -> bool {
        let single = [self.eyes, Some(self.first), Some(self.turn)].into_iter().flatten().collect();
        let in_phase = match self.phase {
            Phase::TakeFromHand(from) => Seats::only(from),
            Phase::Answer(answering) => answering.affected.with(answering.asked),
            Phase::Over(ended) => Seats::only(ended.winner),
            Phase::Play | Phase::PlayTaken(_) | Phase::TakeFromDiscards => Seats::NONE,
        };
        let all = Seats::all(self.players);
        [single, in_phase, self.in_campaign, self.begun].iter().all(|seats| seats.is_within(all))
    }
}
