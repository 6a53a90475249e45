//! A table whose people share one device, with short words for what is done there.

use noren::game::{Chance, Moment, Seat, Seats, Stream};
use noren::table::{
    Deed, DeedError, Errand, Host, Journal, Level, Mind, Mon, Pace, People, Playable, Player, Screen, SeatPlan,
    Showing, Table, Waiting, What,
};

/// Luck for whatever a test chooses by itself.
pub fn luck(seed: u64) -> Stream {
    Chance::new(seed).stream(Moment { kind: 99, round: 0, index: 0 })
}

/// The seats with these numbers.
pub fn seats(numbers: &[u8]) -> Seats {
    numbers.iter().copied().map(Seat::new).collect()
}

/// People in these seats, steady bots in the others; nobody has a PIN.
pub fn plan(players: u8, people: Seats) -> SeatPlan {
    let player = |seat: Seat| Player {
        name: format!("Guest {}", seat.number()),
        mon: Mon::ALL[usize::from(seat.number())],
        mind: if people.contains(seat) { Mind::Person } else { Mind::Bot(Level::Steady) },
    };
    SeatPlan { people: People::new(Seats::all(players).iter().map(player).collect()), pins: Vec::new() }
}

/// A game about to be dealt, with people in these seats.
pub fn journal<G: Playable>(setup: G::Setup, players: u8, people: Seats, pace: Pace, seed: u64) -> Journal<G> {
    Journal::new(setup, plan(players, people), pace, seed, seed + 1_000_000)
}

/// The same game with bots that answer at random.
pub fn at_random<G: Playable>(mut journal: Journal<G>) -> Journal<G> {
    let mut players = Vec::from(journal.plan.people);
    for player in players.iter_mut().filter(|player| !player.is_person()) {
        player.mind = Mind::Bot(Level::Random);
    }
    journal.plan.people = People::new(players);
    journal
}

/// An answer that this seat may give, by what it sees: any of those that a position gives which fits the view.
pub fn answers<G: Playable>(view: &G::View, seat: Seat) -> Vec<G::Action> {
    let mut answers = Vec::new();
    G::sample(view, &mut luck(1)).legal(seat, &mut answers);
    answers
}

/// The people of a game around their one device.
#[derive(Clone, Debug)]
pub struct Shared<G: Playable> {
    pub table: Table<G>,
}

impl<G: Playable> Shared<G> {
    pub fn new(journal: Journal<G>) -> Self {
        Self { table: Table::new(Host::new(journal).expect("a sound journal")) }
    }

    pub fn showing(&self) -> Showing<G> {
        self.table.showing(0)
    }

    pub fn screen(&self) -> Screen<G> {
        self.showing().screen
    }

    pub fn waiting(&self) -> Option<Waiting> {
        self.screen().waiting()
    }

    /// What the eyes at the device see now.
    ///
    /// # Panics
    /// While the curtain is down.
    pub fn view(&self) -> G::View {
        self.showing().view.expect("the curtain is up")
    }

    /// Whose secrets the device shows now.
    pub fn private(&self) -> Option<Seat> {
        self.screen().eyes().flatten()
    }

    /// For whom the curtain is down, and has he been asked anything?
    pub fn curtain(&self) -> Option<(Seat, bool)> {
        match self.screen() {
            Screen::Curtain { seat, question, .. } => Some((seat, question.is_some())),
            _ => None,
        }
    }

    pub fn is_stop(&self) -> bool {
        matches!(self.screen(), Screen::Stop { .. })
    }

    pub fn is_over(&self) -> bool {
        matches!(self.screen(), Screen::Over { .. })
    }

    /// What is done before the device, as an answer to what it shows now.
    pub fn tries(&mut self, what: What<G>) -> Result<(), DeedError<G::Refusal>> {
        self.table.act(0, Deed { showing: self.showing().number, what })
    }

    pub fn does(&mut self, what: What<G>) -> &mut Self {
        let text = format!("{what:?} on {:?}", self.screen());
        self.tries(what).unwrap_or_else(|error| panic!("{text}: {error}"));
        self
    }

    /// Whoever is asked answers, raising the curtain for it if it is down.
    pub fn answer(&mut self, seat: Seat, action: G::Action) -> &mut Self {
        if self.curtain().is_some() {
            self.raise_curtain();
        }
        self.does(What::Answer { seat, action })
    }

    pub fn aside(&mut self, seat: Seat, action: G::Action) -> &mut Self {
        self.does(What::Aside { seat, action })
    }

    pub fn raise_hands(&mut self, hands: Seats) -> &mut Self {
        self.does(What::RaiseHands(hands))
    }

    pub fn raise_curtain(&mut self) -> &mut Self {
        self.does(What::RaiseCurtain { pin: None })
    }

    /// Everybody whom a round of looks waits for looks and hides it again.
    pub fn look_around(&mut self) -> &mut Self {
        while self.showing().round.is_some() {
            self.raise_curtain().does(What::DropCurtain);
        }
        self
    }

    pub fn undo(&mut self) -> &mut Self {
        self.does(What::Undo)
    }

    /// The bot that is asked does what it comes to; says what for it was asked.
    pub fn ask(&mut self) -> Option<Errand> {
        let thought = self.table.host().asked()?.think();
        assert!(self.table.take(thought.clone()), "{thought:?} was asked for");
        Some(thought.ticket.errand)
    }

    /// Every bot says what it has to say, and answers what it is offered.
    pub fn let_bots_talk(&mut self) -> &mut Self {
        while !self.table.host().is_quiet() {
            self.ask();
        }
        self
    }

    /// The bot whom the game asks answers, and then all of them talk.
    pub fn move_bot(&mut self) -> &mut Self {
        self.let_bots_talk();
        assert_eq!(self.ask(), Some(Errand::Answer), "no bot is asked");
        self.let_bots_talk()
    }
}
