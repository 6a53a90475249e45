//! A table being set: what is written in the form, whether or not it makes sense yet.

use serde::{Deserialize, Serialize};

use super::Kind;
use crate::app::browser;
use crate::app::words::{Locale, words};
use crate::game::{NAME_LIMIT, Seat, SetupError};
use crate::table::{Level, Mind, Mon, People, Pin, Player, SeatPlan};
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
    /// Which game, and what this table plays differently.
    pub house: House,
}

/// The game that is played at a table, with what the table decides for itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum House {
    /// A table of Oriente.
    Oriente(oriente::Options),
    /// A table of Zipang.
    Zipang(zipang::Options),
}

impl House {
    /// A table that plays by the book.
    fn of(kind: Kind) -> Self {
        match kind {
            Kind::Oriente => Self::Oriente(oriente::Options::default()),
            Kind::Zipang => Self::Zipang(zipang::Options::default()),
        }
    }
}

/// What is wrong with a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Problem {
    /// The game does not accept it.
    Setup(SetupError),
    /// A PIN that is not four digits.
    Pin(Seat),
    /// There is no person at the table.
    Nobody,
}

impl Draft {
    /// One person among bots: a newcomer presses one button and plays.
    #[must_use]
    pub fn usual(kind: Kind) -> Self {
        let names =
            ["Aiko", "Botan", "Chie", "Daichi", "Emi", "Fumio", "Goro", "Hana", "Isamu", "Jun", "Kaede", "Lanzo"];
        let seat = |(number, (name, mon)): (usize, (&str, Mon))| SeatDraft {
            name: name.to_owned(),
            mon,
            is_person: number == 0,
            pin: String::new(),
        };
        let seats = names.into_iter().zip(Mon::ALL).take(*kind.seats().end()).enumerate().map(seat).collect();
        Self { players: kind.usual_players(), seats, speak_up: false, first: None, house: House::of(kind) }
    }

    /// The last table of a game set on this device; the usual one, if none is remembered that makes sense.
    #[must_use]
    pub fn remembered(kind: Kind) -> Self {
        browser::recall(kind.memory())
            .and_then(|text| Self::from_text(kind, &text))
            .unwrap_or_else(|| Self::usual(kind))
    }

    /// Reads what was remembered; anything odd is as good as nothing.
    fn from_text(kind: Kind, text: &str) -> Option<Self> {
        let draft: Self = serde_json::from_str(text).ok()?;
        let seats = kind.seats();
        let fits = draft.kind() == kind && draft.seats.len() == *seats.end() && seats.contains(&draft.players);
        (fits && draft.check().is_ok()).then_some(draft)
    }

    /// Remembers this table for the next visit, without its PINs.
    pub fn remember(&self) {
        if let Ok(text) = serde_json::to_string(self) {
            browser::remember(self.kind().memory(), &text);
        }
    }

    /// Which game is played.
    #[must_use]
    pub const fn kind(&self) -> Kind {
        match self.house {
            House::Oriente(_) => Kind::Oriente,
            House::Zipang(_) => Kind::Zipang,
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

    /// The names of those who play.
    #[must_use]
    pub fn names(&self) -> Vec<String> {
        self.seated().iter().map(|seat| seat.name.trim().to_owned()).collect()
    }

    /// Who starts. A starting player who has left the table leaves it to chance.
    #[must_use]
    pub fn first(&self) -> Option<u8> {
        self.first.filter(|&first| usize::from(first) < self.players)
    }

    /// Does the game accept it?
    fn check(&self) -> Result<(), SetupError> {
        let (names, first) = (self.names(), self.first());
        match self.house {
            House::Oriente(options) => oriente::Setup { names, first, options }.check(),
            House::Zipang(options) => zipang::Setup { names, first, options }.check(),
        }
        .map(|_| ())
    }

    /// What is wrong with it, if anything.
    #[must_use]
    pub fn problem(&self) -> Option<Problem> {
        if let Err(refusal) = self.check() {
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
    #[must_use]
    pub fn plan(&self) -> SeatPlan {
        let player = |seat: &SeatDraft| Player {
            name: seat.name.trim().to_owned(),
            mon: seat.mon,
            mind: if seat.is_person { Mind::Person } else { Mind::Bot(Level::default()) },
        };
        SeatPlan {
            people: People::new(self.seated().iter().map(player).collect()),
            pins: self.seated().iter().map(|seat| Pin::from_text(&seat.pin).filter(|_| seat.is_person)).collect(),
        }
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
                SetupError::EmptyName(seat) | SetupError::LongName(seat) | SetupError::DoubledName(seat, _),
            ) => format!("name-{}", seat.number()),
            Self::Setup(SetupError::FirstPlayer { .. }) => "first".to_owned(),
            Self::Setup(SetupError::OptionRange { .. }) => "show".to_owned(),
            Self::Pin(seat) => format!("pin-{}", seat.number()),
            Self::Setup(SetupError::PlayerCount { .. }) | Self::Nobody => "players".to_owned(),
        }
    }

    /// What is wrong, in words.
    #[must_use]
    pub fn words(&self, locale: Locale, draft: &Draft) -> String {
        match self {
            Self::Setup(SetupError::PlayerCount { expected, .. }) => {
                words!(locale, place.refusal.count, low = expected.start(), high = expected.end())
            }
            Self::Setup(SetupError::EmptyName(_)) => words!(locale, place.refusal.empty).to_owned(),
            Self::Setup(SetupError::LongName(_)) => {
                words!(locale, place.refusal.long, count = NAME_LIMIT)
            }
            Self::Setup(SetupError::DoubledName(_, first)) => {
                let name = draft.seats[usize::from(first.number())].name.clone();
                words!(locale, place.refusal.doubled, name = name)
            }
            Self::Setup(SetupError::FirstPlayer { .. }) => words!(locale, place.refusal.first).to_owned(),
            Self::Setup(SetupError::OptionRange { expected, .. }) => {
                let (low, high) = (*expected.start(), *expected.end());
                words!(locale, place.refusal.option, low = low, high = high)
            }
            Self::Pin(_) => words!(locale, place.refusal.pin).to_owned(),
            Self::Nobody => words!(locale, place.refusal.nobody).to_owned(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::zipang::{Options, Show};

    fn text_of(draft: &Draft) -> String {
        serde_json::to_string(draft).expect("plain data")
    }

    #[test]
    fn a_newcomer_need_not_change_anything() {
        for kind in Kind::ALL {
            assert_eq!(Draft::usual(kind).problem(), None);
        }
    }

    #[test]
    fn a_table_survives_being_remembered_without_its_pins() {
        for kind in Kind::ALL {
            let mut draft = Draft { players: 5, speak_up: true, first: Some(4), ..Draft::usual(kind) };
            draft.seats[0].pin = "1234".to_owned();
            let text = text_of(&draft);
            assert!(!text.contains("1234"));
            draft.seats[0].pin = String::new();
            assert_eq!(Draft::from_text(kind, &text), Some(draft));
        }
    }

    #[test]
    fn house_rules_are_remembered() {
        let house = House::Zipang(zipang::Options { shrinking_antes: true, ..zipang::Options::default() });
        let draft = Draft { house, ..Draft::usual(Kind::Zipang) };
        assert_eq!(Draft::from_text(Kind::Zipang, &text_of(&draft)), Some(draft));
    }

    #[test]
    fn what_is_remembered_wrongly_is_forgotten() {
        for kind in Kind::ALL {
            let text = text_of(&Draft::usual(kind));
            let crowded = text.replacen("\"players\":", "\"players\":9", 1);
            for bad in ["", "{}", "[1]", &crowded, &text.replace("Botan", "Aiko")] {
                assert_eq!(Draft::from_text(kind, bad), None, "{bad}");
            }
        }
    }

    #[test]
    fn a_table_of_the_other_game_is_no_table_of_this_one() {
        let mut draft = Draft::usual(Kind::Oriente);
        draft.seats.truncate(*Kind::Zipang.seats().end());
        assert_eq!(Draft::from_text(Kind::Zipang, &text_of(&draft)), None);
    }

    #[test]
    fn every_problem_is_told_at_its_field_in_each_language() {
        type Change = fn(&mut Draft);
        let changed = |change: Change| {
            let mut draft = Draft::usual(Kind::Zipang);
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
            ("show", |draft| {
                draft.house = House::Zipang(Options { show: Show::Seconds(1), ..Options::default() });
            }),
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
        let mut draft = Draft::usual(Kind::Oriente);
        let (own, other) = (draft.seats[0].mon, draft.seats[1].mon);
        draft.take_mon(0, other);
        assert_eq!((draft.seats[0].mon, draft.seats[1].mon), (other, own));
    }
}
