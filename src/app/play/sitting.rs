//! A game being played, with everything around it that is not a rule: who plays, what the table stops for, bots' luck.

use std::collections::VecDeque;

use super::People;
use crate::bots::{Bot, SteadyBot};
use crate::game::{Chance, Moment, Seat, Seats, SetupRefusal, Stream};
use crate::table::model::zipang::{Answers, Interlude, Selection, answers, interludes, pick, toggled};
use crate::table::{Pace, Screen, Seating, Table, Waiting};
use crate::zipang::{Action, Event, Outcome, Question, Refusal, Setup, State, View};

/// The kind of [`Moment`] that the bots' luck is drawn from; no game uses it.
const BOTS: Moment = Moment { kind: u16::MAX - 1, round: 0, index: 0 };

/// What the page shows now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Stage {
    /// Everybody looks at something before the game goes on.
    Stop(Interlude),
    /// What the host of the table lets be seen.
    Screen(Screen<State>),
    /// The game is over, with everything seen.
    Over,
}

/// A game of Zipang at this device.
#[derive(Debug)]
pub struct Sitting {
    people: People,
    setup: Setup,
    pace: Pace,
    table: Table<State>,
    stops: VecDeque<Interlude>,
    /// How much had been told before the last move.
    before: usize,
    luck: Stream,
}

impl Sitting {
    /// Deals the first hand.
    ///
    /// # Errors
    /// When the set-up is nonsense.
    pub fn new(people: People, setup: Setup, pace: Pace, seed: u64) -> Result<Self, SetupRefusal> {
        let seating = Seating { people: people.persons(), pace };
        let table = Table::new(setup.clone(), seed, seating)?;
        let luck = Chance::new(seed).stream(BOTS);
        Ok(Self { people, setup, pace, table, stops: VecDeque::new(), before: 0, luck })
    }

    /// The same people once more.
    ///
    /// # Errors
    /// Never, in fact: the set-up has been accepted before.
    pub fn again(&self, seed: u64) -> Result<Self, SetupRefusal> {
        Self::new(self.people.clone(), self.setup.clone(), self.pace, seed)
    }

    /// What the page shows now.
    #[must_use]
    pub fn stage(&self) -> Stage {
        match self.stops.front() {
            Some(stop) => Stage::Stop(stop.clone()),
            None if self.table.outcome().is_some() => Stage::Over,
            None => Stage::Screen(self.table.screen()),
        }
    }

    /// A person's answer. What was on the screen before it counts as read.
    ///
    /// # Errors
    /// The reason why it is not allowed; then nothing has changed.
    pub fn act(&mut self, seat: Seat, action: Action) -> Result<(), Refusal> {
        self.table.check(seat, &action)?;
        self.table.mark_read(seat);
        self.moving(|table| table.act(seat, &action))
    }

    /// The move of the bot that is asked, if one is.
    pub fn move_bot(&mut self) {
        let Stage::Screen(
            Screen::Open { waiting: Waiting::Bot(bot), .. } | Screen::Private { waiting: Waiting::Bot(bot), .. },
        ) = self.stage()
        else {
            return;
        };
        let view = self.table.view(Some(bot));
        let action = Bot::<State>::choose(&SteadyBot, bot, &view, &mut self.luck);
        let moved = self.moving(|table| table.act(bot, &action));
        debug_assert!(moved.is_ok(), "bots play by the rules");
    }

    /// These people want to answer; the others let it happen.
    pub fn raise_hands(&mut self, hands: Seats) {
        self.moving(|table| table.raise_hands(hands));
    }

    /// Does something to the table and remembers what everybody should see of it.
    fn moving<T>(&mut self, change: impl FnOnce(&mut Table<State>) -> T) -> T {
        let told = self.public_story().len();
        self.before = self.table.told();
        let outcome = change(&mut self.table);
        self.stops.extend(interludes(&self.public_story(), told));
        outcome
    }

    /// Everybody has seen what the table stopped for.
    pub fn go_on(&mut self) {
        self.stops.pop_front();
    }

    /// The person asked takes the device.
    pub fn raise_curtain(&mut self) {
        self.table.raise_curtain();
    }

    /// Nobody is at the device.
    pub fn drop_curtain(&mut self) {
        self.table.drop_curtain();
    }

    /// Can the last answer be taken back?
    #[must_use]
    pub fn can_undo(&self) -> bool {
        self.stops.is_empty() && self.table.can_undo()
    }

    /// Takes back the last answer.
    pub fn undo(&mut self) {
        self.table.undo();
        self.before = self.table.told();
    }

    /// What can be answered, as far as it is picked.
    #[must_use]
    pub fn answers(&self, view: &View, waiting: Waiting, selection: Selection) -> Option<Answers> {
        answers(view, waiting, selection, self.checker(waiting))
    }

    /// What is picked after a choice was tapped.
    #[must_use]
    pub fn pick(&self, view: &View, waiting: Waiting, choice: crate::table::model::zipang::Choice) -> Selection {
        pick(view, choice, self.checker(waiting))
    }

    /// What is picked after a player was tapped.
    #[must_use]
    pub fn toggled(&self, waiting: Waiting, selection: Selection, seat: Seat) -> Selection {
        toggled(selection, seat, self.table.view(None).players, self.checker(waiting))
    }

    fn checker(&self, waiting: Waiting) -> impl Fn(Action) -> Result<(), Refusal> + '_ {
        move |action| match waiting {
            Waiting::Answer(seat) => self.table.check(seat, &action),
            _ => Err(Refusal::NotAsked),
        }
    }

    /// The last move, as these eyes may know it.
    #[must_use]
    pub fn news(&self, eyes: Option<Seat>) -> Vec<Event> {
        self.table.story_since(eyes, self.before)
    }

    /// The whole story for these eyes: what is old to them, and what is new.
    #[must_use]
    pub fn story(&self, eyes: Option<Seat>) -> (Vec<Event>, Vec<Event>) {
        let mut reading = self.table.story(eyes);
        let new = match eyes {
            Some(_) => reading.events.split_off(reading.read),
            None => reading.events.split_off(reading.events.len().saturating_sub(self.news(None).len())),
        };
        (reading.events, new)
    }

    fn public_story(&self) -> Vec<Event> {
        self.table.story(None).events
    }

    /// Who plays.
    #[must_use]
    pub fn people(&self) -> People {
        self.people.clone()
    }

    /// The table as any bystander sees it.
    #[must_use]
    pub fn public_view(&self) -> View {
        self.table.view(None)
    }

    /// The question that is put now, and to whom: public by construction.
    #[must_use]
    pub fn question(&self) -> Option<(Seat, Question)> {
        self.table.question()
    }

    /// How it ended, if it has.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        self.table.outcome()
    }
}
