//! The page where a game is played, and what stands around every table, whatever the game.

use leptos::prelude::*;
use leptos::web_sys::MouseEvent;

use super::about::{About, about_window};
use super::empty::{TAKE_OVER, Trouble, no_game};
use super::handover::take_over;
use super::herald::provide_herald;
use super::keeping::{Affairs, KeepingLine};
use super::naming::provide_naming;
use super::scope::provide_scope;
use super::settings::{Moments, use_settings};
use super::stage::Stage;
use super::windows::{TableWindows, use_windows};
use super::{GameUi, replay, use_session};
use crate::app::browser;
use crate::app::follow::follow;
use crate::app::kept;
use crate::app::route::{Page, Route, query};
use crate::app::words::Locale;
use crate::store::SlotId;

/// On the root element while a game is to be seen.
const AT_TABLE: &str = "data-at-table";

/// A page with a table of this game: the one where it is played, or where it is seen again.
#[must_use]
pub fn page<G: GameUi>(route: Route, locale: Locale) -> AnyView {
    match route {
        Route::Game(_, Page::Replay) => replay::page::<G>(locale),
        _ => played::<G>(locale),
    }
}

/// The page where this game is played.
fn played<G: GameUi>(locale: Locale) -> AnyView {
    let session = use_session::<G>();
    let (affairs, settings) = (session.affairs, use_settings());
    follow(move || session.wait_for_people(settings.moments.get() != Moments::Off));
    match take_over(session) {
        Ok(true) => {}
        Ok(false) => {
            if let Some(id) = query(&browser::location_hash(), "game").and_then(SlotId::from_text) {
                session.open(id, false);
            }
        }
        Err(_) => affairs.update(|affairs| affairs.trouble = Some(Trouble::Pending)),
    }
    // A reload finds the game again.
    follow(move || {
        if let Some(id) = affairs.with(|affairs| affairs.slot.clone()) {
            browser::rewrite_address(&kept::address(G::ID, &id));
        }
    });
    let has_game = Memo::new(move |_| session.has_game());
    let tap = move |event: MouseEvent| {
        if let (Some(_), Some(Trouble::Elsewhere(id))) =
            (browser::closest_attribute(&event, TAKE_OVER), affairs.with_untracked(|affairs| affairs.trouble.clone()))
        {
            session.open(id, true);
        }
    };
    let file = Callback::new(move |()| session.to_file());
    framed::<G>(locale, Some((affairs, file)), has_game, move |about| {
        view! {
            {move || match has_game.get().then(|| session.play(locale)).flatten() {
                Some(play) => view! { <Stage session play about /> }.into_any(),
                None if affairs.with(|affairs| affairs.is_opening) => ().into_any(),
                None => {
                    let html = affairs.with(|affairs| no_game::<G>(locale, affairs.trouble.as_ref()).into_html());
                    view! { <article class="prose empty-table" inner_html=html on:click=tap></article> }.into_any()
                }
            }}
            <KeepingLine locale affairs file />
        }
        .into_any()
    })
}

/// What stands around every table: its element, its windows, its voice and what travels over it.
pub(super) fn framed<G: GameUi>(
    locale: Locale,
    keeping: Option<(RwSignal<Affairs>, Callback<()>)>,
    has_game: Memo<bool>,
    content: impl FnOnce(About) -> AnyView,
) -> AnyView {
    use_settings().remember_again();
    let scope = provide_scope();
    use_windows().belong_to_page(locale, scope);
    provide_naming();
    G::provide();
    let herald = provide_herald(scope);
    let (unseen, cards) = (StoredValue::new(None), StoredValue::new((Vec::new(), 0)));
    let about = About { locale, scope, words: G::card, unseen, herald, cards };
    // A game fills the window: the frame of the other pages steps back.
    follow(move || match has_game.get() {
        true => browser::set_root_attribute(AT_TABLE, ""),
        false => browser::remove_root_attribute(AT_TABLE),
    });
    on_cleanup(|| browser::remove_root_attribute(AT_TABLE));
    let windows = about_window(locale, scope).into_html();
    view! {
        <div
            class="table-page"
            data-testid="table"
            data-game=G::ID.name()
            node_ref=scope.root
            on:click=move |event| about.tap(&event)
            on:mouseover=move |event| about.point(&event)
            on:keydown=move |event| about.press(&event)
            on:focusout=move |event| about.leave(&event)
        >
            {content(about)}
            <TableWindows locale about keeping help=G::help summary=G::summary />
            <div class="about-holder" inner_html=windows></div>
            <p class="visually-hidden" aria-live="polite" data-testid="live" node_ref=herald.region></p>
            <div class="ghosts" aria-hidden="true"></div>
        </div>
    }
    .into_any()
}
