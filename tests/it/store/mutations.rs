//! Whatever a save is turned into, reading it never fails in any other way than by saying where it is wrong; and what is
//! opened after all is a table at which people and bots play on.

use std::fs;

use noren::game::{Seats, Stream};
use noren::store::{Game, Heading, Kept, Save, SaveError, in_file, written};
use noren::table::{Deed, Pace, SENTENCES_LIMIT, Table};
use noren::{oriente, zipang};
use serde_json::{Value, json};

use crate::shared::luck;
use crate::support::data;
use crate::table::tried::{Party, Tried, deed, laid};

/// How many mutated saves a test reads, if it gets this part of a hundred of them.
pub(super) fn cases(part: u64) -> u64 {
    let all = std::env::var("NOREN_MUTATIONS").ok().and_then(|text| text.parse().ok()).unwrap_or(20_000);
    all * part / 100
}

/// One of the numbers below this, which is not 0.
fn below(luck: &mut Stream, bound: usize) -> usize {
    luck.below(bound as u32) as usize
}

fn one_of<T: Clone>(luck: &mut Stream, things: &[T]) -> T {
    things[below(luck, things.len())].clone()
}

fn save(game: Game, number: u64) -> Save {
    let heading = Heading {
        game: game.id.to_owned(),
        name: Some("Sunday, in the café".to_owned()),
        saved: 1_700_000_360_000,
        summary: game.summary,
    };
    Save { number, heading, body: game.body }
}

/// Sound saves of games that have come so far or so far.
pub(super) fn sound<G: Tried>() -> Vec<Save> {
    let mut saves = Vec::new();
    for (seed, steps) in [(0, 0), (1, 12), (2, 40), (3, 80), (4, 160), (5, 320)] {
        let pace = if seed % 2 == 0 { Pace::SpeakUp } else { Pace::PassTheDevice };
        let mut party = Party::<G>::new(laid(pace, seed), &[Seats::all(3)], seed);
        for _ in 0..steps {
            party.step();
        }
        saves.push(save(written(&party.table), seed + 1));
    }
    saves
}

/// Those, and some of the first format, in which every input stands in full.
fn sound_of_all_formats<G: Tried>() -> Vec<Save> {
    let old = fs::read_to_string(data(&format!("saves/{}-1.noren", G::NAME))).expect("a sample");
    let old = in_file(&old).into_iter().map(|save| save.unwrap_or_else(|error| panic!("{error}")));
    sound::<G>().into_iter().chain(old).collect()
}

/// Flips, cuts, inserts, swaps or doubles some bytes.
pub(super) fn damaged(text: &str, luck: &mut Stream) -> String {
    let mut bytes = text.as_bytes().to_vec();
    for _ in 0..=luck.below(3) {
        if bytes.is_empty() {
            break;
        }
        let (one, other) = (below(luck, bytes.len()), below(luck, bytes.len()));
        let (from, to) = (one.min(other), one.max(other));
        // Parts are short as often as not.
        let to = if luck.below(2) == 0 { to.min(from + 20) } else { to };
        match luck.below(8) {
            0 => bytes[one] ^= 1 << luck.below(8),
            1 => bytes[one] = luck.number() as u8,
            2 => bytes.truncate(one),
            3 => drop(bytes.drain(from..to)),
            4 => bytes.insert(one, one_of(luck, b"0,[]{}\"\\\n\r 9-e\xff")),
            5 => bytes.swap(one, other),
            6 => {
                let part = bytes[from..to].to_vec();
                bytes.splice(from..from, part);
            }
            _ => bytes[from..to].reverse(),
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

/// Somewhere within a value, often near its top.
fn somewhere<'a>(value: &'a mut Value, luck: &mut Stream) -> &'a mut Value {
    let mut at = value;
    loop {
        let parts = match &*at {
            Value::Array(list) => list.len(),
            Value::Object(fields) => fields.len(),
            _ => 0,
        };
        if parts == 0 || luck.below(5) == 0 {
            return at;
        }
        let place = below(luck, parts);
        at = match at {
            Value::Array(list) => &mut list[place],
            Value::Object(fields) => fields.values_mut().nth(place).expect("there are so many"),
            _ => unreachable!("it has parts"),
        };
    }
}

fn garbage(luck: &mut Stream) -> Value {
    let mut deep = json!(1);
    for _ in 0..luck.below(300) {
        deep = if luck.below(2) == 0 { json!([deep]) } else { json!({ "act": deep }) };
    }
    let things = [
        Value::Null,
        json!(""),
        json!("水\u{0}\"\n"),
        json!("x".repeat(5_000)),
        json!([]),
        json!({}),
        json!(true),
        json!(1.5),
        json!([[], {}, null]),
        json!({"seat": 200, "action": {}}),
        deep,
    ];
    one_of(luck, &things)
}

fn number(luck: &mut Stream) -> Value {
    let near = luck.below(40);
    let things = [
        json!(u64::MAX),
        json!(u64::MAX - 1),
        json!(i64::MIN),
        json!(-1),
        json!(200),
        json!(256),
        json!(65_536),
        json!(1e300),
        json!(near),
        json!(near),
    ];
    one_of(luck, &things)
}

/// Changes something of plain data, wherever it stands.
fn changed(value: &mut Value, luck: &mut Stream) {
    let place = somewhere(value, luck);
    match (luck.below(7), place) {
        (0, place) => *place = garbage(luck),
        (1 | 2, place @ Value::Number(_)) => *place = number(luck),
        (1 | 2, Value::Array(list)) if list.len() > 1 => {
            let (one, other) = (below(luck, list.len()), below(luck, list.len()));
            list.swap(one, other);
        }
        (3, Value::Array(list)) if !list.is_empty() => drop(list.remove(below(luck, list.len()))),
        (4, Value::Array(list)) if !list.is_empty() => {
            let (copy, place) = (one_of(luck, list), below(luck, list.len()));
            list.insert(place, copy);
        }
        (3, Value::Object(fields)) if !fields.is_empty() => {
            let key = fields.keys().nth(below(luck, fields.len())).cloned().expect("there are so many");
            fields.remove(&key);
        }
        (4, Value::Object(fields)) => drop(fields.insert("odd".to_owned(), garbage(luck))),
        (5, Value::String(text)) => *text = damaged(text, luck),
        _ => {
            let part = somewhere(value, luck).clone();
            *somewhere(value, luck) = part;
        }
    }
}

/// Changes something of a body that means something there.
fn forged(body: &mut Value, luck: &mut Stream) {
    let seat = one_of(luck, &[3, 11, 12, 200, 255]);
    let (at, new) = match luck.below(25) {
        0 => ("/journal/plan/people", json!([])),
        1 => ("/journal/plan/pins", json!(vec!["1234"; 40])),
        2 => ("/journal/plan/pins", json!([null, "12", "1234"])),
        3 => ("/journal/plan/people/0/mind", json!({ "bot": "random" })),
        4 => ("/journal/plan/people/0/name", json!("")),
        5 => ("/journal/setup/names", json!(vec!["Ai"; 200])),
        6 => ("/journal/setup/first", json!(seat)),
        7 => ("/journal/taken_back", json!(u64::MAX)),
        8 => ("/journal/spoken", json!((0..12).collect::<Vec<_>>())),
        9 => ("/journal/speechless", json!([0, 3, 11])),
        10 => ("/journal/seed", json!(luck.number())),
        11 => ("/journal/pace", json!("speak_up")),
        12 => ("/device/stops_seen", json!(usize::MAX)),
        13 => ("/device/read", json!(vec![usize::MAX; if luck.below(2) == 0 { 12 } else { 13 }])),
        14 => ("/device/last_move_start", json!(usize::MAX)),
        15 => ("/device/at_desk", json!(true)),
        16 => ("/journal/position", garbage(luck)),
        17 => ("/journal/setup/options", garbage(luck)),
        18 => ("/journal/inputs", json!(vec![json!({ "sentence": "We share the rice" }); SENTENCES_LIMIT + 1])),
        19 => ("/journal/played", json!("* ".repeat(SENTENCES_LIMIT + 1))),
        20 => ("/journal/actions", json!([])),
        21..=23 => {
            let Some(Value::String(played)) = body.pointer_mut("/journal/played") else { return };
            let mut words: Vec<String> = played.split(' ').map(str::to_owned).collect();
            let (word, place) = (one_of(luck, &words), below(luck, words.len()));
            match luck.below(5) {
                0 => words.extend(words.clone()),
                1 => words.insert(place, word),
                2 => drop(words.drain(..place)),
                3 => words[place] = format!("{}{}", char::from(b'a' + luck.below(14) as u8), luck.below(30)),
                _ => words[place] = damaged(&word, luck),
            }
            *played = words.join(" ");
            return;
        }
        _ => {
            let Some(Value::Array(inputs)) = body.pointer_mut("/journal/inputs") else { return };
            if inputs.is_empty() {
                return;
            }
            let (input, from, part) = (one_of(luck, inputs), below(luck, inputs.len()), luck.below(3));
            match part {
                0 => inputs.extend(inputs.clone()),
                1 => inputs.insert(from, input),
                _ => drop(inputs.drain(..from)),
            }
            let place = below(luck, inputs.len());
            if let Some(at) = inputs[place].pointer_mut("/act/seat").filter(|_| part == 1) {
                *at = json!(seat);
            }
            return;
        }
    };
    if let Some(place) = body.pointer_mut(at) {
        *place = new;
    } else if let Some(Value::Object(fields)) = body.pointer_mut(&at[..at.rfind('/').unwrap_or(0)]) {
        fields.insert(at.rsplit('/').next().unwrap_or_default().to_owned(), new);
    }
}

/// What is refused says in which line, or where in a link.
pub(super) fn assert_placed(refusal: &str) {
    let places = ["line ", "the last line", "the link, "];
    assert!(places.iter().any(|place| refusal.starts_with(place)), "{refusal}");
}

/// People and bots do a few things at a table that was opened.
fn play_on<G: Tried>(table: &mut Table<G>, luck: &mut Stream) {
    for _ in 0..3 {
        let showing = table.showing(0);
        if let Some(asked) = table.host().asked() {
            let thought = asked.think();
            assert!(table.take(thought.clone()), "{thought:?} was asked for");
        } else if let Some(what) = deed(&showing, luck) {
            // A PIN may be another by now.
            let _ = table.act(0, Deed { showing: showing.number, what });
        }
    }
    if luck.below(8) == 0 {
        let again = Kept::<G>::open(&written(table).body).unwrap_or_else(|error| panic!("{error}"));
        assert_eq!((again.table.host().journal(), again.refused), (table.host().journal(), None));
    }
}

/// Opens a body as a game of this kind; says whether there is one.
pub(super) fn opens<G: Tried>(body: &str, luck: &mut Stream) -> bool {
    match Kept::<G>::open(body) {
        Err(error) => {
            assert_placed(&error.to_string());
            false
        }
        Ok(Kept { mut table, refused }) => {
            let inputs = table.host().journal().inputs.len();
            assert!(refused.is_none_or(|refused| refused.step == inputs && refused.step < refused.of));
            play_on(&mut table, luck);
            true
        }
    }
}

/// Reads a text in all ways there are, which agree.
fn read(text: &str, luck: &mut Stream) -> Result<Save, SaveError> {
    let read = Save::read(text);
    assert_eq!(Save::read_heading(text), read.clone().map(|save| save.heading));
    let file = in_file(text);
    assert!(!file.is_empty());
    for refusal in file.iter().chain([&read]).filter_map(|read| read.as_ref().err()) {
        assert_placed(&refusal.to_string());
    }
    for save in file.into_iter().flatten() {
        opens::<oriente::State>(&save.body, luck);
        opens::<zipang::State>(&save.body, luck);
    }
    read
}

pub(super) fn crc32(bytes: &[u8]) -> u32 {
    !bytes.iter().fold(u32::MAX, |crc, byte| {
        (0..8).fold(crc ^ u32::from(*byte), |crc, _| if crc & 1 == 1 { (crc >> 1) ^ 0xedb8_8320 } else { crc >> 1 })
    })
}

/// A text of either format around these lines with the checksum that they have.
fn sealed(number: u64, heading: &str, body: &str) -> String {
    let rest = format!("{number} {heading}\n{body}\n");
    let crc = crc32(rest.as_bytes());
    let format = 1 + number % 2;
    format!("noren save {format} {:08x} {}\n{rest}", crc, rest.len())
}

#[test]
fn a_damaged_text_is_refused_at_its_place_and_never_taken_for_another_save() {
    let mut saves = sound::<zipang::State>();
    saves.extend(sound::<oriente::State>());
    let mut luck = luck(1);
    for case in 0..cases(50) {
        let save = &saves[case as usize % saves.len()];
        let text = save.to_text();
        if case % 8 == 0 {
            let file = format!("{text}{}", one_of(&mut luck, &saves).to_text());
            for save in in_file(&damaged(&file, &mut luck)).into_iter().flatten() {
                assert!(saves.contains(&save), "{save:?} was never written");
            }
        } else if let Ok(found) = read(&damaged(&text, &mut luck), &mut luck) {
            assert_eq!(&found, save, "case {case}");
        }
    }
}

#[test]
fn a_heading_of_nonsense_with_the_right_checksum_is_refused_at_its_place() {
    let saves = sound::<zipang::State>();
    let mut luck = luck(2);
    let [mut good, mut bad] = [0, 0];
    for case in 0..cases(10) {
        let save = &saves[case as usize % 3];
        let mut heading = serde_json::to_value(&save.heading).expect("plain data");
        assert_eq!(Save::read(&sealed(save.number, &heading.to_string(), &save.body)).as_ref(), Ok(save));
        changed(&mut heading, &mut luck);
        let mut line = heading.to_string();
        if luck.below(4) == 0 {
            line = damaged(&line, &mut luck);
        }
        let is_read = read(&sealed(save.number, &line, &save.body), &mut luck).is_ok();
        *(if is_read { &mut good } else { &mut bad }) += 1;
    }
    assert!(cases(10) < 1_000 || (good > 50 && bad > 50), "{good} and {bad}");
}

/// Reads bodies of nonsense in saves that are whole.
fn attacked<G: Tried>(part: u64, seed: u64) {
    let saves = sound_of_all_formats::<G>();
    let bodies: Vec<Value> = saves.iter().map(|save| serde_json::from_str(&save.body).expect("JSON")).collect();
    let mut luck = luck(seed);
    let [mut good, mut bad] = [0, 0];
    for case in 0..cases(part) {
        let place = case as usize % saves.len();
        let mut body = bodies[place].clone();
        for _ in 0..=luck.below(2) {
            if luck.below(3) == 0 { forged(&mut body, &mut luck) } else { changed(&mut body, &mut luck) }
        }
        let mut body = body.to_string();
        if luck.below(6) == 0 {
            body = damaged(&body, &mut luck).replace(['\n', '\r'], " ");
        }
        let save = Save { number: 1, heading: saves[place].heading.clone(), body };
        let found = Save::read(&save.to_text()).unwrap_or_else(|error| panic!("{error} in case {case}"));
        assert_eq!(found, save);
        let [oriente, zipang] =
            [opens::<oriente::State>(&found.body, &mut luck), opens::<zipang::State>(&found.body, &mut luck)];
        assert!(!(oriente && zipang), "one game is not another");
        *(if oriente || zipang { &mut good } else { &mut bad }) += 1;
    }
    assert!(cases(part) < 1_000 || (good > 100 && bad > 100), "{good} and {bad}");
}

#[test]
fn a_journal_of_oriente_that_is_nonsense_is_refused_at_its_place_or_played_on() {
    attacked::<oriente::State>(20, 3);
}

#[test]
fn a_journal_of_zipang_that_is_nonsense_is_refused_at_its_place_or_played_on() {
    attacked::<zipang::State>(20, 4);
}
