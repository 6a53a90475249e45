//! A game that is over goes into a link and comes out of it as the same game, for anybody to look at.

use std::fs;
use std::time::{Duration, Instant};

use noren::game::{Prompt, Seat, Seats, Stream};
use noren::store::{Kept, link};
use noren::table::{Host, Input, Pace, Playable, Table};
use noren::{oriente, zipang};

use super::mutations::{assert_placed, cases, crc32, damaged, opens};
use super::sizes::played;
use crate::shared::{journal, luck};
use crate::support::{data, games};
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
        let link = link::written(table.host()).expect("it is over");
        let again = opened::<G>(&link);
        let mut journal = table.host().journal().clone();
        assert!(journal.plan.pins.iter().any(Option::is_some), "there are PINs to be removed");
        journal.plan.pins.clear();
        journal.inputs.retain(|input| !matches!(input, Input::LiftPin { .. }));
        assert_eq!(again.host().journal(), &journal);
        assert_eq!(again.host().prompt(), table.host().prompt());
        for eyes in Seats::all(table.host().people().count() as u8).iter().map(Some).chain([None]) {
            assert_eq!(again.host().view(eyes), table.host().view(eyes));
        }
        assert_eq!(link::written(again.host()), Some(link), "written again, it is the same link");
    }
}

#[test]
fn games_of_every_kind_come_out_of_their_links_without_pins() {
    comes_out_of_its_link::<oriente::State>(games(6));
    comes_out_of_its_link::<zipang::State>(games(20));
    comes_out_of_its_link::<third::Fireflies>(games(20));
}

/// A sample of every format of links that has ever landed stays readable. A new one brings new samples, by
/// `NOREN_BLESS=1`; those that are there are never written anew.
fn sample_is_read<G: Tried>() {
    let file = data(&format!("links/{}-1.txt", G::NAME));
    if std::env::var_os("NOREN_BLESS").is_some() && !file.exists() {
        fs::create_dir_all(data("links")).expect("a folder");
        fs::write(&file, link::written(over::<G>(1).host()).expect("it is over")).expect("a file");
    }
    let table = opened::<G>(&fs::read_to_string(&file).expect("a sample"));
    assert!(matches!(table.host().prompt(), Prompt::Over(_)));
}

#[test]
fn links_of_every_format_are_read() {
    sample_is_read::<oriente::State>();
    sample_is_read::<zipang::State>();
}

#[test]
fn a_game_that_is_not_over_makes_no_link() {
    let host = Host::<zipang::State>::new(laid(Pace::PassTheDevice, 1)).expect("a sound journal");
    let table = played(host, 1, |host| host.journal().inputs.len() > 5);
    assert_eq!(link::written(table.host()), None);
}

/// How long the link of a game is in which one person plays among bots, with the bytes of what is in it.
fn size<G: Tried>(setup: G::Setup, players: u8, seed: u64) -> (usize, usize, usize) {
    let people = Seats::only(Seat::new(0));
    let host = Host::new(journal::<G>(setup, players, people, Pace::PassTheDevice, seed)).expect("a sound journal");
    let table = played(host, seed, |_| false);
    let link = link::written(table.host()).expect("it is over");
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

const LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/// The bytes of a link after its version.
fn bytes(link: &str) -> Vec<u8> {
    let six = |letter: u8| LETTERS.iter().position(|&known| known == letter).expect("a letter of links");
    let bits: Vec<bool> = link[1..].bytes().flat_map(|l| (0..6).rev().map(move |bit| six(l) >> bit & 1 == 1)).collect();
    bits.chunks_exact(8).map(|byte| byte.iter().fold(0, |number, &bit| number << 1 | u8::from(bit))).collect()
}

/// A link of these bytes, of which the first four become the checksum of the others.
fn sealed(mut bytes: Vec<u8>) -> String {
    let crc = crc32(&bytes[4..]).to_be_bytes();
    bytes[..4].copy_from_slice(&crc);
    let mut bits: Vec<u8> = bytes.iter().flat_map(|byte| (0..8).rev().map(move |bit| byte >> bit & 1)).collect();
    bits.resize(bits.len().next_multiple_of(6), 0);
    let six = bits.chunks(6).map(|six| six.iter().fold(0, |number, &bit| number << 1 | usize::from(bit)));
    std::iter::once('1').chain(six.map(|six| char::from(LETTERS[six]))).collect()
}

/// Changes what is packed, or what is said of how long it is.
fn forged(link: &str, luck: &mut Stream) -> String {
    let mut bytes = bytes(link);
    for _ in 0..=luck.below(3) {
        let place = 4 + luck.below(bytes.len() as u32 - 4) as usize;
        match luck.below(5) {
            0 => bytes[4..6].copy_from_slice(&(luck.number() as u16).to_be_bytes()),
            1 => bytes[6..8].copy_from_slice(&(luck.below(200) as u16).to_be_bytes()),
            2 => bytes[place] = luck.number() as u8,
            3 => bytes[place] ^= 1 << luck.below(8),
            _ => bytes.truncate(place.max(8)),
        }
        if bytes.len() <= 8 {
            break;
        }
    }
    sealed(bytes)
}

#[test]
#[allow(clippy::print_stdout, reason = "how long the slowest link took is watched")]
fn a_link_that_was_changed_is_refused_at_its_place_and_never_taken_for_another_game() {
    let links: Vec<String> = (0..4)
        .flat_map(|seed| {
            [link::written(over::<oriente::State>(seed).host()), link::written(over::<zipang::State>(seed).host())]
        })
        .map(|link| link.expect("it is over"))
        .collect();
    assert!(links.iter().all(|link| sealed(bytes(link)) == *link));
    let (mut luck, mut slowest, mut read) = (luck(5), Duration::ZERO, 0);
    for case in 0..cases(20) {
        let link = &links[case as usize % links.len()];
        let is_forged = luck.below(4) == 0;
        let changed = if is_forged { forged(link, &mut luck) } else { damaged(link, &mut luck) };
        let start = Instant::now();
        let found = link::read(&changed);
        slowest = slowest.max(start.elapsed());
        match found {
            Err(error) => assert_placed(&error.to_string()),
            Ok(body) if is_forged => {
                read += 1;
                opens::<oriente::State>(&body, &mut luck);
                opens::<zipang::State>(&body, &mut luck);
            }
            Ok(body) => assert_eq!(Ok(body), link::read(link), "{changed} was never written"),
        }
    }
    println!("{} links, {read} of them forged and read; the slowest took {slowest:?}", cases(20));
    assert!(cases(20) < 1_000 || read > 20, "{read}");
}
