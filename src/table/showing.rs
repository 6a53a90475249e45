//! What one screen shows: all that it may draw and say, as one plain value.
//!
//! Rule of the module: a showing holds what the eyes before the screen may know and nothing else; with the curtain down
//! that is what all may know of who takes the device. It goes to JSON and back unchanged, so the screen may be far away.

use serde::{Deserialize, Serialize};

use super::{People, Playable};
use crate::game::{Seat, Seats};

/// All that a screen may draw and say.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(bound = "", deny_unknown_fields)]
pub struct Showing<G: Playable> {
    /// Which showing of its device this is. A [`super::Deed`] says to which one it answers.
    pub number: u64,
    /// Who plays.
    pub people: People,
    /// Those of them who sit before this screen.
    pub seats: Seats,
    /// What it shows.
    pub screen: Screen<G>,
    /// The round of looks that the curtain belongs to, if it does: before an open question everybody sees what he holds.
    pub round: Option<Round>,
    /// What the eyes before it may know; `None` while the curtain is down.
    pub view: Option<G::View>,
    /// What has happened, as far as these eyes may know; nothing while the curtain is down.
    pub story: Vec<Line<G::Event>>,
    /// The question that the game puts now, and to whom.
    pub question: Option<(Seat, G::Question)>,
    /// Is one after the other asked the same?
    pub is_poll: bool,
    /// How many offers lie open, if this is a moment to bargain.
    pub desk: Option<usize>,
    /// Whose last answer can be taken back from here, if one can.
    pub undo: Option<Seats>,
    /// Have all bots said what they have to say at this moment?
    pub is_quiet: bool,
    /// What bots said of the offers they answered last.
    pub remarks: Vec<(Seat, G::Remark)>,
    /// The promises in the players' own words.
    pub sentences: Vec<String>,
}

/// Everybody whom a question is put to looks at his own secrets first, one after the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Round {
    /// Who has looked.
    pub looked: Seats,
    /// Who has still to look, or to do without.
    pub left: Seats,
}

/// What a screen shows.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(bound = "", rename_all = "snake_case", deny_unknown_fields)]
pub enum Screen<G: Playable> {
    /// The table, for all eyes or for one pair.
    Table {
        /// Whose; `None` for everybody's.
        eyes: Option<Seat>,
        /// What the table is waiting for.
        waiting: Waiting,
    },
    /// The curtain is down: nothing but who takes the device, and what everybody knows he is asked.
    Curtain {
        /// Who is to take the device.
        seat: Seat,
        /// What he is asked; nothing, when he only wants a look at his own secrets.
        question: Option<G::Question>,
        /// Has he to type his PIN?
        asks_pin: bool,
    },
    /// Everybody looks at something before the game goes on.
    Stop {
        /// At what.
        stop: G::Interlude,
        /// Is the game over with it?
        is_last: bool,
    },
    /// The game is over, with everything seen.
    Over {
        /// How it ended.
        outcome: G::Outcome,
        /// What lay hidden to the very end; games without a word for it have nothing here.
        opened: Option<G::Opened>,
    },
}

/// What a screen that shows the table is waiting for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Waiting {
    /// This person's answer, to be given here and now.
    Answer(Seat),
    /// These people may want to bargain before the game goes on.
    Moment {
        /// Who.
        seats: Seats,
        /// Why.
        occasion: Occasion,
    },
    /// This bot's move.
    Bot(Seat),
    /// The answer of this person, who sits before another screen.
    Elsewhere(Seat),
    /// Those of these people who want to act raise a hand; for all others a pass is given.
    Hands(Seats),
    /// This person has looked at his own secrets; he is asked nothing.
    Look(Seat),
    /// Whoever wants makes or answers an offer; the question waits.
    Desk,
    /// That the curtain of this person comes back: until then, all look at the open table.
    Curtain(Seat),
    /// The others are to agree that a forgotten PIN is lifted.
    Lift {
        /// Whose PIN.
        seat: Seat,
        /// Who has agreed so far.
        agreed: Seats,
    },
    /// The PIN of this person has been lifted, and everybody may see that it was.
    Lifted(Seat),
}

/// Why people may want to bargain. All of it is public.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Occasion {
    /// Others are about to answer what they have at stake.
    Stake,
    /// They were offered something, and have not answered it.
    Offer,
    /// They owe something, and it may be too late to pay it.
    Debt,
}

/// Something to tell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Tale<E> {
    /// Something that happened in the game.
    Game(E),
    /// The others have lifted the PIN of this person: a matter of the table, which no game knows.
    PinLifted(Seat),
}

/// One thing that happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Line<E> {
    /// What.
    pub tale: Tale<E>,
    /// May all know of it?
    pub is_public: bool,
    /// Have these eyes not been shown it before?
    pub is_new: bool,
    /// Has it still to be said to them?
    pub is_unheard: bool,
}

impl<E> Tale<E> {
    /// What happened in the game, if it is that.
    #[must_use]
    pub const fn of_game(&self) -> Option<&E> {
        match self {
            Self::Game(event) => Some(event),
            Self::PinLifted(_) => None,
        }
    }
}

impl<G: Playable> Screen<G> {
    /// Whose eyes it is for: everybody's, one seat's, or nobody's while the curtain is down.
    #[must_use]
    pub const fn eyes(&self) -> Option<Option<Seat>> {
        match self {
            Self::Curtain { .. } => None,
            Self::Table { eyes, .. } => Some(*eyes),
            Self::Stop { .. } | Self::Over { .. } => Some(None),
        }
    }

    /// Who is to raise the curtain, if it is down.
    #[must_use]
    pub const fn curtain_of(&self) -> Option<Seat> {
        match self {
            Self::Curtain { seat, .. } => Some(*seat),
            _ => None,
        }
    }

    /// What the table is waiting for, if it is shown.
    #[must_use]
    pub const fn waiting(&self) -> Option<Waiting> {
        match self {
            Self::Table { waiting, .. } => Some(*waiting),
            _ => None,
        }
    }
}

impl<G: Playable> Showing<G> {
    /// Everything that all may know has happened.
    #[must_use]
    pub fn public_story(&self) -> Vec<G::Event> {
        self.events(|line| line.is_public)
    }

    /// What happened in the game, of the lines that are wanted.
    pub fn events(&self, is_wanted: impl Fn(&Line<G::Event>) -> bool) -> Vec<G::Event> {
        self.story.iter().filter(|line| is_wanted(line)).filter_map(|line| line.tale.of_game()).cloned().collect()
    }

    /// Can the PIN that the curtain asks for be lifted from here? All others have to agree, so all have to sit here.
    #[must_use]
    pub fn can_forget_pin(&self) -> bool {
        matches!(self.screen, Screen::Curtain { asks_pin: true, .. }) && self.people.persons() == self.seats
    }
}
