//! Devices far away, which get and give nothing but text. None of it holds what the eyes before them may not know.

use noren::game::{Chance, Game, Seat, Seats, Told};
use noren::table::{Input, Journal, Pace, Screen, Showing, Tale, Waiting, What};
use noren::{oriente, zipang};

use super::tried::{Party, Step, Tried, laid, text};
use crate::shared::seats;
use crate::support::games;
use crate::third::Fireflies;

type Truth<G> = (G, Vec<Told<<G as Game>::Event>>);

/// The true position, and everything that was told with its audience: worked out from the journal by the rules alone.
pub fn truth<G: Tried>(journal: &Journal<G>) -> Truth<G> {
    let mut chance = Chance::new(journal.seed);
    let mut told = Vec::new();
    let mut game = match &journal.position {
        None => G::new(&journal.setup, &mut chance, &mut told).expect("a sound set-up"),
        Some(position) => G::from_position(&journal.setup, position, &mut chance).expect("a position that can be"),
    };
    let mut silent = Seats::NONE;
    let mut act = |game: &mut G, silent: &mut Seats, seat: Seat, action: &G::Action| {
        let before = game.clone();
        told.extend(game.apply(seat, action, &mut chance).expect("what was taken once"));
        if !before.same_poll(game) {
            *silent = Seats::NONE;
        }
    };
    for input in &journal.inputs {
        match input {
            Input::Act { seat, action, .. } => act(&mut game, &mut silent, *seat, action),
            Input::Hands { of, raised } => silent = silent.or(of.minus(*raised)),
            Input::Sentence(_) | Input::LiftPin { .. } => {}
        }
        while let (Some(poll), Some(seat)) = (game.poll(), game.prompt().seat().filter(|&seat| silent.contains(seat))) {
            act(&mut game, &mut silent, seat, &poll.pass);
        }
    }
    (game, told)
}

/// Neither a PIN nor a seed stands in the text.
fn assert_no_key<G: Tried>(text: &str, journal: &Journal<G>) {
    let pins = journal.plan.pins.iter().flatten().map(|&pin| format!("\"{}\"", String::from(pin)));
    for key in pins.chain([journal.seed.to_string(), journal.bot_seed.to_string()]) {
        assert!(!text.contains(&key), "{key} in {text}");
    }
}

/// With the curtain down there is no card, but for what the question names.
fn assert_no_card<G: Tried>(showing: &Showing<G>) {
    assert_eq!((&showing.view, &showing.story[..]), (&None, &[][..]));
    let mut value = serde_json::to_value(showing).expect("plain data");
    value["question"].take();
    value["screen"]["curtain"]["question"].take();
    let text = value.to_string();
    for word in G::words() {
        assert!(!text.contains(&word), "{word} in {text}");
    }
}

/// What is shown is what these people may know, and who may see it sits there.
fn assert_honest<G: Tried>(showing: &Showing<G>, people: Seats, journal: &Journal<G>, truth: &Truth<G>) {
    let (game, told) = truth;
    assert_eq!(showing.seats, people);
    assert_eq!(showing.question.as_ref().map(|(seat, _)| *seat), game.prompt().seat());
    let Some(eyes) = showing.screen.eyes() else { return assert_no_card(showing) };
    assert!(eyes.is_none_or(|seat| people.contains(seat)), "{eyes:?} sit elsewhere");
    assert_eq!(showing.view, Some(game.view(eyes)), "the view of {eyes:?}");
    let known = told.iter().filter(|told| told.to.includes(eyes));
    assert!(showing.events(|_| true).iter().eq(known.clone().map(|told| &told.event)));
    let of_game = showing.story.iter().filter(|line| line.tale.of_game().is_some());
    assert!(of_game.map(|line| line.is_public).eq(known.map(|told| told.to.includes(None))));
    let told_of_pins = showing.story.iter().filter_map(|line| match line.tale {
        Tale::PinLifted(seat) => Some((seat, line.is_public)),
        Tale::Game(_) => None,
    });
    let lifted = journal.inputs.iter().filter_map(|input| match input {
        Input::LiftPin { seat, .. } => Some((*seat, true)),
        _ => None,
    });
    assert!(told_of_pins.eq(lifted), "all are told whose PIN was lifted");
    if let Screen::Over { opened, .. } = &showing.screen {
        assert!(game.prompt().seat().is_none(), "it goes on");
        assert_eq!(*opened, game.opened());
    }
}

/// How often each kind of screen was seen.
#[derive(Clone, Copy, Debug, Default)]
struct Seen {
    private: usize,
    open: usize,
    curtain: usize,
    lifted: usize,
    before_curtain: usize,
    over: usize,
}

/// Whole games around one device or two, and a bystander's, all of them far away.
fn whole_games<G: Tried>(by_default: u64) -> Seen {
    let mut seen = Seen::default();
    for seed in 0..games(by_default) {
        let devices = match seed % 3 {
            0 => [Seats::NONE, Seats::all(3), Seats::NONE],
            _ => [seats(&[0]), seats(&[1, 2]), Seats::NONE],
        };
        let pace = if seed % 2 == 0 { Pace::PassTheDevice } else { Pace::SpeakUp };
        let mut party = Party::<G>::new(laid(pace, seed), &devices, seed);
        // Who has raised the curtain of each device, and been alone with it since.
        let mut raised = [None; 3];
        for _ in 0..20_000 {
            let journal = party.table.host().journal();
            let truth = truth(journal);
            for (device, &people) in devices.iter().enumerate() {
                let showing = party.showing(device);
                assert_honest(&showing, people, journal, &truth);
                assert_no_key(&text(&showing), journal);
                match showing.screen.eyes().flatten() {
                    Some(eyes) if people.len() > 1 => assert_eq!(raised[device], Some(eyes), "nobody let {eyes} look"),
                    _ => raised[device] = None,
                }
                match showing.screen {
                    Screen::Curtain { .. } => seen.curtain += 1,
                    Screen::Table { waiting: Waiting::Lifted(_), .. } => seen.lifted += 1,
                    Screen::Table { waiting: Waiting::Curtain(_), .. } => seen.before_curtain += 1,
                    Screen::Table { eyes: Some(_), .. } => seen.private += 1,
                    Screen::Table { .. } | Screen::Stop { .. } => seen.open += 1,
                    Screen::Over { .. } => {}
                }
            }
            assert_no_key(&text(&party.table.host().asked()), journal);
            if party.is_over() {
                seen.over += 1;
                break;
            }
            let covered = [0, 1, 2].map(|device| match party.table.showing(device).screen {
                Screen::Curtain { seat, .. } => Some(seat),
                _ => None,
            });
            if let Step::Done(device, What::RaiseCurtain { .. }) = party.step() {
                raised[device] = covered[device];
            }
        }
    }
    assert_eq!(seen.over as u64, games(by_default), "every game comes to its end");
    assert!(
        seen.private > 50 && seen.open > 50 && seen.curtain > 20 && seen.lifted > 0 && seen.before_curtain > 0,
        "{seen:?}"
    );
    seen
}

#[test]
fn whole_games_of_oriente_by_text_alone_tell_nobody_what_he_may_not_know() {
    whole_games::<oriente::State>(3);
}

#[test]
fn whole_games_of_zipang_by_text_alone_tell_nobody_what_he_may_not_know() {
    whole_games::<zipang::State>(6);
}

#[test]
fn whole_games_of_a_third_game_by_text_alone_tell_nobody_what_he_may_not_know() {
    whole_games::<Fireflies>(20);
}

#[test]
fn the_search_for_cards_and_keys_finds_them() {
    let journal = laid::<zipang::State>(Pace::PassTheDevice, 1);
    let party = Party::new(journal.clone(), &[Seats::all(3)], 1);
    let down = party.showing(0);
    let finds = |change: &dyn Fn(&mut Showing<zipang::State>)| {
        let mut showing = down.clone();
        change(&mut showing);
        std::panic::catch_unwind(|| {
            assert_no_card(&showing);
            assert_no_key(&text(&showing), &laid::<zipang::State>(Pace::PassTheDevice, 1));
        })
        .is_err()
    };
    assert!(matches!(down.screen, Screen::Curtain { .. } | Screen::Table { .. }));
    let curtain = Screen::Curtain { seat: Seat::new(0), question: None, asks_pin: true };
    let covered = Showing { screen: curtain, view: None, story: Vec::new(), ..down.clone() };
    let with = |words: &str| {
        let words = words.to_owned();
        let covered = covered.clone();
        finds(&move |showing| *showing = Showing { sentences: vec![words.clone()], ..covered.clone() })
    };
    assert!(!with("nothing"));
    assert!(with("monk") && with("9170") && with(&journal.seed.to_string()));
}
