//! What is written short and says nothing is refused at its place.

use noren::game::Seat;
use noren::oriente::State;
use noren::store::Kept;
use noren::table::Input;
use serde_json::{Value, json};

use super::mutations::sound;

/// What is wrong with a game in which this was put in place of something; nothing, if it is opened.
fn refusal(at: &str, new: Value) -> Option<String> {
    let save = &sound::<State>()[4];
    let mut body: Value = serde_json::from_str(&save.body).expect("JSON");
    *body.pointer_mut(at).unwrap_or_else(|| panic!("{at} is there")) = new;
    Kept::<State>::open(&body.to_string()).err().map(|error| error.to_string())
}

#[test]
fn a_word_that_says_nothing_is_refused_at_its_place() {
    let expected = "expected a seat and an action of the list, or a star for one of the inputs";
    let odd = ["", "a", "m0", "A0", "0", "水0", "a水", "a-1", "a0:", "a0:99", "a9999", "a99999999999999999999", "**"];
    for word in odd {
        let refused = refusal("/journal/played", json!(format!("a0 {word} a0")));
        assert_eq!(refused, Some(format!("line 3, journal.played[1]: {expected}")), "{word:?}");
    }
    assert_eq!(refusal("/journal/played", json!(" ")), Some(format!("line 3, journal.played[0]: {expected}")));
}

#[test]
fn every_input_that_stands_in_full_has_its_place() {
    let inputs = json!([{ "sentence": "We share" }, { "sentence": "We do not" }]);
    let refused = refusal("/journal/inputs", inputs).expect("there was one star or none");
    assert!(refused.starts_with("line 3, journal."), "{refused}");
    let save = &sound::<State>()[0];
    let mut body: Value = serde_json::from_str(&save.body).expect("JSON");
    body["journal"]["inputs"] = json!([{ "sentence": "We share" }]);
    let error = Kept::<State>::open(&body.to_string()).map(|_| ()).expect_err("its place is missing");
    let expected = "line 3, journal.inputs: expected a star in what was played for each, 1 have none";
    assert_eq!(error.to_string(), expected);
    body["journal"]["played"] = json!("*");
    let kept = Kept::<State>::open(&body.to_string()).expect("now it has one");
    assert_eq!(kept.table.host().journal().inputs, [Input::Sentence("We share".to_owned())]);
    assert_eq!(kept.table.host().people().name(Seat::new(1)), "Guest 1");
}

#[test]
fn a_name_that_the_set_up_would_not_take_is_refused_at_its_place() {
    let place = "/journal/plan/people/1/name";
    assert_eq!(refusal(place, json!("水".repeat(24))), None);
    let long = "line 3, journal.plan.people[1].name: expected a name of at most 24 characters";
    assert_eq!(refusal(place, json!("水".repeat(25))), Some(long.to_owned()));
    let empty = "line 3, journal.plan.people[1].name: expected a name, found nothing";
    assert_eq!(refusal(place, json!(" \u{a0}")), Some(empty.to_owned()));
}
