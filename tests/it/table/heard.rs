//! What a voice at the device has still to say: each thing once, to everybody who may know it.

use std::fmt::Debug;

use noren::game::{Seat, Seats};
use noren::table::{Line, Pace, Playable, Screen, Waiting, What};
use noren::{oriente, zipang};

use crate::shared::{Shared, answers, journal};

fn zipang_with(people: Seats, seed: u64) -> Shared<zipang::State> {
    let setup = zipang::Setup { first: Some(0), ..zipang::Setup::plain(4) };
    Shared::new(journal(setup, 4, people, Pace::PassTheDevice, seed))
}

fn oriente_with(people: Seats, seed: u64) -> Shared<oriente::State> {
    let setup = oriente::Setup { first: Some(0), ..oriente::Setup::plain(5) };
    Shared::new(journal(setup, 5, people, Pace::SpeakUp, seed))
}

/// What this showing says; nothing from the story while the curtain is down.
fn hear<G: Playable>(shared: &Shared<G>) -> Vec<G::Event> {
    shared.showing().events(|line| line.is_unheard)
}

/// One step of whatever is shown: the last allowed answer, no hand raised. Bots do one thing at a time.
fn step<G: Playable>(shared: &mut Shared<G>) {
    if !shared.table.host().is_quiet() {
        shared.ask();
        return;
    }
    match shared.screen() {
        Screen::Over { .. } => {}
        Screen::Stop { .. } => {
            shared.does(What::GoOn);
        }
        Screen::Curtain { .. } => {
            shared.raise_curtain();
        }
        Screen::Table { waiting, .. } => match waiting {
            Waiting::Bot(_) => {
                shared.ask();
            }
            Waiting::Desk => {
                shared.does(What::CloseDesk);
            }
            Waiting::Moment { .. } => {
                shared.does(What::LetItRun);
            }
            Waiting::Hands(_) => {
                shared.raise_hands(Seats::NONE);
            }
            Waiting::Look(_) => {
                shared.does(What::DropCurtain);
            }
            Waiting::Answer(seat) => {
                let action = answers::<G>(&shared.view(), seat).pop().expect("an answer");
                shared.answer(seat, action);
            }
            Waiting::Curtain(_) => panic!("nobody asked for the table"),
            Waiting::Lift { .. } | Waiting::Lifted(_) => panic!("nobody has a PIN"),
            Waiting::Elsewhere(seat) => panic!("{seat} sits here"),
        },
    }
}

/// Everything that is said until so many steps are done or the game is over, showing by showing.
fn said<G: Playable>(shared: &mut Shared<G>, steps: usize) -> Vec<Vec<G::Event>> {
    let mut all = vec![hear(shared)];
    let mut taken = 0;
    while !shared.is_over() && (taken < steps || !shared.table.host().is_quiet() || shared.is_stop()) {
        let number = shared.showing().number;
        step(shared);
        taken += 1;
        if shared.showing().number != number {
            all.push(hear(shared));
        }
    }
    all
}

/// The same things, each as often, in whatever order.
fn assert_same<E: Debug>(said: &[Vec<E>], story: &[E]) {
    let sorted = |events: Vec<String>| {
        let mut events = events;
        events.sort();
        events
    };
    let said = sorted(said.iter().flatten().map(|event| format!("{event:?}")).collect());
    assert_eq!(said, sorted(story.iter().map(|event| format!("{event:?}")).collect()));
}

#[test]
fn whoever_watches_bots_play_hears_the_whole_public_story_once_and_in_order() {
    for seed in 0..6 {
        let mut zipang = zipang_with(Seats::NONE, seed);
        let heard: Vec<_> = said(&mut zipang, 400).into_iter().flatten().collect();
        assert_eq!(heard, zipang.table.host().public_story());
        let mut oriente = oriente_with(Seats::NONE, seed);
        let heard: Vec<_> = said(&mut oriente, 400).into_iter().flatten().collect();
        assert_eq!(heard, oriente.table.host().public_story());
    }
}

/// So many steps of one person among bots: what is said is all that he may know, whether the game ends on the way or not.
fn one_among_bots<G: Playable>(mut shared: Shared<G>, steps: usize) {
    let mut heard = vec![hear(&shared)];
    let mut secrets = Vec::new();
    for _ in 0..steps {
        heard.extend(said(&mut shared, 1).into_iter().skip(1));
        if shared.private().is_some() {
            secrets = shared.showing().events(|line| !line.is_public);
        }
    }
    assert!(!secrets.is_empty(), "he has seen what he was dealt");
    let public = shared.table.host().public_story().iter().cloned();
    assert_same(&heard, &secrets.into_iter().chain(public).collect::<Vec<_>>());
}

#[test]
fn one_person_among_bots_hears_everything_that_may_be_known_once() {
    let person = Seats::only(Seat::new(0));
    for seed in 0..6 {
        one_among_bots(zipang_with(person, seed), 60);
        one_among_bots(oriente_with(person, seed), 60);
    }
}

#[test]
fn whoever_raises_the_curtain_hears_all_that_is_new_and_nobody_elses_secrets() {
    let mut shared = zipang_with(Seats::all(4), 5);
    let mut raised = 0;
    while raised < 20 {
        if let Some(eyes) = shared.private() {
            let showing = shared.showing();
            // What he did himself is said to him too, though it is no news.
            let is_own = |line: &Line<zipang::Event>| {
                line.tale.of_game().is_some_and(|event| zipang::State::is_deed_of(event, eyes))
            };
            let is_told = |line: &Line<zipang::Event>| line.is_new || !line.is_unheard || is_own(line);
            assert!(showing.story.iter().all(is_told), "{showing:?}");
            raised += 1;
        }
        step(&mut shared);
    }
}

#[test]
fn over_the_open_table_nothing_is_told_to_one_that_all_have_heard() {
    let mut shared = oriente_with(Seats::all(5), 3);
    shared.does(What::SkipLooks);
    let dealt = hear(&shared);
    assert!(dealt.iter().any(|event| matches!(event, oriente::Event::GotTreasure(..))), "{dealt:?}");
    shared.does(What::Look(Seat::new(2)));
    assert!(hear(&shared).is_empty(), "the curtain is down");
    shared.raise_curtain();
    let own = hear(&shared);
    assert!(matches!(own[..], [oriente::Event::SawLord(seat, _)] if seat == Seat::new(2)), "{own:?}");
}

#[test]
fn what_comes_after_taking_back_is_said_again() {
    let mut shared = oriente_with(Seats::all(5), 3);
    shared.does(What::SkipLooks);
    let last_one_looks = |shared: &mut Shared<oriente::State>| {
        shared.raise_hands(Seats::only(Seat::new(4)));
        assert!(hear(shared).is_empty(), "the curtain is down");
        shared.raise_curtain();
        let told = hear(shared);
        shared.does(What::DropCurtain).undo();
        assert!(hear(shared).is_empty(), "nothing new has happened");
        told
    };
    let told = last_one_looks(&mut shared);
    assert!(told.iter().any(|event| matches!(event, oriente::Event::Passed(_))), "{told:?}");
    assert_eq!(last_one_looks(&mut shared), told);
}

/// At every open table, whoever sits there has heard all that is public: over the table, or behind the curtain.
fn assert_nobody_missed_anything<G: Playable>(mut shared: Shared<G>, people: Seats, steps: usize) {
    let mut heard: Vec<Vec<G::Event>> = Seats::all(Seat::LIMIT).iter().map(|_| Vec::new()).collect();
    let mut open_tables = 0;
    for _ in 0..steps {
        let (eyes, now) = (shared.screen().eyes(), hear(&shared));
        match eyes {
            Some(Some(seat)) => heard[usize::from(seat.number())].extend(now),
            Some(None) => {
                open_tables += 1;
                for seat in people.iter() {
                    let known = &mut heard[usize::from(seat.number())];
                    known.extend(now.iter().cloned());
                    let story = shared.table.host().public_story();
                    for event in story {
                        let times = |told: &[G::Event]| told.iter().filter(|told| *told == event).count();
                        assert!(times(known) >= times(story), "{seat:?} never heard {event:?}");
                    }
                }
            }
            None => {}
        }
        step(&mut shared);
    }
    assert!(open_tables > 0, "the table was never open");
}

#[test]
fn over_the_open_table_all_are_told_what_happened_behind_curtains() {
    for seed in 0..6 {
        assert_nobody_missed_anything(zipang_with(Seats::all(4), seed), Seats::all(4), 120);
        assert_nobody_missed_anything(oriente_with(Seats::all(5), seed), Seats::all(5), 120);
    }
}
