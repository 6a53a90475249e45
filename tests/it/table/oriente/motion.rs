//! What moves at the court, for all to see.

use noren::game::{Chance, Game, Moment, Seat, Seats};
use noren::oriente::{Card, Event, Lord, LordView, State, View};
use noren::table::model::motion::{Movement, Spot, Thing};
use noren::table::model::oriente::{by_kind, movements};

use super::{each_move, opening_story, tables};
use crate::support::games;

/// The card that lies open at a spot, as all may know it.
fn open_at(view: &View, spot: Spot) -> Option<Card> {
    match spot {
        Spot::Lord(seat) => match view.lords[seat] {
            LordView::FaceUp(lord) => Some(lord.into()),
            _ => None,
        },
        Spot::InStack(seat, place) => by_kind(view.stacks[seat]).get(usize::from(place)).map(|(card, _)| *card),
        _ => None,
    }
}

#[test]
fn whoever_looks_and_whatever_lies_face_down_the_same_things_move() {
    for (setup, seed) in tables(games(36)) {
        let mut luck = Chance::new(seed).stream(Moment { kind: 3, round: 0, index: 0 });
        each_move(&setup, seed, |step| {
            let view = step.after.view(None);
            let found = movements(&view, &step.news, 0);
            let twin = State::sample(&view, &mut luck);
            for eyes in Seats::all(view.players).iter().map(Some).chain([None]) {
                assert_eq!(movements(&step.after.view(eyes), &step.news, 0), found);
                assert_eq!(movements(&twin.view(eyes), &step.news, 0), found);
            }
        });
    }
}

#[test]
fn a_face_is_shown_only_where_a_card_lies_open_to_all() {
    for (setup, seed) in tables(games(60)) {
        each_move(&setup, seed, |step| {
            let view = step.after.view(None);
            for Movement { thing, to, .. } in movements(&view, &step.news, 0) {
                let is_open = open_at(&view, to).is_some();
                assert!(is_open || !thing.ends_face_up(), "{thing:?} to {to:?} after {:?}", step.news);
            }
        });
    }
}

#[test]
fn every_movement_lies_within_the_table() {
    for (setup, seed) in tables(games(36)) {
        each_move(&setup, seed, |step| {
            let players = step.after.players();
            for movement in movements(&step.after.view(None), &step.news, 0) {
                for spot in [movement.from, movement.to] {
                    match spot {
                        Spot::Lord(seat) | Spot::Stack(seat) | Spot::Disk(seat) | Spot::Token(seat) => {
                            assert!(seat.number() < players);
                        }
                        Spot::InStack(seat, _) => assert!(seat.number() < players),
                        Spot::Deck | Spot::Prize | Spot::Square | Spot::Hut => {}
                        _ => panic!("Oriente has no {spot:?}"),
                    }
                }
            }
        });
    }
}

#[test]
fn a_game_begins_with_a_prize_and_a_lord_for_everybody_face_down() {
    for (setup, seed) in tables(9) {
        let story = opening_story(&setup, seed);
        let mut told = Vec::new();
        let state = State::new(&setup, &mut Chance::new(seed), &mut told).expect("a sound set-up");
        let found = movements(&state.view(None), &story, 0);
        assert!(found.iter().all(|movement| movement.thing == Thing::Back && movement.from == Spot::Deck));
        let to = |spot| found.iter().filter(|movement| movement.to == spot).count();
        assert_eq!(to(Spot::Prize), 1);
        assert!(Seats::all(state.players()).iter().all(|seat| to(Spot::Lord(seat)) == 1));
    }
}

#[test]
fn the_token_goes_from_whoever_declared_before() {
    let mut moved = 0;
    for (setup, seed) in tables(9) {
        let mut story = opening_story(&setup, seed);
        let mut holder = None;
        each_move(&setup, seed, |step| {
            let from = story.len();
            story.extend(&step.news);
            let mut expected = Vec::new();
            for event in &step.news {
                if let Event::Declared(seat, _) = *event {
                    let before: Option<Seat> = holder.replace(seat);
                    expected.extend(before.filter(|&before| before != seat).map(|before| (before, seat)));
                }
            }
            let passed = |movement: Movement| match (movement.from, movement.to) {
                (Spot::Token(from), Spot::Token(to)) => Some((from, to)),
                _ => None,
            };
            let found: Vec<_> =
                movements(&step.after.view(None), &story, from).into_iter().filter_map(passed).collect();
            assert_eq!(found, expected);
            moved += found.len();
        });
    }
    assert!(moved > 50);
}

#[test]
fn a_lord_who_has_left_since_does_not_turn_up() {
    let mut gone = 0;
    for (setup, seed) in tables(games(36)) {
        let mut story: Vec<Event> = Vec::new();
        each_move(&setup, seed, |step| {
            story.extend(&step.news);
            // Somebody who comes back to the table after a while sees all of it at once.
            let view = step.after.view(None);
            let turned: Vec<(Seat, Lord)> = story
                .iter()
                .filter_map(|event| match *event {
                    Event::TurnedUp(seat, lord) => Some((seat, lord)),
                    _ => None,
                })
                .collect();
            let stay = turned.iter().filter(|(seat, lord)| view.lords[*seat] == LordView::FaceUp(*lord)).count();
            let found = movements(&view, &story, 0);
            let turns = found.iter().filter(|m| m.thing == Thing::Turned && m.from == m.to).count();
            assert_eq!(turns, stay);
            gone += turned.len() - stay;
        });
    }
    assert!(gone > 0);
}
