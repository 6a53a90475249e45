//! A game that is over goes into a link and comes out of it as the same game, for anybody to look at.

use noren::game::{Seat, Seats};
use noren::store::{Kept, link};
use noren::table::{Host, Pace, Playable, Table};
use noren::{oriente, zipang};

use super::sizes::played;
use crate::shared::journal;
use crate::support::games;
use crate::table::tried::{Tried, laid};
use crate::third;

/// The game of this seed, played to its end; every second person has a PIN.
fn over<G: Tried>(seed: u64) -> Table<G> {
    let pace = if seed.is_multiple_of(2) { Pace::SpeakUp } else { Pace::PassTheDevice };
    played(Host::new(laid(pace, seed)).expect("a sound journal"), seed, |_| false)
}

/// The game that a link holds.
fn opened<G: Playable>(link: &str) -> Table<G> {
    let body = link::read(link).unwrap_or_else(|error| panic!("{error}"));
    let Kept { table, refused } = Kept::open(&body).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(refused, None);
    table
}

fn comes_out_of_its_link<G: Tried>(seeds: u64) {
    for seed in 0..seeds {
        let table = over::<G>(seed);
        let link = link::written(&table).expect("it is over");
        let again = opened::<G>(&link);
        let mut journal = table.host().journal().clone();
        assert!(journal.plan.pins.iter().any(Option::is_some), "there are PINs to be removed");
        journal.plan.pins.clear();
        assert_eq!(again.host().journal(), &journal);
        assert_eq!(again.host().prompt(), table.host().prompt());
        for eyes in Seats::all(table.host().people().count() as u8).iter().map(Some).chain([None]) {
            assert_eq!(again.host().view(eyes), table.host().view(eyes));
        }
        assert_eq!(link::written(&again), Some(link), "written again, it is the same link");
    }
}

#[test]
fn games_of_every_kind_come_out_of_their_links_without_pins() {
    comes_out_of_its_link::<oriente::State>(games(6));
    comes_out_of_its_link::<zipang::State>(games(20));
    comes_out_of_its_link::<third::Fireflies>(games(20));
}

#[test]
fn a_game_that_is_not_over_makes_no_link() {
    let host = Host::<zipang::State>::new(laid(Pace::PassTheDevice, 1)).expect("a sound journal");
    let table = played(host, 1, |host| host.journal().inputs.len() > 5);
    assert_eq!(link::written(&table), None);
}

/// How long the link of a game is in which one person plays among bots, with the bytes of what is in it.
fn size<G: Tried>(setup: G::Setup, players: u8, seed: u64) -> (usize, usize, usize) {
    let people = Seats::only(Seat::new(0));
    let host = Host::new(journal::<G>(setup, players, people, Pace::PassTheDevice, seed)).expect("a sound journal");
    let table = played(host, seed, |_| false);
    let link = link::written(&table).expect("it is over");
    let body = link::read(&link).expect("it was just written");
    (table.host().journal().inputs.len(), body.len(), link.len())
}

#[test]
#[allow(clippy::print_stdout, reason = "the length of a link is watched")]
fn links_are_short_enough_to_be_sent() {
    let of_oriente =
        |players| (0..10).map(move |seed| size::<oriente::State>(oriente::Setup::plain(players), players, seed));
    let of_zipang = (0..10).map(|seed| size::<zipang::State>(zipang::Setup::plain(4), 4, seed));
    let all = [
        ("4 at Oriente", of_oriente(4).max()),
        ("12 at Oriente", of_oriente(12).max()),
        ("4 at Zipang", of_zipang.max()),
    ];
    for (what, longest) in all {
        let (inputs, bytes, letters) = longest.expect("ten games");
        println!("the longest of ten games of {what}: {inputs} inputs, {bytes} bytes, a link of {letters} characters");
        // Whatever sends links takes two thousand characters.
        assert!(letters < 2_000, "{letters}");
    }
}
