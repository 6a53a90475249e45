//! A game being played, with everything around it that is not a rule: what the table stops for, bots and their luck.

use std::collections::VecDeque;

use super::heard::Heard;
use super::model::motion::Movement;
use super::{Hearing, Playable, Screen, Seating, Table, Waiting};
use crate::bots::{Bot, RandomBot};
use crate::game::{Chance, Moment, Seat, Seats, SetupError, Stream};

/// The kind of [`Moment`] that the bots' luck is drawn from; no game uses it.
const BOTS: u16 = u16::MAX - 1;

/// What the page shows now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Stage<G: Playable> {
    /// Everybody looks at something before the game goes on.
    Stop(G::Interlude),
    /// What the host of the table lets be seen.
    Screen(Screen<G>),
    /// The game is over, with everything seen.
    Over,
}

impl<G: Playable> Stage<G> {
    /// Whose eyes it is for: everybody's, one seat's, or nobody's while the curtain is down.
    #[must_use]
    pub const fn eyes(&self) -> Option<Option<Seat>> {
        match self {
            Self::Screen(Screen::Curtain { .. }) => None,
            Self::Screen(Screen::Private { seat, .. }) => Some(Some(*seat)),
            Self::Screen(Screen::Open { .. }) | Self::Stop(_) | Self::Over => Some(None),
        }
    }
}

/// What everybody could see and hear happen for a while.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Happened {
    /// How long the public story is by now.
    pub told: usize,
    /// What has moved.
    pub movements: Vec<Movement>,
    /// Has a battle, a revolution or a campaign been decided?
    pub is_decided: bool,
}

/// A game at this device.
#[derive(Debug)]
pub struct Sitting<G: Playable> {
    table: Table<G>,
    stops: VecDeque<G::Interlude>,
    /// How much had been told before the last move.
    before: usize,
    /// What has been said aloud of it.
    heard: Heard,
    /// What bots said of the offers they answered since the last answer to a question.
    remarks: Vec<(Seat, G::Remark)>,
    /// Promises in the players' own words; the rules know only their places here.
    sentences: Vec<String>,
}

impl<G: Playable> Sitting<G> {
    /// Deals.
    ///
    /// # Errors
    /// When the set-up is nonsense.
    pub fn new(setup: G::Setup, seating: Seating, seed: u64) -> Result<Self, SetupError> {
        let table = Table::new(setup, seed, seating)?;
        let (stops, remarks, sentences) = (VecDeque::new(), Vec::new(), Vec::new());
        let mut sitting = Self { table, stops, before: 0, heard: Heard::default(), remarks, sentences };
        sitting.let_bots_speak();
        Ok(sitting)
    }

    /// The same people once more.
    ///
    /// # Errors
    /// Never, in fact: the set-up has been accepted before.
    pub fn again(&self, seed: u64) -> Result<Self, SetupError> {
        Self::new(self.table.record().setup.clone(), self.table.seating(), seed)
    }

    /// What the page shows now.
    pub fn stage(&self) -> Stage<G> {
        match self.stops.front() {
            Some(stop) => Stage::Stop(stop.clone()),
            None if self.table.outcome().is_some() => Stage::Over,
            None => Stage::Screen(self.table.screen()),
        }
    }

    /// May this seat do this now?
    ///
    /// # Errors
    /// The reason why not.
    pub fn check(&self, seat: Seat, action: &G::Action) -> Result<(), G::Refusal> {
        self.table.check(seat, action)
    }

    /// A person's answer. What was on the screen before it counts as read.
    ///
    /// # Errors
    /// The reason why it is not allowed; then nothing has changed.
    pub fn act(&mut self, seat: Seat, action: &G::Action) -> Result<(), G::Refusal> {
        self.table.check(seat, action)?;
        self.table.mark_read(seat);
        self.moving(|table| table.act(seat, action))
    }

    /// A move in bargaining, made on the open table.
    ///
    /// # Errors
    /// The reason why it is not allowed; then nothing has changed.
    pub fn bargain(&mut self, seat: Seat, action: &G::Action) -> Result<(), G::Refusal> {
        self.before = self.table.told();
        self.table.act(seat, action)?;
        self.remarks.clear();
        self.let_bots_reply();
        Ok(())
    }

    /// The move of the bot that is asked, if one is.
    pub fn move_bot(&mut self) {
        let Stage::Screen(
            Screen::Open { waiting: Waiting::Bot(bot), .. } | Screen::Private { waiting: Waiting::Bot(bot), .. },
        ) = self.stage()
        else {
            return;
        };
        let (view, mut luck) = (self.table.view(Some(bot)), self.luck(bot));
        let action = G::bot_answers(bot, &view, &mut luck);
        let is_allowed = self.table.check(bot, &action).is_ok();
        debug_assert!(is_allowed, "bots play by the rules: {action:?}");
        // A bot at its wits' end does anything that is allowed: the table never waits for ever.
        let action = if is_allowed { action } else { Bot::<G>::choose(&RandomBot, bot, &view, &mut luck) };
        let moved = self.moving(|table| table.act(bot, &action));
        debug_assert!(moved.is_ok(), "what is listed is allowed");
    }

    /// A bot's luck at this point of the game: the same deed meets the same answer, however often it is taken back.
    fn luck(&self, bot: Seat) -> Stream {
        let record = self.table.record();
        let moment = Moment { kind: BOTS, round: record.actions.len() as u32, index: u16::from(bot.number()) };
        Chance::new(record.seed).stream(moment)
    }

    /// These people want to answer; the others let it pass.
    pub fn raise_hands(&mut self, hands: Seats) {
        self.moving(|table| table.raise_hands(hands));
    }

    /// Does something to the table and remembers what everybody should see of it.
    fn moving<T>(&mut self, change: impl FnOnce(&mut Table<G>) -> T) -> T {
        let (told, view) = (self.public_story().len(), self.table.view(None));
        self.before = self.table.told();
        let outcome = change(&mut self.table);
        self.stops.extend(G::interludes(&view, &self.public_story(), told));
        if !self.stops.is_empty() {
            // Everybody looks now, whoever sat there.
            self.table.drop_curtain();
        }
        self.remarks.clear();
        self.let_bots_speak();
        outcome
    }

    /// The seats of bots.
    fn bots(&self) -> Seats {
        self.table.seats().minus(self.table.seating().people)
    }

    /// Every bot says what it has to say, and answers what it is offered. An offer to a person opens the desk.
    fn let_bots_speak(&mut self) {
        for bot in self.bots().iter() {
            if !self.table.may_bargain() {
                return;
            }
            let mut luck = self.luck(bot);
            let Some(action) = G::bot_speaks(bot, &self.table.view(Some(bot)), &mut luck) else { continue };
            let spoken = self.table.act(bot, &action);
            debug_assert!(spoken.is_ok(), "bots bargain by the rules: {action:?}");
            self.let_bots_reply();
            if !self.table.offered_to().and(self.table.seating().people).is_empty() {
                self.table.open_desk();
            }
        }
    }

    /// Every bot answers what it is offered, at once.
    fn let_bots_reply(&mut self) {
        while let Some(bot) = self.table.offered_to().and(self.bots()).iter().next() {
            let reply = G::bot_replies(bot, &self.table.view(Some(bot)), &mut self.luck(bot));
            let Some((action, remark)) = reply else { return };
            if self.table.act(bot, &action).is_err() {
                debug_assert!(false, "bots bargain by the rules: {action:?}");
                return;
            }
            self.remarks.push((bot, remark));
        }
    }

    /// What bots said of the offers they answered last.
    pub fn remarks(&self) -> &[(Seat, G::Remark)] {
        &self.remarks
    }

    /// Keeps a promise in the players' own words; returns its place.
    pub fn write_sentence(&mut self, words: String) -> u16 {
        self.sentences.push(words);
        (self.sentences.len() - 1) as u16
    }

    /// The promises in the players' own words.
    pub fn sentences(&self) -> &[String] {
        &self.sentences
    }

    /// Everybody has seen what the table stopped for.
    pub fn go_on(&mut self) {
        self.stops.pop_front();
    }

    /// Whoever is to take the device does so.
    pub fn raise_curtain(&mut self) {
        self.table.raise_curtain();
    }

    /// Nobody is at the device any more.
    pub fn drop_curtain(&mut self) {
        self.table.drop_curtain();
    }

    /// This person wants to see his own secrets.
    pub fn look(&mut self, seat: Seat) {
        self.table.look(seat);
    }

    /// The question is put aside to bargain on the open table.
    pub fn open_desk(&mut self) {
        self.table.open_desk();
    }

    /// Back to the question.
    pub fn close_desk(&mut self) {
        self.table.close_desk();
    }

    /// Can the last answer be taken back?
    pub fn can_undo(&self) -> bool {
        self.stops.is_empty() && self.table.can_undo()
    }

    /// Takes back the last answer.
    pub fn undo(&mut self) {
        self.table.undo();
        self.before = self.table.told();
        self.remarks.clear();
    }

    /// What the eyes at the screen have still to hear; it counts as heard from now on. `None` while the curtain is down.
    pub fn hear(&mut self) -> Option<Hearing<G::Event>> {
        let eyes = self.stage().eyes();
        if eyes.is_none() {
            self.heard.curtain_fell();
        }
        eyes.map(|eyes| self.heard.hear(&self.table, eyes))
    }

    /// The last move, as these eyes may know it.
    pub fn news(&self, eyes: Option<Seat>) -> Vec<G::Event> {
        self.table.story_since(eyes, self.before)
    }

    /// The whole story for these eyes: what is old to them, and what is new.
    pub fn story(&self, eyes: Option<Seat>) -> (Vec<G::Event>, Vec<G::Event>) {
        let mut reading = self.table.story(eyes);
        let new = match eyes {
            Some(_) => reading.events.split_off(reading.read),
            None => reading.events.split_off(reading.events.len().saturating_sub(self.news(None).len())),
        };
        (reading.events, new)
    }

    /// Everything that these eyes may know has happened.
    pub fn all_story(&self, eyes: Option<Seat>) -> Vec<G::Event> {
        self.table.story(eyes).events
    }

    /// Everything that all may know has happened.
    pub fn public_story(&self) -> Vec<G::Event> {
        self.all_story(None)
    }

    /// What has happened since so much of the public story was shown, and so much of it heard.
    pub fn happened(&self, shown: usize, heard: usize) -> Happened {
        let story = self.public_story();
        Happened {
            told: story.len(),
            movements: G::movements(&self.public_view(), &story, shown),
            is_decided: story.iter().skip(heard).any(G::is_decisive),
        }
    }

    /// The table as any bystander sees it.
    pub fn public_view(&self) -> G::View {
        self.table.view(None)
    }

    /// The question that is put now, and to whom: public by construction.
    pub fn question(&self) -> Option<(Seat, G::Question)> {
        self.table.question()
    }

    /// Is one after the other asked the same?
    pub fn is_poll(&self) -> bool {
        self.table.is_poll()
    }

    /// Is this a moment to bargain?
    pub fn may_bargain(&self) -> bool {
        self.table.may_bargain()
    }

    /// What lay hidden to the very end; `None` while the game goes on.
    pub fn opened(&self) -> Option<G::Opened> {
        self.table.opened()
    }

    /// How it ended, if it has.
    pub fn outcome(&self) -> Option<G::Outcome> {
        self.table.outcome()
    }
}
