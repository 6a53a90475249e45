//! Small tables to try one rule at.

use noren::game::{Chance, Face, Fixed, Game, Prompt, Seat, Seats, Silence, Slot, Staged, Told};
use noren::oriente::deals::{Entry, EntryNumber, Offer, OfferNumber, Proposal, Standing, Terms};
use noren::oriente::{
    Action, Card, DeckOrder, Declaring, Destiny, Event, Lord, Outcome, Phase, Position, Question, Refusal,
    SeatPosition, Setup, Side, State, View,
};

/// A position being laid out: every player with a face-down lord, a disk and one treasure; a random prize and deck.
#[derive(Clone, Debug)]
pub struct Table {
    pub setup: Setup,
    pub position: Position,
}

pub fn seat(number: u8) -> Seat {
    Seat::new(number)
}

impl Table {
    pub fn of(lords: &[Lord]) -> Self {
        let seats = lords.iter().enumerate().map(|(number, &lord)| SeatPosition {
            lord: Some(Slot::Card(lord)),
            face_up: false,
            disk: true,
            stack: vec![Card::TREASURES[number / 4]],
            mixed_known: Default::default(),
            traced: false,
            from_bottom: false,
            offers_made: 0,
            tally: Default::default(),
        });
        let position = Position {
            season: 1,
            fulfilled: 0,
            token: seat(0),
            seats: seats.collect(),
            deck: vec![Slot::Open],
            under: Vec::new(),
            deck_order: DeckOrder::Prepared,
            prize: vec![Slot::Open],
            prize_from_bottom: 0,
            prize_seen: Default::default(),
            square: 0,
            hut: 0,
            mixed: Seats::NONE,
            mixer: None,
            mixed_seen: Default::default(),
            offers: Vec::new(),
            offers_numbered: 0,
            ledger: Vec::new(),
            promises_numbered: 0,
            phase: Phase::Declaring(Declaring { asked: seat(0), passed: Seats::NONE }),
        };
        Self { setup: Setup::plain(lords.len() as u8), position }
    }

    fn each(mut self, seats: &[u8], change: impl Fn(&mut SeatPosition)) -> Self {
        seats.iter().for_each(|&number| change(&mut self.position.seats[usize::from(number)]));
        self
    }

    /// These players' lords lie face up.
    pub fn up(self, seats: &[u8]) -> Self {
        self.each(seats, |seat| seat.face_up = true)
    }

    /// These players have spent their disks.
    pub fn spent(self, seats: &[u8]) -> Self {
        self.each(seats, |seat| seat.disk = false)
    }

    /// Lords in a player's stack, besides his treasure.
    pub fn stack(self, number: u8, lords: &[Lord]) -> Self {
        self.each(&[number], |seat| seat.stack.extend(lords.iter().map(|&lord| Card::from(lord))))
    }

    /// A player without a treasure; another has it.
    pub fn treasure_to(mut self, from: u8, to: u8) -> Self {
        let treasure = self.position.seats[usize::from(from)].stack.remove(0);
        self.position.seats[usize::from(to)].stack.push(treasure);
        self
    }

    /// The lords on top of the deck, the next one first; below them random ones.
    pub fn deck(mut self, lords: &[Lord]) -> Self {
        self.position.deck = lords.iter().map(|&lord| Slot::Card(lord)).chain([Slot::Open]).collect();
        if lords.contains(&Lord::Geisha) {
            self.position.deck_order = DeckOrder::Open;
        }
        self
    }

    /// The season's prize.
    pub fn prize(mut self, lords: &[Lord]) -> Self {
        self.position.prize = lords.iter().map(|&lord| Slot::Card(lord)).collect();
        if lords.contains(&Lord::Geisha) {
            self.position.deck_order = DeckOrder::Open;
        }
        self
    }

    /// All lords that are named nowhere lie in the prize, the Geisha with them; under the deck lie only these.
    pub fn empty_deck(mut self, under: &[Lord]) -> Self {
        let named: usize = self
            .position
            .seats
            .iter()
            .map(|seat| 1 + seat.stack.iter().filter(|card| card.lord().is_some()).count())
            .sum();
        self.position.deck = Vec::new();
        self.position.under = under.to_vec();
        self.position.deck_order = DeckOrder::Open;
        self.position.prize = vec![Slot::Open; 41 - named - under.len()];
        self
    }

    pub fn square(mut self, laborers: u8) -> Self {
        self.position.square = laborers;
        self
    }

    pub fn hut(mut self) -> Self {
        self.position.hut = 1;
        self
    }

    /// Who holds the token and is asked first.
    pub fn asked(mut self, number: u8) -> Self {
        self.position.token = seat(number);
        self.position.phase = Phase::Declaring(Declaring { asked: seat(number), passed: Seats::NONE });
        self
    }

    pub fn with(mut self, change: impl FnOnce(&mut Setup, &mut Position)) -> Self {
        change(&mut self.setup, &mut self.position);
        self
    }

    pub fn play(mut self) -> Play {
        // Where disks are spent, somebody has fulfilled an action and taken the prize.
        if self.position.fulfilled == 0 && self.position.seats.iter().any(|seat| !seat.disk) {
            self.position.fulfilled = 1;
            self.position.prize = Vec::new();
        }
        let mut chance = Chance::new(11);
        let state = State::from_position(&self.setup, &self.position, &mut chance).expect("a position that can be");
        Play { state, chance, told: Vec::new() }
    }
}

/// A table being played at.
#[derive(Clone, Debug)]
pub struct Play {
    pub state: State,
    pub chance: Chance,
    /// What the last action brought about.
    pub told: Vec<Told<Event>>,
}

impl Play {
    pub fn act(&mut self, number: u8, action: Action) -> &mut Self {
        self.told = self
            .state
            .apply(seat(number), &action, &mut self.chance)
            .unwrap_or_else(|refusal| panic!("{action:?} by seat {number}: {refusal}; {:?}", self.state.prompt()));
        assert_eq!(self.chance.take_fault(), None);
        self
    }

    pub fn refuses(&self, number: u8, action: Action) -> Refusal {
        self.state.check(seat(number), &action).expect_err("a refusal")
    }

    pub fn declare(&mut self, number: u8, destiny: Destiny) -> &mut Self {
        self.act(number, Action::Declare(destiny))
    }

    pub fn call(&mut self, number: u8, destiny: Destiny) -> &mut Self {
        self.act(number, Action::Call(destiny))
    }

    pub fn help(&mut self, number: u8, side: Side) -> &mut Self {
        self.act(number, Action::Help(side))
    }

    /// Passes for these players, in this order.
    pub fn pass(&mut self, seats: &[u8]) -> &mut Self {
        seats.iter().for_each(|&number| {
            self.act(number, Action::Pass);
        });
        self
    }

    /// Nobody calls the privilege.
    pub fn nobody_calls(&mut self) -> &mut Self {
        while let Phase::Privilege(privilege) = self.phase() {
            self.act(privilege.asked.number(), Action::Pass);
        }
        self
    }

    /// Nobody helps.
    pub fn nobody_helps(&mut self) -> &mut Self {
        while let Phase::Helping(battle) = self.phase() {
            self.act(battle.asked.number(), Action::StayOut);
        }
        self
    }

    /// Nobody declares any more this season.
    pub fn nobody_declares(&mut self) -> &mut Self {
        let season = self.position().season;
        while let (Phase::Declaring(declaring), true) = (self.phase(), self.position().season == season) {
            self.act(declaring.asked.number(), Action::Pass);
        }
        self
    }

    /// The next shuffle leaves these on top, or the next random card is the only one named.
    pub fn fix_top(&mut self, cards: &[Card]) -> &mut Self {
        self.chance.fix(Fixed::Top(cards.iter().map(|card| card.code()).collect()));
        self
    }

    pub fn fix_card(&mut self, card: Card) -> &mut Self {
        self.chance.fix(Fixed::Card(card.code()));
        self
    }

    pub fn position(&self) -> Position {
        self.state.to_position()
    }

    pub fn phase(&self) -> Phase {
        self.position().phase
    }

    pub fn asked(&self) -> u8 {
        self.state.prompt().seat().expect("a question").number()
    }

    pub fn question(&self) -> Question {
        match self.state.prompt() {
            Prompt::Ask { question, .. } => question,
            Prompt::Over(outcome) => panic!("it is over: {outcome:?}"),
        }
    }

    pub fn outcome(&self) -> Outcome {
        match self.state.prompt() {
            Prompt::Over(outcome) => outcome,
            asked => panic!("it is not over: {asked:?}"),
        }
    }

    pub fn winners(&self) -> Vec<u8> {
        self.outcome().winners.iter().map(Seat::number).collect()
    }

    pub fn points(&self, number: u8) -> u8 {
        self.outcome().scores.as_slice()[usize::from(number)].points
    }

    pub fn seat(&self, number: u8) -> SeatPosition {
        self.position().seats[usize::from(number)].clone()
    }

    pub fn lord(&self, number: u8) -> Option<Lord> {
        self.seat(number).lord.and_then(|slot| slot.card())
    }

    pub fn is_up(&self, number: u8) -> bool {
        self.seat(number).face_up
    }

    pub fn has_disk(&self, number: u8) -> bool {
        self.seat(number).disk
    }

    /// How many of this kind lie in a stack.
    pub fn count(&self, number: u8, card: impl Into<Card>) -> usize {
        let card = card.into();
        self.seat(number).stack.iter().filter(|&&held| held == card).count()
    }

    pub fn stack_len(&self, number: u8) -> usize {
        self.seat(number).stack.len()
    }

    pub fn deck_len(&self) -> usize {
        let position = self.position();
        position.deck.len() + position.under.len()
    }

    pub fn view(&self, number: u8) -> View {
        self.state.view(Some(seat(number)))
    }

    pub fn answers(&self, number: u8) -> Vec<Action> {
        let mut answers = Vec::new();
        self.state.legal(seat(number), &mut answers);
        answers
    }

    pub fn heard(&self, event: Event) -> bool {
        self.told.iter().any(|told| told.event == event)
    }

    /// An offer is made; its number.
    pub fn offer(&mut self, from: u8, to: u8, gives: Terms, asks: Terms) -> OfferNumber {
        self.act(from, Action::Offer(Proposal { to: seat(to), gives, asks }));
        self.offers().last().expect("the offer just made").number
    }

    /// An offer is made and accepted.
    pub fn deal(&mut self, from: u8, to: u8, gives: Terms, asks: Terms) -> &mut Self {
        let number = self.offer(from, to, gives, asks);
        self.act(to, Action::Accept(number))
    }

    pub fn offers(&self) -> Vec<Offer> {
        self.position().offers
    }

    pub fn entry(&self, number: u16) -> Entry {
        *self.position().ledger.iter().find(|entry| entry.number == EntryNumber(number)).expect("an entry")
    }

    pub fn standing(&self, number: u16) -> Standing {
        self.entry(number).standing
    }
}

/// A game from its very beginning, with luck that is fixed in part.
pub fn opening(setup: &Setup, chance: &mut Chance) -> Position {
    State::new(setup, chance, &mut Silence).expect("a sound set-up").to_position()
}
