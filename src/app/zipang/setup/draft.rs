//! A table being set: what is written in the form, whether or not it makes sense yet.

use leptos::prelude::*;
use serde::{Deserialize, Serialize};

use crate::app::browser;
use crate::app::play::{Mon, People, Pin, Player, Sitting};
use crate::app::words::{Locale, words};
use crate::game::{NAME_LIMIT, Seat, SetupRefusal};
use crate::table::Pace;
use crate::zipang::{MAX_PLAYERS, Options, Setup, Show};

/// Where the last table is remembered.
const KEY: &str = "noren.zipang.table";

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
    /// What this table plays differently.
    pub options: Options,
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

impl Default for Draft {
    /// One person and two bots: a newcomer presses one button and plays.
    fn default() -> Self {
        let names = ["Aiko", "Botan", "Chie", "Daichi", "Emi", "Fumio"];
        let seat = |(number, (name, mon)): (usize, (&str, Mon))| SeatDraft {
            name: name.to_owned(),
            mon,
            is_person: number == 0,
            pin: String::new(),
        };
        let seats = names.into_iter().zip(Mon::ALL).enumerate().map(seat).collect();
        Self { players: 3, seats, speak_up: false, first: None, options: Options::default() }
    }
}

impl Draft {
    /// The last table set on this device, if it is remembered and makes sense.
    #[must_use]
    pub fn remembered() -> Option<Self> {
        Self::from_text(&browser::recall(KEY)?)
    }

    /// Reads what was remembered; anything odd is as good as nothing.
    fn from_text(text: &str) -> Option<Self> {
        let draft: Self = serde_json::from_str(text).ok()?;
        let fits = draft.seats.len() == MAX_PLAYERS && (2..=MAX_PLAYERS).contains(&draft.players);
        (fits && draft.setup().check().is_ok()).then_some(draft)
    }

    /// Remembers this table for the next visit, without its PINs.
    pub fn remember(&self) {
        if let Ok(text) = serde_json::to_string(self) {
            browser::remember(KEY, &text);
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

    fn setup(&self) -> Setup {
        let names = self.seated().iter().map(|seat| seat.name.trim().to_owned()).collect();
        // A starting player who has left the table leaves it to chance.
        let first = self.first.filter(|&first| usize::from(first) < self.players);
        Setup { names, first, options: self.options }
    }

    /// What is wrong with it, if anything.
    #[must_use]
    pub fn problem(&self) -> Option<Problem> {
        if let Err(refusal) = self.setup().check() {
            return Some(Problem::Setup(refusal));
        }
        if self.persons() == 0 {
            return Some(Problem::Nobody);
        }
        let bad_pin = |seat: &SeatDraft| seat.is_person && !seat.pin.is_empty() && Pin::from_text(&seat.pin).is_none();
        let bad = self.seated().iter().position(bad_pin)?;
        Some(Problem::Pin(Seat::new(bad as u8)))
    }

    /// The game, dealt.
    ///
    /// # Errors
    /// What is wrong with the table.
    pub fn begin(&self, seed: u64) -> Result<Sitting, Problem> {
        if let Some(problem) = self.problem() {
            return Err(problem);
        }
        let player = |seat: &SeatDraft| Player {
            name: seat.name.trim().to_owned(),
            mon: seat.mon,
            is_person: seat.is_person,
            pin: Pin::from_text(&seat.pin).filter(|_| seat.is_person),
        };
        let people = People::new(self.seated().iter().map(player).collect());
        let pace = if self.speak_up { Pace::SpeakUp } else { Pace::PassTheDevice };
        Sitting::new(people, self.setup(), pace, seed).map_err(Problem::Setup)
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
            Self::Setup(SetupRefusal::PlayerCount { .. }) => words!(locale, place.refusal.count).to_owned(),
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

/// Puts the table being set into the context of the app: going to another page does not wipe it.
pub fn provide_draft() {
    provide_context(RwSignal::new(Draft::remembered().unwrap_or_default()));
}

/// The table being set.
///
/// # Panics
/// Outside the app, where nobody called [`provide_draft`].
#[must_use]
pub fn use_draft() -> RwSignal<Draft> {
    expect_context()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_newcomer_need_not_change_anything() {
        assert!(Draft::default().begin(1).is_ok());
    }

    #[test]
    fn a_table_survives_being_remembered_without_its_pins() {
        let mut draft = Draft { players: 5, speak_up: true, first: Some(4), ..Draft::default() };
        draft.seats[0].pin = "1234".to_owned();
        let text = serde_json::to_string(&draft).expect("plain data");
        assert!(!text.contains("1234"));
        draft.seats[0].pin = String::new();
        assert_eq!(Draft::from_text(&text), Some(draft));
    }

    #[test]
    fn what_is_remembered_wrongly_is_forgotten() {
        let text = serde_json::to_string(&Draft::default()).expect("plain data");
        for bad in ["", "{}", "[1]", &text.replace("\"players\":3", "\"players\":9"), &text.replace("Botan", "Aiko")] {
            assert_eq!(Draft::from_text(bad), None, "{bad}");
        }
    }

    #[test]
    fn every_problem_is_told_at_its_field_in_each_language() {
        type Change = fn(&mut Draft);
        let changed = |change: Change| {
            let mut draft = Draft::default();
            change(&mut draft);
            draft
        };
        let cases: [(&str, Change); 6] = [
            ("name-1", |draft| draft.seats[1].name = "  ".into()),
            ("name-2", |draft| draft.seats[2].name = "aiko ".into()),
            ("name-0", |draft| draft.seats[0].name = "x".repeat(25)),
            ("pin-0", |draft| draft.seats[0].pin = "12".into()),
            ("players", |draft| draft.seats[0].is_person = false),
            ("show", |draft| draft.options.show = Show::Seconds(1)),
        ];
        for (field, change) in cases {
            let draft = changed(change);
            let problem = draft.problem().expect("something is wrong");
            assert_eq!(problem.field(), field);
            for (locale, _) in crate::app::language::LANGUAGES {
                assert!(problem.words(locale, &draft).len() > 5);
            }
        }
    }

    #[test]
    fn no_two_seats_ever_have_the_same_crest() {
        let mut draft = Draft::default();
        let (own, other) = (draft.seats[0].mon, draft.seats[1].mon);
        draft.take_mon(0, other);
        assert_eq!((draft.seats[0].mon, draft.seats[1].mon), (other, own));
    }
}
