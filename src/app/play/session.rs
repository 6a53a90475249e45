//! The game under way, in the app's context: pages come and go, it stays.

use leptos::{ev, prelude::*};

use super::{People, Sitting, Stage};
use crate::app::browser;
use crate::game::{Seat, Seats};
use crate::zipang::{Action, Refusal};

/// The door to the game under way. All that changes it goes through here.
#[derive(Clone, Copy, Debug)]
pub struct Session(RwSignal<Option<Sitting>>);

/// Puts an empty table into the context of the app, and warns before a game in progress is lost with the tab.
pub fn provide_session() {
    let session = Session(RwSignal::new(None));
    let listener = window_event_listener(ev::beforeunload, move |event| {
        if session.is_under_way() {
            event.prevent_default();
            event.set_return_value("-");
        }
    });
    on_cleanup(move || listener.remove());
    provide_context(session);
}

/// The door to the game under way.
///
/// # Panics
/// Outside the app, where nobody called [`provide_session`].
#[must_use]
pub fn use_session() -> Session {
    expect_context()
}

impl Session {
    /// A new game takes the place of any other.
    pub fn begin(self, sitting: Sitting) {
        self.0.set(Some(sitting));
    }

    /// The same people play again.
    pub fn again(self) {
        let next = self.read(|sitting| sitting.again(browser::random_seed()).ok()).flatten();
        if next.is_some() {
            self.0.set(next);
        }
    }

    /// Is there a game that has not ended?
    #[must_use]
    pub fn is_under_way(self) -> bool {
        self.0.with_untracked(|sitting| sitting.as_ref().is_some_and(|sitting| sitting.outcome().is_none()))
    }

    /// Is there a game on the table, ended or not? Follows changes.
    #[must_use]
    pub fn has_game(self) -> bool {
        self.0.with(Option::is_some)
    }

    /// What the page shows now, following changes; `None` without a game.
    #[must_use]
    pub fn stage(self) -> Option<Stage> {
        self.0.with(|sitting| sitting.as_ref().map(Sitting::stage))
    }

    /// Asks the game something, once, without following changes.
    pub fn read<T>(self, ask: impl FnOnce(&Sitting) -> T) -> Option<T> {
        self.0.with_untracked(|sitting| sitting.as_ref().map(ask))
    }

    /// Who plays.
    #[must_use]
    pub fn people(self) -> Option<People> {
        self.read(Sitting::people)
    }

    fn change<T>(self, change: impl FnOnce(&mut Sitting) -> T) -> Option<T> {
        self.0.try_update(|sitting| sitting.as_mut().map(change)).flatten()
    }

    /// A person's answer.
    ///
    /// # Errors
    /// The reason why it is not allowed.
    pub fn act(self, seat: Seat, action: Action) -> Result<(), Refusal> {
        self.change(|sitting| sitting.act(seat, action)).unwrap_or(Err(Refusal::GameOver))
    }

    /// The move of the bot that is asked.
    pub fn move_bot(self) {
        self.change(Sitting::move_bot);
    }

    /// These people want to answer; the others let it happen.
    pub fn raise_hands(self, hands: Seats) {
        self.change(|sitting| sitting.raise_hands(hands));
    }

    /// Everybody has seen what the table stopped for.
    pub fn go_on(self) {
        self.change(Sitting::go_on);
    }

    /// The person asked takes the device.
    pub fn raise_curtain(self) {
        self.change(Sitting::raise_curtain);
    }

    /// Nobody is at the device any more.
    pub fn drop_curtain(self) {
        self.change(Sitting::drop_curtain);
    }

    /// Takes back the last answer.
    pub fn undo(self) {
        self.change(Sitting::undo);
    }
}
