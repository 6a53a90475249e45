//! The host: it owns the position, and knows no device, no clock and no browser.
//!
//! Rule of the module: whatever it holds follows from its [`Journal`]. So it can be made anew from that at any moment,
//! and taking back is nothing but making it from a shorter one.

use super::journal::{Input, InputError, Journal, JournalError, Pace, SENTENCE_LIMIT, SENTENCES_LIMIT};
use super::{Line, People, Pin, Playable, Tale};
use crate::game::{Audience, Chance, Prompt, Seat, Seats, Told};

/// A game being played. It alone owns the position; everybody else gets a view.
#[derive(Clone, Debug)]
pub struct Host<G: Playable> {
    start: Start<G>,
    pub(super) journal: Journal<G>,
    chance: Chance,
    pub(super) game: G,
    /// Everything that was told, with its audience.
    story: Vec<Told<Tale<G::Event>>>,
    /// What of the game all may know.
    public_story: Vec<G::Event>,
    /// Everything that everybody stops for and looks at, in order.
    stops: Vec<G::Interlude>,
    /// The open question of the poll that goes on; `None` until it has been put to anybody.
    spoken_up: Option<SpokenUp>,
    /// Promises in the players' own words; the rules know only their numbers.
    sentences: Vec<String>,
    /// What bots said of the offers they answered since the last answer to a question.
    remarks: Vec<(Seat, G::Remark)>,
    /// Whose PINs the others have lifted.
    lifted: Seats,
    /// How many questions have been answered: each has its number.
    answered: usize,
    /// How many polls have begun or ended: each has its number.
    polls: usize,
    /// Earlier moments to which one may go back: nobody has learned anything since.
    earlier: Vec<Earlier>,
}

/// How a game begins, before any input: what taking back goes back to.
#[derive(Clone, Debug)]
struct Start<G: Playable> {
    chance: Chance,
    game: G,
    story: Vec<Told<G::Event>>,
}

/// An open question that has been put. Seats that become eligible later, through a deal, are not in `of`.
#[derive(Clone, Copy, Debug)]
struct SpokenUp {
    of: Seats,
    raised: Seats,
}

/// A moment to go back to.
#[derive(Clone, Copy, Debug)]
struct Earlier {
    /// How many inputs there were.
    inputs: usize,
    /// Which people's deed would be taken back; none of them, if a bot's.
    by: Seats,
}

impl<G: Playable> Host<G> {
    /// The game that a journal tells of, whatever it begins with.
    ///
    /// # Errors
    /// The first thing in it that cannot be.
    pub fn new(journal: Journal<G>) -> Result<Self, JournalError<G::Refusal>> {
        let mut chance = Chance::new(journal.seed);
        let game = match &journal.position {
            None => return Self::dealt(journal),
            Some(position) => G::from_position(&journal.setup, position, &mut chance),
        };
        let game = game.map_err(|error| JournalError::Position(error.within("position")))?;
        Self::replayed(journal, Start { chance, game, story: Vec::new() })
    }

    /// The game that a journal tells of, if it begins with the deal. A part of the app that opens no scenes uses this one,
    /// and need not carry what reads positions.
    ///
    /// # Errors
    /// The first thing in it that cannot be.
    pub fn dealt(journal: Journal<G>) -> Result<Self, JournalError<G::Refusal>> {
        if journal.position.is_some() {
            return Err(JournalError::NotDealt);
        }
        let (mut chance, mut story) = (Chance::new(journal.seed), Vec::new());
        let game = G::new(&journal.setup, &mut chance, &mut story).map_err(JournalError::Setup)?;
        Self::replayed(journal, Start { chance, game, story })
    }

    /// Every input of the journal, taken one after the other.
    fn replayed(journal: Journal<G>, start: Start<G>) -> Result<Self, JournalError<G::Refusal>> {
        if journal.game != G::NAME {
            return Err(JournalError::Game(journal.game));
        }
        if journal.rules != G::RULES {
            return Err(JournalError::Rules(journal.rules));
        }
        if journal.chance != Chance::VERSION {
            return Err(JournalError::Chance(journal.chance));
        }
        if journal.plan.people.count() != usize::from(start.game.players()) {
            return Err(JournalError::Plan(journal.plan.people.count()));
        }
        let Start { chance, game, story } = start.clone();
        let story: Vec<_> = story.into_iter().map(of_the_game).collect();
        let public_story = public(&story).cloned().collect();
        let (inputs, spoken, speechless) = (journal.inputs.clone(), journal.spoken, journal.speechless);
        let mut host = Self {
            start,
            journal: Journal { inputs: Vec::with_capacity(inputs.len()), ..journal },
            chance,
            game,
            story,
            public_story,
            stops: Vec::new(),
            spoken_up: None,
            sentences: Vec::new(),
            remarks: Vec::new(),
            lifted: Seats::NONE,
            answered: 0,
            polls: 0,
            earlier: Vec::new(),
        };
        for (step, input) in inputs.into_iter().enumerate() {
            host.put_in(input).map_err(|why| JournalError::Input { step, why })?;
        }
        // Bots that had nothing to say have left no input.
        (host.journal.spoken, host.journal.speechless) = (spoken, speechless);
        Ok(host)
    }

    /// The same game before its first input.
    pub(super) fn rewound(&self) -> Self {
        let journal = Journal { inputs: Vec::new(), ..self.journal.clone() };
        let rewound = Self::replayed(journal, self.start.clone());
        debug_assert!(rewound.is_ok(), "a game that goes on has begun");
        rewound.unwrap_or_else(|_| self.clone())
    }

    /// Takes one input, all or nothing.
    ///
    /// # Errors
    /// Why it is not taken; then nothing has changed.
    pub fn put_in(&mut self, input: Input<G>) -> Result<(), InputError<G::Refusal>> {
        match &input {
            Input::Act { seat, action, because } => {
                self.game.check(*seat, action).map_err(InputError::Refused)?;
                let is_person = self.people().persons().contains(*seat);
                let by = if is_person { Seats::only(*seat) } else { Seats::NONE };
                let is_aside = G::is_aside(action);
                // What a bot says to a person's offer is its price: whoever takes that back would still know it.
                let asks_a_bot = |maker| !is_person && self.people().persons().contains(maker);
                let tells_a_price = self.game.offer_answered(action).is_some_and(asks_a_bot);
                // And so is whatever else it does of its own will: only a pass tells nothing.
                let is_pass = self.game.poll().is_some_and(|poll| poll.pass == *action);
                let has_decided = !is_person && !is_aside && !is_pass;
                if is_person || !is_aside {
                    self.remarks.clear();
                }
                self.remarks.extend(because.map(|because| (*seat, because)));
                let (seat, action) = (*seat, action.clone());
                self.playing(by, |host| {
                    host.carry_out(seat, &action);
                    host.pass_for_the_silent();
                });
                if tells_a_price || has_decided {
                    self.earlier.clear();
                }
                if !is_aside {
                    self.journal.spoken = Seats::NONE;
                    self.answered += 1;
                }
            }
            Input::Hands { of, raised } => {
                if of.is_empty() || !of.is_within(self.askable_openly()) || !raised.is_within(*of) {
                    return Err(InputError::NoOpenQuestion);
                }
                let (of, raised) = (*of, *raised);
                self.remarks.clear();
                self.playing(of, |host| {
                    let before = host.spoken_up.unwrap_or(SpokenUp { of: Seats::NONE, raised: Seats::NONE });
                    host.spoken_up = Some(SpokenUp { of: before.of.or(of), raised: before.raised.or(raised) });
                    host.pass_for_the_silent();
                });
                self.journal.spoken = Seats::NONE;
                self.answered += 1;
            }
            Input::Sentence(words) => {
                let length = words.chars().count();
                let is_empty = words.trim().is_empty();
                if is_empty || length > SENTENCE_LIMIT || self.sentences.len() >= SENTENCES_LIMIT {
                    return Err(InputError::Sentence);
                }
                self.sentences.push(words.clone());
            }
            Input::LiftPin { seat, by } => {
                let persons = self.people().persons();
                let others = persons.without(*seat);
                let has_pin = persons.contains(*seat) && self.pin(*seat).is_some();
                if !has_pin || others.is_empty() || *by != others {
                    return Err(InputError::NotLifted);
                }
                self.lift_pin(*seat);
            }
        }
        // A PIN gives bots nothing to speak of.
        if !matches!(input, Input::LiftPin { .. }) {
            self.journal.speechless = Seats::NONE;
        }
        self.journal.inputs.push(input);
        Ok(())
    }

    /// All have heard that the PIN does not count any more, and who can look now may have done so: neither this nor
    /// anything before it is taken back.
    fn lift_pin(&mut self, seat: Seat) {
        self.lifted.insert(seat);
        self.story.push(Told { to: Audience::Everyone, event: Tale::PinLifted(seat) });
        self.earlier.clear();
    }

    /// Does something that can be taken back in one, as long as nobody learns anything by it, and notes what everybody
    /// stops for.
    fn playing(&mut self, by: Seats, deed: impl FnOnce(&mut Self)) {
        let before = self.game.view(None);
        let (told, told_openly) = (self.story.len(), self.public_story.len());
        let inputs = self.journal.inputs.len();
        deed(self);
        let news = &self.story[told..];
        self.public_story.extend(public(news).cloned());
        if news.iter().filter_map(|told| told.event.of_game()).any(G::reveals_something) {
            self.earlier.clear();
        } else {
            self.earlier.push(Earlier { inputs, by });
        }
        self.stops.extend(G::interludes(&before, &self.public_story, told_openly));
    }

    fn carry_out(&mut self, seat: Seat, action: &G::Action) {
        let before = self.game.clone();
        let mut news = Vec::new();
        self.game.apply_unchecked(seat, action, &mut self.chance, &mut news);
        self.story.extend(news.into_iter().map(of_the_game));
        if !before.same_poll(&self.game) {
            self.spoken_up = None;
            self.polls += 1;
        }
    }

    /// Gives a pass for everyone in the open question who did not raise a hand, as his turn to answer comes.
    fn pass_for_the_silent(&mut self) {
        while let (Some(spoken_up), Some(poll), Some(seat)) =
            (self.spoken_up, self.game.poll(), self.game.prompt().seat())
        {
            if !spoken_up.of.minus(spoken_up.raised).contains(seat) {
                return;
            }
            self.carry_out(seat, &poll.pass);
        }
    }

    /// The people of the poll that goes on to whom its open question has not been put.
    pub(super) fn askable_openly(&self) -> Seats {
        let polled = self.game.poll().map_or(Seats::NONE, |poll| poll.seats).and(self.people().persons());
        polled.minus(self.put_openly_to())
    }

    /// To whom the open question of the poll that goes on has been put.
    pub(super) fn put_openly_to(&self) -> Seats {
        self.spoken_up.map_or(Seats::NONE, |spoken_up| spoken_up.of)
    }

    /// The number of the question that is asked now.
    pub(super) const fn question_number(&self) -> usize {
        self.answered
    }

    /// The number of the poll that goes on.
    pub(super) const fn poll_number(&self) -> usize {
        self.polls
    }

    /// Whose answers the next input may give: whoever is asked, these to whom the question is about to be put openly, and
    /// all for whom a pass is given.
    pub(super) fn answering(&self, openly: Seats) -> Seats {
        let silent = self.spoken_up.map_or(Seats::NONE, |spoken_up| spoken_up.of.minus(spoken_up.raised));
        self.game.prompt().seat().into_iter().fold(openly.or(silent), Seats::with)
    }

    /// Whose last answer could be taken back, with what bots did since: nobody has learned anything by it.
    pub fn can_undo(&self) -> Option<Seats> {
        self.last_by_people().map(|place| self.earlier[place].by)
    }

    fn last_by_people(&self) -> Option<usize> {
        self.earlier.iter().rposition(|moment| !moment.by.is_empty())
    }

    /// Takes back the last answer of people and what bots did since, if nobody has learned anything by it.
    pub fn undo(&mut self) {
        let Some(place) = self.last_by_people() else { return };
        let journal = self.journal.clone().shortened(self.earlier[place].inputs);
        let shorter = Self::replayed(journal, self.start.clone());
        debug_assert!(shorter.is_ok(), "what was taken once is taken again");
        if let Ok(shorter) = shorter {
            *self = shorter;
        }
    }

    /// Everything that was told, with its place in the story and its audience.
    pub(super) fn told(&self) -> impl Iterator<Item = (usize, &Told<Tale<G::Event>>)> {
        self.story.iter().enumerate()
    }

    /// What bystanders and each seat were told, as these eyes may know it: each thing with its place in the whole story.
    pub(super) fn told_to(&self, eyes: Option<Seat>) -> impl Iterator<Item = (usize, Line<G::Event>)> {
        let known = self.told().filter(move |(_, told)| told.to.includes(eyes));
        known.map(|(place, told)| {
            let is_public = told.to.includes(None);
            (place, Line { tale: told.event.clone(), is_public, is_new: false, is_unheard: false })
        })
    }

    /// Which parts of the story all may know, from there on.
    pub(super) fn is_public(&self, place: usize) -> bool {
        self.story.get(place).is_some_and(|told| told.to.includes(None))
    }

    /// How much has been told so far, to whomever.
    pub(super) const fn story_len(&self) -> usize {
        self.story.len()
    }

    /// Everything that all may know has happened.
    pub fn public_story(&self) -> &[G::Event] {
        &self.public_story
    }

    /// Everything that everybody stops for, in order.
    pub(super) fn stops(&self) -> &[G::Interlude] {
        &self.stops
    }

    /// What this seat, or a bystander, may know.
    pub fn view(&self, eyes: Option<Seat>) -> G::View {
        self.game.view(eyes)
    }

    /// Who is asked what, or how it ended: public by construction.
    pub fn prompt(&self) -> Prompt<G::Question, G::Outcome> {
        self.game.prompt()
    }

    /// The position. It holds every secret: for reports on the rules, never for showing.
    pub const fn position(&self) -> &G {
        &self.game
    }

    /// Everything that happened in the game, with its audience. It holds every secret: for reports on the rules, never for
    /// showing.
    pub fn story(&self) -> Vec<Told<G::Event>> {
        let in_game = |told: &Told<Tale<G::Event>>| match &told.event {
            Tale::Game(event) => Some(Told { to: told.to, event: event.clone() }),
            Tale::PinLifted(_) => None,
        };
        self.story.iter().filter_map(in_game).collect()
    }

    /// The whole of the game. It holds every secret: for saving, never for showing.
    pub const fn journal(&self) -> &Journal<G> {
        &self.journal
    }

    /// Who plays.
    pub const fn people(&self) -> &People {
        &self.journal.plan.people
    }

    /// What the curtain of this seat asks for, if anything.
    pub(super) fn pin(&self, seat: Seat) -> Option<Pin> {
        self.journal.plan.pin(seat).filter(|_| !self.lifted.contains(seat))
    }

    /// How polls are put to people.
    pub const fn pace(&self) -> Pace {
        self.journal.pace
    }

    /// The promises in the players' own words.
    pub fn sentences(&self) -> &[String] {
        &self.sentences
    }

    /// What bots said of the offers they answered last.
    pub fn remarks(&self) -> &[(Seat, G::Remark)] {
        &self.remarks
    }
}

fn of_the_game<E>(told: Told<E>) -> Told<Tale<E>> {
    Told { to: told.to, event: Tale::Game(told.event) }
}

/// What of the game all may know.
fn public<E>(story: &[Told<Tale<E>>]) -> impl Iterator<Item = &E> {
    story.iter().filter(|told| told.to.includes(None)).filter_map(|told| told.event.of_game())
}
