//! Set-ups for two to six players, both options, and everything a set-up may get wrong.

use noren::game::{Chance, Game, Prompt, Seat, SetupError, Silence, Staged};
use noren::zipang::{Card, Options, Position, Question, Setup, Show, State};

fn begin(setup: &Setup, seed: u64) -> State {
    State::new(setup, &mut Chance::new(seed), &mut Silence).expect("a sound set-up")
}

fn dealt(setup: &Setup, seed: u64) -> Position {
    begin(setup, seed).to_position()
}

fn refused(change: impl FnOnce(&mut Setup)) -> SetupError {
    let mut setup = Setup::plain(3);
    change(&mut setup);
    State::new(&setup, &mut Chance::new(1), &mut Silence).expect_err("a set-up that is nonsense")
}

/// The cards that leave the game before it begins: with 2–3, 4–5 and 6 players.
const REMOVED: [(Card, [u8; 3]); 5] = [
    (Card::Bandit, [2, 1, 0]),
    (Card::Captain, [2, 1, 0]),
    (Card::Peasant, [4, 1, 0]),
    (Card::Monk, [1, 1, 0]),
    (Card::Commander, [3, 1, 0]),
];

#[test]
fn cards_are_removed_for_fewer_than_six_players() {
    for players in 2..=6u8 {
        let table = [0, 0, 0, 0, 1, 1, 2][usize::from(players)];
        for card in Card::ALL {
            let removed = REMOVED.iter().find(|(kind, _)| *kind == card).map_or(0, |(_, counts)| counts[table]);
            assert_eq!(card.copies(players), card.copies(6) - removed, "{card:?} with {players} players");
        }
        assert_eq!(Card::deck(players).len(), [18, 25, 30][table]);
    }
}

#[test]
fn everyone_starts_with_five_coins_four_with_two_players_and_antes_one() {
    for players in 2..=6u8 {
        let position = dealt(&Setup::plain(players), 3);
        let after_ante = if players == 2 { 3 } else { 4 };
        assert_eq!(position.coins, vec![after_ante; usize::from(players)]);
        assert_eq!((position.pile, position.gone, position.campaign), (players, 0, 1));
    }
}

#[test]
fn everyone_is_dealt_two_cards_and_one_lies_face_down() {
    for players in 2..=6u8 {
        let position = dealt(&Setup::plain(players), 4);
        for (number, hand) in position.hands.iter().enumerate() {
            let on_turn = number == usize::from(position.turn.number());
            assert_eq!(hand.as_ref().map(Vec::len), Some(if on_turn { 3 } else { 2 }));
        }
        let in_play = usize::from(Card::deck(players).len());
        assert_eq!(position.supply.len(), in_play - 2 * usize::from(players) - 2);
        assert!(position.face_down.card().is_some() && position.discards.is_empty());
    }
}

#[test]
fn the_chosen_player_starts() {
    for players in 2..=6u8 {
        for first in 0..players {
            let game = begin(&Setup { first: Some(first), ..Setup::plain(players) }, 5);
            assert_eq!(game.prompt(), Prompt::Ask { seat: Seat::new(first), question: Question::Play });
            assert_eq!(game.to_position().first, Seat::new(first));
        }
    }
}

#[test]
fn without_a_choice_chance_lets_anyone_start() {
    for players in 2..=6u8 {
        let mut starts = [0; 6];
        for seed in 0..600 {
            starts[usize::from(dealt(&Setup::plain(players), seed).first.number())] += 1;
        }
        let (seated, beyond) = starts.split_at(usize::from(players));
        assert!(seated.iter().all(|&count| count > 300 / i32::from(players)), "{starts:?}");
        assert!(beyond.iter().all(|&count| count == 0));
    }
}

#[test]
fn who_starts_does_not_change_what_is_dealt() {
    let [one, other] = [0, 1].map(|first| dealt(&Setup { first: Some(first), ..Setup::plain(3) }, 8));
    assert_eq!(one.face_down, other.face_down);
    assert_eq!(one.hands[2], other.hands[2]);
}

#[test]
fn z_16_is_an_option_that_is_off_by_default() {
    assert!(!Options::default().shrinking_antes);
    let mut setup = Setup::plain(4);
    setup.options.shrinking_antes = true;
    let position = dealt(&setup, 6);
    assert_eq!((position.coins, position.pile, position.gone), (vec![4; 4], 3, 1));
}

#[test]
fn z_12_a_show_of_fifteen_seconds_is_the_default_and_longer_ones_are_allowed() {
    assert_eq!(Options::default().show, Show::Seconds(15));
    for show in [Show::Seconds(15), Show::Seconds(60), Show::Seconds(120), Show::UntilConfirmed] {
        let mut setup = Setup::plain(2);
        setup.options.show = show;
        assert_eq!(setup.check(), Ok((2, None)));
    }
}

#[test]
fn z_12_the_show_changes_nothing_in_the_rules() {
    let mut patient = Setup::plain(5);
    patient.options.show = Show::UntilConfirmed;
    assert_eq!(dealt(&patient, 9), dealt(&Setup::plain(5), 9));
}

#[test]
fn too_few_or_too_many_players_are_refused_at_the_names() {
    for given in [0, 1, 7, 300] {
        let refusal = refused(|setup| setup.names = (0..given).map(|number| format!("P{number}")).collect());
        assert_eq!(refusal, SetupError::PlayerCount { given, expected: 2..=6 });
        assert_eq!(refusal.to_string(), format!("names: expected 2 to 6 players, found {given}"));
    }
}

#[test]
fn a_bad_name_is_refused_at_its_seat() {
    let empty = refused(|setup| setup.names[2] = "  \t".into());
    assert_eq!((empty.field().as_str(), &empty), ("names[2]", &SetupError::EmptyName(Seat::new(2))));
    let long = refused(|setup| setup.names[0] = "n".repeat(25));
    assert_eq!((long.field().as_str(), &long), ("names[0]", &SetupError::LongName(Seat::new(0))));
    let doubled = refused(|setup| setup.names[1] = " PLAYER 1".into());
    let expected = SetupError::DoubledName(Seat::new(1), Seat::new(0));
    assert_eq!((doubled.field().as_str(), &doubled), ("names[1]", &expected));
}

#[test]
fn a_name_of_twenty_four_characters_is_no_matter_how_many_bytes_allowed() {
    let mut setup = Setup::plain(2);
    setup.names[0] = "暖".repeat(24);
    assert_eq!(setup.check(), Ok((2, None)));
}

#[test]
fn a_first_player_who_does_not_sit_there_is_refused() {
    for given in [3, 12, 255] {
        let refusal = refused(|setup| setup.first = Some(given));
        assert_eq!(refusal, SetupError::FirstPlayer { given, players: 3 });
        assert_eq!(refusal.to_string(), format!("first: expected a seat from 0 to 2, found {given}"));
    }
}

#[test]
fn z_12_a_show_too_short_or_too_long_is_refused() {
    for given in [0, 14, 121, u16::MAX] {
        let refusal = refused(|setup| setup.options.show = Show::Seconds(given));
        assert_eq!(refusal.field(), "options.show.seconds");
        assert_eq!(refusal.expected(), format!("expected 15 to 120, found {given}"));
    }
}

#[test]
fn a_setup_is_written_and_read_as_data_with_its_defaults() {
    let setup: Setup = serde_json::from_str(r#"{ "names": ["Aki", "Beniko"] }"#).expect("a set-up");
    assert_eq!((setup.first, setup.options), (None, Options::default()));
    let told = r#"{"names":["Aki","Beniko"],"first":1,"options":{"shrinking_antes":true,"show":"until_confirmed"}}"#;
    let setup: Setup = serde_json::from_str(told).expect("a set-up");
    assert_eq!(serde_json::to_string(&setup).expect("plain data"), told);
}
