//! What the referee prints for one seat is just what that seat may know of the full report.

use noren::learn::{Eyes, referee_random};
use serde_json::{Map, Value, json};

use crate::support::scene_files;
use crate::zipang::report;

/// The view that a seat must have of a full position, made here from the position by the rules of secrecy alone.
fn allowed(position: &Value, seat: u8) -> Value {
    let hands: Vec<&Value> = position["hands"].as_array().expect("a list").iter().collect();
    let cards = |hand: &Value| hand.as_array().cloned().unwrap_or_default();
    let open = position["phase"]["over"]["hands_open"] == json!(true);
    let known = |holder: usize| {
        let notes = position["notes"].as_array().expect("a list");
        let note = notes.iter().find(|note| note["owner"] == json!(seat) && note["holder"] == json!(holder));
        note.map_or(json!([]), |note| note["cards"].clone())
    };
    let mut view = Map::new();
    for public in ["campaign", "first", "turn", "coins", "pile", "gone", "begun", "discards", "phase"] {
        view.insert(public.into(), position[public].clone());
    }
    let seats = 0..hands.len();
    view.insert("eyes".into(), json!(seat));
    view.insert("in_campaign".into(), seats.clone().filter(|&number| !hands[number].is_null()).collect());
    view.insert("hand_sizes".into(), hands.iter().map(|hand| cards(hand).len()).collect());
    view.insert("hand".into(), json!(cards(hands[usize::from(seat)])));
    view.insert("notes".into(), seats.map(known).collect());
    let opened = hands.iter().map(|hand| if open { json!(cards(hand)) } else { json!([]) });
    view.insert("open_hands".into(), opened.collect());
    view.insert("supply".into(), json!(position["supply"].as_array().expect("a list").len()));
    view.into()
}

/// The whole line that a seat may be shown, made from the full line; `None` for what is not its business.
fn allowed_line(full: &Value, seat: u8) -> Option<Value> {
    let own = full["seat"] == json!(seat);
    if !own && !full["refused"].is_null() {
        return None;
    }
    let mut line = json!({ "step": full["step"], "prompt": full["prompt"], "view": allowed(&full["position"], seat) });
    if own {
        line["seat"] = full["seat"].clone();
        line["action"] = full["action"].clone();
    }
    if let Some(events) = full["events"].as_array() {
        let heard = |told: &&Value| {
            told["to"] == "everyone" || told["to"]["only"].as_array().is_some_and(|to| to.contains(&json!(seat)))
        };
        line["events"] = events.iter().filter(heard).cloned().collect();
    } else {
        line["refused"] = full["refused"].clone();
    }
    Some(line)
}

fn a_seat_is_shown_what_it_may_know(name: &str, full: &[Value], of_seat: impl Fn(u8) -> Vec<Value>) {
    let players = full[0]["position"]["coins"].as_array().expect("a list").len() as u8;
    for seat in 0..players {
        let expected: Vec<Value> = full.iter().filter_map(|line| allowed_line(line, seat)).collect();
        let shown = of_seat(seat);
        assert_eq!(shown.len(), expected.len(), "{name}, seat {seat}");
        for (shown, expected) in shown.iter().zip(&expected) {
            assert_eq!(shown, expected, "{name}, seat {seat}");
        }
    }
}

#[test]
fn a_scene_shown_to_a_seat_tells_it_what_it_may_know_and_no_more() {
    for (name, text) in scene_files().into_iter().filter(|(name, _)| name.starts_with("zipang-")) {
        let full = report(&text, Eyes::All).expect("a scene that plays through");
        a_seat_is_shown_what_it_may_know(&name, &full, |seat| {
            report(&text, Eyes::Seat(seat)).expect("a scene that plays through")
        });
    }
}

/// The one seat that may hear of an event; `None` for what everyone hears.
fn only_listener(event: &Value) -> Option<Value> {
    let named = |name: &str, field: usize| event[name].get(field).cloned();
    named("dealt", 0).or(named("drew_card", 0)).or(event["saw"].get("to").cloned())
}

#[test]
fn every_event_of_every_scene_is_told_to_those_who_may_know_of_it_and_to_all_of_them() {
    for (name, text) in scene_files().into_iter().filter(|(name, _)| name.starts_with("zipang-")) {
        for line in report(&text, Eyes::All).expect("a scene that plays through") {
            for told in line["events"].as_array().into_iter().flatten() {
                let to = only_listener(&told["event"]).map_or(json!("everyone"), |seat| json!({ "only": [seat] }));
                assert_eq!(told["to"], to, "{name}: {}", told["event"]);
            }
        }
    }
}

/// The report of a random game.
fn random(players: u8, seed: u64, eyes: Eyes) -> Vec<Value> {
    let mut lines = Vec::new();
    referee_random("zipang", players, seed, eyes, &mut |line| lines.push(line)).expect("a plain table");
    lines
}

#[test]
fn a_random_game_shown_to_a_seat_tells_it_what_it_may_know_and_no_more() {
    for players in 2..=6 {
        for seed in 0..4 {
            let full = random(players, seed, Eyes::All);
            let name = format!("{players} players, seed {seed}");
            a_seat_is_shown_what_it_may_know(&name, &full, |seat| random(players, seed, Eyes::Seat(seat)));
        }
    }
}

#[test]
fn a_random_game_ends_with_its_outcome_and_only_there() {
    for players in 2..=6 {
        let lines = random(players, 11, Eyes::All);
        let (last, before) = lines.split_last().expect("lines");
        let places = last["prompt"]["over"]["places"].as_array().expect("places at the end");
        assert_eq!(places.len(), usize::from(players));
        assert!(before.iter().all(|line| line["prompt"]["ask"].is_object()));
        assert!(lines.iter().enumerate().all(|(number, line)| line["step"] == json!(number)));
    }
}

#[test]
fn a_random_game_is_the_same_for_the_same_seed() {
    assert_eq!(random(4, 3, Eyes::All), random(4, 3, Eyes::All));
    assert_ne!(random(4, 3, Eyes::All), random(4, 4, Eyes::All));
}

#[test]
fn a_report_for_a_seat_that_is_not_there_is_refused() {
    let text = crate::zipang::scene_text("captain");
    let fault = report(&text, Eyes::Seat(3)).expect_err("three players");
    assert_eq!(fault.to_string(), "view: expected a seat from 0 to 2, found 3");
    let fault = referee_random("zipang", 2, 1, Eyes::Seat(2), &mut |_| ()).expect_err("two players");
    assert_eq!(fault.to_string(), "view: expected a seat from 0 to 1, found 2");
}

#[test]
fn a_random_game_of_nobody_or_of_no_game_is_refused() {
    for (game, players, expected) in [
        ("zipang", 1, "setup.names: expected 2 to 6 players, found 1"),
        ("zipang", 7, "setup.names: expected 2 to 6 players, found 7"),
        ("hanafuda", 3, "game: expected \"oriente\" or \"zipang\", found \"hanafuda\""),
    ] {
        let fault = referee_random(game, players, 1, Eyes::All, &mut |_| ()).expect_err("nonsense");
        assert_eq!(fault.to_string(), expected);
    }
}
