//! What a screen of Zipang draws.

use crate::game::{Seat, Seats};
use crate::table::Waiting;
use crate::zipang::{Action, Card, Hand, Phase, Refusal, View};

/// A player's place at the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Place {
    /// Whose.
    pub seat: Seat,
    /// His coins.
    pub coins: u8,
    /// His cards.
    pub cards: Cards,
    /// Is he still in the campaign?
    pub in_campaign: bool,
    /// Is it his turn?
    pub on_turn: bool,
    /// Is he asked something now?
    pub is_asked: bool,
    /// Does a card act on him that is not yet carried out?
    pub is_threatened: bool,
    /// Can a coin still block an attack on him: has his first turn not come yet?
    pub may_block_with_coin: bool,
}

/// The cards of a hand, as far as the eyes at the screen may know them. A hidden card has no identity: it is a number.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Cards {
    /// All of them are known.
    Known(Vec<Card>),
    /// These are noted, the others are hidden.
    Hidden {
        /// What is known to be among them.
        noted: Vec<Card>,
        /// How many there are besides.
        unknown: u8,
    },
}

/// Everybody's place, clockwise from the owner of the eyes, or from seat 0.
pub fn places(view: &View) -> Vec<Place> {
    let asked = match view.phase {
        Phase::Over(_) => None,
        Phase::Answer(answering) => Some(answering.asked),
        _ => Some(view.turn),
    };
    let threatened = match view.phase {
        Phase::Answer(answering) => answering.affected.minus(answering.spared),
        _ => Seats::NONE,
    };
    let first = view.eyes.unwrap_or_default();
    std::iter::once(first)
        .chain(first.others(view.players))
        .map(|seat| Place {
            seat,
            coins: view.coins[seat],
            cards: cards(view, seat),
            in_campaign: view.in_campaign.contains(seat),
            on_turn: asked.is_some() && view.turn == seat,
            is_asked: asked == Some(seat),
            is_threatened: threatened.contains(seat),
            may_block_with_coin: !view.begun.contains(seat) && view.coins[seat] > 0,
        })
        .collect()
}

fn cards(view: &View, seat: Seat) -> Cards {
    let known = |hand: Hand| Cards::Known(hand.as_slice().to_vec());
    if view.eyes == Some(seat) {
        known(view.hand)
    } else if !view.open_hands[seat].is_empty() {
        known(view.open_hands[seat])
    } else {
        let noted = view.notes[seat];
        Cards::Hidden { noted: noted.as_slice().to_vec(), unknown: view.hand_sizes[seat] - noted.len() }
    }
}

/// What somebody has picked so far of an answer.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Selection {
    /// The thing to do.
    pub choice: Option<Choice>,
    /// The players it is done to.
    pub targets: Seats,
}

/// One thing that can be done, before anybody is named.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
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
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Offered<T> {
    /// The thing.
    pub what: T,
    /// Why it may not be picked, if it may not.
    pub why_not: Option<Refusal>,
}

/// A question with all its answers, as far as they are picked.
#[derive(Clone, Debug, PartialEq, Eq)]
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
