//! The texts of the page, as typesetters want them.

use std::fs;
use std::path::{Path, PathBuf};

use serde_json::Value;

const NARROW: char = '\u{202f}';
const NO_BREAK: char = '\u{a0}';

/// Every text of a language, with the file and the key it stands under.
fn texts(language: &str) -> Vec<(String, String)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/app/locales").join(language);
    let files = fs::read_dir(folder).expect("a folder of texts").map(|file| file.expect("a file").path());
    files
        .flat_map(|file: PathBuf| {
            let content = fs::read(&file).expect("a file that can be read");
            let mut found = Vec::new();
            collect(&file.display().to_string(), &serde_json::from_slice(&content).expect("JSON"), &mut found);
            found
        })
        .collect()
}

fn collect(place: &str, value: &Value, found: &mut Vec<(String, String)>) {
    match value {
        Value::String(text) => found.push((place.to_owned(), text.clone())),
        Value::Object(group) => group.iter().for_each(|(key, value)| collect(&format!("{place} {key}"), value, found)),
        _ => panic!("{place}: neither a text nor a group of texts"),
    }
}

/// The character that French wants before this one, if it wants any.
const fn wanted_before(sign: char) -> Option<char> {
    match sign {
        ';' | '?' | '!' | '»' => Some(NARROW),
        ':' => Some(NO_BREAK),
        _ => None,
    }
}

#[test]
fn french_signs_keep_their_distance_and_their_line() {
    for (place, text) in texts("fr") {
        let signs: Vec<char> = text.chars().collect();
        for pair in signs.windows(2) {
            if let Some(wanted) = wanted_before(pair[1]) {
                assert_eq!(pair[0], wanted, "{place}: {text:?}");
            }
            assert!(pair[0] != '«' || pair[1] == NARROW, "{place}: {text:?}");
        }
    }
}

#[test]
fn apostrophes_are_curved_and_no_text_is_empty_or_padded() {
    for language in ["en", "fr", "it"] {
        for (place, text) in texts(language) {
            assert!(!text.contains('\'') && !text.contains('"'), "{place}: {text:?}");
            assert!(!text.is_empty() && text.trim() == text && !text.contains("  "), "{place}: {text:?}");
        }
    }
}
