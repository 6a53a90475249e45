//! What may be answered, picked step by step, and why not.

use serde::{Deserialize, Serialize};

use crate::game::{Seat, Seats};
use crate::table::{Waiting, model};
use crate::zipang::{Action, Card, Phase, Refusal, View};

/// What somebody has picked so far of an answer.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Selection {
    /// The thing to do.
    pub choice: Option<Choice>,
    /// The players it is done to.
    pub targets: Seats,
}

/// One thing that can be done, before anybody is named.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Choice {
    /// Play this card.
    Play(Card),
    /// Play two Peasants together.
    Ikki,
    /// Take this card.
    Take(Card),
    /// Lay a Monk.
    Monk,
    /// Pay a coin.
    Coin,
    /// Let it happen.
    Stand,
}

/// A thing that is offered: it may be picked, or the rule says why not.
pub type Offered<T> = model::Offered<T, Refusal>;

/// A question with all its answers, as far as they are picked.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Answers {
    /// Everything that could be done, allowed or not.
    pub choices: Vec<Offered<Choice>>,
    /// Everybody who could be named for the choice that is picked; empty when it names nobody.
    pub targets: Vec<Offered<Seat>>,
    /// The answer, when it is complete.
    pub ready: Option<Action>,
}

impl Choice {
    const fn action(self, targets: Seats) -> Action {
        match self {
            Self::Play(card) => Action::Play { card, targets },
            Self::Ikki => Action::Ikki,
            Self::Take(card) => Action::Take(card),
            Self::Monk => Action::Monk,
            Self::Coin => Action::Coin,
            Self::Stand => Action::Stand,
        }
    }
}

/// The answers that the person asked can give, with `check` to say what is allowed. `None` when nobody is asked here.
pub fn answers(
    view: &View,
    waiting: Waiting,
    selection: Selection,
    check: impl Fn(Action) -> Result<(), Refusal>,
) -> Option<Answers> {
    let Waiting::Answer(_) = waiting else { return None };
    let choices =
        choices(view).into_iter().map(|what| Offered { what, why_not: why_not(view, what, &check) }).collect();
    let Some(choice) = selection.choice else { return Some(Answers { choices, targets: Vec::new(), ready: None }) };
    let action = choice.action(selection.targets);
    let names_somebody = check(choice.action(Seats::NONE)).is_err();
    let targets = if names_somebody { targets(view, choice, selection.targets, &check) } else { Vec::new() };
    Some(Answers { choices, targets, ready: check(action).is_ok().then_some(action) })
}

fn choices(view: &View) -> Vec<Choice> {
    match view.phase {
        Phase::Play => {
            let mut cards: Vec<Choice> = view.hand.as_slice().iter().map(|&card| Choice::Play(card)).collect();
            cards.dedup();
            if view.hand.contains(Card::Peasant) {
                cards.push(Choice::Ikki);
            }
            cards
        }
        Phase::PlayTaken(Card::Peasant) => vec![Choice::Play(Card::Peasant), Choice::Ikki],
        Phase::PlayTaken(card) => vec![Choice::Play(card)],
        Phase::TakeFromDiscards => distinct(view.discards.as_slice()),
        Phase::TakeFromHand(from) => distinct(view.notes[from].as_slice()),
        Phase::Answer(_) => vec![Choice::Monk, Choice::Coin, Choice::Stand],
        Phase::Over(_) => Vec::new(),
    }
}

fn distinct(cards: &[Card]) -> Vec<Choice> {
    Card::ALL.into_iter().filter(|card| cards.contains(card)).map(Choice::Take).collect()
}

/// Sets of players that a card could name.
fn named(view: &View) -> impl Iterator<Item = Seats> {
    let players = view.players;
    let seats = move || Seats::all(players).iter();
    std::iter::once(Seats::NONE)
        .chain(seats().flat_map(move |one| seats().map(move |other| Seats::only(one).with(other))))
}

/// Nothing, if there is any way to do it; else the reason that stands in the way.
fn why_not(view: &View, choice: Choice, check: impl Fn(Action) -> Result<(), Refusal>) -> Option<Refusal> {
    let mut last = None;
    for targets in named(view) {
        match check(choice.action(targets)) {
            Ok(()) => return None,
            Err(refusal) => last = last.or(Some(refusal)),
        }
    }
    last
}

/// Everybody at the table as a target, beside those named already.
fn targets(
    view: &View,
    choice: Choice,
    chosen: Seats,
    check: impl Fn(Action) -> Result<(), Refusal>,
) -> Vec<Offered<Seat>> {
    let offered = |seat: Seat| {
        let naming = chosen.with(seat);
        let wider = || Seats::all(view.players).iter().map(|other| naming.with(other));
        let why_not = match check(choice.action(naming)) {
            Ok(()) => None,
            // He may be one of two.
            Err(_) if wider().any(|targets| check(choice.action(targets)).is_ok()) => None,
            // He could be named instead of those named already.
            Err(refusal) => check(choice.action(Seats::only(seat))).err().map(|_| refusal),
        };
        Offered { what: seat, why_not }
    };
    Seats::all(view.players).iter().map(offered).collect()
}

/// What is picked once this choice is tapped: with its targets, if there is only one way to name them.
pub fn pick(view: &View, choice: Choice, check: impl Fn(Action) -> Result<(), Refusal>) -> Selection {
    let mut ways: Vec<Seats> = named(view).filter(|&targets| check(choice.action(targets)).is_ok()).collect();
    ways.sort();
    ways.dedup();
    let targets = if let [only] = ways[..] { only } else { Seats::NONE };
    Selection { choice: Some(choice), targets }
}

/// What is picked once this player is tapped: he joins those named, takes their place, or is named no more.
pub fn toggled(
    selection: Selection,
    seat: Seat,
    players: u8,
    check: impl Fn(Action) -> Result<(), Refusal>,
) -> Selection {
    let Some(choice) = selection.choice else { return selection };
    let named = selection.targets;
    let joined = named.with(seat);
    let could_be = |targets: Seats| {
        let wider = Seats::all(players).iter().map(|other| targets.with(other));
        wider.chain([targets]).any(|targets| check(choice.action(targets)).is_ok())
    };
    let targets = if named.contains(seat) {
        named.without(seat)
    } else if could_be(joined) {
        joined
    } else {
        Seats::only(seat)
    };
    Selection { targets, ..selection }
}
