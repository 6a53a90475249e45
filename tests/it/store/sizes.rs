//! How large a game is when it is kept.

use noren::game::Seats;
use noren::oriente::{Setup, State};
use noren::store::written;
use noren::table::{Deed, Host, Pace, Screen, Table};

use crate::shared::{journal, luck};
use crate::table::tried::{Tried, deed};

/// Plays a game until it has come far enough or is over: bots whenever one is asked, and people who do anything.
pub(super) fn played<G: Tried>(host: Host<G>, seed: u64, is_enough: impl Fn(&Host<G>) -> bool) -> Table<G> {
    let (mut table, mut luck) = (Table::new(host), luck(seed));
    while !is_enough(table.host()) {
        let showing = table.showing(0);
        match table.host().asked().filter(|_| !matches!(showing.screen, Screen::Stop { .. })) {
            Some(asked) => assert!(table.take(asked.think())),
            None => match deed(&showing, &mut luck) {
                Some(what) => table.act(0, Deed { showing: showing.number, what }).expect("it was offered"),
                None => break,
            },
        }
    }
    table
}

#[test]
#[allow(clippy::print_stdout, reason = "the size of a save is watched")]
fn ten_seasons_of_twelve_make_a_small_save() {
    // The longest of some hundred games each: bots alone, six people among bots, and people alone, who do anything.
    for (persons, seed) in [(0, 132), (6, 0), (12, 3171)] {
        let journal = journal::<State>(Setup::plain(12), 12, Seats::all(persons), Pace::PassTheDevice, seed);
        let host = Host::new(journal).expect("a sound journal");
        let table = played(host, seed, |host| host.view(None).season > 10);
        let (season, inputs) = (usize::from(table.host().view(None).season), table.host().journal().inputs.len());
        let bytes = written(&table).save(2).to_text().len();
        println!("a game of twelve, {persons} of them people, in season {season}: {inputs} inputs in {bytes} bytes");
        assert!(season > 5 && inputs > 200, "a long game");
        // What every save has in it makes this the more of the two.
        assert!(bytes * 10 / season < 12_000, "{bytes} bytes for {season} seasons");
    }
}
