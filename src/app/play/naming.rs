//! Naming a player at the place where he sits: a tap on a place does what the button that names him does.
//!
//! Rule of the module: a place does nothing of its own. So whoever may not be named says why there too, and keyboard and
//! screen reader lose nothing: they have the buttons.

use leptos::prelude::*;

use crate::app::browser;
use crate::app::follow::follow;
use crate::app::words::{Locale, words};
use crate::game::{BySeat, Seat};

/// How it stands with a player who could be named.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mark {
    /// He may be.
    Free,
    /// He is.
    Named,
    /// He may not be: the rule says why.
    Refused,
}

impl Mark {
    /// As the style sheets know it.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Free => "free",
            Self::Named => "named",
            Self::Refused => "refused",
        }
    }
}

/// Everybody who could be named, where naming goes on.
pub type Marks = BySeat<Option<Mark>, { Seat::LIMIT as usize }>;

/// Who could be named now, and what a tap on him does: the places of a table follow it.
#[derive(Clone, Copy, Debug)]
pub struct Naming {
    /// Everybody who could be.
    pub marks: RwSignal<Marks>,
    name: StoredValue<Option<Callback<Seat>>>,
    /// Do buttons at a place stand for him too?
    takes_controls: StoredValue<bool>,
}

/// Puts it into the context of a table: nobody is to be named.
pub fn provide_naming() {
    let (name, takes_controls) = (StoredValue::new(None), StoredValue::new(false));
    provide_context(Naming { marks: RwSignal::new(Marks::default()), name, takes_controls });
}

/// Who could be named now.
///
/// # Panics
/// Outside a table, where nobody called [`provide_naming`].
#[must_use]
pub fn use_naming() -> Naming {
    expect_context()
}

impl Naming {
    /// As long as the caller is shown, places stand for its buttons. So do the cards there; and where others are named than
    /// those who look, the buttons on which one looks at one's own.
    pub fn at_places(self, marks: Memo<Marks>, takes_controls: bool, name: Callback<Seat>) {
        self.name.set_value(Some(name));
        self.takes_controls.set_value(takes_controls);
        follow(move || self.marks.set(marks.get()));
        on_cleanup(move || {
            self.name.try_set_value(None);
            let _ = self.marks.try_set(Marks::default());
        });
    }

    /// A place is tapped; `false` if nobody is named there.
    #[must_use]
    pub fn tap(self, seat: Seat) -> bool {
        let is_marked = self.marks.with_untracked(|marks| marks[seat].is_some());
        match self.name.get_value().filter(|_| is_marked) {
            Some(name) => {
                name.run(seat);
                true
            }
            None => false,
        }
    }

    /// Do buttons at a place name him too?
    #[must_use]
    pub fn takes_controls(self) -> bool {
        self.takes_controls.get_value()
    }

    /// Would a tap on this place name somebody?
    #[must_use]
    pub fn is_open(self, seat: Seat) -> bool {
        self.marks.with_untracked(|marks| marks[seat].is_some())
    }
}

/// How to name somebody, where the places stand for the buttons.
#[must_use]
pub fn how_to_name(locale: Locale) -> Option<&'static str> {
    (!browser::is_wide()).then(|| words!(locale, table.tap_a_place))
}
