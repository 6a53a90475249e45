//! Counting: a change in the rules, in who is asked or in luck shows here as a difference to look at.
//! `NOREN_BLESS=1` writes the file anew.

use std::fmt::Write;
use std::fs;

use noren::game::{Chance, Game, Prompt, Silence};
use noren::oriente::{Setup, State};

use crate::support::{blessed, data};

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
    for players in [4, 5, 7, 8, 12] {
        let depths = if players < 7 { 6 } else { 5 };
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
    let written = fs::read_to_string(data("oriente.perft")).unwrap_or_default();
    blessed("oriente.perft", &found, &written);
}
