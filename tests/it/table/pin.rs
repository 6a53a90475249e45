//! A forgotten PIN: all the others together lift it, on the open table, for the rest of the game.

use noren::game::{Seat, Seats};
use noren::store::{Kept, written};
use noren::table::{
    Deed, DeedError, Host, Input, InputError, Journal, Pace, Pin, Screen, Showing, Table, Tale, Waiting, What,
};
use noren::zipang::{Action, Card, Refusal, Setup, State};

use super::tried::{sent, text};
use crate::shared::{Shared, answers, journal, seats};

const PIN: &str = "9173";

fn seat(number: u8) -> Seat {
    Seat::new(number)
}

/// A game of four that seat 0 begins, with people in these seats. All four have the same PIN, be they people or not.
fn laid(people: &[u8], seed: u64) -> Journal<State> {
    let setup = Setup { first: Some(0), ..Setup::plain(4) };
    let mut journal = journal(setup, 4, seats(people), Pace::PassTheDevice, seed);
    journal.plan.pins = vec![Pin::from_text(PIN); 4];
    journal
}

/// Three people and a bot around one device, before the curtain of seat 0.
fn three() -> Shared<State> {
    Shared::new(laid(&[0, 1, 2], 1))
}

fn asks_pin(showing: &Showing<State>) -> Option<bool> {
    match showing.screen {
        Screen::Curtain { asks_pin, .. } => Some(asks_pin),
        _ => None,
    }
}

fn type_pin() -> What<State> {
    What::RaiseCurtain { pin: Some(PIN.to_owned()) }
}

/// The others lift the PIN of seat 0, who stands before his curtain.
fn lift(shared: &mut Shared<State>) {
    shared.does(What::ForgetPin).does(What::AgreeToLift(seat(1))).does(What::AgreeToLift(seat(2)));
    assert_eq!(shared.waiting(), Some(Waiting::Lifted(seat(0))));
}

/// The lines that tell of a lifted PIN, by their places.
fn told(showing: &Showing<State>) -> Vec<usize> {
    let is_told = |place: &usize| matches!(showing.story[*place].tale, Tale::PinLifted(_));
    (0..showing.story.len()).filter(is_told).collect()
}

#[test]
fn it_is_lifted_when_the_last_of_the_others_agrees_and_not_before() {
    let mut shared = three();
    shared.does(What::ForgetPin).does(What::AgreeToLift(seat(1)));
    assert_eq!(shared.waiting(), Some(Waiting::Lift { seat: seat(0), agreed: seats(&[1]) }));
    assert!(shared.table.host().journal().inputs.is_empty());
    shared.does(What::BackToCurtain);
    assert_eq!(asks_pin(&shared.showing()), Some(true));
    assert_eq!(shared.tries(What::RaiseCurtain { pin: None }), Err(DeedError::WrongPin));
    // Whoever agreed is asked again.
    lift(&mut shared);
    let lifted = Input::LiftPin { seat: seat(0), by: seats(&[1, 2]) };
    assert_eq!(shared.table.host().journal().inputs, [lifted]);
    shared.does(What::BackToCurtain);
    assert_eq!((shared.curtain(), asks_pin(&shared.showing())), (Some((seat(0), true)), Some(false)));
    shared.raise_curtain();
    assert_eq!(shared.private(), Some(seat(0)));
    // It is his alone, and for the rest of the game.
    shared.does(What::Look(seat(1)));
    assert_eq!(asks_pin(&shared.showing()), Some(true));
    shared.does(What::Look(seat(0)));
    assert_eq!(asks_pin(&shared.showing()), Some(false));
    let again = Shared::new(shared.table.host().journal().again(5, 6));
    assert_eq!(asks_pin(&again.showing()), Some(true), "another game, another start");
}

#[test]
fn whoever_agrees_can_think_again() {
    let mut shared = three();
    shared.does(What::ForgetPin).does(What::AgreeToLift(seat(1))).does(What::AgreeToLift(seat(1)));
    assert_eq!(shared.waiting(), Some(Waiting::Lift { seat: seat(0), agreed: Seats::NONE }));
    shared.does(What::AgreeToLift(seat(2)));
    assert_eq!(shared.waiting(), Some(Waiting::Lift { seat: seat(0), agreed: seats(&[2]) }));
}

#[test]
fn while_they_are_asked_the_table_shows_what_all_may_know() {
    let mut shared = three();
    shared.does(What::ForgetPin);
    let look = |shared: &Shared<State>| {
        let showing = shared.showing();
        assert_eq!(showing.screen.eyes(), Some(None));
        assert_eq!(showing.view, Some(shared.table.host().view(None)));
        assert!(showing.story.iter().all(|line| line.is_public));
        assert!(!text(&showing).contains(PIN) && !format!("{showing:?}").contains(PIN));
        assert_eq!(sent(&showing), showing);
    };
    look(&shared);
    shared.does(What::AgreeToLift(seat(1)));
    look(&shared);
    shared.does(What::AgreeToLift(seat(2)));
    look(&shared);
    assert!(!text(&shared.table.host().journal().inputs).contains(PIN));
    // Everybody has looked: the curtain is down.
    shared.does(What::DropCurtain);
    assert_eq!((shared.curtain(), shared.showing().view), (Some((seat(0), true)), None));
}

#[test]
fn nobody_agrees_for_another_nor_out_of_time() {
    let mut shared = three();
    let refused = |shared: &mut Shared<State>, what: What<State>, why_not: DeedError<Refusal>| {
        let before = (shared.showing(), shared.table.host().journal().clone());
        assert_eq!(shared.tries(what.clone()), Err(why_not), "{what:?}");
        assert_eq!((shared.showing(), shared.table.host().journal().clone()), before, "{what:?}");
    };
    refused(&mut shared, What::AgreeToLift(seat(1)), DeedError::NotNow);
    refused(&mut shared, What::BackToCurtain, DeedError::NotNow);
    let curtain = shared.showing().number;
    shared.does(What::ForgetPin).does(What::AgreeToLift(seat(1)));
    refused(&mut shared, What::AgreeToLift(seat(0)), DeedError::NotNow);
    refused(&mut shared, What::AgreeToLift(seat(3)), DeedError::Foreign(seat(3)));
    refused(&mut shared, What::AgreeToLift(seat(11)), DeedError::Foreign(seat(11)));
    refused(&mut shared, What::ForgetPin, DeedError::NotNow);
    refused(&mut shared, type_pin(), DeedError::NotNow);
    let before = shared.showing();
    let stale = shared.table.act(0, Deed { showing: curtain, what: What::AgreeToLift(seat(2)) });
    assert_eq!((stale, shared.showing()), (Err(DeedError::Stale), before));
    shared.does(What::AgreeToLift(seat(2)));
    refused(&mut shared, What::AgreeToLift(seat(2)), DeedError::NotNow);
    shared.does(What::BackToCurtain);
    refused(&mut shared, What::ForgetPin, DeedError::NotNow);
}

#[test]
fn a_host_takes_it_only_with_a_pin_and_from_all_the_others() {
    let mut host = Host::new(laid(&[0, 1, 2], 1)).expect("a sound journal");
    let before = host.journal().clone();
    let wrong =
        [(0, &[][..]), (0, &[1]), (0, &[0, 1]), (0, &[0, 1, 2]), (0, &[1, 2, 3]), (3, &[0, 1, 2]), (9, &[0, 1, 2])];
    for (owner, by) in wrong {
        let input = Input::LiftPin { seat: seat(owner), by: seats(by) };
        assert_eq!(host.put_in(input), Err(InputError::NotLifted), "{owner} by {by:?}");
        assert_eq!(host.journal(), &before);
    }
    let lifted = Input::LiftPin { seat: seat(0), by: seats(&[1, 2]) };
    assert_eq!(host.put_in(lifted.clone()), Ok(()));
    assert_eq!(host.put_in(lifted.clone()), Err(InputError::NotLifted), "it is gone already");
    assert_eq!(host.journal().inputs.len(), 1);
    // Who has no PIN has none to lift, and where nobody else sits nobody can agree.
    let mut open = laid(&[0, 1, 2], 1);
    open.plan.pins.clear();
    assert_eq!(Host::new(open).expect("a sound journal").put_in(lifted), Err(InputError::NotLifted));
    let alone = Input::LiftPin { seat: seat(0), by: Seats::NONE };
    assert_eq!(Host::new(laid(&[0], 1)).expect("a sound journal").put_in(alone), Err(InputError::NotLifted));
}

#[test]
fn a_forged_journal_says_where_it_is_wrong() {
    let mut forged = laid(&[0, 1, 2], 1);
    forged.inputs = vec![Input::LiftPin { seat: seat(0), by: seats(&[1]) }];
    let written = text(&forged);
    assert!(written.contains(r#"{"lift_pin":{"seat":0,"by":[1]}}"#), "{written}");
    let error = Host::new(sent(&forged)).map_err(|error| error.to_string()).err();
    assert_eq!(error.as_deref(), Some("inputs[0]: expected a PIN and the consent of every other person"));
}

#[test]
fn bots_are_not_asked() {
    let mut shared = Shared::new(laid(&[0, 1], 1));
    shared.does(What::ForgetPin).does(What::AgreeToLift(seat(1)));
    assert_eq!(shared.waiting(), Some(Waiting::Lifted(seat(0))));
    let mut alone = Shared::new(laid(&[0], 1));
    assert_eq!(alone.private(), Some(seat(0)), "nobody to hide from");
    assert_eq!(alone.tries(What::ForgetPin), Err(DeedError::NotNow));
}

/// A table at which seat 1 has let something happen and could take it back; seat 2 is asked.
fn with_something_to_take_back() -> Shared<State> {
    let play = |seed| {
        let mut shared = Shared::new(laid(&[0, 1, 2, 3], seed));
        for fits in [
            |action: &Action| matches!(action, Action::Play { card: Card::Merchant, .. }),
            |action: &Action| *action == Action::Stand,
        ] {
            let Some((asked, true)) = shared.curtain() else { return None };
            shared.does(type_pin());
            let action = answers::<State>(&shared.view(), asked).into_iter().find(fits)?;
            shared.does(What::Answer { seat: asked, action });
        }
        shared.showing().undo.map(|_| shared)
    };
    (0..200).find_map(play).expect("some deal has a Merchant in it")
}

#[test]
fn nothing_is_taken_back_beyond_it() {
    let mut shared = with_something_to_take_back();
    let Some((owner, true)) = shared.curtain() else { panic!("somebody is asked") };
    let others = Seats::all(4).without(owner);
    shared.does(What::ForgetPin);
    for other in others.iter() {
        shared.does(What::AgreeToLift(other));
    }
    let lifted = shared.table.host().journal().clone();
    assert_eq!(lifted.inputs.last(), Some(&Input::LiftPin { seat: owner, by: others }));
    assert!(shared.showing().undo.is_none());
    assert_eq!(shared.tries(What::Undo), Err(DeedError::NotNow));
    // What comes after it is taken back as ever, and it stays.
    shared.does(What::BackToCurtain).answer(owner, Action::Stand);
    assert!(shared.showing().undo.is_some(), "to let something happen shows nothing");
    shared.undo();
    assert_eq!(shared.table.host().journal().inputs, lifted.inputs);
    assert_eq!((shared.curtain(), asks_pin(&shared.showing())), (Some((owner, true)), Some(false)));
    assert_eq!(shared.table.host().can_undo(), None);
}

#[test]
fn a_move_can_be_taken_back_while_they_are_asked() {
    let mut shared = with_something_to_take_back();
    shared.does(What::ForgetPin);
    assert!(shared.showing().undo.is_some());
    shared.undo();
    assert!(shared.curtain().is_some(), "nobody is asked about a PIN any more: {:?}", shared.screen());
}

#[test]
fn the_story_tells_it_in_its_place_to_each_as_new_and_once() {
    let mut shared = three();
    shared.does(What::Look(seat(1))).does(type_pin());
    assert!(told(&shared.showing()).is_empty());
    shared.does(What::DropCurtain);
    lift(&mut shared);
    let open = shared.showing();
    let place = open.story.len() - 1;
    assert_eq!(told(&open), [place]);
    assert!(open.story[place].is_public && open.story[place].is_new && open.story[place].is_unheard);
    // All sat there, so nobody is told again; but it is new to whoever has not had the device since.
    shared.does(What::BackToCurtain);
    assert!(shared.showing().story.is_empty());
    shared.raise_curtain();
    let own = shared.showing();
    let [place] = told(&own)[..] else { panic!("it stays in the story") };
    assert!(own.story[place].is_new && !own.story[place].is_unheard);
    let action = answers::<State>(&shared.view(), seat(0)).pop().expect("an answer");
    shared.does(What::Answer { seat: seat(0), action });
    while shared.is_stop() {
        shared.does(What::GoOn);
    }
    shared.does(What::Look(seat(0))).raise_curtain();
    let later = shared.showing();
    assert_eq!(told(&later), [place]);
    assert!(!later.story[place].is_new && !later.story[place].is_unheard, "he has read it");
    assert!(later.story.len() > place + 1, "what he did comes after it");
    shared.does(What::Look(seat(2))).does(type_pin());
    let of_another = shared.showing();
    let [place] = told(&of_another)[..] else { panic!("all are told") };
    assert!(of_another.story[place].is_new);
}

#[test]
fn a_journal_with_it_makes_the_same_game() {
    let mut shared = three();
    lift(&mut shared);
    shared.does(What::BackToCurtain).raise_curtain();
    let host = shared.table.host();
    let rebuilt = Host::new(sent(host.journal())).expect("a sound journal");
    assert_eq!(rebuilt.journal(), host.journal());
    for device in shared.table.devices() {
        assert_eq!(device.showing(&rebuilt), device.showing(host));
    }
    assert_eq!(asks_pin(&Table::new(rebuilt).showing(0)), Some(false));
}

#[test]
fn who_sits_elsewhere_cannot_be_asked_and_who_looks_on_is_told() {
    let at = |devices: &[Seats]| {
        let host = Host::new(laid(&[0, 1, 2], 1)).expect("a sound journal");
        Table::with_devices(host, devices)
    };
    let act = |table: &mut Table<State>, device: usize, what| {
        let showing = table.showing(device).number;
        table.act(device, Deed { showing, what })
    };
    let mut apart = at(&[seats(&[0, 1]), seats(&[2])]);
    assert!(asks_pin(&apart.showing(0)) == Some(true) && !apart.showing(0).can_forget_pin());
    assert_eq!(act(&mut apart, 0, What::ForgetPin), Err(DeedError::NotNow));

    // The same people before two screens, and a bystander before a third.
    let mut table = at(&[Seats::all(3), Seats::all(3), Seats::NONE]);
    assert!(table.showing(0).can_forget_pin());
    assert_eq!(act(&mut table, 2, What::ForgetPin), Err(DeedError::NotNow));
    for device in [0, 1] {
        assert_eq!(act(&mut table, device, What::ForgetPin), Ok(()));
        assert_eq!(act(&mut table, device, What::AgreeToLift(seat(1))), Ok(()));
    }
    assert_eq!(act(&mut table, 2, What::AgreeToLift(seat(2))), Err(DeedError::Foreign(seat(2))));
    let late = table.showing(1).number;
    assert_eq!(act(&mut table, 0, What::AgreeToLift(seat(2))), Ok(()));
    for device in [0, 1] {
        assert_eq!(table.showing(device).screen.waiting(), Some(Waiting::Lifted(seat(0))), "{device}");
    }
    let twice = table.act(1, Deed { showing: late, what: What::AgreeToLift(seat(2)) });
    assert_eq!(twice, Err(DeedError::Stale));
    assert_eq!(act(&mut table, 1, What::AgreeToLift(seat(2))), Err(DeedError::NotNow));
    assert_eq!(table.host().journal().inputs.len(), 1);
    assert_eq!(told(&table.showing(2)).len(), 1);
    assert_eq!(act(&mut table, 1, What::BackToCurtain), Ok(()));
    assert_eq!(asks_pin(&table.showing(1)), Some(false));
}

#[test]
fn a_kept_game_remembers_it_but_not_who_had_agreed_so_far() {
    let resumed = |shared: &Shared<State>| {
        let Kept { table, refused } = Kept::open(&written(&shared.table).body).expect("what was written");
        assert_eq!(refused, None);
        Shared { table }
    };
    let mut shared = three();
    shared.does(What::ForgetPin).does(What::AgreeToLift(seat(1)));
    let mut again = resumed(&shared);
    assert_eq!(asks_pin(&again.showing()), Some(true));
    lift(&mut again);
    let mut later = resumed(&again);
    assert_eq!(later.table.host().journal(), again.table.host().journal());
    assert_eq!(asks_pin(&later.showing()), Some(false));
    later.raise_curtain();
    assert_eq!(told(&later.showing()).len(), 1);
}
