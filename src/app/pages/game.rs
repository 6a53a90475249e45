//! A game introduced: what one wants, how it goes, who is in it. One layout, filled by each game.

use leptos::prelude::*;

use crate::app::art::{Portrait, PortraitPicture, Scene, ScenePicture};
use crate::app::play::Kind;
use crate::app::route::Route;
use crate::app::words::{Locale, words};

/// A label and what it says.
#[derive(Clone, Debug)]
pub struct Fact {
    /// What is told.
    pub label: &'static str,
    /// The telling.
    pub value: String,
}

impl Fact {
    /// Says `value` under `label`.
    pub fn new(label: &'static str, value: impl Into<String>) -> Self {
        let value = value.into();
        Self { label, value }
    }
}

/// One of the people on the cards.
#[derive(Clone, Debug)]
pub struct Member {
    /// Who one sees on the card.
    pub portrait: Portrait,
    /// The name on the card.
    pub name: &'static str,
    /// Who that is, in a word or two.
    pub role: &'static str,
    /// What the card does.
    pub effect: &'static str,
    /// Its values and number of copies.
    pub facts: Vec<Fact>,
}

/// Everything the page of a game says, in one language.
#[derive(Clone, Debug)]
pub struct Introduction {
    /// Who devised it.
    pub designer: &'static str,
    /// The picture at the top.
    pub scene: Scene,
    /// What kind of game it is, in a sentence or two.
    pub lead: &'static str,
    /// Players, length, cards.
    pub facts: [Fact; 3],
    /// Which game it is.
    pub kind: Kind,
    /// What one plays for.
    pub goal: &'static str,
    /// The heading over the steps.
    pub steps_title: &'static str,
    /// The parts of a round: a name and what happens.
    pub steps: [(&'static str, &'static str); 4],
    /// What the numbers on the cards mean.
    pub cast_note: &'static str,
    /// The people.
    pub cast: Vec<Member>,
    /// The other game: its page and name.
    pub other: (Route, &'static str),
}

/// The page of a game.
#[component]
pub fn GamePage(
    /// In which language.
    locale: Locale,
    /// What it says, in that language.
    introduction: Introduction,
) -> impl IntoView {
    let Introduction { kind, designer, scene, lead, facts, goal, .. } = introduction;
    let (other, other_name) = introduction.other;
    view! {
        <section class="game-top">
            <ScenePicture scene />
            <div class="game-top-words">
                <p class="tag">{words!(locale, game.by, name = designer)}</p>
                <h1 tabindex="-1">{kind.name()}</h1>
                <p class="lead">{lead}</p>
                <Facts facts />
                <PlayLink to=kind.setup() words=words!(locale, place.play, name = kind.name()) />
            </div>
        </section>
        <section class="play" aria-labelledby="goal">
            <div class="play-goal">
                <h2 id="goal">{words!(locale, game.goal)}</h2>
                <p>{goal}</p>
            </div>
            <div>
                <h2>{introduction.steps_title}</h2>
                <ol class="steps">
                    {introduction
                        .steps
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
            <p class="cast-note">{introduction.cast_note}</p>
            <ul class="cast-list">
                {introduction
                    .cast
                    .into_iter()
                    .map(|member| view! { <CastMember member /> })
                    .collect_view()}
            </ul>
            <p class="ways">
                <PlayLink to=kind.setup() words=words!(locale, place.play, name = kind.name()) />
                <a class="quiet" href=other.href()>
                    {words!(locale, game.other, name = other_name)}
                </a>
            </p>
        </section>
    }
}

/// The way to a table.
#[component]
pub fn PlayLink(
    /// The page where it is set.
    to: Route,
    /// What the link says.
    #[prop(into)]
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

/// Facts side by side, each under its label.
#[component]
pub fn Facts(
    /// What to tell.
    #[prop(into)]
    facts: Vec<Fact>,
) -> impl IntoView {
    view! {
        <dl class="facts">
            {facts
                .into_iter()
                .map(|fact| {
                    view! {
                        <div>
                            <dt>{fact.label}</dt>
                            <dd>{fact.value}</dd>
                        </div>
                    }
                })
                .collect_view()}
        </dl>
    }
}

/// How many cards a cast makes up.
#[cfg(test)]
pub fn copies_in(cast: &[Member]) -> u32 {
    cast.iter()
        .filter_map(|member| member.facts.last())
        .filter_map(|copies| copies.value.trim_start_matches('×').parse::<u32>().ok())
        .sum()
}
