//! Revolutions.

use noren::oriente::{Action, Card, Destiny, Event, Lord, Phase, Refusal};

use super::table::{Play, Table, seat};

fn revolt(table: Table) -> Play {
    let mut play = table.play();
    play.declare(0, Destiny::Revolution);
    play
}

#[test]
fn the_threshold_is_one_more_than_the_laborers_in_the_square() {
    let lords = [Lord::Nofu, Lord::Akindo, Lord::Samurai, Lord::Daimyo, Lord::Samurai];
    let mut play = revolt(Table::of(&lords).square(2).stack(0, &[Lord::Nofu]).stack(4, &[Lord::Nofu, Lord::Nofu]));
    assert_eq!(play.refuses(1, Action::Call(Destiny::Attack(seat(0)))), Refusal::BelowThreshold);
    play.pass(&[1]);
    assert!(play.answers(2).len() > 1, "rank 3 with fewer cards");
    play.pass(&[2]);
    assert!(play.answers(3).len() > 1, "rank 4");
    play.pass(&[3]);
    assert_eq!(play.refuses(4, Action::Call(Destiny::Attack(seat(0)))), Refusal::AtThresholdNotFewerCards);
}

#[test]
fn the_hut_does_not_count() {
    let mut lords = [Lord::Nofu; 8];
    lords[1] = Lord::Akindo;
    let mut play = revolt(Table::of(&lords).hut());
    play.call(1, Destiny::Credit(seat(0)));
}

#[test]
fn o_25_the_threshold_holds_against_the_revolution_only_not_against_its_caller() {
    let mut play = revolt(Table::of(&[Lord::Nofu, Lord::Samurai, Lord::Daimyo, Lord::Akindo]).square(3));
    assert_eq!(play.refuses(1, Action::Call(Destiny::Attack(seat(0)))), Refusal::BelowThreshold);
    play.pass(&[1]);
    assert_eq!(play.refuses(2, Action::Call(Destiny::Annuity)), Refusal::AtThresholdNotFewerCards);
    let mut play = revolt(
        Table::of(&[Lord::Nofu, Lord::Samurai, Lord::MahoTsukai, Lord::Soryo]).square(2).stack(0, &[Lord::Nofu]),
    );
    play.call(1, Destiny::Attack(seat(0)));
    play.call(2, Destiny::Transmutation);
    assert_eq!(play.position().square, 2, "the square stays when the declaration is cancelled");
}

#[test]
fn o_15_a_face_down_player_is_asked_to_join_whoever_he_is_and_a_face_up_one_only_as_nofu() {
    let lords = [Lord::Nofu, Lord::Soryo, Lord::Akindo, Lord::Nofu, Lord::Nofu];
    let mut play = revolt(Table::of(&lords).up(&[2, 3]).spent(&[4]).square(6));
    play.nobody_calls();
    assert_eq!(play.asked(), 1);
    assert_eq!(play.answers(1), [Action::Pass]);
    assert_eq!(play.refuses(1, Action::Join), Refusal::NoNofu);
    play.pass(&[1]);
    assert_eq!(play.asked(), 3, "the face-up Akindo and the one without a disk are skipped");
    play.act(3, Action::Join);
    assert!(!play.has_disk(3));
}

#[test]
fn o_25_struck_are_those_the_strength_reaches_and_each_loses_half_rounded_down() {
    let lords = [Lord::Nofu, Lord::Akindo, Lord::Samurai, Lord::Nofu, Lord::Ninja, Lord::Soryo, Lord::Akindo];
    let table = Table::of(&lords)
        .square(1)
        .prize(&[])
        .stack(1, &[Lord::Nofu, Lord::Nofu])
        .stack(2, &[Lord::Samurai, Lord::Daimyo, Lord::Daimyo])
        .stack(4, &[Lord::Nofu, Lord::Nofu])
        .stack(5, &[Lord::Nofu, Lord::Nofu]);
    let mut play = revolt(table);
    play.nobody_calls().pass(&[1, 2]).act(3, Action::Join).pass(&[4, 5]);
    play.fix_top(&[Card::Nofu]).fix_top(&[Card::Daimyo, Card::Samurai]).pass(&[6]);
    let struck = [1, 2, 6].map(seat).into_iter().collect();
    assert!(play.heard(Event::RevolutionStruck { strength: 3, struck }));
    assert!((0..7).all(|number| play.is_up(number)), "everyone turns face up");
    assert_eq!((play.stack_len(1), play.stack_len(2), play.stack_len(6)), (2, 2, 1), "a stack of one loses none");
    assert_eq!((play.stack_len(4), play.stack_len(5)), (3, 3), "Ninja and higher ranks are spared");
    assert_eq!((play.stack_len(0), play.stack_len(3)), (3, 2), "3 of loot and 2 of their own");
    assert_eq!(play.position().square, 0);
}

#[test]
fn o_25_the_pot_is_dealt_one_by_one_from_the_declarer_clockwise() {
    let table = Table::of(&[Lord::Nofu, Lord::Nofu, Lord::Nofu, Lord::Soryo])
        .prize(&[])
        .stack(2, &[Lord::Samurai, Lord::Ninja]);
    let mut play = revolt(table);
    play.nobody_calls().pass(&[1]).act(2, Action::Join);
    play.fix_top(&[Card::Ninja, Card::Samurai]).pass(&[3]);
    assert_eq!((play.count(0, Card::Ninja), play.count(2, Card::Samurai)), (1, 1));
    assert_eq!((play.stack_len(0), play.stack_len(2)), (2, 2));
}

#[test]
fn o_25_with_fewer_cards_than_joiners_the_last_get_none_and_the_square_empties_even_if_nobody_is_struck() {
    let table = Table::of(&[Lord::Nofu, Lord::Nofu, Lord::Nofu, Lord::Soryo])
        .treasure_to(0, 3)
        .treasure_to(1, 3)
        .square(1)
        .prize(&[]);
    let mut play = revolt(table);
    play.nobody_calls().act(1, Action::Join).act(2, Action::Join).pass(&[3]);
    assert_eq!((play.stack_len(0), play.stack_len(1), play.stack_len(2)), (1, 0, 0));
    assert_eq!((play.position().square, play.stack_len(3)), (0, 3));
}

#[test]
fn the_laborer_in_the_hut_stays() {
    let mut play = revolt(Table::of(&[Lord::Nofu; 8]).square(2).hut());
    play.nobody_calls();
    while let Phase::Joining(joining) = play.phase() {
        play.pass(&[joining.asked.number()]);
    }
    assert_eq!((play.position().square, play.position().hut), (0, 1));
}

#[test]
fn o_23_the_prize_is_not_in_the_revolutions_shuffle() {
    let mut play = revolt(Table::of(&[Lord::Nofu, Lord::Nofu, Lord::Soryo, Lord::Soryo]).prize(&[Lord::Shogun]));
    play.nobody_calls().act(1, Action::Join).pass(&[2, 3]);
    assert_eq!((play.count(0, Card::Shogun), play.stack_len(0), play.stack_len(1)), (1, 2, 1));
}
