//! The game under way, in the app's context: pages come and go, it stays.
//!
//! Rule of the module: the table with all its secrets does not leave this file. Components get a [`Play`], which holds
//! what this screen shows and one way to do something, so they cannot ask for more.

use std::cell::RefCell;
use std::rc::Rc;
use std::sync::Arc;

use leptos::prelude::*;

use super::GameUi;
use super::motion::Seen;
use crate::app::browser;
use crate::app::follow::follow;
use crate::app::words::Locale;
use crate::games::GameId;
use crate::table::{Deed, DeedError, Errand, Host, Journal, JournalError, Playable, Showing, Table, What};

/// The one device of this page.
const HERE: usize = 0;
/// How long bots may talk before the page gets a breath, in milliseconds.
const BREATH: f64 = 8.0;

/// The door to the game under way. All that changes it goes through here.
pub struct Session<G: Playable> {
    table: StoredValue<Rc<RefCell<Option<Table<G>>>>, LocalStorage>,
    showing: RwSignal<Option<Arc<Showing<G>>>>,
    /// What people have seen move so far: it outlives the pages, so that nothing moves twice.
    pub(super) seen: StoredValue<Seen>,
}

impl<G: Playable> Clone for Session<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Playable> Copy for Session<G> {}

impl<G: Playable> std::fmt::Debug for Session<G> {
    /// Never the table.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Session")
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
    /// Deals anew for the same people.
    pub again: Callback<()>,
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

/// What the mark of a game says while it has not ended.
const UNDER_WAY: &str = "under-way";

/// Does a game lie on its table that has not ended, whichever part of the app asks?
#[must_use]
pub fn is_under_way(game: GameId) -> bool {
    browser::root_attribute(&game.presence_attribute()).is_some_and(|mark| mark == UNDER_WAY)
}

/// Puts an empty table into the context of the app, tells the other parts when a game lies on it, and warns before one
/// in progress is lost with the tab.
pub fn provide_session<G: GameUi>() {
    let session = Session::<G> {
        table: StoredValue::new_local(Rc::default()),
        showing: RwSignal::new(None),
        seen: StoredValue::new(Seen::default()),
    };
    browser::warn_on_leaving(move || session.showing.get_untracked().is_some_and(|showing| showing.question.is_some()));
    follow(move || {
        if let Some(showing) = session.showing.get() {
            let mark = if showing.question.is_some() { UNDER_WAY } else { "" };
            browser::set_root_attribute(&G::ID.presence_attribute(), mark);
        }
    });
    provide_context(session);
}

/// The door to the game under way.
///
/// # Panics
/// Outside the app, where nobody called [`provide_session`].
#[must_use]
pub fn use_session<G: Playable>() -> Session<G> {
    expect_context()
}

impl<G: Playable> Session<G> {
    /// A game is laid on the table.
    ///
    /// # Errors
    /// What is wrong with its journal; then whatever lay there lies there still.
    pub fn begin(self, journal: Journal<G>) -> Result<(), JournalError<G::Refusal>> {
        let table = Table::new(Host::dealt(journal)?);
        self.seen.set_value(Seen::default());
        *self.table.get_value().borrow_mut() = Some(table);
        self.publish();
        Ok(())
    }

    /// The same people play again.
    fn again(self) {
        let journal = self.table.get_value().borrow().as_ref().map(|table| table.host().journal().clone());
        if let (Some(journal), Some(seed), Some(bot_seed)) = (journal, browser::random_seed(), browser::random_seed()) {
            let _ = self.begin(journal.again(seed, bot_seed));
        }
    }

    /// Is there a game on the table, ended or not? Follows changes.
    #[must_use]
    pub fn has_game(self) -> bool {
        self.showing.get().is_some()
    }

    /// What the components of a table get; `None` without a game.
    #[must_use]
    pub fn play(self, locale: Locale) -> Option<Play<G>> {
        let first = self.showing.get_untracked()?;
        Some(Play {
            locale,
            showing: Memo::new_with_compare(
                move |_| self.showing.get().unwrap_or_else(|| first.clone()),
                |before, now| !matches!((before, now), (Some(before), Some(now)) if Arc::ptr_eq(before, now)),
            ),
            dispatch: Callback::new(move |what| self.dispatch(what)),
            again: Callback::new(move |()| self.again()),
        })
    }

    fn dispatch(self, what: What<G>) -> Result<(), DeedError<G::Refusal>> {
        let number = self.showing.get_untracked().ok_or(DeedError::NotNow)?.number;
        self.change(|table| table.act(HERE, Deed { showing: number, what })).unwrap_or(Err(DeedError::NotNow))
    }

    /// Changes the table, and shows what has changed.
    fn change<T>(self, change: impl FnOnce(&mut Table<G>) -> T) -> Option<T> {
        let done = self.table.get_value().borrow_mut().as_mut().map(change);
        self.publish();
        done
    }

    fn publish(self) {
        let showing = self.table.get_value().borrow().as_ref().map(|table| Arc::new(table.showing(HERE)));
        self.showing.set(showing);
    }

    /// Bots say what they have to say, as many as there is time for before the page gets a breath.
    pub(super) fn let_bots_talk(self) {
        let until = browser::now() + BREATH;
        self.change(|table| {
            while let Some(asked) = table.host().asked().filter(|asked| asked.ticket.errand != Errand::Answer) {
                table.take(asked.think());
                if browser::now() > until {
                    break;
                }
            }
        });
    }

    /// The bot that is asked answers.
    pub(super) fn let_bot_answer(self) {
        self.change(|table| {
            if let Some(asked) = table.host().asked() {
                table.take(asked.think());
            }
        });
    }
}
