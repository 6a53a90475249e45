//! A view as the referee prints it: in the words of `docs/scenes.md`, which stay as they are when a view changes inside.

use serde::Serialize;

use super::cards::{Card, Hand};
use super::state::Phase;
use super::view::View;
use crate::game::{Seat, Seats};

/// What these eyes may know, for a reader who has the scene's set-up before him. Seats that do not exist are left out.
#[derive(Debug, Serialize)]
pub(super) struct Report<'a> {
    eyes: Option<Seat>,
    campaign: u16,
    first: Seat,
    turn: Seat,
    coins: &'a [u8],
    pile: u8,
    gone: u8,
    in_campaign: Seats,
    begun: Seats,
    hand_sizes: &'a [u8],
    hand: Hand,
    notes: &'a [Hand],
    open_hands: &'a [Hand],
    supply: u8,
    discards: &'a [Card],
    phase: Phase,
}

impl<'a> From<&'a View> for Report<'a> {
    fn from(view: &'a View) -> Self {
        let players = view.players;
        Self {
            eyes: view.eyes,
            campaign: view.campaign,
            first: view.first,
            turn: view.turn,
            coins: view.coins.as_slice(players),
            pile: view.pile,
            gone: view.gone,
            in_campaign: view.in_campaign,
            begun: view.begun,
            hand_sizes: view.hand_sizes.as_slice(players),
            hand: view.hand,
            notes: view.notes.as_slice(players),
            open_hands: view.open_hands.as_slice(players),
            supply: view.supply,
            discards: view.discards.as_slice(),
            phase: view.phase,
        }
    }
}
