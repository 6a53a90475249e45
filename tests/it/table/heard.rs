//! What a voice at the device has still to say: each thing once, to everybody who may know it.

use std::fmt::Debug;

use noren::game::{Chance, Moment, Seat, Seats};
use noren::table::{Pace, Playable, Screen, Seating, Sitting, Stage, Waiting};
use noren::{oriente, zipang};

fn zipang_with(people: Seats, seed: u64) -> Sitting<zipang::State> {
    let setup = zipang::Setup { first: Some(0), ..zipang::Setup::plain(4) };
    Sitting::new(setup, Seating { people, pace: Pace::PassTheDevice }, seed).expect("a sound set-up")
}

fn oriente_with(people: Seats, seed: u64) -> Sitting<oriente::State> {
    let setup = oriente::Setup { first: Some(0), ..oriente::Setup::plain(5) };
    Sitting::new(setup, Seating { people, pace: Pace::SpeakUp }, seed).expect("a sound set-up")
}

/// What is said at this stage; nothing from the story while the curtain is down.
fn hear<G: Playable>(sitting: &mut Sitting<G>) -> Vec<G::Event> {
    sitting.hear().map(|hearing| hearing.news).unwrap_or_default()
}

/// One step of whatever is shown: the first allowed answer, no hand raised.
fn step<G: Playable>(sitting: &mut Sitting<G>) {
    match sitting.stage() {
        Stage::Over => {}
        Stage::Stop(_) => sitting.go_on(),
        Stage::Screen(Screen::Curtain { .. }) => sitting.raise_curtain(),
        Stage::Screen(Screen::Open { view, waiting } | Screen::Private { view, waiting, .. }) => match waiting {
            Waiting::Bot(_) => sitting.move_bot(),
            Waiting::Desk => sitting.close_desk(),
            Waiting::Hands(_) => sitting.raise_hands(Seats::NONE),
            Waiting::Look(_) | Waiting::Nothing => sitting.drop_curtain(),
            Waiting::Answer(seat) => {
                // A position that fits what he sees knows what he may answer.
                let mut stream = Chance::new(1).stream(Moment { kind: 99, round: 0, index: 0 });
                let mut answers = Vec::new();
                G::sample(&view, &mut stream).legal(seat, &mut answers);
                sitting.act(seat, answers.last().expect("an answer")).expect("an allowed answer");
            }
        },
    }
}

/// Everything that is said until so many steps are done or the game is over, stage by stage.
fn said<G: Playable>(sitting: &mut Sitting<G>, steps: usize) -> Vec<Vec<G::Event>> {
    let mut all = vec![hear(sitting)];
    for _ in 0..steps {
        if matches!(sitting.stage(), Stage::Over) {
            break;
        }
        step(sitting);
        all.push(hear(sitting));
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
        let mut sitting = zipang_with(Seats::NONE, seed);
        let said: Vec<_> = said(&mut sitting, 400).into_iter().flatten().collect();
        assert_eq!(said, sitting.public_story());
    }
}

#[test]
fn one_person_among_bots_hears_everything_that_may_be_known_once() {
    let person = Seat::new(0);
    for seed in 0..6 {
        let mut sitting = zipang_with(Seats::only(person), seed);
        assert_same(&said(&mut sitting, 60), &sitting.all_story(Some(person)));
        let mut sitting = oriente_with(Seats::only(person), seed);
        assert_same(&said(&mut sitting, 60), &sitting.all_story(Some(person)));
    }
}

#[test]
fn whoever_raises_the_curtain_hears_all_that_is_new_and_nobody_elses_secrets() {
    let mut sitting = zipang_with(Seats::all(4), 5);
    let mut raised = 0;
    while raised < 20 {
        let now = hear(&mut sitting);
        if let Stage::Screen(Screen::Private { seat, .. }) = sitting.stage() {
            let (_, new) = sitting.story(Some(seat));
            assert!(now.iter().all(|event| new.contains(event)), "{now:?}");
            raised += 1;
        }
        step(&mut sitting);
    }
}

#[test]
fn over_the_open_table_nothing_is_told_to_one_that_all_have_heard() {
    let mut sitting = oriente_with(Seats::all(5), 3);
    let dealt = hear(&mut sitting);
    assert!(dealt.iter().any(|event| matches!(event, oriente::Event::GotTreasure(..))), "{dealt:?}");
    sitting.look(Seat::new(2));
    assert!(hear(&mut sitting).is_empty(), "the curtain is down");
    sitting.raise_curtain();
    let own = hear(&mut sitting);
    assert!(matches!(own[..], [oriente::Event::SawLord(seat, _)] if seat == Seat::new(2)), "{own:?}");
}

#[test]
fn what_comes_after_taking_back_is_said_again() {
    let mut sitting = oriente_with(Seats::all(5), 3);
    hear(&mut sitting);
    let last_one_looks = |sitting: &mut Sitting<oriente::State>| {
        sitting.raise_hands(Seats::only(Seat::new(4)));
        assert!(hear(sitting).is_empty(), "the curtain is down");
        sitting.raise_curtain();
        let told = hear(sitting);
        sitting.undo();
        assert!(hear(sitting).is_empty(), "nothing new has happened");
        told
    };
    let told = last_one_looks(&mut sitting);
    assert!(told.iter().any(|event| matches!(event, oriente::Event::Passed(_))), "{told:?}");
    assert_eq!(last_one_looks(&mut sitting), told);
}

/// At every open table, whoever sits there has heard all that is public: over the table, or behind the curtain.
fn assert_nobody_missed_anything<G: Playable>(mut sitting: Sitting<G>, people: Seats, steps: usize) {
    let mut heard: Vec<Vec<G::Event>> = Seats::all(Seat::LIMIT).iter().map(|_| Vec::new()).collect();
    let mut open_tables = 0;
    for _ in 0..steps {
        let (eyes, now) = (sitting.stage().eyes(), hear(&mut sitting));
        match eyes {
            Some(Some(seat)) => heard[usize::from(seat.number())].extend(now),
            Some(None) => {
                open_tables += 1;
                for seat in people.iter() {
                    let known = &mut heard[usize::from(seat.number())];
                    known.extend(now.iter().cloned());
                    let story = sitting.public_story();
                    for event in &story {
                        let times = |told: &[G::Event]| told.iter().filter(|told| *told == event).count();
                        assert!(times(known) >= times(&story), "{seat:?} never heard {event:?}");
                    }
                }
            }
            None => {}
        }
        step(&mut sitting);
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
