//! How fast the rules are: random play on one core, nobody listening. `cargo bench --no-default-features`
//!
//! Figures of different runs are not comparable on a busy machine; ratios within one run are.

#![expect(clippy::print_stdout, reason = "a benchmark reports on standard output")]

use std::time::{Duration, Instant};

use noren::game::{Game, Silence, random_game};
use noren::zipang;

const LONG_ENOUGH: Duration = Duration::from_millis(1500);

/// Plays games one after the other until the time is up.
fn measure<G: Game>(setup: &G::Setup) {
    let players = G::new(setup, &mut noren::game::Chance::new(0), &mut Silence).expect("a plain table").players();
    let (mut games, mut steps) = (0u64, 0u64);
    let start = Instant::now();
    while start.elapsed() < LONG_ENOUGH {
        // Looking at the clock costs as much as a step: not after every game.
        for _ in 0..64 {
            steps += random_game::<G>(setup, games, &mut Silence).expect("a plain table").1;
            games += 1;
        }
    }
    let seconds = start.elapsed().as_secs_f64();
    println!(
        "{:8} {players:2} players   {:8.2} M steps/s   {:9.0} games/s   {:6.1} steps/game   {} bytes a position",
        G::NAME,
        steps as f64 / seconds / 1e6,
        games as f64 / seconds,
        steps as f64 / games as f64,
        size_of::<G>(),
    );
}

fn main() {
    for players in 2..=6 {
        measure::<zipang::State>(&zipang::Setup::plain(players));
    }
}
