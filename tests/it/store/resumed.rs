//! A game that is written down and opened again is the game that was left: for every seat, and for whoever looks on.

use noren::game::{Seat, Seats};
use noren::oriente;
use noren::store::{Kept, Save, written};
use noren::table::{
    Deed, DeedError, Host, Level, Line, Mind, Pace, People, Playable, Screen, Showing, Table, Waiting, What,
};
use noren::zipang;

use crate::shared::{Shared, luck};
use crate::support::games;
use crate::table::tried::{Party, Tally, Tried, deed, laid, pin};
use crate::third;

/// The most steps of one game.
const STEPS: usize = 1_500;

/// The text of the save that a table makes.
fn saved<G: Playable>(table: &Table<G>) -> String {
    written(table).save(2).to_text()
}

/// The table after the device was switched off and on again.
fn resumed<G: Playable>(table: &Table<G>) -> Table<G> {
    let save = Save::read(&saved(table)).unwrap_or_else(|error| panic!("{error}"));
    let Kept { table, refused } = Kept::open(&save.body).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(refused, None);
    table
}

fn does<G: Playable>(table: &mut Table<G>, what: What<G>) -> Result<(), DeedError<G::Refusal>> {
    let showing = table.showing(0).number;
    table.act(0, Deed { showing, what })
}

/// A showing but for its number and for what a voice has still to say.
fn plain<G: Playable>(mut showing: Showing<G>) -> Showing<G> {
    showing.number = 0;
    showing.story.iter_mut().for_each(|line| line.is_unheard = false);
    showing
}

/// Everything that people are still to stop for; they have seen it afterwards.
fn stops<G: Playable>(table: &mut Table<G>) -> Vec<G::Interlude> {
    let mut stops = Vec::new();
    while let Screen::Stop { stop, .. } = table.showing(0).screen {
        stops.push(stop);
        does(table, What::GoOn).unwrap_or_else(|error| panic!("{error}"));
    }
    stops
}

/// What this person reads when he takes the device for a look, with what is new to him.
fn read_by<G: Playable>(mut table: Table<G>, seat: Seat) -> Vec<Line<G::Event>> {
    does(&mut table, What::Look(seat)).unwrap_or_else(|error| panic!("{error}"));
    if matches!(table.showing(0).screen, Screen::Curtain { .. }) {
        does(&mut table, What::RaiseCurtain { pin: pin(seat) }).unwrap_or_else(|error| panic!("{error}"));
    }
    let showing = plain(table.showing(0));
    assert_eq!(showing.screen, Screen::Table { eyes: Some(seat), waiting: Waiting::Look(seat) });
    showing.story
}

/// Compares a table with itself after the device was switched off and on again.
fn assert_resumed<G: Tried>(table: &Table<G>) -> Table<G> {
    let again = resumed(table);
    let (left, found): (&Host<G>, &Host<G>) = (table.host(), again.host());
    assert_eq!(found.journal(), left.journal());
    assert_eq!(found.public_story(), left.public_story());
    assert_eq!((found.sentences(), found.remarks()), (left.sentences(), left.remarks()));
    assert_eq!((found.asked(), found.can_undo()), (left.asked(), left.can_undo()));
    for eyes in Seats::all(left.people().count() as u8).iter().map(Some).chain([None]) {
        assert_eq!(found.view(eyes), left.view(eyes));
    }
    assert_eq!(again.remembered(), table.remembered());
    assert_eq!(saved(&again), saved(table), "written again, it reads the same");

    // The screen is the one that a person sees who finds the device with its curtain down, and nobody's eyes are on it.
    let mut left = table.clone();
    does(&mut left, What::DropCurtain).unwrap_or_else(|error| panic!("{error}"));
    let showing = again.showing(0);
    let persons = showing.seats;
    if persons.len() != 1 {
        assert!(!matches!(showing.screen.eyes(), Some(Some(_))), "{:?}", showing.screen);
        assert!(showing.story.iter().all(|line| line.is_public));
    }
    assert_eq!(plain(showing), plain(left.showing(0)));

    // What was seen does not come again, and what was not is still to come.
    let mut later = again.clone();
    assert_eq!(stops(&mut later), stops(&mut left));
    assert_eq!(plain(later.showing(0)), plain(left.showing(0)));
    // What is new to a person is what was new to him.
    if !matches!(left.showing(0).screen, Screen::Over { .. }) {
        for seat in persons.iter() {
            assert_eq!(read_by(later.clone(), seat), read_by(left.clone(), seat), "{seat:?}");
        }
    }
    again
}

/// The game of this seed with so many people and bots in the other seats.
fn party<G: Tried>(seed: u64, persons: usize) -> Party<G> {
    let pace = if seed.is_multiple_of(2) { Pace::SpeakUp } else { Pace::PassTheDevice };
    let mut journal = laid::<G>(pace, seed);
    let mut players = Vec::from(journal.plan.people);
    players.iter_mut().skip(persons).for_each(|player| player.mind = Mind::Bot(Level::Steady));
    journal.plan.people = People::new(players);
    Party::new(journal, &[Seats::all(3)], seed)
}

/// How often a table was left in which way.
#[derive(Debug, Default)]
struct Left {
    looking: usize,
    private: usize,
    desk: usize,
    moments: usize,
    lifting: usize,
    hands: usize,
    stops: usize,
    bots: usize,
    over: usize,
}

impl Left {
    fn count<G: Playable>(&mut self, screen: &Screen<G>) {
        let counter = match screen {
            Screen::Over { .. } => &mut self.over,
            Screen::Stop { .. } => &mut self.stops,
            Screen::Table { waiting, .. } => match waiting {
                Waiting::Look(_) | Waiting::Curtain(_) => &mut self.looking,
                Waiting::Desk => &mut self.desk,
                Waiting::Moment { .. } => &mut self.moments,
                Waiting::Lift { .. } | Waiting::Lifted(_) => &mut self.lifting,
                Waiting::Hands(_) => &mut self.hands,
                Waiting::Bot(_) => &mut self.bots,
                Waiting::Answer(_) | Waiting::Elsewhere(_) => &mut self.private,
            },
            Screen::Curtain { .. } => return,
        };
        *counter += 1;
    }
}

/// Plays games at random, switching the device off and on now and then.
fn tried<G: Tried>(persons: usize, by_default: u64) -> (Tally, Left) {
    let (mut tally, mut left) = (Tally::default(), Left::default());
    for seed in 0..games(by_default) {
        let mut party = party::<G>(seed, persons);
        let mut whims = luck(seed + 1_000);
        for _ in 0..STEPS {
            party.step();
            if whims.below(4) == 0 {
                left.count(&party.table.showing(0).screen);
                let again = assert_resumed(&party.table);
                // Every second time they play on with what was opened.
                if whims.below(2) == 0 {
                    party.table = again;
                }
            }
            if party.is_over() {
                break;
            }
        }
        left.count(&party.table.showing(0).screen);
        assert_resumed(&party.table);
        tally.count(&party);
    }
    (tally, left)
}

#[test]
fn a_game_of_oriente_is_opened_as_it_was_left() {
    let (tally, left) = tried::<oriente::State>(3, 8);
    let Tally { acts, asides, hands, sentences, undone, .. } = tally;
    assert!(acts > 200 && asides > 20 && hands > 0 && sentences > 0 && undone > 0, "{tally:?}");
    let Left { looking, private, desk, moments, hands, stops, bots, .. } = left;
    assert!([looking, private, desk, moments, hands, stops, bots].iter().all(|&times| times > 0), "{left:?}");
}

#[test]
fn a_game_of_zipang_is_opened_as_it_was_left() {
    let (tally, left) = tried::<zipang::State>(3, 16);
    assert!(tally.acts > 200 && tally.hands > 0 && tally.undone > 0 && tally.games > 0, "{tally:?}");
    assert!(tally.lifted > 0, "{tally:?}");
    let Left { looking, private, lifting, hands, stops, bots, over, .. } = left;
    assert!([looking, private, lifting, hands, stops, bots, over].iter().all(|&times| times > 0), "{left:?}");
}

#[test]
fn a_game_that_the_store_has_never_heard_of_is_opened_as_it_was_left() {
    let (tally, left) = tried::<third::Fireflies>(3, 16);
    assert!(tally.acts > 50 && tally.hands > 0 && tally.undone > 0 && tally.games > 0, "{tally:?}");
    assert!(left.over > 0 && left.hands > 0, "{left:?}");
}

#[test]
fn one_person_among_bots_finds_his_table_as_he_left_it_and_no_curtain() {
    for (tally, left) in [tried::<oriente::State>(1, 3), tried::<zipang::State>(1, 6)] {
        assert!(tally.acts > 100 && left.private > 0, "{tally:?} {left:?}");
    }
    let shared = Shared { table: resumed(&party::<zipang::State>(1, 1).table) };
    assert_eq!(shared.private(), Some(Seat::new(0)));
}

#[test]
fn whoever_looks_on_at_bots_finds_them_where_they_were() {
    for (tally, left) in [tried::<oriente::State>(0, 2), tried::<zipang::State>(0, 4)] {
        assert!(tally.acts > 100 && left.bots > 0, "{tally:?} {left:?}");
    }
}

#[test]
fn a_raised_curtain_is_down_again_and_asks_for_the_pin() {
    let mut party = party::<zipang::State>(0, 3);
    while !matches!(party.table.showing(0).screen, Screen::Curtain { asks_pin: true, question: Some(_), .. }) {
        party.step();
    }
    let Screen::Curtain { seat, .. } = party.table.showing(0).screen else { panic!("the curtain is down") };
    assert_eq!(does(&mut party.table, What::RaiseCurtain { pin: pin(seat) }), Ok(()));
    assert!(matches!(party.table.showing(0).screen, Screen::Table { eyes: Some(_), .. }));
    let mut again = resumed(&party.table);
    assert!(matches!(again.showing(0).screen, Screen::Curtain { asks_pin: true, .. }));
    assert_eq!(again.showing(0).view, None);
    assert_eq!(does(&mut again, What::RaiseCurtain { pin: None }), Err(DeedError::WrongPin));
    assert_eq!(does(&mut again, What::RaiseCurtain { pin: pin(seat) }), Ok(()));
}

/// All stops of a game in which nothing is taken back, whether the device is switched off after every step or never.
fn all_stops<G: Tried>(seed: u64, is_switched_off: bool) -> Vec<G::Interlude> {
    let Party { mut table, mut luck } = party::<G>(seed, 3);
    let mut seen = Vec::new();
    for _ in 0..2_000 {
        let showing = table.showing(0);
        if let Screen::Stop { stop, .. } = &showing.screen {
            seen.push(stop.clone());
        }
        if matches!(showing.screen, Screen::Over { .. }) {
            break;
        }
        // Where nobody has a private look; else nobody would ever answer.
        if is_switched_off && !matches!(showing.screen.eyes(), Some(Some(_))) {
            table = resumed(&table);
        }
        let stays = |what: &What<G>| {
            use What::{DropCurtain, ForgetPin, Look, OpenDesk, ShowTable, Undo};
            matches!(what, Undo | DropCurtain | ForgetPin | Look(_) | OpenDesk | ShowTable)
        };
        let is_stop = matches!(showing.screen, Screen::Stop { .. });
        // Whoever has looked in a round of looks hides it again.
        let hides =
            |what: &What<G>| *what == What::DropCurtain && matches!(showing.screen.waiting(), Some(Waiting::Look(_)));
        if let Some(asked) = table.host().asked().filter(|_| !is_stop) {
            assert!(table.take(asked.think()));
        } else if let Some(what) = deed(&showing, &mut luck).filter(|what| hides(what) || !stays(what)) {
            does(&mut table, what).unwrap_or_else(|error| panic!("{error}"));
        }
    }
    seen
}

#[test]
fn a_device_that_is_switched_off_after_every_step_stops_for_the_same_as_one_that_never_is() {
    for seed in 0..4 {
        let zipang = all_stops::<zipang::State>(seed, false);
        assert!(!zipang.is_empty());
        assert_eq!(all_stops::<zipang::State>(seed, true), zipang);
        let oriente = all_stops::<oriente::State>(seed, false);
        assert!(!oriente.is_empty());
        assert_eq!(all_stops::<oriente::State>(seed, true), oriente);
    }
}
