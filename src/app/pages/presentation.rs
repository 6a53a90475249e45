//! What each game brings to the pages: its words, its pictures, its house rules. The pages themselves know no game.

use leptos::prelude::*;

use super::{oriente, zipang};
use crate::app::art::Portrait;
use crate::app::setup::HouseRulesForm;
use crate::app::words::{Locale, words};
use crate::games::GameId;

/// All that the pages show of one game.
#[derive(Clone, Copy, Debug)]
pub struct Presentation {
    /// Its picture, one of our own drawings.
    pub scene: &'static str,
    /// Some of its cast.
    pub faces: [Portrait; 5],
    /// Who devised it.
    pub designer: &'static str,
    /// What makes one want to play it.
    pub pitch: fn(Locale) -> Pitch,
    /// What its own page tells.
    pub introduction: fn(Locale) -> Introduction,
    /// What a round of it is called, with its number.
    pub round: fn(Locale, u16) -> String,
    /// Who made it, in full.
    pub credit: fn(Locale) -> &'static str,
    /// What a table of it may decide for itself.
    pub house_rules: HouseRulesForm,
}

impl Presentation {
    /// That of a game. Here, and nowhere else, the pages tell the games apart.
    #[must_use]
    pub const fn of(game: GameId) -> Self {
        match game {
            GameId::Oriente => oriente::PRESENTATION,
            GameId::Zipang => zipang::PRESENTATION,
        }
    }
}

/// A game at a glance, in one language.
#[derive(Clone, Copy, Debug)]
pub struct Pitch {
    /// Two or three words on its temper.
    pub tag: &'static str,
    /// What one does in it.
    pub text: &'static str,
    /// How long it takes.
    pub length: &'static str,
    /// What is in the box.
    pub cards: &'static str,
    /// What makes it special.
    pub points: [&'static str; 2],
    /// The words of the link to its page.
    pub more: &'static str,
}

impl Pitch {
    /// Players, length and cards.
    #[must_use]
    pub fn facts(&self, game: GameId, locale: Locale) -> [Fact; 3] {
        [
            Fact::new(words!(locale, game.players), game.players_label()),
            Fact::new(words!(locale, game.length), self.length),
            Fact::new(words!(locale, game.cards), self.cards),
        ]
    }
}

/// Everything the page of a game says, in one language.
#[derive(Clone, Debug)]
pub struct Introduction {
    /// What kind of game it is, in a sentence or two.
    pub lead: &'static str,
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

/// What every game's page says, under the name of the game: what makes one want to play it, and the introduction. Its
/// `cast` is the game's own.
macro_rules! texts_of {
    ($game:ident, steps called $steps:ident) => {
        fn pitch(locale: $crate::app::words::Locale) -> super::presentation::Pitch {
            super::presentation::Pitch {
                tag: words!(locale, $game.pitch.tag),
                text: words!(locale, $game.pitch.text),
                length: words!(locale, $game.pitch.length),
                cards: words!(locale, $game.pitch.cards),
                points: [words!(locale, $game.pitch.point1), words!(locale, $game.pitch.point2)],
                more: words!(locale, $game.pitch.more),
            }
        }

        fn introduction(locale: $crate::app::words::Locale) -> super::presentation::Introduction {
            super::presentation::Introduction {
                lead: words!(locale, $game.lead),
                goal: words!(locale, $game.goal),
                steps_title: words!(locale, game.$steps),
                steps: [
                    (words!(locale, $game.steps.one_title), words!(locale, $game.steps.one_text)),
                    (words!(locale, $game.steps.two_title), words!(locale, $game.steps.two_text)),
                    (words!(locale, $game.steps.three_title), words!(locale, $game.steps.three_text)),
                    (words!(locale, $game.steps.four_title), words!(locale, $game.steps.four_text)),
                ],
                cast_note: words!(locale, $game.cast_note),
                cast: cast(locale),
            }
        }
    };
}
pub(super) use texts_of;
