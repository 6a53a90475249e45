//! A few soft sounds, made here out of waves and noise. Silent until the reader asks for them: no audio is set up before
//! the first one is due.

use std::cell::OnceCell;

use leptos::prelude::*;
use leptos::web_sys::wasm_bindgen::JsValue;
use leptos::web_sys::{AudioContext, AudioNode};

use super::settings::Settings;
use crate::table::model::motion::{Cue, Thing};

/// Something to be heard.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sound {
    /// A card slides over the table.
    Card,
    /// A disk, a laborer or the token is put down.
    Wood,
    /// A coin falls.
    Coin,
    /// The curtain moves.
    Cloth,
    /// A big drum: something is decided.
    Drum,
    /// Three notes: the game is over.
    End,
}

impl From<Thing> for Sound {
    fn from(thing: Thing) -> Self {
        match thing {
            Thing::Back | Thing::Face | Thing::Turned => Self::Card,
            Thing::Coin => Self::Coin,
            Thing::Disk | Thing::Laborer | Thing::Token => Self::Wood,
        }
    }
}

impl From<Cue> for Sound {
    fn from(cue: Cue) -> Self {
        match cue {
            Cue::Decided => Self::Drum,
            Cue::Ended => Self::End,
        }
    }
}

/// One stroke of a sound: a wave, or noise through a filter, that glides from one pitch to another and dies away.
#[derive(Clone, Copy)]
struct Stroke {
    source: Source,
    /// Its pitch in Hertz, at first and at last.
    glides: (f32, f32),
    /// When it begins and how long it lasts, in seconds.
    lasts: (f64, f64),
    loudness: f32,
}

#[derive(Clone, Copy, PartialEq)]
enum Source {
    Wave,
    Noise,
}

use Source::{Noise, Wave};

const fn stroke(source: Source, glides: (f32, f32), lasts: (f64, f64), loudness: f32) -> Stroke {
    Stroke { source, glides, lasts, loudness }
}

impl Sound {
    const fn strokes(self) -> &'static [Stroke] {
        match self {
            Self::Card => const { &[stroke(Noise, (2600.0, 900.0), (0.0, 0.12), 0.22)] },
            Self::Wood => {
                const { &[stroke(Wave, (540.0, 410.0), (0.0, 0.09), 0.16), stroke(Noise, (1300.0, 700.0), (0.0, 0.03), 0.2)] }
            }
            Self::Coin => {
                const {
                    &[
                        stroke(Wave, (1975.0, 1970.0), (0.0, 0.22), 0.06),
                        stroke(Wave, (2960.0, 2950.0), (0.02, 0.16), 0.04),
                    ]
                }
            }
            Self::Cloth => const { &[stroke(Noise, (420.0, 1500.0), (0.0, 0.42), 0.2)] },
            Self::Drum => {
                const { &[stroke(Wave, (118.0, 48.0), (0.0, 0.6), 0.5), stroke(Noise, (240.0, 90.0), (0.0, 0.1), 0.3)] }
            }
            Self::End => {
                const {
                    &[
                        stroke(Wave, (392.0, 391.0), (0.0, 0.5), 0.14),
                        stroke(Wave, (440.0, 439.0), (0.24, 0.5), 0.14),
                        stroke(Wave, (293.7, 293.0), (0.48, 0.9), 0.18),
                    ]
                }
            }
        }
    }
}

thread_local! {
    static CONTEXT: OnceCell<Option<AudioContext>> = const { OnceCell::new() };
}

impl Settings {
    /// Lets a sound be heard in so many seconds, if the reader wants any.
    pub fn sound(self, sound: Sound, delay: f64) {
        if !self.has_sound.get_untracked() {
            return;
        }
        CONTEXT.with(|context| {
            if let Some(context) = context.get_or_init(|| AudioContext::new().ok()) {
                // A browser lets nothing be heard before the first tap; afterwards it has to be asked again.
                let _ = context.resume();
                for stroke in sound.strokes() {
                    let _ = strike(context, stroke, context.current_time() + delay);
                }
            }
        });
    }
}

/// Sets one stroke off, some time from now.
fn strike(context: &AudioContext, stroke: &Stroke, now: f64) -> Result<(), JsValue> {
    let (starts, lasts) = (now + stroke.lasts.0, stroke.lasts.1);
    let ends = starts + lasts;
    let volume = context.create_gain()?;
    // Noise swells, a string or a skin is struck.
    let swell = if stroke.source == Noise { lasts / 3.0 } else { 0.004 };
    volume.gain().set_value_at_time(0.0, starts)?;
    volume.gain().linear_ramp_to_value_at_time(stroke.loudness, starts + swell)?;
    volume.gain().exponential_ramp_to_value_at_time(0.000_1, ends)?;
    let (first, last) = stroke.glides;
    let pitch = match stroke.source {
        Wave => {
            let wave = context.create_oscillator()?;
            wave.connect_with_audio_node(&volume)?;
            wave.start_with_when(starts)?;
            wave.stop_with_when(ends)?;
            wave.frequency()
        }
        Noise => {
            let filter = context.create_biquad_filter()?;
            filter.connect_with_audio_node(&volume)?;
            hiss(context, &filter, starts, lasts)?;
            filter.frequency()
        }
    };
    pitch.set_value_at_time(first, starts)?;
    pitch.exponential_ramp_to_value_at_time(last, ends)?;
    volume.connect_with_audio_node(&context.destination())?;
    Ok(())
}

/// White noise into a filter. It is the same each time: no luck is spent on it.
fn hiss(context: &AudioContext, into: &AudioNode, starts: f64, lasts: f64) -> Result<(), JsValue> {
    let rate = context.sample_rate();
    let mut seed = 1_u32;
    let samples: Vec<f32> = (0..(lasts * f64::from(rate)) as usize)
        .map(|_| {
            seed = seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            (seed >> 8) as f32 / (1 << 23) as f32 - 1.0
        })
        .collect();
    let buffer = context.create_buffer(1, samples.len() as u32, rate)?;
    buffer.copy_to_channel(&samples, 0)?;
    let noise = context.create_buffer_source()?;
    noise.set_buffer(Some(&buffer));
    noise.connect_with_audio_node(into)?;
    noise.start_with_when(starts)
}
