//! The stage: the table, the curtain, what all look at, or the result, one at a time; and bots that move in time.

use std::time::Duration;

use gloo::timers::callback::Timeout;
use leptos::prelude::*;

use super::about::About;
use super::bar::{DeskDoor, TableBar, desk_door};
use super::board::Board;
use super::curtain::CurtainScreen;
use super::guard::guard_curtain;
use super::herald::use_herald;
use super::motion::follow_motion;
use super::panel::Panel;
use super::scope::{QUESTION, use_scope};
use super::story::Story;
use super::{Ended, GameUi, Play, Session, Teller};
use crate::table::{Screen, Showing, Waiting, What};

/// How long a bot takes, whatever it has to choose from.
const BOT_DELAY: Duration = Duration::from_millis(1100);
/// How long it takes where one after the other is asked the same: a table of twelve does not wait for ever.
const POLL_DELAY: Duration = Duration::from_millis(350);

/// What stands on the stage, to be built anew when it changes. A table is not: it stays and follows.
#[derive(Clone, Debug, PartialEq)]
enum Scene<G: GameUi> {
    Table,
    Other(Screen<G>, Vec<String>),
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
    guard_curtain(play.acting(What::DropCurtain));
    let_bots_move(session, play);
    follow_focus(play);
    follow_motion(session, play);
    use_herald().follow(play);
    let eyes = play.slice(|showing| showing.screen.eyes());
    Effect::new(move |before: Option<_>| {
        let eyes = eyes.get();
        if before.is_some_and(|before| before != eyes) {
            about.close();
        }
        eyes
    });
    let scene = play.slice(|showing| match &showing.screen {
        Screen::Table { .. } => Scene::Table,
        other => Scene::Other(other.clone(), showing.sentences.clone()),
    });
    move || match scene.get() {
        Scene::Table => view! { <OpenTable play /> }.into_any(),
        Scene::Other(screen, _) => play.showing.with_untracked(|showing| other(play, showing, &screen)),
    }
}

/// What stands there instead of the table.
fn other<G: GameUi>(play: Play<G>, showing: &Showing<G>, screen: &Screen<G>) -> AnyView {
    let voice = G::voice(play.locale, showing);
    match screen {
        Screen::Table { .. } => ().into_any(),
        Screen::Stop { stop, is_last } => G::stop(play, &voice, stop.clone(), *is_last),
        Screen::Over { outcome, opened } => {
            let (Some(opened), Some(view)) = (opened, &showing.view) else { return ().into_any() };
            G::result(play, &voice, Ended { outcome, opened, view, story: &showing.public_story() })
        }
        Screen::Curtain { seat, question, asks_pin } => {
            let reason = match question {
                Some(question) => voice.question(*seat, question),
                None => voice.look(*seat),
            };
            let player = showing.people.at(*seat).clone();
            let is_look = question.is_none();
            view! { <CurtainScreen play player reason asks_pin=*asks_pin is_look /> }.into_any()
        }
    }
}

/// The table with its question and its story, for all eyes or for one pair.
#[component]
fn OpenTable<G: GameUi>(
    /// What is shown, and how to do something.
    play: Play<G>,
) -> impl IntoView {
    let is_private = play.slice(|showing| showing.screen.eyes().flatten().is_some());
    let is_desk = play.slice(|showing| showing.screen.waiting() == Some(Waiting::Desk));
    let progress =
        play.slice(move |showing| showing.view.as_ref().map(|view| G::progress(play.locale, view)).unwrap_or_default());
    let door = desk_door(play);
    let desk = Signal::derive(move || door.get().filter(|_: &DeskDoor| !is_desk.get()));
    view! {
        <div
            class=G::TABLE_CLASS
            class:at-desk=move || is_desk.get()
            data-testid=move || if is_private.get() { "private" } else { "open" }
        >
            <TableBar play name=G::ID.short_name() progress desk />
            <Story play />
            <Board play />
            <Panel play />
        </div>
    }
}

/// Bots talk as soon as the page has drawn what they speak of, and answer in their time.
fn let_bots_move<G: GameUi>(session: Session<G>, play: Play<G>) {
    // Which showing it is counts too: the same bot may be asked twice in a row.
    let wanted = play.slice(|showing| {
        let is_asked = matches!(showing.screen.waiting(), Some(Waiting::Bot(_)));
        match (showing.is_quiet, is_asked) {
            (false, _) => Some((showing.number, Duration::ZERO)),
            (true, true) => Some((showing.number, if showing.is_poll { POLL_DELAY } else { BOT_DELAY })),
            (true, false) => None,
        }
    });
    Effect::new(move || {
        if let Some((_, delay)) = wanted.get() {
            let timer = Timeout::new(delay.as_millis() as u32, move || match delay.is_zero() {
                true => session.let_bots_talk(),
                false => session.let_bot_answer(),
            });
            // Dropped, and so cancelled, when something else is wanted.
            StoredValue::new_local(timer);
        }
    });
}

/// Every change begins at its question, for the eye, the keyboard and the screen reader.
fn follow_focus<G: GameUi>(play: Play<G>) {
    let scope = use_scope();
    let shown = play.slice(|showing| (showing.screen.clone(), showing.view.clone(), showing.question.clone()));
    Effect::new(move || {
        shown.track();
        // Whoever reads in a window goes on reading.
        request_animation_frame(move || {
            if !scope.has("dialog:focus-within") {
                scope.focus(QUESTION);
            }
        });
    });
}
