//! Scripts that fix what chance gives: a scene comes out the same whatever the seed.

use noren::learn::Eyes;
use serde_json::{Value, json};

use crate::support::scene_files;
use crate::zipang::{plays, report, scene_text};

/// The same scene with luck from another seed.
fn with_seed(text: &str, seed: u64) -> String {
    let mut scene: Value = serde_json::from_str(text).expect("a scene");
    scene["seed"] = seed.into();
    scene.to_string()
}

#[test]
fn every_scene_comes_out_as_it_says_whatever_the_seed() {
    for (name, text) in scene_files() {
        for seed in (0..24).chain([u64::MAX]) {
            if let Err(fault) = report(&with_seed(&text, seed), Eyes::All) {
                panic!("{name} with seed {seed}: {fault}");
            }
        }
    }
}

#[test]
fn the_seed_does_decide_what_a_scene_leaves_open() {
    let text = scene_text("captain");
    let supplies: Vec<Value> = (0..4)
        .map(|seed| report(&with_seed(&text, seed), Eyes::All).expect("a scene")[0]["position"]["supply"].clone())
        .collect();
    assert!(supplies.iter().any(|supply| *supply != supplies[0]), "{supplies:?}");
    for supply in supplies {
        assert_eq!(supply.as_array().map(Vec::len), Some(18 - 7 - 1));
    }
}

#[test]
fn the_tea_masters_card_can_be_fixed_to_either_card_of_a_hand() {
    plays("tea-master-takes-the-captain");
    plays("tea-master-takes-the-bandit");
}

#[test]
fn without_a_fixed_card_the_tea_master_takes_each_card_sometimes() {
    let mut scene: Value = serde_json::from_str(&scene_text("tea-master-takes-the-captain")).expect("a scene");
    scene["script"][1] = json!({ "seat": 1, "do": "stand" });
    scene["script"].as_array_mut().expect("a list").truncate(2);
    let mut taken = [0, 0];
    for seed in 0..200 {
        let lines = report(&with_seed(&scene.to_string(), seed), Eyes::All).expect("a scene");
        match lines[2]["position"]["phase"]["play_taken"].as_str() {
            Some("captain") => taken[0] += 1,
            Some("bandit") => taken[1] += 1,
            other => panic!("{other:?} was not in that hand"),
        }
    }
    assert!(taken.iter().all(|&count| count > 70), "{taken:?}");
}

#[test]
fn the_next_campaigns_shuffle_can_be_fixed() {
    plays("campaign-end-the-last-one-in-takes-the-pile");
    plays("z-13-a-new-campaign-gives-the-block-back");
}

#[test]
fn the_final_draw_can_be_fixed_draw_by_draw() {
    plays("z-09-final-draw");
}

/// The scene of the final draw with other luck.
fn final_draw(fixed: Value) -> Result<Vec<Value>, String> {
    let mut scene: Value = serde_json::from_str(&scene_text("z-09-final-draw")).expect("a scene");
    scene["script"] = json!([{ "seat": 0, "do": { "play": { "card": "emperor" } }, "chance": fixed }]);
    report(&scene.to_string(), Eyes::All).map_err(|fault| fault.to_string())
}

#[test]
fn z_9_the_final_draw_uses_the_deck_in_play_without_replacement() {
    // Four players have one Emperor and two Commanders among their 25 cards.
    let lines = final_draw(json!([{ "top": ["commander", "commander", "emperor"] }])).expect("cards in play");
    assert_eq!(lines[1]["prompt"], json!({ "over": { "winner": 2, "places": [2, 2, 1, 4] } }));
    assert_eq!(
        final_draw(json!([{ "top": ["commander", "commander", "commander"] }])),
        Err("script[0].chance: card 2 of what is fixed is not among the cards it is taken from".into())
    );
}

#[test]
fn a_draw_too_many_is_found_out() {
    assert_eq!(
        final_draw(json!([{ "top": ["commander", "monk", "emperor"] }, { "top": ["monk"] }])),
        Err("script[0].chance: 1 of what is fixed did not come up in this step".into())
    );
}

#[test]
fn only_the_top_of_a_shuffle_is_fixed_and_every_card_stays_in_the_deck() {
    let scene = json!({
        "noren": 1, "game": "zipang", "setup": { "names": ["Aki", "Beniko"], "first": 0 },
        "chance": [{ "top": ["warlord", "warlord"] }]
    });
    let fault = report(&scene.to_string(), Eyes::All).expect_err("there is one Warlord");
    assert_eq!(fault.to_string(), "chance: card 1 of what is fixed is not among the cards it is taken from");
    let mut scene = scene;
    scene["chance"] = json!([{ "top": ["warlord", "emperor"] }]);
    for seed in 0..8 {
        let lines = report(&with_seed(&scene.to_string(), seed), Eyes::All).expect("a deal");
        let position = &lines[0]["position"];
        assert_eq!(position["hands"][0].as_array().map(Vec::len), Some(3));
        assert_eq!(position["supply"].as_array().map(Vec::len), Some(18 - 5 - 1));
        let hand = position["hands"][0].to_string();
        assert!(hand.contains("warlord") && hand.contains("emperor"), "{hand}");
    }
}
