//! Records that cannot be played again say what is wrong, and where.

use noren::game::{Chance, Game, Prompt, Record, Seat, Silence};
use noren::zipang::{Action, Setup, State};

/// A record of one move.
fn record() -> Record<State> {
    let setup = Setup::plain(3);
    let game = State::new(&setup, &mut Chance::new(7), &mut Silence).expect("a sound set-up");
    let Prompt::Ask { seat, .. } = game.prompt() else { panic!("a game begins with a question") };
    let mut answers = Vec::new();
    game.legal(seat, &mut answers);
    let mut record = Record::new(setup, 7);
    record.actions.push((seat, answers[0]));
    record
}

fn fault(change: impl FnOnce(&mut Record<State>)) -> String {
    let mut record = record();
    record.replay().expect("a sound record");
    change(&mut record);
    record.replay().expect_err("a broken record").to_string()
}

#[test]
fn a_record_of_another_generator_is_refused() {
    assert_eq!(fault(|record| record.chance = 2), "chance: expected version 1, found 2");
}

#[test]
fn a_record_with_a_bad_set_up_is_refused_at_the_field() {
    let found = fault(|record| record.setup.names[2] = record.setup.names[0].clone());
    assert_eq!(found, "setup.names[2]: expected a name of its own, found that of seat 0 again");
}

#[test]
fn a_record_with_an_impossible_action_is_refused_at_its_place() {
    let found = fault(|record| record.actions.push((Seat::new(9), Action::Stand)));
    assert_eq!(found, "actions[1]: another player is asked now (Z-6)");
}

#[test]
fn a_written_record_with_an_unknown_field_is_refused() {
    let mut text = serde_json::to_value(record()).expect("plain data");
    text["luck"] = 1.into();
    let fault = serde_json::from_value::<Record<State>>(text).expect_err("a field that nobody knows");
    assert!(fault.to_string().contains("luck"), "{fault}");
}
