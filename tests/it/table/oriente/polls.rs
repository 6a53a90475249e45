//! Which questions are one poll, and whom it is put to.

use noren::game::{Chance, Game, Hosted, Seats};
use noren::oriente::{Action, Destiny, Lord, Phase, Side, State};

use super::{each_move, tables};
use crate::oriente::table::{Table, seat};
use crate::support::games;

fn seats(numbers: &[u8]) -> Seats {
    numbers.iter().map(|&number| seat(number)).collect()
}

/// Passes for everybody until the poll is over; who was asked.
fn asked_while_all_pass(mut state: State) -> Seats {
    let mut asked = Seats::NONE;
    let mut chance = Chance::new(1);
    while let (Some(poll), Some(seat)) = (state.poll(), state.prompt().seat()) {
        assert!(!asked.contains(seat), "each is asked once in a poll");
        asked.insert(seat);
        let before = state;
        state.apply(seat, &poll.pass, &mut chance).expect("everyone in a poll may pass");
        if !before.same_poll(&state) {
            break;
        }
    }
    asked
}

#[test]
fn a_poll_names_just_those_who_are_asked_when_all_pass() {
    let mut kinds = [0u32; 4];
    for (setup, seed) in tables(games(40)) {
        each_move(&setup, seed, |step| {
            let poll = step.before.poll();
            match step.before.view(None).phase {
                Phase::Declaring(_) => kinds[0] += 1,
                Phase::Privilege(_) => kinds[1] += 1,
                Phase::Helping(_) => kinds[2] += 1,
                Phase::Joining(_) => kinds[3] += 1,
                _ => return assert_eq!(poll, None),
            }
            assert_eq!(poll.map(|poll| poll.seats), Some(asked_while_all_pass(step.before)));
        });
    }
    assert!(kinds.iter().all(|&count| count > 0), "{kinds:?}");
}

#[test]
fn bargaining_leaves_a_poll_as_it_is() {
    for (setup, seed) in tables(games(20)) {
        each_move(&setup, seed, |step| {
            if step.action.is_bargaining() {
                assert!(step.before.same_poll(&step.after));
            } else if matches!(step.action, Action::Declare(_) | Action::Call(_)) {
                assert!(!step.before.same_poll(&step.after), "a new declaration is a new question");
            }
        });
    }
}

#[test]
fn o_10_a_round_of_help_that_starts_over_is_a_new_poll() {
    let lords = [Lord::Samurai, Lord::Nofu, Lord::Nofu, Lord::Akindo, Lord::Daimyo];
    let mut play = Table::of(&lords).play();
    play.declare(0, Destiny::Attack(seat(1))).nobody_calls();
    let first = play.state;
    assert_eq!(first.poll().expect("a poll").seats, seats(&[2, 3, 4]));
    play.act(2, Action::StayOut).help(3, Side::Attacker);
    assert!(first.same_poll(&play.state));
    assert_eq!(play.state.poll().expect("a poll").seats, seats(&[4]));
    let last = play.state;
    play.act(4, Action::StayOut);
    assert!(!last.same_poll(&play.state), "those who stayed out are asked again");
    assert_eq!(play.state.poll().expect("a poll").seats, seats(&[2, 4]));
}

#[test]
fn only_a_face_down_lord_and_a_hand_full_of_lords_are_secrets() {
    let lords = [Lord::MahoTsukai, Lord::Nofu, Lord::Nofu, Lord::Akindo];
    let mut play = Table::of(&lords).up(&[3]).play();
    assert_eq!([0, 1, 3].map(|number| play.state.has_secrets(seat(number))), [true, true, false]);
    play.declare(0, Destiny::Transmutation);
    assert!(!play.state.has_secrets(seat(0)), "he has turned up");
    play.nobody_calls();
    assert_eq!(play.phase(), Phase::Becoming);
    assert!(play.state.has_secrets(seat(0)), "he looks at all lords");
}
