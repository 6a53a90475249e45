//! The game under way, in the app's context: pages come and go, it stays.
//!
//! Rule of the module: the table with all its secrets does not leave this file, but to be written down. Components get a
//! [`Play`], which holds what this screen shows and one way to do something, so they cannot ask for more.

use std::cell::RefCell;
use std::rc::Rc;
use std::sync::Arc;

use gloo::timers::callback::Timeout;
use leptos::prelude::*;

use super::empty::Trouble;
use super::handle::NotDealt;
use super::keeping::{Affairs, Keeping};
use super::motion::Seen;
use super::{GameUi, Play};
use crate::app::browser;
use crate::app::follow::follow;
use crate::app::kept;
use crate::app::words::Locale;
use crate::games::GameId;
use crate::store::{Kept, OpenError, SlotId, StorageError, WriteError, Written, written};
use crate::table::{Deed, DeedError, Errand, Host, Journal, Playable, Remembered, Showing, Table, What};

/// The one device of this page.
const HERE: usize = 0;
/// How long bots may talk before the page gets a breath, in milliseconds.
const BREATH: f64 = 8.0;

/// The door to the game under way. All that changes it goes through here.
pub struct Session<G: Playable> {
    held: StoredValue<Rc<RefCell<Held<G>>>, LocalStorage>,
    showing: RwSignal<Option<Arc<Showing<G>>>>,
    /// Where it comes from, and where it is kept.
    pub(super) affairs: RwSignal<Affairs>,
    /// What people have seen move so far: it outlives the pages, so that nothing moves twice.
    pub(super) seen: StoredValue<Seen>,
    /// Does a table wait for people to bargain before bots answer what they have at stake?
    waits: StoredValue<bool>,
}

/// What nobody else may hold.
struct Held<G: Playable> {
    /// The game under way, with all its secrets.
    table: Option<Table<G>>,
    /// What was kept of it last.
    kept: Option<(u64, Remembered)>,
    /// Where that stands.
    last: Option<Written>,
    /// Keeps what came since.
    soon: Option<Timeout>,
}

impl<G: Playable> Default for Held<G> {
    fn default() -> Self {
        Self { table: None, kept: None, last: None, soon: None }
    }
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

/// What the mark of a game says while it has not ended and is not kept.
const NOT_KEPT: &str = "not-kept";

/// Does a game lie on its table that has not ended and is kept nowhere, whichever part of the app asks?
#[must_use]
pub fn would_be_lost(game: GameId) -> bool {
    browser::root_attribute(&game.presence_attribute()).is_some_and(|mark| mark == NOT_KEPT)
}

/// Puts an empty table into the context of the app, tells the other parts when a game lies on it, keeps it after every
/// move, and warns before one that cannot be kept is lost with the tab.
pub fn provide_session<G: GameUi>() {
    let session = Session::<G> {
        held: StoredValue::new_local(Rc::new(RefCell::new(Held::default()))),
        showing: RwSignal::new(None),
        affairs: RwSignal::new(Affairs::default()),
        seen: StoredValue::new(Seen::default()),
        waits: StoredValue::new(true),
    };
    browser::warn_on_leaving(move || {
        session.keep_now();
        session.would_lose_its_game()
    });
    // Nothing that comes later is sure to be told of.
    browser::listen_to_document("visibilitychange", move |_| session.keep_now());
    browser::listen(kept::LOST, move |event| {
        if let Some(lost) = kept::told_slot(event).filter(|lost| session.is_kept_in(lost)) {
            session.put_away(Trouble::Elsewhere(lost));
        }
    });
    // What is deleted does not come back with the next move; what may be put back is all that was played.
    browser::listen(kept::DELETED, move |event| {
        if kept::told_slot(event).is_some_and(|deleted| session.is_kept_in(&deleted)) {
            session.leave_slot();
            session.put_away(Trouble::Missing);
        }
    });
    follow(move || {
        let presence = G::ID.presence_attribute();
        let Some(showing) = session.showing.get() else { return browser::remove_root_attribute(&presence) };
        let is_lost =
            showing.question.is_some() && session.affairs.with(|affairs| matches!(affairs.keeping, Keeping::Failed(_)));
        browser::set_root_attribute(&presence, if is_lost { NOT_KEPT } else { "" });
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

impl<G: GameUi> Session<G> {
    /// A table that was set is laid out, and kept in a slot of its own.
    ///
    /// # Errors
    /// What is wrong with it; then whatever lay there lies there still.
    pub fn begin(self, text: &str) -> Result<(), OpenError> {
        self.lay_in_new_slot(Kept::open(text)?.table);
        Ok(())
    }

    fn lay_in_new_slot(self, table: Table<G>) {
        let id = kept::new_slot();
        self.lay(table, id.clone());
        kept::hold(&id, false, |_| {});
    }

    /// From now on the table waits for people to bargain, or does not, as they like it.
    pub(super) fn wait_for_people(self, waits: bool) {
        if self.waits.get_value() != waits {
            self.waits.set_value(waits);
            self.change(|table| table.wait_for_people(waits));
        }
    }

    fn lay(self, mut table: Table<G>, id: SlotId) {
        table.wait_for_people(self.waits.get_value());
        self.leave_slot();
        self.seen.set_value(Seen::default());
        self.held.get_value().borrow_mut().table = Some(table);
        self.affairs.set(Affairs { slot: Some(id), ..Affairs::default() });
        self.publish();
    }

    /// What lies on the table is kept, and others may have its slot.
    fn leave_slot(self) {
        self.keep_now();
        if let Some(id) = self.affairs.with_untracked(|affairs| affairs.slot.clone()) {
            kept::let_go(&id);
        }
        let held = self.held.get_value();
        let mut held = held.borrow_mut();
        (held.kept, held.last) = (None, None);
    }

    fn is_kept_in(self, id: &SlotId) -> bool {
        self.affairs.with_untracked(|affairs| affairs.slot.as_ref() == Some(id))
    }

    /// Opens a game that was kept, unless it lies on the table already; by force, if another tab plays it.
    pub fn open(self, id: SlotId, by_force: bool) {
        if self.is_kept_in(&id) && self.showing.get_untracked().is_some() {
            return;
        }
        self.affairs.update(|affairs| affairs.is_opening = true);
        kept::hold(&id.clone(), by_force, move |is_held| self.open_held(id, is_held));
    }

    /// Opens a game that was kept, if this tab may.
    fn open_held(self, id: SlotId, is_held: bool) {
        match if is_held { opened::<G>(&id) } else { Err(Trouble::Elsewhere(id.clone())) } {
            Ok(Kept { table, refused: None }) => self.lay(table, id),
            // What was kept stays as it is; what is played from here on is another game.
            Ok(Kept { table, refused: Some(refused) }) => {
                kept::let_go(&id);
                self.lay_in_new_slot(table);
                self.affairs.update(|affairs| affairs.refused = Some(refused.step));
            }
            Err(trouble) => {
                if is_held {
                    kept::let_go(&id);
                }
                self.keep_now();
                if self.would_lose_its_game() {
                    self.affairs.update(|affairs| affairs.is_opening = false);
                } else {
                    // Whoever asked for one game is not shown another.
                    self.leave_slot();
                    self.put_away(trouble);
                }
            }
        }
    }

    /// Does a game lie here that has not ended and is not kept?
    fn would_lose_its_game(self) -> bool {
        let is_running = self.showing.get_untracked().is_some_and(|showing| showing.question.is_some());
        is_running && self.affairs.with_untracked(|affairs| affairs.keeping != Keeping::Kept)
    }

    /// What lies here is no longer here, nor written from here, and this is why.
    fn put_away(self, trouble: Trouble) {
        *self.held.get_value().borrow_mut() = Held::default();
        self.affairs.set(Affairs { trouble: Some(trouble), ..Affairs::default() });
        self.publish();
    }

    /// Keeps what has happened as soon as the page has shown it.
    fn keep_soon(self) {
        let held = self.held.get_value();
        let mut held = held.borrow_mut();
        let mark = held.table.as_ref().map(mark);
        if mark.is_some() && held.kept != mark {
            held.soon = Some(Timeout::new(0, move || self.keep_now()));
        }
    }

    /// Keeps what has happened, if anything has since it was kept last.
    fn keep_now(self) {
        let held = self.held.get_value();
        held.borrow_mut().soon = None;
        let mark = held.borrow().table.as_ref().map(mark);
        let Some(id) = self.affairs.with_untracked(|affairs| affairs.slot.clone()) else { return };
        if mark.is_none() || held.borrow().kept == mark {
            return;
        }
        let Some(game) = held.borrow().table.as_ref().map(written) else { return };
        let (last, now) = (held.borrow_mut().last.take(), browser::now() as u64);
        let written = match last {
            Some(last) => kept::slots().keep_after(last, &id, game, now),
            None => kept::slots().keep(&id, game, now),
        };
        let keeping = match written {
            Ok(_) => Keeping::Kept,
            Err(WriteError::Storage(error)) => Keeping::Failed(error),
            Err(WriteError::NotKept | WriteError::Empty) => Keeping::Failed(StorageError::Full),
        };
        if let Ok(last) = written {
            let mut held = held.borrow_mut();
            (held.kept, held.last) = (mark, Some(last));
        }
        if self.affairs.with_untracked(|affairs| affairs.keeping != keeping) {
            self.affairs.update(|affairs| {
                affairs.keeping = keeping;
                // What goes wrong anew is said anew.
                affairs.is_read &= keeping == Keeping::Kept;
            });
            if keeping == Keeping::Kept {
                browser::ask("persist");
            }
        }
    }

    /// Lets people have the game as a file.
    pub(super) fn to_file(self) {
        let game = self.held.get_value().borrow().table.as_ref().map(written);
        if let Some(game) = game {
            let name = format!("noren-{}.noren", G::NAME);
            kept::download(&name, &game.save(browser::now() as u64).to_text());
        }
    }

    /// The same people play again.
    fn again(self) -> Result<(), NotDealt> {
        let journal = self.held.get_value().borrow().table.as_ref().map(|table| table.host().journal().clone());
        journal.map_or(Ok(()), |journal| self.deal_again(&journal))
    }

    /// The people of a game play again.
    ///
    /// # Errors
    /// Why no cards are dealt; then nothing has changed.
    pub(super) fn deal_again(self, journal: &Journal<G>) -> Result<(), NotDealt> {
        let seeds = browser::random_seed().zip(browser::random_seed());
        let (seed, bot_seed) = seeds.ok_or(NotDealt::NoLuck)?;
        let is_dealt = self.lay_if_nothing_is_lost(journal.again(seed, bot_seed), Table::new);
        if is_dealt { Ok(()) } else { Err(NotDealt::UnderWay) }
    }

    /// A game that was seen again goes on from a moment of it, as a game of its own; not, and `false`, if what lies on the
    /// table would be lost by that.
    pub(super) fn play_on(self, journal: Journal<G>) -> bool {
        self.lay_if_nothing_is_lost(journal, Table::taken_up)
    }

    fn lay_if_nothing_is_lost(self, journal: Journal<G>, around: fn(Host<G>) -> Table<G>) -> bool {
        self.keep_now();
        let host = (!self.would_lose_its_game()).then(|| Host::dealt(journal).ok()).flatten();
        let is_laid = host.is_some();
        if let Some(host) = host {
            self.lay_in_new_slot(around(host));
        }
        is_laid
    }

    /// Is there a game on the table, ended or not? Follows changes.
    #[must_use]
    pub fn has_game(self) -> bool {
        self.showing.get().is_some()
    }

    /// What the components of a table get; `None` without a game.
    #[must_use]
    pub fn play(self, locale: Locale) -> Option<Play<G>> {
        let dispatch = Callback::new(move |what| self.dispatch(what));
        let replay = move |()| {
            let slot = self.affairs.with_untracked(|affairs| affairs.slot.clone())?;
            Some(kept::replay_address(G::ID, &slot))
        };
        Play::new(locale, self.showing, dispatch, Callback::new(move |()| self.again()), Callback::new(replay))
    }

    fn dispatch(self, what: What<G>) -> Result<(), DeedError<G::Refusal>> {
        let number = self.showing.get_untracked().ok_or(DeedError::NotNow)?.number;
        self.change(|table| table.act(HERE, Deed { showing: number, what })).unwrap_or(Err(DeedError::NotNow))
    }

    /// Changes the table, and shows what has changed.
    fn change<T>(self, change: impl FnOnce(&mut Table<G>) -> T) -> Option<T> {
        let done = self.held.get_value().borrow_mut().table.as_mut().map(change);
        self.publish();
        done
    }

    fn publish(self) {
        let showing = self.held.get_value().borrow().table.as_ref().map(|table| Arc::new(table.showing(HERE)));
        self.showing.set(showing);
        self.keep_soon();
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

/// What differs whenever there is something new to keep.
fn mark<G: Playable>(table: &Table<G>) -> (u64, Remembered) {
    (table.host().journal().moment(), table.remembered())
}

/// The game that is kept in a slot.
pub(super) fn opened<G: Playable>(id: &SlotId) -> Result<Kept<G>, Trouble> {
    let save = kept::slots().open(id).map_err(|_| Trouble::Forbidden)?.ok_or(Trouble::Missing)?;
    let body = save.map_err(|_| Trouble::Damaged)?;
    Kept::open(&body).map_err(|_| Trouble::Damaged)
}
