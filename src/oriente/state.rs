//! A full position of Oriente, and how it stands in the frame of [`Game`].

use serde::{Deserialize, Serialize};

use super::action::{Action, Destiny, Question, Side};
use super::cards::{Lord, MAX_PLAYERS};
use super::deals::Bargains;
use super::deck::Deck;
use super::event::{Ending, Event};
use super::knowledge::Knowledge;
use super::mover::Mover;
use super::refusal::Refusal;
use super::score::Outcome;
use super::setup::{Options, Setup};
use super::stack::Stack;
use super::view::View;
use crate::game::{BySeat, Chance, Game, Listener, Pile, Prompt, Seat, Seats, SetupError, Stream};

/// The laborers of the game.
pub const LABORERS: u8 = 6;
/// The fewest players who use the hut.
pub const HUT_PLAYERS: u8 = 8;

/// A full position: every card and every secret. Plain data; a copy is a copy of memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct State {
    pub(super) players: u8,
    pub(super) options: Options,
    /// Which season this is, counted from 1.
    pub(super) season: u8,
    /// How many actions were fulfilled this season.
    pub(super) fulfilled: u8,
    /// Who holds the destiny token. While an action is declared or carried out, that is its declarer.
    pub(super) token: Seat,
    /// Everybody's lord. None while a Mahō-tsukai chooses his, and for one who drew none at the very end (O-7, O-14).
    pub(super) lords: BySeat<Option<Lord>, MAX_PLAYERS>,
    pub(super) face_up: Seats,
    pub(super) disks: Seats,
    pub(super) stacks: BySeat<Stack, MAX_PLAYERS>,
    pub(super) deck: Deck,
    pub(super) prize: Prize,
    /// Laborers in the square.
    pub(super) square: u8,
    /// Laborers in the hut: none or one.
    pub(super) hut: u8,
    pub(super) knowledge: Knowledge,
    pub(super) bargains: Bargains,
    pub(super) phase: Phase,
}

/// The season's prize. It lies beside the deck until somebody fulfils an action, then under the token until that
/// action is over, then it is taken: where it lies follows from the phase.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Prize {
    pub(super) cards: Stack,
    /// How many of them come from the deck's two bottom groups.
    pub(super) from_bottom: u8,
    /// Those that all saw go under the deck before.
    pub(super) seen: Stack,
}

/// What the table is waiting for. Everything in it is public.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Phase {
    /// The players are asked in turn whether they declare an action.
    Declaring(Declaring),
    /// The token's holder has declared; the others are asked whether they call the privilege.
    Privilege(Privilege),
    /// The token's holder attacks; the others are asked for help.
    Helping(Battle),
    /// The loser of a battle chooses his new lord.
    Replacing(Replacing),
    /// The token's holder, an Akindo, chooses what to give this player in trade.
    Giving(Seat),
    /// The token's holder, a Mahō-tsukai, has taken all other lords and chooses which to become.
    Becoming,
    /// The token's holder has begun a revolution; other Nōfu are asked to join.
    Joining(Joining),
    /// The game is over.
    Over(Finale),
}

/// A round of the question who declares.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Declaring {
    /// Who is asked now.
    pub asked: Seat,
    /// Who has passed in this round.
    #[serde(default)]
    pub passed: Seats,
}

/// A declaration that may still be cancelled.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Privilege {
    /// What was declared.
    pub destiny: Destiny,
    /// Who was the target when it was declared (O-20).
    pub target: Option<Seat>,
    /// Who is asked now.
    pub asked: Seat,
    /// Who has given his final answer (O-19).
    #[serde(default)]
    pub answered: Seats,
}

/// A battle for which help is sought.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Battle {
    /// Who is attacked.
    pub defender: Seat,
    /// Who is asked now.
    pub asked: Seat,
    /// Who has stayed out in this round of asking.
    #[serde(default)]
    pub stayed_out: Seats,
    /// Has anybody joined in this round? Then there is another (O-10).
    #[serde(default)]
    pub joined: bool,
    /// Those on the attacker's side.
    #[serde(default)]
    pub for_attacker: Seats,
    /// All helpers as they joined (O-21).
    #[serde(default)]
    pub helpers: Pile<Seat, MAX_PLAYERS>,
}

impl Battle {
    /// The side of a helper.
    #[inline]
    pub const fn side_of(&self, helper: Seat) -> Side {
        if self.for_attacker.contains(helper) { Side::Attacker } else { Side::Defender }
    }
}

/// A lord turned by a Samurai.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Turned {
    /// Who he is.
    pub lord: Lord,
    /// The side he was turned for.
    pub side: Side,
}

/// The lords turned in a battle, in turning order.
pub type TurnedPile = Pile<Turned, MAX_PLAYERS>;

/// A battle that is decided; its loser has to choose among several turned lords.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Replacing {
    /// Who was attacked.
    pub defender: Seat,
    /// Which side won.
    pub winner: Side,
    /// The turned lords, in turning order.
    pub turned: TurnedPile,
}

/// A revolution that others may join.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Joining {
    /// Who is asked now.
    pub asked: Seat,
    /// Who has answered.
    #[serde(default)]
    pub answered: Seats,
    /// Who has joined.
    #[serde(default)]
    pub joined: Seats,
}

/// How it ended, and what lies on the table in nobody's stack.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Finale {
    /// How it ended.
    pub ending: Ending,
    /// Turned lords of an undecided battle, and the Geisha where she was drawn for nobody's stack (O-7).
    #[serde(default)]
    pub aside: Stack,
}

impl State {
    /// The lord of a seat.
    ///
    /// # Panics
    /// When that seat has none: only while a Mahō-tsukai chooses, and at the end.
    #[inline]
    pub(super) fn lord(&self, seat: Seat) -> Lord {
        self.lords[seat].expect("everybody has a lord while questions of rank are asked")
    }

    /// The lord of a seat, if he lies face up.
    #[inline]
    pub(super) fn visible_lord(&self, seat: Seat) -> Option<Lord> {
        if self.face_up.contains(seat) { self.lords[seat] } else { None }
    }

    /// Whose lord all know: he lies face up, or all saw him go under the deck before he was drawn.
    #[inline]
    pub(super) fn known_to_all(&self) -> Seats {
        self.knowledge.traced.iter().fold(self.face_up, Seats::with)
    }

    /// Everyone but this seat.
    #[inline]
    pub(super) const fn others(&self, seat: Seat) -> Seats {
        Seats::all(self.players).without(seat)
    }

    /// Where the Shōgun lies for all to see, if he does (O-3).
    pub(super) fn visible_shogun(&self) -> Option<Shogun> {
        let mut seats = Seats::all(self.players).iter();
        let in_play = seats.find(|&seat| self.visible_lord(seat) == Some(Lord::Shogun)).map(Shogun::InPlay);
        let mut seats = Seats::all(self.players).iter();
        in_play.or_else(|| seats.find(|&seat| self.stacks[seat].contains(Lord::Shogun)).map(Shogun::InStack))
    }

    /// Does a recruit go through the hut?
    #[inline]
    pub(super) const fn uses_hut(&self) -> bool {
        self.players >= HUT_PLAYERS
    }

    /// Who is asked now, if anyone.
    #[inline]
    pub(super) fn asked(&self) -> Option<Seat> {
        match self.phase {
            Phase::Declaring(Declaring { asked, .. })
            | Phase::Privilege(Privilege { asked, .. })
            | Phase::Helping(Battle { asked, .. })
            | Phase::Joining(Joining { asked, .. }) => Some(asked),
            Phase::Replacing(replacing) => Some(self.loser(&replacing)),
            Phase::Giving(_) | Phase::Becoming => Some(self.token),
            Phase::Over(_) => None,
        }
    }

    /// The loser of a decided battle.
    #[inline]
    pub(super) const fn loser(&self, replacing: &Replacing) -> Seat {
        match replacing.winner {
            Side::Attacker => replacing.defender,
            Side::Defender => self.token,
        }
    }
}

/// Where the Shōgun lies for all to see.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Shogun {
    /// Face up before this player.
    InPlay(Seat),
    /// In this player's prize stack.
    InStack(Seat),
}

impl Game for State {
    const NAME: &'static str = "oriente";

    type Setup = Setup;
    type Action = Action;
    type Event = Event;
    type Refusal = Refusal;
    type Question = Question;
    type Outcome = Outcome;
    type View = View;

    fn new(setup: &Setup, chance: &mut Chance, listener: &mut impl Listener<Event>) -> Result<Self, SetupError> {
        let (players, first) = setup.check()?;
        Ok(Mover::set_up(players, first, setup.options, chance, listener))
    }

    fn players(&self) -> u8 {
        self.players
    }

    #[inline]
    fn prompt(&self) -> Prompt<Question, Outcome> {
        let declarer = self.token;
        let (seat, question) = match self.phase {
            Phase::Over(finale) => return Prompt::Over(self.outcome(finale.ending)),
            Phase::Declaring(Declaring { asked, .. }) => (asked, Question::Declare),
            Phase::Privilege(Privilege { asked, destiny, .. }) => (asked, Question::Privilege { declarer, destiny }),
            Phase::Helping(Battle { asked, defender, .. }) => (asked, Question::Help { attacker: declarer, defender }),
            Phase::Replacing(replacing) => (self.loser(&replacing), Question::Replace),
            Phase::Giving(to) => (declarer, Question::Give { to }),
            Phase::Becoming => (declarer, Question::Become),
            Phase::Joining(Joining { asked, .. }) => (asked, Question::Join { declarer }),
        };
        Prompt::Ask { seat, question }
    }

    fn check(&self, seat: Seat, action: &Action) -> Result<(), Refusal> {
        self.allows(seat, action)
    }

    #[inline]
    fn legal(&self, seat: Seat, answers: &mut Vec<Action>) {
        self.list_answers(seat, answers);
    }

    #[inline]
    fn apply_unchecked(
        &mut self,
        seat: Seat,
        action: &Action,
        chance: &mut Chance,
        listener: &mut impl Listener<Event>,
    ) {
        Mover { state: self, chance, listener }.act(seat, action);
    }

    fn view(&self, eyes: Option<Seat>) -> View {
        View::of(self, eyes)
    }

    fn sample(view: &View, stream: &mut Stream) -> Self {
        view.sample(stream)
    }
}
