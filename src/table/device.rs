//! A device: the eyes before one screen. It alone decides what they may see.
//!
//! Rule of the module: a device keeps what belongs to its screen (curtain, looks, desk, who agrees to something, what was
//! seen and heard) and nothing of the game; that it asks of the [`Host`], and gives on no more than its [`Showing`] holds.

mod acting;
mod looks;

use serde::{Deserialize, Serialize};

use self::looks::Looks;
use super::heard::Heard;
use super::{Host, Occasion, Pace, Playable, Screen, Showing, Waiting};
use crate::game::{BySeat, Prompt, Seat, Seats};

/// The screen that some of the people share.
#[derive(Clone, Debug)]
pub struct Device {
    /// Who sits before it.
    seats: Seats,
    /// How many showings it has given so far.
    number: u64,
    /// Who has raised the curtain.
    at_device: Option<Seat>,
    /// Who asked for a look at his own secrets.
    looking: Option<Seat>,
    /// Who has forgotten his PIN, and who of the others has agreed so far to lift it.
    lifting: Option<(Seat, Seats)>,
    /// Do those before the curtain look at the open table?
    before_table: bool,
    /// Who has seen the secrets he holds now.
    looks: Looks,
    /// Is the question put aside to bargain?
    at_desk: bool,
    /// Does the table wait for people before others answer what they have at stake?
    waits: bool,
    /// What people have let run.
    run: Run,
    /// How many of the host's stops have been seen here.
    stops_seen: usize,
    /// How much of the story each seat has been shown here.
    read: BySeat<usize, { Seat::LIMIT as usize }>,
    /// How much had been told before the last move.
    last_move_start: usize,
    /// What has been said aloud here.
    heard: Heard,
}

/// What people have let run without bargaining any more. It lasts as long as the question at which they did.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
struct Run {
    /// The poll in which they had something at stake, by its number.
    stake: Option<usize>,
    /// The question before which they owed something.
    debt: Option<usize>,
    /// How many offers to people here were left open.
    offers: usize,
}

impl Run {
    fn is_nothing(&self) -> bool {
        *self == Self::default()
    }

    /// The game is back at an earlier moment: what came after it never was.
    fn take_back<G: Playable>(&mut self, host: &Host<G>) {
        self.stake = self.stake.filter(|&poll| poll <= host.poll_number());
        self.debt = self.debt.filter(|&question| question <= host.question_number());
    }
}

/// What a device remembers of its people when it is switched off and on again. Who stood before the curtain is not part of
/// it: resuming begins behind it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Remembered {
    stops_seen: usize,
    read: BySeat<usize, { Seat::LIMIT as usize }>,
    last_move_start: usize,
    at_desk: bool,
    /// Are the stops those of [`Playable::interludes`] as they are now? Saves from before a game stopped for more count
    /// fewer.
    #[serde(default)]
    counts_all_stops: bool,
    /// Who has seen the secrets he holds now; of that, saves from before rounds of looks know nothing.
    #[serde(default)]
    looks: Option<Looks>,
    #[serde(default, skip_serializing_if = "Run::is_nothing")]
    run: Run,
}

impl Remembered {
    /// Everybody has read everything.
    pub(super) fn all_read<G: Playable>(host: &Host<G>) -> Self {
        let (stops_seen, told) = (host.stops().len(), host.story_len());
        Self {
            stops_seen,
            read: BySeat::from_fn(|_| told),
            last_move_start: told,
            counts_all_stops: true,
            ..Self::default()
        }
    }
}

/// What has changed since the last showing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Change {
    /// Nothing but this device.
    Device,
    /// People have acted; so much had been told before.
    People(usize),
    /// A bot has answered a question; so much had been told before.
    Bot(usize),
    /// A bot has spoken beside the question, which belongs to the move before it.
    Talk,
    /// Something was written down, or a PIN was lifted, and all may know of it: the game is where it was.
    Words,
    /// Something was taken back.
    Undo,
}

impl Device {
    /// A screen before which these people sit. It does not stop for what is past.
    pub(super) fn new<G: Playable>(seats: Seats, host: &Host<G>) -> Self {
        let mut device = Self {
            seats,
            number: 0,
            at_device: None,
            looking: None,
            lifting: None,
            before_table: false,
            looks: Looks::default(),
            at_desk: false,
            waits: true,
            run: Run::default(),
            stops_seen: host.stops().len(),
            read: BySeat::default(),
            last_move_start: 0,
            heard: Heard::default(),
        };
        device.settle(host, Change::Device);
        device
    }

    /// What it remembers when it is switched off.
    pub(super) fn remembered(&self) -> Remembered {
        let Self { stops_seen, read, last_move_start, at_desk, looks, run, .. } = *self;
        Remembered { stops_seen, read, last_move_start, at_desk, counts_all_stops: true, looks: Some(looks), run }
    }

    /// A screen that is switched on again, with what it remembers; more than there is to remember counts for nothing.
    pub(super) fn resumed<G: Playable>(seats: Seats, host: &Host<G>, remembered: &Remembered) -> Self {
        let mut device = Self::new(seats, host);
        let stops_seen = match remembered.counts_all_stops {
            true => remembered.stops_seen,
            false => G::seen_before(host.stops(), remembered.stops_seen),
        };
        device.stops_seen = stops_seen.min(host.stops().len());
        // A device that remembers nothing at all has shown nothing either.
        let before = if *remembered == Remembered::default() { Looks::default() } else { Looks::all(seats) };
        device.looks = remembered.looks.unwrap_or(before);
        device.last_move_start = remembered.last_move_start.min(host.story_len());
        for seat in seats.iter() {
            device.read[seat] = remembered.read[seat].min(host.story_len());
        }
        device.at_desk = remembered.at_desk && !seats.is_empty();
        device.run = remembered.run;
        device.heard = Heard::default();
        device.settle(host, Change::Device);
        device
    }

    /// With one person before it there is nobody to hide from.
    const fn is_alone(&self) -> bool {
        self.seats.len() == 1
    }

    /// All that this screen may draw and say now.
    pub fn showing<G: Playable>(&self, host: &Host<G>) -> Showing<G> {
        let screen = self.screen(host);
        let eyes = screen.eyes();
        let mut story = Vec::new();
        if let Some(eyes) = eyes {
            let old = eyes.map_or(self.last_move_start, |seat| self.read[seat]);
            story.extend(host.told_to(eyes).map(|(place, mut line)| {
                let is_own = |seat| line.tale.of_game().is_some_and(|event| G::is_deed_of(event, seat));
                line.is_new = place >= old && !eyes.is_some_and(is_own);
                line.is_unheard = self.heard.is_unheard(place);
                line
            }));
        }
        let question = match host.prompt() {
            Prompt::Ask { seat, question } => Some((seat, question)),
            Prompt::Over(_) => None,
        };
        let is_anybody_here = !self.seats.is_empty();
        Showing {
            number: self.number,
            people: host.people().clone(),
            seats: self.seats,
            round: self.round(host, &screen),
            undo: self.undo(host, &screen),
            view: eyes.map(|eyes| host.view(eyes)),
            screen,
            story,
            question,
            is_poll: host.game.poll().is_some(),
            desk: (is_anybody_here && host.game.may_bargain()).then(|| host.game.open_offers().len()),
            is_quiet: host.is_quiet(),
            remarks: host.remarks().to_vec(),
            sentences: host.sentences().to_vec(),
        }
    }

    /// What this screen shows now.
    pub(super) fn screen<G: Playable>(&self, host: &Host<G>) -> Screen<G> {
        let prompt = host.prompt();
        if let Some(stop) = host.stops().get(self.stops_seen) {
            return Screen::Stop { stop: stop.clone(), is_last: prompt.seat().is_none() };
        }
        let (seat, question) = match prompt {
            Prompt::Ask { seat, question } => (seat, question),
            Prompt::Over(outcome) => return Screen::Over { outcome, opened: host.game.opened() },
        };
        if let Some((seat, agreed)) = self.lifting {
            let is_asked = host.pin(seat).is_some();
            return self.table(host, if is_asked { Waiting::Lift { seat, agreed } } else { Waiting::Lifted(seat) });
        }
        let curtain = |seat, question| Screen::Curtain { seat, question, asks_pin: host.pin(seat).is_some() };
        if let Some(seat) = self.looking {
            let is_there = self.is_alone() || self.at_device == Some(seat);
            return if is_there { self.table(host, Waiting::Look(seat)) } else { curtain(seat, None) };
        }
        if self.at_desk {
            return self.table(host, Waiting::Desk);
        }
        if let Some((seats, occasion)) = self.moment(host) {
            return self.table(host, Waiting::Moment { seats, occasion });
        }
        if !self.seats.contains(seat) {
            let is_person = host.people().at(seat).is_person();
            return self.table(host, if is_person { Waiting::Elsewhere(seat) } else { Waiting::Bot(seat) });
        }
        if let Some(seats) = self.open_question(host) {
            return match self.next_to_look(host, seats) {
                Some(seat) => curtain(seat, None),
                None => self.table(host, Waiting::Hands(seats)),
            };
        }
        if !host.game.has_secrets(seat) || self.is_alone() || self.at_device == Some(seat) {
            return self.table(host, Waiting::Answer(seat));
        }
        if self.before_table {
            return self.table(host, Waiting::Curtain(seat));
        }
        curtain(seat, Some(question))
    }

    /// Those people here who may want to bargain before the game goes on, and why. It follows from what all may know.
    fn moment<G: Playable>(&self, host: &Host<G>) -> Option<(Seats, Occasion)> {
        if !host.game.may_bargain() {
            return None;
        }
        let number = Some(host.question_number());
        let bot_answers = host.prompt().seat().is_some_and(|seat| host.people().bots().contains(seat));
        let stake = || host.game.at_stake().and(self.seats);
        let owing = || host.game.owing(host.answering(self.open_question(host).unwrap_or(Seats::NONE))).and(self.seats);
        let offered = self.offers_here(host).count() > self.run.offers;
        let some = |seats: Seats, occasion| (!seats.is_empty()).then_some((seats, occasion));
        (self.waits && bot_answers && self.run.stake != Some(host.poll_number()))
            .then(|| some(stake(), Occasion::Stake))
            .flatten()
            .or_else(|| offered.then(|| (self.offers_here(host).collect(), Occasion::Offer)))
            .or_else(|| (self.run.debt != number).then(|| some(owing(), Occasion::Debt)).flatten())
    }

    /// Those here to whom an offer was made that waits for an answer, each as often as there are.
    fn offers_here<G: Playable>(&self, host: &Host<G>) -> impl Iterator<Item = Seat> {
        host.game.open_offers().into_iter().filter(|&to| self.seats.contains(to))
    }

    /// From now on the table waits, or does not, before others answer what people here have at stake.
    pub(super) const fn wait_for_people(&mut self, waits: bool) {
        self.waits = waits;
    }

    /// The table for whoever may look at it: the only person always may, else the one who raised the curtain to answer.
    fn table<G: Playable>(&self, host: &Host<G>, waiting: Waiting) -> Screen<G> {
        let eyes = match waiting {
            _ if self.is_alone() => self.seats.iter().next(),
            Waiting::Answer(seat) if host.game.has_secrets(seat) => Some(seat),
            Waiting::Look(seat) => Some(seat),
            _ => None,
        };
        Screen::Table { eyes, waiting }
    }

    /// The people here to whom an open question has to be put first, if the pace asks for it.
    fn open_question<G: Playable>(&self, host: &Host<G>) -> Option<Seats> {
        let is_wanted = host.pace() == Pace::SpeakUp && !self.is_alone();
        let is_put = !host.put_openly_to().and(self.seats).is_empty();
        let seats = host.askable_openly().and(self.seats);
        (is_wanted && !is_put && !seats.is_empty()).then_some(seats)
    }

    /// Whose last answer is taken back from here: only what people here did, and while one of them looks at his own
    /// secrets only what he did himself. The others wait for the curtain or the open table.
    fn undo<G: Playable>(&self, host: &Host<G>, screen: &Screen<G>) -> Option<Seats> {
        let before = match screen {
            Screen::Stop { .. } => return None,
            Screen::Table { eyes: Some(seat), .. } => Seats::only(*seat),
            _ => self.seats,
        };
        host.can_undo().filter(|by| by.is_within(before))
    }

    fn drop_curtain(&mut self) {
        self.at_device = None;
        self.looking = None;
        self.lifting = None;
        self.before_table = false;
    }

    /// Takes in what has changed, and counts the new showing.
    pub(super) fn settle<G: Playable>(&mut self, host: &Host<G>, change: Change) {
        self.number += 1;
        match change {
            Change::Device | Change::Words => {}
            Change::People(told) => {
                self.last_move_start = told;
                self.looks.hear(host, told);
                if !self.is_private_for_the_one_at_the_device(host) {
                    self.drop_curtain();
                }
            }
            Change::Bot(told) => {
                self.last_move_start = told;
                self.looks.hear(host, told);
                self.drop_curtain();
            }
            Change::Talk => self.drop_curtain(),
            Change::Undo => {
                self.last_move_start = host.story_len();
                self.stops_seen = self.stops_seen.min(host.stops().len());
                self.run.take_back(host);
                for seat in self.seats.iter() {
                    self.read[seat] = self.read[seat].min(host.story_len());
                }
                self.drop_curtain();
            }
        }
        let is_passed_by = |stop: &G::Interlude| !G::stops_for(stop, self.seats);
        self.stops_seen += host.stops().iter().skip(self.stops_seen).take_while(|stop| is_passed_by(stop)).count();
        if host.stops().len() > self.stops_seen {
            // Everybody looks now, whoever sat there.
            self.drop_curtain();
        }
        self.at_desk &= host.game.may_bargain();
        self.run.offers = self.run.offers.min(self.offers_here(host).count());
        let eyes = self.screen(host).eyes();
        if let Some(Some(seat)) = eyes {
            self.looks.looked.insert(seat);
        }
        // What bots say at once is told together with what they speak of; until then nothing is said, and nothing twice.
        if host.is_quiet() {
            self.heard.hear(host, self.seats, eyes, &self.read);
        } else {
            self.heard.wait();
        }
    }

    /// Does the screen show the secrets of the very person who raised the curtain? Whenever it does not, others may have
    /// come to look, and the curtain has to fall before it does again.
    fn is_private_for_the_one_at_the_device<G: Playable>(&self, host: &Host<G>) -> bool {
        self.at_device.is_some() && self.screen(host).eyes() == Some(self.at_device)
    }
}
