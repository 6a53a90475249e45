//! The public ledger: what was promised, and what became of it.

use serde::{Deserialize, Serialize};

use super::terms::{Due, EntryNumber, Promise};
use crate::game::{BySeat, Pile, Seat};
use crate::oriente::cards::MAX_PLAYERS;

/// The most promises the ledger shows. Settled ones make room, the oldest first; their tally stays.
pub const LEDGER_LIMIT: usize = 24;

/// What became of a promise.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Standing {
    /// Nothing yet.
    #[default]
    Open,
    /// It was kept.
    Kept,
    /// It was broken.
    Broken,
    /// It was let go by the one to whom it was made.
    Waived,
    /// What it spoke of never came about.
    Void,
}

/// What a player says of a promise made to him.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Verdict {
    /// It was kept.
    Kept,
    /// It was broken.
    Broken,
}

impl From<Verdict> for Standing {
    fn from(verdict: Verdict) -> Self {
        match verdict {
            Verdict::Kept => Self::Kept,
            Verdict::Broken => Self::Broken,
        }
    }
}

/// A promise in the ledger.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Entry {
    /// Its number.
    pub number: EntryNumber,
    /// Who promised.
    pub by: Seat,
    /// To whom.
    pub to: Seat,
    /// What.
    pub promise: Promise,
    /// In which season.
    pub season: u8,
    /// What became of it.
    #[serde(default)]
    pub standing: Standing,
}

impl Entry {
    /// Is its time over when this season ends?
    pub const fn ends_with(&self, season: u8) -> bool {
        match self.promise {
            Promise::Attack(_) | Promise::Spare(_) | Promise::Pay { due: Due::ThisSeason, .. } => true,
            Promise::Pay { due: Due::NextSeason, .. } => self.season < season,
            _ => false,
        }
    }
}

/// How a player has kept his word so far.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Tally {
    /// Promises kept.
    pub kept: u16,
    /// Promises broken.
    pub broken: u16,
}

/// The ledger as all can read it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ledger {
    /// The promises, the oldest first.
    pub entries: Pile<Entry, LEDGER_LIMIT>,
    /// Each player's record.
    pub tallies: BySeat<Tally, MAX_PLAYERS>,
    /// How many promises were ever written down.
    pub written: u16,
    /// How many of the entries are open.
    pub open: u8,
}

impl Ledger {
    /// The entry of this number, if it still stands here.
    pub fn find(&self, number: EntryNumber) -> Option<&Entry> {
        self.entries.as_slice().iter().find(|entry| entry.number == number)
    }

    /// Are as many entries open as it says? Whoever reads one that was sent to him asks.
    pub(in crate::oriente) fn adds_up(&self) -> bool {
        let open = self.entries.as_slice().iter().filter(|entry| entry.standing == Standing::Open);
        open.count() == usize::from(self.open)
    }

    /// Is there room for so many more promises?
    pub const fn has_room_for(&self, more: usize) -> bool {
        self.open as usize + more <= LEDGER_LIMIT
    }

    /// Writes a promise down.
    pub(super) fn write(&mut self, by: Seat, to: Seat, promise: Promise, season: u8) -> Entry {
        if usize::from(self.entries.len()) == LEDGER_LIMIT {
            self.drop_oldest_settled();
        }
        self.written += 1;
        self.open += 1;
        let entry = Entry { number: EntryNumber(self.written), by, to, promise, season, standing: Standing::Open };
        self.entries.push(entry);
        entry
    }

    fn drop_oldest_settled(&mut self) {
        let settled = self.entries.as_slice().iter().find(|entry| entry.standing != Standing::Open).copied();
        if let Some(entry) = settled {
            self.entries.remove(entry);
        }
    }

    /// Settles the first open entry of which `judge` says what becomes of it; says which it was.
    pub(super) fn settle_next(&mut self, judge: impl Fn(&Entry) -> Option<Standing>) -> Option<Entry> {
        for entry in self.entries.as_mut_slice() {
            if entry.standing != Standing::Open {
                continue;
            }
            let Some(standing) = judge(entry) else { continue };
            entry.standing = standing;
            self.open -= 1;
            match standing {
                Standing::Kept => self.tallies[entry.by].kept += 1,
                Standing::Broken => self.tallies[entry.by].broken += 1,
                _ => {}
            }
            return Some(*entry);
        }
        None
    }
}
