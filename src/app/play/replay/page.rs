//! The page where a game is seen again: the true table, with the way through the game where the question was.

use std::sync::Arc;

use leptos::prelude::*;

use super::controls::Controls;
use super::watching::Watching;
use crate::app::follow::follow;
use crate::app::play::about::About;
use crate::app::play::empty::no_game;
use crate::app::play::herald::use_herald;
use crate::app::play::motion::Motion;
use crate::app::play::page::framed;
use crate::app::play::stage::{OpenTable, Scene, other};
use crate::app::play::{GameUi, Play, use_session};
use crate::app::words::Locale;
use crate::table::Showing;

/// The page where a game of the address is seen again.
#[must_use]
pub fn page<G: GameUi>(locale: Locale) -> AnyView {
    let watching = Watching::<G>::new();
    let play = watching.play(locale, use_session());
    let has_game = play.is_some();
    framed::<G>(locale, None, Memo::new(move |_| has_game), move |about| match play {
        Some(play) => view! { <Seen play watching about /> }.into_any(),
        None => {
            let html = no_game::<G>(locale, watching.trouble.get_untracked().as_ref()).into_html();
            view! { <article class="prose empty-table" inner_html=html></article> }.into_any()
        }
    })
}

/// One step of the game.
#[component]
fn Seen<G: GameUi>(
    /// What is shown.
    play: Play<G>,
    /// The way through the game.
    watching: Watching<G>,
    /// The help on cards, which belongs to the eyes that opened it.
    about: About,
) -> impl IntoView {
    about.count(play);
    let herald = use_herald();
    let motion = Motion::new(watching.seen);
    let mut before: Option<Arc<Showing<G>>> = None;
    follow(move || {
        let now = play.now();
        let before = before.replace(now.clone());
        motion.follow(&now);
        herald.follow(play.locale, before.as_deref(), &now);
        if before.is_some_and(|before| before.screen.eyes() != now.screen.eyes()) {
            about.close();
        }
    });
    let scene = play.slice(Scene::of);
    let controls = move || view! { <Controls play watching /> }.into_any();
    move || match scene.get() {
        Scene::Table => view! { <OpenTable play panel=controls() /> }.into_any(),
        Scene::Other(screen) => {
            let end = other(play, &play.once(), &screen);
            view! { <div class="replay-end">{end}{controls()}</div> }.into_any()
        }
    }
}
