//! What moves on the table of Zipang, for all to see.

use noren::game::{Audience, Chance, Game, RandomGame, Seat, Seats, Staged, Told};
use noren::table::model::motion::{Movement, Spot, Thing};
use noren::table::model::zipang::{FAN, movements};
use noren::table::{Pace, Playable, What};
use noren::zipang::{Action, Card, Event, Position, Setup, State};
use serde_json::json;

use crate::shared::{Shared, journal};
use crate::support::games;

/// What these eyes were told.
fn heard(told: &[Told<Event>], eyes: Option<Seat>) -> Vec<Event> {
    told.iter().filter(|told| told.to.includes(eyes)).map(|told| told.event).collect()
}

/// Plays a random game and looks at each position with all that was told up to it, and how much was told before.
fn each_step(setup: &Setup, seed: u64, mut look: impl FnMut(&State, &[Told<Event>], usize)) {
    let mut told = Vec::new();
    let mut table = RandomGame::<State>::new(setup, seed, &mut told).expect("a sound set-up");
    let mut before = 0;
    loop {
        look(&table.game, &told, before);
        before = told.len();
        if table.step(&mut told).is_none() {
            return;
        }
    }
}

fn tables(count: u64) -> impl Iterator<Item = (Setup, u64)> {
    (0..count).map(|seed| (Setup::plain(2 + (seed % 5) as u8), seed))
}

#[test]
fn whoever_looks_and_whatever_he_was_told_the_same_things_move() {
    for (setup, seed) in tables(games(60)) {
        each_step(&setup, seed, |state, told, before| {
            let from = heard(&told[..before], None).len();
            let public = movements(&state.view(None), &heard(told, None), from);
            for seat in Seats::all(state.players()).iter() {
                let (old, all) = (heard(&told[..before], Some(seat)).len(), heard(told, Some(seat)));
                assert_eq!(movements(&state.view(Some(seat)), &all, old), public);
            }
        });
    }
}

#[test]
fn a_face_is_shown_only_where_a_card_lies_open_that_all_were_told_of() {
    for (setup, seed) in tables(games(60)) {
        each_step(&setup, seed, |state, told, before| {
            let (view, story) = (state.view(None), heard(told, None));
            let from = heard(&told[..before], None).len();
            let named = serde_json::to_string(&story[from..]).expect("events are plain data");
            for Movement { thing, to, .. } in movements(&view, &story, from) {
                let card = match to {
                    Spot::Discards(place) => {
                        let discards = view.discards.as_slice();
                        Some(discards[discards.len().saturating_sub(FAN) + usize::from(place)])
                    }
                    _ => None,
                };
                assert_eq!(thing.ends_face_up(), matches!(to, Spot::Discards(_) | Spot::Taken), "{thing:?} to {to:?}");
                // Peasants in ikki and a Monk have events of their own names.
                let is_told = |card: Card| match card {
                    Card::Peasant => named.contains("peasant") || named.contains("rose_in_ikki"),
                    Card::Monk => named.contains("monk"),
                    card => named.contains(serde_json::to_value(card).expect("a word").as_str().expect("a word")),
                };
                assert!(card.is_none_or(is_told), "{card:?} in {named}");
            }
        });
    }
}

#[test]
fn every_movement_lies_within_the_table() {
    for (setup, seed) in tables(games(60)) {
        each_step(&setup, seed, |state, told, before| {
            let from = heard(&told[..before], None).len();
            for movement in movements(&state.view(None), &heard(told, None), from) {
                for spot in [movement.from, movement.to] {
                    match spot {
                        Spot::Hand(seat) | Spot::Purse(seat) => assert!(seat.number() < state.players()),
                        Spot::Discards(place) => assert!(usize::from(place) < FAN),
                        Spot::Deck | Spot::Pile | Spot::Taken => {}
                        _ => panic!("Zipang has no {spot:?}"),
                    }
                }
            }
        });
    }
}

/// Three at the table, seat 0 on turn with a Bandit and a Captain.
fn after(seat: u8, action: &Action) -> (State, Vec<Event>) {
    let position = json!({
        "first": 0, "turn": 0, "coins": [4, 4, 4], "pile": 3, "begun": [0],
        "hands": [["bandit", "peasant", "captain"], ["merchant", "captain"], ["warlord", "princess"]],
        "supply": ["*"], "face_down": "*", "discards": [], "phase": "play", "notes": []
    });
    let position: Position = serde_json::from_value(position).expect("a written position");
    let mut chance = Chance::new(1);
    let mut state = State::from_position(&Setup::plain(3), &position, &mut chance).expect("a possible position");
    let told = state.apply(Seat::new(seat), action, &mut chance).expect("an allowed answer");
    let public = told.into_iter().filter(|told| told.to == Audience::Everyone).map(|told| told.event).collect();
    (state, public)
}

#[test]
fn a_card_that_is_played_turns_on_its_way_to_the_discards() {
    let targets = Seats::only(Seat::new(1));
    let (state, news) = after(0, &Action::Play { card: Card::Captain, targets });
    let played = Movement { thing: Thing::Turned, from: Spot::Hand(Seat::new(0)), to: Spot::Discards(0) };
    assert_eq!(movements(&state.view(None), &news, 0).first(), Some(&played));
}

#[test]
fn a_new_game_begins_with_a_coin_and_a_hand_for_everybody() {
    let mut told = Vec::new();
    let state = State::new(&Setup::plain(4), &mut Chance::new(3), &mut told).expect("a sound set-up");
    let found = movements(&state.view(None), &heard(&told, None), 0);
    let count = |thing| found.iter().filter(|movement| movement.thing == thing).count();
    // The first player has drawn already.
    assert_eq!((count(Thing::Coin), count(Thing::Back), found.len()), (4, 5, 9));
}

#[test]
fn what_decides_a_campaign_is_heard_once() {
    let mut shared = Shared::<State>::new(journal(Setup::plain(3), 3, Seats::NONE, Pace::PassTheDevice, 5));
    let (mut heard, mut decided) = (0, 0);
    while !shared.is_over() {
        if shared.is_stop() {
            shared.does(What::GoOn);
            continue;
        }
        shared.move_bot();
        let story = shared.showing().public_story();
        decided += usize::from(story[heard..].iter().any(State::is_decisive));
        heard = story.len();
    }
    let story = shared.table.host().public_story();
    let ended = story.iter().filter(|event| matches!(event, Event::CampaignEnded { .. })).count();
    assert!(ended > 1);
    assert_eq!(decided, ended);
}
