//! Places around the table, and what lies in its middle.

use noren::game::Game;
use noren::oriente::deals::{Due, Ground, Promise, Promises, Terms};
use noren::oriente::{Action, Card, Destiny, Lord, LordView, Side};
use noren::table::model::oriente::{Place, Role, WherePrize, centre, places};

use crate::oriente::table::{Play, Table, seat};

const LORDS: [Lord; 5] = [Lord::Akindo, Lord::Nofu, Lord::Soryo, Lord::Nofu, Lord::Ninja];

fn roles(play: &Play) -> Vec<Option<Role>> {
    places(&play.state.view(None)).iter().map(|place| place.role).collect()
}

#[test]
fn places_go_clockwise_from_the_eyes_and_hide_what_they_may_not_know() {
    let play = Table::of(&LORDS).up(&[1]).stack(2, &[Lord::Nofu, Lord::Shogun, Lord::Nofu]).play();
    let of_two = places(&play.view(2));
    let order: Vec<u8> = of_two.iter().map(|place| place.seat.number()).collect();
    assert_eq!(order, [2, 3, 4, 0, 1]);
    let lords: Vec<LordView> = of_two.iter().map(|place| place.lord).collect();
    let (own, open) = (LordView::Known(Lord::Soryo), LordView::FaceUp(Lord::Nofu));
    assert_eq!(lords, [own, LordView::Hidden, LordView::Hidden, LordView::Hidden, open]);
    let Place { stack, cards, points, has_disk, has_token, is_asked, .. } = &of_two[0];
    assert_eq!(stack, &[(Card::Shogun, 1), (Card::Nofu, 2), (Card::Treasure2, 1)]);
    assert_eq!((cards, points, has_disk, has_token, is_asked), (&4, &11, &true, &false, &false));
    assert!(of_two[3].has_token && of_two[3].is_asked);
}

#[test]
fn everybody_has_his_part_in_what_goes_on() {
    let mut play = Table::of(&LORDS).play();
    play.declare(0, Destiny::Attack(seat(1)));
    assert_eq!(roles(&play), [Some(Role::Declarer), Some(Role::Target), None, None, None]);
    play.nobody_calls().act(2, Action::StayOut).help(3, Side::Defender);
    let helper = Some(Role::Helper(Side::Defender));
    assert_eq!(roles(&play), [Some(Role::Attacker), Some(Role::Defender), None, helper, None]);
    let mut play = Table::of(&LORDS).asked(1).play();
    play.declare(1, Destiny::Revolution).nobody_calls().pass(&[2]).act(3, Action::Join);
    assert_eq!(roles(&play), [None, Some(Role::Declarer), None, Some(Role::Rebel), None]);
}

#[test]
fn a_place_counts_the_promises_that_are_still_to_be_kept() {
    let mut play = Table::of(&LORDS).play();
    let pay = Promise::Pay { card: Card::Treasure2, count: 1, due: Due::GameEnd };
    let gives = Terms { promises: Promises::only(pay), ..Terms::default() };
    let service = Terms { ground: Some(Ground::Service), ..Terms::default() };
    play.deal(1, 2, gives, service);
    let owes = |play: &Play| places(&play.state.view(None)).iter().map(|place| place.owes).collect::<Vec<_>>();
    assert_eq!(owes(&play), [0, 1, 0, 0, 0]);
    play.act(1, Action::Settle(noren::oriente::deals::EntryNumber(1)));
    assert_eq!(owes(&play), [0; 5]);
    assert_eq!(places(&play.state.view(None))[1].tally.kept, 1);
}

#[test]
fn the_prize_lies_beside_the_deck_then_under_the_token_then_with_its_winner() {
    let mut play = Table::of(&LORDS).prize(&[Lord::Daimyo]).play();
    let prize = |play: &Play| centre(&play.state.view(None)).prize;
    assert_eq!((prize(&play).cards, prize(&play).seen, prize(&play).lies), (1, vec![], WherePrize::BesideDeck));
    play.declare(0, Destiny::Attack(seat(1))).nobody_calls();
    assert_eq!((prize(&play).cards, prize(&play).lies), (1, WherePrize::UnderToken));
    play.nobody_helps();
    assert_eq!((prize(&play).cards, prize(&play).lies), (0, WherePrize::Taken));
}

#[test]
fn the_hut_is_drawn_from_eight_players_on() {
    let five = centre(&Table::of(&LORDS).square(2).play().state.view(None));
    assert_eq!((five.square, five.hut, five.laborers_left, five.season), (2, None, 4, 1));
    let eight = centre(&Table::of(&[Lord::Nofu; 8]).square(2).hut().play().state.view(None));
    assert_eq!((eight.square, eight.hut, eight.laborers_left), (2, Some(1), 3));
}
