//! What each lord can do.

use noren::game::Game;
use noren::oriente::{Action, Card, Destiny, Ending, Event, Lord, LordView, Phase, Question, Recruit, Refusal, Stack};

use super::table::{Play, Table, seat};

fn fulfil(table: Table, destiny: Destiny) -> Play {
    let mut play = table.play();
    play.declare(0, destiny).nobody_calls();
    play
}

#[test]
fn prayer_takes_the_prize() {
    let table = Table::of(&[Lord::Soryo, Lord::Nofu, Lord::Nofu, Lord::Nofu]).prize(&[Lord::Daimyo, Lord::Ninja]);
    let play = fulfil(table, Destiny::Prayer);
    assert_eq!((play.count(0, Lord::Daimyo), play.count(0, Lord::Ninja)), (1, 1));
}

#[test]
fn annuity_takes_the_decks_top_card() {
    let table = Table::of(&[Lord::Daimyo, Lord::Nofu, Lord::Nofu, Lord::Nofu]).deck(&[Lord::Shogun]);
    let play = fulfil(table, Destiny::Annuity);
    assert_eq!(play.count(0, Lord::Shogun), 1);
}

#[test]
fn o_7_the_geisha_comes_by_annuity_and_is_worth_nothing() {
    let table =
        Table::of(&[Lord::Daimyo, Lord::Nofu, Lord::Nofu, Lord::Nofu]).deck(&[Lord::Geisha]).prize(&[Lord::Soryo]);
    let play = fulfil(table, Destiny::Annuity);
    assert_eq!((play.outcome().ending, play.count(0, Lord::Geisha), play.points(0)), (Ending::Geisha, 1, 2 + 4));
}

#[test]
fn o_14_an_annuity_from_an_empty_deck_gives_nothing_but_the_prize() {
    let table = Table::of(&[Lord::Daimyo, Lord::Nofu, Lord::Nofu, Lord::Nofu]).empty_deck(&[]);
    let play = fulfil(table, Destiny::Annuity);
    assert_eq!((play.outcome().ending, play.stack_len(0)), (Ending::GeishaInPrize, 1 + 37));
}

#[test]
fn o_3_succession_swaps_with_a_face_up_shogun_and_the_new_daimyo_may_do_the_same_back() {
    let lords = [Lord::Daimyo, Lord::Shogun, Lord::Nofu, Lord::Nofu];
    let mut hidden = Table::of(&lords).play();
    assert_eq!(hidden.refuses(0, Action::Declare(Destiny::Succession)), Refusal::NoVisibleShogun);
    hidden.pass(&[0]);
    let mut play = Table::of(&lords).up(&[1]).play();
    play.declare(0, Destiny::Succession);
    assert_eq!(play.refuses(1, Action::Call(Destiny::Attack(seat(0)))), Refusal::NamedInDeclaration);
    play.nobody_calls();
    assert_eq!((play.lord(0), play.lord(1)), (Some(Lord::Shogun), Some(Lord::Daimyo)));
    assert!(play.is_up(0) && play.is_up(1));
    play.declare(1, Destiny::Succession).nobody_calls();
    assert_eq!((play.lord(0), play.lord(1)), (Some(Lord::Daimyo), Some(Lord::Shogun)));
}

#[test]
fn o_3_succession_reaches_the_shogun_in_any_stack_even_the_own_where_nobody_is_the_target() {
    let table = Table::of(&[Lord::Daimyo, Lord::Soryo, Lord::Nofu, Lord::Nofu]).prize(&[]);
    let play = fulfil(table.clone().stack(2, &[Lord::Shogun]), Destiny::Succession);
    assert_eq!((play.lord(0), play.count(2, Lord::Daimyo), play.is_up(0)), (Some(Lord::Shogun), 1, true));
    let mut play = table.stack(0, &[Lord::Shogun]).play();
    play.declare(0, Destiny::Succession);
    assert!(matches!(play.phase(), Phase::Privilege(privilege) if privilege.target.is_none()));
    play.nobody_calls();
    assert_eq!((play.lord(0), play.count(0, Lord::Daimyo), play.count(0, Lord::Shogun)), (Some(Lord::Shogun), 1, 0));
}

#[test]
fn credit_takes_all_nofu_of_a_stack() {
    let table = Table::of(&[Lord::Akindo, Lord::Nofu, Lord::Nofu, Lord::Nofu])
        .stack(1, &[Lord::Nofu, Lord::Nofu, Lord::Samurai])
        .stack(2, &[Lord::Nofu]);
    let play = fulfil(table, Destiny::Credit(seat(1)));
    assert_eq!((play.count(0, Lord::Nofu), play.stack_len(1), play.count(2, Lord::Nofu)), (2, 2, 1));
}

#[test]
fn trading_gives_a_chosen_card_and_takes_a_random_one() {
    let table = Table::of(&[Lord::Akindo, Lord::Nofu, Lord::Nofu, Lord::Nofu])
        .stack(0, &[Lord::Nofu])
        .stack(1, &[Lord::Soryo, Lord::Samurai]);
    let mut play = fulfil(table, Destiny::Trading(seat(1)));
    assert_eq!((play.asked(), play.question()), (0, Question::Give { to: seat(1) }));
    assert_eq!(play.answers(0), [Action::Give(Card::Nofu), Action::Give(Card::Treasure2)]);
    assert_eq!(play.refuses(0, Action::Give(Card::Soryo)), Refusal::NotInStack);
    play.fix_card(Card::Soryo).act(0, Action::Give(Card::Nofu));
    assert_eq!((play.count(0, Lord::Soryo), play.count(1, Lord::Nofu), play.count(0, Lord::Nofu)), (1, 1, 0));
    assert_eq!(play.stack_len(1), 3);
}

#[test]
fn trading_with_an_empty_stack_of_his_own_gives_nothing() {
    let table = Table::of(&[Lord::Akindo, Lord::Nofu, Lord::Nofu, Lord::Nofu]).treasure_to(0, 1).prize(&[]);
    let play = fulfil(table, Destiny::Trading(seat(1)));
    assert_eq!((play.stack_len(0), play.stack_len(1)), (1, 1));
    assert!(matches!(play.phase(), Phase::Declaring(_)), "no question where there is no choice");
}

#[test]
fn o_9_trading_with_an_empty_stack_moves_nothing_in_either_direction() {
    let table = Table::of(&[Lord::Akindo, Lord::Nofu, Lord::Nofu, Lord::Nofu]).treasure_to(1, 2).prize(&[]);
    let play = fulfil(table.stack(0, &[Lord::Nofu]), Destiny::Trading(seat(1)));
    assert_eq!((play.stack_len(0), play.stack_len(1)), (2, 0));
}

#[test]
fn akindo_may_name_a_face_down_akindo_but_not_a_face_up_one() {
    let table = Table::of(&[Lord::Akindo, Lord::Akindo, Lord::Akindo, Lord::Nofu]).up(&[1]);
    let play = table.play();
    for destiny in [Destiny::Credit(seat(1)), Destiny::Trading(seat(1))] {
        assert_eq!(play.refuses(0, Action::Declare(destiny)), Refusal::FaceUpAkindo);
    }
    play.clone().declare(0, Destiny::Trading(seat(2)));
}

#[test]
fn with_four_to_seven_players_a_recruit_goes_straight_to_the_square() {
    let play = fulfil(Table::of(&[Lord::Nofu; 7]), Destiny::Recruitment);
    assert_eq!((play.position().square, play.position().hut), (1, 0));
}

#[test]
fn with_eight_to_twelve_players_a_recruit_goes_through_the_hut() {
    let mut play = fulfil(Table::of(&[Lord::Nofu; 8]), Destiny::Recruitment);
    assert_eq!((play.position().square, play.position().hut), (0, 1));
    play.declare(1, Destiny::Recruitment).nobody_calls();
    assert_eq!((play.position().square, play.position().hut), (1, 0), "moved, and none added");
}

#[test]
fn o_17_with_all_laborers_in_use_none_is_added_but_the_one_in_the_hut_still_moves() {
    let play = fulfil(Table::of(&[Lord::Nofu; 8]).square(6), Destiny::Recruitment);
    assert_eq!((play.position().square, play.position().hut), (6, 0));
    assert!(play.heard(Event::Recruited(seat(0), Recruit::Nowhere)));
    let play = fulfil(Table::of(&[Lord::Nofu; 8]).square(5).hut(), Destiny::Recruitment);
    assert_eq!((play.position().square, play.position().hut), (6, 0));
}

#[test]
fn assassination_takes_a_lord_and_the_victim_draws_face_down() {
    let table = Table::of(&[Lord::Ninja, Lord::Soryo, Lord::Nofu, Lord::Nofu]).deck(&[Lord::Samurai]).up(&[1]);
    let play = fulfil(table, Destiny::Assassination(seat(1)));
    assert_eq!((play.count(0, Lord::Soryo), play.lord(1), play.is_up(1)), (1, Some(Lord::Samurai), false));
}

#[test]
fn a_ninja_may_name_a_face_down_ninja_but_not_a_face_up_one() {
    let mut play = Table::of(&[Lord::Ninja, Lord::Ninja, Lord::Ninja, Lord::Nofu]).up(&[1]).play();
    assert_eq!(play.refuses(0, Action::Declare(Destiny::Assassination(seat(1)))), Refusal::FaceUpNinja);
    play.declare(0, Destiny::Assassination(seat(2))).nobody_calls();
    assert_eq!(play.count(0, Lord::Ninja), 1);
}

#[test]
fn o_7_the_geisha_drawn_by_the_victim_of_an_assassination_ends_the_game() {
    let table = Table::of(&[Lord::Ninja, Lord::Soryo, Lord::Nofu, Lord::Nofu]).deck(&[Lord::Geisha]);
    let play = fulfil(table, Destiny::Assassination(seat(1)));
    assert_eq!((play.outcome().ending, play.lord(1), play.count(0, Lord::Soryo)), (Ending::Geisha, None, 1));
}

fn transmutation() -> Table {
    Table::of(&[Lord::MahoTsukai, Lord::Soryo, Lord::Akindo, Lord::Nofu, Lord::Ninja])
        .up(&[2])
        .deck(&[Lord::Samurai])
        .prize(&[Lord::Daimyo])
}

#[test]
fn o_8_transmutation_goes_under_looks_keeps_one_and_deals_the_rest_with_a_card_from_the_deck() {
    let mut play = fulfil(transmutation(), Destiny::Transmutation);
    assert_eq!((play.asked(), play.question(), play.lord(0)), (0, Question::Become, None));
    assert_eq!(play.position().under, [Lord::MahoTsukai]);
    let offered = [Lord::Soryo, Lord::Akindo, Lord::Nofu, Lord::Ninja].map(Action::Become);
    assert_eq!(play.answers(0), offered);
    assert_eq!(play.refuses(0, Action::Become(Lord::Samurai)), Refusal::NotAmongTaken);
    assert_eq!(play.view(0).taken, [Card::Soryo, Card::Akindo, Card::Nofu, Card::Ninja].into_iter().collect::<Stack>());
    assert!(play.view(1).taken.is_empty() && play.view(1).lords[seat(3)] == LordView::Hidden);
    play.fix_top(&[Card::Ninja, Card::Samurai, Card::Nofu, Card::Akindo]).act(0, Action::Become(Lord::Soryo));
    let lords: Vec<Option<Lord>> = (0..5).map(|number| play.lord(number)).collect();
    let expected = [Lord::Soryo, Lord::Ninja, Lord::Samurai, Lord::Nofu, Lord::Akindo].map(Some);
    assert_eq!(lords, expected, "clockwise from the declarer's left");
    assert!((0..5).all(|number| !play.is_up(number)), "afterwards everyone lies face down");
    assert_eq!((play.count(0, Lord::Daimyo), play.has_disk(0), play.has_disk(1)), (1, false, true));
}

#[test]
fn o_8_the_mixer_knows_the_set_he_dealt_and_others_what_they_saw_of_it() {
    let mut play = fulfil(transmutation(), Destiny::Transmutation);
    play.fix_top(&[Card::Ninja, Card::Samurai, Card::Nofu, Card::Akindo]).act(0, Action::Become(Lord::Soryo));
    let set = |cards: &[Card]| cards.iter().copied().collect::<Stack>();
    assert_eq!(
        play.view(0).mixed_known,
        set(&[Card::Akindo, Card::Nofu, Card::Ninja]),
        "not the Samurai from the deck"
    );
    assert_eq!(play.view(1).mixed_known, set(&[Card::Akindo, Card::Soryo]), "his own old one, and the one face up");
    assert_eq!(play.view(4).mixed_known, set(&[Card::Ninja]), "the Akindo of all eyes is his now");
    assert_eq!(play.state.view(None).mixed_known, set(&[Card::Akindo]));
    // The Akindo comes to light: everybody strikes him.
    play.pass(&[1, 2, 3]).declare(4, Destiny::Attack(seat(0)));
    assert_eq!(play.view(0).mixed_known, set(&[Card::Nofu, Card::Ninja]));
    assert_eq!(play.view(1).mixed_known, set(&[Card::Soryo]));
    assert_eq!(play.state.view(None).mixed_known, set(&[]));
}

#[test]
fn o_8_if_the_card_from_the_deck_is_the_geisha_every_lord_is_back_where_it_lay() {
    let mut play = fulfil(transmutation().deck(&[Lord::Geisha]), Destiny::Transmutation);
    play.act(0, Action::Become(Lord::Soryo));
    assert_eq!(play.outcome().ending, Ending::Geisha);
    let lords: Vec<Option<Lord>> = (0..5).map(|number| play.lord(number)).collect();
    assert_eq!(lords, [Lord::MahoTsukai, Lord::Soryo, Lord::Akindo, Lord::Nofu, Lord::Ninja].map(Some));
    assert_eq!((0..5).map(|number| play.is_up(number)).collect::<Vec<_>>(), [true, false, true, false, false]);
    assert_eq!((play.position().under.len(), play.count(0, Lord::Daimyo)), (0, 0), "the prize goes to nobody");
}

#[test]
fn o_8_with_the_deck_empty_his_own_card_comes_back_into_the_deal() {
    let table = Table::of(&[Lord::MahoTsukai, Lord::Soryo, Lord::Nofu, Lord::Nofu]).empty_deck(&[]);
    let mut play = fulfil(table, Destiny::Transmutation);
    play.act(0, Action::Become(Lord::Soryo));
    assert_eq!(play.outcome().ending, Ending::GeishaInPrize);
    assert!((1..4).any(|number| play.lord(number) == Some(Lord::MahoTsukai)));
}

#[test]
fn transmutation_is_forbidden_beside_another_face_up_maho_tsukai() {
    let lords = [Lord::MahoTsukai, Lord::MahoTsukai, Lord::Nofu, Lord::Nofu];
    let play = Table::of(&lords).up(&[1]).play();
    assert_eq!(play.refuses(0, Action::Declare(Destiny::Transmutation)), Refusal::AnotherMahoTsukai);
    Table::of(&lords).up(&[0]).play().declare(0, Destiny::Transmutation);
}

#[test]
fn shogun_and_samurai_declare_no_ability() {
    for lord in [Lord::Shogun, Lord::Samurai] {
        let play = Table::of(&[lord, Lord::Nofu, Lord::Nofu, Lord::Nofu]).play();
        assert_eq!(play.refuses(0, Action::Declare(Destiny::Annuity)), Refusal::NothingToDeclare);
        assert_eq!(play.answers(0).len(), 4, "pass, or attack one of three");
    }
}
