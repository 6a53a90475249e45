//! The summary card of the game: a turn in four lines, the cast with their deeds, the keys, what is forbidden.

use leptos::prelude::*;

use super::cards::{self, CardFace};
use super::voice::refusal;
use crate::app::play::help::{Facts, Forbidden, Keys};
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
