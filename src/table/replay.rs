//! A game seen again, step by step: at every step a host made from the first part of its journal.
//!
//! Rule of the module: while a game goes on, nothing is shown of it but what all may know. Once it is over nobody has
//! anything to hide, and it may be seen with anybody's eyes, or with all cards open.

use serde::{Deserialize, Serialize};

use super::{Device, Host, Journal, Line, Playable, Screen, Showing};
use crate::game::{Prompt, Seat, Seats};

/// How many steps apart hosts are put by, so that going back need not begin at the deal.
const STRIDE: usize = 64;

/// Through whose eyes a game is seen again.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Watcher {
    /// A bystander's: what all may know.
    #[default]
    Bystander,
    /// Those of whoever sits there.
    Seat(Seat),
    /// All cards lie open.
    All,
}

/// Something in a game that one looks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Landmark {
    /// A season begins.
    Season,
    /// A campaign begins.
    Campaign,
    /// A battle or a revolution is decided.
    Battle,
    /// A card is played on somebody.
    Attack,
    /// A deal is struck.
    Deal,
}

impl Landmark {
    /// All of them.
    pub const ALL: [Self; 5] = [Self::Season, Self::Campaign, Self::Battle, Self::Attack, Self::Deal];
}

/// A game to be seen again, at one of its steps. It holds every secret of the game.
#[derive(Clone, Debug)]
pub struct Replay<G: Playable> {
    /// The whole game.
    journal: Journal<G>,
    /// The game at every so many steps.
    milestones: Vec<Host<G>>,
    /// The game at this step.
    host: Host<G>,
    /// How much had been told before the last step.
    told_before: usize,
    /// Where all may find what they look for: the step after which it has happened.
    landmarks: Vec<(usize, Landmark)>,
    is_over: bool,
}

impl<G: Playable> Replay<G> {
    /// A game, seen from its end.
    pub fn new(game: &Host<G>) -> Self {
        let host = game.rewound();
        let mut replay = Self {
            journal: game.journal().clone(),
            milestones: vec![host.clone()],
            told_before: host.story_len(),
            host,
            landmarks: Vec::new(),
            is_over: matches!(game.prompt(), Prompt::Over(_)),
        };
        replay.find_landmarks(0);
        let mut told = replay.host.public_story().len();
        while replay.advance() {
            replay.find_landmarks(told);
            told = replay.host.public_story().len();
            if replay.step().is_multiple_of(STRIDE) {
                replay.milestones.push(replay.host.clone());
            }
        }
        replay
    }

    fn find_landmarks(&mut self, told: usize) {
        let step = self.step();
        let found = self.host.public_story().iter().skip(told).filter_map(G::landmark);
        self.landmarks.extend(found.map(|landmark| (step, landmark)));
    }

    /// The whole game. It holds every secret: for playing again, never for showing.
    pub const fn journal(&self) -> &Journal<G> {
        &self.journal
    }

    /// How many steps the game has.
    pub const fn steps(&self) -> usize {
        self.journal.inputs.len()
    }

    /// At which of them it is seen now: 0 before the first.
    pub const fn step(&self) -> usize {
        self.host.journal().inputs.len()
    }

    /// Is the game over at its last step?
    pub const fn is_over(&self) -> bool {
        self.is_over
    }

    /// Which kinds of landmarks the game has.
    pub fn kinds(&self) -> Vec<Landmark> {
        let has = |kind: &Landmark| self.landmarks.iter().any(|(_, other)| other == kind);
        Landmark::ALL.into_iter().filter(has).collect()
    }

    /// The nearest step with this landmark, before the present one or after it.
    pub fn nearest(&self, kind: Landmark, is_after: bool) -> Option<usize> {
        let mut steps = self.landmarks.iter().filter(|(_, other)| *other == kind).map(|(step, _)| *step);
        let here = self.step();
        if is_after { steps.find(|&step| step > here) } else { steps.rfind(|&step| step < here) }
    }

    /// Goes to a step; to the last one, if there is none so late.
    pub fn go_to(&mut self, step: usize) {
        let step = step.min(self.steps());
        let milestone = self.milestones.get(step / STRIDE);
        if let Some(milestone) = milestone.filter(|milestone| {
            let from = milestone.journal().inputs.len();
            step < self.step() || from > self.step()
        }) {
            self.host = milestone.clone();
            self.told_before = self.host.story_len();
        }
        while self.step() < step && self.advance() {}
    }

    /// One step on, if there is one.
    fn advance(&mut self) -> bool {
        let Some(input) = self.journal.inputs.get(self.step()).cloned() else { return false };
        self.told_before = self.host.story_len();
        let taken = self.host.put_in(input);
        debug_assert!(taken.is_ok(), "what was taken once is taken again");
        taken.is_ok()
    }

    /// What is seen at this step. Whoever asks for more than all may know gets no more while the game goes on.
    pub fn showing(&self, watcher: Watcher) -> Showing<G> {
        let bystander = Device::new(Seats::NONE, &self.host);
        let mut showing = Showing { number: self.step() as u64, is_quiet: true, ..bystander.showing(&self.host) };
        let watcher = if self.is_over { watcher } else { Watcher::Bystander };
        let seat = match watcher {
            Watcher::Seat(seat) => Some(seat),
            Watcher::Bystander | Watcher::All => None,
        };
        if let Screen::Table { eyes, .. } = &mut showing.screen {
            *eyes = seat;
            showing.view =
                Some(if watcher == Watcher::All { self.host.game.with_all_open() } else { self.host.view(seat) });
        }
        let lines = self.host.told().filter(|(_, told)| watcher == Watcher::All || told.to.includes(seat));
        showing.story = lines
            .map(|(place, told)| {
                let is_new = place >= self.told_before;
                Line { tale: told.event.clone(), is_public: told.to.includes(None), is_new, is_unheard: is_new }
            })
            .collect();
        showing
    }

    /// May somebody play on from any step? A game that goes on between several people has one course only.
    pub fn may_play_on(&self) -> bool {
        self.is_over || self.journal.plan.people.persons().len() == 1
    }

    /// A new game that begins with this moment, if one may play on from here and there is something left to play.
    pub fn played_on(&self) -> Option<Journal<G>> {
        let is_running = matches!(self.host.prompt(), Prompt::Ask { .. });
        (is_running && self.may_play_on()).then(|| self.journal.clone().shortened(self.step()))
    }
}
