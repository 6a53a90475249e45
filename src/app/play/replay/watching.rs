//! A game seen again, as its page holds it.
//!
//! Rule of the module: like the table of the session, the replay with all its secrets does not leave this file. The page
//! gets a [`Play`] that shows one step and does nothing.

use std::cell::RefCell;
use std::rc::Rc;
use std::sync::Arc;

use gloo::timers::callback::Timeout;
use leptos::prelude::*;

use crate::app::browser;
use crate::app::follow::follow;
use crate::app::kept;
use crate::app::play::empty::Trouble;
use crate::app::play::motion::Seen;
use crate::app::play::session::opened;
use crate::app::play::{GameUi, Play, Session};
use crate::app::route::{Page, Route, query, replayed};
use crate::app::words::Locale;
use crate::store::{Kept, SlotId, link};
use crate::table::{DeedError, Host, Landmark, Playable, Replay, Showing, Watcher};

/// How fast a game goes by.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Speed {
    /// To be talked about.
    Slow,
    /// To be followed.
    #[default]
    Steady,
    /// To see where it went.
    Quick,
}

impl Speed {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Slow, Self::Steady, Self::Quick];

    /// How long a step is shown, in milliseconds.
    const fn delay(self) -> u32 {
        match self {
            Self::Slow => 2400,
            Self::Steady => 1200,
            Self::Quick => 400,
        }
    }
}

/// What an address begins with that carries a game.
const CARRIED: char = '~';

/// The game that an address names, and where it is kept, if it is.
fn found<G: GameUi>(which: &str) -> Result<(Option<SlotId>, Kept<G>), Trouble> {
    match which.strip_prefix(CARRIED) {
        Some(link) => carried(link).map(|kept| (None, kept)),
        None => {
            let id = SlotId::from_text(which).ok_or(Trouble::Missing)?;
            opened(&id).map(|kept| (Some(id), kept))
        }
    }
}

/// The game that a link carries.
fn carried<G: GameUi>(text: &str) -> Result<Kept<G>, Trouble> {
    let body = link::read(text).map_err(|_| Trouble::Link)?;
    Kept::open(&body).map_err(|_| Trouble::Link)
}

/// What can be done with a game that is seen again.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Course {
    /// How many steps it has.
    pub steps: usize,
    /// Is it over at the last one?
    pub is_over: bool,
    /// May somebody play on from any of them?
    pub may_play_on: bool,
    /// What can be looked for in it.
    pub kinds: Vec<Landmark>,
    /// Where it is kept; nowhere, if its address carries it.
    pub slot: Option<SlotId>,
    /// From which step on today's rules refuse what was played, if they do: it is seen up to there.
    pub refused: Option<usize>,
}

/// A game seen again.
pub struct Watching<G: Playable> {
    held: StoredValue<Rc<RefCell<Option<Replay<G>>>>, LocalStorage>,
    showing: RwSignal<Option<Arc<Showing<G>>>>,
    /// Why there is nothing to be seen, if there is not.
    pub trouble: RwSignal<Option<Trouble>>,
    /// What can be done with it.
    pub course: RwSignal<Course>,
    /// The step that is shown.
    pub step: RwSignal<usize>,
    /// Through whose eyes.
    pub watcher: RwSignal<Watcher>,
    /// Does it go on by itself?
    pub is_playing: RwSignal<bool>,
    /// How fast.
    pub speed: RwSignal<Speed>,
    /// Has somebody wanted to play, while a game lies on the table that would be lost by that?
    pub would_lose: RwSignal<bool>,
    /// What has been seen to move.
    pub seen: StoredValue<Seen>,
}

impl<G: Playable> Clone for Watching<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Playable> Copy for Watching<G> {}

impl<G: Playable> std::fmt::Debug for Watching<G> {
    /// Never the game.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Watching")
    }
}

impl<G: GameUi> Watching<G> {
    /// The game of the address, at the step of the address, as long as the caller is shown. What another tab adds to it is
    /// seen here too.
    pub fn new() -> Self {
        let watching = Self {
            held: StoredValue::new_local(Rc::default()),
            showing: RwSignal::new(None),
            trouble: RwSignal::new(None),
            course: RwSignal::new(Course::default()),
            step: RwSignal::new(0),
            watcher: RwSignal::new(Watcher::default()),
            is_playing: RwSignal::new(false),
            speed: RwSignal::new(Speed::default()),
            would_lose: RwSignal::new(false),
            seen: StoredValue::new(Seen::default()),
        };
        let hash = browser::location_hash();
        let which = replayed(&hash).to_owned();
        watching.load(&which);
        let at = query(&hash, "step").map(|step| step.parse().unwrap_or(usize::MAX));
        watching.leap_to(at.unwrap_or(0));
        browser::listen("storage", move |_| watching.load_again());
        watching.remember_step(which);
        watching.go_on_by_itself();
        watching
    }

    fn load(self, which: &str) {
        match found::<G>(which) {
            Ok((slot, kept)) => self.take(slot, &kept),
            Err(trouble) => self.trouble.set(Some(trouble)),
        }
    }

    fn take(self, slot: Option<SlotId>, kept: &Kept<G>) {
        let replay = Replay::new(kept.table.host());
        self.course.set(Course {
            steps: replay.steps(),
            is_over: replay.is_over(),
            may_play_on: replay.may_play_on(),
            kinds: replay.kinds(),
            slot,
            refused: kept.refused.as_ref().map(|refused| refused.step),
        });
        *self.held.get_value().borrow_mut() = Some(replay);
    }

    /// The same game may have gone on in another tab, or been taken back there: whoever looks at its last step goes on
    /// with it.
    fn load_again(self) {
        let Course { steps, slot: Some(id), .. } = self.course.get_untracked() else { return };
        let Ok((slot, kept)) = found::<G>(id.as_str()) else { return };
        let is_known = |replay: &Replay<G>| replay.journal().inputs == kept.table.host().journal().inputs;
        if self.held.get_value().borrow().as_ref().is_some_and(is_known) {
            return;
        }
        self.take(slot, &kept);
        let (at, last) = (self.step.get_untracked(), self.course.with_untracked(|course| course.steps));
        self.leap_to(at);
        if at == steps {
            (steps + 1..=last).for_each(|step| self.go_to(step));
        }
    }

    /// The address says which step it is, so that a reload and a link lead back to it.
    fn remember_step(self, which: String) {
        let address = format!("{}/{which}", Route::Game(G::ID, Page::Replay).href());
        follow(move || browser::rewrite_address(&format!("{address}?step={}", self.step.get())));
    }

    fn go_on_by_itself(self) {
        let timer = StoredValue::new_local(None::<Timeout>);
        follow(move || {
            let (at, last) = (self.step.get(), self.course.with(|course| course.steps));
            let delay = self.speed.get().delay();
            timer.set_value(match self.is_playing.get() {
                true if at < last => Some(Timeout::new(delay, move || self.go_to(at + 1))),
                true => {
                    self.is_playing.set(false);
                    None
                }
                false => None,
            });
        });
    }

    /// Shows a step. From one to the next, things move.
    pub fn go_to(self, step: usize) {
        let is_next = step == self.step.get_untracked() + 1;
        let held = self.held.get_value();
        if let Some(replay) = held.borrow_mut().as_mut() {
            replay.go_to(step);
            self.step.set(replay.step());
        }
        self.publish(is_next);
    }

    /// Shows a step, whatever was shown before, and nothing moves.
    fn leap_to(self, step: usize) {
        self.step.set(0);
        self.go_to(step);
        self.publish(false);
    }

    /// Shows the nearest step with this landmark, before this one or after it, if there is one.
    pub fn look_for(self, kind: Landmark, is_after: bool) {
        let held = self.held.get_value();
        let found = held.borrow().as_ref().and_then(|replay| replay.nearest(kind, is_after));
        if let Some(step) = found {
            self.go_to(step);
        }
    }

    /// Shows it through other eyes.
    pub fn look_with(self, watcher: Watcher) {
        self.watcher.set(watcher);
        self.publish(false);
    }

    fn publish(self, does_move: bool) {
        let watcher = self.watcher.get_untracked();
        let held = self.held.get_value();
        let showing = held.borrow().as_ref().map(|replay| replay.showing(watcher));
        if let Some(showing) = &showing
            && !does_move
        {
            self.seen.set_value(Seen::up_to(showing.public_story().len()));
        }
        self.showing.set(showing.map(Arc::new));
    }

    /// What the components of a table get. Nothing can be done here.
    pub fn play(self, locale: Locale, session: Session<G>) -> Option<Play<G>> {
        let dispatch = Callback::new(|_| Err(DeedError::NotNow));
        let again = move |()| {
            let journal = self.held.get_value().borrow().as_ref().map(|replay| replay.journal().clone());
            journal.map_or(Ok(()), |journal| session.deal_again(&journal))?;
            self.go_to_table(true);
            Ok(())
        };
        Play::new(locale, self.showing, dispatch, Callback::new(again), Callback::new(|()| None))
    }

    /// Plays on from the step that is shown, as a game of its own, unless what lies on the table would be lost by that.
    pub fn play_on(self, session: Session<G>) {
        let journal = self.held.get_value().borrow().as_ref().and_then(Replay::played_on);
        self.go_to_table(journal.is_some_and(|journal| session.play_on(journal)));
    }

    /// Leads to the table, if a game has been laid on it.
    fn go_to_table(self, is_laid: bool) {
        self.would_lose.set(!is_laid);
        if is_laid {
            browser::go_to(&Route::Game(G::ID, Page::Table).href());
        }
    }

    /// An address that carries the whole game, if it is over.
    pub fn link(self) -> Option<String> {
        let journal = self.held.get_value().borrow().as_ref().map(|replay| replay.journal().clone())?;
        let link = link::written(&Host::dealt(journal).ok()?)?;
        Some(format!("{}{}/{CARRIED}{link}", browser::page_address(), Route::Game(G::ID, Page::Replay).href()))
    }

    /// The address of the table where the game is played on, if it still is.
    pub fn table_address(self) -> Option<String> {
        self.course.with(|course| {
            let id = course.slot.as_ref().filter(|_| !course.is_over)?;
            Some(kept::address(G::ID, id))
        })
    }
}
