//! Who may use whom: read from the sources themselves, so that no direction is turned by mistake.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// A source file: its name under `src`, the module that it is, and its text without comments.
struct Source {
    name: String,
    module: Vec<String>,
    text: String,
}

impl Source {
    fn new(name: &str, text: &str) -> Self {
        let mut module: Vec<String> = name.trim_end_matches(".rs").split('/').map(str::to_owned).collect();
        if module.last().is_some_and(|last| last == "mod") {
            module.pop();
        }
        let without_comments = text.lines().map(|line| line.split("//").next().unwrap_or_default());
        Self { name: name.to_owned(), module, text: without_comments.collect::<Vec<_>>().join("\n") }
    }

    /// Does nothing but tests stand in it?
    fn is_test(&self) -> bool {
        self.module.iter().any(|part| part == "tests")
    }

    /// The text before its own tests.
    fn without_tests(&self) -> &str {
        self.text.split("#[cfg(test)]").next().unwrap_or_default()
    }

    /// Every path in it that begins with `crate` or `super`, or is imported from a module within, from the crate's root.
    fn paths(&self) -> Vec<Vec<String>> {
        let mut found = Vec::new();
        let is_start = |place: usize| {
            !self.text[..place].ends_with(|before: char| before.is_alphanumeric() || before == '_' || before == ':')
        };
        for (place, word) in self.text.match_indices("crate::").filter(|(place, _)| is_start(*place)) {
            tree(&self.text[place + word.len()..], &[], &mut found);
        }
        for (place, _) in self.text.match_indices("super::").filter(|(place, _)| is_start(*place)) {
            let mut rest = &self.text[place..];
            let mut base = &self.module[..];
            while let Some(after) = rest.strip_prefix("super::") {
                (rest, base) = (after, &base[..base.len().saturating_sub(1)]);
            }
            tree(rest, base, &mut found);
        }
        for line in self.text.lines() {
            let line = line.trim_start().trim_start_matches("pub ");
            if let Some(used) = line.strip_prefix("use ") {
                let is_relative = !["crate::", "super::", "self::"].iter().any(|root| used.starts_with(root));
                if is_relative || used.starts_with("self::") {
                    tree(used.trim_start_matches("self::"), &self.module, &mut found);
                }
            }
        }
        found
    }
}

/// Reads what is named from here on, with all that stands in braces; how much of the text that was.
fn tree(text: &str, base: &[String], found: &mut Vec<Vec<String>>) -> usize {
    let start = text.len() - text.trim_start().len();
    let rest = &text[start..];
    if rest.starts_with('{') {
        let mut place = 1;
        while place < rest.len() && !rest[place..].starts_with('}') {
            place += tree(&rest[place..], base, found);
            // A new name for it, or the next one.
            place += rest[place..].find([',', '}']).unwrap_or(rest.len() - place);
            place += usize::from(rest[place..].starts_with(','));
            place += rest[place..].len() - rest[place..].trim_start().len();
        }
        return start + place + 1;
    }
    let len = rest.find(|letter: char| !(letter.is_alphanumeric() || letter == '_' || letter == '*'));
    let name = &rest[..len.unwrap_or(rest.len())];
    let mut path = base.to_vec();
    path.push(name.to_owned());
    match rest[name.len()..].strip_prefix("::") {
        Some(after) if !after.starts_with('<') => start + name.len() + 2 + tree(after, &path, found),
        _ => {
            found.push(path);
            start + name.len()
        }
    }
}

fn files(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("a file").path();
        if path.is_dir() {
            files(&path, found);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            found.push(path);
        }
    }
}

/// All sources of the library, sorted.
fn sources() -> Vec<Source> {
    let src = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut found = Vec::new();
    files(&src, &mut found);
    found.sort();
    let all = found.iter().map(|path| {
        let name = path.strip_prefix(&src).expect("a file of src").to_string_lossy().replace('\\', "/");
        Source::new(&name, &fs::read_to_string(path).expect("a text"))
    });
    let is_program = |name: &str| ["lib.rs", "main.rs"].contains(&name) || name.starts_with("bin/");
    all.filter(|source| !is_program(&source.name)).collect()
}

/// The modules in the order in which `lib.rs` lists them: each may use those above it.
fn order() -> Vec<String> {
    let lib = fs::read_to_string(PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("src/lib.rs")).expect("a text");
    let modules = lib.lines().filter_map(|line| line.strip_prefix("pub mod "));
    modules.map(|rest| rest.trim_end_matches(';').to_owned()).collect()
}

fn assert_none(found: Vec<String>) {
    assert!(found.is_empty(), "{}", found.join("\n"));
}

#[test]
fn paths_are_found_however_they_are_written() {
    let text = "
        // use crate::app::never;
        use crate::{game::{Seat, Seats as Many}, table::Host};
        pub use super::{places, super_fluous};
        use shapes::Round;
        fn f() -> crate::bots::Level { super::super::model::zipang::choices(noren_crate::x) }";
    let found = Source::new("table/model/oriente.rs", text).paths();
    let found: Vec<String> = found.iter().map(|path| path.join("::")).collect();
    let expected = [
        "game::Seat",
        "game::Seats",
        "table::Host",
        "bots::Level",
        "table::model::places",
        "table::model::super_fluous",
        "table::model::zipang::choices",
        "table::model::oriente::shapes::Round",
    ];
    assert_eq!(found, expected);
}

#[test]
fn each_module_uses_only_those_above_it() {
    let order = order();
    assert!(order.len() > 5 && order.last().is_some_and(|last| last == "app"), "{order:?}");
    let place = |module: &str| order.iter().position(|listed| listed == module);
    let mut wrong = Vec::new();
    for source in sources() {
        let own = place(&source.module[0]).unwrap_or_else(|| panic!("{} is not listed", source.name));
        for path in source.paths() {
            if place(&path[0]).is_some_and(|used| used > own) {
                wrong.push(format!("{} uses {}", source.name, path.join("::")));
            }
        }
    }
    assert_none(wrong);
}

/// What belongs to one game, wherever it stands, knows nothing of the other.
#[test]
fn neither_game_knows_the_other() {
    let mut wrong = Vec::new();
    for source in sources() {
        for (own, other) in [("oriente", "zipang"), ("zipang", "oriente")] {
            let is_of = |path: &[String], game: &str| path.iter().any(|part| part == game);
            if is_of(&source.module, own) {
                let used = source.paths().into_iter().filter(|path| is_of(path, other));
                wrong.extend(used.map(|path| format!("{} uses {}", source.name, path.join("::"))));
            }
        }
    }
    assert_none(wrong);
}

#[test]
fn only_the_app_knows_the_browser() {
    let outside = sources().into_iter().filter(|source| source.module[0] != "app");
    let names = ["leptos", "web_sys", "wasm_bindgen", "js_sys"];
    let wrong = outside.flat_map(|source| {
        let found = names.iter().filter(|name| source.text.contains(*name));
        found.map(|name| format!("{} names {name}", source.name)).collect::<Vec<_>>()
    });
    assert_none(wrong.collect());
}

/// The rooms that all games share do not know the rooms of any.
#[test]
fn shared_rooms_of_the_app_use_no_room_of_a_game() {
    let is_of_a_game =
        |path: &[String]| path[0] == "app" && path.get(1).is_some_and(|r| r == "oriente" || r == "zipang");
    let shared = sources().into_iter().filter(|source| source.module[0] == "app" && !is_of_a_game(&source.module));
    let wrong = shared.flat_map(|source| {
        let used = source.paths().into_iter().filter(|path| is_of_a_game(path));
        used.map(|path| format!("{} uses {}", source.name, path.join("::"))).collect::<Vec<_>>()
    });
    assert_none(wrong.collect());
}

/// What holds a game, and all its secrets.
const HOLDERS: [&str; 7] = ["Host", "Table", "Device", "Journal", "Input", "Asked", "Replay"];

/// The only places in the app that name such a thing. A line may go, none may come.
const KEEPERS: [(&str, &str); 5] = [
    ("app/play/session.rs", "Host"),
    ("app/play/session.rs", "Journal"),
    ("app/play/session.rs", "Table"),
    ("app/play/replay/watching.rs", "Host"),
    ("app/play/replay/watching.rs", "Replay"),
];

#[test]
fn in_the_app_only_the_session_and_what_is_seen_again_hold_a_game() {
    let mut found = BTreeSet::new();
    for source in sources().iter().filter(|source| source.module[0] == "app" && !source.is_test()) {
        for path in source.paths() {
            match &path[..] {
                [table, name] if table == "table" && (HOLDERS.contains(&name.as_str()) || name == "*") => {
                    found.insert((source.name.clone(), name.clone()));
                }
                _ => {}
            }
        }
    }
    let allowed: BTreeSet<_> = KEEPERS.iter().map(|(file, name)| (file.to_string(), name.to_string())).collect();
    assert_eq!(found, allowed, "what is gone from the app leaves the list as well");
}

/// Ways to get hold of a position.
const MAKERS: [&str; 5] = ["State::new(", "G::new(", "::sample(", "::from_position(", "apply_unchecked("];

#[test]
fn the_app_makes_no_position() {
    let app = sources().into_iter().filter(|source| source.module[0] == "app" && !source.is_test());
    let wrong = app.flat_map(|source| {
        let made = MAKERS.iter().filter(|maker| source.without_tests().contains(*maker));
        made.map(|maker| format!("{} says {maker}", source.name)).collect::<Vec<_>>()
    });
    assert_none(wrong.collect());
}
