//! A table being set: what is written in the form, whether or not it makes sense yet.

use serde::{Deserialize, Serialize};

use crate::game::{Seat, SetupError};
use crate::games::{GameId, GameOptions, GameSetup};
use crate::table::{Level, Mind, Mon, Pace, People, Pin, Player, SeatPlan};

/// Who sits at a table where nobody has written a name yet.
const USUAL_NAMES: [&str; 12] =
    ["Aiko", "Botan", "Chie", "Daichi", "Emi", "Fumio", "Goro", "Hana", "Isamu", "Jun", "Kaede", "Lanzo"];

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
    /// Which game, and what this table plays differently. Browsers may remember it by its old name.
    #[serde(alias = "house")]
    pub options: GameOptions,
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

impl Problem {
    /// Where in the form it is: how many play and who, then seat by seat, then the house rules.
    fn place(&self) -> u8 {
        match self {
            Self::Nobody | Self::Setup(SetupError::PlayerCount { .. }) => 0,
            Self::Pin(seat) => 1 + seat.number(),
            Self::Setup(refusal) => refusal.seat().map_or(u8::MAX, |seat| 1 + seat.number()),
        }
    }
}

impl Draft {
    /// One person among bots: a newcomer presses one button and plays.
    #[must_use]
    pub fn usual(game: GameId) -> Self {
        let seat = |(number, (name, mon)): (usize, (&str, Mon))| SeatDraft {
            name: name.to_owned(),
            mon,
            is_person: number == 0,
            pin: String::new(),
        };
        let seats = USUAL_NAMES.into_iter().zip(Mon::ALL).take(*game.players().end()).enumerate().map(seat).collect();
        Self { players: game.usual_players(), seats, speak_up: false, first: None, options: game.default_options() }
    }

    /// Reads a table of this game that was remembered; anything odd is as good as nothing.
    #[must_use]
    pub fn from_text(game: GameId, text: &str) -> Option<Self> {
        let draft: Self = serde_json::from_str(text).ok()?;
        (draft.game() == game && draft.has_its_seats() && draft.setup().check().is_ok()).then_some(draft)
    }

    /// Are there as many seats as the game may need, and no more players than seats? A form never writes anything else;
    /// a text might.
    fn has_its_seats(&self) -> bool {
        let players = self.game().players();
        self.seats.len() == *players.end() && players.contains(&self.players)
    }

    /// Which game is played.
    #[must_use]
    pub const fn game(&self) -> GameId {
        self.options.game()
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

    /// What people do who may all answer.
    #[must_use]
    pub const fn pace(&self) -> Pace {
        if self.speak_up { Pace::SpeakUp } else { Pace::PassTheDevice }
    }

    /// The table as its game reads it.
    #[must_use]
    pub fn setup(&self) -> GameSetup {
        self.options.setup(self.names(), self.first())
    }

    /// Everything that is wrong with it, in the order of the form.
    #[must_use]
    pub fn problems(&self) -> Vec<Problem> {
        let mut problems = self.refusals();
        if self.persons() == 0 {
            problems.push(Problem::Nobody);
        }
        // Who plays alone is not asked for one.
        let has_pins = self.persons() > 1;
        let is_bad = |seat: &SeatDraft| {
            has_pins && seat.is_person && !seat.pin.is_empty() && Pin::from_text(&seat.pin).is_none()
        };
        let bad_pins = self.seated().iter().enumerate().filter(|(_, seat)| is_bad(seat));
        problems.extend(bad_pins.map(|(number, _)| Problem::Pin(Seat::new(number as u8))));
        problems.sort_by_key(Problem::place);
        problems
    }

    /// All that the game does not accept. It names one thing at a time: what it has named is put right, and it is asked
    /// again.
    fn refusals(&self) -> Vec<Problem> {
        let mut refusals = Vec::new();
        let mut names = self.names();
        while let Err(refusal) = self.options.setup(names.clone(), self.first()).check() {
            let named = refusal.seat().and_then(|seat| names.get_mut(usize::from(seat.number())));
            let is_last = named.is_none();
            if let Some(name) = named {
                // A name that nobody types.
                *name = format!("\u{1}{}", refusals.len());
            }
            refusals.push(Problem::Setup(refusal));
            if is_last {
                break;
            }
        }
        refusals
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::zipang;

    fn text_of(draft: &Draft) -> String {
        serde_json::to_string(draft).expect("plain data")
    }

    #[test]
    fn a_newcomer_need_not_change_anything() {
        for game in GameId::ALL {
            assert_eq!(Draft::usual(game).problems(), []);
        }
    }

    #[test]
    fn a_table_survives_being_remembered_without_its_pins() {
        for game in GameId::ALL {
            let mut draft = Draft { players: 5, speak_up: true, first: Some(4), ..Draft::usual(game) };
            draft.seats[0].pin = "1234".to_owned();
            let text = text_of(&draft);
            assert!(!text.contains("1234"));
            draft.seats[0].pin = String::new();
            assert_eq!(Draft::from_text(game, &text), Some(draft));
        }
    }

    #[test]
    fn house_rules_are_remembered_even_by_their_old_name() {
        let options = GameOptions::Zipang(zipang::Options { shrinking_antes: true, ..zipang::Options::default() });
        let draft = Draft { options, ..Draft::usual(GameId::Zipang) };
        let text = text_of(&draft);
        let old = text.replace("\"options\":", "\"house\":");
        for text in [text, old] {
            assert_eq!(Draft::from_text(GameId::Zipang, &text).as_ref(), Some(&draft));
        }
    }

    #[test]
    fn what_is_remembered_wrongly_is_forgotten() {
        for game in GameId::ALL {
            let text = text_of(&Draft::usual(game));
            let crowded = text.replacen("\"players\":", "\"players\":9", 1);
            for bad in ["", "{}", "[1]", &crowded, &text.replace("Botan", "Aiko")] {
                assert_eq!(Draft::from_text(game, bad), None, "{bad}");
            }
        }
    }

    #[test]
    fn a_table_of_another_game_is_no_table_of_this_one() {
        let mut draft = Draft::usual(GameId::Oriente);
        draft.seats.truncate(*GameId::Zipang.players().end());
        assert_eq!(Draft::from_text(GameId::Zipang, &text_of(&draft)), None);
    }

    #[test]
    fn every_problem_is_found() {
        let changed = |change: fn(&mut Draft)| {
            let mut draft = Draft::usual(GameId::Zipang);
            change(&mut draft);
            draft.problems()
        };
        let nameless = Problem::Setup(SetupError::EmptyName(Seat::new(1)));
        assert_eq!(changed(|draft| draft.seats[1].name = "  ".into()), [nameless]);
        let doubled = Problem::Setup(SetupError::DoubledName(Seat::new(2), Seat::new(0)));
        assert_eq!(changed(|draft| draft.seats[2].name = "aiko ".into()), [doubled]);
        let pin = |draft: &mut Draft| {
            draft.seats[1].is_person = true;
            draft.seats[0].pin = "12".into();
        };
        assert_eq!(changed(pin), [Problem::Pin(Seat::new(0))]);
        assert_eq!(changed(|draft| draft.seats[0].is_person = false), [Problem::Nobody]);
    }

    #[test]
    fn all_problems_are_found_at_once_in_the_order_of_the_form() {
        let mut draft = Draft { players: 5, ..Draft::usual(GameId::Zipang) };
        draft.seats[1].name = "AIKO".to_owned();
        draft.seats[2].name = String::new();
        draft.seats[3].name = "aiko".to_owned();
        draft.seats[4].name = "x".repeat(25);
        draft.seats[0].pin = "1".to_owned();
        draft.seats[2].is_person = true;
        draft.seats[2].pin = "12345".to_owned();
        let [aiko, one, two, three, four] = [0, 1, 2, 3, 4].map(Seat::new);
        let wrong = [
            Problem::Pin(aiko),
            Problem::Setup(SetupError::DoubledName(one, aiko)),
            Problem::Setup(SetupError::EmptyName(two)),
            Problem::Pin(two),
            Problem::Setup(SetupError::DoubledName(three, aiko)),
            Problem::Setup(SetupError::LongName(four)),
        ];
        assert_eq!(draft.problems(), wrong);
        draft.seats.iter_mut().for_each(|seat| seat.is_person = false);
        assert_eq!(draft.problems()[0], Problem::Nobody);
        assert_eq!(draft.problems().len(), 5, "a bot has no PIN");
    }

    #[test]
    fn what_nobody_sees_of_a_seat_is_no_problem() {
        let mut draft = Draft { first: Some(5), ..Draft::usual(GameId::Zipang) };
        draft.seats[0].pin = "1".to_owned();
        draft.seats[1].pin = "a bot has none".to_owned();
        draft.seats[5].name = String::new();
        assert_eq!((draft.problems(), draft.first()), (vec![], None));
    }

    #[test]
    fn no_two_seats_ever_have_the_same_crest() {
        let mut draft = Draft::usual(GameId::Oriente);
        let (own, other) = (draft.seats[0].mon, draft.seats[1].mon);
        draft.take_mon(0, other);
        assert_eq!((draft.seats[0].mon, draft.seats[1].mon), (other, own));
    }
}
