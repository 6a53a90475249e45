//! The stage: the table, the curtain, what all look at, or the result, one at a time; and bots that move in time.

use std::sync::Arc;

use gloo::timers::callback::Timeout;
use leptos::prelude::*;

use super::about::About;
use super::bar::TableBar;
use super::board::Board;
use super::curtain::CurtainScreen;
use super::ended::{ResultScreen, StopScreen};
use super::guard::guard_curtain;
use super::herald::use_herald;
use super::looks::draw_round;
use super::motion::Motion;
use super::panel::Panel;
use super::scope::{QUESTION, Scope, use_scope};
use super::story::Story;
use super::{Ended, GameUi, Play, Session, Teller};
use crate::app::follow::follow;
use crate::app::words::Locale;
use crate::table::{Screen, Showing, Waiting, What};

/// How long a bot takes, whatever it has to choose from, in milliseconds.
const BOT_DELAY: u32 = 1100;
/// How long it takes where one after the other is asked the same: a table of twelve does not wait for ever.
const POLL_DELAY: u32 = 350;

/// What stands on the stage, to be built anew when it changes. A table is not: it stays and follows.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Scene<G: GameUi> {
    Table,
    Other(Screen<G>),
}

impl<G: GameUi> Scene<G> {
    pub(super) fn of(showing: &Showing<G>, _: Locale) -> Self {
        match &showing.screen {
            Screen::Table { .. } => Self::Table,
            other => Self::Other(other.clone()),
        }
    }
}

/// The game under way.
#[component]
pub fn Stage<G: GameUi>(
    /// The game under way.
    session: Session<G>,
    /// What is shown, and how to do something.
    play: Play<G>,
    /// The help on cards, which belongs to the eyes that opened it.
    about: About,
) -> impl IntoView {
    guard_curtain(Callback::new(move |()| play.act(What::DropCurtain)));
    let (herald, scope) = (use_herald(), use_scope());
    let motion = Motion::new(session.seen);
    let bots = Bots { session, timer: StoredValue::new_local(None) };
    let mut before: Option<Arc<Showing<G>>> = None;
    follow(move || {
        let now = play.now();
        let before = before.replace(now.clone());
        bots.follow(before.as_deref(), &now);
        motion.follow(&now);
        herald.follow(play.locale, before.as_deref(), &now);
        if before.as_deref().is_none_or(|before| begins_anew(before, &now)) {
            follow_focus(scope);
        }
        if before.is_some_and(|before| before.screen.eyes() != now.screen.eyes()) {
            about.close();
        }
    });
    let scene = play.slice(Scene::of);
    move || match scene.get() {
        Scene::Table => view! { <OpenTable play panel=view! { <Panel play /> }.into_any() /> }.into_any(),
        Scene::Other(screen) => other(play, &play.once(), &screen),
    }
}

/// What stands there instead of the table.
pub(super) fn other<G: GameUi>(play: Play<G>, showing: &Showing<G>, screen: &Screen<G>) -> AnyView {
    let voice = G::voice(play.locale, showing);
    match screen {
        Screen::Table { .. } => ().into_any(),
        Screen::Stop { stop, is_last } => showing
            .view
            .as_ref()
            .map(|view| {
                let page = G::stop(&voice, view, stop, *is_last);
                view! { <StopScreen play page /> }
            })
            .into_any(),
        Screen::Over { outcome, opened } => opened
            .as_ref()
            .zip(showing.view.as_ref())
            .map(|(opened, view)| {
                let page = G::result(&voice, Ended { outcome, opened, view, story: &showing.public_story() });
                view! { <ResultScreen play page /> }
            })
            .into_any(),
        Screen::Curtain { seat, question, asks_pin } => {
            let reason = match question {
                Some(question) => voice.question(*seat, question),
                None if showing.round.is_some() => voice.look_in_round(),
                None => voice.look(*seat),
            };
            let player = showing.people.at(*seat).clone();
            let is_look = question.is_none();
            let round = showing.round.map(|round| draw_round(&voice, round));
            view! { <CurtainScreen play player reason round asks_pin=*asks_pin is_look /> }.into_any()
        }
    }
}

/// The table with its question and its story, for all eyes or for one pair.
#[component]
pub(super) fn OpenTable<G: GameUi>(
    /// What is shown, and how to do something.
    play: Play<G>,
    /// What lies under the thumb.
    panel: AnyView,
) -> impl IntoView {
    let is_private = play.slice(|showing, _| showing.screen.eyes().flatten().is_some());
    let is_desk = play.slice(|showing, _| showing.screen.waiting() == Some(Waiting::Desk));
    view! {
        <div
            class=G::TABLE_CLASS
            class:at-desk=move || is_desk.get()
            data-testid=move || if is_private.get() { "private" } else { "open" }
        >
            <TableBar play />
            <Story play />
            <Board play />
            {panel}
        </div>
    }
}

/// Bots, who talk as soon as the page has drawn what they speak of, and answer in their time.
struct Bots<G: GameUi> {
    session: Session<G>,
    /// Cancelled when it is dropped.
    timer: StoredValue<Option<Timeout>, LocalStorage>,
}

impl<G: GameUi> Bots<G> {
    fn follow(&self, before: Option<&Showing<G>>, now: &Showing<G>) {
        let session = self.session;
        // Whoever is asked goes on thinking, unless something has happened; talk goes on after every breath.
        if now.is_quiet && before.is_some_and(|before| before.number == now.number) {
            return;
        }
        let is_asked = matches!(now.screen.waiting(), Some(Waiting::Bot(_)));
        let timer = match (now.is_quiet, is_asked) {
            (false, _) => Some(Timeout::new(0, move || session.let_bots_talk())),
            (true, true) => {
                let delay = if now.is_poll { POLL_DELAY } else { BOT_DELAY };
                Some(Timeout::new(delay, move || session.let_bot_answer()))
            }
            (true, false) => None,
        };
        self.timer.set_value(timer);
    }
}

/// Is there another question, or another thing to look at? While one bot after the other moves, whoever looks around on the
/// table stays where he is, and so does whoever agrees to something while others do.
fn begins_anew<G: GameUi>(before: &Showing<G>, now: &Showing<G>) -> bool {
    let watches =
        |showing: &Showing<G>| matches!(showing.screen.waiting(), Some(Waiting::Bot(_) | Waiting::Elsewhere(_)));
    let agrees = |showing: &Showing<G>| matches!(showing.screen.waiting(), Some(Waiting::Lift { .. }));
    let is_changed = (&before.screen, &before.view, &before.question) != (&now.screen, &now.view, &now.question);
    is_changed && !(watches(before) && watches(now)) && !(agrees(before) && agrees(now))
}

/// Every change begins at its question, for the eye, the keyboard and the screen reader.
fn follow_focus(scope: Scope) {
    // Whoever reads in a window goes on reading.
    request_animation_frame(move || {
        if !scope.has("dialog:focus-within") {
            scope.focus(QUESTION);
        }
    });
}
