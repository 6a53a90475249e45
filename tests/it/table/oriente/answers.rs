//! Every answer can be picked, and what cannot be picked says why.

use noren::game::{Game, Prompt, Seat, Seats};
use noren::oriente::{Action, Destiny, Lord, Phase, Refusal, Setup, Side, State};
use noren::table::model::oriente::{Ability, Choice, Selection, asked};
use noren::table::model::{Answers, Known};
use noren::table::{DeedError, Pace, What};

use super::{each_move, tables};
use crate::oriente::table::{Play, Table, seat};
use crate::shared::{Shared, journal};
use crate::support::games;

fn given(state: &State, seat: Seat, selection: Selection) -> Answers<State> {
    Known::new(state.view(Some(seat))).answers(seat, selection)
}

fn of(play: &Play, number: u8) -> Answers<State> {
    given(&play.state, seat(number), Selection::default())
}

fn why_not(answers: &Answers<State>, choice: Choice) -> Option<Refusal> {
    answers.choices.iter().find(|offered| offered.what == choice).expect("it is shown").why_not
}

/// Every answer that can be put together from what is shown as allowed.
fn reachable(state: &State, seat: Seat) -> Vec<Action> {
    let mut found = Vec::new();
    for choice in given(state, seat, Selection::default()).choices.iter().filter(|choice| choice.why_not.is_none()) {
        let picked = Selection { choice: Some(choice.what), named: Seats::NONE };
        let answers = given(state, seat, picked);
        let before = found.len();
        found.extend(answers.ready);
        for target in answers.targets.iter().filter(|target| target.why_not.is_none()) {
            let ready = given(state, seat, Selection { named: Seats::only(target.what), ..picked }).ready;
            found.push(ready.expect("an allowed target completes the answer"));
        }
        assert!(found.len() > before, "{choice:?} leads nowhere");
    }
    found.sort();
    found
}

#[test]
fn what_can_be_picked_is_what_is_allowed() {
    let mut legal = Vec::new();
    for (setup, seed) in tables(games(30)) {
        each_move(&setup, seed, |step| {
            let Prompt::Ask { seat, .. } = step.before.prompt() else { return };
            assert_eq!(asked(&step.before.view(None)), Some(seat));
            step.before.legal(seat, &mut legal);
            assert_eq!(reachable(&step.before, seat), legal);
        });
    }
}

#[test]
fn all_abilities_are_shown_and_his_own_first() {
    let play = Table::of(&[Lord::Akindo, Lord::Nofu, Lord::Ninja, Lord::Samurai]).play();
    let answers = of(&play, 0);
    let shown: Vec<Choice> = answers.choices.iter().map(|offered| offered.what).collect();
    assert_eq!(shown[..3], [Choice::Ability(Ability::Credit), Choice::Ability(Ability::Trading), Choice::Attack]);
    assert!(Ability::ALL.iter().all(|&ability| shown.contains(&Choice::Ability(ability))));
    assert_eq!((shown.len(), shown.last()), (11, Some(&Choice::Pass)));
    assert_eq!(why_not(&answers, Choice::Ability(Ability::Assassination)), Some(Refusal::NotHisAbility));
    assert_eq!(why_not(&answers, Choice::Ability(Ability::Credit)), None);
}

#[test]
fn a_barred_caller_is_told_that_his_rank_is_too_low() {
    let mut play = Table::of(&[Lord::Daimyo, Lord::Nofu, Lord::Ninja, Lord::Soryo]).play();
    play.declare(0, Destiny::Annuity);
    let answers = of(&play, 1);
    assert_eq!(why_not(&answers, Choice::Attack), Some(Refusal::RankTooLow));
    assert_eq!(why_not(&answers, Choice::Pass), None);
    play.pass(&[1, 2]);
    let selection = Selection { choice: Some(Choice::Ability(Ability::Prayer)), named: Seats::NONE };
    assert_eq!(given(&play.state, seat(3), selection).ready, Some(Action::Call(Destiny::Prayer)));
}

#[test]
fn a_target_that_may_not_be_named_says_why() {
    let lords = [Lord::Akindo, Lord::Akindo, Lord::Nofu, Lord::Samurai];
    let play = Table::of(&lords).up(&[1]).play();
    let selection = Selection { choice: Some(Choice::Ability(Ability::Credit)), named: Seats::NONE };
    let reasons: Vec<_> = given(&play.state, seat(0), selection).targets.iter().map(|target| target.why_not).collect();
    assert_eq!(reasons, [Some(Refusal::NamesHimself), Some(Refusal::FaceUpAkindo), None, None]);
}

#[test]
fn the_only_one_who_can_be_named_is_named_at_once() {
    let lords = [Lord::Akindo, Lord::Akindo, Lord::Akindo, Lord::Samurai];
    let play = Table::of(&lords).up(&[1, 2]).play();
    let picked = |choice| Known::<State>::new(play.view(0)).pick(seat(0), choice).named;
    assert_eq!(picked(Choice::Ability(Ability::Trading)), Seats::only(seat(3)));
    assert_eq!((picked(Choice::Attack), picked(Choice::Pass)), (Seats::NONE, Seats::NONE));
}

#[test]
fn tapping_a_player_names_him_instead_or_no_more() {
    let play = Table::of(&[Lord::Soryo, Lord::Nofu, Lord::Ninja, Lord::Samurai]).play();
    let known = Known::<State>::new(play.view(0));
    let tapped = |selection, number: u8| known.toggle(seat(0), selection, seat(number));
    let attack = Selection { choice: Some(Choice::Attack), named: Seats::NONE };
    let named = tapped(attack, 2);
    assert_eq!(named.named, Seats::only(seat(2)));
    assert_eq!((tapped(named, 1).named, tapped(named, 2).named), (Seats::only(seat(1)), Seats::NONE));
    assert_eq!(tapped(Selection::default(), 1).named, Seats::NONE);
    let prayer = Selection { choice: Some(Choice::Ability(Ability::Prayer)), named: Seats::NONE };
    assert_eq!(tapped(prayer, 1), prayer, "nobody is named for it");
}

#[test]
fn a_lord_turned_for_the_loser_only_is_shown_with_its_reason() {
    let lords = [Lord::Samurai, Lord::Samurai, Lord::Samurai, Lord::Nofu];
    let mut play = Table::of(&lords).deck(&[Lord::Soryo, Lord::Nofu, Lord::Akindo]).play();
    play.declare(0, Destiny::Attack(seat(1))).nobody_calls().help(2, Side::Attacker).nobody_helps();
    assert!(matches!(play.phase(), Phase::Replacing(_)));
    let answers = of(&play, 1);
    assert_eq!(why_not(&answers, Choice::Replace(Lord::Soryo)), None);
    assert_eq!(why_not(&answers, Choice::Replace(Lord::Nofu)), Some(Refusal::NotTurned));
}

#[test]
fn nobody_answers_for_a_bot() {
    let setup = Setup { first: Some(1), ..Setup::plain(4) };
    let mut shared = Shared::<State>::new(journal(setup, 4, Seats::only(seat(0)), Pace::PassTheDevice, 1));
    let answer = What::Answer { seat: seat(1), action: Action::Pass };
    assert_eq!(shared.tries(answer), Err(DeedError::Foreign(seat(1))));
}
