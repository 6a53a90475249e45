//! The doorway: what this is, and the two games behind it.

use leptos::prelude::*;

use super::game::{Fact, Facts, PlayLink};
use super::{oriente, zipang};
use crate::app::art::{Curtain, Portrait, PortraitPicture, Scene, ScenePicture};
use crate::app::browser;
use crate::app::play::Kind;
use crate::app::route::Route;
use crate::app::words::{Locale, words};

/// The home page.
#[component]
pub fn Home(
    /// In which language.
    locale: Locale,
) -> impl IntoView {
    let back = Kind::ALL.map(|kind| {
        let words = words!(locale, place.back_to_table, name = kind.name());
        let is_played = browser::root_attribute(kind.mark()).is_some();
        is_played.then(|| view! { <PlayLink to=kind.table() words /> })
    });
    view! {
        <section class="doorway">
            <Curtain />
            <div class="doorway-words">
                <h1 tabindex="-1">{words!(locale, home.title)}</h1>
                <p class="lead">{words!(locale, home.lead)}</p>
                {back}
            </div>
        </section>
        <section class="games" aria-labelledby="games">
            <h2 id="games" class="visually-hidden">
                {words!(locale, home.games)}
            </h2>
            <GameCard
                to=Route::Oriente
                scene=Scene::Oriente
                faces=[
                    Portrait::Nofu,
                    Portrait::Samurai,
                    Portrait::Shogun,
                    Portrait::MahoTsukai,
                    Portrait::Geisha,
                ]
                kind=Kind::Oriente
                tag=words!(locale, home.oriente_tag)
                pitch=words!(locale, home.oriente_pitch)
                points=[
                    words!(locale, home.oriente_point1),
                    words!(locale, home.oriente_point2),
                ]
                facts=oriente::facts(locale)
                more=words!(locale, home.oriente_more)
                play=words!(locale, place.play, name = Kind::Oriente.name())
            />
            <GameCard
                to=Route::Zipang
                scene=Scene::Zipang
                faces=[
                    Portrait::Bandit,
                    Portrait::ShrineMaiden,
                    Portrait::Emperor,
                    Portrait::Warlord,
                    Portrait::CrazyOne,
                ]
                kind=Kind::Zipang
                tag=words!(locale, home.zipang_tag)
                pitch=words!(locale, home.zipang_pitch)
                points=[
                    words!(locale, home.zipang_point1),
                    words!(locale, home.zipang_point2),
                ]
                facts=zipang::facts(locale)
                more=words!(locale, home.zipang_more)
                play=words!(locale, place.play, name = Kind::Zipang.name())
            />
        </section>
        <HouseRules locale />
    }
}

/// A game at a glance.
#[component]
fn GameCard(
    /// The game's own page.
    to: Route,
    /// Its picture.
    scene: Scene,
    /// Some of its cast.
    faces: [Portrait; 5],
    /// Which game.
    kind: Kind,
    /// Two or three words on its temper.
    tag: &'static str,
    /// What one does in it.
    pitch: &'static str,
    /// What makes it special.
    points: [&'static str; 2],
    /// Players, length, cards.
    facts: [Fact; 3],
    /// The words of the link.
    more: &'static str,
    /// The words of the way to a table.
    play: String,
) -> impl IntoView {
    view! {
        <article class="game-card" data-testid="game">
            <ScenePicture scene />
            <div class="faces">{faces.map(|portrait| view! { <PortraitPicture portrait /> })}</div>
            <div class="game-card-words">
                <p class="tag">{tag}</p>
                <h3>{kind.name()}</h3>
                <p>{pitch}</p>
                <ul class="points">{points.map(|point| view! { <li>{point}</li> })}</ul>
                <Facts facts />
                <div class="ways">
                    <PlayLink to=kind.setup() words=play />
                    <a class="quiet" href=to.href()>
                        {more}
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
