//! Everything that a device is shown or sends goes to text and back unchanged, and text that cannot be is refused.

use noren::bots::Because;
use noren::game::{
    Audience, Chance, Data, Game, Hosted, Moment, Prompt, RandomGame, Reason, Seat, Seats, Stream, Told,
};
use noren::table::model::{self, Known, motion};
use noren::{oriente, zipang};
use serde_json::Value;

use crate::oriente::properties::Market;
use crate::support::games;

/// Writes a value down and reads it again.
fn survives<T: Data>(value: &T) {
    let text = serde_json::to_string(value).expect("plain data");
    let read: T = serde_json::from_str(&text).unwrap_or_else(|fault| panic!("{fault} in {text}"));
    assert_eq!(&read, value, "{text}");
}

/// What every seat and a bystander sees of a position, who is asked what, and what lay hidden to the end.
fn a_position_survives<G: Hosted>(game: &G) {
    survives(&game.prompt());
    survives(&game.view(None));
    Seats::all(game.players()).iter().for_each(|seat| survives(&game.view(Some(seat))));
    game.opened().iter().for_each(survives);
    game.poll().iter().for_each(survives);
}

/// A reason is called what it is written as.
fn a_reason_survives<R: Reason>(reason: &R) {
    survives(reason);
    assert_eq!(serde_json::to_value(reason).expect("plain data"), reason.name());
    assert_eq!(format!("{reason:?}").to_lowercase(), reason.name().replace('_', ""));
}

fn public<E: Clone>(told: &[Told<E>]) -> Vec<E> {
    told.iter().filter(|told| told.to == Audience::Everyone).map(|told| told.event.clone()).collect()
}

#[test]
fn all_of_oriente_goes_to_text_and_back() {
    use model::oriente::{Composing, Interlude, Party, Selection, interludes, movements};
    let (mut stops, mut moves, mut offers) = (0, 0, 0);
    for seed in 0..games(20) {
        let setup = oriente::Setup::plain([4, 5, 8, 12][seed as usize % 4]);
        let mut market = Market::open(&setup, seed);
        let mut story = Vec::new();
        while let Some((seat, action)) = market.choose() {
            let before = market.game.view(None);
            let told = market.game.apply(seat, &action, &mut market.chance).expect("what was listed");
            survives(&(seat, action));
            survives(&told);
            let from = story.len();
            story.extend(public(&told));
            let found: Vec<Interlude> = interludes(&before, &story[from..]);
            let moved: Vec<motion::Movement> = movements(&market.game.view(None), &story, from);
            survives(&found);
            survives(&moved);
            stops += found.len();
            moves += moved.len();
            if let oriente::Action::Offer(oriente::deals::Proposal { to, gives, asks }) = action {
                offers += 1;
                survives(&(Composing { from: seat, to, counters: None, gives, asks }, Party::Maker));
            }
            a_position_survives(&market.game);
            if let Prompt::Ask { seat, .. } = market.game.prompt() {
                let known = Known::<oriente::State>::new(market.game.view(Some(seat)));
                for offered in known.answers(seat, Selection::default()).choices {
                    let picked = known.pick(seat, offered.what);
                    survives(&(picked, known.answers(seat, picked)));
                }
            }
        }
    }
    assert!(stops > 20 && moves > 100 && offers > 20, "{stops} stops, {moves} movements, {offers} offers");
}

#[test]
fn all_of_zipang_goes_to_text_and_back() {
    use model::zipang::{Interlude, Selection, interludes, movements};
    let (mut stops, mut moves) = (0, 0);
    for seed in 0..games(40) {
        let mut told = Vec::new();
        let setup = zipang::Setup::plain(2 + (seed % 5) as u8);
        let mut table = RandomGame::<zipang::State>::new(&setup, seed, &mut told).expect("a sound set-up");
        let mut story = Vec::new();
        let mut before = table.game.view(None);
        loop {
            let from = story.len();
            survives(&told);
            story.extend(public(&told));
            told.clear();
            let found: Vec<Interlude> = interludes(&before, &story, from);
            before = table.game.view(None);
            let moved = movements(&table.game.view(None), &story, from);
            survives(&found);
            survives(&moved);
            stops += found.len();
            moves += moved.len();
            a_position_survives(&table.game);
            if let Prompt::Ask { seat, .. } = table.game.prompt() {
                let known = Known::<zipang::State>::new(table.game.view(Some(seat)));
                for offered in known.answers(seat, Selection::default()).choices {
                    let picked = known.pick(seat, offered.what);
                    survives(&(picked, known.answers(seat, picked)));
                }
            }
            let Some(done) = table.step(&mut told) else { break };
            survives(&done);
        }
    }
    assert!(stops > 20 && moves > 100, "{stops} stops, {moves} movements");
}

#[test]
fn every_reason_goes_to_text_and_back() {
    oriente::Refusal::ALL.iter().for_each(a_reason_survives);
    zipang::Refusal::ALL.iter().for_each(a_reason_survives);
    Because::ALL.iter().for_each(survives);
}

/// Every number of a value, however deep.
fn numbers<'a>(value: &'a mut Value, found: &mut Vec<&'a mut Value>) {
    match value {
        Value::Number(_) => found.push(value),
        Value::Array(items) => items.iter_mut().for_each(|item| numbers(item, found)),
        Value::Object(fields) => fields.values_mut().for_each(|field| numbers(field, found)),
        _ => {}
    }
}

/// Reads views in which one number is another; those that are not refused are drawn. Says how many were refused.
fn damaged<G: Game>(view: &G::View, luck: &mut Stream, draw: impl Fn(&G::View)) -> usize {
    let written = serde_json::to_value(view).expect("plain data");
    let tries = 30;
    let spoiled = (0..tries).filter(|_| {
        let mut text = written.clone();
        let mut all = Vec::new();
        numbers(&mut text, &mut all);
        let place = luck.below(all.len() as u32) as usize;
        *all[place] = Value::from([0, 3, 6, 7, 11, 12, 41, 255][luck.below(8) as usize]);
        serde_json::from_value::<G::View>(text).map(|view| draw(&view)).is_err()
    });
    spoiled.count()
}

#[test]
fn a_damaged_view_is_refused_or_can_be_drawn() {
    let mut luck = Chance::new(9).stream(Moment { kind: 0, round: 0, index: 0 });
    let mut refused = (0, 0);
    for seed in 0..games(12) {
        let setup = oriente::Setup::plain(4 + (seed % 9) as u8);
        Market::open(&setup, seed).play(|state, _| {
            refused.0 += damaged::<oriente::State>(&state.view(Some(Seat::new(1))), &mut luck, |view| {
                model::oriente::places(view);
                model::oriente::centre(view);
                model::oriente::sides(view);
            });
        });
        let setup = zipang::Setup::plain(2 + (seed % 5) as u8);
        let mut table = RandomGame::<zipang::State>::new(&setup, seed, &mut Vec::new()).expect("a sound set-up");
        loop {
            refused.1 += damaged::<zipang::State>(&table.game.view(Some(Seat::new(1))), &mut luck, |view| {
                model::zipang::places(view);
            });
            if table.step(&mut Vec::new()).is_none() {
                break;
            }
        }
    }
    assert!(refused.0 > 1000 && refused.1 > 1000, "{refused:?}");
}

#[test]
fn text_that_cannot_be_is_refused() {
    let refused = [
        serde_json::from_str::<zipang::Hand>(r#"["monk","monk","monk","monk"]"#).is_err(),
        serde_json::from_str::<Seat>("12").is_err(),
        serde_json::from_str::<Audience>(r#"{"only":[14]}"#).is_err(),
        serde_json::from_str::<oriente::Event>(r#"{"took_prize":[0,["shogun","shogun"]]}"#).is_err(),
        serde_json::from_str::<zipang::Event>(r#"{"dealt":[0,["joker"]]}"#).is_err(),
        serde_json::from_str::<motion::Spot>(r#"{"hand":12}"#).is_err(),
    ];
    assert_eq!(refused, [true; 6]);
}
