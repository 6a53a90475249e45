//! The chronicle of this table, as the page shows it: a table on wide screens, a card for everybody on a phone.

use super::entry::Entry;
use super::when::Clock;
use crate::app::kept;
use crate::app::markup::Markup;
use crate::app::words::{Locale, words};
use crate::games::GameId;
use crate::store::{Best, Chronicle, Record, SlotId};

/// What the button that empties it says that it does.
pub const EMPTY: &str = "empty";

/// The slots of all games that are over.
#[must_use]
pub fn finished(entries: &[Entry]) -> Vec<SlotId> {
    let is_over = |entry: &&Entry| entry.found.as_ref().is_ok_and(|kept| kept.heading.summary.is_over);
    entries.iter().filter(is_over).map(|entry| entry.id.clone()).collect()
}

/// The chronicle that these games make; nothing as long as no person has played one to its end.
#[must_use]
pub fn section(entries: &[Entry], locale: Locale, clock: Clock) -> Option<Markup> {
    let headings = entries.iter().filter_map(|entry| Some((&entry.id, &entry.found.as_ref().ok()?.heading)));
    let people = Chronicle::of(headings).people;
    if people.is_empty() {
        return None;
    }
    let columns = Columns { locale, clock, has_promises: people.iter().any(|record| record.kept + record.broken > 0) };
    let is_unplaced = people.iter().any(|record| record.placed < record.games.len());
    let section = |markup: &mut Markup| {
        markup.open("h2").attr("id", "chronicle").text(words!(locale, kept.chronicle.title));
        markup.open("table").around(|markup| columns.draw(markup, &people));
        if is_unplaced {
            markup.line("p", "hint", words!(locale, kept.chronicle.unplaced));
        }
        markup.open("div").class("kept-actions").around(|markup| {
            let button = markup.open("button").attr("type", "button").class("quiet").attr("data-do", EMPTY);
            let button = button.attr("data-testid", "empty-chronicle").attr("aria-describedby", "chronicle-hint");
            button.text(words!(locale, kept.chronicle.empty));
            markup.open("p").class("hint").attr("id", "chronicle-hint").text(words!(locale, kept.chronicle.empty_hint));
        });
    };
    Some(Markup::of(|markup| {
        let opening = markup.open("section").class("chronicle").attr("data-testid", "chronicle");
        opening.attr("aria-labelledby", "chronicle").around(section);
    }))
}

/// What stands in the table.
#[derive(Clone, Copy)]
struct Columns {
    locale: Locale,
    clock: Clock,
    /// Has anybody ever given his word? Zipang knows no promises.
    has_promises: bool,
}

impl Columns {
    fn draw(self, markup: &mut Markup, people: &[Record]) {
        let locale = self.locale;
        markup.open("caption").text(words!(locale, kept.chronicle.caption));
        markup.open("thead").around(|markup| {
            markup.open("tr").around(|markup| {
                let mut head = |words: &str| markup.open("th").attr("scope", "col").text(words);
                head(words!(locale, table.player));
                self.numbers(&Record::default()).iter().for_each(|(words, _)| head(words));
                head(words!(locale, kept.chronicle.best));
            });
        });
        markup.open("tbody").around(|markup| people.iter().for_each(|record| self.row(markup, record)));
    }

    /// All that is counted, each under its head.
    fn numbers(self, record: &Record) -> Vec<(&'static str, String)> {
        let locale = self.locale;
        let mut numbers = vec![
            (words!(locale, kept.chronicle.games), record.games.len().to_string()),
            (words!(locale, kept.chronicle.wins), record.wins.to_string()),
            (words!(locale, kept.chronicle.average), average(record, locale)),
        ];
        if self.has_promises {
            numbers.push((words!(locale, oriente_table.result.kept), record.kept.to_string()));
            numbers.push((words!(locale, oriente_table.result.broken), record.broken.to_string()));
        }
        numbers
    }

    fn row(self, markup: &mut Markup, record: &Record) {
        markup.open("tr").around(|markup| {
            markup.open("th").attr("scope", "row").text(&record.name);
            for (head, number) in self.numbers(record) {
                let class = if number == UNKNOWN { "chronicle-number chronicle-unknown" } else { "chronicle-number" };
                markup.open("td").class(class).around(|markup| {
                    label(markup, head);
                    markup.open("span").text(&number);
                });
            }
            let best = record.best.as_ref().and_then(|best| Some((best, GameId::from_id(&best.game)?)));
            let class = if best.is_none() { "chronicle-best chronicle-unknown" } else { "chronicle-best" };
            markup.open("td").class(class).around(|markup| {
                label(markup, words!(self.locale, kept.chronicle.best));
                match best {
                    Some((best, game)) => self.best(markup, best, game),
                    None => markup.open("span").text(UNKNOWN),
                }
            });
        });
    }

    /// The way to the replay of somebody's best game, and when that was.
    fn best(self, markup: &mut Markup, best: &Best, game: GameId) {
        let &Best { place, players, saved, .. } = best;
        let (locale, name) = (self.locale, game.name());
        let words = words!(locale, kept.chronicle.best_game, game = name, place = place, players = players);
        let link = markup.open("a").attr("href", &kept::replay_address(game, &best.slot));
        link.attr("data-testid", "best-game").around(|markup| {
            markup.open("span").text(&words);
            markup.text(" ");
            markup.line("span", "hint", &(self.clock.date)(saved, locale));
        });
    }
}

/// What stands for what nobody knows. A table needs it; where everybody is a card of his own it is left out.
const UNKNOWN: &str = "–";

/// The head of a column, where each player is a card of his own and the heads are out of sight.
fn label(markup: &mut Markup, words: &str) {
    markup.open("span").class("chronicle-label").decoration().text(words);
}

/// An average place as people write it who speak this language.
fn average(record: &Record, locale: Locale) -> String {
    let point = match locale {
        Locale::En => '.',
        Locale::Fr | Locale::It => ',',
    };
    record.tenths().map_or_else(|| UNKNOWN.to_owned(), |tenths| format!("{}{point}{}", tenths / 10, tenths % 10))
}

#[cfg(test)]
mod tests {
    use super::super::entry::tests::{entry, heading};
    use super::super::when::tests::CLOCK;
    use super::*;
    use crate::store::{Heading, SaveError};
    use crate::table::Finish;

    /// A finished game between Aiko, Botan and Chiyo, in which they came out so.
    fn ended(game: &str, mark: u32, places: [u8; 3], broken: u16) -> Heading {
        let winners: Vec<u8> = (0..3).filter(|&seat| places[usize::from(seat)] == 1).collect();
        let mut heading = heading(game, CLOCK.midnight, &winners, true);
        heading.summary.finishes = places.map(|place| Finish { place, kept: 0, broken }).to_vec();
        heading.summary.mark = Some(mark);
        heading
    }

    fn drawn(headings: &[Heading], locale: Locale) -> String {
        let entries: Vec<Entry> =
            headings.iter().zip(1..).map(|(heading, number)| entry(number, Ok(heading.clone()))).collect();
        section(&entries, locale, CLOCK).map(Markup::into_html).unwrap_or_default()
    }

    #[test]
    fn everybody_has_a_row_with_a_way_to_his_best_game() {
        let html = drawn(&[ended("oriente", 1, [2, 1, 3], 4), ended("zipang", 2, [1, 2, 3], 0)], Locale::En);
        let rows: Vec<&str> = html.split("<tr>").skip(2).collect();
        assert_eq!(rows.len(), 3, "{html}");
        for said in [
            "<th scope=\"row\">Aiko</th>",
            "<span>2</span>",
            "<span>1.5</span>",
            "href=\"#/zipang/replay/2\"",
            "Zipang Portable, place 1 of 3",
            "100 en",
        ] {
            assert!(rows[0].contains(said), "{said} in {}", rows[0]);
        }
        assert!(rows[2].contains("href=\"#/oriente/replay/1\"") && rows[2].contains("<span>3.0</span>"), "{}", rows[2]);
        assert_eq!((html.matches("<th scope=\"col\">").count(), html.matches("<caption>").count()), (7, 1));
        assert!(html.contains("data-do=\"empty\"") && !html.contains("before places"));
    }

    #[test]
    fn an_average_is_written_as_the_reader_does() {
        let games = [ended("zipang", 1, [1, 2, 3], 0), ended("zipang", 2, [2, 1, 3], 0)];
        let written = Locale::ALL.map(|locale| drawn(&games, locale));
        assert!(written[0].contains(">1.5<") && written[1].contains(">1,5<") && written[2].contains(">1,5<"));
    }

    #[test]
    fn promises_have_no_columns_where_nobody_gave_any() {
        let html = drawn(&[ended("zipang", 1, [1, 2, 3], 0)], Locale::En);
        assert_eq!(html.matches("<th scope=\"col\">").count(), 5);
        assert!(!html.contains("Promises"), "{html}");
    }

    #[test]
    fn a_game_without_places_is_told_with_what_is_known_of_it() {
        let html = drawn(&[heading("oriente", 1, &[1], true)], Locale::En);
        assert!(html.contains("before places") && html.contains(">–<"), "{html}");
        assert_eq!(html.matches("place 1 of 3").count(), 1, "only the winner's place is known");
        // Nobody's average is known, nor the best game of the two who did not win: on a phone neither is listed.
        assert_eq!(html.matches("chronicle-unknown").count(), html.matches(">–<").count());
        assert_eq!(html.matches("chronicle-best chronicle-unknown").count(), 2, "{html}");
    }

    #[test]
    fn without_a_game_that_is_over_there_is_no_chronicle() {
        assert_eq!(drawn(&[heading("oriente", 1, &[1], false)], Locale::En), "");
        let entries = [
            entry(1, Ok(heading("oriente", 1, &[1], true))),
            entry(2, Ok(heading("oriente", 1, &[1], false))),
            entry(3, Err(SaveError::Damaged)),
            entry(4, Ok(heading("go", 1, &[1], true))),
        ];
        assert_eq!(finished(&entries), [SlotId::new(1)]);
        assert!(section(&entries[1..], Locale::En, CLOCK).is_none(), "a game of another house tells nothing here");
    }

    #[test]
    fn names_stay_names_in_the_chronicle() {
        let mut game = heading("oriente", 1, &[1], true);
        let mut players = Vec::from(game.summary.people);
        players[0].name = "<b>".to_owned();
        game.summary.people = players.into();
        assert!(drawn(&[game], Locale::En).contains("<th scope=\"row\">&lt;b&gt;</th>"));
    }
}
