//! The game under way, in the app's context: pages come and go, it stays.

use leptos::{ev, prelude::*};

use super::PlayedHere;
use super::motion::forget_motion;
use crate::app::browser;
use crate::game::{Seat, Seats};
use crate::games::GameId;
use crate::table::{Hearing, People, Playable, SeatPlan, Sitting, Stage};

/// A game with the people who play it.
#[derive(Debug)]
struct Playing<G: Playable> {
    plan: SeatPlan,
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

/// What the mark of a game says while it has not ended.
const UNDER_WAY: &str = "under-way";

/// Does a game lie on its table that has not ended, whichever part of the app asks?
#[must_use]
pub fn is_under_way(game: GameId) -> bool {
    browser::root_attribute(&game.presence_attribute()).is_some_and(|mark| mark == UNDER_WAY)
}

/// Puts an empty table into the context of the app, tells the other parts when a game lies on it, and warns before one
/// in progress is lost with the tab.
pub fn provide_session<G: PlayedHere>() {
    let session = Session::<G>(RwSignal::new(None));
    let listener = window_event_listener(ev::beforeunload, move |event| {
        if session.is_under_way() {
            event.prevent_default();
            event.set_return_value("-");
        }
    });
    on_cleanup(move || listener.remove());
    let is_under_way = Memo::new(move |_| {
        session.0.with(|playing| playing.as_ref().map(|playing| playing.sitting.outcome().is_none()))
    });
    Effect::new(move || {
        if let Some(is_under_way) = is_under_way.get() {
            browser::set_root_attribute(&G::ID.presence_attribute(), if is_under_way { UNDER_WAY } else { "" });
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
    /// A new game is laid on the table.
    pub fn begin(self, plan: SeatPlan, sitting: Sitting<G>) {
        forget_motion();
        self.0.set(Some(Playing { plan, sitting }));
    }

    /// The same people play again.
    pub fn again(self) {
        let next = self.read(|sitting| sitting.again(browser::random_seed()?).ok()).flatten();
        if let (Some(sitting), Some(plan)) = (next, self.plan()) {
            self.begin(plan, sitting);
        }
    }

    /// Is there a game that has not ended?
    #[must_use]
    pub fn is_under_way(self) -> bool {
        self.read(|sitting| sitting.outcome().is_none()).unwrap_or_default()
    }

    /// Is there a game on the table, ended or not? Follows changes.
    #[must_use]
    pub fn has_game(self) -> bool {
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
        self.0.with_untracked(|playing| playing.as_ref().map(|playing| playing.plan.people.clone()))
    }

    /// Who plays, with their PINs.
    #[must_use]
    pub fn plan(self) -> Option<SeatPlan> {
        self.0.with_untracked(|playing| playing.as_ref().map(|playing| playing.plan.clone()))
    }

    /// Changes the game, and with it all that follows it.
    pub fn change<T>(self, change: impl FnOnce(&mut Sitting<G>) -> T) -> Option<T> {
        self.0.try_update(|playing| playing.as_mut().map(|playing| change(&mut playing.sitting))).flatten()
    }

    /// What is to be said now; it counts as heard. Nothing that is shown changes by it.
    #[must_use]
    pub fn hear(self) -> Option<Hearing<G::Event>> {
        self.0.try_write_untracked()?.as_mut()?.sitting.hear()
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
        self.change(Sitting::raise_curtain);
    }

    /// Nobody is at the device any more.
    pub fn drop_curtain(self) {
        self.change(Sitting::drop_curtain);
    }

    /// This person wants to see his own secrets.
    pub fn look(self, seat: Seat) {
        self.change(|sitting| sitting.look(seat));
    }

    /// The question is put aside to bargain on the open table.
    pub fn open_desk(self) {
        self.change(Sitting::open_desk);
    }

    /// Back to the question.
    pub fn close_desk(self) {
        self.change(Sitting::close_desk);
    }

    /// Takes back the last answer.
    pub fn undo(self) {
        self.change(Sitting::undo);
    }
}
