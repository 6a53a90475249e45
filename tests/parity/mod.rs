//! The same records give the same positions on every machine: a hundred games of each kind, as fingerprints.
//!
//! Both the native tests and those in the browser hold themselves against the same files, and so against each other.

use noren::game::{RandomGame, Record, Silence, Staged};
use noren::zipang;

/// The fingerprints written down, one file a game.
pub const ZIPANG: &str = include_str!("../data/parity/zipang.txt");

/// FNV-1a over the written position: unlike `Hash`, it does not know how wide a `usize` is.
fn fingerprint(game: &impl Staged) -> u64 {
    let text = serde_json::to_string(&game.to_position()).expect("plain data");
    text.bytes().fold(0xcbf2_9ce4_8422_2325, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3))
}

/// Plays a hundred random games, replays their records, and writes a line for each: players, seed, actions, fingerprint.
fn of_a_hundred<G: Staged>(setup: impl Fn(u64) -> G::Setup) -> String {
    let mut lines = String::new();
    for seed in 0..100 {
        let setup = setup(seed);
        let mut table = RandomGame::<G>::new(&setup, seed, &mut Silence).expect("a sound set-up");
        let mut record = Record::<G>::new(setup, seed);
        while let Some(step) = table.step(&mut Silence) {
            record.actions.push(step);
        }
        let game = record.replay().expect("what was played");
        let (players, actions) = (game.players(), record.actions.len());
        lines += &format!("{players} players, seed {seed}: {actions} actions, {:016x}\n", fingerprint(&game));
    }
    lines
}

/// The fingerprints of a hundred games of Zipang on this machine.
pub fn zipang() -> String {
    of_a_hundred::<zipang::State>(|seed| zipang::Setup::plain(2 + (seed % 5) as u8))
}
