//! A table being set: what is written in the form, whether or not it makes sense yet.

use leptos::prelude::*;
use serde::{Deserialize, Serialize};

use crate::app::browser;
use crate::app::play::{Mon, People, Pin, PlayedHere, Player, use_session};
use crate::app::words::{Locale, words};
use crate::game::{NAME_LIMIT, Seat, SetupRefusal};
use crate::table::{Pace, Seating, Sitting};

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
#[serde(bound = "")]
pub struct Draft<G: PlayedHere> {
    /// How many play.
    pub players: usize,
    /// Everybody who could.
    pub seats: Vec<SeatDraft>,
    /// Do people speak up, or does the device go round?
    pub speak_up: bool,
    /// Who starts; nobody in particular, if chance decides.
    pub first: Option<u8>,
    /// What this table plays differently.
    #[serde(default)]
    pub options: G::Options,
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

impl<G: PlayedHere> Draft<G> {
    /// One person among bots: a newcomer presses one button and plays.
    #[must_use]
    pub fn new() -> Self {
        let names =
            ["Aiko", "Botan", "Chie", "Daichi", "Emi", "Fumio", "Goro", "Hana", "Isamu", "Jun", "Kaede", "Lanzo"];
        let seat = |(number, (name, mon)): (usize, (&str, Mon))| SeatDraft {
            name: name.to_owned(),
            mon,
            is_person: number == 0,
            pin: String::new(),
        };
        let seats = names.into_iter().zip(Mon::ALL).take(*G::KIND.seats().end()).enumerate().map(seat).collect();
        let (speak_up, first, options) = (false, None, G::Options::default());
        Self { players: G::USUAL_PLAYERS, seats, speak_up, first, options }
    }

    /// The last table set on this device, if it is remembered and makes sense.
    #[must_use]
    pub fn remembered() -> Option<Self> {
        Self::from_text(&browser::recall(G::MEMORY)?)
    }

    /// Reads what was remembered; anything odd is as good as nothing.
    fn from_text(text: &str) -> Option<Self> {
        let draft: Self = serde_json::from_str(text).ok()?;
        let seats = G::KIND.seats();
        let fits = draft.seats.len() == *seats.end() && seats.contains(&draft.players);
        (fits && G::check_setup(&draft.setup()).is_ok()).then_some(draft)
    }

    /// Remembers this table for the next visit, without its PINs.
    pub fn remember(&self) {
        if let Ok(text) = serde_json::to_string(self) {
            browser::remember(G::MEMORY, &text);
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

    /// What the game gets to see of it. A starting player who has left the table leaves it to chance.
    fn setup(&self) -> G::Setup {
        let names = self.seated().iter().map(|seat| seat.name.trim().to_owned()).collect();
        let first = self.first.filter(|&first| usize::from(first) < self.players);
        G::setup(names, first, self.options)
    }

    /// What is wrong with it, if anything.
    #[must_use]
    pub fn problem(&self) -> Option<Problem> {
        if let Err(refusal) = G::check_setup(&self.setup()) {
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
    pub fn begin(&self, seed: u64) -> Result<(), Problem> {
        if let Some(problem) = self.problem() {
            return Err(problem);
        }
        let people = self.people();
        let pace = if self.speak_up { Pace::SpeakUp } else { Pace::PassTheDevice };
        let seating = Seating { people: people.persons(), pace };
        let sitting = Sitting::new(self.setup(), seating, seed).map_err(Problem::Setup)?;
        use_session::<G>().begin(people, sitting);
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
    pub fn words<G: PlayedHere>(&self, locale: Locale, draft: &Draft<G>) -> String {
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

/// Puts the table being set into the context of the app: going to another page does not wipe it.
pub fn provide_draft<G: PlayedHere>() {
    provide_context(RwSignal::new(Draft::<G>::remembered().unwrap_or_else(Draft::new)));
}

/// The table being set.
///
/// # Panics
/// Outside the app, where nobody called [`provide_draft`].
#[must_use]
pub fn use_draft<G: PlayedHere>() -> RwSignal<Draft<G>> {
    expect_context()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::zipang::Show;
    use crate::{oriente, zipang};

    fn text_of<G: PlayedHere>(draft: &Draft<G>) -> String {
        serde_json::to_string(draft).expect("plain data")
    }

    #[test]
    fn a_newcomer_need_not_change_anything() {
        assert_eq!(Draft::<oriente::State>::new().problem(), None);
        assert_eq!(Draft::<zipang::State>::new().problem(), None);
    }

    #[test]
    fn a_table_survives_being_remembered_without_its_pins() {
        fn survives<G: PlayedHere>() {
            let mut draft = Draft::<G> { players: 5, speak_up: true, first: Some(4), ..Draft::new() };
            draft.seats[0].pin = "1234".to_owned();
            let text = text_of(&draft);
            assert!(!text.contains("1234"));
            draft.seats[0].pin = String::new();
            assert_eq!(Draft::from_text(&text), Some(draft));
        }
        survives::<oriente::State>();
        survives::<zipang::State>();
    }

    #[test]
    fn house_rules_are_remembered() {
        let mut draft = Draft::<zipang::State>::new();
        draft.options.shrinking_antes = true;
        assert_eq!(Draft::from_text(&text_of(&draft)), Some(draft));
    }

    #[test]
    fn what_is_remembered_wrongly_is_forgotten() {
        fn is_forgotten<G: PlayedHere>() {
            let text = text_of(&Draft::<G>::new());
            let crowded = text.replacen("\"players\":", "\"players\":9", 1);
            for bad in ["", "{}", "[1]", &crowded, &text.replace("Botan", "Aiko")] {
                assert_eq!(Draft::<G>::from_text(bad), None, "{bad}");
            }
        }
        is_forgotten::<oriente::State>();
        is_forgotten::<zipang::State>();
    }

    #[test]
    fn a_table_of_the_other_game_is_no_table_of_this_one() {
        let text = text_of(&Draft::<oriente::State>::new());
        assert_eq!(Draft::<zipang::State>::from_text(&text), None);
    }

    #[test]
    fn every_problem_is_told_at_its_field_in_each_language() {
        type Change = fn(&mut Draft<zipang::State>);
        let changed = |change: Change| {
            let mut draft = Draft::new();
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
        let mut draft = Draft::<oriente::State>::new();
        let (own, other) = (draft.seats[0].mon, draft.seats[1].mon);
        draft.take_mon(0, other);
        assert_eq!((draft.seats[0].mon, draft.seats[1].mon), (other, own));
    }
}
