//! What one wants to look up: the game on one screen; a turn in four lines, the cast with their deeds, the keys, what is
//! forbidden.

use leptos::prelude::*;

use super::cards::{self, CardFace};
use super::voice::refusal;
use crate::app::art::Portrait;
use crate::app::markup::Markup;
use crate::app::play::help::{Facts, Forbidden, Keys, ShortCuts};
use crate::app::play::summary::summary_card;
use crate::app::words::{Locale, words};
use crate::zipang::{Card, Refusal};

/// What one wants to look up while playing.
#[component]
pub fn Help(
    /// In which language.
    locale: Locale,
) -> impl IntoView {
    let steps = vec![
        (words!(locale, zipang.steps.one_title), words!(locale, zipang.steps.one_text)),
        (words!(locale, zipang.steps.two_title), words!(locale, zipang.steps.two_text)),
        (words!(locale, zipang.steps.three_title), words!(locale, zipang.steps.three_text)),
        (words!(locale, zipang.steps.four_title), words!(locale, zipang.steps.four_text)),
    ];
    view! {
        <ShortCuts locale />
        <h3>{words!(locale, board.summary)}</h3>
        <Facts facts=steps />
        <h3>{words!(locale, board.cast)}</h3>
        <ul class="summary-cast">
            {Card::ALL
                .map(|card| {
                    view! {
                        <li>
                            <CardFace locale card />
                            <p>{cards::effect(locale, card)}</p>
                        </li>
                    }
                })}
        </ul>
        <Keys locale />
        <Forbidden locale reasons=Refusal::ALL.to_vec() sentence=refusal />
    }
}

/// The game on one screen.
#[must_use]
pub fn summary(locale: Locale) -> Markup {
    let lines = [
        (Portrait::Bandit, words!(locale, guide.zipang.ante), words!(locale, guide.zipang.ante_text)),
        (Portrait::CrazyOne, words!(locale, guide.zipang.turn), words!(locale, guide.zipang.turn_text)),
        (Portrait::Warlord, words!(locale, guide.zipang.attack), words!(locale, guide.zipang.attack_text)),
        (Portrait::Monk, words!(locale, guide.zipang.monk), words!(locale, guide.zipang.monk_text)),
        (Portrait::Emperor, words!(locale, guide.zipang.pile), words!(locale, guide.zipang.pile_text)),
    ];
    let goal = (Portrait::Merchant, words!(locale, guide.zipang.goal));
    let end = (Portrait::Ninja, words!(locale, guide.zipang.end));
    summary_card(locale, goal, &lines, end)
}
