//! The chronicle of a table: how the people who play on this device fared in the games that are over. It is told from
//! headings alone; no body is read for it.
//!
//! Games that were saved before places were written down have winners and nothing else: they count as games and as wins,
//! and are left out of the average, which their winners' places alone would flatter.

use std::cmp::Reverse;

use super::{Heading, SlotId, Summary};
use crate::game::{Seat, sound_alike};

/// Everybody who has played a game to its end.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Chronicle {
    /// Those with the most wins first, then those with the better average.
    pub people: Vec<Record>,
}

/// How somebody fared.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Record {
    /// His name, as it was written last.
    pub name: String,
    /// The games that he has played to their end, as they were given: one slot each.
    pub games: Vec<SlotId>,
    /// How many of them he has won, alone or with others.
    pub wins: usize,
    /// All his places together, as far as they are known.
    pub places: usize,
    /// In how many games his place is known.
    pub placed: usize,
    /// How many promises he has kept.
    pub kept: usize,
    /// How many he has broken.
    pub broken: usize,
    /// The game in which he fared best.
    pub best: Option<Best>,
}

/// The game in which somebody fared best: by his place, then by how many there were to beat, then the latest.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Best {
    /// Where it is kept.
    pub slot: SlotId,
    /// Which game it is of: its [`crate::game::Game::NAME`].
    pub game: String,
    /// His place in it.
    pub place: u8,
    /// How many played.
    pub players: usize,
    /// When it was saved last, in milliseconds since 1970.
    pub saved: u64,
}

impl Best {
    /// What is smaller for a better game.
    fn order(&self) -> (u8, Reverse<usize>, Reverse<u64>) {
        (self.place, Reverse(self.players), Reverse(self.saved))
    }
}

/// What somebody, or some who share a name, brought home from one game.
#[derive(Default)]
struct Share {
    is_won: bool,
    place: Option<u8>,
    kept: usize,
    broken: usize,
}

impl Chronicle {
    /// What the games in these slots tell, of which the latest comes first. Those that are not over tell nothing, and
    /// copies tell it once.
    pub fn of<'a>(slots: impl IntoIterator<Item = (&'a SlotId, &'a Heading)>) -> Self {
        let mut told: Vec<&Heading> = Vec::new();
        let mut people: Vec<Record> = Vec::new();
        for (id, heading) in slots {
            if !heading.summary.is_over || told.iter().any(|other| is_same_game(other, heading)) {
                continue;
            }
            told.push(heading);
            for (name, share) in shares(&heading.summary) {
                let known = people.iter().position(|record| sound_alike(&record.name, name));
                let place = known.unwrap_or_else(|| {
                    people.push(Record { name: name.to_owned(), ..Record::default() });
                    people.len() - 1
                });
                people[place].add(id, heading, &share);
            }
        }
        people.sort_by(|one, other| other.wins.cmp(&one.wins).then_with(|| one.average().cmp(&other.average())));
        Self { people }
    }
}

impl Record {
    /// His average place in tenths, rounded; `None` if none is known.
    #[must_use]
    pub const fn tenths(&self) -> Option<usize> {
        match self.placed {
            0 => None,
            count => Some((20 * self.places + count) / (2 * count)),
        }
    }

    /// What is smaller for a better average, however close; whoever has none comes last.
    const fn average(&self) -> usize {
        match self.placed {
            0 => usize::MAX,
            count => 1_000_000 * self.places / count,
        }
    }

    fn add(&mut self, id: &SlotId, heading: &Heading, share: &Share) {
        let &Share { is_won, place, kept, broken } = share;
        self.games.push(id.clone());
        self.wins += usize::from(is_won);
        self.kept += kept;
        self.broken += broken;
        if let Some(place) = place {
            self.places += usize::from(place);
            self.placed += 1;
        }
        // Whoever has won was the first, whether or not the places were written down.
        let Some(place) = place.or(is_won.then_some(1)) else { return };
        let best = Best {
            slot: id.clone(),
            game: heading.game.clone(),
            place,
            players: heading.summary.people.count(),
            saved: heading.saved,
        };
        if self.best.as_ref().is_none_or(|before| best.order() < before.order()) {
            self.best = Some(best);
        }
    }
}

/// What everybody brought home, by the name without what stands around it. Bots are not listed. Where two people at a
/// table share a name, it is one game of that name: with the better place of the two, and with the promises of both.
fn shares(summary: &Summary) -> Vec<(&str, Share)> {
    let mut shares: Vec<(&str, Share)> = Vec::new();
    for (seat, player) in summary.people.iter().filter(|(_, player)| player.is_person()) {
        let name = player.name.trim();
        let known = shares.iter().position(|(other, _)| sound_alike(other, name));
        let place = known.unwrap_or_else(|| {
            shares.push((name, Share::default()));
            shares.len() - 1
        });
        shares[place].1.add(summary, seat);
    }
    shares
}

impl Share {
    fn add(&mut self, summary: &Summary, seat: Seat) {
        self.is_won |= summary.leaders.contains(seat);
        if let Some(finish) = summary.finishes.get(usize::from(seat.number())) {
            self.place = Some(self.place.map_or(finish.place, |place| place.min(finish.place)));
            self.kept += usize::from(finish.kept);
            self.broken += usize::from(finish.broken);
        }
    }
}

/// Is one a copy of the other? Whoever looks at a copy saves it anew, so the moment counts only for games that have no
/// mark of their own.
fn is_same_game(one: &Heading, other: &Heading) -> bool {
    one.game == other.game && one.summary == other.summary && (one.summary.mark.is_some() || one.saved == other.saved)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Seats;
    use crate::table::{Finish, Level, Mind, Mon, People, Player};

    fn seats(numbers: &[u8]) -> Seats {
        numbers.iter().copied().map(Seat::new).collect()
    }

    /// A game of these people that has ended so; a name with a star is a bot's.
    fn game(mark: u32, names: &[&str], places: &[u8]) -> Heading {
        let player = |name: &&str| Player {
            name: name.trim_end_matches('*').to_owned(),
            mon: Mon::Sun,
            mind: if name.ends_with('*') { Mind::Bot(Level::Steady) } else { Mind::Person },
        };
        let summary = Summary {
            people: People::new(names.iter().map(player).collect()),
            round: 4,
            leaders: (0..places.len() as u8).filter(|&seat| places[usize::from(seat)] == 1).map(Seat::new).collect(),
            is_over: true,
            finishes: places.iter().map(|&place| Finish { place, ..Finish::default() }).collect(),
            mark: Some(mark),
        };
        Heading { game: "oriente".to_owned(), name: None, saved: u64::from(mark) * 100, summary }
    }

    /// What is told of these games, each in a slot with its number, counted from 1.
    fn told(games: &[Heading]) -> Vec<Record> {
        let ids: Vec<SlotId> = (1..=games.len() as u64).map(SlotId::new).collect();
        Chronicle::of(ids.iter().zip(games)).people
    }

    /// Names with games, wins and the average in tenths.
    fn counts(games: &[Heading]) -> Vec<(String, usize, usize, Option<usize>)> {
        let count = |record: Record| {
            let tenths = record.tenths();
            (record.name, record.games.len(), record.wins, tenths)
        };
        told(games).into_iter().map(count).collect()
    }

    fn counted(name: &str, games: usize, wins: usize, tenths: usize) -> (String, usize, usize, Option<usize>) {
        (name.to_owned(), games, wins, Some(tenths))
    }

    #[test]
    fn games_wins_and_places_are_counted_and_ties_are_shared() {
        let games = [game(3, &["Ai", "Bo", "Ci"], &[1, 1, 3]), game(2, &["Bo", "Ai"], &[1, 2]), game(1, &["Ci"], &[1])];
        assert_eq!(counts(&games), [counted("Bo", 2, 2, 10), counted("Ai", 2, 1, 15), counted("Ci", 2, 1, 20)]);
    }

    #[test]
    fn an_average_is_rounded_to_the_nearest_tenth() {
        let record = |places, placed| Record { places, placed, ..Record::default() }.tenths();
        assert_eq!([record(5, 3), record(4, 3), record(5, 4), record(0, 0)], [Some(17), Some(13), Some(13), None]);
    }

    #[test]
    fn where_wins_are_equal_the_better_average_comes_first_however_close() {
        let games = |last| [game(3, &["Ai", "Bo"], &[1, 1]), game(2, &["Ci", "Ai", "Bo"], &[1, 2, last])];
        let first = |games: &[Heading]| told(games)[1].name.clone();
        assert_eq!([first(&games(3)), first(&games(2))], ["Ai", "Ai"]);
        let swapped = [game(3, &["Ai", "Bo"], &[1, 1]), game(2, &["Ci", "Bo", "Ai"], &[1, 2, 3])];
        assert_eq!(first(&swapped), "Bo");
    }

    #[test]
    fn bots_are_not_listed_and_what_is_not_over_tells_nothing() {
        let mut running = game(9, &["Ai", "Bo"], &[]);
        running.summary.is_over = false;
        running.summary.leaders = seats(&[0]);
        assert_eq!(counts(&[running, game(1, &["Ai", "Bot*"], &[2, 1])]), [counted("Ai", 1, 0, 20)]);
        assert_eq!(told(&[game(1, &["One*", "Two*"], &[1, 2])]), []);
    }

    #[test]
    fn a_name_is_the_same_but_for_case_and_room_and_stands_as_it_was_written_last() {
        let games = [game(2, &["ÉMILE", "Bo"], &[1, 2]), game(1, &[" émile ", "Bob"], &[1, 2])];
        assert_eq!(counts(&games), [counted("ÉMILE", 2, 2, 10), counted("Bo", 1, 0, 20), counted("Bob", 1, 0, 20)]);
    }

    #[test]
    fn whoever_sits_there_under_another_name_is_another() {
        let games = [game(2, &["Aiko", "Bo"], &[1, 2]), game(1, &["Ai", "Bo"], &[1, 2])];
        assert_eq!(counts(&games), [counted("Aiko", 1, 1, 10), counted("Ai", 1, 1, 10), counted("Bo", 2, 0, 20)]);
    }

    #[test]
    fn two_of_one_name_at_a_table_are_one_game_with_the_better_place_and_the_promises_of_both() {
        let mut shared = game(1, &["Ai", "Bo", "ai"], &[3, 2, 1]);
        for (finish, kept) in shared.summary.finishes.iter_mut().zip([1, 10, 2]) {
            (finish.kept, finish.broken) = (kept, 2 * kept);
        }
        let people = told(&[shared]);
        assert_eq!((people[0].games.len(), people[0].wins, people[0].tenths()), (1, 1, Some(10)));
        assert_eq!((people[0].kept, people[0].broken), (3, 6));
        assert_eq!((people[1].kept, people[1].broken), (10, 20));
    }

    #[test]
    fn a_copy_is_told_once_whatever_it_is_called_and_whenever_it_was_looked_at() {
        let one = game(1, &["Ai", "Bo"], &[1, 2]);
        let copy = Heading { name: Some("Ai and Bo (copy)".to_owned()), saved: 999, ..one.clone() };
        let another = Heading { saved: one.saved, ..game(2, &["Ai", "Bo"], &[1, 2]) };
        assert_eq!(told(&[copy, one.clone()])[0].games, [SlotId::new(1)]);
        assert_eq!(told(&[one.clone(), another])[0].games.len(), 2, "another game with the same end");
        let zipang = Heading { game: "zipang".to_owned(), ..one.clone() };
        assert_eq!(told(&[one, zipang])[0].games.len(), 2, "another kind of game");
    }

    /// A game as it was saved before places were written down.
    fn old(saved: u64) -> Heading {
        let mut old = game(1, &["Ai", "Bo"], &[1, 2]);
        (old.summary.finishes, old.summary.mark, old.saved) = (Vec::new(), None, saved);
        old
    }

    #[test]
    fn a_game_without_places_counts_for_games_and_wins_and_in_no_average() {
        let people = told(&[old(7), game(2, &["Ai", "Bo"], &[2, 1])]);
        let count = |record: &Record| (record.games.len(), record.wins, record.placed, record.tenths());
        assert_eq!(count(people.iter().find(|record| record.name == "Ai").expect("he")), (2, 1, 1, Some(20)));
        assert_eq!(count(people.iter().find(|record| record.name == "Bo").expect("he")), (2, 1, 1, Some(10)));
        let people = told(&[old(7), old(7), old(8)]);
        assert_eq!(count(&people[0]), (2, 2, 0, None), "without a mark, what was saved at one moment is one game");
        assert_eq!(people[0].best.as_ref().map(|best| best.place), Some(1), "whoever has won was the first");
        assert_eq!(people[1].best, None);
    }

    #[test]
    fn the_best_game_is_that_with_the_best_place_then_with_the_most_to_beat_then_the_latest() {
        let best =
            |games: &[Heading]| told(games).into_iter().find(|record| record.name == "Ai").and_then(|ai| ai.best);
        let slot = |games: &[Heading]| best(games).expect("a game").slot;
        let third = game(1, &["Ai", "Bo", "Ci", "Di"], &[3, 1, 2, 4]);
        let second = game(2, &["Ai", "Bo"], &[2, 1]);
        let second_of_three = game(3, &["Bo", "Ci", "Ai"], &[1, 3, 2]);
        let later = game(4, &["Bo", "Ci", "Ai"], &[1, 3, 2]);
        assert_eq!(slot(&[third.clone(), second.clone()]), SlotId::new(2));
        assert_eq!(slot(&[second, second_of_three.clone(), third]), SlotId::new(2));
        assert_eq!(slot(&[second_of_three, later]), SlotId::new(2));
        let all = best(&[game(5, &["Ai", "Bot*"], &[1, 2])]);
        let expected = Best { slot: SlotId::new(1), game: "oriente".to_owned(), place: 1, players: 2, saved: 500 };
        assert_eq!(all, Some(expected));
    }
}
