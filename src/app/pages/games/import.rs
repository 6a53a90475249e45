//! Games that come from files. Each gets a slot of its own; nothing that is here is written over.

use leptos::web_sys::File;
use wasm_bindgen_futures::JsFuture;

use super::entry::game_of;
use super::trouble::Trouble;
use crate::app::words::{Locale, words};
use crate::store::{Save, SaveError, SlotId, Slots, Storage, WriteError, in_file};

/// No file of ours is larger, by far: what is need not be read.
const LIMIT: f64 = 32e6;

/// What has become of some files.
#[derive(Debug, Default)]
pub struct Brought {
    /// How many games have come in.
    pub count: usize,
    /// What has not, and why.
    pub refused: Vec<String>,
}

impl Brought {
    /// All of it in sentences.
    #[must_use]
    pub fn in_words(self, locale: Locale) -> Vec<String> {
        let brought = match self.count {
            0 => None,
            1 => Some(words!(locale, kept.done.brought_one).to_owned()),
            count => Some(words!(locale, kept.done.brought, count = count)),
        };
        brought.into_iter().chain(self.refused).collect()
    }

    /// Brings in all games of a file.
    pub fn bring_in<S: Storage>(
        &mut self,
        slots: &mut Slots<S>,
        new_slot: fn() -> SlotId,
        file: &str,
        text: Result<String, Trouble>,
        locale: Locale,
    ) {
        let found: Vec<Result<Save, Trouble>> = match text {
            Ok(text) => in_file(&text).into_iter().map(|save| save.map_err(Trouble::from)).collect(),
            Err(trouble) => vec![Err(trouble)],
        };
        let is_alone = found.len() == 1;
        for (place, save) in found.into_iter().enumerate() {
            match save.and_then(|save| keep(slots, new_slot, save)) {
                Ok(()) => self.count += 1,
                Err(trouble) => {
                    let why = trouble.in_words(locale);
                    self.refused.push(if is_alone {
                        words!(locale, kept.refused.file, file = file, why = why)
                    } else {
                        words!(locale, kept.refused.part, number = place + 1, file = file, why = why)
                    });
                }
            }
        }
    }
}

/// Keeps a game in a slot of its own.
fn keep<S: Storage>(slots: &mut Slots<S>, new_slot: fn() -> SlotId, save: Save) -> Result<(), Trouble> {
    game_of(&save.heading)?;
    let id = free_slot(slots, new_slot)?;
    let kept = slots.import(&id, save);
    if kept.is_err() {
        let _ = slots.delete(&id);
    }
    Ok(kept?)
}

/// A slot with nothing in it.
///
/// # Errors
/// When none is found, or the storage cannot be read.
pub fn free_slot<S: Storage>(slots: &Slots<S>, new_slot: fn() -> SlotId) -> Result<SlotId, Trouble> {
    for _ in 0..8 {
        let id = new_slot();
        if slots.file(&id)?.is_none() {
            return Ok(id);
        }
    }
    Err(WriteError::NotKept.into())
}

/// The text of a file.
///
/// # Errors
/// When it cannot be one of ours, or the browser does not read it.
pub async fn text_of(file: &File) -> Result<String, Trouble> {
    if file.size() > LIMIT {
        return Err(SaveError::Foreign.into());
    }
    let text = JsFuture::from(file.text()).await.map_err(|_| Trouble::NoText)?;
    text.as_string().ok_or(Trouble::NoText)
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicU64, Ordering};

    use super::super::entry::tests::heading;
    use super::*;
    use crate::store::Memory;

    fn next_slot() -> SlotId {
        static NUMBER: AtomicU64 = AtomicU64::new(1);
        SlotId::new(NUMBER.fetch_add(1, Ordering::Relaxed))
    }

    fn text(game: &str) -> String {
        Save { number: 1, heading: heading(game, 1, &[], false), body: "{}".to_owned() }.to_text()
    }

    fn brought(slots: &mut Slots<Memory>, new_slot: fn() -> SlotId, text: String) -> Vec<String> {
        let mut brought = Brought::default();
        brought.bring_in(slots, new_slot, "a.noren", Ok(text), Locale::En);
        brought.in_words(Locale::En)
    }

    #[test]
    fn every_good_game_comes_in_and_every_bad_one_is_named() {
        let mut slots = Slots::new(Memory::default());
        let file = [text("oriente"), text("zipang").replace("Aiko", "Aika"), text("go"), text("zipang")].concat();
        let said = brought(&mut slots, next_slot, file);
        assert_eq!(said.len(), 3, "{said:?}");
        assert_eq!(said[0], "2 games have come in.");
        assert!(said[1].starts_with("Game 2 in “a.noren” was not brought in") && said[1].contains("damaged"));
        assert!(
            said[2].starts_with("Game 3") && said[2].contains("(go)") && said[2].contains("nothing here has changed")
        );
        assert_eq!(slots.list().expect("a storage").len(), 2);
    }

    #[test]
    fn a_file_that_holds_no_game_changes_nothing() {
        let mut slots = Slots::new(Memory::default());
        let said = brought(&mut slots, next_slot, "a letter".to_owned());
        assert_eq!(
            said,
            ["“a.noren” was not brought in, and nothing here has changed. This is not a saved game of Noren."]
        );
        assert_eq!(slots.list(), Ok(Vec::new()));
    }

    #[test]
    fn what_is_here_is_never_written_over() {
        let mut slots = Slots::new(Memory::default());
        let always = || SlotId::new(7);
        assert_eq!(brought(&mut slots, always, text("oriente")), ["One game has come in."]);
        let before = slots.file(&always()).expect("a storage");
        assert!(brought(&mut slots, always, text("zipang"))[0].contains("nothing here has changed"));
        assert_eq!(slots.file(&always()).expect("a storage"), before);
    }
}
