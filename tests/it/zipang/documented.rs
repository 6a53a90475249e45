//! The description of the format leaves nothing out.

use noren::game::Reason;
use noren::zipang::{Card, Refusal};
use serde_json::Value;

use crate::support::scene_files;

const DESCRIPTION: &str = include_str!("../../../docs/scenes.md");

fn is_described(name: &str) -> bool {
    DESCRIPTION.contains(&format!("`{name}`"))
}

#[test]
fn every_card_is_described() {
    for card in Card::ALL {
        let name = serde_json::to_value(card).expect("a plain word");
        let name = name.as_str().expect("a plain word");
        let row = DESCRIPTION.lines().find(|line| line.starts_with(&format!("| `{name}` |")));
        let numbers = [card.battle(), card.honor(), card.copies(2), card.copies(4), card.copies(6)];
        let expected = numbers.map(|number| number.to_string()).join(" | ");
        assert!(row.is_some_and(|row| row.contains(&format!("| {expected} |"))), "{name}: {expected} in {row:?}");
    }
}

#[test]
fn every_reason_for_a_refusal_is_described_with_its_rule() {
    for reason in Refusal::ALL {
        let row = DESCRIPTION.lines().find(|line| line.starts_with(&format!("| `{}` |", reason.name())));
        assert!(row.is_some_and(|row| row.contains(&format!("| {} |", reason.rule()))), "{reason:?} in {row:?}");
    }
}

/// The names of all events in the reports of all scenes.
fn events_in_scenes() -> Vec<String> {
    let mut names = Vec::new();
    for (_, text) in scene_files().into_iter().filter(|(file, _)| file.starts_with("zipang")) {
        for line in crate::zipang::report(&text, noren::learn::Eyes::All).expect("a scene that plays through") {
            for told in line["events"].as_array().into_iter().flatten() {
                names.push(match &told["event"] {
                    Value::String(name) => name.clone(),
                    event => event.as_object().and_then(|event| event.keys().next().cloned()).expect("a named event"),
                });
            }
        }
    }
    names.sort();
    names.dedup();
    names
}

#[test]
fn every_event_happens_in_some_scene_and_is_described() {
    let names = events_in_scenes();
    assert_eq!(names.len(), 25, "{names:?}");
    for name in names {
        assert!(is_described(&name), "{name}");
    }
}

/// The names of the fields of JSON objects, however deep.
fn fields(value: &Value, names: &mut Vec<String>) {
    match value {
        Value::Object(object) => {
            for (name, value) in object {
                names.push(name.clone());
                fields(value, names);
            }
        }
        Value::Array(items) => items.iter().for_each(|item| fields(item, names)),
        _ => {}
    }
}

#[test]
fn every_field_of_every_scene_is_described() {
    for (file, text) in scene_files() {
        let mut names = Vec::new();
        fields(&serde_json::from_str(&text).expect("a scene"), &mut names);
        for name in names {
            assert!(is_described(&name), "`{name}` of {file}");
        }
    }
}

#[test]
fn every_field_of_a_report_is_described() {
    for eyes in [noren::learn::Eyes::All, noren::learn::Eyes::Seat(0)] {
        let text = crate::zipang::scene_text("z-04-crazy-one-takes-a-face-up-card");
        for line in crate::zipang::report(&text, eyes).expect("a scene that plays through") {
            let mut names = Vec::new();
            fields(&line, &mut names);
            for name in names {
                assert!(is_described(&name), "`{name}`");
            }
        }
    }
}
