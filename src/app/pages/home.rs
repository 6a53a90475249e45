//! The doorway: what this is, and the games behind it.

use leptos::prelude::*;

use super::game::PlayLink;
use super::games;
use super::news::{Install, go_on_if_asked};
use super::presentation::{Facts, Presentation};
use crate::app::art::{Curtain, PortraitPicture, ScenePicture};
use crate::app::browser;
use crate::app::route::{Page, Route};
use crate::app::setup::Ways;
use crate::app::words::{Locale, words};
use crate::games::GameId;

/// The home page.
#[component]
pub fn Home(
    /// In which language.
    locale: Locale,
) -> impl IntoView {
    go_on_if_asked();
    let (kept, ways) = games::doorway(locale);
    // Where a game is kept, the way to it is the way back to its table.
    let back = GameId::ALL.map(|game| {
        let words = words!(locale, setup.back_to_table, name = game.name());
        let is_played = browser::root_attribute(&game.presence_attribute()).is_some();
        (is_played && kept != Some(game)).then(|| view! { <PlayLink to=Route::Game(game, Page::Table) words /> })
    });
    view! {
        <section class="doorway">
            <Curtain />
            <div class="doorway-words">
                <h1 tabindex="-1">{words!(locale, home.title)}</h1>
                {ways}
                {back}
                <div class="play-now">
                    {GameId::ALL.map(|game| view! { <PlayNow locale game is_main=kept.is_none() /> })}
                </div>
                <p class="lead">{words!(locale, home.lead)}</p>
            </div>
        </section>
        <section class="games" aria-labelledby="games">
            <h2 id="games" class="visually-hidden">
                {words!(locale, home.games)}
            </h2>
            {GameId::ALL.map(|game| view! { <GameCard locale game /> })}
        </section>
        <HouseRules locale />
        <Install locale />
    }
}

/// A game to be played at once.
#[component]
fn PlayNow(
    /// In which language.
    locale: Locale,
    /// Which game.
    game: GameId,
    /// Is there no game to go on with?
    is_main: bool,
) -> impl IntoView {
    view! {
        <section class="play-tile" aria-label=game.name()>
            <PortraitPicture portrait=Presentation::of(game).faces[2] />
            <h2>{game.name()}</h2>
            <Ways locale game under_way=games::under_way(game, locale) is_main />
        </section>
    }
}

/// A game at a glance.
#[component]
fn GameCard(
    /// In which language.
    locale: Locale,
    /// Which game.
    game: GameId,
) -> impl IntoView {
    let presentation = Presentation::of(game);
    let pitch = (presentation.pitch)(locale);
    view! {
        <article class="game-card" data-testid="game">
            <ScenePicture drawing=presentation.scene />
            <div class="faces">
                {presentation.faces.map(|portrait| view! { <PortraitPicture portrait /> })}
            </div>
            <div class="game-card-words">
                <p class="tag">{pitch.tag}</p>
                <h3>{game.name()}</h3>
                <p>{pitch.text}</p>
                <ul class="points">{pitch.points.map(|point| view! { <li>{point}</li> })}</ul>
                <Facts facts=pitch.facts(game, locale) />
                <div class="ways">
                    <a class="quiet" href=Route::Game(game, Page::Intro).href()>
                        {pitch.more}
                    </a>
                </div>
            </div>
        </article>
    }
}

/// What every visitor may count on here.
#[component]
fn HouseRules(
    /// In which language.
    locale: Locale,
) -> impl IntoView {
    let rules = [
        (words!(locale, home.promise_private_title), words!(locale, home.promise_private)),
        (words!(locale, home.promise_offline_title), words!(locale, home.promise_offline)),
        (words!(locale, home.promise_languages_title), words!(locale, home.promise_languages)),
        (words!(locale, home.promise_everyone_title), words!(locale, home.promise_everyone)),
    ];
    view! {
        <section class="house" aria-labelledby="house">
            <h2 id="house">{words!(locale, home.promise_title)}</h2>
            <ul class="house-rules">
                {rules
                    .map(|(title, text)| {
                        view! {
                            <li>
                                <h3>{title}</h3>
                                <p>{text}</p>
                            </li>
                        }
                    })}
            </ul>
        </section>
    }
}
