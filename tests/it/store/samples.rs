//! A sample of every format that has ever landed stays readable: `tests/data/saves` has one of each game and format.
//!
//! A new format brings new samples, by `NOREN_BLESS=1`; those that are there are never written anew.

use std::fs;
use std::path::PathBuf;

use noren::store::{Kept, in_file, written};
use noren::{oriente, zipang};
use serde_json::Value;

use super::mutations::sound;
use crate::table::tried::Tried;

/// The format in which games are kept now.
const TODAY: u32 = 2;

/// All of a save but what the device remembers, which has come to remember more.
fn without_memory(body: &str) -> Value {
    let mut body: Value = serde_json::from_str(body).expect("a save is JSON");
    body.as_object_mut().expect("an object").remove("device");
    body
}

fn is_read_and_written_again<G: Tried>(format: u32) {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/data/saves");
    let file = folder.join(format!("{}-{format}.noren", G::NAME));
    if std::env::var_os("NOREN_BLESS").is_some() && format == TODAY && !file.exists() {
        fs::create_dir_all(&folder).expect("a folder");
        let texts: Vec<String> = sound::<G>().iter().map(|save| save.to_text()).collect();
        fs::write(&file, texts.concat()).expect("a file");
    }
    let text = fs::read_to_string(&file).expect("a sample");
    let saves = in_file(&text);
    assert!(saves.len() > 3, "{}", file.display());
    for save in saves {
        let save = save.unwrap_or_else(|error| panic!("{}: {error}", file.display()));
        let Kept { table, refused } = Kept::<G>::open(&save.body).unwrap_or_else(|error| panic!("{error}"));
        assert_eq!(refused, None, "{}", file.display());
        let again = written(&table);
        let mut summary = again.summary.clone();
        if format == 1 {
            // How a game ended was not yet written down.
            (summary.finishes, summary.mark) = (Vec::new(), None);
        }
        assert_eq!(summary, save.heading.summary);
        let kept = Kept::<G>::open(&again.body).unwrap_or_else(|error| panic!("{error}"));
        assert_eq!(kept.table.host().journal(), table.host().journal());
        assert_eq!((kept.table.remembered(), kept.refused), (table.remembered(), None));
        if format == TODAY {
            assert_eq!(without_memory(&again.body), without_memory(&save.body));
        }
    }
}

#[test]
fn games_of_every_format_are_opened_as_they_were_kept() {
    for format in 1..=TODAY {
        is_read_and_written_again::<oriente::State>(format);
        is_read_and_written_again::<zipang::State>(format);
    }
}
