//! Games as they are tried at a table, by people who do anything that their screens let them do.
//!
//! Everything goes as it would between far-away devices: what a screen shows is written down and read again, and so is
//! what is done before it, what a bot is asked and what it comes to.

use std::fmt::Debug;

use noren::game::{Seat, Seats, Stream};
use noren::oriente::deals::{legal_replies, random_offer};
use noren::table::{
    Asked, Deed, Host, Input, Journal, Pace, Pin, Playable, Screen, Showing, Table, Thought, Waiting, What,
};
use noren::{oriente, zipang};
use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::shared::{answers, journal, luck};
use crate::third;

/// A game that is tried.
pub trait Tried: Playable {
    /// How many play in the game of this seed, and their set-up.
    fn laid(seed: u64) -> (u8, Self::Setup);

    /// The words by which its cards are written.
    fn words() -> Vec<String>;

    /// Something that a seat may do beside the question, by what is seen.
    fn aside(_view: &Self::View, _seat: Seat, _luck: &mut Stream) -> Option<Self::Action> {
        None
    }
}

fn words<T: Serialize>(cards: &[T]) -> Vec<String> {
    cards.iter().map(|card| serde_json::to_string(card).expect("a word")).collect()
}

impl Tried for oriente::State {
    fn laid(seed: u64) -> (u8, oriente::Setup) {
        let players = 4 + (seed % 4) as u8;
        (players, oriente::Setup::plain(players))
    }

    fn words() -> Vec<String> {
        words(&oriente::Lord::ALL)
    }

    fn aside(view: &oriente::View, seat: Seat, luck: &mut Stream) -> Option<oriente::Action> {
        let state = <oriente::State as noren::game::Game>::sample(view, luck);
        let mut replies = Vec::new();
        legal_replies(&state, seat, &mut replies);
        if replies.is_empty() || luck.below(3) == 0 {
            return random_offer(&state, seat, luck);
        }
        Some(replies[luck.below(replies.len() as u32) as usize])
    }
}

impl Tried for zipang::State {
    fn laid(seed: u64) -> (u8, zipang::Setup) {
        let players = 3 + (seed % 4) as u8;
        (players, zipang::Setup::plain(players))
    }

    fn words() -> Vec<String> {
        words(&zipang::Card::ALL)
    }
}

impl Tried for third::Fireflies {
    fn laid(seed: u64) -> (u8, third::Setup) {
        let players = 3 + (seed % 2) as u8;
        (players, third::setup(players))
    }

    fn words() -> Vec<String> {
        words(&third::Light::ALL)
    }
}

/// What every second person types; the others have no PIN.
pub fn pin(seat: Seat) -> Option<String> {
    seat.number().is_multiple_of(2).then(|| format!("917{}", seat.number() % 10))
}

/// A game of this seed with people in seats 0 to 2 and bots in the others; every second person has a PIN.
pub fn laid<G: Tried>(pace: Pace, seed: u64) -> Journal<G> {
    let (players, setup) = G::laid(seed);
    let people = Seats::all(3);
    let mut journal = journal(setup, players, people, pace, 8_273_645_546_372_819 + seed);
    journal.bot_seed = 5_910_384_756_473_829 + seed;
    journal.plan.pins = people.iter().map(|seat| pin(seat).and_then(|pin| Pin::from_text(&pin))).collect();
    journal
}

pub fn text<T: Serialize>(value: &T) -> String {
    serde_json::to_string(value).expect("plain data")
}

/// The same thing after a journey as text.
pub fn sent<T: PartialEq + Debug + Serialize + DeserializeOwned>(value: &T) -> T {
    let text = text(value);
    let read: T = serde_json::from_str(&text).unwrap_or_else(|fault| panic!("{fault} in {text}"));
    assert_eq!(&read, value, "{text}");
    read
}

/// What somebody before a screen that shows this might do; nothing, when there is nothing to do but wait.
pub fn deed<G: Tried>(showing: &Showing<G>, luck: &mut Stream) -> Option<What<G>> {
    let here: Vec<Seat> = showing.seats.iter().collect();
    let someone = (!here.is_empty()).then(|| here[luck.below(here.len() as u32) as usize]);
    let is_shown = matches!(showing.screen, Screen::Table { .. } | Screen::Curtain { .. });
    if showing.undo.is_some() && luck.below(8) == 0 {
        return Some(What::Undo);
    }
    match (luck.below(30), someone) {
        (1, _) => return Some(What::DropCurtain),
        (2, Some(seat)) if is_shown => return Some(What::Look(seat)),
        (3 | 4, Some(_)) if is_shown && showing.desk.is_some() => return Some(What::OpenDesk),
        _ => {}
    }
    if showing.can_forget_pin() && luck.below(3) == 0 {
        return Some(What::ForgetPin);
    }
    if matches!(showing.screen, Screen::Curtain { question: Some(_), .. }) && luck.below(6) == 0 {
        return Some(What::ShowTable);
    }
    let waiting = match &showing.screen {
        Screen::Over { .. } => return None,
        Screen::Stop { .. } => return Some(What::GoOn),
        Screen::Curtain { .. } if showing.round.is_some() && luck.below(3) == 0 => {
            return Some(if luck.below(4) == 0 { What::SkipLooks } else { What::SkipLook });
        }
        Screen::Curtain { seat, asks_pin, .. } => {
            return Some(What::RaiseCurtain { pin: pin(*seat).filter(|_| *asks_pin) });
        }
        Screen::Table { waiting, .. } => *waiting,
    };
    let view = showing.view.as_ref().expect("the table is shown");
    match waiting {
        Waiting::Bot(_) | Waiting::Elsewhere(_) => None,
        Waiting::Look(_) => Some(What::DropCurtain),
        Waiting::Lift { seat, agreed } => {
            // Now and then somebody thinks again, or all of them do.
            let by = match luck.below(8) {
                0 => Seats::NONE,
                1 => agreed,
                _ => showing.seats.without(seat).minus(agreed),
            };
            Some(by.iter().next().map_or(What::BackToCurtain, What::AgreeToLift))
        }
        Waiting::Lifted(_) | Waiting::Curtain(_) => Some(What::BackToCurtain),
        Waiting::Hands(of) => Some(What::RaiseHands(of.iter().filter(|_| luck.below(3) == 0).collect())),
        Waiting::Answer(seat) => {
            let mut answers = answers::<G>(view, seat);
            let place = luck.below(answers.len() as u32) as usize;
            Some(What::Answer { seat, action: answers.swap_remove(place) })
        }
        Waiting::Moment { .. } => Some(match (luck.below(4), someone) {
            (0, Some(seat)) => G::aside(view, seat, luck).map_or(What::LetItRun, |action| What::Aside { seat, action }),
            _ => What::LetItRun,
        }),
        Waiting::Desk => Some(match (luck.below(5), someone) {
            (0, Some(_)) => What::Write(format!("We share the rice, the {}th time", luck.below(1000))),
            (1 | 2, Some(seat)) => {
                G::aside(view, seat, luck).map_or(What::CloseDesk, |action| What::Aside { seat, action })
            }
            _ => What::CloseDesk,
        }),
    }
}

/// A table with several devices, and people before them who do anything.
pub struct Party<G: Tried> {
    pub table: Table<G>,
    pub luck: Stream,
}

/// What happened in one step of a [`Party`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Step<G: Playable> {
    /// Nobody had anything to do just now.
    Nothing,
    /// A bot came to this.
    Bot(Thought<G>),
    /// This was done before this device.
    Done(usize, What<G>),
}

impl<G: Tried> Party<G> {
    pub fn new(journal: Journal<G>, devices: &[Seats], seed: u64) -> Self {
        let table = Table::with_devices(Host::new(sent(&journal)).expect("a sound journal"), devices);
        Self { table, luck: luck(seed) }
    }

    pub fn is_over(&self) -> bool {
        (0..self.table.devices().len()).all(|device| matches!(self.showing(device).screen, Screen::Over { .. }))
    }

    /// What a device far away gets to show.
    pub fn showing(&self, device: usize) -> Showing<G> {
        sent(&self.table.showing(device))
    }

    /// All that can be told of the table: what it is made of, and what every device shows.
    pub fn all(&self) -> (Journal<G>, Vec<Showing<G>>) {
        let devices = 0..self.table.devices().len();
        (self.table.host().journal().clone(), devices.map(|device| self.table.showing(device)).collect())
    }

    /// The bot that is asked comes to something; now and then to nothing at all.
    fn ask(&mut self) -> Step<G> {
        let Some(asked) = self.table.host().asked() else { return Step::Nothing };
        let asked: Asked<G> = sent(&asked);
        let mut thought = sent(&asked.think());
        if self.luck.below(8) == 0 {
            thought = Thought { action: None, because: None, ..thought };
        }
        assert!(self.table.take(thought.clone()), "{thought:?} was asked for");
        Step::Bot(thought)
    }

    /// One thing happens: a bot is asked, or somebody before one of the devices does something.
    pub fn step(&mut self) -> Step<G> {
        let devices = self.table.devices().len();
        let turn = self.luck.below(2 * devices as u32) as usize;
        if turn >= devices {
            return self.ask();
        }
        let showing = self.showing(turn);
        let Some(what) = deed(&showing, &mut self.luck) else { return Step::Nothing };
        let done = sent(&Deed { showing: showing.number, what: what.clone() });
        let result = self.table.act(turn, done);
        assert_eq!(result, Ok(()), "{what:?} on {:?}", showing.screen);
        Step::Done(turn, what)
    }
}

/// How often what was done, to be sure that everything is tried.
#[derive(Clone, Copy, Debug, Default)]
pub struct Tally {
    pub acts: usize,
    pub asides: usize,
    pub hands: usize,
    pub sentences: usize,
    pub lifted: usize,
    pub undone: usize,
    pub games: usize,
}

impl Tally {
    /// Counts what the journal of a finished, or unfinished, game holds.
    pub fn count<G: Tried>(&mut self, party: &Party<G>) {
        let journal = party.table.host().journal();
        for input in &journal.inputs {
            match input {
                Input::Act { action, .. } if G::is_aside(action) => self.asides += 1,
                Input::Act { .. } => self.acts += 1,
                Input::Hands { .. } => self.hands += 1,
                Input::Sentence(_) => self.sentences += 1,
                Input::LiftPin { .. } => self.lifted += 1,
            }
        }
        self.undone += usize::from(journal.taken_back > 0);
        self.games += usize::from(party.is_over());
    }
}
