//! Fireflies, a small game of the tests' own: it stands in the frame as any other game does, and shows what that takes.
//! Nothing outside this folder knows its rules; the table hosts, shows and replays it all the same.

mod hosted;
mod rules;

use noren::game::{Chance, Game, RandomGame, Seat, Seats, Silence, Staged};
use noren::table::model::{Known, Selection};
use noren::table::{Pace, Screen, Waiting, What};

pub use rules::{Action, Fireflies, Light, Setup};
use rules::{Event, Refusal};

use crate::shared::{Shared, journal, luck};
use crate::support::the_list_and_the_check_agree;

/// So many players with plain names.
pub fn setup(players: u8) -> Setup {
    Setup { names: (0..players).map(|number| format!("Guest {number}")).collect() }
}

/// Looks at every position of random games.
fn each_position(mut look: impl FnMut(&Fireflies)) {
    for seed in 0..60 {
        let setup = setup(2 + (seed % 3) as u8);
        let mut table = RandomGame::<Fireflies>::new(&setup, seed, &mut Silence).expect("a sound set-up");
        look(&table.game);
        while table.step(&mut Silence).is_some() {
            look(&table.game);
        }
    }
}

#[test]
fn its_rules_say_the_same_in_every_way() {
    let mut every: Vec<Action> = Light::ALL.map(Action::Show).to_vec();
    every.insert(0, Action::StayDark);
    each_position(|game| the_list_and_the_check_agree(game, &every));
}

#[test]
fn its_samples_look_the_same_to_the_eyes_and_are_others() {
    let (mut luck, mut others) = (luck(3), 0);
    each_position(|game| {
        for eyes in Seats::all(game.players()).iter().map(Some).chain([None]) {
            let sample = Fireflies::sample(&game.view(eyes), &mut luck);
            assert_eq!((sample.view(eyes), sample.prompt()), (game.view(eyes), game.prompt()));
            others += u32::from(sample != *game);
        }
    });
    assert!(others > 500, "only {others} samples hide anything");
}

#[test]
fn its_positions_are_written_and_read() {
    each_position(|game| {
        let text = serde_json::to_string(&game.to_position()).expect("plain data");
        let position = serde_json::from_str(&text).expect("what was written");
        let read = Fireflies::from_position(&setup(game.players()), &position, &mut Chance::new(1));
        assert_eq!(read.expect("a position that can be"), *game);
    });
}

#[test]
fn answers_are_offered_from_the_view_with_their_reasons() {
    each_position(|game| {
        let Some(seat) = game.prompt().seat() else { return };
        let known = Known::<Fireflies>::new(game.view(Some(seat)));
        for offered in known.answers(seat, Selection::default()).choices {
            assert_eq!(offered.why_not, game.check(seat, &offered.what).err());
            let picked = known.answers(seat, known.pick(seat, offered.what));
            assert_eq!(picked.ready, offered.why_not.is_none().then_some(offered.what));
            assert!(picked.targets.is_empty(), "it names nobody");
        }
    });
}

#[test]
fn one_night_of_it_at_a_device_with_hands_raised_and_a_stop_at_its_end() {
    let mut shared = Shared::<Fireflies>::new(journal(setup(3), 3, Seats::all(3), Pace::SpeakUp, 1));
    assert_eq!(shared.curtain(), Some((Seat::new(0), false)), "everybody looks first");
    shared.look_around();
    assert_eq!(shared.waiting(), Some(Waiting::Hands(Seats::all(3))));
    shared.raise_hands(Seats::only(Seat::new(1)));
    assert_eq!(shared.curtain(), Some((Seat::new(1), true)));
    shared.raise_curtain();
    let held = shared.view().hand.as_slice()[0];
    let missing = Light::ALL.into_iter().find(|&light| !shared.view().hand.contains(light)).expect("he holds but two");
    let why_not = shared.tries(What::Answer { seat: Seat::new(1), action: Action::Show(missing) });
    assert_eq!(why_not, Err(noren::table::DeedError::Refused(Refusal::NotInHand)));
    shared.answer(Seat::new(1), Action::Show(held));
    let Screen::Stop { stop, is_last: false } = shared.screen() else { panic!("the night is over") };
    assert_eq!((stop.night, stop.caught), (0, Some(Seat::new(1))));
    shared.does(What::GoOn);
    assert_eq!(shared.waiting(), Some(Waiting::Hands(Seats::all(3))));
    let told = shared.table.host().public_story();
    assert!(told.contains(&Event::StayedDark(Seat::new(2))) && !told.iter().any(|e| matches!(e, Event::Dealt(..))));
}

#[test]
fn bots_alone_play_it_to_the_end() {
    for seed in 0..20 {
        let mut shared = Shared::<Fireflies>::new(journal(setup(4), 4, Seats::NONE, Pace::PassTheDevice, seed));
        while !shared.is_over() {
            if shared.is_stop() {
                shared.does(What::GoOn)
            } else {
                shared.move_bot()
            };
        }
        let Screen::Over { outcome, opened } = shared.screen() else { panic!("it is over") };
        assert!(!outcome.is_empty() && opened.is_some());
    }
}
