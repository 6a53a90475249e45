//! The bar above a table: the way out, where the game stands, and what helps.

use leptos::prelude::*;

use super::windows::use_windows;
use super::{GameUi, Play};
use crate::app::art::Crest;
use crate::app::route::Route;
use crate::app::words::{Locale, words};
use crate::table::{Waiting, What};

/// The way to the deal desk, from wherever people are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DeskDoor {
    /// How many offers lie there.
    offers: usize,
}

impl DeskDoor {
    /// What the button says.
    #[must_use]
    pub fn label(self, locale: Locale) -> String {
        match self.offers {
            0 => words!(locale, table.desk_open).to_owned(),
            count => words!(locale, table.desk_offers, count = count),
        }
    }
}

/// The way to the deal desk, while this is a moment to bargain.
pub fn desk_door<G: GameUi>(play: Play<G>) -> Memo<Option<DeskDoor>> {
    play.slice(|showing, _| showing.desk.map(|offers| DeskDoor { offers }))
}

/// The way out, where the game stands, and what helps.
#[component]
pub fn TableBar<G: GameUi>(
    /// What is shown, and how to do something.
    play: Play<G>,
    /// How far it has come.
    progress: Memo<String>,
) -> impl IntoView {
    let locale = play.locale;
    // In words where there is room, by a sign where there is not.
    let button = move |testid, sign, label: String, what: What<G>| {
        let title = label.clone();
        view! {
            <button type="button" class="quiet" data-testid=testid title=title on:click=move |_| play.act(what.clone())>
                <span class="in-words">{label}</span>
                <span class="by-sign" aria-hidden="true">
                    {sign}
                </span>
            </button>
        }
    };
    let can_undo = play.slice(|showing, _| showing.can_undo);
    // At the desk itself there is no way to it.
    let desk = play.slice(|showing, _| match showing.screen.waiting() {
        Some(Waiting::Desk) => None,
        _ => showing.desk.map(|offers| DeskDoor { offers }),
    });
    let undo = move || can_undo.get().then(|| button("undo", "↶", words!(locale, table.undo).to_owned(), What::Undo));
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
                aria-label=words!(locale, table.home)
                title=words!(locale, table.home)
            >
                <Crest />
            </a>
            <p class="table-name">
                <span>{G::ID.short_name()}</span>
                " "
                <b>{move || progress.get()}</b>
            </p>
            {undo}
            {move || desk.get().map(|desk| button("desk", "⇄", desk.label(locale), What::OpenDesk))}
            {opener("settings", "⚙", words!(locale, table.settings), windows.settings)}
            {opener("help", "?", words!(locale, table.help), windows.help)}
        </div>
    }
}
