//! What the browser has to tell of the app itself (`public/offline.js`): that a newer version is here, and that it could be
//! installed. It stands on the root element.

use std::time::Duration;

use leptos::prelude::*;

use super::games::{self, Shelf};
use crate::app::browser;
use crate::app::route::query;
use crate::app::words::{Locale, words};

/// A newer version is here.
const FRESH: &str = "data-fresh";
/// How the app could be installed: the browser asks if it is told to, or people do it by hand.
const INSTALL: &str = "data-install";

/// An attribute of the root element, followed.
fn news(name: &'static str) -> ReadSignal<Option<String>> {
    let (news, set_news) = signal(browser::root_attribute(name));
    browser::listen("noren-news", move |_| set_news.set(browser::root_attribute(name)));
    news
}

/// A quiet line: a newer version is here. A game under way is kept before the page goes.
#[component]
pub fn FreshLine(
    /// In which language.
    locale: Locale,
) -> impl IntoView {
    let fresh = news(FRESH);
    let later = |_| {
        browser::remove_root_attribute(FRESH);
        browser::announce("noren-news");
    };
    view! {
        <div role="status">
            <Show when=move || fresh.get().is_some()>
                <div class="note fresh" data-testid="fresh">
                    <p>{words!(locale, news.fresh)}</p>
                    <button type="button" class="quiet" data-testid="renew" on:click=|_| browser::ask("renew")>
                        {words!(locale, news.reload)}
                    </button>
                    <button type="button" class="quiet" data-testid="later" on:click=later>
                        {words!(locale, news.later)}
                    </button>
                </div>
            </Show>
        </div>
    }
}

/// How to have the app among one's own, where the browser knows a way.
#[component]
pub fn Install(
    /// In which language.
    locale: Locale,
) -> impl IntoView {
    let way = news(INSTALL);
    let shelf = Shelf::here(locale);
    let has_games = shelf.entries.with_untracked(|entries| entries.as_ref().is_ok_and(|entries| !entries.is_empty()));
    let by_hand = move || {
        let file = has_games.then(|| {
            view! {
                <p>{words!(locale, news.install_empty)}</p>
                <button type="button" class="quiet" data-testid="take-along" on:click=move |_| shelf.save_all()>
                    {words!(locale, kept.export)}
                </button>
            }
        });
        view! {
            <p>{words!(locale, news.install_by_hand)}</p>
            {file}
        }
    };
    let asked = move || {
        view! {
            <p>{words!(locale, news.install_text)}</p>
            <button type="button" class="quiet" data-testid="install" on:click=|_| browser::ask("install")>
                {words!(locale, news.install)}
            </button>
        }
    };
    view! {
        <Show when=move || way.get().is_some()>
            <section class="install" aria-labelledby="install" data-testid="install-offer">
                <h2 id="install">{words!(locale, news.install_title)}</h2>
                {if way.get_untracked().as_deref() == Some("by-hand") {
                    by_hand().into_any()
                } else {
                    asked().into_any()
                }}
            </section>
        </Show>
    }
}

/// Whoever comes by the installed app's shortcut goes on with the game that was played last, if one is under way.
pub fn go_on_if_asked() {
    if query(&browser::location_hash(), "go") == Some("on")
        && let Some(address) = games::newest_address()
    {
        set_timeout(move || browser::go_instead(&address), Duration::ZERO);
    }
}
