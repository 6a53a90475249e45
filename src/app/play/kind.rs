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

    /// The page where a table of it is set.
    #[must_use]
    pub const fn setup(self) -> Route {
        match self {
            Self::Oriente => Route::OrienteSetup,
            Self::Zipang => Route::ZipangSetup,
        }
    }
}
