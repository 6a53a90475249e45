//! Where people speak up, everybody has seen what he holds before a question is put to all.

use noren::game::{Seat, Seats};
use noren::table::{DeedError, Journal, Pace, Remembered, Round, Screen, Table, Waiting, What};
use noren::{oriente, zipang};

use crate::shared::{Shared, answers, journal, seats};

fn seat(number: u8) -> Seat {
    Seat::new(number)
}

fn court(people: &[u8], pace: Pace) -> Shared<oriente::State> {
    let setup = oriente::Setup { first: Some(1), ..oriente::Setup::plain(4) };
    Shared::new(journal(setup, 4, seats(people), pace, 1))
}

#[test]
fn before_the_first_open_question_each_looks_once_from_the_one_asked_on() {
    let mut table = court(&[0, 1, 2, 3], Pace::SpeakUp);
    let mut looked = Seats::NONE;
    for next in [1, 2, 3, 0].map(seat) {
        assert_eq!(table.curtain(), Some((next, false)));
        assert_eq!(table.showing().round, Some(Round { looked, left: Seats::all(4).minus(looked) }));
        assert_eq!(table.showing().view, None, "nothing but who is next and who has looked");
        table.raise_curtain();
        assert_eq!(table.screen(), Screen::Table { eyes: Some(next), waiting: Waiting::Look(next) });
        assert_eq!(table.showing().round, None);
        table.does(What::DropCurtain);
        looked.insert(next);
    }
    assert_eq!(table.screen(), Screen::Table { eyes: None, waiting: Waiting::Hands(Seats::all(4)) });
}

#[test]
fn a_look_can_be_skipped_and_so_can_all_that_are_left() {
    let mut table = court(&[0, 1, 2, 3], Pace::SpeakUp);
    table.does(What::SkipLook);
    let round = table.showing().round;
    assert_eq!(round, Some(Round { looked: Seats::NONE, left: seats(&[0, 2, 3]) }), "without a look nobody has looked");
    table.raise_curtain().does(What::DropCurtain).does(What::SkipLooks);
    assert_eq!(table.waiting(), Some(Waiting::Hands(Seats::all(4))));
    for what in [What::SkipLook, What::SkipLooks] {
        assert_eq!(table.tries(what), Err(DeedError::NotNow));
    }
}

#[test]
fn nobody_has_to_look_where_each_answers_behind_the_curtain_or_sits_alone() {
    assert_eq!(court(&[0, 1, 2, 3], Pace::PassTheDevice).curtain(), Some((seat(1), true)));
    assert!(court(&[1], Pace::SpeakUp).showing().round.is_none());
}

#[test]
fn whoever_has_answered_behind_the_curtain_has_seen_what_he_holds() {
    let mut table = court(&[0, 1, 2, 3], Pace::SpeakUp);
    table.does(What::Look(seat(3))).raise_curtain().does(What::DropCurtain);
    assert_eq!(table.showing().round, Some(Round { looked: Seats::only(seat(3)), left: seats(&[0, 1, 2]) }));
}

#[test]
fn a_wrong_pin_lets_nobody_look() {
    let mut journal = court(&[0, 1, 2, 3], Pace::SpeakUp).table.host().journal().clone();
    journal.plan.pins = vec![None, noren::table::Pin::from_text("1234")];
    let mut table = Shared::new(journal);
    let before = table.showing();
    assert_eq!(table.tries(What::RaiseCurtain { pin: Some("4321".into()) }), Err(DeedError::WrongPin));
    assert_eq!(table.showing(), before);
    table.does(What::RaiseCurtain { pin: Some("1234".into()) });
    assert_eq!(table.private(), Some(seat(1)));
}

/// Plays at random on one device of people who speak up, and says how often a round of looks came.
fn rounds<G: noren::table::Playable>(journal: Journal<G>, switch_off: bool) -> usize {
    let mut table = Shared::new(journal);
    let (mut rounds, mut luck) = (0, crate::shared::luck(3));
    // Whoever holds something new has not seen it, by what all are told.
    let (mut fresh, mut told) = (Seats::all(6), 0);
    for _ in 0..4_000 {
        let showing = table.showing();
        if let Some(round) = showing.round {
            rounds += 1;
            let next = showing.screen.curtain_of().expect("a curtain");
            assert!(round.left.contains(next) && round.left.is_within(fresh), "{round:?}: {fresh:?}");
        }
        match showing.screen {
            Screen::Over { .. } => return rounds,
            Screen::Stop { .. } => table.does(What::GoOn),
            Screen::Curtain { .. } => table.raise_curtain(),
            Screen::Table { waiting: Waiting::Look(_), .. } => table.does(What::DropCurtain),
            Screen::Table { waiting: Waiting::Hands(of), .. } => {
                let unseen: Seats =
                    of.and(fresh).iter().filter(|&seat| table.table.host().position().has_secrets(seat)).collect();
                assert_eq!(unseen, Seats::NONE, "all have seen what they hold");
                table.raise_hands(of.iter().filter(|_| luck.below(3) == 0).collect())
            }
            Screen::Table { waiting: Waiting::Answer(seat), .. } => {
                let mut answers = answers::<G>(&table.view(), seat);
                let choice = luck.below(answers.len() as u32) as usize;
                table.does(What::Answer { seat, action: answers.swap_remove(choice) })
            }
            other => panic!("nobody waits for {other:?}"),
        };
        let host = table.table.host();
        for event in &host.public_story()[told..] {
            fresh = fresh.or(G::new_secrets(event, 6));
        }
        told = host.public_story().len();
        if let Some(seat) = table.private() {
            fresh.remove(seat);
        }
        if switch_off && table.private().is_none() {
            let remembered = crate::table::tried::sent(&table.table.remembered());
            table = Shared { table: Table::resumed(table.table.host().clone(), &remembered) };
        }
    }
    panic!("the game does not end");
}

#[test]
fn new_lords_and_new_hands_are_seen_before_anybody_is_asked_openly() {
    let (mut lords, mut hands) = (0, 0);
    for seed in 0..12 {
        let pace = Pace::SpeakUp;
        let court = || journal::<oriente::State>(oriente::Setup::plain(6), 6, Seats::all(6), pace, seed);
        let table = || journal::<zipang::State>(zipang::Setup::plain(6), 6, Seats::all(6), pace, seed);
        lords += rounds(court(), false);
        hands += rounds(table(), false);
        rounds(court(), true);
        rounds(table(), true);
    }
    assert!(lords > 12 * 6 && hands > 12, "{lords} looks at lords, {hands} at hands");
}

#[test]
fn a_device_remembers_who_has_looked_and_an_old_save_asks_nobody_to() {
    let mut table = court(&[0, 1, 2, 3], Pace::SpeakUp);
    table.raise_curtain().does(What::DropCurtain).does(What::SkipLook);
    let remembered = crate::table::tried::sent(&table.table.remembered());
    let again = Table::resumed(table.table.host().clone(), &remembered);
    assert_eq!(again.showing(0).round, table.showing().round);
    table.does(What::SkipLooks).raise_hands(Seats::NONE).does(What::GoOn);
    let mut old = serde_json::to_value(table.table.remembered()).expect("plain data");
    for new in ["looks", "counts_all_stops"] {
        assert!(old.as_object_mut().expect("an object").remove(new).is_some());
    }
    let old: Remembered = serde_json::from_value(old).expect("a save from before");
    let again = Table::resumed(table.table.host().clone(), &old);
    assert_eq!(again.showing(0).screen.waiting(), Some(Waiting::Hands(Seats::all(4))));
}
