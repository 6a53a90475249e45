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
    written: Written,
    text: String,
}

/// Where the newest version of a slot stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Written {
    side: Side,
    /// How often the slot was written.
    number: u64,
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
    pub fn keep(&mut self, id: &SlotId, game: Game, now: u64) -> Result<Written, WriteError> {
        let newest = self.newest(id)?.map(|newest| newest.written);
        self.put(id, game.save(now), newest)
    }

    /// The same for whoever wrote the newest version himself, and alone writes this slot: it need not be read again.
    ///
    /// # Errors
    /// Why it is not kept; what was written is then to be found out anew.
    pub fn keep_after(&mut self, last: Written, id: &SlotId, game: Game, now: u64) -> Result<Written, WriteError> {
        self.put(id, game.save(now), Some(last))
    }

    /// Keeps a save that came from elsewhere, in a slot of its own.
    ///
    /// # Errors
    /// Why it is not kept.
    pub fn import(&mut self, id: &SlotId, mut save: Save) -> Result<(), WriteError> {
        let newest = self.newest(id)?;
        let name = save.heading.name.take();
        self.put(id, save, newest.map(|newest| newest.written))?;
        Ok(self.set_name(id, name.as_deref().unwrap_or_default())?)
    }

    /// Writes a version beside the newest whole one, and takes that away when the new one is there.
    fn put(&mut self, id: &SlotId, mut save: Save, newest: Option<Written>) -> Result<Written, WriteError> {
        save.number = newest.map_or(0, |newest| newest.number).saturating_add(1);
        let side = newest.map_or(Side::A, |newest| newest.side.other());
        let text = save.to_text();
        let key = id.key(side);
        self.storage.set(&key, &text)?;
        if !self.storage.holds(&key, &text)? {
            return Err(WriteError::NotKept);
        }
        // If the old version stays, the larger number still tells which one is newer.
        let _ = self.storage.remove(&id.key(side.other()));
        Ok(Written { side, number: save.number })
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
        let newest = self.newest(id)?.map_or(Side::B, |newest| newest.written.side);
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
                && newest.as_ref().is_none_or(|newest| newest.written.number < number)
            {
                newest = Some(Newest { written: Written { side, number }, text });
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
mod tests;
