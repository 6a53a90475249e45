//! A view as the referee prints it: in the words of `docs/scenes.md`, which stay as they are when a view changes inside.

use serde::Serialize;

use super::cards::{LORDS, Lord};
use super::deals::{Entry, LEDGER_LIMIT, OPEN_OFFERS, Offer, Tally};
use super::deck::DeckOrder;
use super::stack::Stack;
use super::state::Phase;
use super::view::{LordView, View};
use crate::game::{Pile, Seat, Seats};

/// What these eyes may know, for a reader who has the scene's set-up before him. Seats that do not exist are left out.
#[derive(Debug, Serialize)]
pub(super) struct Report<'a> {
    eyes: Option<Seat>,
    season: u8,
    fulfilled: u8,
    token: Seat,
    lords: &'a [LordView],
    disks: Seats,
    stacks: &'a [Stack],
    deck: u8,
    deck_order: DeckOrder,
    under: &'a Pile<Lord, LORDS>,
    prize: u8,
    prize_from_bottom: u8,
    prize_seen: Stack,
    square: u8,
    hut: u8,
    mixed: Seats,
    mixer: Option<Seat>,
    mixed_seen: Stack,
    mixed_known: Stack,
    taken: Stack,
    traced: Seats,
    from_bottom: Seats,
    offers: &'a Pile<Offer, OPEN_OFFERS>,
    offers_made: &'a [u8],
    ledger: &'a Pile<Entry, LEDGER_LIMIT>,
    tallies: &'a [Tally],
    phase: &'a Phase,
}

impl<'a> From<&'a View> for Report<'a> {
    fn from(view: &'a View) -> Self {
        let players = view.players;
        Self {
            eyes: view.eyes,
            season: view.season,
            fulfilled: view.fulfilled,
            token: view.token,
            lords: view.lords.as_slice(players),
            disks: view.disks,
            stacks: view.stacks.as_slice(players),
            deck: view.deck,
            deck_order: view.deck_order,
            under: &view.under,
            prize: view.prize,
            prize_from_bottom: view.prize_from_bottom,
            prize_seen: view.prize_seen,
            square: view.square,
            hut: view.hut,
            mixed: view.mixed,
            mixer: view.mixer,
            mixed_seen: view.mixed_seen,
            mixed_known: view.mixed_known,
            taken: view.taken,
            traced: view.traced,
            from_bottom: view.from_bottom,
            offers: &view.bargains.offers,
            offers_made: view.bargains.made.as_slice(players),
            ledger: &view.bargains.ledger.entries,
            tallies: view.bargains.ledger.tallies.as_slice(players),
            phase: &view.phase,
        }
    }
}
