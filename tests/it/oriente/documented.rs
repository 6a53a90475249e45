//! The description of the format leaves nothing of Oriente out.

use noren::game::{Game, Reason, Staged};
use noren::learn::{Eyes, referee_random};
use noren::oriente::{Card, Refusal, Setup, State};
use serde_json::Value;

use super::properties::Market;

fn chapter() -> &'static str {
    include_str!("../../../docs/scenes.md").split("\n# Oriente\n").nth(1).expect("a chapter on Oriente")
}

fn row(name: &str) -> &'static str {
    let start = format!("| `{name}` |");
    chapter().lines().find(|line| line.starts_with(&start)).unwrap_or_else(|| panic!("no row for {name}"))
}

#[test]
fn every_card_is_described() {
    for card in Card::ALL {
        let expected = format!("| {} | {} |", card.points(), card.copies());
        assert!(row(&card.to_string()).contains(&expected), "{card}");
    }
}

#[test]
fn every_reason_for_a_refusal_is_described_with_its_rule() {
    for reason in Refusal::ALL {
        assert!(row(reason.name()).ends_with(&format!("| {} | {reason} |", reason.rule())), "{reason:?}");
    }
}

/// The names of the fields of JSON objects, however deep, and of words that stand for a variant.
fn names(value: &Value, found: &mut Vec<String>) {
    match value {
        Value::Object(object) => object.iter().for_each(|(name, value)| {
            found.push(name.clone());
            names(value, found);
        }),
        Value::Array(items) => items.iter().for_each(|item| names(item, found)),
        Value::String(word) => found.push(word.clone()),
        _ => {}
    }
}

#[test]
fn every_name_in_positions_prompts_events_and_actions_of_random_games_is_described() {
    let mut found = Vec::new();
    for seed in 0..25 {
        let setup = Setup::plain(4 + seed % 9);
        let mut market = Market::open(&setup, u64::from(seed));
        while let Some((seat, action)) = market.choose() {
            let told = market.game.apply(seat, &action, &mut market.chance).expect("what was listed");
            let written = [
                serde_json::to_value(told),
                serde_json::to_value(action),
                serde_json::to_value(market.game.prompt()),
                serde_json::to_value(market.game.to_position()),
                serde_json::to_value(State::report(&market.game.view(Some(seat)))),
            ];
            written.into_iter().for_each(|value| names(&value.expect("plain data"), &mut found));
        }
    }
    found.sort();
    found.dedup();
    assert!(found.len() > 150, "{found:?}");
    let described = include_str!("../../../docs/scenes.md");
    let missing: Vec<&String> = found
        .iter()
        .filter(|name| !described.contains(&format!("`{name}`")) && !described.contains(&format!("\"{name}\"")))
        .collect();
    assert!(missing.is_empty(), "{missing:?}");
}

#[test]
fn the_referee_reports_random_games_of_oriente() {
    let mut last = Value::Null;
    referee_random("oriente", 6, 3, Eyes::All, &mut |line| last = line).expect("a plain table");
    assert!(last["prompt"]["over"]["winners"].is_array(), "{last}");
    referee_random("oriente", 6, 3, Eyes::Seat(2), &mut |line| assert!(line.get("position").is_none()))
        .expect("it plays");
}
