//! Written positions that cannot be are refused at the place where it shows.

use noren::game::{Chance, Seats, Slot, Staged};
use noren::oriente::{
    Battle, Card, DeckOrder, Declaring, Destiny, Ending, Finale, Joining, Lord, Phase, Position, Privilege, Stack,
    State,
};

use super::table::{Table, seat};

fn table() -> Table {
    Table::of(&[Lord::Nofu, Lord::Akindo, Lord::Daimyo, Lord::Soryo]).up(&[0])
}

fn fault(change: impl FnOnce(&mut Position)) -> String {
    let table = table().with(|_, position| change(position));
    let fault = State::from_position(&table.setup, &table.position, &mut Chance::new(2)).expect_err("a fault");
    fault.to_string()
}

fn at(place: &str, change: impl FnOnce(&mut Position)) {
    let found = fault(change);
    assert!(found.starts_with(&format!("position.{place}: ")), "{place} expected, found: {found}");
}

#[test]
fn every_card_lies_in_just_one_place() {
    at("seats[3].stack", |position| position.seats[3].stack.extend([Card::Soryo, Card::Soryo]));
    at("seats[1].stack", |position| position.seats[1].stack.extend([Card::Shogun, Card::Shogun]));
    at("seats[1].stack", |position| position.seats[1].stack.extend([Card::Treasure2; 4]));
    at("seats", |position| position.seats[1].stack.clear());
    at("prize[0]", |position| {
        position.seats[1].stack.push(Card::Shogun);
        position.prize = vec![Slot::Card(Lord::Shogun)];
    });
    at("deck[1]", |position| position.deck = vec![Slot::Card(Lord::Nofu), Slot::Open, Slot::Card(Lord::Nofu)]);
    let found = fault(|position| position.deck = vec![Slot::Card(Lord::Nofu)]);
    assert!(found.starts_with("position.deck: these lords lie nowhere: shogun, soryo, maho_tsukai"), "{found}");
}

#[test]
fn a_prepared_deck_has_its_geisha_among_her_five_and_any_other_is_called_open() {
    at("deck[0]", |position| position.deck = vec![Slot::Card(Lord::Geisha), Slot::Open]);
    let open = table().with(|_, position| {
        position.deck = vec![Slot::Card(Lord::Geisha), Slot::Open];
        position.deck_order = DeckOrder::Open;
    });
    open.play();
    at("prize_from_bottom", |position| position.prize = vec![Slot::Card(Lord::Geisha)]);
    at("under", |position| {
        position.under = vec![Lord::Geisha];
        position.deck_order = DeckOrder::Open;
    });
}

#[test]
fn seats_have_one_lord_each_and_laborers_are_six() {
    at("seats", |position| {
        position.seats.pop();
    });
    at("seats[1].lord", |position| position.seats[1].lord = None);
    at("token", |position| position.token = seat(7));
    at("season", |position| position.season = 0);
    at("hut", |position| position.hut = 1);
    at("square", |position| position.square = 7);
    at("seats[1].traced", |position| {
        position.seats[1].traced = true;
        position.seats[1].face_up = true;
    });
}

#[test]
fn a_question_is_put_to_somebody_who_can_be_asked() {
    let spend = |position: &mut Position, number: usize| {
        position.seats[number].disk = false;
        position.fulfilled = 1;
        position.prize.clear();
    };
    at("fulfilled", |position| position.fulfilled = 1);
    at("prize", |position| position.seats[1].disk = false);
    at("phase.declaring.asked", |position| spend(position, 0));
    at("phase.declaring.passed", |position| {
        position.phase = Phase::Declaring(Declaring { asked: seat(0), passed: Seats::only(seat(1)) });
    });
    at("phase.declaring.passed", |position| {
        position.phase = Phase::Declaring(Declaring { asked: seat(2), passed: Seats::only(seat(1)) });
    });
    let privilege =
        |destiny, target, asked| Phase::Privilege(Privilege { destiny, target, asked, answered: Seats::NONE });
    at("phase.privilege.asked", |position| {
        position.phase = privilege(Destiny::Attack(seat(1)), Some(seat(1)), seat(1));
    });
    at("phase.privilege.target", |position| position.phase = privilege(Destiny::Attack(seat(1)), None, seat(2)));
    let found = fault(|position| position.phase = privilege(Destiny::Prayer, None, seat(1)));
    assert_eq!(found, "position.phase.privilege.destiny: that is the ability of another lord");
    at("phase.helping.defender", |position| {
        spend(position, 0);
        position.phase = Phase::Helping(Battle {
            defender: seat(1),
            asked: seat(2),
            stayed_out: Seats::NONE,
            joined: false,
            for_attacker: Seats::NONE,
            helpers: Default::default(),
        });
    });
    at("phase.joining.asked", |position| {
        spend(position, 0);
        position.seats[2].face_up = true;
        position.phase = Phase::Joining(Joining { asked: seat(2), answered: Seats::NONE, joined: Seats::NONE });
    });
    at("phase.giving", |position| {
        spend(position, 0);
        position.phase = Phase::Giving(seat(1));
    });
    at("phase.over.ending", |position| {
        position.phase = Phase::Over(Finale { ending: Ending::Geisha, aside: Stack::EMPTY })
    });
    at("seats[0].lord", |position| position.phase = Phase::Becoming);
}

#[test]
fn a_lord_left_open_is_any_that_is_named_nowhere() {
    let table = table().with(|_, position| position.seats[3].lord = Some(Slot::Open));
    let drawn = |seed| {
        let state = State::from_position(&table.setup, &table.position, &mut Chance::new(seed)).expect("it can be");
        state.to_position().seats[3].lord.and_then(Slot::card)
    };
    let first = drawn(0);
    assert!(first.is_some() && (1..40).any(|seed| drawn(seed) != first));
}
