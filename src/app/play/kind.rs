//! Which game.

use std::ops::RangeInclusive;

use crate::app::route::Route;
use crate::{oriente, zipang};

/// One of the games played here.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Kind {
    /// Oriente.
    Oriente,
    /// Zipang Portable.
    Zipang,
}

impl Kind {
    /// All of them, in the order in which they are offered.
    pub const ALL: [Self; 2] = [Self::Oriente, Self::Zipang];

    /// The name on the box.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Oriente => "Oriente",
            Self::Zipang => "Zipang Portable",
        }
    }

    /// For how many players it is.
    #[must_use]
    pub const fn seats(self) -> RangeInclusive<usize> {
        match self {
            Self::Oriente => oriente::MIN_PLAYERS..=oriente::MAX_PLAYERS,
            Self::Zipang => zipang::MIN_PLAYERS..=zipang::MAX_PLAYERS,
        }
    }

    /// How many sit at a table that nobody has changed yet.
    #[must_use]
    pub const fn usual_players(self) -> usize {
        match self {
            Self::Oriente => 5,
            Self::Zipang => 3,
        }
    }

    /// Where the last table of it is remembered.
    #[must_use]
    pub const fn memory(self) -> &'static str {
        match self {
            Self::Oriente => "noren.oriente.table",
            Self::Zipang => "noren.zipang.table",
        }
    }

    /// The page that introduces it.
    #[must_use]
    pub const fn page(self) -> Route {
        match self {
            Self::Oriente => Route::Oriente,
            Self::Zipang => Route::Zipang,
        }
    }

    /// The page where a table of it is set.
    #[must_use]
    pub const fn setup(self) -> Route {
        match self {
            Self::Oriente => Route::OrienteSetup,
            Self::Zipang => Route::ZipangSetup,
        }
    }

    /// The page of its table.
    #[must_use]
    pub const fn table(self) -> Route {
        match self {
            Self::Oriente => Route::OrienteTable,
            Self::Zipang => Route::ZipangTable,
        }
    }

    /// The attribute of the root element that says: a game of it lies on its table. Each part of the app has memory of
    /// its own, so this is how the others learn of the games.
    #[must_use]
    pub const fn mark(self) -> &'static str {
        match self {
            Self::Oriente => "data-oriente-game",
            Self::Zipang => "data-zipang-game",
        }
    }
}
