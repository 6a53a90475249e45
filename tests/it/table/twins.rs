//! What is hidden lies otherwise, and every screen shows the same, to the letter.
//!
//! Two tables are made of positions that the eyes before a device cannot tell from each other, and the same is done at
//! both for as long as the rules let these eyes know the same. So nothing can reach a screen by another way: not by
//! numbers of showings, by what can be taken back, by who is asked, nor by what is said aloud.

use noren::game::{Seat, Seats, Stream};
use noren::table::model::Known;
use noren::table::{Asked, Deed, Errand, Host, Journal, Pace, Screen, Table, Thought, What};
use noren::{oriente, zipang};

use super::tried::{Party, Tried, deed, laid, text};
use super::wire::truth;
use crate::shared::{answers, luck, plan, seats};
use crate::support::games;
use crate::third::Fireflies;

/// Two tables that differ in what is hidden from these eyes.
struct Twins<G: Tried> {
    tables: [Table<G>; 2],
    eyes: Option<Seat>,
}

/// Did it go on?
#[derive(PartialEq, Eq)]
enum Went {
    On,
    Apart,
}

impl<G: Tried> Twins<G> {
    /// Tables at these positions, with these people before one device, and bots in all other seats.
    fn new(journal: &Journal<G>, positions: [&G; 2], people: Seats, eyes: Option<Seat>) -> Self {
        let players = positions[0].players();
        let tables = positions.map(|game| {
            let journal = Journal { position: Some(game.to_position()), inputs: Vec::new(), ..journal.clone() };
            let journal = Journal { plan: plan(players, people), taken_back: 0, spoken: Seats::NONE, ..journal };
            let journal = Journal { speechless: Seats::NONE, ..journal };
            Table::with_devices(Host::new(journal).expect("a sound journal"), &[people])
        });
        Self { tables, eyes }
    }

    /// An answer that this seat may give at both.
    fn common_answer(&self, seat: Seat, luck: &mut Stream) -> Option<G::Action> {
        let [mut one, other] = self.tables.each_ref().map(|table| answers::<G>(&table.host().view(Some(seat)), seat));
        one.retain(|action| other.contains(action));
        let place = luck.below(one.len().max(1) as u32) as usize;
        (place < one.len()).then(|| one.swap_remove(place))
    }

    /// The bots that are asked come to the same, if they may.
    fn ask(&mut self, asked: &Asked<G>, luck: &mut Stream) -> Went {
        let [one, other] = &mut self.tables;
        assert_eq!(other.host().ticket(), Some(asked.ticket), "who is asked is public");
        let mut thought: Thought<G> = asked.think();
        let seat = asked.ticket.seat;
        if asked.ticket.errand == Errand::Answer {
            let Some(action) = self.common_answer(seat, luck) else { return Went::Apart };
            thought.action = Some(action);
        } else {
            let known = Known::<G>::new(other.host().view(Some(seat)));
            thought.action = thought.action.filter(|action| known.check(seat, action).is_ok());
            assert!(one.host().ticket() == Some(asked.ticket));
        }
        for table in &mut self.tables {
            assert!(table.take(thought.clone()));
        }
        Went::On
    }

    /// The same is done before both devices.
    fn act(&mut self, mut what: What<G>, luck: &mut Stream) -> Went {
        if let What::Answer { seat, action } = &mut what {
            let Some(common) = self.common_answer(*seat, luck) else { return Went::Apart };
            *action = common;
        }
        let results = self.tables.each_mut().map(|table| {
            let deed = Deed { showing: table.showing(0).number, what: what.clone() };
            table.act(0, deed)
        });
        assert_eq!(results[0], results[1], "{what:?}");
        Went::On
    }

    fn step(&mut self, luck: &mut Stream) -> Went {
        let asked = self.tables[0].host().asked().filter(|_| luck.below(2) == 0);
        if let Some(asked) = asked {
            return self.ask(&asked, luck);
        }
        match deed(&self.tables[0].showing(0), luck) {
            Some(what) => self.act(what, luck),
            None => Went::On,
        }
    }

    /// Do the rules let these eyes know the same of both?
    fn are_alike(&self) -> bool {
        let [one, other] = self.tables.each_ref().map(|table| {
            let (game, told) = truth(table.host().journal());
            let known: Vec<G::Event> =
                told.into_iter().filter(|told| told.to.includes(self.eyes)).map(|told| told.event).collect();
            (game.view(self.eyes), game.prompt(), known)
        });
        one == other
    }

    /// Goes on with both while they are alike; how many showings were compared.
    fn live(&mut self, luck: &mut Stream) -> usize {
        let mut compared = 0;
        for _ in 0..80 {
            let [one, other] = self.tables.each_ref().map(|table| table.showing(0));
            let eyes = one.screen.eyes();
            assert_eq!(eyes, other.screen.eyes());
            if eyes.flatten().is_none() || eyes == Some(self.eyes) {
                // What lay hidden is opened when it is over: there they part.
                if matches!(one.screen, Screen::Over { .. }) {
                    return compared;
                }
                assert_eq!(text(&one), text(&other));
                compared += 1;
            }
            if self.step(luck) == Went::Apart || !self.are_alike() {
                return compared;
            }
        }
        compared
    }
}

/// Twins of many positions of random play, for the eyes of one before his own device, of many around one, of nobody.
fn tried<G: Tried>(by_default: u64) -> (usize, usize) {
    let (mut compared, mut twins) = (0, 0);
    for seed in 0..games(by_default) {
        let mut luck = luck(seed);
        let pace = if seed % 2 == 0 { Pace::PassTheDevice } else { Pace::SpeakUp };
        let mut party = Party::<G>::new(laid(pace, seed), &[Seats::all(3)], seed);
        for _ in 0..luck.below(120) {
            party.step();
        }
        let journal = party.table.host().journal();
        let (game, _) = truth(journal);
        let cases = [(seats(&[0]), Some(Seat::new(0))), (seats(&[1, 2]), None), (Seats::NONE, None)];
        for (people, eyes) in cases {
            let twin = G::sample(&game.view(eyes), &mut luck);
            if game.prompt().seat().is_none() || twin == game {
                continue;
            }
            twins += 1;
            compared += Twins::new(journal, [&game, &twin], people, eyes).live(&mut luck);
        }
    }
    (compared, twins)
}

#[test]
fn a_screen_of_oriente_does_not_depend_on_what_is_hidden_from_its_eyes() {
    let (compared, twins) = tried::<oriente::State>(60);
    assert!(twins > 100 && compared > 5 * twins, "{compared} showings of {twins} twins");
}

#[test]
fn a_screen_of_zipang_does_not_depend_on_what_is_hidden_from_its_eyes() {
    let (compared, twins) = tried::<zipang::State>(60);
    assert!(twins > 100 && compared > 2 * twins, "{compared} showings of {twins} twins");
}

#[test]
fn a_screen_of_a_third_game_does_not_depend_on_what_is_hidden_from_its_eyes() {
    let (compared, twins) = tried::<Fireflies>(120);
    assert!(twins > 50 && compared > 2 * twins, "{compared} showings of {twins} twins");
}
