//! The moments at which the table waits for people: what they have at stake, what they are offered, what they owe.

use noren::game::{Game, Seats};
use noren::oriente::deals::{Due, EntryNumber, Ground, Promise, Promises, Proposal, Standing, Terms};
use noren::oriente::{Action, Card, Destiny, Event, Lord, Side, State, Talk};
use noren::table::model::oriente::lately;
use noren::table::{DeedError, Journal, Occasion, Pace, Waiting, What};

use crate::oriente::table::{Play, Table, seat};
use crate::shared::{Shared, journal, seats};

/// A Daimyō and a Nōfu, and two others of whom the second lies face up and outranks both.
fn four() -> Table {
    Table::of(&[Lord::Daimyo, Lord::Nofu, Lord::Nofu, Lord::Soryo]).up(&[3])
}

/// People in these seats around a device, at this table.
fn around(people: &[u8], pace: Pace, play: &Play, talk: Talk) -> Shared<State> {
    let position = play.position();
    let players = position.seats.len() as u8;
    let mut setup = noren::oriente::Setup::plain(players);
    setup.options.talk = talk;
    let journal: Journal<State> = journal(setup, players, seats(people), pace, 7);
    Shared::new(Journal { position: Some(position), ..journal })
}

fn one(person: u8, play: &Play) -> Shared<State> {
    around(&[person], Pace::PassTheDevice, play, Talk::Full)
}

fn moment(people: &[u8], occasion: Occasion) -> Option<Waiting> {
    Some(Waiting::Moment { seats: seats(people), occasion })
}

fn service() -> Terms {
    Terms { ground: Some(Ground::Service), ..Terms::default() }
}

fn promising(promise: Promise) -> Terms {
    Terms { promises: Promises::only(promise), ..Terms::default() }
}

#[test]
fn before_bots_answer_the_declaration_of_a_person_the_table_waits_for_him_once() {
    let mut shared = one(0, &four().play());
    shared.let_bots_talk().answer(seat(0), Action::Declare(Destiny::Attack(seat(1))));
    assert_eq!(shared.waiting(), moment(&[0], Occasion::Stake));
    shared.let_bots_talk();
    assert_eq!(shared.waiting(), moment(&[0], Occasion::Stake), "bots may talk, and answer nothing");
    let offer = Action::Offer(Proposal { to: seat(2), gives: service(), asks: promising(Promise::DoNotCall) });
    shared.aside(seat(0), offer).let_bots_talk();
    assert_eq!(shared.waiting(), moment(&[0], Occasion::Stake), "he bargains where he is");
    shared.does(What::LetItRun);
    while matches!(shared.waiting(), Some(Waiting::Moment { .. })) {
        shared.does(What::LetItRun);
    }
    assert!(matches!(shared.waiting(), Some(Waiting::Bot(_))), "{:?}", shared.screen());
    assert_eq!(shared.tries(What::LetItRun), Err(DeedError::NotNow));
    shared.does(What::OpenDesk).does(What::CloseDesk);
    assert!(matches!(shared.waiting(), Some(Waiting::Bot(_))), "once is enough");
}

#[test]
fn who_is_attacked_has_a_moment_before_others_call_and_before_they_help() {
    let mut play = four().play();
    play.declare(0, Destiny::Attack(seat(1)));
    assert_eq!(one(1, &play).waiting(), moment(&[1], Occasion::Stake));
    assert_eq!(one(0, &play).waiting(), moment(&[0], Occasion::Stake));
    let poll = one(2, &play).waiting();
    assert!(!matches!(poll, Some(Waiting::Moment { .. })), "who is neither is asked in his turn: {poll:?}");
    play.nobody_calls();
    assert_eq!(one(1, &play).waiting(), moment(&[1], Occasion::Stake));
    let both = around(&[0, 1], Pace::PassTheDevice, &play, Talk::Full);
    assert_eq!(both.waiting(), moment(&[0, 1], Occasion::Stake));
    play.act(2, Action::StayOut);
    let mut later = one(1, &play);
    later.does(What::LetItRun);
    assert_eq!(later.waiting(), Some(Waiting::Bot(seat(3))), "once is enough");
    play.help(3, Side::Defender);
    assert!(!matches!(one(1, &play).waiting(), Some(Waiting::Moment { .. })), "somebody helps");
}

#[test]
fn the_table_waits_when_a_bot_is_about_to_answer_and_not_before_people_do_nor_twice() {
    let mut play = four().play();
    play.declare(0, Destiny::Attack(seat(1))).nobody_calls();
    let mut shared = around(&[0, 1, 2], Pace::SpeakUp, &play, Talk::Full);
    shared.does(What::SkipLooks);
    assert_eq!(shared.waiting(), Some(Waiting::Hands(seats(&[2]))), "a person is asked first");
    shared.raise_hands(Seats::NONE);
    assert_eq!(shared.waiting(), moment(&[0, 1], Occasion::Stake), "then a bot");
    shared.does(What::LetItRun);
    assert_eq!(shared.waiting(), Some(Waiting::Bot(seat(3))));
    let mut raised = around(&[0, 1, 2], Pace::SpeakUp, &play, Talk::Full);
    raised.does(What::SkipLooks).raise_hands(seats(&[2]));
    assert_eq!(raised.curtain(), Some((seat(2), true)), "whoever raised a hand is heard at once");
}

#[test]
fn the_table_waits_only_where_bots_answer_and_people_bargain_and_want_it() {
    let mut play = four().play();
    play.declare(0, Destiny::Attack(seat(1)));
    let mut among_people = around(&[0, 1, 2, 3], Pace::SpeakUp, &play, Talk::Full);
    among_people.does(What::SkipLooks);
    assert_eq!(among_people.waiting(), Some(Waiting::Hands(seats(&[2, 3]))));
    let mut silent = four().with(|setup, _| setup.options.talk = Talk::Silent).play();
    silent.declare(0, Destiny::Attack(seat(1)));
    let silent = around(&[0], Pace::PassTheDevice, &silent, Talk::Silent);
    assert_eq!(silent.waiting(), Some(Waiting::Bot(seat(2))));
    let mut hasty = one(0, &play);
    hasty.table.wait_for_people(false);
    assert_eq!(hasty.waiting(), Some(Waiting::Bot(seat(2))));
}

#[test]
fn an_offer_to_a_person_is_put_beside_the_table_and_asked_about_once_more_on_leaving_the_desk() {
    let mut play = four().play();
    let number = play.offer(3, 0, service(), promising(Promise::Spare(seat(3))));
    let offered = moment(&[0], Occasion::Offer);
    let mut shared = one(0, &play);
    assert_eq!(shared.waiting(), offered);
    shared.does(What::LetItRun);
    assert_eq!(shared.waiting(), Some(Waiting::Answer(seat(0))), "it stays open");
    shared.does(What::OpenDesk).does(What::CloseDesk);
    assert_eq!(shared.waiting(), offered);
    shared.aside(seat(0), Action::Refuse(number));
    assert_eq!(shared.waiting(), Some(Waiting::Answer(seat(0))), "there is nothing left to answer");
}

#[test]
fn what_people_offer_each_other_is_asked_about_on_leaving_the_desk() {
    let mut shared = around(&[0, 1], Pace::PassTheDevice, &four().play(), Talk::Full);
    let offer = Action::Offer(Proposal { to: seat(1), gives: service(), asks: promising(Promise::Spare(seat(0))) });
    shared.does(What::OpenDesk).aside(seat(0), offer).does(What::CloseDesk);
    assert_eq!(shared.waiting(), moment(&[1], Occasion::Offer));
}

/// Seat 1 owes seat 3 his treasure, due so.
fn in_debt(due: Due) -> Play {
    let mut play = four().play();
    play.deal(1, 3, promising(Promise::Pay { card: Card::Treasure2, count: 1, due }), service());
    play
}

#[test]
fn o_16_whoever_owes_is_asked_before_the_season_can_end_and_can_still_pay() {
    let mut play = in_debt(Due::ThisSeason);
    play.pass(&[0, 1]);
    assert_eq!(one(1, &play).waiting(), Some(Waiting::Bot(seat(2))), "two are still to be asked");
    play.pass(&[2]);
    let mut shared = one(1, &play);
    assert_eq!(shared.waiting(), moment(&[1], Occasion::Debt));
    let mut later = shared.clone();
    shared.aside(seat(1), Action::Settle(EntryNumber(1)));
    assert_eq!(shared.waiting(), Some(Waiting::Bot(seat(3))));
    let entry = shared.view().bargains.ledger.entries.as_slice()[0];
    assert_eq!(entry.standing, Standing::Kept);
    later.does(What::LetItRun);
    assert_eq!(later.waiting(), Some(Waiting::Bot(seat(3))), "nobody is made to pay");
}

#[test]
fn o_16_debts_of_other_times_and_debts_that_cannot_be_paid_are_not_asked_about() {
    for due in [Due::NextSeason, Due::WhenAble, Due::GameEnd] {
        let mut play = in_debt(due);
        play.pass(&[0, 1, 2]);
        assert_eq!(one(1, &play).waiting(), Some(Waiting::Bot(seat(3))), "{due:?}");
    }
    let mut poor = four().play();
    poor.deal(1, 3, promising(Promise::Pay { card: Card::Shogun, count: 1, due: Due::ThisSeason }), service());
    poor.pass(&[0, 1, 2]);
    assert_eq!(one(1, &poor).waiting(), Some(Waiting::Bot(seat(3))));
}

#[test]
fn o_16_where_all_speak_up_at_once_a_debtor_is_asked_before_they_do() {
    let play = in_debt(Due::ThisSeason);
    let mut shared = around(&[0, 1, 2, 3], Pace::SpeakUp, &play, Talk::Full);
    assert_eq!(shared.waiting(), moment(&[1], Occasion::Debt));
    shared.does(What::LetItRun).does(What::SkipLooks);
    assert_eq!(shared.waiting(), Some(Waiting::Hands(Seats::all(4))));
}

#[test]
fn o_16_whoever_owes_is_asked_before_the_last_disk_is_spent_on_help() {
    let mut play = four().spent(&[1, 2]).play();
    play.deal(1, 3, promising(Promise::Pay { card: Card::Treasure2, count: 1, due: Due::ThisSeason }), service());
    play.declare(0, Destiny::Attack(seat(2))).nobody_calls();
    assert_eq!(play.asked(), 3, "his is the last disk");
    assert_eq!(one(1, &play).waiting(), moment(&[1], Occasion::Debt));
    play.help(3, Side::Attacker);
    assert_eq!(play.standing(1), Standing::Broken, "with it the season was over");
}

#[test]
fn what_a_bot_says_to_an_offer_is_learned_and_not_taken_back() {
    let mut shared = one(0, &four().play());
    let offer = Action::Offer(Proposal { to: seat(2), gives: service(), asks: promising(Promise::Spare(seat(0))) });
    shared.let_bots_talk().does(What::OpenDesk).aside(seat(0), offer);
    assert!(shared.showing().undo.is_some(), "until it is answered");
    shared.let_bots_talk();
    assert_eq!(shared.showing().remarks.len(), 1);
    assert!(shared.showing().undo.is_none());
    // Among people everything is said aloud anyway.
    let mut people = around(&[0, 1, 2, 3], Pace::PassTheDevice, &four().play(), Talk::Full);
    people.does(What::OpenDesk).aside(seat(0), offer);
    let number = people.view().bargains.offers.as_slice()[0].number;
    people.aside(seat(2), Action::Refuse(number));
    assert!(people.showing().undo.is_some());
}

#[test]
fn what_has_come_about_is_told_from_the_call_that_led_to_it() {
    let mut play = four().play();
    let mut story: Vec<Event> = Vec::new();
    let told = |play: &Play| super::public(&play.told);
    assert_eq!(lately(&story), []);
    play.declare(0, Destiny::Attack(seat(1)));
    story.extend(told(&play));
    assert_eq!(lately(&story).last(), Some(&Event::Declared(seat(0), Destiny::Attack(seat(1)))));
    play.pass(&[2]);
    story.extend(told(&play));
    play.call(3, Destiny::Attack(seat(0)));
    story.extend(told(&play));
    let (called, declared) =
        (Event::Called { by: seat(3), against: seat(0) }, Event::Declared(seat(3), Destiny::Attack(seat(0))));
    assert_eq!(lately(&story), [called, declared]);
    while play.state.view(None).fulfilled == 0 {
        play.act(play.asked(), Action::Pass);
        story.extend(told(&play));
    }
    assert_eq!(lately(&story)[..2], [called, declared], "help is sought for it");
    play.nobody_helps();
    story.extend(told(&play));
    assert_eq!(lately(&story), []);
}
