//! A few soft sounds, made here out of waves and noise. Silent until the reader asks for them: no audio is set up before
//! the first one is due.

use std::cell::OnceCell;

use leptos::prelude::*;
use leptos::web_sys::{AudioContext, wasm_bindgen::JsValue};

use super::settings::Settings;
use crate::table::model::motion::Thing;

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

/// One stroke of a sound: a wave, or noise as low as one, that glides from one pitch to another and dies away.
struct Stroke {
    source: Source,
    /// Its pitch in Hertz, at first and at last.
    glides: [f32; 2],
    /// When it begins and how long it lasts, in seconds.
    lasts: [f32; 2],
    loudness: f32,
}

#[derive(PartialEq)]
enum Source {
    /// A string, a skin or metal, struck.
    Wave,
    /// Cloth or paper: it swells before it dies away.
    Noise,
}

impl Stroke {
    const fn wave(glides: [f32; 2], lasts: [f32; 2], loudness: f32) -> Self {
        Self { source: Source::Wave, glides, lasts, loudness }
    }

    const fn noise(glides: [f32; 2], lasts: [f32; 2], loudness: f32) -> Self {
        Self { source: Source::Noise, glides, lasts, loudness }
    }

    /// Adds it to what is heard already, at so many samples a second.
    fn strike(&self, samples: &mut Vec<f32>, rate: f32) {
        let [starts, lasts] = self.lasts.map(|seconds| (seconds * rate) as usize);
        samples.resize(samples.len().max(starts + lasts), 0.0);
        let [first, last] = self.glides;
        let swell = if self.source == Source::Noise { 0.3 } else { 0.02 };
        let (mut phase, mut low, mut seed) = (0.0_f32, 0.0, 1_u32);
        for (number, sample) in samples[starts..].iter_mut().take(lasts).enumerate() {
            let part = number as f32 / lasts as f32;
            let step = (first + (last - first) * part) / rate;
            phase += if phase + step < 1.0 { step } else { step - 1.0 };
            seed = seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            let value = match self.source {
                // Two parabolas, rounder than a triangle: as soft as a sine.
                Source::Wave if phase < 0.5 => 16.0 * phase * (0.5 - phase),
                Source::Wave => 16.0 * (phase - 0.5) * (phase - 1.0),
                // The same each time: no luck is spent on it.
                Source::Noise => {
                    let hiss = (seed >> 8) as f32 / (1 << 23) as f32 - 1.0;
                    low += (hiss - low) * (step * 6.0).min(1.0);
                    low
                }
            };
            let fades = 1.0 - part;
            *sample += value * self.loudness * (part / swell).min(1.0) * fades * fades;
        }
    }
}

impl Sound {
    const fn strokes(self) -> &'static [Stroke] {
        const CARD: [Stroke; 1] = [Stroke::noise([3000.0, 900.0], [0.0, 0.13], 0.3)];
        const WOOD: [Stroke; 2] =
            [Stroke::wave([540.0, 400.0], [0.0, 0.1], 0.2), Stroke::noise([1600.0, 700.0], [0.0, 0.04], 0.3)];
        const COIN: [Stroke; 2] =
            [Stroke::wave([1975.0, 1970.0], [0.0, 0.3], 0.07), Stroke::wave([2960.0, 2950.0], [0.02, 0.2], 0.05)];
        const CLOTH: [Stroke; 1] = [Stroke::noise([300.0, 1400.0], [0.0, 0.45], 0.45)];
        const DRUM: [Stroke; 2] =
            [Stroke::wave([118.0, 44.0], [0.0, 0.7], 0.55), Stroke::noise([300.0, 100.0], [0.0, 0.12], 0.5)];
        // Down a fourth, and home: as a koto would close.
        const END: [Stroke; 3] = [
            Stroke::wave([392.0, 391.0], [0.0, 0.7], 0.16),
            Stroke::wave([440.0, 439.0], [0.24, 0.7], 0.16),
            Stroke::wave([293.7, 293.0], [0.48, 1.2], 0.2),
        ];
        match self {
            Self::Card => &CARD,
            Self::Wood => &WOOD,
            Self::Coin => &COIN,
            Self::Cloth => &CLOTH,
            Self::Drum => &DRUM,
            Self::End => &END,
        }
    }

    /// The whole sound, at so many samples a second.
    fn samples(self, rate: f32) -> Vec<f32> {
        let mut samples = Vec::new();
        self.strokes().iter().for_each(|stroke| stroke.strike(&mut samples, rate));
        samples
    }

    /// Lets it be heard in so many seconds.
    fn play(self, context: &AudioContext, delay: f64) -> Result<(), JsValue> {
        // A browser lets nothing be heard before the first tap; afterwards it has to be asked again.
        let _ = context.resume();
        let samples = self.samples(context.sample_rate());
        let buffer = context.create_buffer(1, samples.len() as u32, context.sample_rate())?;
        buffer.copy_to_channel(&samples, 0)?;
        let source = context.create_buffer_source()?;
        source.set_buffer(Some(&buffer));
        source.connect_with_audio_node(&context.destination())?;
        source.start_with_when(context.current_time() + delay)
    }
}

thread_local! {
    static CONTEXT: OnceCell<Option<AudioContext>> = const { OnceCell::new() };
}

impl Settings {
    /// Lets a sound be heard in so many seconds, if the reader wants any.
    pub fn sound(self, sound: Sound, delay: f64) {
        if self.has_sound.get_untracked() {
            CONTEXT.with(|context| {
                let context = context.get_or_init(|| AudioContext::new().ok());
                // Where there is no audio, the game goes on without.
                let _ = context.as_ref().map(|context| sound.play(context, delay));
            });
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Sound;

    const ALL: [Sound; 6] = [Sound::Card, Sound::Wood, Sound::Coin, Sound::Cloth, Sound::Drum, Sound::End];

    #[test]
    fn every_sound_begins_and_ends_in_silence_and_is_soft_between() {
        for sound in ALL {
            let samples = sound.samples(48_000.0);
            let loudest = samples.iter().fold(0.0_f32, |most, sample| most.max(sample.abs()));
            assert!((0.02..0.8).contains(&loudest), "{sound:?} is as loud as {loudest}");
            let (first, last) = (samples[0], samples[samples.len() - 1]);
            assert!(first.abs() < 0.001 && last.abs() < 0.001, "{sound:?} clicks");
        }
    }

    #[test]
    fn no_sound_lasts_longer_than_two_seconds() {
        assert!(ALL.iter().all(|sound| sound.samples(8_000.0).len() <= 16_000));
    }
}
