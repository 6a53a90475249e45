//! What may be answered, picked step by step, and why not.

use serde::{Deserialize, Serialize};

use crate::game::Seats;
use crate::table::model;
use crate::zipang::{Action, Card, Phase, Refusal, View};

/// What somebody has picked so far of an answer.
pub type Selection = model::Selection<Choice>;

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

impl Choice {
    /// The answer that it is, once these players are named.
    pub const fn action(self, targets: Seats) -> Action {
        match self {
            Self::Play(card) => Action::Play { card, targets },
            Self::Ikki => Action::Ikki,
            Self::Take(card) => Action::Take(card),
            Self::Monk => Action::Monk,
            Self::Coin => Action::Coin,
            Self::Stand => Action::Stand,
        }
    }

    /// All sets of players that it could name: for a card that is played none, one or two.
    pub fn ways_to_name(self, players: u8) -> Vec<Seats> {
        let Self::Play(_) = self else { return vec![Seats::NONE] };
        let seats = || Seats::all(players).iter();
        let pairs = seats().flat_map(|one| seats().map(move |other| Seats::only(one).with(other)));
        std::iter::once(Seats::NONE).chain(pairs).collect()
    }
}

/// Everything that could be done, allowed or not.
pub fn choices(view: &View) -> Vec<Choice> {
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
        // Where a coin blocks nothing, paying one is no answer: a Merchant takes it anyway.
        Phase::Answer(answering) if answering.card.attack().is_none() => vec![Choice::Monk, Choice::Stand],
        Phase::Answer(_) => vec![Choice::Monk, Choice::Coin, Choice::Stand],
        Phase::Over(_) => Vec::new(),
    }
}

fn distinct(cards: &[Card]) -> Vec<Choice> {
    Card::ALL.into_iter().filter(|card| cards.contains(card)).map(Choice::Take).collect()
}
