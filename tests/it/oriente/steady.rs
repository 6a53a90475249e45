//! The good sense of the steady bot, question by question.

use noren::bots::{Bot, SteadyBot};
use noren::oriente::{Action, Card, Destiny, Lord, Side, State};

use super::bots::luck;
use super::table::{Play, Table, seat};

/// What the bot that is asked answers, by many different whims.
fn answers(play: &Play) -> Vec<Action> {
    let asked = play.asked();
    let view = play.view(asked);
    (0..40).map(|seed| Bot::<State>::choose(&SteadyBot, seat(asked), &view, &mut luck(seed))).collect()
}

fn mostly(play: &Play, wanted: impl Fn(Action) -> bool) {
    let answers = answers(play);
    let count = answers.iter().filter(|&&answer| wanted(answer)).count();
    assert!(count >= 30, "{count} times of 40: {answers:?}");
}

#[test]
fn o_2_the_prize_is_worth_a_declaration_that_does_nothing() {
    let lords = [Lord::Soryo, Lord::Akindo, Lord::Akindo, Lord::Akindo];
    mostly(&Table::of(&lords).play(), |answer| answer != Action::Pass);
}

#[test]
fn a_ninja_takes_the_highest_lord_he_sees() {
    let lords = [Lord::Ninja, Lord::Shogun, Lord::Soryo, Lord::Nofu];
    let play = Table::of(&lords).up(&[1, 2, 3]).spent(&[1, 2, 3]).play();
    mostly(&play, |answer| answer == Action::Declare(Destiny::Assassination(seat(1))));
}

#[test]
fn the_leader_is_fought_but_not_as_a_shogun() {
    let attacked = |leader| {
        let lords = [Lord::Daimyo, leader, Lord::MahoTsukai, Lord::Nofu];
        let rich = [Lord::MahoTsukai, Lord::MahoTsukai, Lord::Daimyo, Lord::Daimyo];
        let mut play = Table::of(&lords).stack(1, &rich).play();
        play.declare(0, Destiny::Attack(seat(1))).nobody_calls();
        play
    };
    mostly(&attacked(Lord::Soryo), |answer| answer == Action::Help(Side::Attacker));
    mostly(&attacked(Lord::Shogun), |answer| answer == Action::StayOut);
}

#[test]
fn an_akindo_credits_the_stack_with_most_nofu() {
    let lords = [Lord::Akindo, Lord::Nofu, Lord::Nofu, Lord::Daimyo];
    let table = Table::of(&lords).stack(1, &[Lord::Nofu; 5]).stack(2, &[Lord::Nofu]).spent(&[1, 2, 3]);
    mostly(&table.play(), |answer| answer == Action::Declare(Destiny::Credit(seat(1))));
}

#[test]
fn a_daimyo_succeeds_a_shogun_he_sees() {
    let lords = [Lord::Daimyo, Lord::Shogun, Lord::Samurai, Lord::Nofu];
    let play = Table::of(&lords).up(&[1]).spent(&[1, 2, 3]).play();
    mostly(&play, |answer| answer == Action::Declare(Destiny::Succession));
}

#[test]
fn nofu_rise_when_there_is_enough_to_loot() {
    let rich = [Lord::MahoTsukai, Lord::MahoTsukai, Lord::Daimyo, Lord::Daimyo];
    let lords = [Lord::Nofu, Lord::Akindo, Lord::Samurai, Lord::Samurai];
    let table = Table::of(&lords).stack(1, &rich).stack(2, &[Lord::Soryo, Lord::Samurai, Lord::Akindo]);
    let play = table.square(3).spent(&[1, 2, 3]).play();
    mostly(&play, |answer| answer == Action::Declare(Destiny::Revolution));
}

#[test]
fn the_privilege_is_called_on_a_revolution_that_strikes() {
    let rich = [Lord::MahoTsukai, Lord::MahoTsukai, Lord::Daimyo, Lord::Daimyo];
    let lords = [Lord::Nofu, Lord::Samurai, Lord::Nofu, Lord::Nofu];
    let mut play = Table::of(&lords).stack(1, &rich).square(1).play();
    play.declare(0, Destiny::Revolution);
    mostly(&play, |answer| matches!(answer, Action::Call(_)));
}

#[test]
fn o_12_a_third_ninja_is_fought_over() {
    let lords = [Lord::Samurai, Lord::Ninja, Lord::Daimyo, Lord::Soryo];
    let mut play = Table::of(&lords).stack(0, &[Lord::Ninja, Lord::Ninja]).up(&[1]).play();
    mostly(&play, |answer| answer == Action::Declare(Destiny::Attack(seat(1))));
    play.declare(0, Destiny::Attack(seat(1)));
    mostly(&play, |answer| matches!(answer, Action::Call(_)));
}

#[test]
fn a_maho_tsukai_becomes_the_best_and_an_akindo_gives_the_least() {
    let lords = [Lord::MahoTsukai, Lord::Soryo, Lord::Nofu, Lord::Akindo];
    let mut play = Table::of(&lords).play();
    play.declare(0, Destiny::Transmutation).nobody_calls();
    mostly(&play, |answer| answer == Action::Become(Lord::Soryo));
    let lords = [Lord::Akindo, Lord::Soryo, Lord::Nofu, Lord::Akindo];
    let mut play = Table::of(&lords).stack(0, &[Lord::Nofu, Lord::Soryo]).play();
    play.declare(0, Destiny::Trading(seat(1))).nobody_calls();
    mostly(&play, |answer| answer == Action::Give(Card::Nofu));
}

#[test]
fn nobody_helps_for_nothing_too_eagerly() {
    let lords = [Lord::Samurai, Lord::Akindo, Lord::Daimyo, Lord::Nofu];
    let mut play = Table::of(&lords).play();
    play.declare(0, Destiny::Attack(seat(1))).nobody_calls();
    mostly(&play, |answer| answer == Action::StayOut);
}
