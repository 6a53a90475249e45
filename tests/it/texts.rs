//! The texts of the page, as typesetters want them: in every form that a text has, for whomever it speaks of.

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
        Value::String(text) => {
            let forms: Vec<String> = (0..3).map(|form| formed(text, form)).collect();
            let is_other = |number: &usize| forms[..*number].iter().all(|form| *form != forms[*number]);
            found.extend((0..3).filter(is_other).map(|number| (place.to_owned(), forms[number].clone())));
        }
        Value::Object(group) => group.iter().for_each(|(key, value)| collect(&format!("{place} {key}"), value, found)),
        _ => panic!("{place}: neither a text nor a group of texts"),
    }
}

/// A text as it speaks of others, to you alone, or to you with others: forms of words stand between brackets, after the
/// name of a blank, and the word for you within the blank itself.
fn formed(text: &str, form: usize) -> String {
    let mut chosen = String::new();
    for (number, part) in text.split('[').enumerate() {
        let (forms, rest) = if number == 0 { ("", part) } else { part.split_once(']').expect("forms that end") };
        chosen.push_str(forms.split('|').skip(1).take(form + 1).last().unwrap_or_default());
        chosen.push_str(rest);
    }
    let mut parts = chosen.split("{{");
    let mut formed = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let (blank, rest) = part.split_once("}}").expect("a blank that ends");
        match blank.split_once('/') {
            Some((_, you)) if form > 0 => formed.push_str(you.trim()),
            named => formed.push_str(&format!("{{{{ {} }}}}", named.map_or(blank, |(name, _)| name).trim())),
        }
        formed.push_str(rest);
    }
    formed
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

/// The words of a text, without its blanks and in small letters.
fn said(text: &str) -> Vec<String> {
    let plain: String = text.split("{{").map(|part| part.split_once("}}").map_or(part, |(_, rest)| rest)).collect();
    let words = plain.split(|sign: char| !sign.is_alphabetic()).filter(|word| !word.is_empty());
    words.map(str::to_lowercase).collect()
}

#[test]
fn in_french_a_place_is_the_square_and_neither_a_rank_nor_a_seat() {
    let english = texts("en");
    let says_place = |text: &str| said(text).iter().any(|word| word.starts_with("place"));
    for (place, text) in texts("fr").into_iter().filter(|(_, text)| says_place(text)) {
        let counterpart = place.replace("/fr/", "/en/");
        let (_, english) = english.iter().find(|(place, _)| *place == counterpart).expect("the same text in English");
        assert!(said(english).contains(&"square".to_owned()), "{place}: {text:?}");
    }
}

#[test]
fn italian_puts_a_d_between_two_of_the_same_vowel() {
    for (place, text) in texts("it") {
        for pair in said(&text).windows(2) {
            let begins = |vowels: &[char]| pair[1].starts_with(vowels);
            assert!(pair[0] != "a" || !begins(&['a', 'à']), "{place}: {text:?}");
            assert!(pair[0] != "e" || !begins(&['e', 'è', 'é']), "{place}: {text:?}");
        }
    }
}

/// Words that say something else to whoever speaks the language from birth, with what they say. Where a text begins is
/// marked.
const STUMBLED_OVER: [(&str, &[&str]); 3] = [
    ("en", &["broken words"]),
    (
        "fr",
        &[
            // A table is laid for a meal.
            " dresse",
            // A move is gone back on, and played once more.
            "reprendre le coup",
            // A last look is one before dying.
            "dernier regard",
            // Demonstrators do.
            "se manifest",
            // One counts on one's fingers.
            "compter sur la main",
            // With three what?
            "avec {{ points }}",
            "avec {{ own }}",
            "joueur avec 3",
            "joueur avec 5",
            "chacun avec 4",
            // A direction, not a step.
            "vers la saison",
            "vers la campagne",
            // Things fall off tables.
            "offre tombe",
            "{{ other }} tombe",
        ],
    ),
    (
        "it",
        &[
            // A table is laid for a meal.
            "apparecchi",
            // Whoever takes a piece off the board does.
            "ritira la mossa",
            // A last look is one before dying.
            "ultimo sguardo",
            // With three what?
            "con {{ points }}",
            "con {{ own }}",
            "giocatore con 3",
            "giocatore con 5",
            "ciascuno con 4",
            // To the countryside.
            "| alla campagna",
            "| alla stagione",
            "e dei bot",
            "che cosa mette",
            "piuttosto così",
        ],
    ),
];

#[test]
fn no_text_makes_a_native_reader_stumble() {
    for (language, phrases) in STUMBLED_OVER {
        for (place, text) in texts(language) {
            let text = format!("| {}", text.to_lowercase());
            for phrase in phrases {
                assert!(!text.contains(phrase), "{place}: {text} has {phrase:?}");
            }
        }
    }
}
