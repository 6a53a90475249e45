//! Positions of Zipang as plain data, for scenes and saves.

use serde::{Deserialize, Serialize};

use super::cards::Card;
use super::report::Report;
use super::setup::Setup;
use super::state::{Phase, State};
use super::view::View;
use crate::game::{Chance, DataError, Seat, Seats, Slot, Staged};

/// What lies where, written down. It may be nonsense: only [`Staged::from_position`] makes a [`State`] of it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Position {
    /// Which campaign this is, counted from 1.
    #[serde(default = "first_campaign")]
    pub campaign: u16,
    /// Who began this campaign.
    pub first: Seat,
    /// Whose turn it is.
    pub turn: Seat,
    /// The coins of each seat.
    pub coins: Vec<u8>,
    /// The coins in the pile.
    pub pile: u8,
    /// The coins that have left the game.
    #[serde(default)]
    pub gone: u8,
    /// The cards of each seat; `null` for a player who is out of the campaign.
    pub hands: Vec<Option<Vec<Card>>>,
    /// Whose first turn of this campaign has come.
    pub begun: Seats,
    /// The cards to draw, the next one first. A `*` at the end stands for all cards that are named nowhere, shuffled.
    pub supply: Vec<Slot<Card>>,
    /// The card that began the discard pile, or `*` for any that is named nowhere.
    pub face_down: Slot<Card>,
    /// The discards that lie face up, the oldest first.
    pub discards: Vec<Card>,
    /// What players have rightly seen of each other's hands.
    #[serde(default)]
    pub notes: Vec<Note>,
    /// What the table is waiting for.
    pub phase: Phase,
}

const fn first_campaign() -> u16 {
    1
}

/// A line in a player's private notes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Note {
    /// Whose notes these are.
    pub owner: Seat,
    /// Whose hand they are about.
    pub holder: Seat,
    /// What is known to be in it.
    pub cards: Vec<Card>,
}

impl Staged for State {
    type Card = Card;
    type Position = Position;

    fn to_position(&self) -> Position {
        let seats = || Seats::all(self.players).iter();
        let hand = |seat| self.in_campaign.contains(seat).then(|| self.hands[seat].as_slice().to_vec());
        let note = |owner: Seat, holder: Seat| {
            let cards = self.notes.about(holder, owner).as_slice().to_vec();
            (!cards.is_empty()).then_some(Note { owner, holder, cards })
        };
        Position {
            campaign: self.campaign,
            first: self.first,
            turn: self.turn,
            coins: self.coins.as_slice(self.players).to_vec(),
            pile: self.pile,
            gone: self.gone,
            hands: seats().map(hand).collect(),
            begun: self.begun,
            supply: self.supply.as_slice().iter().rev().map(|&card| Slot::Card(card)).collect(),
            face_down: Slot::Card(self.face_down),
            discards: self.discards.as_slice().to_vec(),
            notes: seats().flat_map(|owner| seats().filter_map(move |holder| note(owner, holder))).collect(),
            phase: self.phase,
        }
    }

    fn report(view: &View) -> impl Serialize {
        Report::from(view)
    }

    fn from_position(setup: &Setup, position: &Position, chance: &mut Chance) -> Result<Self, DataError> {
        let (players, _) = setup.check()?;
        position.lay_out(players, setup.options, chance).map_err(|fault| fault.within("position"))
    }
}
