//! What the tests of all games share.

use std::fs;
use std::path::PathBuf;

use noren::game::{Chance, Game, Seats};

/// The folder of the tests' data.
pub fn data(path: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/data").join(path)
}

/// All scene files with their names, sorted.
pub fn scene_files() -> Vec<(String, String)> {
    let mut files: Vec<_> = fs::read_dir(data("scenes"))
        .expect("the folder of scenes")
        .map(|entry| entry.expect("a file").path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "json"))
        .map(|path| {
            let name = path.file_name().expect("a name").to_string_lossy().into_owned();
            (name, fs::read_to_string(&path).expect("a text"))
        })
        .collect();
    files.sort();
    files
}

/// How many random games a property is tried on: few by default, as many as `NOREN_GAMES` says in the full run.
pub fn games(by_default: u64) -> u64 {
    std::env::var("NOREN_GAMES").ok().and_then(|text| text.parse().ok()).unwrap_or(by_default)
}

/// Holds `found` against what is written down in a file of the tests' data. With `NOREN_BLESS` set, the file is written
/// anew instead, to be reviewed as a change.
pub fn blessed(path: &str, found: &str, written: &str) {
    if std::env::var_os("NOREN_BLESS").is_some() {
        fs::write(data(path), found).expect("a file that can be written");
    } else {
        assert_eq!(found, written, "{path} says otherwise; NOREN_BLESS=1 writes it anew");
    }
}

/// The listed answers are those that the check allows, of all actions that could be written down (sorted); and an action
/// that is refused leaves the position as it was.
pub fn the_list_and_the_check_agree<G: Game>(game: &G, every: &[G::Action]) {
    let mut listed = Vec::new();
    for seat in Seats::all(game.players()).iter() {
        game.legal(seat, &mut listed);
        assert_eq!(listed.is_empty(), game.prompt().seat() != Some(seat), "the asked seat and no other has answers");
        assert!(listed.is_sorted_by(|one, next| one < next), "sorted, each once: {listed:?}");
        assert!(listed.iter().all(|action| every.binary_search(action).is_ok()), "{listed:?}");
        for action in every {
            let mut after = game.clone();
            match after.apply(seat, action, &mut Chance::new(1)) {
                Ok(told) => assert!(listed.contains(action) && !told.is_empty(), "{action:?} is allowed, not listed"),
                Err(refusal) => {
                    assert!(!listed.contains(action), "{action:?} is listed, but {refusal}");
                    assert_eq!(&after, game, "a refused action changes nothing");
                }
            }
        }
    }
}
