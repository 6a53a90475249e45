//! What a screen of Zipang draws: every option that exists, and why some may not be picked.

use noren::game::{Chance, Game, RandomGame, Seat, Seats, Staged};
use noren::table::model::zipang::{Cards, Choice, Selection, does_nothing, places};
use noren::table::model::{Answers, Known};
use noren::zipang::{Action, Card, Event, Position, Refusal, Setup, State};
use serde_json::json;

use crate::support::games;

/// A position of three: seat 0 is on turn with a Captain, a Commander's worth of choices, and a Peasant.
fn state(change: impl FnOnce(&mut serde_json::Value)) -> State {
    let mut position = json!({
        "first": 0, "turn": 0, "coins": [4, 4, 4, 4], "pile": 4, "begun": [0],
        "hands": [["commander", "peasant", "captain"], ["monk", "bandit"], ["warlord", "princess"], ["merchant", "captain"]],
        "supply": ["*"], "face_down": "*", "discards": [], "phase": "play",
        "notes": [{ "owner": 0, "holder": 2, "cards": ["warlord"] }]
    });
    change(&mut position);
    let position: Position = serde_json::from_value(position).expect("a written position");
    State::from_position(&Setup::plain(4), &position, &mut Chance::new(1)).expect("a possible position")
}

/// What this seat can find out by its own view.
fn known(state: &State, seat: u8) -> Known<State> {
    Known::new(state.view(Some(Seat::new(seat))))
}

fn asked(state: &State, seat: u8, selection: Selection) -> Answers<State> {
    known(state, seat).answers(Seat::new(seat), selection)
}

fn picked(choice: Choice, targets: &[u8]) -> Selection {
    Selection { choice: Some(choice), named: targets.iter().copied().map(Seat::new).collect() }
}

#[test]
fn places_go_clockwise_from_the_eyes_and_hide_what_they_may_not_know() {
    let state = state(|_| {});
    let places = places(&state.view(Some(Seat::new(2))));
    let order: Vec<u8> = places.iter().map(|place| place.seat.number()).collect();
    assert_eq!(order, [2, 3, 0, 1]);
    assert_eq!(places[0].cards, Cards::Known(vec![Card::Princess, Card::Warlord]));
    assert_eq!(places[2].cards, Cards::Hidden { noted: vec![], unknown: 3 });
    assert!(places[2].on_turn && places[2].is_asked && !places[2].may_block_with_coin);
}

#[test]
fn notes_are_drawn_for_their_owner_only() {
    let state = state(|_| {});
    let of = |eyes: u8| {
        places(&state.view(Some(Seat::new(eyes))))
            .into_iter()
            .find(|place| place.seat == Seat::new(2))
            .expect("a place")
            .cards
    };
    assert_eq!(of(0), Cards::Hidden { noted: vec![Card::Warlord], unknown: 1 });
    assert_eq!(of(1), Cards::Hidden { noted: vec![], unknown: 2 });
}

#[test]
fn a_choice_that_may_not_be_made_says_why() {
    let answers = asked(&state(|_| {}), 0, Selection::default());
    let of = |choice| answers.choices.iter().find(|offered| offered.what == choice).expect("shown").why_not;
    assert_eq!(of(Choice::Play(Card::Captain)), None);
    assert_eq!(of(Choice::Ikki), Some(Refusal::NotTwoPeasants));
}

#[test]
fn a_target_that_may_not_be_named_says_why() {
    let state = state(|position| {
        position["hands"][3] = serde_json::Value::Null;
        position["discards"] = json!(["merchant", "captain"]);
    });
    let answers = asked(&state, 0, picked(Choice::Play(Card::Captain), &[]));
    let reasons: Vec<Option<Refusal>> = answers.targets.iter().map(|offered| offered.why_not).collect();
    assert_eq!(reasons, [Some(Refusal::NamesHimself), None, None, Some(Refusal::OutOfCampaign)]);
    assert_eq!(answers.ready, None);
    let answers = asked(&state, 0, picked(Choice::Play(Card::Captain), &[2]));
    assert_eq!(answers.ready, Some(Action::Play { card: Card::Captain, targets: Seats::only(Seat::new(2)) }));
}

#[test]
fn a_commander_is_ready_with_two_targets() {
    let state = state(|_| {});
    let one = asked(&state, 0, picked(Choice::Play(Card::Commander), &[1]));
    assert!(one.ready.is_none() && one.targets[2].why_not.is_none() && one.targets[3].why_not.is_none());
    let two = asked(&state, 0, picked(Choice::Play(Card::Commander), &[1, 3]));
    assert!(two.ready.is_some());
}

#[test]
fn a_card_that_names_nobody_is_ready_at_once() {
    let answers = asked(&state(|_| {}), 0, picked(Choice::Play(Card::Peasant), &[]));
    assert!(answers.targets.is_empty() && answers.ready.is_some());
}

#[test]
fn every_answer_to_an_attack_is_shown_with_its_reason() {
    let mut state = state(|position| position["begun"] = json!([0, 2]));
    let attack = Action::Play { card: Card::Captain, targets: Seats::only(Seat::new(2)) };
    state.apply(Seat::new(0), &attack, &mut Chance::new(1)).expect("an allowed attack");
    let answers = asked(&state, 2, Selection::default());
    let reasons: Vec<_> = answers.choices.iter().map(|offered| (offered.what, offered.why_not)).collect();
    assert_eq!(
        reasons,
        [(Choice::Monk, Some(Refusal::NoMonk)), (Choice::Coin, Some(Refusal::FirstTurnHasCome)), (Choice::Stand, None)]
    );
}

#[test]
fn a_coin_is_no_answer_to_what_it_cannot_block() {
    let mut state = state(|position| position["hands"][0][2] = json!("merchant"));
    let levy = Action::Play { card: Card::Merchant, targets: Seats::NONE };
    state.apply(Seat::new(0), &levy, &mut Chance::new(1)).expect("an allowed card");
    let choices: Vec<Choice> = asked(&state, 1, Selection::default()).choices.iter().map(|o| o.what).collect();
    assert_eq!(choices, [Choice::Monk, Choice::Stand], "a Merchant makes one pay anyway");
}

#[test]
fn a_card_that_would_find_nothing_to_act_on_is_known_before_it_is_played() {
    let (mut warned, mut played) = (0, 0);
    for seed in 0..games(200) {
        let setup = Setup::plain(2 + (seed % 5) as u8);
        let mut table = RandomGame::<State>::new(&setup, seed, &mut Vec::new()).expect("a sound set-up");
        loop {
            let (view, mut news) = (table.game.view(None), Vec::new());
            let Some((_, action)) = table.step(&mut news) else { break };
            let Action::Play { card, targets } = action else { continue };
            let is_nothing = news.iter().any(|told| told.event == Event::NothingHappened(card));
            let selection = Selection { choice: Some(Choice::Play(card)), named: targets };
            assert_eq!(does_nothing(&view, selection), is_nothing, "{action:?} in {view:?}");
            warned += u32::from(is_nothing);
            played += 1;
        }
    }
    assert!(warned > 0 && played > 100, "{warned} of {played}");
}

#[test]
fn a_choice_with_one_way_to_name_players_names_them_at_once() {
    let out = |gone: &[u8]| {
        state(|position| {
            for &seat in gone {
                position["hands"][usize::from(seat)] = serde_json::Value::Null;
            }
            position["discards"] = json!(["merchant", "captain", "monk", "bandit"][4 - 2 * gone.len()..].to_vec());
        })
    };
    let targets = |state: &State, card| known(state, 0).pick(Seat::new(0), Choice::Play(card)).named.len();
    assert_eq!((targets(&out(&[]), Card::Captain), targets(&out(&[]), Card::Commander)), (0, 0));
    assert_eq!((targets(&out(&[3]), Card::Captain), targets(&out(&[3]), Card::Commander)), (0, 2));
}

#[test]
fn tapping_a_player_names_him_instead_or_besides_or_no_more() {
    let state = state(|_| {});
    let tap = |selection, seat: u8| known(&state, 0).toggle(Seat::new(0), selection, Seat::new(seat)).named;
    let seats = |numbers: &[u8]| numbers.iter().copied().map(Seat::new).collect::<Seats>();
    assert_eq!(tap(picked(Choice::Play(Card::Captain), &[1]), 2), seats(&[2]));
    assert_eq!(tap(picked(Choice::Play(Card::Captain), &[1]), 1), Seats::NONE);
    assert_eq!(tap(picked(Choice::Play(Card::Commander), &[1]), 2), seats(&[1, 2]));
    assert_eq!(tap(Selection::default(), 2), Seats::NONE);
}

#[test]
fn the_only_thing_that_may_be_done_is_picked_from_the_beginning() {
    let mut state = state(|position| position["begun"] = json!([0, 2]));
    assert_eq!(known(&state, 0).begin(Seat::new(0)), Selection::default(), "there is a choice");
    let attack = Action::Play { card: Card::Captain, targets: Seats::only(Seat::new(2)) };
    state.apply(Seat::new(0), &attack, &mut Chance::new(1)).expect("an allowed attack");
    // Neither a Monk nor a coin may stop it.
    assert_eq!(known(&state, 2).begin(Seat::new(2)), picked(Choice::Stand, &[]));
}

#[test]
fn tapping_the_only_player_there_is_again_takes_nobody_out() {
    let is_again = |state: &State, card, named: &[u8], target: u8| {
        known(state, 0).is_again(Seat::new(0), picked(Choice::Play(card), named), Seat::new(target))
    };
    let four = state(|_| {});
    assert!(is_again(&four, Card::Captain, &[1], 1));
    assert!(!is_again(&four, Card::Captain, &[1], 2), "he takes the other's place");
    assert!(!is_again(&four, Card::Commander, &[1, 2], 1), "another one could be named beside the second");
    let three = state(|position| {
        position["hands"][3] = serde_json::Value::Null;
        position["discards"] = json!(["merchant", "captain"]);
    });
    assert!(is_again(&three, Card::Commander, &[1, 2], 1), "there is nobody else");
}
