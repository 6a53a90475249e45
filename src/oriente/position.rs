//! Positions of Oriente as plain data, for scenes and saves.

use serde::{Deserialize, Serialize};

use super::cards::{Card, Lord};
use super::deals::{Entry, Offer, Tally};
use super::deck::DeckOrder;
use super::report::Report;
use super::setup::Setup;
use super::stack::Stack;
use super::state::{Phase, State};
use super::view::View;
use crate::game::{Chance, DataError, Seat, Seats, Slot, Staged};

/// What lies where, written down. It may be nonsense: only [`Staged::from_position`] makes a [`State`] of it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Position {
    /// Which season this is, counted from 1.
    #[serde(default = "first_season")]
    pub season: u8,
    /// How many actions were fulfilled this season.
    #[serde(default)]
    pub fulfilled: u8,
    /// Who holds the destiny token: while an action is declared or carried out, its declarer.
    pub token: Seat,
    /// What lies before each player.
    pub seats: Vec<SeatPosition>,
    /// The cards to draw, the next one first. A `*` at the end stands for all lords that are named nowhere, in random
    /// order.
    pub deck: Vec<Slot<Lord>>,
    /// The cards that went under the deck before all eyes, the next one to draw first.
    #[serde(default)]
    pub under: Vec<Lord>,
    /// What all know about the deck's order. A deck that is not `prepared` as the rules say is `open`.
    #[serde(default)]
    pub deck_order: DeckOrder,
    /// The season's prize, none once it is taken. A `*` is any lord that is named nowhere.
    #[serde(default)]
    pub prize: Vec<Slot<Lord>>,
    /// How many cards of the prize come from the deck's two bottom groups.
    #[serde(default)]
    pub prize_from_bottom: u8,
    /// Cards of the prize that all saw go under the deck before.
    #[serde(default)]
    pub prize_seen: Stack,
    /// Laborers in the square.
    #[serde(default)]
    pub square: u8,
    /// Laborers in the hut.
    #[serde(default)]
    pub hut: u8,
    /// Whose face-down lord was dealt by the last Transmutation.
    #[serde(default)]
    pub mixed: Seats,
    /// Who carried it out.
    #[serde(default)]
    pub mixer: Option<Seat>,
    /// The lords that all know to be among the mixed ones.
    #[serde(default)]
    pub mixed_seen: Stack,
    /// The open offers, the oldest first.
    #[serde(default)]
    pub offers: Vec<Offer>,
    /// How many offers were ever made.
    #[serde(default)]
    pub offers_numbered: u16,
    /// The promises in the ledger, the oldest first.
    #[serde(default)]
    pub ledger: Vec<Entry>,
    /// How many promises were ever written down.
    #[serde(default)]
    pub promises_numbered: u16,
    /// What the table is waiting for.
    pub phase: Phase,
}

const fn first_season() -> u8 {
    1
}

/// What lies before one player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SeatPosition {
    /// His lord: `*` for any that is named nowhere, nothing where he has none.
    pub lord: Option<Slot<Lord>>,
    /// Does the lord lie face up?
    #[serde(default)]
    pub face_up: bool,
    /// Has he his disk?
    #[serde(default = "with_disk")]
    pub disk: bool,
    /// His prize stack.
    #[serde(default)]
    pub stack: Vec<Card>,
    /// The lords that he knows to be among the mixed ones of the others.
    #[serde(default, skip_serializing_if = "is_default")]
    pub mixed_known: Stack,
    /// Does his lord lie face down, though all saw him go under the deck before?
    #[serde(default, skip_serializing_if = "is_default")]
    pub traced: bool,
    /// Does his face-down lord come from the deck's two bottom groups?
    #[serde(default, skip_serializing_if = "is_default")]
    pub from_bottom: bool,
    /// How many offers he has made in this moment.
    #[serde(default, skip_serializing_if = "is_default")]
    pub offers_made: u8,
    /// How he has kept his word so far.
    #[serde(default, skip_serializing_if = "is_default")]
    pub tally: Tally,
}

const fn with_disk() -> bool {
    true
}

fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

impl State {
    fn seat_position(&self, seat: Seat) -> SeatPosition {
        SeatPosition {
            lord: self.lords[seat].map(Slot::Card),
            face_up: self.face_up.contains(seat),
            disk: self.disks.contains(seat),
            stack: self.stacks[seat].cards().collect(),
            mixed_known: self.knowledge.private[seat],
            traced: self.knowledge.traced.contains(seat),
            from_bottom: self.knowledge.from_bottom.contains(seat),
            offers_made: self.bargains.made[seat],
            tally: self.bargains.ledger.tallies[seat],
        }
    }
}

impl Staged for State {
    type Card = Card;
    type Position = Position;

    fn to_position(&self) -> Position {
        let (under, deck) = self.deck.cards.as_slice().split_at(usize::from(self.deck.seen));
        Position {
            season: self.season,
            fulfilled: self.fulfilled,
            token: self.token,
            seats: Seats::all(self.players).iter().map(|seat| self.seat_position(seat)).collect(),
            deck: deck.iter().rev().copied().map(Slot::Card).collect(),
            under: under.iter().rev().copied().collect(),
            deck_order: self.deck.order,
            prize: self.prize.cards.cards().filter_map(Card::lord).map(Slot::Card).collect(),
            prize_from_bottom: self.prize.from_bottom,
            prize_seen: self.prize.seen,
            square: self.square,
            hut: self.hut,
            mixed: self.knowledge.mixed,
            mixer: self.knowledge.mixer,
            mixed_seen: self.knowledge.public,
            offers: self.bargains.offers.as_slice().to_vec(),
            offers_numbered: self.bargains.numbered,
            ledger: self.bargains.ledger.entries.as_slice().to_vec(),
            promises_numbered: self.bargains.ledger.written,
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
