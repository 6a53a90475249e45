//! What Fireflies brings to a table beside its rules: everything that a new game has to say for itself, and no more.

use noren::bots::{Bot, RandomBot};
use noren::game::{BySeat, Chance, DataError, Hosted, Pile, Poll, Seat, Seats, Staged, Stream};
use noren::table::model::motion::{Movement, Spot, Thing};
use noren::table::{Finish, Glance, Level, NoRemark, Playable};
use serde::{Deserialize, Serialize};

use super::rules::{Action, Event, Fireflies, Hand, Light, NIGHTS, Setup, View};

/// What lay hidden to the end.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Opened {
    pub hands: Vec<Hand>,
    pub deck: Vec<Light>,
}

impl Hosted for Fireflies {
    type Opened = Opened;

    fn has_secrets(&self, seat: Seat) -> bool {
        !self.hands[seat].is_empty()
    }

    /// Whoever has not been asked this night will be.
    fn poll(&self) -> Option<Poll<Action>> {
        let seats = Seats::all(self.players).iter().filter(|&seat| seat >= self.asked).collect();
        (self.night < NIGHTS).then_some(Poll { seats, pass: Action::StayDark })
    }

    fn same_poll(&self, later: &Self) -> bool {
        self.night == later.night
    }

    fn reveals_something(event: &Event) -> bool {
        !matches!(event, Event::StayedDark(_) | Event::NightEnded { .. })
    }

    fn opened(&self) -> Option<Opened> {
        let hands = self.hands.as_slice(self.players).to_vec();
        (self.night == NIGHTS).then(|| Opened { hands, deck: self.deck.as_slice().to_vec() })
    }
}

/// A full position, written down.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Position {
    pub night: u8,
    pub asked: Seat,
    pub hands: Vec<Hand>,
    pub deck: Vec<Light>,
    pub shown: Vec<Option<Light>>,
    pub burnt: Vec<Light>,
    pub caught: Vec<u8>,
}

impl Staged for Fireflies {
    type Card = Light;
    type Position = Position;

    fn to_position(&self) -> Position {
        Position {
            night: self.night,
            asked: self.asked,
            hands: self.hands.as_slice(self.players).to_vec(),
            deck: self.deck.as_slice().to_vec(),
            shown: self.shown.as_slice(self.players).to_vec(),
            burnt: self.burnt.as_slice().to_vec(),
            caught: self.caught.as_slice(self.players).to_vec(),
        }
    }

    fn report(view: &View) -> impl Serialize {
        *view
    }

    fn from_position(setup: &Setup, position: &Position, _: &mut Chance) -> Result<Self, DataError> {
        let players = setup.names.len();
        let counts = [position.hands.len(), position.shown.len(), position.caught.len()];
        if counts != [players; 3] || usize::from(position.asked.number()) >= players {
            return Err(DataError::new("hands", format!("expected something for each of {players} players")));
        }
        let held = position.hands.iter().flat_map(|hand| hand.as_slice()).chain(&position.deck);
        let mut all: Vec<Light> = held.chain(&position.burnt).chain(position.shown.iter().flatten()).copied().collect();
        all.sort_unstable();
        if all != Light::deck().as_slice() {
            return Err(DataError::new("deck", "expected every light once"));
        }
        let of = |seat: Seat| usize::from(seat.number());
        Ok(Self {
            players: players as u8,
            night: position.night,
            asked: position.asked,
            hands: BySeat::from_fn(|seat| position.hands.get(of(seat)).copied().unwrap_or_default()),
            deck: Pile::from_slice(&position.deck).unwrap_or_default(),
            shown: BySeat::from_fn(|seat| position.shown.get(of(seat)).copied().flatten()),
            burnt: Pile::from_slice(&position.burnt).unwrap_or_default(),
            caught: BySeat::from_fn(|seat| position.caught.get(of(seat)).copied().unwrap_or_default()),
        })
    }
}

/// A night is over, and everybody looks at who has caught the firefly.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct NightOver {
    pub night: u8,
    pub caught: Option<Seat>,
}

impl Playable for Fireflies {
    const RULES: u32 = 1;

    type Choice = Action;
    type Interlude = NightOver;
    type Remark = NoRemark;

    /// Lights that he does not hold are shown as well, with the reason.
    fn choices(_: &View) -> Vec<Action> {
        Light::ALL.into_iter().map(Action::Show).chain([Action::StayDark]).collect()
    }

    fn ways_to_name(_: &View, _: Seat, _: Action) -> Vec<Seats> {
        vec![Seats::NONE]
    }

    fn answer(_: &View, choice: Action, _: Seats) -> Option<Action> {
        Some(choice)
    }

    fn interludes(_: &View, story: &[Event], from: usize) -> Vec<NightOver> {
        let over = |event: &Event| match *event {
            Event::NightEnded { night, caught } => Some(NightOver { night, caught }),
            _ => None,
        };
        story.iter().skip(from).filter_map(over).collect()
    }

    fn movements(_: &View, story: &[Event], from: usize) -> Vec<Movement> {
        let moved = |event: &Event| match *event {
            Event::Showed(seat, _) => {
                Some(Movement { thing: Thing::Turned, from: Spot::Hand(seat), to: Spot::Hand(seat) })
            }
            Event::Drew(seat) => Some(Movement { thing: Thing::Back, from: Spot::Deck, to: Spot::Hand(seat) }),
            _ => None,
        };
        story.iter().skip(from).filter_map(moved).collect()
    }

    fn is_decisive(event: &Event) -> bool {
        matches!(event, Event::NightEnded { .. })
    }

    fn glance(open: &View, winners: Option<&Seats>) -> Glance {
        let round = u16::from(open.night) + 1;
        match winners {
            Some(&leaders) => Glance { round, leaders, finishes: finishes(open) },
            None => Glance::new(round, open.players, |seat| open.caught[seat]),
        }
    }

    fn bot_answers(level: Level, seat: Seat, view: &View, luck: &mut Stream) -> Action {
        match level {
            Level::Random => Bot::<Self>::choose(&RandomBot, seat, view, luck),
            Level::Steady => steady(view),
        }
    }
}

/// Whoever has caught as many shares a place with him.
fn finishes(open: &View) -> Vec<Finish> {
    let caught = open.caught.as_slice(open.players);
    let ahead_of = |own: &u8| caught.iter().filter(|&theirs| theirs > own).count() as u8;
    caught.iter().map(|own| Finish { place: 1 + ahead_of(own), ..Finish::default() }).collect()
}

/// Shows the brightest light that he holds, if it is brighter than all that were shown.
fn steady(view: &View) -> Action {
    let shown = Seats::all(view.players).iter().filter_map(|seat| view.shown[seat]).max();
    let best = view.hand.as_slice().iter().copied().max();
    best.filter(|&best| Some(best) > shown).map_or(Action::StayDark, Action::Show)
}
