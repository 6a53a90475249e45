//! Slots, each of which keeps one game. A slot has two sides: a new version is written beside the last whole one, read
//! back, and only then the old one is taken away. Whatever happens in between, the newest whole version is still there.

use std::error::Error;
use std::fmt;

use super::save::{Parts, parts};
use super::{Game, Heading, NAME_LIMIT, Save, SaveError, Storage, StorageError};

/// What all our keys begin with: many sites may share one storage.
const PREFIX: &str = "noren.save.";

/// The name of a slot in the storage and in addresses: lower-case letters and digits.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct SlotId(String);

impl SlotId {
    /// A slot of its own, from a number that nothing else has.
    #[must_use]
    pub fn new(number: u64) -> Self {
        Self(format!("{number:x}"))
    }

    /// The slot of this name; `None` if no slot can have it.
    #[must_use]
    pub fn from_text(text: &str) -> Option<Self> {
        let is_plain = |letter: u8| letter.is_ascii_lowercase() || letter.is_ascii_digit();
        ((1..=16).contains(&text.len()) && text.bytes().all(is_plain)).then(|| Self(text.to_owned()))
    }

    /// Its name.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }

    fn name_key(&self) -> String {
        format!("{PREFIX}{}.name", self.0)
    }

    fn key(&self, side: Side) -> String {
        format!("{PREFIX}{}.{}", self.0, side.letter())
    }
}

/// One of the two places of a slot.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Side {
    A,
    B,
}

impl Side {
    const fn letter(self) -> char {
        match self {
            Self::A => 'a',
            Self::B => 'b',
        }
    }

    const fn other(self) -> Self {
        match self {
            Self::A => Self::B,
            Self::B => Self::A,
        }
    }
}

/// A slot as a list shows it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Slot {
    /// Which one.
    pub id: SlotId,
    /// What all may know of the game in it, or what is wrong with it.
    pub heading: Result<Heading, SaveError>,
}

/// Why a game is not saved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WriteError {
    /// The storage does not take it.
    Storage(StorageError),
    /// The storage took it and does not have it.
    NotKept,
    /// There is no whole game in the slot.
    Empty,
}

impl fmt::Display for WriteError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Storage(error) => error.fmt(f),
            Self::NotKept => f.write_str("what was kept is not there"),
            Self::Empty => f.write_str("expected a game in the slot, found none"),
        }
    }
}

impl Error for WriteError {}

impl From<StorageError> for WriteError {
    fn from(error: StorageError) -> Self {
        Self::Storage(error)
    }
}

/// All slots of a storage.
#[derive(Clone, Debug)]
pub struct Slots<S> {
    storage: S,
}

/// Where the newest whole version of a slot stands.
struct Newest {
    side: Side,
    number: u64,
    text: String,
}

impl<S: Storage> Slots<S> {
    /// The slots of this storage.
    pub const fn new(storage: S) -> Self {
        Self { storage }
    }

    /// The storage itself.
    pub fn storage(&self) -> &S {
        &self.storage
    }

    /// Every slot, what was saved last first. No body is read.
    ///
    /// # Errors
    /// When the storage cannot be read.
    pub fn list(&self) -> Result<Vec<Slot>, StorageError> {
        let mut ids: Vec<SlotId> = self.storage.keys()?.iter().filter_map(|key| id_of(key)).collect();
        ids.sort();
        ids.dedup();
        let mut slots = Vec::new();
        for id in ids {
            let heading = match self.newest(&id)? {
                Some(newest) => self.heading(&id, &newest.text)?,
                None => Err(self.what_is_wrong(&id)?),
            };
            slots.push(Slot { id, heading });
        }
        slots.sort_by_key(|slot| std::cmp::Reverse(slot.heading.as_ref().map_or(0, |heading| heading.saved)));
        Ok(slots)
    }

    /// The body of the game in a slot; `None` if there is no slot of that name.
    ///
    /// # Errors
    /// When the storage cannot be read. A slot with nothing whole in it has what is wrong with it instead of a game.
    pub fn open(&self, id: &SlotId) -> Result<Option<Result<String, SaveError>>, StorageError> {
        match self.newest(id)? {
            Some(newest) => Ok(Some(parts(&newest.text).map(|parts| parts.body.to_owned()))),
            None if self.raw(id)?.is_none() => Ok(None),
            None => Ok(Some(Err(self.what_is_wrong(id)?))),
        }
    }

    /// The text in a slot as a file: the newest whole version, or else whatever is there.
    ///
    /// # Errors
    /// When the storage cannot be read.
    pub fn file(&self, id: &SlotId) -> Result<Option<String>, StorageError> {
        match self.newest(id)? {
            // With its name, which stands beside it here.
            Some(newest) => match Save::read(&newest.text).ok().zip(self.storage.get(&id.name_key())?) {
                Some((mut save, name)) => {
                    save.heading.name = Some(name);
                    Ok(Some(save.to_text()))
                }
                None => Ok(Some(newest.text)),
            },
            None => self.raw(id),
        }
    }

    /// Keeps a game in a slot, in place of an older version of it. It is kept when this
    /// returns without an error, and else the older version is.
    ///
    /// # Errors
    /// Why it is not kept.
    pub fn keep(&mut self, id: &SlotId, game: Game, now: u64) -> Result<(), WriteError> {
        let newest = self.newest(id)?;
        self.put(id, game.save(now), newest.as_ref())
    }

    /// Keeps a save that came from elsewhere, in a slot of its own.
    ///
    /// # Errors
    /// Why it is not kept.
    pub fn import(&mut self, id: &SlotId, mut save: Save) -> Result<(), WriteError> {
        let newest = self.newest(id)?;
        let name = save.heading.name.take();
        self.put(id, save, newest.as_ref())?;
        Ok(self.set_name(id, name.as_deref().unwrap_or_default())?)
    }

    /// Writes a version beside the newest whole one, and takes that away when the new one is there.
    fn put(&mut self, id: &SlotId, mut save: Save, newest: Option<&Newest>) -> Result<(), WriteError> {
        save.number = newest.map_or(0, |newest| newest.number).saturating_add(1);
        let side = newest.map_or(Side::A, |newest| newest.side.other());
        let text = save.to_text();
        let key = id.key(side);
        self.storage.set(&key, &text)?;
        if self.storage.get(&key)?.as_ref() != Some(&text) {
            return Err(WriteError::NotKept);
        }
        // If the old version stays, the larger number still tells which one is newer.
        let _ = self.storage.remove(&id.key(side.other()));
        Ok(())
    }

    /// Gives the game in a slot a name, or takes its name away.
    ///
    /// # Errors
    /// Why it keeps the old one.
    pub fn rename(&mut self, id: &SlotId, name: &str) -> Result<(), WriteError> {
        self.whole(id)?;
        Ok(self.set_name(id, name)?)
    }

    /// Names stand beside the games, so that whoever plays one need not read what all may know of it.
    fn set_name(&mut self, id: &SlotId, name: &str) -> Result<(), StorageError> {
        let name: String = name.trim().chars().take(NAME_LIMIT).collect();
        if name.is_empty() { self.storage.remove(&id.name_key()) } else { self.storage.set(&id.name_key(), &name) }
    }

    /// Keeps a copy of a game in another slot.
    ///
    /// # Errors
    /// Why there is no copy.
    pub fn duplicate(&mut self, id: &SlotId, copy: &SlotId, name: String) -> Result<(), WriteError> {
        let mut save = self.whole(id)?;
        save.heading.name = Some(name);
        self.import(copy, save)
    }

    /// Empties a slot, and gives what was in it, to be put back if that was a mistake.
    ///
    /// # Errors
    /// When something stays in it.
    pub fn delete(&mut self, id: &SlotId) -> Result<Option<String>, StorageError> {
        let text = self.file(id)?;
        // An older version goes first: should the other stay, it is still the newest.
        let newest = self.newest(id)?.map_or(Side::B, |newest| newest.side);
        for key in [id.key(newest.other()), id.key(newest), id.name_key()] {
            self.storage.remove(&key)?;
        }
        Ok(text)
    }

    /// Puts back what [`Slots::delete`] gave, as it was.
    ///
    /// # Errors
    /// Why it is not there again.
    pub fn put_back(&mut self, id: &SlotId, text: &str) -> Result<(), WriteError> {
        match Save::read(text) {
            Ok(save) => self.import(id, save),
            Err(_) => Ok(self.storage.set(&id.key(Side::A), text)?),
        }
    }

    /// The heading of a whole version, with the name that people have given it.
    fn heading(&self, id: &SlotId, text: &str) -> Result<Result<Heading, SaveError>, StorageError> {
        let name = self.storage.get(&id.name_key())?;
        Ok(Save::read_heading(text).map(|heading| Heading { name: name.or(heading.name), ..heading }))
    }

    fn whole(&self, id: &SlotId) -> Result<Save, WriteError> {
        let newest = self.newest(id)?.ok_or(WriteError::Empty)?;
        Save::read(&newest.text).map_err(|_| WriteError::Empty)
    }

    fn newest(&self, id: &SlotId) -> Result<Option<Newest>, StorageError> {
        let mut newest: Option<Newest> = None;
        for side in [Side::A, Side::B] {
            if let Some(text) = self.storage.get(&id.key(side))?
                && let Ok(Parts { number, .. }) = parts(&text)
                && newest.as_ref().is_none_or(|newest| newest.number < number)
            {
                newest = Some(Newest { side, number, text });
            }
        }
        Ok(newest)
    }

    fn raw(&self, id: &SlotId) -> Result<Option<String>, StorageError> {
        let first = self.storage.get(&id.key(Side::A))?;
        Ok(first.or(self.storage.get(&id.key(Side::B))?))
    }

    fn what_is_wrong(&self, id: &SlotId) -> Result<SaveError, StorageError> {
        let text = self.raw(id)?.unwrap_or_default();
        Ok(parts(&text).err().unwrap_or(SaveError::Damaged))
    }
}

fn id_of(key: &str) -> Option<SlotId> {
    let (id, side) = key.strip_prefix(PREFIX)?.split_once('.')?;
    matches!(side, "a" | "b").then(|| SlotId::from_text(id))?
}

#[cfg(test)]
mod tests {
    use super::super::Memory;
    use super::super::save::tests::save;
    use super::*;

    fn slots() -> (Slots<Memory>, SlotId) {
        (Slots::new(Memory::default()), SlotId::new(0xbeef))
    }

    #[test]
    fn the_name_of_a_slot_is_plain() {
        assert_eq!(SlotId::from_text("beef0"), Some(SlotId("beef0".to_owned())));
        for odd in ["", "Beef", "a.b", "../x", "12345678901234567"] {
            assert_eq!(SlotId::from_text(odd), None, "{odd}");
        }
    }

    #[test]
    fn a_slot_keeps_the_newest_version_and_no_other() {
        let (mut slots, id) = slots();
        for number in 1..=5 {
            slots.import(&id, save(90 + number)).expect("room");
            let kept = slots.open(&id).expect("a storage").expect("a game").expect("a whole one");
            assert_eq!(kept, format!("{{\"secret\":{}}}", 90 + number));
            assert_eq!(slots.storage().keys().map(|keys| keys.len()), Ok(1));
        }
    }

    #[test]
    fn a_version_that_was_cut_short_leaves_the_one_before() {
        let (mut slots, id) = slots();
        slots.import(&id, save(1)).expect("room");
        let text = save(2).to_text();
        slots.storage.set(&id.key(Side::B), &text[..text.len() / 2]).expect("room");
        assert!(slots.open(&id).is_ok_and(|found| matches!(found, Some(Ok(kept)) if kept.contains('1'))));
        slots.import(&id, save(3)).expect("room");
        assert!(slots.open(&id).is_ok_and(|found| matches!(found, Some(Ok(kept)) if kept.contains('3'))));
    }

    #[test]
    fn what_is_damaged_is_listed_with_what_is_wrong_and_can_be_had_as_it_is() {
        let (mut slots, id) = slots();
        slots.storage.set(&id.key(Side::B), "noren save 1 00000000 3\nabc").expect("room");
        slots.storage.set("noren.oriente.table", "something else").expect("room");
        let listed = slots.list().expect("a storage");
        assert_eq!(listed, [Slot { id: id.clone(), heading: Err(SaveError::Damaged) }]);
        assert_eq!(slots.open(&id), Ok(Some(Err(SaveError::Damaged))));
        assert!(slots.file(&id).is_ok_and(|file| file.is_some_and(|text| text.ends_with("abc"))));
        assert_eq!(slots.open(&SlotId::new(1)), Ok(None));
    }

    #[test]
    fn games_are_named_copied_deleted_and_put_back() {
        let (mut slots, id) = slots();
        slots.import(&id, save(1)).expect("room");
        slots.rename(&id, "  Sunday ").expect("room");
        let copy = SlotId::new(2);
        slots.duplicate(&id, &copy, "Another".to_owned()).expect("room");
        let names = |slots: &Slots<Memory>| {
            let listed = slots.list().expect("a storage").into_iter();
            let mut names: Vec<_> = listed.map(|slot| slot.heading.expect("whole").name.unwrap_or_default()).collect();
            names.sort();
            names
        };
        assert_eq!(names(&slots), ["Another", "Sunday"]);
        let text = slots.delete(&id).expect("a storage").expect("a game");
        assert_eq!(names(&slots), ["Another"]);
        slots.put_back(&id, &text).expect("room");
        assert_eq!(names(&slots), ["Another", "Sunday"]);
        assert_eq!(slots.rename(&SlotId::new(77), "x"), Err(WriteError::Empty));
    }
}
