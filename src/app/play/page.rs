//! What the pages of playing have in common, whatever the game: the bar above, bots that move in time.

use std::time::Duration;

use leptos::prelude::*;

use super::about::{About, about_window};
use super::empty::no_game;
use super::handover::take_over;
use super::herald::provide_herald;
use super::motion::follow_motion;
use super::settings::use_settings;
use super::windows::{TableWindows, provide_windows, use_windows};
use super::{PlayedHere, Session, naming, use_session};
use crate::app::art::Crest;
use crate::app::browser;
use crate::app::route::Route;
use crate::app::words::{Locale, words};
use crate::table::{Playable, Screen, Stage, Waiting};

/// How long a bot takes, whatever it has to choose from.
const BOT_DELAY: Duration = Duration::from_millis(1100);
/// How long it takes where one after the other is asked the same: a table of twelve does not wait for ever.
const POLL_DELAY: Duration = Duration::from_millis(350);

/// The page where this game is played.
#[must_use]
pub fn page<G: PlayedHere>(_: Route, locale: Locale) -> AnyView {
    use_settings().remember_again();
    let session = use_session::<G>();
    let trouble = take_over(session).err();
    provide_windows();
    let herald = provide_herald();
    let about = About { locale, words: G::card, herald, cards: StoredValue::new((Vec::new(), 0)) };
    let has_game = Memo::new(move |_| session.has_game());
    let windows = about_window(locale).into_html();
    Effect::new(move |before: Option<Option<_>>| {
        let eyes = session.stage().as_ref().and_then(Stage::eyes);
        if before.is_some_and(|before| before != eyes) {
            about.close();
        }
        eyes
    });
    view! {
        <div
            class="table-page"
            data-testid="table"
            data-game=G::ID.name()
            on:mousedown=move |event| naming::touched(&event)
            on:click=move |event| {
                if naming::tapped(&event) { about.close() } else { about.tap(&event) }
            }
            on:mouseover=move |event| about.point(&event)
            on:keydown=move |event| about.press(&event)
            on:focusout=move |event| about.leave(&event)
        >
            {move || {
                if has_game.get() {
                    return G::table(locale);
                }
                let html = no_game::<G>(locale, trouble.as_ref()).into_html();
                view! { <article class="prose empty-table" inner_html=html></article> }.into_any()
            }}
            <TableWindows locale about help=G::help summary=G::summary />
            <div class="about-holder" inner_html=windows></div>
            <p class="visually-hidden" aria-live="polite" data-testid="live"></p>
        </div>
    }
    .into_any()
}

/// The stage of a game, followed: its bots move in time, things travel over the table, and every change begins at its
/// question, for the eye, the keyboard and the screen reader.
pub fn follow<G: Playable>(session: Session<G>) -> Memo<Option<Stage<G>>> {
    let stage = Memo::new(move |_| session.stage());
    Effect::new(move || {
        let waiting = stage.with(|stage| match stage {
            Some(Stage::Screen(Screen::Open { waiting, .. } | Screen::Private { waiting, .. })) => Some(*waiting),
            _ => None,
        });
        let is_poll = session.read(|sitting| sitting.is_poll()).unwrap_or_default();
        let delay = if is_poll { POLL_DELAY } else { BOT_DELAY };
        if let Some(Waiting::Bot(_)) = waiting
            && let Ok(timer) = set_timeout_with_handle(move || session.move_bot(), delay)
        {
            on_cleanup(move || timer.clear());
        }
    });
    Effect::new(move || {
        if stage.with(Option::is_some) {
            // Whoever reads in a window goes on reading.
            request_animation_frame(|| {
                if !browser::exists("dialog:focus-within") {
                    browser::focus("#question");
                }
            });
        }
    });
    follow_motion(session, stage);
    stage
}

/// The way to the deal desk, from wherever people are.
#[derive(Clone, Copy, Debug)]
pub struct DeskDoor {
    /// How many offers lie there.
    pub offers: usize,
    /// Opens it.
    pub open: Callback<()>,
}

impl DeskDoor {
    /// What the button says.
    #[must_use]
    pub fn label(self, locale: Locale) -> String {
        match self.offers {
            0 => words!(locale, desk.open).to_owned(),
            count => words!(locale, desk.open_offers, count = count),
        }
    }
}

/// The way out, where the game stands, and what helps.
#[component]
pub fn TableBar(
    /// In which language.
    locale: Locale,
    /// The game's name, short.
    name: &'static str,
    /// How far it has come.
    progress: String,
    /// Takes back the last answer, if that can be.
    undo: Option<Callback<()>>,
    /// The way to the deal desk, where there is one.
    #[prop(optional_no_strip)]
    desk: Option<DeskDoor>,
) -> impl IntoView {
    // In words where there is room, by a sign where there is not.
    let button = |testid, sign, label: String, run: Callback<()>| {
        let title = label.clone();
        view! {
            <button type="button" class="quiet" data-testid=testid title=title on:click=move |_| run.run(())>
                <span class="in-words">{label}</span>
                <span class="by-sign" aria-hidden="true">
                    {sign}
                </span>
            </button>
        }
    };
    let windows = use_windows();
    let opener = |testid, sign, label, is_open: RwSignal<bool>| {
        view! {
            <button
                type="button"
                class="quiet"
                data-testid=testid
                aria-label=label
                title=label
                aria-haspopup="dialog"
                on:click=move |_| is_open.set(true)
            >
                {sign}
            </button>
        }
    };
    view! {
        <div class="table-bar">
            <a
                class="wordmark"
                href=Route::Home.href()
                aria-label=words!(locale, board.home)
                title=words!(locale, board.home)
            >
                <Crest />
            </a>
            <p class="table-name">
                <span>{name}</span>
                " "
                <b>{progress}</b>
            </p>
            {undo.map(|undo| button("undo", "↶", words!(locale, board.undo).to_owned(), undo))}
            {desk.map(|desk| button("desk", "⇄", desk.label(locale), desk.open))}
            {opener("settings", "⚙", words!(locale, board.settings), windows.settings)}
            {opener("help", "?", words!(locale, board.help), windows.help)}
        </div>
    }
}
