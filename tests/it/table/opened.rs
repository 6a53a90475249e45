//! What lay hidden is laid open when the game is over, all of it, and nothing before.

use noren::game::Seats;
use noren::oriente::{self, Card, Lord};
use noren::table::{Pace, Playable, Screen, What};
use noren::zipang;

use crate::shared::{Shared, at_random, journal};

/// A whole game of bots that play at random, of which nothing is laid open before its end.
fn played<G: Playable>(setup: G::Setup, players: u8, seed: u64) -> (G::View, G::Opened) {
    let journal = at_random(journal(setup, players, Seats::NONE, Pace::PassTheDevice, seed));
    let mut shared = Shared::<G>::new(journal);
    loop {
        match shared.screen() {
            Screen::Over { opened, .. } => return (shared.view(), opened.expect("the game is over")),
            Screen::Stop { .. } => shared.does(What::GoOn),
            _ => shared.move_bot(),
        };
    }
}

#[test]
fn with_what_lay_hidden_every_lord_of_oriente_is_accounted_for() {
    let mut prizes = 0;
    for seed in 0..60 {
        let players = 4 + (seed % 9) as u8;
        let (view, opened) = played::<oriente::State>(oriente::Setup::plain(players), players, seed);
        prizes += u32::from(!opened.prize.is_empty());
        assert_eq!((opened.prize.len(), opened.deck.len()), (view.prize, usize::from(view.deck)));
        let in_stacks = view.stacks.as_slice(players).iter().flat_map(|stack| stack.cards()).filter_map(Card::lord);
        let in_play = view.lords.as_slice(players).iter().filter_map(|lord| lord.known());
        let on_table = opened.prize.plus(opened.aside).cards().filter_map(Card::lord).collect::<Vec<_>>();
        let mut all: Vec<Lord> = in_stacks.chain(in_play).chain(on_table).chain(opened.deck.clone()).collect();
        all.sort_unstable_by(|one, other| other.cmp(one));
        assert_eq!(all, Lord::all_cards().as_slice());
        let under: Vec<Lord> = opened.deck.iter().rev().take(view.under.as_slice().len()).copied().collect();
        assert_eq!(under, view.under.as_slice(), "the top card comes first");
    }
    assert!(prizes > 0, "some prize is left");
}

#[test]
fn with_what_lay_hidden_every_card_of_zipang_is_accounted_for() {
    let mut unseen = 0;
    for seed in 0..60 {
        let players = 2 + (seed % 5) as u8;
        let (view, opened) = played::<zipang::State>(zipang::Setup::plain(players), players, seed);
        let held: Vec<zipang::Card> =
            opened.hands.iter().flat_map(|(_, hand)| hand.as_slice().iter().copied()).collect();
        unseen += u32::from(view.open_hands.as_slice(players).iter().all(|hand| hand.is_empty()) && !held.is_empty());
        assert_eq!(opened.supply.len(), usize::from(view.supply));
        let lying = view.discards.as_slice().iter().copied().chain([opened.face_down]);
        let mut all: Vec<zipang::Card> = lying.chain(held).chain(opened.supply).collect();
        let mut deck = zipang::Card::deck(players).as_slice().to_vec();
        all.sort_unstable();
        deck.sort_unstable();
        assert_eq!(all, deck);
    }
    assert!(unseen > 0, "some game ends with hands that were never compared");
}
