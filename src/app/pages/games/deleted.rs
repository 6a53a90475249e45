//! Games that were deleted and can still be put back.

use leptos::prelude::*;

use super::entry::Entry;
use super::trouble::Trouble;
use crate::app::words::{Locale, words};
use crate::store::{Save, Slot, SlotId, Slots, Storage, WriteError};

/// A game that was deleted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Deleted {
    /// Where it was.
    pub id: SlotId,
    text: String,
}

impl Deleted {
    fn title(&self, locale: Locale) -> String {
        Entry::of(Slot { id: self.id.clone(), heading: Save::read_heading(&self.text) }).title(locale)
    }
}

/// What was deleted last.
#[derive(Clone, Copy)]
struct Bin(RwSignal<Vec<Deleted>>);

/// Puts what was deleted last into the context of the app: the page is built anew whenever the reader changes the language,
/// and that takes nothing from him.
pub fn provide_bin() {
    provide_context(Bin(RwSignal::default()));
}

/// What was deleted last.
///
/// # Panics
/// Outside the app, where nobody called [`provide_bin`].
pub fn use_bin() -> RwSignal<Vec<Deleted>> {
    let Bin(deleted) = expect_context();
    deleted
}

/// Empties these slots; says what was in them, and the first thing that went wrong.
pub fn delete<S: Storage>(slots: &mut Slots<S>, ids: &[SlotId]) -> (Vec<Deleted>, Option<Trouble>) {
    let (mut deleted, mut trouble) = (Vec::new(), None);
    for id in ids {
        match slots.delete(id).map_err(WriteError::from).and_then(|text| text.ok_or(WriteError::Empty)) {
            Ok(text) => deleted.push(Deleted { id: id.clone(), text }),
            Err(error) => trouble = trouble.or(Some(error.into())),
        }
    }
    (deleted, trouble)
}

/// What has become of games that were to be put back.
#[derive(Debug)]
pub struct PutBack {
    /// These are there again.
    pub back: Vec<Deleted>,
    /// These are not yet; they can be, once there is room.
    pub left: Vec<Deleted>,
    /// Why not.
    pub trouble: Option<Trouble>,
}

/// Puts games back where they were. One that another tab has kept there since is back already, and is the newer one.
pub fn put_back<S: Storage>(slots: &mut Slots<S>, deleted: Vec<Deleted>) -> PutBack {
    let mut put = PutBack { back: Vec::new(), left: Vec::new(), trouble: None };
    for game in deleted {
        let done = match slots.file(&game.id) {
            Ok(None) => slots.put_back(&game.id, &game.text),
            Ok(Some(_)) => Ok(()),
            Err(error) => Err(error.into()),
        };
        match done {
            Ok(()) => put.back.push(game),
            Err(error) => {
                put.trouble = put.trouble.or(Some(error.into()));
                put.left.push(game);
            }
        }
    }
    put
}

/// That these are deleted, in a sentence.
pub fn gone_in_words(deleted: &[Deleted], locale: Locale) -> Option<String> {
    match deleted {
        [] => None,
        [one] => Some(words!(locale, kept.done.deleted, name = one.title(locale))),
        many => Some(words!(locale, kept.done.deleted_many, count = many.len())),
    }
}

/// That these are there again, in a sentence.
pub fn back_in_words(back: &[Deleted], locale: Locale) -> Option<String> {
    match back {
        [] => None,
        [one] => Some(words!(locale, kept.done.restored, name = one.title(locale))),
        many => Some(words!(locale, kept.done.restored_many, count = many.len())),
    }
}

#[cfg(test)]
mod tests {
    use super::super::entry::tests::heading;
    use super::*;
    use crate::store::{Memory, StorageError};

    /// Keeps texts as long as there is room for another.
    #[derive(Default)]
    struct Small {
        texts: Memory,
        room: usize,
    }

    impl Storage for Small {
        fn get(&self, key: &str) -> Result<Option<String>, StorageError> {
            self.texts.get(key)
        }

        fn set(&mut self, key: &str, text: &str) -> Result<(), StorageError> {
            self.room = self.room.checked_sub(1).ok_or(StorageError::Full)?;
            self.texts.set(key, text)
        }

        fn remove(&mut self, key: &str) -> Result<(), StorageError> {
            self.texts.remove(key)
        }

        fn keys(&self) -> Result<Vec<String>, StorageError> {
            self.texts.keys()
        }
    }

    /// Three games, and where they are.
    fn kept() -> (Slots<Memory>, [SlotId; 3]) {
        let mut slots = Slots::new(Memory::default());
        let ids = [1, 2, 3].map(SlotId::new);
        for id in &ids {
            let heading = heading("oriente", 1, &[0], true);
            slots.import(id, Save { number: 1, heading, body: "{}".to_owned() }).expect("room");
        }
        slots.rename(&ids[2], "Sunday").expect("room");
        (slots, ids)
    }

    #[test]
    fn several_games_are_deleted_and_put_back_together_each_with_its_name() {
        let (mut slots, ids) = kept();
        let before = slots.list();
        let (deleted, trouble) = delete(&mut slots, &ids);
        assert_eq!((slots.list(), trouble), (Ok(Vec::new()), None));
        let said = gone_in_words(&deleted, Locale::En);
        assert_eq!(said.as_deref(), Some("3 finished games are deleted."));
        let put = put_back(&mut slots, deleted);
        assert_eq!((slots.list(), put.left, put.trouble), (before, Vec::new(), None));
        assert_eq!(back_in_words(&put.back, Locale::En).as_deref(), Some("3 games are back."));
    }

    #[test]
    fn one_game_is_told_by_its_name_in_whatever_language_the_page_has_by_now() {
        let (mut slots, ids) = kept();
        let (named, _) = delete(&mut slots, &ids[2..]);
        assert_eq!(gone_in_words(&named, Locale::En).as_deref(), Some("“Sunday” is deleted."));
        let (plain, _) = delete(&mut slots, &ids[..1]);
        let said = [Locale::En, Locale::It].map(|locale| gone_in_words(&plain, locale).expect("a sentence"));
        assert_eq!(said, ["“Aiko, Botan and Chiyo” is deleted.", "«Aiko, Botan e Chiyo» è eliminata."]);
    }

    #[test]
    fn what_is_gone_already_is_told_and_the_others_are_deleted_all_the_same() {
        let (mut slots, [one, two, _]) = kept();
        let (deleted, trouble) = delete(&mut slots, &[one, SlotId::new(77), two]);
        assert_eq!((deleted.len(), trouble), (2, Some(WriteError::Empty.into())));
    }

    #[test]
    fn nothing_is_put_over_what_has_come_there_since() {
        let (mut slots, [one, ..]) = kept();
        let (deleted, _) = delete(&mut slots, std::slice::from_ref(&one));
        let newer = Save { number: 1, heading: heading("oriente", 9, &[], false), body: "{}".to_owned() };
        slots.import(&one, newer).expect("room");
        let before = slots.file(&one);
        assert_eq!(put_back(&mut slots, deleted).back.len(), 1);
        assert_eq!(slots.file(&one), before);
    }

    #[test]
    fn what_finds_no_room_can_be_put_back_later() {
        let (mut slots, [one, two, _]) = kept();
        let (deleted, _) = delete(&mut slots, &[one, two]);
        let mut small = Slots::new(Small { room: 1, ..Small::default() });
        let put = put_back(&mut small, deleted.clone());
        assert_eq!((put.back.as_slice(), put.left.as_slice()), (&deleted[..1], &deleted[1..]));
        assert_eq!(put.trouble, Some(StorageError::Full.into()));
    }
}
