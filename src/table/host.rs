//! The table itself: whose eyes are on the device, and how a move changes it.

use super::screen::{Reading, Screen, Waiting};
use crate::game::{BySeat, Chance, Hosted, Prompt, Record, Seat, Seats, SetupError, Told};

/// How polls are put to people.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Pace {
    /// Everyone who is asked gets the device.
    #[default]
    PassTheDevice,
    /// One open question first; only those who raise a hand get the device.
    SpeakUp,
}

/// Who sits where.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Seating {
    /// The seats of people; the others are bots'.
    pub people: Seats,
    /// How polls are put to them.
    pub pace: Pace,
}

/// A game being played at one device. It alone owns the position; everybody else gets a [`Screen`].
#[derive(Clone, Debug)]
pub struct Table<G: Hosted> {
    seating: Seating,
    record: Record<G>,
    chance: Chance,
    game: G,
    /// Everything that was told, with its audience.
    story: Vec<Told<G::Event>>,
    /// How much of the story each seat has been told.
    read: BySeat<usize, { Seat::LIMIT as usize }>,
    /// Who has raised the curtain.
    at_device: Option<Seat>,
    /// Who asked for a look at his own secrets.
    looking: Option<Seat>,
    /// Is the table bargaining, with the question put aside?
    at_desk: bool,
    /// The open question of the poll that goes on; `None` until it has been put.
    spoken_up: Option<SpokenUp>,
    /// Earlier moments to which undo may go back: nobody has learned anything since.
    earlier: Vec<Moment<G>>,
}

/// An open question that has been put. Who is asked later only, since a deal let him in, was not asked here.
#[derive(Clone, Copy, Debug)]
struct SpokenUp {
    asked: Seats,
    hands: Seats,
}

/// A moment to go back to.
#[derive(Clone, Debug)]
struct Moment<G> {
    game: G,
    actions: usize,
    told: usize,
    spoken_up: Option<SpokenUp>,
    /// Whose deed it is that would be taken back.
    by: Doer,
}

/// Who did something.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Doer {
    People,
    Bot,
}

impl<G: Hosted> Table<G> {
    /// A new game.
    ///
    /// # Errors
    /// When the set-up is nonsense.
    pub fn new(setup: G::Setup, seed: u64, seating: Seating) -> Result<Self, SetupError> {
        let mut chance = Chance::new(seed);
        let mut story = Vec::new();
        let game = G::new(&setup, &mut chance, &mut story)?;
        Ok(Self {
            seating,
            record: Record::new(setup, seed),
            chance,
            game,
            story,
            read: BySeat::default(),
            at_device: None,
            looking: None,
            at_desk: false,
            spoken_up: None,
            earlier: Vec::new(),
        })
    }

    /// What the device shows now.
    pub fn screen(&self) -> Screen<G> {
        let Prompt::Ask { seat, question } = self.game.prompt() else { return self.shown(Waiting::Nothing) };
        if let Some(seat) = self.looking {
            let is_there = self.is_alone() || self.at_device == Some(seat);
            return if is_there { self.shown(Waiting::Look(seat)) } else { Screen::Curtain { seat, question: None } };
        }
        if self.at_desk {
            return self.shown(Waiting::Desk);
        }
        if !self.seating.people.contains(seat) {
            return self.shown(Waiting::Bot(seat));
        }
        if let Some(hands) = self.open_question() {
            return self.shown(Waiting::Hands(hands));
        }
        let open = !self.game.has_secrets(seat);
        if open || self.is_alone() || self.at_device == Some(seat) {
            return self.shown(Waiting::Answer(seat));
        }
        Screen::Curtain { seat, question: Some(question) }
    }

    /// The table for whoever may look at it: the only person always may, else the one who raised the curtain to answer.
    fn shown(&self, waiting: Waiting) -> Screen<G> {
        let eyes = match waiting {
            _ if self.is_alone() => self.seating.people.iter().next(),
            Waiting::Answer(seat) if self.game.has_secrets(seat) => Some(seat),
            Waiting::Look(seat) => Some(seat),
            _ => None,
        };
        let view = self.game.view(eyes);
        match eyes {
            Some(seat) => Screen::Private { seat, view, waiting },
            None => Screen::Open { view, waiting },
        }
    }

    /// With one person among bots there is nobody to hide from.
    fn is_alone(&self) -> bool {
        self.seating.people.len() == 1
    }

    /// The people to whom an open question has to be put first, if the pace asks for it.
    fn open_question(&self) -> Option<Seats> {
        let poll = self.game.poll()?;
        let wanted = self.seating.pace == Pace::SpeakUp && self.spoken_up.is_none() && !self.is_alone();
        wanted.then(|| poll.seats.and(self.seating.people))
    }

    /// Whoever wants a look, or else the person asked, takes the device and raises the curtain.
    pub fn raise_curtain(&mut self) {
        self.at_device = self.looking.or(self.game.prompt().seat());
    }

    /// The curtain falls, whoever sits there; a look is over with it.
    pub fn drop_curtain(&mut self) {
        self.at_device = None;
        self.looking = None;
    }

    /// This person wants to see his own secrets, whoever is asked.
    pub fn look(&mut self, seat: Seat) {
        self.drop_curtain();
        self.looking = self.seating.people.contains(seat).then_some(seat);
    }

    /// The question is put aside to bargain on the open table, where the game allows it now.
    pub fn open_desk(&mut self) {
        self.drop_curtain();
        self.at_desk = self.game.may_bargain();
    }

    /// Back to the question.
    pub fn close_desk(&mut self) {
        self.at_desk = false;
    }

    /// Does the question belong to a poll?
    pub fn is_poll(&self) -> bool {
        self.game.poll().is_some()
    }

    /// Is this a moment to bargain?
    pub fn may_bargain(&self) -> bool {
        self.game.may_bargain()
    }

    /// Who has been made an offer that waits for an answer.
    pub fn offered_to(&self) -> Seats {
        self.game.offered_to()
    }

    /// These people want to act in the poll; for all others a pass is given when their time comes.
    pub fn raise_hands(&mut self, hands: Seats) {
        // The whole table stands around the device.
        self.drop_curtain();
        let asked = self.game.poll().map_or(Seats::NONE, |poll| poll.seats);
        self.remembering(Doer::People, |table| {
            table.spoken_up = Some(SpokenUp { asked, hands });
            table.pass_for_the_silent();
        });
    }

    /// May this seat do this now?
    ///
    /// # Errors
    /// The reason why not.
    pub fn check(&self, seat: Seat, action: &G::Action) -> Result<(), G::Refusal> {
        self.game.check(seat, action)
    }

    /// A seat's answer, a person's or a bot's.
    ///
    /// # Errors
    /// The reason why it is not allowed; then nothing has changed.
    pub fn act(&mut self, seat: Seat, action: &G::Action) -> Result<(), G::Refusal> {
        self.game.check(seat, action)?;
        let by = if self.seating.people.contains(seat) { Doer::People } else { Doer::Bot };
        self.remembering(by, |table| {
            table.carry_out(seat, action);
            table.pass_for_the_silent();
        });
        self.at_desk &= self.game.may_bargain();
        if by == Doer::Bot || !self.is_private_for_the_one_at_the_device() {
            self.drop_curtain();
        }
        Ok(())
    }

    /// Does the screen show the secrets of the very person who raised the curtain? Whenever it does not, others may have
    /// come to look, and the curtain has to fall before it does again.
    fn is_private_for_the_one_at_the_device(&self) -> bool {
        matches!(self.screen(), Screen::Private { seat, .. } if self.at_device == Some(seat))
    }

    /// Does something that can be taken back in one, as long as nobody learns anything by it.
    fn remembering(&mut self, by: Doer, deed: impl FnOnce(&mut Self)) {
        let before = Moment {
            game: self.game.clone(),
            actions: self.record.actions.len(),
            told: self.story.len(),
            spoken_up: self.spoken_up,
            by,
        };
        deed(self);
        if self.story[before.told..].iter().any(|told| G::reveals_something(&told.event)) {
            self.earlier.clear();
        } else {
            self.earlier.push(before);
        }
    }

    fn carry_out(&mut self, seat: Seat, action: &G::Action) {
        let before = self.game.clone();
        self.game.apply_unchecked(seat, action, &mut self.chance, &mut self.story);
        self.record.actions.push((seat, action.clone()));
        if !before.same_poll(&self.game) {
            self.spoken_up = None;
        }
    }

    /// Gives a pass for everyone in the open question who did not raise a hand, as his turn to answer comes.
    fn pass_for_the_silent(&mut self) {
        while let (Some(spoken_up), Some(poll), Some(seat)) =
            (self.spoken_up, self.game.poll(), self.game.prompt().seat())
        {
            let silent = spoken_up.asked.minus(spoken_up.hands).and(self.seating.people);
            if !silent.contains(seat) {
                return;
            }
            self.carry_out(seat, &poll.pass);
        }
    }

    /// Can a person's last answer be taken back?
    pub fn can_undo(&self) -> bool {
        self.last_by_a_person().is_some()
    }

    /// The latest moment at which a person acted and since which nobody has learned anything.
    fn last_by_a_person(&self) -> Option<usize> {
        self.earlier.iter().rposition(|moment| moment.by == Doer::People)
    }

    /// Takes back a person's last answer and what bots did since, if nobody has learned anything by it.
    pub fn undo(&mut self) {
        let Some(place) = self.last_by_a_person() else { return };
        let Some(moment) = self.earlier.drain(place..).next() else { return };
        self.game = moment.game;
        self.record.actions.truncate(moment.actions);
        self.story.truncate(moment.told);
        self.spoken_up = moment.spoken_up;
        self.at_desk &= self.game.may_bargain();
        for seat in self.seats().iter() {
            self.read[seat] = self.read[seat].min(moment.told);
        }
        self.drop_curtain();
    }

    /// The story as these eyes may know it, and how much of it is old to them.
    pub fn story(&self, eyes: Option<Seat>) -> Reading<G::Event> {
        let known = |told: &[Told<G::Event>]| {
            told.iter().filter(|told| told.to.includes(eyes)).map(|told| told.event.clone()).collect::<Vec<_>>()
        };
        let old = eyes.map_or(self.story.len(), |seat| self.read[seat]);
        Reading { read: known(&self.story[..old]).len(), events: known(&self.story) }
    }

    /// Everything that was told, each thing with its audience. It does not leave the host's own module.
    pub(super) fn whole_story(&self) -> &[Told<G::Event>] {
        &self.story
    }

    /// How much of the story this seat has been told.
    pub(super) fn read_by(&self, seat: Seat) -> usize {
        self.read[seat]
    }

    /// How much has been told so far, to whomever.
    pub const fn told(&self) -> usize {
        self.story.len()
    }

    /// What these eyes may know of the story from there on; nothing, if undo has gone back before it.
    pub fn story_since(&self, eyes: Option<Seat>, told: usize) -> Vec<G::Event> {
        let later = self.story.get(told..).unwrap_or_default();
        later.iter().filter(|told| told.to.includes(eyes)).map(|told| told.event.clone()).collect()
    }

    /// How the game ended, if it has.
    pub fn outcome(&self) -> Option<G::Outcome> {
        match self.game.prompt() {
            Prompt::Over(outcome) => Some(outcome),
            Prompt::Ask { .. } => None,
        }
    }

    /// What lay hidden to the very end; `None` while the game goes on.
    pub fn opened(&self) -> Option<G::Opened> {
        self.game.opened()
    }

    /// The question that is put now, and to whom.
    pub fn question(&self) -> Option<(Seat, G::Question)> {
        match self.game.prompt() {
            Prompt::Ask { seat, question } => Some((seat, question)),
            Prompt::Over(_) => None,
        }
    }

    /// This seat has been told everything up to now.
    pub fn mark_read(&mut self, seat: Seat) {
        self.read[seat] = self.story.len();
    }

    /// What this seat, or a bystander, may know: for bots.
    pub fn view(&self, eyes: Option<Seat>) -> G::View {
        self.game.view(eyes)
    }

    /// The record so far. It holds every secret: for saving, never for showing.
    pub const fn record(&self) -> &Record<G> {
        &self.record
    }

    /// Every seat of the table.
    pub fn seats(&self) -> Seats {
        Seats::all(self.game.players())
    }

    /// Who sits where.
    pub const fn seating(&self) -> Seating {
        self.seating
    }
}
