//! Secrets of Zipang stay secret: what a seat is shown and asked does not depend on what it may not know.

use std::collections::HashSet;

use noren::game::{Audience, Chance, Game, Moment, RandomGame, Seat, Seats, Silence, Staged, Stream};
use noren::table::model::zipang as model;
use noren::zipang::{Card, Event, Phase, Setup, State, View};
use proptest::prelude::*;

use crate::support::games;

pub fn stream(seed: u64) -> Stream {
    Chance::new(seed).stream(Moment { kind: 0, round: 0, index: 0 })
}

/// The eyes at a table: a bystander's and each seat's.
fn all_eyes(players: u8) -> impl Iterator<Item = Option<Seat>> {
    std::iter::once(None).chain(Seats::all(players).iter().map(Some))
}

/// Plays a game at random and looks at each position with every pair of eyes.
fn look(players: u8, seed: u64, mut look: impl FnMut(&State, Option<Seat>)) {
    let mut table = RandomGame::<State>::new(&Setup::plain(players), seed, &mut Silence).expect("a sound set-up");
    loop {
        all_eyes(players).for_each(|eyes| look(&table.game, eyes));
        if table.step(&mut Silence).is_none() {
            return;
        }
    }
}

/// What a seat is shown and asked, and what it may answer.
fn known<V>(
    state: &State,
    eyes: Option<Seat>,
    view: impl Fn(&State, Option<Seat>) -> V,
) -> impl PartialEq + std::fmt::Debug
where
    V: PartialEq + std::fmt::Debug,
{
    let mut answers = Vec::new();
    if let Some(seat) = eyes {
        state.legal(seat, &mut answers);
    }
    (view(state, eyes), state.prompt(), answers)
}

/// A place whose cards some eyes may not know.
#[derive(Debug, PartialEq)]
struct Zone {
    cards: Vec<Card>,
    /// Does the order of its cards count?
    ordered: bool,
    /// How many of its cards the owner of the eyes has noted.
    noted: usize,
    holder: Option<Seat>,
}

impl Zone {
    /// Could it look different? Only if unseen cards of two kinds could trade places within it, or in and out of it.
    fn can_vary(&self, view: &View) -> bool {
        let unseen = unseen(view);
        let unknown = self.cards.len() - self.noted;
        let kinds: HashSet<Card> = unseen.iter().copied().collect();
        kinds.len() > 1 && (self.ordered && unknown > 1 || unknown > 0 && unknown < unseen.len())
    }
}

/// The hidden zones of a position for these eyes: supply, face-down card, and the hands of the others.
fn hidden_zones(state: &State, eyes: Option<Seat>) -> Vec<Zone> {
    let position = state.to_position();
    let view = state.view(eyes);
    let supply = position.supply.iter().filter_map(|slot| slot.card()).collect();
    let mut zones = vec![
        Zone { cards: supply, ordered: true, noted: 0, holder: None },
        Zone { cards: position.face_down.card().into_iter().collect(), ordered: false, noted: 0, holder: None },
    ];
    for seat in Seats::all(state.players()).iter().filter(|&seat| Some(seat) != eyes) {
        if view.open_hands[seat].is_empty() {
            let cards = position.hands[usize::from(seat.number())].clone().unwrap_or_default();
            zones.push(Zone { cards, ordered: false, noted: view.notes[seat].len().into(), holder: Some(seat) });
        }
    }
    zones
}

/// The cards that these eyes see nowhere.
fn unseen(view: &View) -> Vec<Card> {
    let mut unseen = Card::deck(view.players).as_slice().to_vec();
    let mut see = |card: &Card| {
        let place = unseen.iter().position(|left| left == card).expect("a card is seen once");
        unseen.remove(place);
    };
    view.discards.as_slice().iter().for_each(&mut see);
    for seat in Seats::all(view.players).iter() {
        let open = view.open_hands[seat];
        let known = if Some(seat) == view.eyes {
            view.hand
        } else if open.is_empty() {
            view.notes[seat]
        } else {
            open
        };
        known.as_slice().iter().for_each(&mut see);
    }
    if let Phase::PlayTaken(card) = view.phase {
        see(&card);
    }
    unseen
}

/// The hidden zones that could hold something else, and hold the same in sample after sample.
fn zones_that_stay(state: &State, eyes: Option<Seat>, mut sample: impl FnMut(&View) -> State) -> Vec<Zone> {
    let view = state.view(eyes);
    let mut still = hidden_zones(state, eyes);
    still.retain(|zone| zone.can_vary(&view));
    // Where one card among many would have to turn up, it takes some samples.
    for _ in 0..3000 {
        if still.is_empty() {
            break;
        }
        let sampled = hidden_zones(&sample(&view), eyes);
        still.retain(|zone| sampled.contains(zone));
    }
    still
}

proptest! {
    #![proptest_config(ProptestConfig { cases: (games(400) / 8).max(25) as u32, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn a_sample_looks_and_asks_the_same(players in 2..=6u8, seed: u64) {
        let mut luck = stream(seed);
        look(players, seed, |state, eyes| {
            let sample = State::sample(&state.view(eyes), &mut luck);
            assert_eq!(known(state, eyes, State::view), known(&sample, eyes, State::view));
            // A sample is a position that could be: it can be written down and read back.
            let read = State::from_position(&Setup::plain(players), &sample.to_position(), &mut Chance::new(0));
            assert_eq!(read.as_ref(), Ok(&sample));
        });
    }

    #[test]
    fn what_is_still_unseen_is_counted_from_the_view_alone(players in 2..=6u8, seed: u64) {
        let mut luck = stream(seed);
        look(players, seed, |state, eyes| {
            let view = state.view(eyes);
            let sampled = State::sample(&view, &mut luck).view(eyes);
            let all = unseen(&view);
            for card in Card::ALL {
                let counted = model::unseen(&view, card);
                assert_eq!(counted, model::unseen(&sampled, card));
                let hidden = all.iter().filter(|&&left| left == card).count();
                let is_told = counted.is_none_or(|told| usize::from(told.count) == hidden && told.of == card.copies(players));
                assert!(is_told, "{counted:?} of {card:?} for {eyes:?}: {state:?}");
            }
        });
    }

    #[test]
    fn samples_vary_in_every_hidden_zone_wherever_they_can(players in 2..=6u8, seed: u64) {
        let mut luck = stream(seed);
        look(players, seed, |state, eyes| {
            let still = zones_that_stay(state, eyes, |view| State::sample(view, &mut luck));
            assert!(still.is_empty(), "{still:?} never vary for {eyes:?}: {state:?}");
        });
    }

    #[test]
    fn events_tell_a_seat_no_card_it_may_not_know(players in 2..=6u8, seed: u64) {
        let mut told = Vec::new();
        let mut table = RandomGame::<State>::new(&Setup::plain(players), seed, &mut told).expect("a sound set-up");
        loop {
            for told in told.drain(..) {
                let private = match told.event {
                    Event::Dealt(seat, _) | Event::DrewCard(seat, _) | Event::Saw { to: seat, .. } => Some(seat),
                    _ => None,
                };
                let expected = private.map_or(Audience::Everyone, |seat| Audience::Only(Seats::only(seat)));
                prop_assert_eq!(told.to, expected, "{:?}", told.event);
            }
            if table.step(&mut told).is_none() { break }
        }
    }

    #[test]
    fn z_11_notes_are_true_and_made_of_what_was_seen(players in 2..=6u8, seed: u64) {
        look(players, seed, |state, eyes| {
            let view = state.view(eyes);
            let hands = state.to_position().hands;
            for holder in Seats::all(players).iter() {
                let mut hand = hands[usize::from(holder.number())].clone().unwrap_or_default();
                for card in view.notes[holder].as_slice() {
                    let place = hand.iter().position(|held| held == card);
                    assert!(place.is_some(), "{eyes:?} has noted a {card:?} that {holder} does not hold");
                    hand.remove(place.unwrap_or_default());
                }
            }
        });
    }
}

#[test]
fn a_leaking_view_is_caught() {
    // A view that gives away one card of the supply, as a careless field would.
    let leaking = |state: &State, eyes: Option<Seat>| (state.view(eyes), state.to_position().supply.first().copied());
    let mut luck = stream(5);
    let mut caught = 0;
    look(4, 5, |state, eyes| {
        let sample = State::sample(&state.view(eyes), &mut luck);
        caught += u32::from(known(state, eyes, leaking) != known(&sample, eyes, leaking));
    });
    assert!(caught > 20, "the secrecy test sees a leak when there is one");
}

/// Its view of a sample is always the right one, but what is hidden lies in the sample as it really lies.
#[test]
fn a_sampler_that_peeks_is_caught() {
    let mut table = RandomGame::<State>::new(&Setup::plain(3), 1, &mut Silence).expect("a sound set-up");
    table.step(&mut Silence);
    let state = table.game;
    assert_eq!(zones_that_stay(&state, None, |_| state).len(), 5, "supply, face-down card and three hands");
    // One that peeks at the face-down card only is caught by that card.
    let (mut luck, lies) = (stream(2), state.to_position().face_down);
    let mut peek = |view: &View| {
        let mut samples = (0..10_000).map(|_| State::sample(view, &mut luck));
        samples.find(|sample| sample.to_position().face_down == lies).expect("one in eighteen is right")
    };
    let still = zones_that_stay(&state, None, &mut peek);
    let cards: Vec<&[Card]> = still.iter().map(|zone| zone.cards.as_slice()).collect();
    assert_eq!(cards, [lies.card().as_slice()]);
}
