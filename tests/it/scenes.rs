//! Every scene file plays through with the results it states, and every bad one is refused with a sentence that names the
//! place.

use std::collections::BTreeSet;
use std::fs;

use noren::learn::{Eyes, referee};

use crate::support::{data, scene_files};

/// Plays a scene; the number of lines of its report, or what is wrong with it.
fn played(text: &str) -> Result<usize, String> {
    let mut lines = 0;
    referee(text, Eyes::All, &mut |_| lines += 1).map_err(|fault| fault.to_string())?;
    Ok(lines)
}

#[test]
fn every_scene_plays_through() {
    let files = scene_files();
    assert!(!files.is_empty(), "there are scenes to play");
    for (name, text) in files {
        let lines = played(&text).unwrap_or_else(|fault| panic!("{name}: {fault}"));
        assert!(lines > 1, "{name} has a script");
    }
}

/// Each bad scene with the beginning of the sentence that refuses it: the place, what was expected, what was found.
#[rustfmt::skip]
const REFUSED: &[(&str, &str)] = &[
    ("answering-a-card-that-acts-on-nobody", "position.phase.answer.card: expected a card that acts on others"),
    ("answering-a-card-that-was-not-played", "position.discards: expected the captain that was played"),
    ("answering-by-a-coinless-player", "position.phase.answer.affected: expected players on whom the card can act"),
    ("answering-by-one-not-affected", "position.phase.answer.asked: expected one on whom the card acts and who has an answer to give"),
    ("answering-by-one-who-is-out", "position.phase.answer.affected: expected players on whom the card can act"),
    ("answering-by-the-player-on-turn", "position.phase.answer.affected: expected players on whom the card can act"),
    ("answering-by-too-many", "position.phase.answer.affected: expected 1 of those on whom the card can act, found 2"),
    ("answering-out-of-order", "position.phase.answer.waiting: expected only players who come after the one that is asked"),
    ("answering-paying-after-the-first-turn", "position.phase.answer.paying: expected only players who have answered and may block with a coin"),
    ("answering-paying-for-a-merchant", "position.phase.answer.paying: expected only players who have answered and may block with a coin"),
    ("answering-spared-too-early", "position.phase.answer.spared: expected only players who have answered"),
    ("answering-with-nothing-to-answer", "position.phase.answer.asked: expected one on whom the card acts and who has an answer to give"),
    ("begun-by-nobody", "position.begun: expected seats from 0 to 2"),
    ("begun-without-the-turn", "position.begun: expected the seat on turn: its first turn has come"),
    ("campaign-zero", "position.campaign: campaigns are counted from 1"),
    ("card-too-many-face-down", "position.face_down: expected at most 1 of princess in the whole position"),
    ("card-too-many-in-the-supply", "position.supply[1]: expected at most 1 of warlord in the whole position"),
    ("card-too-many-taken", "position.phase.play_taken: expected at most 1 of princess in the whole position"),
    ("cards-too-few", "position.supply: these cards lie nowhere: "),
    ("chance-card-not-in-the-hand", "script[1].chance: card 0 of what is fixed is not among the cards it is taken from"),
    ("chance-deal-by-a-single-card", "chance: the next random event is of the other kind (a shuffle, or a single card)"),
    ("chance-deal-of-a-card-not-in-play", "chance: card 1 of what is fixed is not among the cards it is taken from"),
    ("chance-deal-of-a-third-monk", "chance: card 3 of what is fixed is not among the cards it is taken from"),
    ("chance-of-the-wrong-kind", "script[1].chance: the next random event is of the other kind (a shuffle, or a single card)"),
    ("chance-too-much", "script[1].chance: 1 of what is fixed did not come up in this step"),
    ("chance-without-a-deal", "chance: 1 of what is fixed did not come up in this step"),
    ("chance-without-an-event", "script[0].chance: 1 of what is fixed did not come up in this step"),
    ("coin-too-few", "position.coins: expected 15 coins with the seats, in the pile and gone, found 14"),
    ("commander-of-three", "position.discards[1]: expected at most 0 of commander in the whole position"),
    ("cut-short", "position: EOF while parsing a list"),
    ("expected-a-refusal", "script[0].expect.refused: expected names_two, but the action is allowed"),
    ("expected-another-refusal", "script[0].expect.refused: expected names_one, found names_himself: a card names another player, never its own (Z-3)"),
    ("expected-at-the-start", "expect.prompt.ask.seat: expected 1, found 0"),
    ("expected-event", "script[0].expect.events[1]: expected {\"drew\":1} among [{\"played\":{\"card\":\"captain\",\"seat\":0,\"targets\":[1]}}]"),
    ("expected-no-such-event", "script[0].expect.never[1]: expected no such event, found {\"played\":{\"card\":\"captain\",\"seat\":0,\"targets\":[1]}}"),
    ("expected-position", "script[0].expect.position.coins[2]: expected 5, found 4"),
    ("expected-prompt", "script[0].expect.prompt.ask.question: expected \"play\", found {\"answer\":{\"by\":0,\"card\":\"captain\",\"coin\":true}}"),
    ("first-is-nobody", "position.first: expected a seat from 0 to 2, found 5"),
    ("first-player-out-of-range", "setup.first: expected a seat from 0 to 2, found 3"),
    ("four-cards-in-hand", "position.hands[2]: expected at most 3 cards"),
    ("hand-too-few", "position.hands: expected 3 entries, one for each seat, found 2"),
    ("hand-too-many", "position.hands: expected 3 entries, one for each seat, found 4"),
    ("missing-field", "position: missing field `begun`"),
    ("missing-setup", "scene: missing field `setup`"),
    ("nameless-player", "setup.names[1]: expected a name, found nothing"),
    ("no-card-left-for-the-face-down-place", "position.face_down: expected a card that is named nowhere, but none is left"),
    ("note-about-oneself", "position.notes[0]: expected two different seats from 0 to 2"),
    ("note-doubled", "position.notes[1]: expected one note about each hand"),
    ("note-not-in-the-hand", "position.notes[1].cards: expected only cards of that hand"),
    ("note-of-a-second-copy", "position.notes[0].cards: expected only cards of that hand"),
    ("note-of-nobody", "position.notes[0]: expected two different seats from 0 to 2"),
    ("nothing-to-play", "position.hands: expected a card to play"),
    ("one-card-while-the-supply-lasts", "position.hands[2]: expected 2 cards while the supply lasts, found 1"),
    ("one-player", "setup.names: expected 2 to 6 players, found 1"),
    ("over-with-another-winner", "position.phase.over.winner: expected one of those with the most coins"),
    ("over-with-coins-for-all", "position.phase.over: expected somebody without a coin"),
    ("purse-too-many", "position.coins: expected 3 entries, one for each seat, found 4"),
    ("refused-unexpectedly", "script[1].expect.refused: expected no refusal, found not_asked: another player is asked now (Z-6)"),
    ("seat-thirteen", "position.turn: 12 is no seat (0 to 11)"),
    ("show-too-short", "setup.options.show.seconds: expected 15 to 120, found 14"),
    ("sixteenth-coin", "position.coins: expected 15 coins with the seats, in the pile and gone, found 16"),
    ("something-after-the-end", "scene: trailing characters"),
    ("star-not-at-the-end", "position.supply[0]: expected a card: `*` stands only at the end"),
    ("taking-from-a-hand-not-noted", "position.notes: expected the Nobleman's player to have noted the whole hand"),
    ("taking-from-an-empty-pile", "position.discards: expected a card that the Crazy One can take"),
    ("taking-from-oneself", "position.phase.take_from_hand: expected another player who holds cards"),
    ("taking-without-a-crazy-one", "position.discards: expected the crazy_one that was played"),
    ("third-monk", "position.hands[2]: expected at most 2 of monk in the whole position"),
    ("thirty-first-coin", "position.coins: expected 30 coins with the seats, in the pile and gone, found 31"),
    ("three-cards-out-of-turn", "position.hands[1]: expected 2 cards, found 3"),
    ("turn-of-nobody", "position.turn: expected a seat from 0 to 2, found 3"),
    ("turn-of-one-who-is-out", "position.turn: expected a player who is still in the campaign"),
    ("two-cards-on-turn", "position.hands[0]: expected 3 cards while the supply lasts, found 2"),
    ("unknown-action", "script[0].do: unknown variant `surrender`, expected one of `play`, `ikki`, `take`, `monk`, `coin`, `stand`"),
    ("unknown-card-in-action", "script[0].do.play.card: unknown variant `samurai`"),
    ("unknown-card-in-discards", "position.discards[1]: unknown variant `samurai`"),
    ("unknown-card-in-hand", "position.hands[1][0]: unknown variant `samurai`"),
    ("unknown-card-in-supply", "position.supply[0]: unknown variant `samurai`"),
    ("unknown-field-in-expect", "expect.event: unknown field `event`, expected one of `refused`, `prompt`, `position`, `events`, `never`"),
    ("unknown-field-in-position", "position.purse: unknown field `purse`, expected one of `campaign`, `first`, `turn`, `coins`, `pile`, `gone`, `hands`, `begun`, `supply`, `face_down`, `discards`, `notes`, `phase`"),
    ("unknown-field-in-setup", "setup.players: unknown field `players`, expected one of `names`, `first`, `options`"),
    ("unknown-field-in-step", "script[0].then: unknown field `then`, expected one of `seat`, `do`, `say`, `chance`, `expect`"),
    ("unknown-field", "titel: unknown field `titel`, expected one of `noren`, `game`, `title`, `setup`, `seed`, `position`, `chance`, `expect`, `script`"),
    ("unknown-game", "game: expected \"oriente\" or \"zipang\", found \"hanafuda\""),
    ("unknown-option", "setup.options.shrinking_ante: unknown field `shrinking_ante`, expected `shrinking_antes` or `show`"),
    ("unknown-phase", "position.phase: unknown variant `draw`, expected one of `play`, `play_taken`, `take_from_discards`, `take_from_hand`, `answer`, `over`"),
    ("wrong-format-number", "noren: expected format 1, found 2"),
];

/// What is wrong with a file of the folder of bad scenes.
fn fault_of(name: &str) -> String {
    let path = data(&format!("bad-scenes/{name}.json"));
    let text = fs::read_to_string(&path).unwrap_or_else(|fault| panic!("{name}: {fault}"));
    played(&text).err().unwrap_or_else(|| panic!("{name} is accepted"))
}

#[test]
fn every_bad_scene_is_refused_at_its_place() {
    for (name, expected) in REFUSED {
        let found = fault_of(name);
        assert!(found.starts_with(expected), "{name}:\nexpected {expected}\n   found {found}");
    }
}

#[test]
fn every_bad_scene_has_its_sentence() {
    let source = include_str!("scenes.rs");
    for entry in fs::read_dir(data("bad-scenes")).expect("the folder of bad scenes") {
        let name = entry.expect("a file").path().file_stem().expect("a name").to_string_lossy().into_owned();
        assert!(source.contains(&format!("\"{name}\"")), "{name} is in no test");
    }
}

#[test]
fn each_bad_scene_stands_in_the_list_once() {
    let names: BTreeSet<&str> = REFUSED.iter().map(|(name, _)| *name).collect();
    assert_eq!(names.len(), REFUSED.len());
}

#[test]
fn bad_json_is_refused_with_its_line() {
    let found = fault_of("bad-json");
    assert!(found.ends_with("expected `,` or `}` at line 4 column 3"), "{found}");
}

#[test]
fn what_is_no_scene_at_all_is_refused() {
    for text in ["", "[]", "null", "\u{feff}{}", "{}", "{\"noren\": 1}", "{\"noren\": \"1\", \"game\": \"zipang\"}"] {
        let fault = played(text).expect_err("no scene");
        assert!(fault.contains(": "), "{text:?}: {fault}");
    }
}

#[test]
fn a_step_that_fails_prints_no_line_for_it() {
    let text = fs::read_to_string(data("bad-scenes/refused-unexpectedly.json")).expect("a file");
    let mut steps = Vec::new();
    let fault = referee(&text, Eyes::All, &mut |line| steps.push(line["step"].clone())).expect_err("a bad step");
    assert_eq!(fault.place, "script[1].expect.refused");
    assert_eq!(steps, [0, 1], "the opening and the good step are told, the bad one is not");
}

/// The code blocks of the description of the format that are marked as scenes.
fn documented_scenes(text: &str) -> Vec<&str> {
    let blocks = text.split("```json scene\n").skip(1);
    blocks.map(|block| block.split("```").next().expect("the end of the block")).collect()
}

#[test]
fn every_scene_in_the_description_of_the_format_plays_through() {
    let scenes = documented_scenes(include_str!("../../docs/scenes.md"));
    assert!(scenes.len() > 3, "the description has examples");
    for scene in scenes {
        played(scene).unwrap_or_else(|fault| panic!("{fault}\nin {scene}"));
    }
}

/// A small scene of three with this one step.
fn with_step(step: &str) -> Result<usize, String> {
    let scene = r#"{ "noren": 1, "game": "zipang", "setup": { "names": ["Aki", "Beniko", "Chiyo"] }, "position": {
        "first": 0, "turn": 0, "coins": [4, 4, 4], "pile": 3, "begun": [0],
        "hands": [["peasant", "merchant"], ["captain", "monk"], ["warlord", "bandit"]],
        "supply": ["*"], "face_down": "*", "discards": ["tea_master"],
        "phase": { "answer": { "card": "tea_master", "affected": [1], "asked": 1 } } }, "script": [STEP] }"#;
    played(&scene.replace("STEP", step))
}

#[test]
fn a_wildcard_does_not_stand_for_a_field_that_is_not_there() {
    // Nobody is eliminated here, whomever and with whatever hand.
    let step = r#"{ "seat": 1, "do": "stand", "expect": { "events": [{ "eliminated": "_" }] } }"#;
    let fault = with_step(step).expect_err("nobody is eliminated");
    assert!(fault.starts_with("script[0].expect.events[0]: "), "{fault}");
    let step = r#"{ "seat": 1, "do": "monk", "expect": { "never": [{ "took": "_" }] } }"#;
    assert_eq!(with_step(step), Ok(2), "nothing is taken");
}

#[test]
fn null_does_not_stand_for_a_field_that_is_not_there() {
    let step = r#"{ "seat": 1, "do": "monk", "expect": { "position": { "purse": null } } }"#;
    let fault = with_step(step).expect_err("a position has no purse");
    assert!(fault.starts_with("script[0].expect.position.purse: "), "{fault}");
}

#[test]
fn chance_that_cannot_be_is_named_before_what_was_to_come_of_it() {
    let step = r#"{ "seat": 1, "do": "stand", "chance": [{ "card": "ninja" }],
        "expect": { "prompt": { "ask": { "seat": 0, "question": { "play_taken": "ninja" } } } } }"#;
    let fault = with_step(step).expect_err("there is no Ninja in that hand");
    assert!(fault.starts_with("script[0].chance: "), "{fault}");
}

#[test]
fn bad_json_is_a_fault_of_the_scene() {
    let found = fault_of("bad-json");
    assert!(found.starts_with("scene: "), "{found}");
}

#[test]
fn faults_name_cards_as_scenes_do() {
    assert_eq!(fault_of("taking-without-a-crazy-one"), "position.discards: expected the crazy_one that was played");
}

/// Tests that a position which no game reaches is refused, each with its file.
macro_rules! impossible {
    ($($test:ident: $file:literal;)+) => {
        $(
            #[test]
            fn $test() {
                let fault = fault_of($file);
                assert!(fault.starts_with("position."), "{fault}");
            }
        )+
    };
}

impossible! {
    a_campaign_with_a_single_player_is_impossible: "nobody-else-in-the-campaign";
    z_16_a_coin_gone_without_the_option_is_impossible: "gone-without-the-option";
    z_6_a_spared_player_without_a_monk_in_the_discards_is_impossible: "answering-spared-without-a-monk";
    an_ikki_of_one_peasant_is_impossible: "answering-an-ikki-of-one-peasant";
    an_ikki_on_one_of_two_rivals_is_impossible: "answering-an-ikki-on-one-player";
    a_merchant_who_leaves_out_a_solvent_player_is_impossible: "answering-a-merchant-who-spares-one";
    z_2_a_commander_on_one_of_three_rivals_is_impossible: "answering-a-commander-on-one-of-three";
    a_taken_card_without_a_taker_in_the_discards_is_impossible: "taken-by-nobody";
    z_13_a_first_player_whose_turn_has_not_come_is_impossible: "begun-without-the-first-player";
}
