//! What one pair of eyes may know, filled in field by field.
//!
//! Hidden zones, all of them: the other players' hands, the order of the supply, the face-down card under the discards,
//! and the other players' notes. None of them has a field here; of hands and supply a view knows how many cards.

use serde::Serialize;

use super::cards::{Card, Hand, MAX_CARDS, MAX_PLAYERS};
use super::setup::Options;
use super::state::{Phase, State};
use crate::game::{BySeat, Pile, Seat, Seats};

/// A position as one seat, or a bystander, may know it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
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

impl Serialize for View {
    /// Seats that do not exist are left out, and so are hands that these eyes do not see.
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        use serde::ser::SerializeStruct;
        let players = self.players;
        let mut view = serializer.serialize_struct("View", 16)?;
        view.serialize_field("eyes", &self.eyes)?;
        view.serialize_field("campaign", &self.campaign)?;
        view.serialize_field("first", &self.first)?;
        view.serialize_field("turn", &self.turn)?;
        view.serialize_field("coins", self.coins.as_slice(players))?;
        view.serialize_field("pile", &self.pile)?;
        view.serialize_field("gone", &self.gone)?;
        view.serialize_field("in_campaign", &self.in_campaign)?;
        view.serialize_field("begun", &self.begun)?;
        view.serialize_field("hand_sizes", self.hand_sizes.as_slice(players))?;
        view.serialize_field("hand", &self.hand)?;
        view.serialize_field("notes", self.notes.as_slice(players))?;
        view.serialize_field("open_hands", self.open_hands.as_slice(players))?;
        view.serialize_field("supply", &self.supply)?;
        view.serialize_field("discards", self.discards.as_slice())?;
        view.serialize_field("phase", &self.phase)?;
        view.end()
    }
}
