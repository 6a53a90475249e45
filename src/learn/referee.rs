//! Plays scenes and random games and reports every step as a line of JSON, so that anyone can hold our rules against an
//! implementation of his own.

use serde::Deserialize;
use serde_json::{Value, json};

use super::scene::{FORMAT, Scene, read};
use super::script::{Happening, Playing, json as plain};
use crate::game::{DataError, Game, RandomGame, Reason, Seat, Staged, Told};
use crate::{oriente, zipang};

/// What a report shows: the full position, or what one seat may know.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Eyes {
    /// Every card.
    All,
    /// What this seat may know, and nothing else.
    Seat(u8),
}

/// Plays the scene in `text`, handing each line of the report to `print`.
///
/// # Errors
/// What is wrong with the scene, or where it did not come out as it says.
pub fn referee(text: &str, eyes: Eyes, print: &mut dyn FnMut(Value)) -> Result<(), DataError> {
    /// Which game a scene is of: all that is looked at before its own format is known.
    #[derive(Deserialize)]
    struct Header {
        noren: u32,
        game: String,
    }
    let header: Header = read(text)?;
    if header.noren != FORMAT {
        return Err(DataError::new("noren", format!("expected format {FORMAT}, found {}", header.noren)));
    }
    match header.game.as_str() {
        oriente::State::NAME => play::<oriente::State>(&Scene::from_json(text)?, eyes, print),
        zipang::State::NAME => play::<zipang::State>(&Scene::from_json(text)?, eyes, print),
        other => Err(unknown_game(other)),
    }
}

/// Plays a random game of so many seats to its end, handing each line of the report to `print`.
///
/// # Errors
/// When there is no such game, or it is not for so many.
pub fn referee_random(
    game: &str,
    players: u8,
    seed: u64,
    eyes: Eyes,
    print: &mut dyn FnMut(Value),
) -> Result<(), DataError> {
    match game {
        oriente::State::NAME => play_at_random::<oriente::State>(&oriente::Setup::plain(players), seed, eyes, print),
        zipang::State::NAME => play_at_random::<zipang::State>(&zipang::Setup::plain(players), seed, eyes, print),
        other => Err(unknown_game(other)),
    }
}

fn unknown_game(name: &str) -> DataError {
    let (one, other) = (oriente::State::NAME, zipang::State::NAME);
    DataError::new("game", format!("expected \"{one}\" or \"{other}\", found \"{name}\""))
}

fn play<G: Staged>(scene: &Scene<G>, eyes: Eyes, print: &mut dyn FnMut(Value)) -> Result<(), DataError> {
    let (mut playing, opening) = Playing::open(scene)?;
    let eyes = seated(eyes, playing.game.players())?;
    print(line(0, None, &opening, &playing.game, eyes));
    for (number, step) in scene.script.iter().enumerate() {
        let happening = playing.step(step).map_err(|fault| fault.within(&format!("script[{number}]")))?;
        let by_others = eyes.is_some_and(|seat| seat != step.seat);
        // That somebody tried what he may not is nobody else's business.
        if !(by_others && matches!(happening, Happening::Refused(_))) {
            print(line(number + 1, Some((step.seat, &step.action)), &happening, &playing.game, eyes));
        }
    }
    Ok(())
}

fn play_at_random<G: Staged>(
    setup: &G::Setup,
    seed: u64,
    eyes: Eyes,
    print: &mut dyn FnMut(Value),
) -> Result<(), DataError> {
    let mut told = Vec::new();
    let mut table = RandomGame::<G>::new(setup, seed, &mut told)?;
    let eyes = seated(eyes, table.game.players())?;
    let mut number = 0;
    let mut done = None;
    loop {
        let happening = Happening::Events(std::mem::take(&mut told));
        let action = done.as_ref().map(|(seat, action)| (*seat, action));
        print(line(number, action, &happening, &table.game, eyes));
        number += 1;
        done = table.step(&mut told);
        if done.is_none() {
            return Ok(());
        }
    }
}

/// The seat whose eyes these are, if it sits at the table.
fn seated(eyes: Eyes, players: u8) -> Result<Option<Seat>, DataError> {
    match eyes {
        Eyes::All => Ok(None),
        Eyes::Seat(number) => Seat::try_new(number, players).map(Some).ok_or_else(|| {
            DataError::new("view", format!("expected a seat from 0 to {}, found {number}", players - 1))
        }),
    }
}

/// One line: what was done, what came of it, and how things stand. With a seat's eyes it holds only what that seat may
/// know: others' actions speak through the events they caused.
fn line<G: Staged>(
    number: usize,
    done: Option<(Seat, &G::Action)>,
    happening: &Happening<G>,
    game: &G,
    eyes: Option<Seat>,
) -> Value {
    let mut line = json!({ "step": number });
    if let Some((seat, action)) = done.filter(|&(seat, _)| eyes.is_none_or(|own| own == seat)) {
        line["seat"] = plain(&seat);
        line["action"] = plain(action);
    }
    match happening {
        Happening::Events(told) => {
            let heard = |told: &&Told<G::Event>| eyes.is_none() || told.to.includes(eyes);
            line["events"] = told.iter().filter(heard).map(plain).collect();
        }
        Happening::Refused(refusal) => {
            let rule = refusal.rule().to_string();
            line["refused"] = json!({ "name": refusal.name(), "rule": rule, "why": refusal.to_string() });
        }
    }
    line["prompt"] = plain(&game.prompt());
    match eyes {
        None => line["position"] = plain(&game.to_position()),
        Some(seat) => line["view"] = plain(&G::report(&game.view(Some(seat)))),
    }
    line
}
