//! The rules of Fireflies.
//!
//! Two to four players hold two lights each, unseen by the others. Three nights long, each in turn shows one of his or
//! stays dark. The brightest light of a night catches a firefly; where two are as bright, nobody does. Whoever has shown
//! a light draws another, while there are any. Most fireflies win.

use std::fmt;

use noren::game::{
    Audience, BySeat, Chance, Face, Game, Listener, Moment, Names, Pile, Prompt, Reason, Rule, Seat, Seats, SetupError,
    Stream,
};
use serde::{Deserialize, Serialize};

pub const MAX_PLAYERS: usize = 4;
pub const NIGHTS: u8 = 3;
pub const LIGHTS: usize = 16;
const HAND: usize = 2;
const DEAL: Moment = Moment { kind: 0, round: 0, index: 0 };

/// A card: there are four of each kind.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Light {
    #[default]
    Glow,
    Spark,
    Flame,
    Blaze,
}

impl Light {
    pub const ALL: [Self; 4] = [Self::Glow, Self::Spark, Self::Flame, Self::Blaze];

    pub fn deck() -> Pile<Self, LIGHTS> {
        let mut deck = Pile::default();
        (0..LIGHTS).for_each(|place| deck.push(Self::ALL[place / 4]));
        deck
    }
}

impl Face for Light {
    fn code(self) -> u8 {
        self as u8
    }
}

pub type Hand = Pile<Light, HAND>;

/// A full position: every light and every secret.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Fireflies {
    pub players: u8,
    /// Which night it is, counted from 0; after the last one the game is over.
    pub night: u8,
    pub asked: Seat,
    pub hands: BySeat<Hand, MAX_PLAYERS>,
    pub deck: Pile<Light, LIGHTS>,
    /// What was shown this night.
    pub shown: BySeat<Option<Light>, MAX_PLAYERS>,
    /// What was shown in earlier nights.
    pub burnt: Pile<Light, LIGHTS>,
    pub caught: BySeat<u8, MAX_PLAYERS>,
}

/// What some eyes may know: hidden are the hands of the others, and the deck.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct View {
    pub eyes: Option<Seat>,
    pub players: u8,
    pub night: u8,
    pub asked: Seat,
    /// The hand of these eyes.
    pub hand: Hand,
    /// How many lights everybody holds.
    pub held: BySeat<u8, MAX_PLAYERS>,
    pub deck: u8,
    pub shown: BySeat<Option<Light>, MAX_PLAYERS>,
    pub burnt: Pile<Light, LIGHTS>,
    pub caught: BySeat<u8, MAX_PLAYERS>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    pub names: Vec<String>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    StayDark,
    Show(Light),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// To this seat only: a light of its first hand.
    Dealt(Seat, Light),
    StayedDark(Seat),
    Showed(Seat, Light),
    Drew(Seat),
    /// To this seat only: what it drew.
    DrewLight(Seat, Light),
    NightEnded {
        night: u8,
        caught: Option<Seat>,
    },
    GameEnded(Seats),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Refusal {
    NotAsked,
    NotInHand,
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::NotAsked => "somebody else is asked",
            Self::NotInHand => "he holds no such light",
        })
    }
}

/// The sections of its rules: there is but one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Section {
    Night,
}

impl fmt::Display for Section {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("A night")
    }
}

impl Reason for Refusal {
    type Section = Section;

    fn rule(self) -> Rule<Section> {
        Rule::Section(Section::Night)
    }

    fn name(self) -> &'static str {
        match self {
            Self::NotAsked => "not_asked",
            Self::NotInHand => "not_in_hand",
        }
    }
}

/// The only question: which light do you show, if any?
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Question {
    WhichLight,
}

impl Game for Fireflies {
    const NAME: &'static str = "fireflies";

    type Setup = Setup;
    type Action = Action;
    type Event = Event;
    type Refusal = Refusal;
    type Question = Question;
    type Outcome = Seats;
    type View = View;

    fn new(setup: &Setup, chance: &mut Chance, listener: &mut impl Listener<Event>) -> Result<Self, SetupError> {
        let players = Names(&setup.names).check(2..=MAX_PLAYERS as u8)?;
        let mut deck = Light::deck();
        chance.shuffle(DEAL, deck.as_mut_slice());
        let mut hands = BySeat::<Hand, MAX_PLAYERS>::default();
        for seat in Seats::all(players).iter() {
            for light in (0..HAND).filter_map(|_| deck.pop()) {
                hands[seat].push(light);
                listener.hear(Audience::Only(Seats::only(seat)), || Event::Dealt(seat, light));
            }
        }
        let (shown, burnt, caught) = (BySeat::default(), Pile::default(), BySeat::default());
        Ok(Self { players, night: 0, asked: Seat::new(0), hands, deck, shown, burnt, caught })
    }

    fn players(&self) -> u8 {
        self.players
    }

    fn prompt(&self) -> Prompt<Question, Seats> {
        if self.night < NIGHTS {
            return Prompt::Ask { seat: self.asked, question: Question::WhichLight };
        }
        Prompt::Over(self.winners())
    }

    fn check(&self, seat: Seat, action: &Action) -> Result<(), Refusal> {
        match action {
            _ if self.prompt().seat() != Some(seat) => Err(Refusal::NotAsked),
            Action::Show(light) if !self.hands[seat].contains(*light) => Err(Refusal::NotInHand),
            _ => Ok(()),
        }
    }

    fn legal(&self, seat: Seat, answers: &mut Vec<Action>) {
        let all = std::iter::once(Action::StayDark).chain(Light::ALL.map(Action::Show));
        answers.clear();
        answers.extend(all.filter(|action| self.check(seat, action).is_ok()));
    }

    fn apply_unchecked(&mut self, seat: Seat, action: &Action, _: &mut Chance, listener: &mut impl Listener<Event>) {
        match *action {
            Action::StayDark => listener.hear(Audience::Everyone, || Event::StayedDark(seat)),
            Action::Show(light) => {
                self.hands[seat].remove(light);
                self.shown[seat] = Some(light);
                listener.hear(Audience::Everyone, || Event::Showed(seat, light));
                if let Some(drawn) = self.deck.pop() {
                    self.hands[seat].push(drawn);
                    listener.hear(Audience::Everyone, || Event::Drew(seat));
                    listener.hear(Audience::Only(Seats::only(seat)), || Event::DrewLight(seat, drawn));
                }
            }
        }
        self.asked = seat.left(self.players);
        if self.asked == Seat::new(0) {
            self.end_night(listener);
        }
    }

    fn view(&self, eyes: Option<Seat>) -> View {
        let Self { players, night, asked, shown, burnt, caught, .. } = *self;
        let hand = eyes.map_or(Hand::default(), |seat| self.hands[seat]);
        let held = BySeat::from_fn(|seat| self.hands[seat].len());
        View { eyes, players, night, asked, hand, held, deck: self.deck.len(), shown, burnt, caught }
    }

    fn sample(view: &View, stream: &mut Stream) -> Self {
        let View { players, night, asked, shown, burnt, caught, .. } = *view;
        let seats = || Seats::all(players).iter();
        let mut deck = Light::deck();
        let seen = burnt.as_slice().iter().chain(view.hand.as_slice()).copied();
        for light in seen.chain(seats().filter_map(|seat| shown[seat])) {
            deck.remove(light);
        }
        stream.shuffle(deck.as_mut_slice());
        let mut hands = BySeat::<Hand, MAX_PLAYERS>::default();
        for seat in seats() {
            match view.eyes == Some(seat) {
                true => hands[seat] = view.hand,
                false => (0..view.held[seat]).filter_map(|_| deck.pop()).for_each(|light| hands[seat].push(light)),
            }
        }
        Self { players, night, asked, hands, deck, shown, burnt, caught }
    }
}

impl Fireflies {
    fn end_night(&mut self, listener: &mut impl Listener<Event>) {
        let seats = Seats::all(self.players);
        let best = seats.iter().filter_map(|seat| self.shown[seat]).max();
        let brightest: Seats = seats.iter().filter(|&seat| best.is_some() && self.shown[seat] == best).collect();
        let caught = brightest.iter().next().filter(|_| brightest.len() == 1);
        if let Some(seat) = caught {
            self.caught[seat] += 1;
        }
        let night = self.night;
        listener.hear(Audience::Everyone, || Event::NightEnded { night, caught });
        for seat in seats.iter() {
            if let Some(light) = self.shown[seat].take() {
                self.burnt.push(light);
            }
        }
        self.night += 1;
        if self.night == NIGHTS {
            listener.hear(Audience::Everyone, || Event::GameEnded(self.winners()));
        }
    }

    fn winners(&self) -> Seats {
        let most = self.caught.as_slice(self.players).iter().max();
        Seats::all(self.players).iter().filter(|&seat| Some(&self.caught[seat]) == most).collect()
    }
}
