//! Setting up.

use noren::game::{Chance, Face, Fixed, Game, SetupError, Silence};
use noren::oriente::{Card, Destiny, Lord, Phase, Setup, State};

use super::table::{Table, opening, seat};

#[test]
fn everyone_has_a_disk_a_treasure_and_a_face_down_lord_and_a_prize_lies_beside_the_deck() {
    for players in 4..=12 {
        let position = opening(&Setup::plain(players), &mut Chance::new(3));
        assert_eq!(position.seats.len(), usize::from(players));
        for seat in &position.seats {
            assert!(seat.disk && !seat.face_up && seat.lord.is_some());
            assert!(matches!(seat.stack.as_slice(), [Card::Treasure2 | Card::Treasure3 | Card::Treasure4]));
        }
        assert_eq!(position.deck.len(), 41 - usize::from(players) - 1);
        assert_eq!((position.prize.len(), position.season, position.square, position.hut), (1, 1, 0, 0));
    }
}

#[test]
fn lords_are_dealt_in_seat_order_from_seat_0_and_then_the_prize() {
    let mut chance = Chance::new(3);
    let top = [Lord::Shogun, Lord::Ninja, Lord::Soryo, Lord::Nofu, Lord::Daimyo].map(Face::code).to_vec();
    [Vec::new(), Vec::new(), top, Vec::new()].into_iter().for_each(|cards| chance.fix(Fixed::Top(cards)));
    let position = opening(&Setup { first: Some(2), ..Setup::plain(4) }, &mut chance);
    assert_eq!((chance.unused(), chance.take_fault()), (0, None));
    let lords: Vec<Lord> = position.seats.iter().filter_map(|seat| seat.lord?.card()).collect();
    assert_eq!(lords, [Lord::Shogun, Lord::Ninja, Lord::Soryo, Lord::Nofu]);
    assert_eq!(position.prize[0].card(), Some(Lord::Daimyo));
}

#[test]
fn o_11_the_token_begins_with_the_chosen_player_and_stays_where_it_is_between_seasons() {
    let position = opening(&Setup { first: Some(2), ..Setup::plain(4) }, &mut Chance::new(1));
    assert_eq!(position.token, seat(2));
    assert!(matches!(position.phase, Phase::Declaring(declaring) if declaring.asked == seat(2)));
    let mut play = Table::of(&[Lord::Nofu, Lord::Soryo, Lord::Nofu, Lord::Nofu]).play();
    play.pass(&[0]).declare(1, Destiny::Prayer).nobody_calls().nobody_declares();
    assert_eq!((play.position().season, play.position().token, play.asked()), (2, seat(1), 1));
}

#[test]
fn without_a_chosen_player_chance_gives_the_token() {
    let first = |seed| opening(&Setup::plain(5), &mut Chance::new(seed)).token.number();
    let mut found: Vec<u8> = (0..60).map(first).collect();
    found.sort_unstable();
    found.dedup();
    assert_eq!(found, [0, 1, 2, 3, 4]);
}

#[test]
fn a_table_of_three_or_thirteen_is_refused() {
    for players in [3, 13] {
        let refusal =
            State::new(&Setup::plain(players), &mut Chance::new(0), &mut Silence).expect_err("too few or many");
        assert_eq!(refusal.field(), "names");
    }
    let setup = Setup { first: Some(4), ..Setup::plain(4) };
    let refusal = State::new(&setup, &mut Chance::new(0), &mut Silence).expect_err("no such seat");
    assert_eq!(refusal, SetupError::FirstPlayer { given: 4, players: 4 });
}
