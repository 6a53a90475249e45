//! The games kept in this browser: played on, looked at, named, copied, deleted, taken elsewhere and brought in.

mod chronicle;
mod deleted;
mod draw;
mod entry;
mod import;
mod shelf;
mod trouble;
mod when;

use leptos::{ev, prelude::*};

pub use deleted::provide_bin;
pub use shelf::Shelf;

use chronicle::{EMPTY, section};
use draw::{item, line};
use entry::{Entry, entries_here};

use crate::app::patch::patched;
use crate::app::play::session;
use crate::app::route::{Page, Route};
use crate::app::setup::{UnderWay, Ways};
use crate::app::words::{Locale, words};
use crate::app::{browser, kept};
use crate::games::GameId;
use crate::store::SlotId;

/// How often the page tells anew how long ago games were saved, in milliseconds.
const MINUTE: u32 = 60_000;

/// The page of the kept games.
#[component]
pub fn Games(
    /// In which language.
    locale: Locale,
) -> impl IntoView {
    let shelf = Shelf::here(locale);
    browser::every(MINUTE, move || shelf.refresh());
    // Another tab has kept or deleted something.
    browser::listen("storage", move |_| shelf.refresh());
    let is_denied = Memo::new(move |_| shelf.entries.with(Result::is_err));
    view! {
        <section class="kept-page">
            <header class="kept-top">
                <h1 tabindex="-1">{words!(locale, kept.title)}</h1>
                <p class="lead">
                    {move || {
                        if is_denied.get() { words!(locale, kept.denied) } else { words!(locale, kept.lead) }
                    }}
                </p>
            </header>
            <Show when=move || !is_denied.get()>
                <Files shelf />
                <NewsLine shelf />
                <List shelf />
                <ChronicleOfTable shelf />
            </Show>
        </section>
    }
}

/// Files come in, and all games go out as one.
#[component]
fn Files(
    /// The kept games.
    shelf: Shelf,
) -> impl IntoView {
    let locale = shelf.locale;
    browser::take_drops(move |files| shelf.bring_in(&files));
    let bring_in = move |event: ev::Event| {
        let input = event_target::<leptos::web_sys::HtmlInputElement>(&event);
        if let Some(files) = input.files() {
            shelf.bring_in(&files);
        }
        // The same file may come once more.
        input.set_value("");
    };
    let has_whole =
        Memo::new(move |_| shelf.entries.with(|entries| entries.iter().flatten().any(|entry| entry.found.is_ok())));
    view! {
        <div class="kept-files">
            <label class="quiet kept-import">
                <input
                    class="visually-hidden"
                    type="file"
                    multiple
                    data-testid="import"
                    aria-describedby="kept-import-hint"
                    on:change=bring_in
                />
                <span>{words!(locale, kept.import)}</span>
            </label>
            <Show when=move || has_whole.get()>
                <button
                    type="button"
                    class="quiet"
                    data-testid="export-all"
                    on:click=move |_| shelf.save_all()
                >
                    {words!(locale, kept.export)}
                </button>
            </Show>
            <p class="hint" id="kept-import-hint">
                {words!(locale, kept.import_hint)}
            </p>
        </div>
    }
}

/// What was done last, and the way back.
#[component]
fn NewsLine(
    /// The kept games.
    shelf: Shelf,
) -> impl IntoView {
    let sentences = move || {
        let sentences = shelf.news.get();
        sentences.into_iter().map(|sentence| view! { <p>{sentence}</p> }).collect_view()
    };
    let can_undo = Memo::new(move |_| shelf.deleted.with(|deleted| !deleted.is_empty()));
    view! {
        <div class="kept-news">
            <div role="status" data-testid="games-status">
                {sentences}
            </div>
            <Show when=move || can_undo.get()>
                <button type="button" class="quiet" data-testid="undo-delete" on:click=move |_| shelf.undo()>
                    {words!(shelf.locale, kept.undo)}
                </button>
            </Show>
        </div>
    }
}

/// All of them, or where the first one begins.
#[component]
fn List(
    /// The kept games.
    shelf: Shelf,
) -> impl IntoView {
    let locale = shelf.locale;
    let items = Signal::derive(move || {
        let (clock, renaming) = (shelf.clock.get(), shelf.renaming.get());
        let drawn = |entry: &Entry| item(entry, locale, clock, renaming.as_ref() == Some(&entry.id));
        shelf.entries.with(|entries| entries.iter().flatten().map(drawn).collect())
    });
    let is_empty = Memo::new(move |_| shelf.entries.with(|entries| entries.iter().flatten().next().is_none()));
    let act = move |event: ev::MouseEvent| {
        let action = browser::closest_attribute(&event, "data-do");
        let slot = browser::closest_attribute(&event, "data-slot").and_then(|slot| SlotId::from_text(&slot));
        if let Some((action, id)) = action.zip(slot) {
            shelf.act(&action, &id);
        }
    };
    let rename = move |event: ev::SubmitEvent| {
        event.prevent_default();
        shelf.rename(&browser::value_of("#kept-name"));
    };
    let leave = move |event: ev::KeyboardEvent| {
        if event.key() == "Escape" {
            shelf.stop_renaming();
        }
    };
    view! {
        <h2 class="visually-hidden" id="kept-list" tabindex="-1">
            {words!(locale, kept.list)}
        </h2>
        <ul
            class="kept-games"
            aria-labelledby="kept-list"
            node_ref=patched(items)
            on:click=act
            on:submit=rename
            on:keydown=leave
        ></ul>
        <Show when=move || is_empty.get()>
            <div class="kept-nothing">
                <p>{words!(locale, kept.nothing)}</p>
                <div class="play-now">
                    {GameId::ALL
                        .map(|game| {
                            view! {
                                <div>
                                    <h3>{game.name()}</h3>
                                    <Ways locale game under_way=None is_main=true />
                                </div>
                            }
                        })}
                </div>
            </div>
        </Show>
    }
}

/// How everybody fared in the games that are over.
#[component]
fn ChronicleOfTable(
    /// The kept games.
    shelf: Shelf,
) -> impl IntoView {
    let pieces = Signal::derive(move || {
        let clock = shelf.clock.get();
        let entries = |entries: &[Entry]| section(entries, shelf.locale, clock);
        shelf.entries.with(|kept| kept.as_deref().ok().and_then(entries).into_iter().collect())
    });
    let act = move |event: ev::MouseEvent| {
        if browser::closest_attribute(&event, "data-do").as_deref() == Some(EMPTY) {
            shelf.empty_chronicle();
        }
    };
    view! { <div class="chronicle-place" node_ref=patched(pieces) on:click=act></div> }
}

/// Where the game that was played last goes on, if one is under way.
#[must_use]
pub fn newest_address() -> Option<String> {
    let entries = entries_here().unwrap_or_default();
    entries.iter().find_map(|entry| Some(kept::address(entry.running()?.game, &entry.id)))
}

/// The way back to the game that was played last, and to all that are kept. Says which game it leads to.
#[must_use]
pub fn doorway(locale: Locale) -> (Option<GameId>, AnyView) {
    let entries = entries_here().unwrap_or_default();
    let newest = entries.iter().find_map(|entry| Some((&entry.id, entry.running()?)));
    let way_on = newest.map(|(id, newest)| {
        view! {
            <p>
                <a
                    class="action"
                    href=kept::address(newest.game, id)
                    data-testid="continue"
                    aria-describedby="continue-line"
                >
                    {words!(locale, kept.go_on)}
                </a>
            </p>
            <div class="kept-line" id="continue-line" inner_html=line(newest, locale).into_html()></div>
        }
    });
    let all = (!entries.is_empty()).then(|| {
        view! {
            <p>
                <a class="quiet" href=Route::Games.href() data-testid="all-games">
                    {words!(locale, kept.all)}
                </a>
            </p>
        }
    });
    (newest.map(|(_, newest)| newest.game), view! { {way_on}{all} }.into_any())
}

/// The game of this kind that was played last and is not over, if there is one, as whoever might begin another is reminded
/// of it.
#[must_use]
pub fn under_way(game: GameId, locale: Locale) -> Option<UnderWay> {
    if session::would_be_lost(game) {
        let address = Route::Game(game, Page::Table).href();
        return Some(UnderWay { address, line: String::new(), is_kept: false });
    }
    let entries = entries_here().unwrap_or_default();
    let running = |entry: &Entry| {
        let kept = entry.running().filter(|kept| kept.game == game)?;
        let (address, line) = (kept::address(game, &entry.id), line(kept, locale).into_html());
        Some(UnderWay { address, line, is_kept: true })
    };
    entries.iter().find_map(running)
}
