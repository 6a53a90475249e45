//! Declaring, the privilege, fulfilling, and the end of a season.

use noren::oriente::deals::Terms;
use noren::oriente::{Action, Card, Destiny, Event, Lord, Phase, Question, Refusal, Stack};

use super::table::{Table, seat};

/// A Nōfu, an Akindo, a Daimyō and a Sōryō.
fn ladder() -> Table {
    Table::of(&[Lord::Nofu, Lord::Akindo, Lord::Daimyo, Lord::Soryo])
}

fn cards(cards: &[Card]) -> Terms {
    Terms { cards: cards.iter().copied().collect::<Stack>(), ..Terms::default() }
}

fn past_service() -> Terms {
    Terms { ground: Some(noren::oriente::deals::Ground::Service), ..Terms::default() }
}

#[test]
fn the_declarer_turns_face_up_and_takes_the_token() {
    let mut play = ladder().play();
    play.pass(&[0]).declare(1, Destiny::Credit(seat(3)));
    assert!(play.is_up(1) && !play.is_up(3) && play.has_disk(1));
    assert_eq!(play.position().token, seat(1));
    assert_eq!(play.question(), Question::Privilege { declarer: seat(1), destiny: Destiny::Credit(seat(3)) });
}

#[test]
fn a_call_cancels_the_declaration_and_its_maker_keeps_his_disk_and_may_try_again() {
    let mut play = ladder().play();
    play.declare(0, Destiny::Recruitment).pass(&[1]).call(2, Destiny::Annuity);
    assert!(play.has_disk(0) && play.has_disk(2) && play.is_up(2) && play.position().token == seat(2));
    play.nobody_calls();
    assert_eq!((play.position().square, play.has_disk(2)), (0, false));
    // The round starts anew from the token holder's left, since he has no disk.
    play.pass(&[3]).declare(0, Destiny::Recruitment).nobody_calls();
    assert_eq!(play.position().square, 1);
}

#[test]
fn the_first_to_fulfil_takes_the_whole_prize_whatever_the_outcome_and_the_next_takes_none() {
    let mut play = ladder().prize(&[Lord::Daimyo, Lord::Samurai]).play();
    play.declare(0, Destiny::Attack(seat(3))).pass(&[1, 2]).nobody_helps();
    assert_eq!((play.count(0, Lord::Daimyo), play.count(0, Lord::Samurai)), (1, 1), "he lost, and takes the prize");
    assert_eq!(play.count(3, Lord::Nofu), 1);
    play.declare(1, Destiny::Attack(seat(2))).nobody_calls().nobody_helps();
    assert_eq!((play.stack_len(1), play.position().prize.len()), (1, 0));
}

#[test]
fn a_prize_nobody_took_stays_and_the_next_is_added() {
    let mut play = ladder().play();
    play.pass(&[0, 1, 2, 3]);
    assert_eq!((play.position().season, play.position().prize.len()), (2, 2));
    play.declare(0, Destiny::Recruitment).nobody_calls();
    assert_eq!((play.stack_len(0), play.position().prize.len()), (3, 0));
}

#[test]
fn a_season_ends_when_nobody_has_a_disk_and_all_disks_come_back() {
    let mut play = ladder().spent(&[0, 2, 3]).up(&[0]).prize(&[]).asked(1).play();
    play.declare(1, Destiny::Credit(seat(2)));
    assert_eq!(play.position().season, 2, "the last disk is spent");
    assert!((0..4).all(|number| play.has_disk(number)));
    assert!(play.is_up(0) && play.is_up(1) && !play.is_up(2), "lords stay as they lie");
    assert_eq!(play.asked(), 1);
}

#[test]
fn players_without_a_disk_are_skipped() {
    let mut play = ladder().spent(&[1, 2]).play();
    play.pass(&[0]);
    assert_eq!(play.asked(), 3);
    assert_eq!(play.refuses(1, Action::Declare(Destiny::Attack(seat(0)))), Refusal::NeedsDisk);
}

#[test]
fn o_1_treasures_count_for_the_privilege() {
    let table = Table::of(&[Lord::Nofu, Lord::Nofu, Lord::Akindo, Lord::Akindo]).up(&[1]);
    let mut equal = table.clone().play();
    equal.declare(0, Destiny::Recruitment);
    assert_eq!(equal.asked(), 2, "one treasure each: not fewer cards");
    let mut fewer = table.treasure_to(1, 3).play();
    fewer.declare(0, Destiny::Recruitment);
    assert_eq!(fewer.asked(), 1);
    fewer.call(1, Destiny::Recruitment);
}

#[test]
fn o_2_an_ability_that_would_do_nothing_may_be_declared() {
    let mut play = ladder().spent(&[1]).prize(&[]).asked(3).play();
    play.declare(3, Destiny::Prayer).nobody_calls();
    assert!(!play.has_disk(3) && play.stack_len(3) == 1, "a Prayer with the prize gone");
    let mut play = ladder().prize(&[Lord::Samurai]).asked(1).play();
    play.declare(1, Destiny::Credit(seat(3))).nobody_calls();
    assert_eq!(play.count(1, Lord::Samurai), 1, "no Nōfu collected, but the prize is his");
    let mut play = ladder().square(6).play();
    play.declare(0, Destiny::Recruitment).nobody_calls();
    assert_eq!(play.position().square, 6);
}

#[test]
fn o_15_only_those_whom_all_can_see_to_be_barred_are_skipped() {
    let lords = [Lord::Daimyo, Lord::Nofu, Lord::Samurai, Lord::Daimyo, Lord::Ninja, Lord::Soryo];
    // 1: hidden and low. 2: face up and low. 3: face up, equal, more cards. 4: no disk. 5: the target.
    let mut play = Table::of(&lords).up(&[2, 3]).spent(&[4]).stack(3, &[Lord::Nofu]).play();
    play.declare(0, Destiny::Attack(seat(5)));
    assert_eq!(play.asked(), 1);
    assert_eq!(play.answers(1), [Action::Pass], "asked but barred, he can only pass");
    play.pass(&[1]);
    assert!(matches!(play.phase(), Phase::Helping(_)), "nobody else is asked");
}

#[test]
fn o_15_nobody_is_asked_when_the_shogun_declares() {
    let mut play = Table::of(&[Lord::Shogun, Lord::Nofu, Lord::Soryo, Lord::Soryo]).play();
    play.declare(0, Destiny::Attack(seat(2)));
    assert!(matches!(play.phase(), Phase::Helping(_)));
}

#[test]
fn o_18_only_the_player_named_is_barred_and_equal_rank_with_fewer_cards_works_at_every_step() {
    let mut play = Table::of(&[Lord::Akindo, Lord::Akindo, Lord::Akindo, Lord::Soryo])
        .stack(0, &[Lord::Nofu, Lord::Nofu])
        .stack(1, &[Lord::Nofu])
        .play();
    play.declare(0, Destiny::Trading(seat(3)));
    assert_eq!(play.refuses(3, Action::Call(Destiny::Prayer)), Refusal::NamedInDeclaration);
    play.call(1, Destiny::Attack(seat(0)));
    assert_eq!(play.asked(), 2);
    play.call(2, Destiny::Attack(seat(1)));
    assert_eq!(play.asked(), 3, "he is not named in this one");
    play.call(3, Destiny::Prayer);
    assert!(matches!(play.phase(), Phase::Declaring(_)), "a Prayer names nobody, but none outranks him");
}

#[test]
fn o_18_abilities_without_a_target_bar_nobody() {
    let mut play = Table::of(&[Lord::Daimyo, Lord::Soryo, Lord::Nofu, Lord::Nofu]).play();
    play.declare(0, Destiny::Annuity);
    let mut asked = Vec::new();
    while let Phase::Privilege(privilege) = play.phase() {
        asked.push(privilege.asked.number());
        play.pass(&[privilege.asked.number()]);
    }
    assert_eq!(asked, [1, 2, 3]);
}

#[test]
fn o_19_a_question_once_put_stands_but_cards_count_when_he_answers() {
    let mut play = Table::of(&[Lord::Nofu, Lord::Nofu, Lord::Akindo, Lord::Akindo]).stack(0, &[Lord::Samurai]).play();
    play.declare(0, Destiny::Recruitment);
    assert!(play.answers(1).len() > 1, "fewer cards");
    play.deal(2, 1, cards(&[Card::Treasure2]), past_service());
    assert_eq!((play.asked(), play.answers(1)), (1, vec![Action::Pass]), "asked still, but not fewer any more");
    assert_eq!(play.refuses(1, Action::Call(Destiny::Recruitment)), Refusal::EqualRankNotFewerCards);
}

#[test]
fn o_19_an_answer_is_final_and_one_who_was_skipped_is_asked_when_a_deal_lets_him_qualify() {
    let mut play = Table::of(&[Lord::Nofu, Lord::Nofu, Lord::Nofu, Lord::Akindo])
        .up(&[2])
        .stack(0, &[Lord::Samurai])
        .stack(2, &[Lord::Samurai])
        .play();
    play.declare(0, Destiny::Recruitment).pass(&[1]);
    assert_eq!(play.asked(), 3, "the face-up Nōfu has as many cards");
    play.deal(2, 1, cards(&[Card::Samurai]), past_service());
    play.pass(&[3]);
    assert_eq!(play.asked(), 2, "now he has fewer");
    assert_eq!(play.refuses(1, Action::Call(Destiny::Recruitment)), Refusal::EqualRankNotFewerCards);
    play.deal(1, 3, cards(&[Card::Samurai, Card::Treasure2]), past_service());
    assert_eq!(play.refuses(1, Action::Call(Destiny::Recruitment)), Refusal::AlreadyAnswered);
    play.call(2, Destiny::Recruitment);
    assert_eq!(play.asked(), 3, "a new declaration: seat 0 has more cards, all others are asked again");
}

#[test]
fn o_19_a_cancelled_declarer_may_call_again_if_he_now_qualifies() {
    let mut play = Table::of(&[Lord::Nofu, Lord::Nofu, Lord::Nofu, Lord::Nofu]).stack(0, &[Lord::Samurai]).play();
    play.declare(0, Destiny::Recruitment).call(1, Destiny::Recruitment);
    play.deal(0, 3, cards(&[Card::Treasure2, Card::Samurai]), past_service());
    play.pass(&[2, 3]);
    assert_eq!(play.asked(), 0);
    play.call(0, Destiny::Revolution);
}

#[test]
fn o_20_the_target_is_fixed_when_declared_and_the_effect_judged_when_fulfilled() {
    let mut play = ladder().stack(2, &[Lord::Nofu, Lord::Nofu]).prize(&[Lord::Samurai]).asked(1).play();
    play.declare(1, Destiny::Credit(seat(2)));
    play.deal(2, 3, cards(&[Card::Nofu]), past_service());
    play.nobody_calls();
    assert_eq!((play.count(1, Lord::Nofu), play.count(3, Lord::Nofu)), (1, 1), "what was sold in between is gone");
}

#[test]
fn o_20_a_shogun_sold_from_a_stack_is_followed_and_the_bar_stays_with_the_target() {
    let mut play = ladder().stack(1, &[Lord::Shogun]).asked(2).play();
    play.declare(2, Destiny::Succession);
    assert_eq!(play.refuses(1, Action::Call(Destiny::Annuity)), Refusal::NamedInDeclaration);
    play.deal(1, 0, cards(&[Card::Shogun]), past_service());
    play.nobody_calls();
    assert_eq!((play.lord(2), play.count(0, Lord::Daimyo), play.count(0, Lord::Shogun)), (Some(Lord::Shogun), 1, 0));
}

#[test]
fn a_cancelled_attack_leaves_its_target_as_he_lay() {
    let mut play = ladder().asked(1).play();
    play.declare(1, Destiny::Attack(seat(3))).call(2, Destiny::Annuity).nobody_calls();
    assert!(!play.is_up(3));
}

#[test]
fn o_23_the_prize_under_the_token_is_in_nobodys_stack_and_a_prayer_gives_it_once() {
    let table = Table::of(&[Lord::Soryo, Lord::Soryo, Lord::Nofu, Lord::Nofu]).prize(&[Lord::Samurai]);
    let mut play = table.clone().play();
    play.declare(0, Destiny::Prayer).nobody_calls();
    assert_eq!(play.count(0, Lord::Samurai), 1);
    assert_eq!(play.told.iter().filter(|told| matches!(told.event, Event::TookPrize(..))).count(), 1);
    let mut play = table.play();
    play.declare(0, Destiny::Attack(seat(2))).nobody_calls();
    assert!(matches!(play.phase(), Phase::Helping(_)));
    assert_eq!((play.stack_len(0), play.position().prize.len()), (1, 1), "under the token, in nobody's stack");
}

#[test]
fn o_24_disks_never_move_with_lords_and_being_named_reveals_nothing() {
    let mut play = Table::of(&[Lord::Akindo, Lord::Nofu, Lord::Nofu, Lord::Nofu]).stack(1, &[Lord::Nofu]).play();
    play.declare(0, Destiny::Credit(seat(1))).nobody_calls();
    assert!(!play.is_up(1) && play.has_disk(1));
    let mut play = Table::of(&[Lord::Ninja, Lord::Nofu, Lord::Nofu, Lord::Nofu]).spent(&[1]).play();
    play.declare(0, Destiny::Assassination(seat(1))).nobody_calls();
    assert!(!play.has_disk(1), "a new lord brings no disk");
}
