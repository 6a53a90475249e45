//! The summary card of the game: a turn in four lines, the cast with their deeds, the keys.

use leptos::prelude::*;

use super::cards::{self, CardFace};
use crate::app::words::{Locale, td_string};
use crate::zipang::Card;

/// What one wants to look up while playing.
#[component]
pub fn Help(
    /// In which language.
    locale: Locale,
) -> impl IntoView {
    let steps = [
        (td_string!(locale, zipang.steps.one_title), td_string!(locale, zipang.steps.one_text)),
        (td_string!(locale, zipang.steps.two_title), td_string!(locale, zipang.steps.two_text)),
        (td_string!(locale, zipang.steps.three_title), td_string!(locale, zipang.steps.three_text)),
        (td_string!(locale, zipang.steps.four_title), td_string!(locale, zipang.steps.four_text)),
    ];
    let keys = [
        ("?", td_string!(locale, board.key_help)),
        ("Esc", td_string!(locale, board.key_escape)),
        ("Space · Enter", td_string!(locale, board.key_hold)),
        ("Tab", td_string!(locale, board.key_tab)),
    ];
    let facts = |pairs: Vec<(&'static str, &'static str)>| {
        pairs.into_iter().map(|(name, text)| view! { <dt>{name}</dt> <dd>{text}</dd> }).collect_view()
    };
    view! {
        <h3>{td_string!(locale, board.summary)}</h3>
        <dl class="summary">{facts(steps.to_vec())}</dl>
        <h3>{td_string!(locale, board.cast)}</h3>
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
        <h3>{td_string!(locale, board.shortcuts)}</h3>
        <dl class="summary keys">{facts(keys.to_vec())}</dl>
    }
}
