//! What a component of a table gets of the game: all that may be shown, and one way to do something.

use std::sync::Arc;

use leptos::prelude::*;

use crate::app::words::{Locale, words};
use crate::table::{DeedError, Playable, Showing, What};

/// Why no cards are dealt to people who want to play again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotDealt {
    /// The browser has no chance to give.
    NoLuck,
    /// Another game lies on the table, is not over and would be lost.
    UnderWay,
}

impl NotDealt {
    /// Why, in a sentence.
    #[must_use]
    pub fn words(self, locale: Locale) -> &'static str {
        match self {
            Self::NoLuck => words!(locale, setup.no_luck),
            Self::UnderWay => words!(locale, replay.would_be_lost),
        }
    }
}

/// What a component of a table gets: what to show, and one way to do something.
pub struct Play<G: Playable> {
    /// In which language.
    pub locale: Locale,
    /// All that may be drawn and said.
    showing: Memo<Arc<Showing<G>>>,
    /// Does something; says why not, if it is not done.
    pub dispatch: Callback<What<G>, Result<(), DeedError<G::Refusal>>>,
    /// Deals anew for the same people; says why not, if nothing is dealt.
    pub again: Callback<(), Result<(), NotDealt>>,
    /// Where the game can be seen again, if it is kept and not seen again already.
    pub replay: Callback<(), Option<String>>,
}

impl<G: Playable> Clone for Play<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Playable> Copy for Play<G> {}

impl<G: Playable> std::fmt::Debug for Play<G> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Play")
    }
}

impl<G: Playable> Play<G> {
    /// What is shown by this signal while it shows something; `None` while it does not.
    #[must_use]
    pub fn new(
        locale: Locale,
        showing: RwSignal<Option<Arc<Showing<G>>>>,
        dispatch: Callback<What<G>, Result<(), DeedError<G::Refusal>>>,
        again: Callback<(), Result<(), NotDealt>>,
        replay: Callback<(), Option<String>>,
    ) -> Option<Self> {
        let first = showing.get_untracked()?;
        let showing = Memo::new_with_compare(
            move |_| showing.get().unwrap_or_else(|| first.clone()),
            |before, now| !matches!((before, now), (Some(before), Some(now)) if Arc::ptr_eq(before, now)),
        );
        Some(Self { locale, showing, dispatch, again, replay })
    }

    /// What is shown now, followed.
    #[inline(never)]
    #[must_use]
    pub fn now(self) -> Arc<Showing<G>> {
        self.showing.get()
    }

    /// What is shown now, once.
    #[inline(never)]
    #[must_use]
    pub fn once(self) -> Arc<Showing<G>> {
        self.showing.get_untracked()
    }

    /// Something of what is shown, followed: whoever uses it is told only when this changes.
    pub fn slice<T: PartialEq + Send + Sync + 'static>(self, of: fn(&Showing<G>, Locale) -> T) -> Memo<T> {
        Memo::new(move |_| of(&self.now(), self.locale))
    }

    /// Does something that the screen offers, so that it cannot be refused; if it comes too late it is not missed.
    #[inline(never)]
    pub fn act(self, what: What<G>) {
        let _ = self.dispatch.run(what);
    }
}
