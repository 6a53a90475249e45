//! A full position of Zipang, and how it stands in the frame of [`Game`].

use serde::{Deserialize, Serialize};

use super::action::{Action, Question, Threat};
use super::cards::{Card, Hand, MAX_CARDS, MAX_PLAYERS};
use super::event::Event;
use super::mover::Mover;
use super::notes::Notes;
use super::refusal::Refusal;
use super::score::{Ended, Outcome};
use super::setup::{Options, Setup};
use super::view::View;
use crate::game::{BySeat, Chance, Game, Listener, Pile, Prompt, Seat, Seats, SetupError, Stream};

/// A full position: every card and every secret. Plain data; a copy is a copy of memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct State {
    pub(super) players: u8,
    pub(super) options: Options,
    /// Which campaign this is, counted from 1.
    pub(super) campaign: u16,
    /// Who began this campaign.
    pub(super) first: Seat,
    /// Whose turn it is.
    pub(super) turn: Seat,
    pub(super) coins: BySeat<u8, MAX_PLAYERS>,
    pub(super) pile: u8,
    /// The coins that have left the game (Z-16).
    pub(super) gone: u8,
    pub(super) in_campaign: Seats,
    /// Whose first turn of this campaign has come (Z-13).
    pub(super) begun: Seats,
    pub(super) hands: BySeat<Hand, MAX_PLAYERS>,
    pub(super) notes: Notes,
    pub(super) supply: Pile<Card, MAX_CARDS>,
    /// The card that began the discard pile; nobody has seen it.
    pub(super) face_down: Card,
    /// The discards that lie face up, the oldest first.
    pub(super) discards: Pile<Card, MAX_CARDS>,
    pub(super) phase: Phase,
}

/// What the table is waiting for. Everything in it is public.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Phase {
    /// The player on turn chooses a card of his hand.
    Play,
    /// This card was taken; it lies open until the player on turn has said how he plays it.
    PlayTaken(Card),
    /// The Crazy One chooses from the discard pile.
    TakeFromDiscards,
    /// The Nobleman chooses from this player's hand.
    TakeFromHand(Seat),
    /// Those on whom a card acts are asked for their answers.
    Answer(Answering),
    /// The game is over.
    Over(Ended),
}

/// The answers to one card's effect, as far as they are given.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Answering {
    /// The card that acts; a Peasant here is an ikki.
    pub card: Card,
    /// On whom it acts.
    pub affected: Seats,
    /// Who is asked now.
    pub asked: Seat,
    /// Whose answers are still to come.
    #[serde(default)]
    pub waiting: Seats,
    /// Who laid a Monk.
    #[serde(default)]
    pub spared: Seats,
    /// Who blocks with a coin: said at once, paid with the rest (Z-6).
    #[serde(default)]
    pub paying: Seats,
}

impl State {
    /// All others who are still in the campaign.
    #[inline]
    pub(super) fn rivals(&self) -> Seats {
        self.in_campaign.without(self.turn)
    }

    /// Who is asked now, if anyone.
    #[inline]
    pub(super) fn asked(&self) -> Option<Seat> {
        match self.phase {
            Phase::Over(_) => None,
            Phase::Answer(answering) => Some(answering.asked),
            _ => Some(self.turn),
        }
    }
}

impl Game for State {
    const NAME: &'static str = "zipang";

    type Setup = Setup;
    type Action = Action;
    type Event = Event;
    type Refusal = Refusal;
    type Question = Question;
    type Outcome = Outcome;
    type View = View;

    fn new(setup: &Setup, chance: &mut Chance, listener: &mut impl Listener<Event>) -> Result<Self, SetupError> {
        let (players, first) = setup.check()?;
        Ok(Mover::deal_first_campaign(players, first, setup.options, chance, listener))
    }

    fn players(&self) -> u8 {
        self.players
    }

    #[inline]
    fn prompt(&self) -> Prompt<Question, Outcome> {
        let (seat, question) = match self.phase {
            Phase::Over(ended) => return Prompt::Over(Outcome::new(&self.coins, self.players, ended.winner)),
            Phase::Play => (self.turn, Question::Play),
            Phase::PlayTaken(card) => (self.turn, Question::PlayTaken(card)),
            Phase::TakeFromDiscards => (self.turn, Question::TakeFromDiscards),
            Phase::TakeFromHand(from) => (self.turn, Question::TakeFromHand(from)),
            Phase::Answer(Answering { card, asked, .. }) => {
                (asked, Question::Answer(Threat { by: self.turn, card, coin: self.may_pay(card, asked).is_ok() }))
            }
        };
        Prompt::Ask { seat, question }
    }

    fn check(&self, seat: Seat, action: &Action) -> Result<(), Refusal> {
        self.allows(seat, *action)
    }

    #[inline]
    fn legal(&self, seat: Seat, answers: &mut Vec<Action>) {
        self.list_answers(seat, answers);
    }

    #[inline]
    fn apply_unchecked(
        &mut self,
        seat: Seat,
        action: &Action,
        chance: &mut Chance,
        listener: &mut impl Listener<Event>,
    ) {
        Mover { state: self, chance, listener }.answer(seat, *action);
    }

    fn view(&self, eyes: Option<Seat>) -> View {
        View::of(self, eyes)
    }

    fn sample(view: &View, stream: &mut Stream) -> Self {
        view.sample(stream)
    }
}
