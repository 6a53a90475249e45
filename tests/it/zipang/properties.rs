//! What holds in every game of Zipang, tried on random ones with every number of players.

use noren::game::{Chance, Game, Listener, Prompt, RandomGame, Record, Seat, Seats, Silence, Staged};
use noren::zipang::{Action, Card, Phase, Setup, State};
use proptest::prelude::*;

use crate::support::{games, the_list_and_the_check_agree};

/// Set-ups of every kind that the rules allow.
pub fn setups() -> impl Strategy<Value = Setup> {
    (2..=6u8, any::<bool>(), any::<Option<u8>>()).prop_map(|(players, shrinking, first)| {
        let mut setup = Setup::plain(players);
        setup.options.shrinking_antes = shrinking;
        setup.first = first.map(|seat| seat % players);
        setup
    })
}

/// The most steps a game could sanely take; random games end long before.
const TOO_LONG: usize = 20_000;

/// Plays a game at random and looks at every position on the way.
pub fn walk(setup: &Setup, seed: u64, mut look: impl FnMut(&State)) -> State {
    let mut table = RandomGame::<State>::new(setup, seed, &mut Silence).expect("a sound set-up");
    for _ in 0..TOO_LONG {
        look(&table.game);
        if table.step(&mut Silence).is_none() {
            return table.game;
        }
    }
    panic!("the game does not end");
}

/// Every action that could be written down for a table of six: allowed, forbidden and absurd ones.
pub fn every_action() -> Vec<Action> {
    let mut actions = vec![Action::Ikki, Action::Monk, Action::Coin, Action::Stand];
    for card in Card::ALL {
        actions.push(Action::Take(card));
        // All sets of up to two of the first seven seats, one of which no table of Zipang has.
        for one in 0..7 {
            for other in one..7 {
                actions.push(Action::Play { card, targets: Seats::only(Seat::new(one)).with(Seat::new(other)) });
            }
        }
        actions.push(Action::Play { card, targets: Seats::NONE });
        actions.push(Action::Play { card, targets: Seats::all(3) });
    }
    actions.sort();
    actions
}

fn cards_and_coins_are_conserved(state: &State) {
    let position = state.to_position();
    let players = state.players();
    let mut cards: Vec<Card> = position.hands.iter().flatten().flatten().copied().collect();
    cards.extend(&position.discards);
    cards.extend(position.supply.iter().chain([&position.face_down]).filter_map(|slot| slot.card()));
    if let Phase::PlayTaken(card) = position.phase {
        cards.push(card);
    }
    cards.sort();
    assert_eq!(cards, Card::deck(players).as_slice());
    let coins = position.coins.iter().sum::<u8>() + position.pile + position.gone;
    assert_eq!(coins, if players == 2 { 8 } else { 5 * players });
}

/// Z-14, as long as there is a card to draw.
fn hands_are_full_while_the_supply_lasts(state: &State) {
    let position = state.to_position();
    for (number, hand) in position.hands.iter().enumerate() {
        let Some(hand) = hand else { continue };
        let on_turn = position.phase == Phase::Play && usize::from(position.turn.number()) == number;
        let full = if on_turn { 3 } else { 2 };
        assert!(hand.len() == full || position.supply.is_empty() && hand.len() < full, "{position:?}");
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: games(400) as u32, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn every_game_ends_and_keeps_its_cards_and_coins(setup in setups(), seed: u64) {
        let mut campaign = 0;
        let last = walk(&setup, seed, |state| {
            cards_and_coins_are_conserved(state);
            hands_are_full_while_the_supply_lasts(state);
            let position = state.to_position();
            if position.campaign != campaign {
                campaign = position.campaign;
                // Z-10: everyone has just paid his ante, so everyone had a coin.
                let paid = position.pile + position.gone >= state.players();
                assert!(paid && position.discards.is_empty(), "{position:?}");
            }
        });
        let Prompt::Over(outcome) = last.prompt() else { panic!("a finished game has an outcome") };
        let coins = last.to_position().coins;
        prop_assert!(coins.contains(&0), "somebody is out of coins");
        prop_assert_eq!(coins[usize::from(outcome.winner.number())], *coins.iter().max().expect("players"));
        prop_assert_eq!(outcome.places.as_slice()[usize::from(outcome.winner.number())], 1);
    }

    #[test]
    fn a_record_replays_to_the_same_position(setup in setups(), seed: u64) {
        let mut table = RandomGame::<State>::new(&setup, seed, &mut Silence).expect("a sound set-up");
        let mut record = Record::<State>::new(setup, seed);
        while let Some(step) = table.step(&mut Silence) {
            record.actions.push(step);
        }
        let text = serde_json::to_string(&record).expect("plain data");
        let read: Record<State> = serde_json::from_str(&text).expect("what was written");
        prop_assert_eq!(read.replay().expect("what was played"), table.game);
    }

    #[test]
    fn a_written_position_reads_back_the_same(setup in setups(), seed: u64) {
        walk(&setup, seed, |state| {
            let text = serde_json::to_string(&state.to_position()).expect("plain data");
            let position = serde_json::from_str(&text).expect("what was written");
            let read = State::from_position(&setup, &position, &mut Chance::new(9)).expect("a position that was reached");
            assert_eq!(&read, state);
        });
    }

    #[test]
    fn luck_comes_by_moment_not_by_what_was_done_before(setup in setups(), seed: u64, others: u64) {
        // Two tables with the same seed deal the same second campaign, however the first was played.
        let deal = |choices: u64| {
            let mut chance = Chance::new(seed);
            let mut game = State::new(&setup, &mut chance, &mut Silence).expect("a sound set-up");
            let mut picks = Chance::new(choices).stream(noren::game::Moment { kind: 0, round: 0, index: 0 });
            let mut answers = Vec::new();
            while let Prompt::Ask { seat, .. } = game.prompt() {
                game.legal(seat, &mut answers);
                let action = answers[picks.below(answers.len() as u32) as usize];
                let mut dealt = Dealt::default();
                game.apply_unchecked(seat, &action, &mut chance, &mut dealt);
                if !dealt.0.is_empty() {
                    return Some(dealt.0);
                }
            }
            None
        };
        if let (Some(one), Some(other)) = (deal(1), deal(others)) {
            prop_assert_eq!(one, other);
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: (games(400) / 40).max(10) as u32, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn listed_actions_apply_and_all_others_are_refused_unchanged(setup in setups(), seed: u64) {
        let every = every_action();
        walk(&setup, seed, |state| the_list_and_the_check_agree(state, &every));
    }
}

/// Keeps the hands that are dealt.
#[derive(Default)]
struct Dealt(Vec<noren::zipang::Event>);

impl Listener<noren::zipang::Event> for Dealt {
    fn hear(&mut self, _: noren::game::Audience, event: impl FnOnce() -> noren::zipang::Event) {
        let event = event();
        if matches!(event, noren::zipang::Event::Dealt(..)) {
            self.0.push(event);
        }
    }
}
