//! A reason why not tells nobody what he may not know: it is the same in every position that looks the same to him.

use noren::game::{Game, Hosted, Seats};
use noren::zipang::State;
use proptest::prelude::*;

use super::properties::{every_action, setups, walk};
use super::secrecy::stream;
use crate::support::games;

proptest! {
    #![proptest_config(ProptestConfig { cases: (games(400) / 8).max(25) as u32, failure_persistence: None, ..ProptestConfig::default() })]

    /// On one's own screen, and on the open table for those who hold no card.
    #[test]
    fn a_reason_is_the_same_in_every_position_that_looks_the_same(setup in setups(), seed: u64) {
        let (mut luck, tried) = (stream(seed), every_action());
        walk(&setup, seed, |state| {
            for seat in Seats::all(state.players()).iter() {
                let eyes = [Some(Some(seat)), (!state.has_secrets(seat)).then_some(None)];
                for eyes in eyes.into_iter().flatten() {
                    let twin = State::sample(&state.view(eyes), &mut luck);
                    for action in &tried {
                        assert_eq!(state.check(seat, action), twin.check(seat, action), "{seat} tries {action:?}");
                    }
                }
            }
        });
    }
}
