//! The kept games as a list has them: in their order, with their words. Headings are all that is read of them.

use super::trouble::Trouble;
use crate::app::pages::presentation::Presentation;
use crate::app::play::Speaker;
use crate::app::words::{Locale, words};
use crate::game::Seats;
use crate::games::GameId;
use crate::store::{Heading, Slot, SlotId, StorageError, Summary};

/// A slot of the list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// Which one.
    pub id: SlotId,
    /// The game in it, or what is wrong with it.
    pub found: Result<KeptGame, Trouble>,
}

/// What all may know of a game that can be opened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KeptGame {
    /// Which game.
    pub game: GameId,
    /// The rest.
    pub heading: Heading,
}

/// The game that a save is of.
///
/// # Errors
/// When it is not played here.
pub fn game_of(heading: &Heading) -> Result<GameId, Trouble> {
    GameId::ALL.into_iter().find(|game| game.id() == heading.game).ok_or_else(|| Trouble::Game(heading.game.clone()))
}

/// The list of these slots: what is still played, what is over, and what cannot be opened; each as the slots come, which
/// is newest first.
#[must_use]
pub fn entries(slots: Vec<Slot>) -> Vec<Entry> {
    let mut entries: Vec<Entry> = slots.into_iter().map(Entry::of).collect();
    entries.sort_by_key(|entry| match &entry.found {
        Ok(kept) => u8::from(kept.heading.summary.is_over),
        Err(_) => 2,
    });
    entries
}

/// The list of the games in this browser.
///
/// # Errors
/// When its storage cannot be read.
pub fn entries_here() -> Result<Vec<Entry>, StorageError> {
    crate::app::kept::slots().list().map(entries)
}

impl Entry {
    /// The slot as a list has it.
    #[must_use]
    pub fn of(slot: Slot) -> Self {
        let found = slot.heading.map_err(Trouble::from).and_then(|heading| {
            let game = game_of(&heading)?;
            Ok(KeptGame { game, heading })
        });
        Self { id: slot.id, found }
    }

    /// What it is called.
    #[must_use]
    pub fn title(&self, locale: Locale) -> String {
        match &self.found {
            Ok(kept) => kept.title(locale),
            Err(_) => words!(locale, kept.unreadable).to_owned(),
        }
    }

    /// The game, if it is still played.
    #[must_use]
    pub fn running(&self) -> Option<&KeptGame> {
        self.found.as_ref().ok().filter(|kept| !kept.heading.summary.is_over)
    }

    /// What stands for it in the name of a file.
    #[must_use]
    pub fn word(&self) -> &'static str {
        self.found.as_ref().map_or("unreadable", |kept| kept.game.id())
    }
}

impl KeptGame {
    /// The name that people gave it, or else their own.
    #[must_use]
    pub fn title(&self, locale: Locale) -> String {
        self.heading.name.clone().unwrap_or_else(|| self.players(locale))
    }

    /// Who plays.
    #[must_use]
    pub fn players(&self, locale: Locale) -> String {
        let people = self.heading.summary.people.clone();
        let all = Seats::all(people.count() as u8);
        Speaker::new(locale, people, Seats::NONE).names(all).names(locale)
    }

    /// Which game it is, how far it has come, and who leads or has won.
    #[must_use]
    pub fn facts(&self, locale: Locale) -> Vec<String> {
        let summary = &self.heading.summary;
        let round = (Presentation::of(self.game).round)(locale, summary.round);
        let mut facts = vec![self.game.name().to_owned(), round];
        facts.extend(standing(summary, locale));
        facts
    }
}

/// Who leads, or has won.
fn standing(summary: &Summary, locale: Locale) -> Option<String> {
    let Summary { people, leaders, is_over, .. } = summary;
    let names = || Speaker::new(locale, people.clone(), Seats::NONE).names(*leaders);
    let is_level = usize::from(leaders.len()) == people.count();
    Some(match (leaders.len(), is_over) {
        (0, false) => return None,
        (0, true) => words!(locale, kept.leads.over).to_owned(),
        (1, false) => words!(locale, kept.leads.one, name = names()),
        (1, true) => words!(locale, kept.leads.won_one, name = names()),
        (_, false) if is_level => words!(locale, kept.leads.all).to_owned(),
        (_, false) => words!(locale, kept.leads.many, names = names()),
        (_, true) => words!(locale, kept.leads.won_many, names = names()),
    })
}

#[cfg(test)]
pub mod tests {
    use super::*;
    use crate::game::Seat;
    use crate::store::SaveError;
    use crate::table::{Mind, Mon, People, Player};

    /// The heading of a game between Aiko, Botan and Chiyo.
    pub fn heading(game: &str, saved: u64, leaders: &[u8], is_over: bool) -> Heading {
        let player = |name: &str, mon| Player { name: name.to_owned(), mon, mind: Mind::Person };
        let players = vec![player("Aiko", Mon::Sun), player("Botan", Mon::Plum), player("Chiyo", Mon::Fan)];
        let leaders = leaders.iter().copied().map(Seat::new).collect();
        let people = People::new(players);
        let summary = Summary { people, round: 3, leaders, is_over, finishes: Vec::new(), mark: None };
        Heading { game: game.to_owned(), name: None, saved, summary }
    }

    /// A slot of the list.
    pub fn entry(number: u64, heading: Result<Heading, SaveError>) -> Entry {
        Entry::of(Slot { id: SlotId::new(number), heading })
    }

    #[test]
    fn what_is_played_comes_first_then_what_is_over_then_what_cannot_be_opened() {
        let slot = |number, heading| Slot { id: SlotId::new(number), heading };
        let listed = entries(vec![
            slot(1, Ok(heading("oriente", 90, &[], true))),
            slot(2, Ok(heading("go", 80, &[], false))),
            slot(3, Ok(heading("zipang", 70, &[], false))),
            slot(4, Ok(heading("zipang", 60, &[], true))),
            slot(5, Ok(heading("oriente", 50, &[], false))),
            slot(6, Err(SaveError::Damaged)),
        ]);
        let order: Vec<&str> = listed.iter().map(|entry| entry.id.as_str()).collect();
        assert_eq!(order, ["3", "5", "1", "4", "2", "6"]);
        assert_eq!(listed[4].found, Err(Trouble::Game("go".to_owned())));
        let newest = listed.iter().find_map(Entry::running).expect("one that is played");
        assert_eq!(newest.game, GameId::Zipang);
    }

    #[test]
    fn a_game_is_called_as_people_named_it_or_by_their_names() {
        let mut entry = entry(1, Ok(heading("oriente", 1, &[], false)));
        assert_eq!(Locale::ALL.map(|locale| entry.title(locale))[1], "Aiko, Botan et Chiyo");
        entry.found.as_mut().expect("a game").heading.name = Some("Sunday".to_owned());
        assert_eq!(entry.title(Locale::It), "Sunday");
        assert_eq!(entry.word(), "oriente");
    }

    #[test]
    fn the_facts_name_game_round_and_whoever_leads_or_has_won() {
        let facts = |game, leaders: &[u8], is_over, locale| {
            let entry = entry(1, Ok(heading(game, 1, leaders, is_over)));
            entry.found.expect("a game").facts(locale).join(", ")
        };
        assert_eq!(facts("oriente", &[0], false, Locale::En), "Oriente, Season 3, Aiko leads");
        assert_eq!(
            facts("zipang", &[0, 1], false, Locale::Fr),
            "Zipang Portable, Campagne 3, Aiko et Botan sont en tête"
        );
        assert_eq!(facts("oriente", &[0, 1, 2], false, Locale::It), "Oriente, Stagione 3, Tutti alla pari");
        assert_eq!(facts("oriente", &[], false, Locale::En), "Oriente, Season 3");
        assert_eq!(facts("zipang", &[2], true, Locale::It), "Zipang Portable, Campagna 3, Chiyo ha vinto");
        assert_eq!(facts("oriente", &[1, 2], true, Locale::En), "Oriente, Season 3, Botan and Chiyo won");
        assert_eq!(facts("oriente", &[], true, Locale::Fr), "Oriente, Saison 3, Terminée");
    }
}
