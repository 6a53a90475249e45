//! The text of a save: a line that says what it is, a heading that all may know, and a body that holds every secret.
//!
//! ```text
//! noren save 2 5e0c2f91 3172
//! 17 {"game":"oriente","saved":…,"summary":{…}}
//! {"journal":{…},"device":{…}}
//! ```
//!
//! The numbers of the first line are the version of the format, the checksum of what follows, and its length in bytes; the
//! one before the heading tells how often the slot was written, so that of two versions the newer is known.
//! A file holds one save or several, one after the other.

use std::error::Error;
use std::fmt;

use serde::{Deserialize, Serialize};

use super::checksum::crc32;
use crate::game::{DataError, Seats};
use crate::table::{Finish, People};

/// What every save begins with.
const MARK: &str = "noren save ";
/// The format of today. Older ones that have landed stay readable.
const VERSION: u32 = 2;
/// The most characters that the name of a save may have.
pub const NAME_LIMIT: usize = 40;

/// What all may know of a saved game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Heading {
    /// Which game: its [`crate::game::Game::NAME`].
    pub game: String,
    /// What people call this save, if they have given it a name.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// When it was saved last, in milliseconds since 1970.
    pub saved: u64,
    /// The table at a glance.
    pub summary: Summary,
}

/// A table at a glance, for any eyes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Summary {
    /// Who plays.
    pub people: People,
    /// Which season or campaign it is, counted from 1.
    pub round: u16,
    /// Who leads, as far as all can see; whoever won, once it is over.
    pub leaders: Seats,
    /// Is it over?
    pub is_over: bool,
    /// How everybody came out of it, in seat order, once it is over. Empty in saves from before this was written down.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub finishes: Vec<Finish>,
    /// What tells it from other games, once it is over: a copy has the same.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub mark: Option<u32>,
}

/// A save: what all may know, and what nobody may.
#[derive(Clone, PartialEq, Eq)]
pub struct Save {
    /// How often its slot was written: of two versions the one with the larger number is the newer.
    pub number: u64,
    /// What all may know.
    pub heading: Heading,
    /// The game with all its secrets, unread.
    pub body: String,
}

impl fmt::Debug for Save {
    /// Never the body.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Save").field("number", &self.number).field("heading", &self.heading).finish_non_exhaustive()
    }
}

/// Why a text is no save that can be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SaveError {
    /// It is something else.
    Foreign,
    /// It was written by a newer Noren, in this format.
    TooNew(u32),
    /// Its end is missing.
    CutShort,
    /// Something in it has changed since it was written.
    Damaged,
    /// What all may know of it cannot be read.
    Heading(DataError),
}

impl fmt::Display for SaveError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Foreign => write!(f, "line 1: expected \"{MARK}\" and three numbers"),
            Self::TooNew(version) => write!(f, "line 1: expected a format up to {VERSION}, found {version}"),
            Self::CutShort => f.write_str("the last line: expected more of it"),
            Self::Damaged => f.write_str("line 1: the checksum is not that of the other lines"),
            Self::Heading(fault) => write!(f, "line 2, {fault}"),
        }
    }
}

impl Error for SaveError {}

impl Save {
    /// Does a text begin as saves do?
    #[must_use]
    pub fn is_begun(text: &str) -> bool {
        text.trim_start_matches('\u{feff}').starts_with(MARK)
    }

    /// Reads a save.
    ///
    /// # Errors
    /// What is wrong with the text.
    pub fn read(text: &str) -> Result<Self, SaveError> {
        let Parts { number, heading, body } = parts(text)?;
        Ok(Self { number, heading: read_heading(heading)?, body: body.to_owned() })
    }

    /// Reads what all may know of a save, and nothing else of it.
    ///
    /// # Errors
    /// What is wrong with the text.
    pub fn read_heading(text: &str) -> Result<Heading, SaveError> {
        read_heading(parts(text)?.heading)
    }

    /// It as a text.
    #[must_use]
    pub fn to_text(&self) -> String {
        // Plain data with texts for keys is always written.
        let heading = serde_json::to_string(&self.heading).unwrap_or_default();
        let rest = format!("{} {heading}\n{}\n", self.number, self.body);
        format!("{MARK}{VERSION} {:08x} {}\n{rest}", crc32(rest.as_bytes()), rest.len())
    }
}

/// The saves of a file, each with what is wrong with it, if anything is.
#[must_use]
pub fn in_file(text: &str) -> Vec<Result<Save, SaveError>> {
    let text = text.trim_start_matches('\u{feff}').replace("\r\n", "\n");
    let separator = format!("\n{MARK}");
    let mut rest = text.as_str();
    let mut saves = Vec::new();
    while !rest.is_empty() {
        let end = rest.find(&separator).map_or(rest.len(), |place| place + 1);
        saves.push(Save::read(&rest[..end]));
        rest = &rest[end..];
    }
    if saves.is_empty() { vec![Err(SaveError::Foreign)] } else { saves }
}

/// What a text is made of, with heading and body unread.
pub(super) struct Parts<'a> {
    pub(super) number: u64,
    heading: &'a str,
    pub(super) body: &'a str,
}

/// The parts of a text that is whole.
pub(super) fn parts(text: &str) -> Result<Parts<'_>, SaveError> {
    let (first, rest) = text.split_once('\n').unwrap_or((text, ""));
    let mut numbers = first.strip_prefix(MARK).ok_or(SaveError::Foreign)?.split(' ');
    let version: u32 = numbers.next().and_then(|number| number.parse().ok()).ok_or(SaveError::Foreign)?;
    if version == 0 {
        return Err(SaveError::Foreign);
    }
    if version > VERSION {
        return Err(SaveError::TooNew(version));
    }
    let checksum = numbers.next().and_then(|number| u32::from_str_radix(number, 16).ok());
    let length: Option<usize> = numbers.next().and_then(|number| number.parse().ok());
    let (Some(checksum), Some(length), None) = (checksum, length, numbers.next()) else {
        return Err(if rest.is_empty() { SaveError::CutShort } else { SaveError::Foreign });
    };
    if rest.len() < length {
        return Err(SaveError::CutShort);
    }
    if rest.len() > length || crc32(rest.as_bytes()) != checksum {
        return Err(SaveError::Damaged);
    }
    let mut lines = rest.lines();
    match (lines.next(), lines.next(), lines.next()) {
        (Some(heading), Some(body), None) => {
            let (number, heading) = heading.split_once(' ').ok_or(SaveError::Damaged)?;
            let number = number.parse().map_err(|_| SaveError::Damaged)?;
            Ok(Parts { number, heading, body })
        }
        _ => Err(SaveError::Damaged),
    }
}

fn read_heading(line: &str) -> Result<Heading, SaveError> {
    let heading: Heading = read(line).map_err(SaveError::Heading)?;
    let fault = |place: &str, expected: &str| Err(SaveError::Heading(DataError::new(place, expected)));
    let players = heading.summary.people.count();
    if players == 0 || players > usize::from(crate::game::Seat::LIMIT) {
        return fault("summary.people", "expected those who play");
    }
    heading.summary.people.check().map_err(|fault| SaveError::Heading(fault.within("summary")))?;
    if !heading.summary.leaders.is_within(Seats::all(players as u8)) {
        return fault("summary.leaders", "expected some of those who play");
    }
    let Summary { finishes, is_over, .. } = &heading.summary;
    if !finishes.is_empty() && (!is_over || finishes.len() != players) {
        return fault("summary.finishes", "expected one for each who plays, once it is over");
    }
    if let Some(seat) = finishes.iter().position(|finish| !(1..=players).contains(&usize::from(finish.place))) {
        return fault(&format!("summary.finishes[{seat}].place"), "expected one of the places there are");
    }
    if heading.name.as_ref().is_some_and(|name| name.chars().count() > NAME_LIMIT) {
        return fault("name", "expected a shorter one");
    }
    Ok(heading)
}

/// Reads data from a line, and says where it is wrong: by the column, since a reader that keeps track of the path would
/// make every game a third larger to download.
pub(super) fn read<T: serde::de::DeserializeOwned>(line: &str) -> Result<T, DataError> {
    serde_json::from_str(line).map_err(|fault| {
        let text = fault.to_string();
        // It knows of this one line only.
        let expected = text.split(" at line 1 column").next().unwrap_or(&text);
        DataError::new(format!("column {}", fault.column()), expected)
    })
}

#[cfg(test)]
pub(super) mod tests {
    use super::*;
    use crate::table::{Mind, Mon, Player};

    pub(in crate::store) fn save(number: u64) -> Save {
        let player = |name: &str, mon| Player { name: name.to_owned(), mon, mind: Mind::Person };
        let people = People::new(vec![player("Ai", Mon::Sun), player("Bo\n", Mon::Plum)]);
        let summary =
            Summary { people, round: 3, leaders: Seats::all(1), is_over: false, finishes: Vec::new(), mark: None };
        let heading = Heading { game: "zipang".to_owned(), name: None, saved: 7, summary };
        Save { number, heading, body: format!("{{\"secret\":{number}}}") }
    }

    fn text_of_one_called(name: &str) -> String {
        let mut save = save(1);
        let mut players = Vec::from(save.heading.summary.people);
        players[0].name = name.to_owned();
        save.heading.summary.people = People::new(players);
        save.to_text()
    }

    #[test]
    fn a_save_is_read_as_it_was_written() {
        let save = save(1);
        let text = save.to_text();
        assert_eq!(Save::read(&text), Ok(save.clone()));
        assert_eq!(Save::read_heading(&text), Ok(save.heading));
        assert!(!format!("{:?}", self::save(1)).contains("secret"));
    }

    #[test]
    fn whatever_is_wrong_is_said_with_its_place() {
        let text = save(1).to_text();
        assert_eq!(Save::read(""), Err(SaveError::Foreign));
        assert_eq!(Save::read("{\"a\":1}"), Err(SaveError::Foreign));
        assert_eq!(Save::read(&text.replacen("save 2", "save 3", 1)), Err(SaveError::TooNew(3)));
        assert_eq!(Save::read(&text.replace("zipang", "zipany")), Err(SaveError::Damaged));
        for end in MARK.len() + 2..text.len() {
            if text.is_char_boundary(end) {
                assert_eq!(Save::read(&text[..end]), Err(SaveError::CutShort), "{end}");
            }
        }
        let mut odd = save(1);
        odd.heading.summary.leaders = Seats::all(3);
        let error = Save::read(&odd.to_text()).expect_err("nobody sits there");
        assert_eq!(error.to_string(), "line 2, summary.leaders: expected some of those who play");
        let named = |name: &str| Save::read(&text_of_one_called(name)).map_err(|error| error.to_string());
        assert!(named(&"x".repeat(24)).is_ok());
        let long = "line 2, summary.people[0].name: expected a name of at most 24 characters";
        assert_eq!(named(&"x".repeat(25)), Err(long.to_owned()));
        assert_eq!(named(" "), Err("line 2, summary.people[0].name: expected a name, found nothing".to_owned()));
    }

    /// A save of a game that has ended so.
    fn ended(is_over: bool, places: &[u8]) -> Save {
        let mut save = save(1);
        save.heading.summary.is_over = is_over;
        save.heading.summary.finishes =
            places.iter().map(|&place| Finish { place, kept: 2, ..Finish::default() }).collect();
        save
    }

    #[test]
    fn how_a_game_ended_is_read_as_it_was_written_and_need_not_be_there() {
        for places in [&[2, 1][..], &[1, 1], &[]] {
            let save = ended(true, places);
            assert_eq!(Save::read(&save.to_text()), Ok(save));
        }
        assert!(!save(1).to_text().contains("finishes"), "a game under way says nothing of its end");
        assert!(ended(true, &[2, 1]).to_text().contains(r#""finishes":[{"place":2,"kept":2},{"place":1,"kept":2}]"#));
    }

    #[test]
    fn an_end_that_cannot_be_is_refused_by_its_name() {
        let refused = |is_over, places: &[u8]| {
            let error = Save::read_heading(&ended(is_over, places).to_text()).expect_err("no such end");
            error.to_string()
        };
        let count = "line 2, summary.finishes: expected one for each who plays, once it is over";
        assert_eq!([refused(true, &[1]), refused(true, &[1, 2, 2]), refused(false, &[1, 2])], [count; 3]);
        assert_eq!(refused(true, &[1, 3]), "line 2, summary.finishes[1].place: expected one of the places there are");
        assert!(refused(true, &[0, 1]).contains("summary.finishes[0].place"));
    }

    #[test]
    fn every_changed_byte_is_found() {
        let text = save(1).to_text();
        for place in 0..text.len() {
            let mut bytes = text.clone().into_bytes();
            bytes[place] ^= 1;
            if let Ok(text) = String::from_utf8(bytes) {
                assert!(Save::read(&text).is_err(), "{text}");
            }
        }
    }

    #[test]
    fn a_file_holds_several_saves_and_one_bad_one_spoils_no_other() {
        let [one, two, three] = [1, 2, 3].map(|number| save(number).to_text());
        let file = format!("{one}{}{three}", two.replace("secret", "public"));
        let read = in_file(&file);
        assert_eq!(read, [Ok(save(1)), Err(SaveError::Damaged), Ok(save(3))]);
        assert_eq!(in_file("a letter"), [Err(SaveError::Foreign)]);
        assert_eq!(in_file(&format!("\u{feff}{}", one.replace('\n', "\r\n"))), [Ok(save(1))]);
    }
}
