//! Stacks and points, told again from the public story.

use noren::game::{Game, Prompt, Staged};
use noren::oriente::{Lord, State};
use noren::table::model::oriente::{Counted, Stacks, points_over_seasons, ranking};

use super::{each_move, opening_story, tables};
use crate::oriente::table::Table;
use crate::support::games;

#[test]
fn the_stacks_told_again_are_the_stacks_on_the_table() {
    for (setup, seed) in tables(games(120)) {
        let mut stacks = Stacks::default();
        let players = setup.names.len() as u8;
        opening_story(&setup, seed).iter().for_each(|event| stacks.hear(event));
        each_move(&setup, seed, |step| {
            step.news.iter().for_each(|event| stacks.hear(event));
            assert_eq!(stacks.as_slice(players), step.after.view(None).stacks.as_slice(players), "{:?}", step.news);
        });
    }
}

#[test]
fn the_points_run_from_the_treasures_through_every_season_to_the_final_score() {
    for (setup, seed) in tables(games(60)) {
        let players = setup.names.len() as u8;
        let mut story = opening_story(&setup, seed);
        let worth = |state: &State| -> Vec<u8> {
            state.view(None).stacks.as_slice(players).iter().map(|stack| stack.points()).collect()
        };
        let mut expected = points_over_seasons(players, &story);
        assert_eq!((expected.len(), expected[0].iter().all(|&own| (2..=4).contains(&own))), (1, true));
        let last = each_move(&setup, seed, |step| {
            story.extend(&step.news);
            if step.after.to_position().season > step.before.to_position().season {
                expected.push(worth(&step.after));
            }
        });
        let Prompt::Over(outcome) = last.prompt() else { panic!("a finished game has an outcome") };
        expected.push(outcome.scores.as_slice().iter().map(|score| score.points).collect());
        assert_eq!(points_over_seasons(players, &story), expected);
    }
}

#[test]
fn the_final_count_puts_winners_first_and_lets_equals_share_a_place() {
    for (setup, seed) in tables(games(60)) {
        let last = each_move(&setup, seed, |_| {});
        let Prompt::Over(outcome) = last.prompt() else { panic!("a finished game has an outcome") };
        let view = last.view(None);
        let rows = ranking(&view, &outcome);
        assert_eq!(rows.len(), setup.names.len());
        assert!(rows.iter().all(|row| row.wins == (row.place == 1) && row.wins == outcome.winners.contains(row.seat)));
        for row in &rows {
            let stack: u8 = row.stack.iter().map(|(card, count)| card.points() * count).sum();
            assert_eq!(row.points, stack + row.lord.map_or(0, |lord| lord.rank()));
        }
        for pair in rows.windows(2) {
            let (one, next) = (&pair[0], &pair[1]);
            let rank = |row: &Counted| (row.wins, row.points, row.best_card);
            assert!(rank(one) >= rank(next));
            assert_eq!(one.place == next.place, rank(one) == rank(next) || one.wins && next.wins);
        }
    }
}

#[test]
fn o_12_three_ninja_come_before_all_points() {
    let lords = [Lord::Nofu, Lord::Daimyo, Lord::Nofu, Lord::Akindo];
    let mut play = Table::of(&lords).stack(0, &[Lord::Ninja; 3]).stack(1, &[Lord::Shogun]).play();
    play.nobody_declares();
    let rows = ranking(&play.state.view(None), &play.outcome());
    let order: Vec<_> = rows.iter().map(|row| (row.seat.number(), row.place, row.points)).collect();
    assert_eq!(order, [(0, 1, 3), (1, 2, 13), (3, 3, 4), (2, 4, 3)]);
}
