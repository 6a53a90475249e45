//! A game introduced: what one wants, how it goes, who is in it. One layout, filled by each game.

use leptos::prelude::*;

use super::games;
use super::presentation::{Facts, Introduction, Member, Presentation};
use crate::app::art::{PortraitPicture, ScenePicture};
use crate::app::route::{Page, Route};
use crate::app::setup::{Resume, Ways};
use crate::app::words::{Locale, words};
use crate::games::GameId;

/// The page of a game.
#[component]
pub fn GamePage(
    /// In which language.
    locale: Locale,
    /// Which game.
    game: GameId,
) -> impl IntoView {
    let presentation = Presentation::of(game);
    let Introduction { lead, goal, steps_title, steps, cast_note, cast } = (presentation.introduction)(locale);
    let facts = (presentation.pitch)(locale).facts(game, locale);
    let under_way = games::under_way(game, locale);
    let resume = under_way.clone().map(|under_way| view! { <Resume locale game under_way /> });
    let is_main = under_way.is_none();
    view! {
        <section class="game-top">
            <ScenePicture drawing=presentation.scene />
            <div class="game-top-words">
                <p class="tag">{words!(locale, game.by, name = presentation.designer)}</p>
                <h1 tabindex="-1">{game.name()}</h1>
                <p class="lead">{lead}</p>
                <Facts facts />
                {resume}
                <Ways locale game under_way=under_way.clone() is_main />
            </div>
        </section>
        <section class="play" aria-labelledby="goal">
            <div class="play-goal">
                <h2 id="goal">{words!(locale, game.goal)}</h2>
                <p>{goal}</p>
            </div>
            <div>
                <h2>{steps_title}</h2>
                <ol class="steps">
                    {steps
                        .map(|(title, text)| {
                            view! {
                                <li>
                                    <h3>{title}</h3>
                                    <p>{text}</p>
                                </li>
                            }
                        })}
                </ol>
            </div>
        </section>
        <section class="cast" aria-labelledby="cast">
            <h2 id="cast">{words!(locale, game.cast)}</h2>
            <p class="cast-note">{cast_note}</p>
            <ul class="cast-list">
                {cast.into_iter().map(|member| view! { <CastMember member /> }).collect_view()}
            </ul>
            <div class="ways">
                <Ways locale game under_way is_main />
                {GameId::ALL
                    .into_iter()
                    .filter(|other| *other != game)
                    .map(|other| {
                        view! {
                            <a class="quiet" href=Route::Game(other, Page::Intro).href()>
                                {words!(locale, game.other, name = other.name())}
                            </a>
                        }
                    })
                    .collect_view()}
            </div>
        </section>
    }
}

/// The way to a table.
#[component]
pub fn PlayLink(
    /// Its page.
    to: Route,
    /// What the link says.
    words: String,
) -> impl IntoView {
    view! {
        <p>
            <a class="action" href=to.href() data-testid="play">
                {words}
            </a>
        </p>
    }
}

/// One of the people: portrait, name, deed and numbers.
#[component]
fn CastMember(
    /// Who it is.
    member: Member,
) -> impl IntoView {
    view! {
        <li class="member" data-testid="member">
            <PortraitPicture portrait=member.portrait />
            <h3>
                {member.name} " " <span class="role">{member.role}</span>
            </h3>
            <p>{member.effect}</p>
            <Facts facts=member.facts />
        </li>
    }
}
