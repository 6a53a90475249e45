//! Plays scenes, saved games and random games and reports every step as a line of JSON, so that anyone can hold our rules
//! against an implementation of his own.

use serde::Deserialize;
use serde_json::{Value, json};

use super::scene::{FORMAT, Scene, read};
use super::script::{Happening, Playing, json as plain};
use crate::game::{DataError, Game, RandomGame, Reason, Seat, Staged, Told};
use crate::games::{GameId, with_rules};
use crate::store::{Kept, Save, in_file, written};
use crate::table::{Host, Input, Playable, Table};

/// What a report shows: the full position, or what one seat may know.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Eyes {
    /// Every card.
    All,
    /// What this seat may know, and nothing else.
    Seat(u8),
}

/// Plays the scene in `text`, or every saved game that it holds, handing each line of the report to `print`.
///
/// # Errors
/// What is wrong with the text, where the scene did not come out as it says, or from where on today's rules refuse what was
/// played.
pub fn referee(text: &str, eyes: Eyes, print: &mut dyn FnMut(Value)) -> Result<(), DataError> {
    if Save::is_begun(text) {
        return play_saves(text, eyes, print);
    }
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
    with_rules!(game(&header.game)?, G => play::<G>(&Scene::from_json(text)?, eyes, print))
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
    with_rules!(self::game(game)?, G => {
        play_at_random::<G>(&<<G as Game>::Setup>::plain(players), seed, eyes, print)
    })
}

/// The game of this name.
fn game(name: &str) -> Result<GameId, DataError> {
    GameId::ALL.into_iter().find(|game| game.id() == name).ok_or_else(|| {
        let known: Vec<String> = GameId::ALL.iter().map(|game| format!("\"{}\"", game.id())).collect();
        DataError::new("game", format!("expected {}, found \"{name}\"", known.join(" or ")))
    })
}

fn play_saves(text: &str, eyes: Eyes, print: &mut dyn FnMut(Value)) -> Result<(), DataError> {
    let saves = in_file(text);
    let is_alone = saves.len() == 1;
    for (place, save) in saves.into_iter().enumerate() {
        let played = save
            .map_err(|error| fault(&error))
            .and_then(|save| with_rules!(game(&save.heading.game)?, G => play_save::<G>(&save, eyes, print)));
        // Most files hold one game.
        played.map_err(|fault| if is_alone { fault } else { fault.within(&format!("save {}", place + 1)) })?;
    }
    Ok(())
}

/// What the store says is wrong, with the place where it says so.
fn fault(error: &impl std::error::Error) -> DataError {
    let text = error.to_string();
    let (place, expected) = text.split_once(": ").unwrap_or(("save", &text));
    DataError::new(place, expected)
}

/// Plays a saved game from its deal: a line for that and one for each input, as far as today's rules take them, and a last
/// one that says how many these are.
fn play_save<G: Playable>(save: &Save, eyes: Eyes, print: &mut dyn FnMut(Value)) -> Result<(), DataError> {
    let Kept { table, refused } = Kept::<G>::open(&save.body).map_err(|error| fault(&error))?;
    let mut journal = table.host().journal().clone();
    let inputs = std::mem::take(&mut journal.inputs);
    let mut host = Host::dealt(journal).map_err(|error| fault(&error))?;
    let eyes = seated(eyes, host.position().players())?;
    let told = |host: &Host<G>, from: usize| Happening::<G>::Events(host.story().split_off(from));
    print(line(0, None, &told(&host, 0), host.position(), eyes));
    for (number, input) in inputs.iter().enumerate() {
        let from = host.story().len();
        let taken = host.put_in(input.clone());
        taken.map_err(|why| DataError::new(format!("step {} of {}", number + 1, inputs.len()), why.to_string()))?;
        let happening = told(&host, from);
        print(match input {
            Input::Act { seat, action, .. } => {
                line(number + 1, Some((*seat, action)), &happening, host.position(), eyes)
            }
            Input::LiftPin { seat, .. } => {
                let mut line = line(number + 1, None, &happening, host.position(), eyes);
                line["pin_lifted"] = plain(seat);
                line
            }
            Input::Sentence(words) => {
                let mut line = line(number + 1, None, &happening, host.position(), eyes);
                line["sentence"] = plain(words);
                line
            }
            Input::Hands { of, raised } => {
                let mut line = line(number + 1, None, &happening, host.position(), eyes);
                // Who of the others raised a hand shows in what they do.
                if eyes.is_none() {
                    line["hands"] = json!({ "of": of, "raised": raised });
                }
                line
            }
        });
    }
    if let Some(refused) = refused {
        return Err(DataError::new(format!("step {} of {}", refused.step + 1, refused.of), refused.why));
    }
    let (mut found, expected) = (written(&Table::new(host)).summary, &save.heading.summary);
    if expected.mark.is_none() {
        // Older files do not say how a game ended.
        (found.finishes, found.mark) = (Vec::new(), None);
    }
    if found != *expected {
        let expected = format!("expected {}, found {}", plain(expected), plain(&found));
        return Err(DataError::new("line 2, summary", expected));
    }
    print(json!({ "accepted": inputs.len(), "of": inputs.len() }));
    Ok(())
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
