//! Zipang Portable.

use std::fs;

use noren::game::{DataError, Seat, Seats};
use noren::learn::{Eyes, referee};
use serde_json::Value;

use crate::support::data;

mod chance;
mod characters;
mod discretion;
mod documented;
mod end;
mod properties;
mod questions;
mod refusals;
mod rulings;
mod secrecy;
mod setups;
mod views;

/// Tests that play scenes: each is a sentence, followed by the scene files that tell it.
macro_rules! told_by_scenes {
    ($($test:ident: $($scene:literal),+;)+) => {
        $(
            #[test]
            fn $test() {
                $(crate::zipang::plays($scene);)+
            }
        )+
    };
}
use told_by_scenes;

/// The text of `tests/data/scenes/zipang-NAME.json`.
fn scene_text(name: &str) -> String {
    fs::read_to_string(data(&format!("scenes/zipang-{name}.json"))).unwrap_or_else(|fault| panic!("{name}: {fault}"))
}

/// Plays a scene and hands back its report.
fn report(text: &str, eyes: Eyes) -> Result<Vec<Value>, DataError> {
    let mut lines = Vec::new();
    referee(text, eyes, &mut |line| lines.push(line))?;
    Ok(lines)
}

/// Plays a scene of Zipang, which must come out as it says.
fn plays(name: &str) {
    if let Err(fault) = report(&scene_text(name), Eyes::All) {
        panic!("{name}: {fault}");
    }
}

fn seats(numbers: &[u8]) -> Seats {
    numbers.iter().copied().map(Seat::new).collect()
}
