//! Plays a scene, an exported game or a random game, and prints one line of JSON a step. An exported game ends with a line
//! that counts the inputs that hold, or badly, with the step from which on today's rules differ.
//!
//! `cargo run --no-default-features --example referee -- FILE [--view SEAT]`
//! `cargo run --no-default-features --example referee -- --random GAME --seats N --seed S [--view SEAT]`

use std::io::{self, BufWriter, Write};
use std::process::ExitCode;

use noren::learn::{Eyes, referee, referee_random};

const USAGE: &str = "usage: referee FILE [--view SEAT]
       referee --random GAME --seats N --seed S [--view SEAT]";

#[derive(Default)]
struct Arguments {
    file: Option<String>,
    random: Option<String>,
    seats: Option<u8>,
    seed: Option<u64>,
    view: Option<u8>,
}

fn number<T: std::str::FromStr>(name: &str, text: Option<String>) -> Result<T, String> {
    let text = text.ok_or_else(|| format!("{name}: expected a number\n{USAGE}"))?;
    text.parse().map_err(|_| format!("{name}: expected a number, found \"{text}\""))
}

impl Arguments {
    fn read(mut words: impl Iterator<Item = String>) -> Result<Self, String> {
        let mut arguments = Self::default();
        while let Some(word) = words.next() {
            match word.as_str() {
                "--random" => arguments.random = Some(words.next().ok_or(USAGE)?),
                "--seats" => arguments.seats = Some(number("--seats", words.next())?),
                "--seed" => arguments.seed = Some(number("--seed", words.next())?),
                "--view" => arguments.view = Some(number("--view", words.next())?),
                _ if word.starts_with('-') || arguments.file.is_some() => return Err(USAGE.into()),
                _ => arguments.file = Some(word),
            }
        }
        Ok(arguments)
    }

    fn run(self, out: &mut impl Write) -> Result<(), String> {
        let eyes = self.view.map_or(Eyes::All, Eyes::Seat);
        let mut written = Ok(());
        let mut print = |line| {
            if written.is_ok() {
                written = writeln!(out, "{line}");
            }
        };
        let played = match (self.file, self.random, self.seats, self.seed) {
            (Some(file), None, None, None) => {
                let text = std::fs::read_to_string(&file).map_err(|fault| format!("{file}: {fault}"))?;
                referee(&text, eyes, &mut print).map_err(|fault| format!("{file}: {fault}"))
            }
            (None, Some(game), Some(seats), Some(seed)) => {
                referee_random(&game, seats, seed, eyes, &mut print).map_err(|fault| fault.to_string())
            }
            _ => Err(USAGE.into()),
        };
        // A reader that has seen enough, such as `head`, is no fault.
        match written {
            Err(fault) if fault.kind() == io::ErrorKind::BrokenPipe => Ok(()),
            Err(fault) => Err(fault.to_string()),
            Ok(()) => played,
        }
    }
}

fn main() -> ExitCode {
    let mut out = BufWriter::new(io::stdout().lock());
    let ended = Arguments::read(std::env::args().skip(1)).and_then(|arguments| arguments.run(&mut out));
    let flushed = out.flush();
    match ended {
        Ok(()) if flushed.is_ok() || matches!(&flushed, Err(fault) if fault.kind() == io::ErrorKind::BrokenPipe) => {
            ExitCode::SUCCESS
        }
        Ok(()) => ExitCode::FAILURE,
        Err(sentence) => {
            eprintln!("{sentence}");
            ExitCode::FAILURE
        }
    }
}
