//! The end: Geisha, three Ninja, scores and ties.

use noren::game::Game;
use noren::oriente::{Destiny, Ending, Lord, LordView};

use super::table::{Table, seat};

fn soryo() -> Table {
    Table::of(&[Lord::Soryo, Lord::Nofu, Lord::Nofu, Lord::Nofu])
}

#[test]
fn o_6_the_geisha_in_the_prize_ends_the_game_when_it_is_taken_and_all_its_cards_count() {
    let mut play = soryo().prize(&[Lord::Geisha, Lord::Daimyo]).play();
    play.declare(0, Destiny::Prayer).nobody_calls();
    assert_eq!((play.outcome().ending, play.points(0)), (Ending::GeishaInPrize, 2 + 6 + 4));
    let mut play = soryo().prize(&[Lord::Geisha]).asked(1).play();
    play.declare(1, Destiny::Attack(seat(2))).nobody_calls().nobody_helps();
    assert_eq!(play.outcome().ending, Ending::GeishaInPrize, "at the end of any action");
    assert_eq!(play.count(2, Lord::Nofu), 1, "which has happened");
}

#[test]
fn o_12_three_ninja_in_the_stack_win_at_a_seasons_end() {
    let ninja = [Lord::Ninja, Lord::Ninja, Lord::Ninja];
    let mut play = soryo().stack(2, &ninja).stack(1, &[Lord::Shogun]).play();
    let deck = play.deck_len();
    play.nobody_declares();
    assert_eq!((play.outcome().ending, play.winners()), (Ending::ThreeNinja, vec![2]));
    assert_eq!(play.deck_len(), deck, "before a new prize is placed");
}

#[test]
fn o_12_a_ninja_as_lord_does_not_count_nor_do_three_when_the_geisha_ends_the_game() {
    let table = Table::of(&[Lord::Ninja, Lord::Soryo, Lord::Nofu, Lord::Nofu]).stack(0, &[Lord::Ninja, Lord::Ninja]);
    let mut play = table.play();
    play.nobody_declares();
    assert_eq!(play.position().season, 2);
    let mut play = soryo().stack(2, &[Lord::Ninja, Lord::Ninja, Lord::Ninja]).prize(&[Lord::Geisha]).play();
    play.declare(0, Destiny::Prayer).nobody_calls();
    assert_eq!((play.outcome().ending, play.winners()), (Ending::GeishaInPrize, vec![0]));
}

#[test]
fn the_score_is_stack_and_own_lord_which_is_shown_at_the_end() {
    let mut play = soryo().stack(1, &[Lord::Samurai]).prize(&[Lord::Geisha]).play();
    play.declare(0, Destiny::Prayer).nobody_calls();
    assert_eq!((play.points(0), play.points(1), play.points(2)), (8, 6, 3));
    assert_eq!(play.view(0).lords[seat(1)], LordView::Known(Lord::Nofu));
}

#[test]
fn o_13_tied_players_compare_their_best_card_which_may_be_the_lord() {
    // 6 + 2 and 2 + 1 + 5: both 8 points.
    let mut play = soryo().stack(1, &[Lord::MahoTsukai]).prize(&[Lord::Geisha]).play();
    play.declare(0, Destiny::Prayer).nobody_calls();
    assert_eq!((play.points(0), play.points(1), play.winners()), (8, 8, vec![0]));
}

#[test]
fn o_13_if_those_are_equal_too_the_victory_is_shared() {
    let mut play = Table::of(&[Lord::Soryo, Lord::Soryo, Lord::Nofu, Lord::Nofu]).prize(&[Lord::Geisha]).play();
    play.declare(0, Destiny::Prayer).nobody_calls();
    assert_eq!(play.winners(), [0, 1]);
}

#[test]
fn o_14_a_season_without_a_fulfilment_while_the_deck_is_empty_ends_the_game_and_its_prize_goes_to_nobody() {
    let mut play = soryo().empty_deck(&[]).play();
    play.nobody_declares();
    assert_eq!((play.outcome().ending, play.winners(), play.stack_len(0)), (Ending::DeckEmpty, vec![0], 1));
    assert_eq!(play.position().prize.len(), 37);
}

#[test]
fn o_14_three_ninja_are_looked_for_first() {
    let mut play = soryo().stack(2, &[Lord::Ninja, Lord::Ninja, Lord::Ninja]).empty_deck(&[]).play();
    play.nobody_declares();
    assert_eq!((play.outcome().ending, play.winners()), (Ending::ThreeNinja, vec![2]));
}

#[test]
fn o_14_with_the_geisha_in_the_prize_the_next_prize_comes_from_below_her() {
    let mut play = soryo().empty_deck(&[Lord::Samurai]).play();
    let before = play.position().prize.len();
    play.nobody_declares();
    assert_eq!((play.position().season, play.position().prize.len(), play.deck_len()), (2, before + 1, 0));
    assert_eq!(play.state.view(None).prize_seen.len(), 1, "all saw that card go under the deck");
}
