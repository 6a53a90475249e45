//! What can be wrong with a kept game, in words.

use crate::app::words::{Locale, words};
use crate::store::{SaveError, StorageError, WriteError};

/// Why a game cannot be opened, brought in or changed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Trouble {
    /// The save is wrong.
    Save(SaveError),
    /// It is of a game, called so, that is not played here.
    Game(String),
    /// It is not kept.
    Write(WriteError),
    /// The browser does not read the file.
    NoText,
}

impl From<SaveError> for Trouble {
    fn from(error: SaveError) -> Self {
        Self::Save(error)
    }
}

impl From<WriteError> for Trouble {
    fn from(error: WriteError) -> Self {
        Self::Write(error)
    }
}

impl From<StorageError> for Trouble {
    fn from(error: StorageError) -> Self {
        Self::Write(error.into())
    }
}

impl Trouble {
    /// What is wrong, in a sentence.
    #[must_use]
    pub fn in_words(&self, locale: Locale) -> String {
        let words = match self {
            Self::Save(SaveError::Foreign) => words!(locale, kept.wrong.foreign),
            Self::Save(SaveError::TooNew(version)) => return words!(locale, kept.wrong.too_new, version = version),
            Self::Save(SaveError::CutShort) => words!(locale, kept.wrong.cut_short),
            Self::Save(SaveError::Damaged) => words!(locale, kept.wrong.damaged),
            Self::Save(SaveError::Heading(fault)) => return words!(locale, kept.wrong.heading, place = fault.place),
            Self::Game(game) => return words!(locale, kept.wrong.game, game = game),
            Self::Write(WriteError::Storage(StorageError::Full)) => words!(locale, kept.wrong.full),
            Self::Write(WriteError::Storage(StorageError::Denied)) => words!(locale, kept.wrong.denied),
            Self::Write(WriteError::NotKept) => words!(locale, kept.wrong.not_kept),
            Self::Write(WriteError::Empty) => words!(locale, kept.wrong.gone),
            Self::NoText => words!(locale, kept.wrong.no_text),
        };
        words.to_owned()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::DataError;

    #[test]
    fn every_trouble_has_a_sentence_of_its_own_in_each_language() {
        let all = [
            SaveError::Foreign.into(),
            SaveError::TooNew(7).into(),
            SaveError::CutShort.into(),
            SaveError::Damaged.into(),
            SaveError::Heading(DataError::new("summary.round", "expected a number")).into(),
            Trouble::Game("go".to_owned()),
            StorageError::Full.into(),
            StorageError::Denied.into(),
            WriteError::NotKept.into(),
            WriteError::Empty.into(),
            Trouble::NoText,
        ];
        for locale in Locale::ALL {
            let mut said: Vec<String> = all.iter().map(|trouble: &Trouble| trouble.in_words(locale)).collect();
            assert!(said.iter().all(|words| words.ends_with('.')), "{said:?}");
            assert!(said[1].contains("(") && said[1].contains('7'), "{}", said[1]);
            assert!(said[4].contains("summary.round") && said[5].contains("go"));
            said.sort();
            said.dedup();
            assert_eq!(said.len(), all.len());
        }
    }
}
