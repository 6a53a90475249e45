//! The stage: the table, the curtain, what all look at, or the result, one at a time.

use std::sync::Arc;

use leptos::prelude::*;
use leptos::web_sys::MouseEvent;

use super::about::About;
use super::aim::guard_taps;
use super::bar::TableBar;
use super::board::Board;
use super::bots::Bots;
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
    about.count(play);
    let is_private = play.slice(|showing, _| showing.seats.len() > 1 && showing.screen.eyes().flatten().is_some());
    let warning = guard_curtain(play.locale, is_private, Callback::new(move |()| play.act(What::DropCurtain)));
    let (herald, scope, sleep) = (use_herald(), use_scope(), guard_taps());
    let motion = Motion::new(session.seen);
    let bots = Bots::new(session, play);
    let mut before: Option<Arc<Showing<G>>> = None;
    follow(move || {
        let now = play.now();
        let before = before.replace(now.clone());
        bots.follow(before.as_deref(), &now);
        motion.follow(&now);
        herald.follow(play.locale, before.as_deref(), &now);
        if before.as_deref().is_none_or(|before| begins_anew(before, &now)) {
            sleep.change();
            follow_focus(scope);
        }
        if before.is_some_and(|before| before.screen.eyes() != now.screen.eyes()) {
            about.close();
        }
    });
    let scene = play.slice(Scene::of);
    let tap = Callback::new(move |event: MouseEvent| bots.tap(&event));
    // The focus stays at the question, whoever taps too early.
    let keep_focus = move |event: MouseEvent| event.prevent_default();
    view! {
        {move || match scene.get() {
            Scene::Table => view! { <OpenTable play panel=view! { <Panel play /> }.into_any() tap /> }.into_any(),
            Scene::Other(screen) => other(play, &play.once(), &screen),
        }}
        {move || {
            let words = warning.get().filter(|_| is_private.get());
            words.map(|words| view! { <p class="falls-soon" data-testid="falls-soon">{words}</p> })
        }}
        <div class="sleeps" aria-hidden="true" data-testid="sleeps" node_ref=sleep.cover on:mousedown=keep_focus></div>
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
    /// What a tap anywhere on it does, beside what it means where it falls.
    #[prop(optional)]
    tap: Option<Callback<MouseEvent>>,
) -> impl IntoView {
    let is_private = play.slice(|showing, _| showing.screen.eyes().flatten().is_some());
    let is_desk = play.slice(|showing, _| showing.screen.waiting() == Some(Waiting::Desk));
    view! {
        <div
            class=G::TABLE_CLASS
            class:at-desk=move || is_desk.get()
            data-testid=move || if is_private.get() { "private" } else { "open" }
            on:click=move |event| {
                if let Some(tap) = tap {
                    tap.run(event);
                }
            }
        >
            <TableBar play />
            <Story play />
            <Board play />
            {panel}
        </div>
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
