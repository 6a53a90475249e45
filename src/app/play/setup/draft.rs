//! A table being set: what is written in the form, whether or not it makes sense yet.

use leptos::prelude::*;
use serde::{Deserialize, Serialize};

use crate::app::browser;
use crate::app::play::session::clear_table;
use crate::app::play::{Kind, Mon, People, Pin, Player, use_session};
use crate::app::words::{Locale, words};
use crate::game::{NAME_LIMIT, Seat, SetupRefusal};
use crate::table::{Pace, Seating, Sitting};
use crate::zipang::Show;
use crate::{oriente, zipang};

/// One seat as it is written down.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeatDraft {
    /// The name.
    pub name: String,
    /// The crest.
    pub mon: Mon,
    /// A person, or a bot?
    pub is_person: bool,
    /// The PIN, or nothing. It is never remembered.
    #[serde(skip)]
    pub pin: String,
}

/// A table as it is written down. Seats beyond the number of players are kept for when they are wanted again.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Draft {
    /// How many play.
    pub players: usize,
    /// Everybody who could.
    pub seats: Vec<SeatDraft>,
    /// Do people speak up, or does the device go round?
    pub speak_up: bool,
    /// Who starts; nobody in particular, if chance decides.
    pub first: Option<u8>,
    /// What a table of Zipang plays differently.
    #[serde(default, alias = "options")]
    pub zipang: zipang::Options,
    /// What a table of Oriente plays differently.
    #[serde(default)]
    pub oriente: oriente::Options,
}

/// What is wrong with a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Problem {
    /// The game does not accept it.
    Setup(SetupRefusal),
    /// A PIN that is not four digits.
    Pin(Seat),
    /// There is no person at the table.
    Nobody,
}

impl Draft {
    /// One person among bots: a newcomer presses one button and plays.
    #[must_use]
    pub fn new(kind: Kind) -> Self {
        let names =
            ["Aiko", "Botan", "Chie", "Daichi", "Emi", "Fumio", "Goro", "Hana", "Isamu", "Jun", "Kaede", "Lanzo"];
        let players = match kind {
            Kind::Oriente => 5,
            Kind::Zipang => 3,
        };
        let seat = |(number, (name, mon)): (usize, (&str, Mon))| SeatDraft {
            name: name.to_owned(),
            mon,
            is_person: number == 0,
            pin: String::new(),
        };
        let seats = names.into_iter().zip(Mon::ALL).take(*kind.seats().end()).enumerate().map(seat).collect();
        Self {
            players,
            seats,
            speak_up: false,
            first: None,
            zipang: zipang::Options::default(),
            oriente: oriente::Options::default(),
        }
    }

    /// The last table set on this device, if it is remembered and makes sense.
    #[must_use]
    pub fn remembered(kind: Kind) -> Option<Self> {
        Self::from_text(kind, &browser::recall(key(kind))?)
    }

    /// Reads what was remembered; anything odd is as good as nothing.
    fn from_text(kind: Kind, text: &str) -> Option<Self> {
        let draft: Self = serde_json::from_str(text).ok()?;
        let fits = draft.seats.len() == *kind.seats().end() && kind.seats().contains(&draft.players);
        (fits && draft.refusal(kind).is_none()).then_some(draft)
    }

    /// Remembers this table for the next visit, without its PINs.
    pub fn remember(&self, kind: Kind) {
        if let Ok(text) = serde_json::to_string(self) {
            browser::remember(key(kind), &text);
        }
    }

    /// The seats that play.
    #[must_use]
    pub fn seated(&self) -> &[SeatDraft] {
        &self.seats[..self.players]
    }

    /// How many people play; the others are bots.
    #[must_use]
    pub fn persons(&self) -> usize {
        self.seated().iter().filter(|seat| seat.is_person).count()
    }

    fn names(&self) -> Vec<String> {
        self.seated().iter().map(|seat| seat.name.trim().to_owned()).collect()
    }

    /// Who starts; a starting player who has left the table leaves it to chance.
    fn first(&self) -> Option<u8> {
        self.first.filter(|&first| usize::from(first) < self.players)
    }

    fn zipang_setup(&self) -> zipang::Setup {
        zipang::Setup { names: self.names(), first: self.first(), options: self.zipang }
    }

    fn oriente_setup(&self) -> oriente::Setup {
        oriente::Setup { names: self.names(), first: self.first(), options: self.oriente }
    }

    /// Why the game does not accept it, if it does not.
    fn refusal(&self, kind: Kind) -> Option<SetupRefusal> {
        match kind {
            Kind::Zipang => self.zipang_setup().check().err(),
            Kind::Oriente => self.oriente_setup().check().err(),
        }
    }

    /// What is wrong with it, if anything.
    #[must_use]
    pub fn problem(&self, kind: Kind) -> Option<Problem> {
        if let Some(refusal) = self.refusal(kind) {
            return Some(Problem::Setup(refusal));
        }
        if self.persons() == 0 {
            return Some(Problem::Nobody);
        }
        let bad_pin = |seat: &SeatDraft| seat.is_person && !seat.pin.is_empty() && Pin::from_text(&seat.pin).is_none();
        let bad = self.seated().iter().position(bad_pin)?;
        Some(Problem::Pin(Seat::new(bad as u8)))
    }

    /// Who sits there.
    fn people(&self) -> People {
        let player = |seat: &SeatDraft| Player {
            name: seat.name.trim().to_owned(),
            mon: seat.mon,
            is_person: seat.is_person,
            pin: Pin::from_text(&seat.pin).filter(|_| seat.is_person),
        };
        People::new(self.seated().iter().map(player).collect())
    }

    /// Deals the game and lays it on the table.
    ///
    /// # Errors
    /// What is wrong with the table; then the game that lay there stays.
    pub fn begin(&self, kind: Kind, seed: u64) -> Result<(), Problem> {
        if let Some(problem) = self.problem(kind) {
            return Err(problem);
        }
        let people = self.people();
        let pace = if self.speak_up { Pace::SpeakUp } else { Pace::PassTheDevice };
        let seating = Seating { people: people.persons(), pace };
        match kind {
            Kind::Zipang => {
                let sitting = Sitting::new(self.zipang_setup(), seating, seed).map_err(Problem::Setup)?;
                clear_table();
                use_session::<zipang::State>().begin(people, sitting);
            }
            Kind::Oriente => {
                let sitting = Sitting::new(self.oriente_setup(), seating, seed).map_err(Problem::Setup)?;
                clear_table();
                use_session::<oriente::State>().begin(people, sitting);
            }
        }
        Ok(())
    }

    /// A seat takes a crest; whoever had it takes the seat's old one.
    pub fn take_mon(&mut self, seat: usize, mon: Mon) {
        let old = self.seats[seat].mon;
        if let Some(other) = self.seats.iter_mut().find(|other| other.mon == mon) {
            other.mon = old;
        }
        self.seats[seat].mon = mon;
    }
}

impl Problem {
    /// The id of the field to mend.
    #[must_use]
    pub fn field(&self) -> String {
        match self {
            Self::Setup(
                SetupRefusal::EmptyName(seat) | SetupRefusal::LongName(seat) | SetupRefusal::DoubledName(seat, _),
            ) => format!("name-{}", seat.number()),
            Self::Setup(SetupRefusal::FirstPlayer { .. }) => "first".to_owned(),
            Self::Setup(SetupRefusal::OptionRange { .. }) => "show".to_owned(),
            Self::Pin(seat) => format!("pin-{}", seat.number()),
            Self::Setup(SetupRefusal::PlayerCount { .. }) | Self::Nobody => "players".to_owned(),
        }
    }

    /// What is wrong, in words.
    #[must_use]
    pub fn words(&self, locale: Locale, draft: &Draft) -> String {
        match self {
            Self::Setup(SetupRefusal::PlayerCount { expected, .. }) => {
                words!(locale, place.refusal.count, low = expected.start(), high = expected.end())
            }
            Self::Setup(SetupRefusal::EmptyName(_)) => words!(locale, place.refusal.empty).to_owned(),
            Self::Setup(SetupRefusal::LongName(_)) => {
                words!(locale, place.refusal.long, count = NAME_LIMIT)
            }
            Self::Setup(SetupRefusal::DoubledName(_, first)) => {
                let name = draft.seats[usize::from(first.number())].name.clone();
                words!(locale, place.refusal.doubled, name = name)
            }
            Self::Setup(SetupRefusal::FirstPlayer { .. }) => words!(locale, place.refusal.first).to_owned(),
            Self::Setup(SetupRefusal::OptionRange { expected, .. }) => {
                let (low, high) = (*expected.start(), *expected.end());
                words!(locale, place.refusal.option, low = low, high = high)
            }
            Self::Pin(_) => words!(locale, place.refusal.pin).to_owned(),
            Self::Nobody => words!(locale, place.refusal.nobody).to_owned(),
        }
    }
}

/// The seconds a show may last, to choose from.
pub const SHOWS: [Show; 5] =
    [Show::Seconds(15), Show::Seconds(30), Show::Seconds(60), Show::Seconds(120), Show::UntilConfirmed];

/// Where the last table of a game is remembered.
const fn key(kind: Kind) -> &'static str {
    match kind {
        Kind::Oriente => "noren.oriente.table",
        Kind::Zipang => "noren.zipang.table",
    }
}

/// The tables being set, one for each game.
#[derive(Clone, Copy)]
struct Drafts {
    oriente: RwSignal<Draft>,
    zipang: RwSignal<Draft>,
}

/// Puts the tables being set into the context of the app: going to another page does not wipe them.
pub fn provide_drafts() {
    let draft = |kind| RwSignal::new(Draft::remembered(kind).unwrap_or_else(|| Draft::new(kind)));
    provide_context(Drafts { oriente: draft(Kind::Oriente), zipang: draft(Kind::Zipang) });
}

/// The table of this game being set.
///
/// # Panics
/// Outside the app, where nobody called [`provide_drafts`].
#[must_use]
pub fn use_draft(kind: Kind) -> RwSignal<Draft> {
    let drafts: Drafts = expect_context();
    match kind {
        Kind::Oriente => drafts.oriente,
        Kind::Zipang => drafts.zipang,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const KINDS: [Kind; 2] = [Kind::Oriente, Kind::Zipang];

    #[test]
    fn a_newcomer_need_not_change_anything() {
        for kind in KINDS {
            assert_eq!(Draft::new(kind).problem(kind), None);
        }
    }

    #[test]
    fn a_table_survives_being_remembered_without_its_pins() {
        for kind in KINDS {
            let mut draft = Draft { players: 5, speak_up: true, first: Some(4), ..Draft::new(kind) };
            draft.seats[0].pin = "1234".to_owned();
            let text = serde_json::to_string(&draft).expect("plain data");
            assert!(!text.contains("1234"));
            draft.seats[0].pin = String::new();
            assert_eq!(Draft::from_text(kind, &text), Some(draft));
        }
    }

    #[test]
    fn what_is_remembered_wrongly_is_forgotten() {
        for kind in KINDS {
            let text = serde_json::to_string(&Draft::new(kind)).expect("plain data");
            let crowded = text.replacen("\"players\":", "\"players\":9", 1);
            for bad in ["", "{}", "[1]", &crowded, &text.replace("Botan", "Aiko")] {
                assert_eq!(Draft::from_text(kind, bad), None, "{bad}");
            }
        }
    }

    #[test]
    fn a_table_of_the_other_game_is_no_table_of_this_one() {
        let text = serde_json::to_string(&Draft::new(Kind::Oriente)).expect("plain data");
        assert_eq!(Draft::from_text(Kind::Zipang, &text), None);
    }

    #[test]
    fn options_remembered_under_their_first_name_are_still_read() {
        let mut draft = Draft::new(Kind::Zipang);
        draft.zipang.shrinking_antes = true;
        let text = serde_json::to_string(&draft).expect("plain data").replace("\"zipang\"", "\"options\"");
        assert_eq!(Draft::from_text(Kind::Zipang, &text), Some(draft));
    }

    #[test]
    fn every_problem_is_told_at_its_field_in_each_language() {
        type Change = fn(&mut Draft);
        let changed = |change: Change| {
            let mut draft = Draft::new(Kind::Zipang);
            change(&mut draft);
            draft
        };
        let cases: [(&str, Change); 7] = [
            ("name-1", |draft| draft.seats[1].name = "  ".into()),
            ("name-2", |draft| draft.seats[2].name = "aiko ".into()),
            ("name-0", |draft| draft.seats[0].name = "x".repeat(25)),
            ("pin-0", |draft| draft.seats[0].pin = "12".into()),
            ("players", |draft| draft.seats[0].is_person = false),
            ("players", |draft| draft.players = 1),
            ("show", |draft| draft.zipang.show = Show::Seconds(1)),
        ];
        for (field, change) in cases {
            let draft = changed(change);
            let problem = draft.problem(Kind::Zipang).expect("something is wrong");
            assert_eq!(problem.field(), field);
            for (locale, _) in crate::app::language::LANGUAGES {
                assert!(problem.words(locale, &draft).len() > 5);
            }
        }
    }

    #[test]
    fn no_two_seats_ever_have_the_same_crest() {
        let mut draft = Draft::new(Kind::Oriente);
        let (own, other) = (draft.seats[0].mon, draft.seats[1].mon);
        draft.take_mon(0, other);
        assert_eq!((draft.seats[0].mon, draft.seats[1].mon), (other, own));
    }
}
