//! The games under way, in the app's context: pages come and go, they stay.

use leptos::{ev, prelude::*};

use super::{Kind, People};
use crate::app::browser;
use crate::game::{Seat, Seats};
use crate::table::{Playable, Sitting, Stage};
use crate::{oriente, zipang};

/// A game with the people who play it.
#[derive(Debug)]
struct Playing<G: Playable> {
    people: People,
    sitting: Sitting<G>,
}

/// The door to the game under way. All that changes it goes through here.
#[derive(Debug)]
pub struct Session<G: Playable>(RwSignal<Option<Playing<G>>>);

impl<G: Playable> Clone for Session<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Playable> Copy for Session<G> {}

/// Puts empty tables into the context of the app, and warns before a game in progress is lost with the tab.
pub fn provide_sessions() {
    let zipang = Session::<zipang::State>(RwSignal::new(None));
    let oriente = Session::<oriente::State>(RwSignal::new(None));
    let listener = window_event_listener(ev::beforeunload, move |event| {
        if zipang.is_under_way() || oriente.is_under_way() {
            event.prevent_default();
            event.set_return_value("-");
        }
    });
    on_cleanup(move || listener.remove());
    provide_context(zipang);
    provide_context(oriente);
}

/// The door to the game under way.
///
/// # Panics
/// Outside the app, where nobody called [`provide_sessions`].
#[must_use]
pub fn use_session<G: Playable>() -> Session<G> {
    expect_context()
}

/// The game that lies on the table, if any does. There is one table: a new game takes the place of any other.
#[must_use]
pub fn game_on_table() -> Option<Kind> {
    let zipang = use_session::<zipang::State>().has_game().then_some(Kind::Zipang);
    zipang.or(use_session::<oriente::State>().has_game().then_some(Kind::Oriente))
}

/// Is there a game that has not ended?
#[must_use]
pub fn is_under_way() -> bool {
    use_session::<zipang::State>().is_under_way() || use_session::<oriente::State>().is_under_way()
}

/// Clears the table for a new game.
pub fn clear_table() {
    use_session::<zipang::State>().0.set(None);
    use_session::<oriente::State>().0.set(None);
}

impl<G: Playable> Session<G> {
    /// A new game is laid on the table.
    pub fn begin(self, people: People, sitting: Sitting<G>) {
        self.0.set(Some(Playing { people, sitting }));
    }

    /// The same people play again.
    pub fn again(self) {
        let next = self.read(|sitting| sitting.again(browser::random_seed()).ok()).flatten();
        if let (Some(sitting), Some(people)) = (next, self.people()) {
            self.begin(people, sitting);
        }
    }

    fn is_under_way(self) -> bool {
        self.read(|sitting| sitting.outcome().is_none()).unwrap_or_default()
    }

    /// Is there a game on the table, ended or not? Follows changes.
    fn has_game(self) -> bool {
        self.0.with(Option::is_some)
    }

    /// What the page shows now, following changes; `None` without a game.
    #[must_use]
    pub fn stage(self) -> Option<Stage<G>> {
        self.0.with(|playing| playing.as_ref().map(|playing| playing.sitting.stage()))
    }

    /// Asks the game something, once, without following changes.
    pub fn read<T>(self, ask: impl FnOnce(&Sitting<G>) -> T) -> Option<T> {
        self.0.with_untracked(|playing| playing.as_ref().map(|playing| ask(&playing.sitting)))
    }

    /// Who plays.
    #[must_use]
    pub fn people(self) -> Option<People> {
        self.0.with_untracked(|playing| playing.as_ref().map(|playing| playing.people.clone()))
    }

    /// Changes the game, and with it all that follows it.
    pub fn change<T>(self, change: impl FnOnce(&mut Sitting<G>) -> T) -> Option<T> {
        self.0.try_update(|playing| playing.as_mut().map(|playing| change(&mut playing.sitting))).flatten()
    }

    /// The move of the bot that is asked.
    pub fn move_bot(self) {
        self.change(Sitting::move_bot);
    }

    /// These people want to answer; the others let it pass.
    pub fn raise_hands(self, hands: Seats) {
        self.change(|sitting| sitting.raise_hands(hands));
    }

    /// Everybody has seen what the table stopped for.
    pub fn go_on(self) {
        self.change(Sitting::go_on);
    }

    /// Whoever is to take the device does so.
    pub fn raise_curtain(self) {
        self.change(|sitting| sitting.turn_device(|table| table.raise_curtain()));
    }

    /// Nobody is at the device any more.
    pub fn drop_curtain(self) {
        self.change(|sitting| sitting.turn_device(|table| table.drop_curtain()));
    }

    /// This person wants to see his own secrets.
    pub fn look(self, seat: Seat) {
        self.change(|sitting| sitting.turn_device(|table| table.look(seat)));
    }

    /// Takes back the last answer.
    pub fn undo(self) {
        self.change(Sitting::undo);
    }
}
