//! The summary card of the game: a turn in four lines, the cast with their deeds, the keys.

use leptos::prelude::*;

use super::cards::{self, CardFace};
use crate::app::words::{Locale, words};
use crate::zipang::Card;

/// What one wants to look up while playing.
#[component]
pub fn Help(
    /// In which language.
    locale: Locale,
) -> impl IntoView {
    let steps = [
        (words!(locale, zipang.steps.one_title), words!(locale, zipang.steps.one_text)),
        (words!(locale, zipang.steps.two_title), words!(locale, zipang.steps.two_text)),
        (words!(locale, zipang.steps.three_title), words!(locale, zipang.steps.three_text)),
        (words!(locale, zipang.steps.four_title), words!(locale, zipang.steps.four_text)),
    ];
    let keys = [
        ("?", words!(locale, board.key_help)),
        ("Esc", words!(locale, board.key_escape)),
        ("Space · Enter", words!(locale, board.key_hold)),
        ("Tab", words!(locale, board.key_tab)),
    ];
    let facts = |pairs: Vec<(&'static str, &'static str)>| {
        pairs.into_iter().map(|(name, text)| view! { <dt>{name}</dt> <dd>{text}</dd> }).collect_view()
    };
    view! {
        <h3>{words!(locale, board.summary)}</h3>
        <dl class="summary">{facts(steps.to_vec())}</dl>
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
        <h3>{words!(locale, board.shortcuts)}</h3>
        <dl class="summary keys">{facts(keys.to_vec())}</dl>
    }
}
