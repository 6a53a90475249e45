//! Where texts are kept by their keys.

use std::collections::BTreeMap;
use std::error::Error;
use std::fmt;

/// Whatever keeps texts by their keys: a browser's local storage, or memory.
pub trait Storage {
    /// The text under this key.
    ///
    /// # Errors
    /// When nothing can be read.
    fn get(&self, key: &str) -> Result<Option<String>, StorageError>;

    /// Puts a text under a key, in place of what is there.
    ///
    /// # Errors
    /// When it is not kept.
    fn set(&mut self, key: &str, text: &str) -> Result<(), StorageError>;

    /// Takes away what is under a key.
    ///
    /// # Errors
    /// When it stays there.
    fn remove(&mut self, key: &str) -> Result<(), StorageError>;

    /// Is exactly this text under a key? Where texts come from far, whoever keeps them compares them quicker.
    ///
    /// # Errors
    /// When nothing can be read.
    fn holds(&self, key: &str, text: &str) -> Result<bool, StorageError> {
        Ok(self.get(key)?.is_some_and(|found| found == text))
    }

    /// All keys, in no order.
    ///
    /// # Errors
    /// When they cannot be read.
    fn keys(&self) -> Result<Vec<String>, StorageError>;
}

/// Why nothing is kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StorageError {
    /// It is forbidden, or there is none.
    Denied,
    /// There is no room left.
    Full,
}

impl fmt::Display for StorageError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Denied => "nothing may be kept here",
            Self::Full => "there is no room left",
        })
    }
}

impl Error for StorageError {}

/// Keeps texts as long as the program runs.
#[derive(Clone, Debug, Default)]
pub struct Memory(BTreeMap<String, String>);

impl Storage for Memory {
    fn get(&self, key: &str) -> Result<Option<String>, StorageError> {
        Ok(self.0.get(key).cloned())
    }

    fn set(&mut self, key: &str, text: &str) -> Result<(), StorageError> {
        self.0.insert(key.to_owned(), text.to_owned());
        Ok(())
    }

    fn remove(&mut self, key: &str) -> Result<(), StorageError> {
        self.0.remove(key);
        Ok(())
    }

    fn keys(&self) -> Result<Vec<String>, StorageError> {
        Ok(self.0.keys().cloned().collect())
    }
}
