//! Games that came with reports, as they were exported: whatever was wrong with them is mended, and today's rules take
//! all that was played.

use std::fs;

use noren::game::DataError;
use noren::games::GameId;
use noren::learn::{Eyes, referee};
use noren::store::{Save, in_file};
use serde_json::Value;

use crate::support::data;

/// Every report with the name of its file, sorted.
fn reports() -> Vec<(String, String)> {
    let folder = fs::read_dir(data("reports")).expect("the folder of reports");
    let mut files: Vec<_> = folder
        .map(|entry| entry.expect("a file").path())
        .map(|path| (path.display().to_string(), fs::read_to_string(&path).expect("a text")))
        .collect();
    files.sort();
    files
}

/// What the referee prints of a text, and how it ends.
fn played(text: &str, eyes: Eyes) -> (Vec<Value>, Result<(), DataError>) {
    let mut lines = Vec::new();
    let ended = referee(text, eyes, &mut |line| lines.push(line));
    (lines, ended)
}

/// The first report of this game.
fn report(game: &str) -> Save {
    let mut saves = reports().into_iter().flat_map(|(_, text)| in_file(&text)).map(|save| save.expect("a whole one"));
    saves.find(|save| save.heading.game == game).expect("a report of each game")
}

#[test]
fn todays_rules_take_every_report_in_full() {
    for (name, text) in reports() {
        let (lines, ended) = played(&text, Eyes::All);
        assert_eq!(ended, Ok(()), "{name}");
        let last = lines.last().expect("a line");
        assert_eq!(last["accepted"], last["of"], "{name}");
        assert!(lines.iter().all(|line| line["accepted"].is_u64() || line["position"].is_object()), "{name}");
    }
    assert!(reports().len() >= GameId::ALL.len());
}

#[test]
fn a_line_is_printed_for_the_deal_and_each_input_and_one_that_counts_them() {
    for game in GameId::ALL {
        let text = report(game.id()).to_text();
        let (lines, _) = played(&text, Eyes::All);
        let inputs = lines.last().expect("a line")["of"].as_u64().expect("a number");
        assert_eq!(lines.len() as u64, inputs + 2);
        assert!(lines[1]["seat"].is_u64() && lines[1]["events"].is_array());
        // A file that holds it twice is played twice.
        assert_eq!(played(&[text.clone(), text.clone()].concat(), Eyes::All).0, [lines.clone(), lines].concat());
        let (seen, ended) = played(&text, Eyes::Seat(1));
        assert_eq!(ended, Ok(()));
        let is_his = |line: &Value| line["view"]["eyes"] == 1 && line.get("position").is_none();
        assert!(seen[..seen.len() - 1].iter().all(is_his));
        let others = seen.iter().filter(|line| line.get("action").is_some() && line["seat"] != 1);
        assert_eq!(others.count(), 0, "what others do speaks through what comes of it");
        assert!(played(&text, Eyes::Seat(11)).1.is_err_and(|fault| fault.place == "view"));
    }
}

/// The fault that the referee finds in a report after this has been changed in it.
fn fault_after(change: impl Fn(&mut Save, &mut Value)) -> (usize, String) {
    let mut save = report("zipang");
    let mut body: Value = serde_json::from_str(&save.body).expect("JSON");
    change(&mut save, &mut body);
    save.body = body.to_string();
    let (lines, ended) = played(&save.to_text(), Eyes::All);
    (lines.len(), ended.expect_err("it was changed").to_string())
}

#[test]
fn where_todays_rules_differ_is_said_with_the_step_and_the_reason() {
    let inputs = played(&report("zipang").to_text(), Eyes::All).0.len() - 2;
    let (lines, fault) = fault_after(|_, body| {
        let played = body["journal"]["played"].as_str().expect("a text").to_owned();
        let mut words: Vec<&str> = played.split(' ').collect();
        words[3] = if words[3].starts_with('a') { "b0" } else { "a0" };
        body["journal"]["played"] = words.join(" ").into();
    });
    assert_eq!(lines, 4, "the deal and three inputs");
    assert!(fault.starts_with(&format!("step 4 of {inputs}: ")), "{fault}");
    let (_, fault) = fault_after(|save, _| save.heading.summary.round += 1);
    assert!(fault.starts_with("line 2, summary: expected {"), "{fault}");
    let (_, fault) = fault_after(|_, body| body["journal"]["rules"] = 99.into());
    assert_eq!(fault, "line 3, journal.rules: expected another version, found 99");
    let (_, fault) = fault_after(|save, _| save.heading.game = "go".to_owned());
    assert_eq!(fault, "game: expected \"oriente\" or \"zipang\", found \"go\"");
    let whole = report("zipang").to_text();
    let faults = [
        (whole.replace("zipang", "zipany"), "line 1: the checksum is not that of the other lines"),
        (format!("{whole}{}", &whole[..200]), "save 2.the last line: expected more of it"),
    ];
    for (text, expected) in faults {
        assert_eq!(played(&text, Eyes::All).1.map_err(|fault| fault.to_string()), Err(expected.to_owned()));
    }
}
