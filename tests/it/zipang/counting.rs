//! Counting and golden texts: a change in the rules, in who is asked or in luck shows here as a difference to look at.
//! `NOREN_BLESS=1` writes both anew.

use std::fmt::Write;
use std::fs;

use noren::game::{Chance, Game, Prompt, Silence};
use noren::learn::{Eyes, referee_random};
use noren::zipang::{Setup, State};
use serde_json::Value;

use crate::support::data;

/// Holds a text against a file, or writes the file.
fn is_golden(path: &str, found: &str) {
    let path = data(path);
    if std::env::var_os("NOREN_BLESS").is_some_and(|wish| wish == "1") {
        fs::write(&path, found).expect("a folder to write to");
    }
    let golden = fs::read_to_string(&path).unwrap_or_default();
    for (number, (golden, found)) in golden.lines().zip(found.lines()).enumerate() {
        assert_eq!(golden, found, "{}, line {}", path.display(), number + 1);
    }
    assert_eq!(golden.lines().count(), found.lines().count(), "{} has another length", path.display());
}

/// The number of different ways to answer so many questions from here.
fn paths(game: &State, depth: u32, chance: &mut Chance) -> u64 {
    let Prompt::Ask { seat, .. } = game.prompt() else { return u64::from(depth == 0) };
    if depth == 0 {
        return 1;
    }
    let mut answers = Vec::new();
    game.legal(seat, &mut answers);
    let mut count = 0;
    for action in answers {
        let mut next = *game;
        next.apply_unchecked(seat, &action, chance, &mut Silence);
        count += paths(&next, depth - 1, chance);
    }
    count
}

#[test]
fn the_number_of_action_paths_is_what_it_was() {
    let mut found = String::from("# players seed: action paths to depth 1, 2, 3, …\n");
    for players in 2..=6 {
        let depths = if players < 4 { 7 } else { 6 };
        for seed in 1..=4 {
            let mut chance = Chance::new(seed);
            let game = State::new(&Setup::plain(players), &mut chance, &mut Silence).expect("a plain table");
            write!(found, "{players} {seed}:").expect("memory");
            for depth in 1..=depths {
                write!(found, " {}", paths(&game, depth, &mut chance)).expect("memory");
            }
            found.push('\n');
        }
    }
    is_golden("zipang.perft", &found);
}

/// A game as text: a line for each step with who did what, and below it what happened, to whom it was told if not to all.
fn playthrough(players: u8, seed: u64) -> String {
    let mut text = format!("zipang, {players} players, seed {seed}\n");
    let mut last = Value::Null;
    referee_random("zipang", players, seed, Eyes::All, &mut |mut line: Value| {
        writeln!(text, "\n{} {} {}", line["step"], line["seat"], line["action"]).expect("memory");
        for told in line["events"].as_array().into_iter().flatten() {
            let to = &told["to"]["only"];
            let to = if to.is_null() { String::new() } else { format!(" to {to}") };
            writeln!(text, "  {}{to}", told["event"]).expect("memory");
        }
        writeln!(text, "? {}", line["prompt"]).expect("memory");
        last = line["position"].take();
    })
    .expect("a plain table");
    writeln!(text, "\n{last}").expect("memory");
    text
}

#[test]
fn two_random_games_go_as_they_went() {
    for (players, seed) in [(3, 1), (6, 2)] {
        is_golden(&format!("playthroughs/zipang-{players}-players.txt"), &playthrough(players, seed));
    }
}
