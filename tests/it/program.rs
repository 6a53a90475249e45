//! The referee as people run it: what it prints, and how it ends.

use std::path::PathBuf;
use std::process::{Command, Output};

use crate::support::data;

/// Runs the example that cargo builds beside these tests.
fn referee(words: &[&str]) -> Output {
    let mut program: PathBuf = std::env::current_exe().expect("the path of these tests");
    program.pop();
    program.pop();
    program.extend(["examples", "referee"]);
    let program = program.with_extension(std::env::consts::EXE_EXTENSION);
    Command::new(&program).args(words).output().unwrap_or_else(|fault| panic!("{}: {fault}", program.display()))
}

fn scene(path: &str) -> String {
    data(path).to_string_lossy().into_owned()
}

/// What it said when it failed.
fn complaint(words: &[&str]) -> String {
    let output = referee(words);
    assert!(!output.status.success(), "{words:?} ends well");
    String::from_utf8(output.stderr).expect("a sentence")
}

#[test]
fn a_good_scene_prints_a_line_for_the_opening_and_each_step() {
    let output = referee(&[&scene("scenes/oriente-3-revolution.json")]);
    assert!(output.status.success());
    let lines = String::from_utf8(output.stdout).expect("text");
    let steps: Vec<serde_json::Value> =
        lines.lines().map(|line| serde_json::from_str(line).expect("a line of JSON")).collect();
    assert!(steps.len() > 3);
    assert!(steps.iter().all(|step| step["prompt"].is_object() && step["position"].is_object()));
}

#[test]
fn an_exported_game_prints_a_line_a_step_and_says_that_all_of_it_holds() {
    for game in ["oriente", "zipang"] {
        let output = referee(&[&scene(&format!("reports/{game}-played.noren"))]);
        assert!(output.status.success());
        let lines = String::from_utf8(output.stdout).expect("text");
        let last: serde_json::Value = serde_json::from_str(lines.lines().last().expect("a line")).expect("JSON");
        assert!(last["accepted"].as_u64() == Some(lines.lines().count() as u64 - 2) && last["accepted"] == last["of"]);
    }
}

#[test]
fn a_seats_eyes_get_a_view_instead_of_the_position() {
    let output = referee(&["--random", "zipang", "--seats", "3", "--seed", "5", "--view", "1"]);
    assert!(output.status.success());
    for line in String::from_utf8(output.stdout).expect("text").lines() {
        let step: serde_json::Value = serde_json::from_str(line).expect("a line of JSON");
        assert!(step["view"]["eyes"] == 1 && step.get("position").is_none());
    }
}

#[test]
fn a_random_game_ends() {
    for game in ["zipang", "oriente"] {
        let output = referee(&["--random", game, "--seats", "4", "--seed", "9"]);
        let lines = String::from_utf8(output.stdout).expect("text");
        let last: serde_json::Value = serde_json::from_str(lines.lines().last().expect("a line")).expect("JSON");
        assert!(output.status.success() && last["prompt"]["over"].is_object(), "{game}");
    }
}

#[test]
fn what_cannot_be_played_ends_badly_with_a_sentence() {
    let bad = scene("bad-scenes/thirty-first-coin.json");
    assert!(complaint(&[&bad]).contains("position.coins: expected 30 coins"));
    let failing = scene("bad-scenes/expected-position.json");
    assert!(complaint(&[&failing]).contains("script[0].expect.position.coins[2]: expected 5, found 4"));
    let file = std::env::temp_dir().join(format!("noren-{}.noren", std::process::id()));
    let text = std::fs::read_to_string(scene("reports/zipang-played.noren")).expect("a report");
    std::fs::write(&file, &text[..text.len() / 2]).expect("a file");
    let said = complaint(&[&file.to_string_lossy()]);
    std::fs::remove_file(&file).expect("it was written");
    assert!(said.ends_with(": the last line: expected more of it\n"), "{said}");
    assert!(complaint(&["no-such-file.json"]).starts_with("no-such-file.json: "));
    assert!(complaint(&["--random", "zipang", "--seats", "7", "--seed", "1"]).contains("2 to 6 players"));
    assert!(
        complaint(&["--random", "zipang", "--seats", "many", "--seed", "1"]).contains("--seats: expected a number")
    );
    assert!(complaint(&[&bad, "--view", "x"]).contains("--view: expected a number"));
    assert!(complaint(&[]).starts_with("usage: "));
}
