//! Battles.

use noren::oriente::{Action, Card, Destiny, Ending, Event, Lord, Phase, Refusal, Replacement, Side};

use super::table::{Play, Table, seat};
use Side::{Attacker, Defender};

/// Seat 0 attacks seat 1, and nobody calls the privilege.
fn attack(table: Table) -> Play {
    let mut play = table.play();
    play.declare(0, Destiny::Attack(seat(1))).nobody_calls();
    play
}

#[test]
fn the_higher_sum_wins_the_winner_captures_and_the_loser_draws_face_down() {
    let mut play = attack(Table::of(&[Lord::Daimyo, Lord::Akindo, Lord::Nofu, Lord::Nofu]).deck(&[Lord::Soryo]));
    assert!(play.is_up(1) && play.has_disk(1), "the target turns face up and keeps his disk");
    play.nobody_helps();
    assert_eq!((play.count(0, Lord::Akindo), play.lord(1), play.is_up(1)), (1, Some(Lord::Soryo), false));
}

#[test]
fn a_tie_goes_to_the_defender() {
    let mut play = attack(Table::of(&[Lord::Akindo, Lord::Akindo, Lord::Nofu, Lord::Nofu]));
    play.nobody_helps();
    assert_eq!((play.count(1, Lord::Akindo), play.is_up(0)), (1, false));
}

#[test]
fn a_helper_turns_up_spends_his_disk_adds_his_rank_and_is_never_captured() {
    let mut play = attack(Table::of(&[Lord::Akindo, Lord::Daimyo, Lord::Soryo, Lord::Nofu]));
    play.help(2, Attacker).help(3, Defender);
    assert!(matches!(play.phase(), Phase::Declaring(_)), "nobody is left to ask");
    assert!(
        play.told
            .iter()
            .any(|told| { told.event == Event::BattleDecided { attacker: 8, defender: 5, winner: Attacker } })
    );
    assert!(play.is_up(2) && play.is_up(3) && !play.has_disk(2) && !play.has_disk(3));
    assert_eq!((play.lord(3), play.count(0, Lord::Daimyo), play.stack_len(2)), (Some(Lord::Nofu), 1, 1));
}

#[test]
fn o_10_those_who_stayed_out_are_asked_again_after_a_round_in_which_somebody_joined() {
    let mut play = attack(Table::of(&[Lord::Akindo, Lord::Nofu, Lord::Nofu, Lord::Nofu, Lord::Nofu]));
    assert_eq!(play.asked(), 2);
    play.act(2, Action::StayOut).help(3, Defender).act(4, Action::StayOut);
    assert_eq!(play.asked(), 2, "a second round");
    play.act(2, Action::StayOut);
    assert_eq!(play.refuses(3, Action::Help(Attacker)), Refusal::NeedsDisk, "he cannot withdraw");
    assert_eq!(play.asked(), 4);
    play.help(4, Defender);
    assert_eq!(play.asked(), 2, "a third");
    play.act(2, Action::StayOut);
    assert!(matches!(play.phase(), Phase::Declaring(_)), "nobody joined: it is fought");
    assert_eq!(play.count(1, Lord::Akindo), 1);
}

#[test]
fn a_defender_without_a_disk_needs_none_and_a_defender_with_one_is_not_asked() {
    let mut play = attack(Table::of(&[Lord::Akindo, Lord::Nofu, Lord::Nofu, Lord::Nofu]).spent(&[1, 2]));
    assert_eq!(play.asked(), 3);
    play.act(3, Action::StayOut);
    assert_eq!(play.count(0, Lord::Nofu), 1);
}

#[test]
fn the_shogun_wins_as_target_but_neither_as_attacker_nor_as_helper() {
    let mut play = attack(Table::of(&[Lord::Soryo, Lord::Shogun, Lord::Daimyo, Lord::Nofu]));
    play.help(2, Attacker).nobody_helps();
    assert_eq!(play.count(1, Lord::Soryo), 1, "10 against 7, and he wins");
    let mut play = attack(Table::of(&[Lord::Shogun, Lord::MahoTsukai, Lord::Nofu, Lord::Nofu]));
    play.help(2, Defender).help(3, Defender);
    assert_eq!(play.count(1, Lord::Shogun), 1, "7 against 5 + 1 + 1");
    let mut play = attack(Table::of(&[Lord::Soryo, Lord::Nofu, Lord::Shogun, Lord::Daimyo]));
    play.help(2, Defender).help(3, Attacker);
    assert_eq!(play.count(0, Lord::Nofu), 1, "10 against 1 + 7");
}

#[test]
fn o_22_against_the_shogun_the_battle_still_runs_in_full() {
    let table = Table::of(&[Lord::Samurai, Lord::Shogun, Lord::Nofu, Lord::Nofu]);
    let mut play = attack(table.clone().deck(&[Lord::Ninja, Lord::Soryo]));
    play.help(2, Attacker).nobody_helps();
    assert!(!play.has_disk(2));
    assert_eq!(play.count(1, Lord::Ninja), 1, "the Samurai turned a Ninja, who goes to the winner");
    assert_eq!(play.lord(0), Some(Lord::Soryo), "the winning side has no Samurai: drawn");
    let mut play = attack(table.deck(&[Lord::Geisha]));
    play.nobody_helps();
    assert_eq!((play.outcome().ending, play.lord(0)), (Ending::Geisha, Some(Lord::Samurai)));
}

#[test]
fn o_21_samurai_turn_in_order_attacker_defender_helpers_as_they_joined() {
    let mut play = attack(Table::of(&[Lord::Samurai, Lord::Samurai, Lord::Samurai, Lord::Samurai]).deck(&[
        Lord::Nofu,
        Lord::Akindo,
        Lord::Daimyo,
        Lord::Ninja,
    ]));
    play.act(2, Action::StayOut).help(3, Attacker).help(2, Defender);
    let turned: Vec<(u8, Lord)> = play
        .told
        .iter()
        .filter_map(|told| match told.event {
            Event::SamuraiTurned(seat, lord) => Some((seat.number(), lord)),
            _ => None,
        })
        .collect();
    assert_eq!(turned, [(0, Lord::Nofu), (1, Lord::Akindo), (3, Lord::Daimyo), (2, Lord::Ninja)]);
    let decided = Event::BattleDecided { attacker: 3 + 3 + 1 + 4, defender: 3 + 3 + 2, winner: Attacker };
    assert!(play.heard(decided));
}

/// Two Samurai win against two: the attacker's turned a Nōfu and a Daimyō, the defender's an Akindo and a Ninja.
fn two_against_two(replacement: Replacement) -> Play {
    let table = Table::of(&[Lord::Samurai, Lord::Samurai, Lord::Samurai, Lord::Samurai])
        .deck(&[Lord::Nofu, Lord::Akindo, Lord::Daimyo, Lord::Ninja])
        .with(|setup, _| setup.options.replacement = replacement);
    let mut play = attack(table);
    play.act(2, Action::StayOut).help(3, Attacker).help(2, Defender);
    play
}

#[test]
fn o_4_the_loser_chooses_among_the_cards_of_the_winning_sides_samurai() {
    let mut play = two_against_two(Replacement::WinningSide);
    assert_eq!(play.asked(), 1);
    assert_eq!(play.answers(1), [Action::Replace(Lord::Daimyo), Action::Replace(Lord::Nofu)]);
    assert_eq!(play.refuses(1, Action::Replace(Lord::Akindo)), Refusal::NotTurned);
    play.act(1, Action::Replace(Lord::Daimyo));
    assert_eq!((play.lord(1), play.is_up(1)), (Some(Lord::Daimyo), true));
}

#[test]
fn o_4_as_an_option_the_loser_chooses_among_all_turned_cards() {
    let mut play = two_against_two(Replacement::AllTurned);
    assert_eq!(play.answers(1).len(), 4);
    play.act(1, Action::Replace(Lord::Ninja));
    assert_eq!((play.lord(1), play.count(0, Lord::Ninja)), (Some(Lord::Ninja), 0));
}

#[test]
fn o_4_with_the_option_even_if_none_of_the_samurai_won_but_not_with_a_single_one() {
    let helped = |samurai: u8| {
        let mut lords = [Lord::MahoTsukai, Lord::Nofu, Lord::Nofu, Lord::Daimyo];
        lords[1] = Lord::Samurai;
        lords[2] = if samurai == 2 { Lord::Samurai } else { Lord::Nofu };
        let table = Table::of(&lords)
            .deck(&[Lord::Nofu, Lord::Ninja, Lord::Soryo])
            .with(|setup, _| setup.options.replacement = Replacement::AllTurned);
        let mut play = attack(table);
        play.help(2, Defender).help(3, Attacker);
        play
    };
    let play = helped(2);
    assert_eq!(play.answers(1), [Action::Replace(Lord::Nofu), Action::Replace(Lord::Ninja)], "9 against 3 + 3 + 1 + 0");
    let play = helped(1);
    assert_eq!((play.lord(1), play.is_up(1)), (Some(Lord::Ninja), false), "drawn from the deck");
}

#[test]
fn o_4_with_the_default_a_loser_against_no_samurai_draws() {
    let mut play =
        attack(Table::of(&[Lord::Soryo, Lord::Samurai, Lord::Nofu, Lord::Nofu]).deck(&[Lord::Nofu, Lord::Akindo]));
    play.nobody_helps();
    assert_eq!((play.lord(1), play.is_up(1)), (Some(Lord::Akindo), false));
    assert_eq!(play.position().under, [Lord::Nofu], "what he turned goes under the deck");
}

#[test]
fn o_5_the_turned_replacement_stays_face_up_the_rest_go_under_in_turning_order_ninja_to_the_winner() {
    let mut play = two_against_two(Replacement::WinningSide);
    play.act(1, Action::Replace(Lord::Daimyo));
    assert_eq!(play.count(0, Lord::Ninja), 1);
    assert_eq!(play.position().under, [Lord::Nofu, Lord::Akindo], "the last turned lies at the very bottom");
    assert!(play.is_up(1));
}

#[test]
fn o_5_a_single_turned_replacement_needs_no_question() {
    let mut play = attack(Table::of(&[Lord::Samurai, Lord::Nofu, Lord::Nofu, Lord::Nofu]).deck(&[Lord::Soryo]));
    play.nobody_helps();
    assert_eq!((play.lord(1), play.is_up(1), play.count(0, Lord::Nofu)), (Some(Lord::Soryo), true, 1));
    assert!(matches!(play.phase(), Phase::Declaring(_)));
}

#[test]
fn o_7_the_geisha_turned_by_a_samurai_leaves_the_battle_undecided() {
    let table = Table::of(&[Lord::Samurai, Lord::Samurai, Lord::Nofu, Lord::Nofu]);
    let mut play = attack(table.deck(&[Lord::Soryo, Lord::Geisha]).prize(&[Lord::Daimyo]));
    play.nobody_helps();
    assert_eq!(play.outcome().ending, Ending::Geisha);
    assert_eq!((play.lord(0), play.lord(1)), (Some(Lord::Samurai), Some(Lord::Samurai)));
    assert_eq!((play.stack_len(0), play.stack_len(1)), (1, 1), "no capture, and the prize goes to nobody");
    assert!(matches!(play.phase(), Phase::Over(finale) if finale.aside.contains(Card::Soryo)));
}

#[test]
fn o_7_the_geisha_drawn_as_replacement_leaves_no_lord() {
    let table = Table::of(&[Lord::Daimyo, Lord::Akindo, Lord::Nofu, Lord::Nofu]);
    let mut play = attack(table.deck(&[Lord::Geisha]).prize(&[Lord::Soryo]));
    play.nobody_helps();
    assert_eq!(play.outcome().ending, Ending::Geisha);
    assert_eq!((play.lord(1), play.count(0, Lord::Akindo), play.count(0, Lord::Soryo)), (None, 1, 0));
    assert_eq!((play.points(0), play.points(1)), (2 + 2 + 4, 2), "what changed hands counts, nothing more");
}

#[test]
fn o_7_turned_ninja_of_a_battle_that_the_geisha_ends_go_to_nobody() {
    let table = Table::of(&[Lord::Soryo, Lord::Samurai, Lord::Nofu, Lord::Nofu]);
    let mut play = attack(table.deck(&[Lord::Ninja, Lord::Geisha]));
    play.nobody_helps();
    assert_eq!((play.outcome().ending, play.count(0, Lord::Ninja), play.lord(1)), (Ending::Geisha, 0, None));
}

#[test]
fn o_14_with_the_deck_empty_a_samurai_adds_nothing_a_loser_draws_nothing_and_the_game_ends_there() {
    let mut play = attack(Table::of(&[Lord::Samurai, Lord::Samurai, Lord::Nofu, Lord::Nofu]).empty_deck(&[]));
    play.help(2, Attacker).nobody_helps();
    assert_eq!(play.outcome().ending, Ending::GeishaInPrize);
    assert_eq!((play.lord(1), play.points(1)), (None, 2), "3 + 1 against 3");
    assert_eq!(play.count(0, Lord::Geisha), 1);
}

#[test]
fn o_14_draws_go_to_the_cards_put_under_the_deck() {
    let mut play = attack(Table::of(&[Lord::Samurai, Lord::Nofu, Lord::Nofu, Lord::Nofu]).empty_deck(&[Lord::Akindo]));
    play.nobody_helps();
    assert_eq!((play.outcome().ending, play.lord(1)), (Ending::GeishaInPrize, Some(Lord::Akindo)));
}
