//! A game that is over says in its heading how everybody came out, and one that is played says nothing of it.

use noren::game::{Seat, Seats};
use noren::store::{Chronicle, Kept, Save, SlotId, Summary, written};
use noren::table::{Finish, Pace};
use noren::{oriente, zipang};

use crate::table::tried::{Party, Tried, laid};
use crate::third::Fireflies;

/// The game of this seed, played to its end; every heading before the end is looked at.
fn played<G: Tried>(seed: u64) -> Save {
    let mut party = Party::<G>::new(laid(Pace::PassTheDevice, seed), &[Seats::all(3)], seed);
    for _ in 0..4_000 {
        let game = written(&party.table);
        if game.summary.is_over {
            return game.save(seed);
        }
        assert_eq!((game.summary.finishes, game.summary.mark), (Vec::new(), None), "it is not over");
        party.step();
    }
    panic!("the game of seed {seed} does not end");
}

/// Those who came first, by their places.
fn first(finishes: &[Finish]) -> Seats {
    let is_first = |(number, finish): (usize, &Finish)| (finish.place == 1).then(|| Seat::new(number as u8));
    finishes.iter().enumerate().filter_map(is_first).collect()
}

/// What promises were kept and broken in some games, all of which end as they should.
fn end_well<G: Tried>(seeds: u64) -> [u32; 2] {
    let [mut kept, mut broken] = [0, 0];
    let mut marks = Vec::new();
    for seed in 0..seeds {
        let save = played::<G>(seed);
        let Summary { people, leaders, finishes, mark, .. } = &save.heading.summary;
        assert_eq!(finishes.len(), people.count());
        assert_eq!(first(finishes), *leaders, "whoever won came first, and nobody else");
        let places: Vec<u8> = finishes.iter().map(|finish| finish.place).collect();
        let best = places.iter().map(|own| 1 + places.iter().filter(|&place| place < own).count() as u8);
        assert_eq!(best.collect::<Vec<_>>(), places, "equals share a place, and leave out the next");
        kept += finishes.iter().map(|finish| u32::from(finish.kept)).sum::<u32>();
        broken += finishes.iter().map(|finish| u32::from(finish.broken)).sum::<u32>();
        marks.push(mark.expect("a mark of its own"));

        let read = Save::read(&save.to_text()).unwrap_or_else(|error| panic!("{error}"));
        let again = Kept::<G>::open(&read.body).unwrap_or_else(|error| panic!("{error}"));
        assert_eq!(written(&again.table).summary, read.heading.summary, "opened again, it ended in the same way");
        let ids = [SlotId::new(1), SlotId::new(2)];
        let chronicle = Chronicle::of(ids.iter().zip([&read.heading, &save.heading]));
        assert!(chronicle.people.iter().all(|record| record.games == [SlotId::new(1)]), "a copy is told once");
    }
    marks.sort_unstable();
    marks.dedup();
    assert_eq!(marks.len(), seeds as usize, "every game has a mark of its own");
    [kept, broken]
}

#[test]
fn a_game_of_oriente_ends_with_places_and_promises() {
    let [kept, broken] = end_well::<oriente::State>(12);
    assert!(kept > 0 && broken > 0, "{kept} kept and {broken} broken");
}

#[test]
fn a_game_of_zipang_ends_with_places() {
    assert_eq!(end_well::<zipang::State>(12), [0, 0]);
}

#[test]
fn a_game_that_nobody_here_knows_ends_with_places() {
    assert_eq!(end_well::<Fireflies>(12), [0, 0]);
}
