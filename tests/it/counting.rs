//! Counting and golden texts: a change in the rules, in who is asked or in luck shows here as a difference to look at.
//! `NOREN_BLESS=1` writes them anew.

use std::fmt::Write;
use std::fs;

use noren::game::{Chance, Game, Prompt, Silence};
use noren::learn::{Eyes, referee_random};
use noren::{oriente, zipang};
use serde_json::Value;

use crate::support::{blessed, data};

/// Holds a text against a file of the tests' data that is read when the test runs.
fn is_golden(path: &str, found: &str) {
    blessed(path, found, &fs::read_to_string(data(path)).unwrap_or_default());
}

/// The number of different ways to answer so many questions from here.
fn paths<G: Game>(game: &G, depth: u32, chance: &mut Chance) -> u64 {
    let Prompt::Ask { seat, .. } = game.prompt() else { return u64::from(depth == 0) };
    if depth == 0 {
        return 1;
    }
    let mut answers = Vec::new();
    game.legal(seat, &mut answers);
    let mut count = 0;
    for action in answers {
        let mut next = game.clone();
        next.apply_unchecked(seat, &action, chance, &mut Silence);
        count += paths(&next, depth - 1, chance);
    }
    count
}

/// Counts the paths from four deals for each number of players, as deep as is said beside it.
fn count<G: Game>(setup: fn(u8) -> G::Setup, tables: &[(u8, u32)]) {
    let mut found = String::from("# players seed: action paths to depth 1, 2, 3, …\n");
    for &(players, depths) in tables {
        for seed in 1..=4 {
            let mut chance = Chance::new(seed);
            let game = G::new(&setup(players), &mut chance, &mut Silence).expect("a plain table");
            write!(found, "{players} {seed}:").expect("memory");
            for depth in 1..=depths {
                write!(found, " {}", paths(&game, depth, &mut chance)).expect("memory");
            }
            found.push('\n');
        }
    }
    is_golden(&format!("{}.perft", G::NAME), &found);
}

#[test]
fn the_number_of_action_paths_of_zipang_is_what_it_was() {
    count::<zipang::State>(zipang::Setup::plain, &[(2, 7), (3, 7), (4, 6), (5, 6), (6, 6)]);
}

#[test]
fn the_number_of_action_paths_of_oriente_is_what_it_was() {
    count::<oriente::State>(oriente::Setup::plain, &[(4, 6), (5, 6), (7, 5), (8, 5), (12, 5)]);
}

/// A game as text: a line for each step with who did what, and below it what happened, to whom it was told if not to all.
fn playthrough(game: &str, players: u8, seed: u64) -> String {
    let mut text = format!("{game}, {players} players, seed {seed}\n");
    let mut last = Value::Null;
    referee_random(game, players, seed, Eyes::All, &mut |mut line: Value| {
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
fn random_games_go_as_they_went() {
    for (game, players, seed) in [("zipang", 3, 1), ("zipang", 6, 2), ("oriente", 4, 1), ("oriente", 8, 2)] {
        is_golden(&format!("playthroughs/{game}-{players}-players.txt"), &playthrough(game, players, seed));
    }
}
