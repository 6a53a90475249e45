//! The cards of Oriente as they lie on the table.

use leptos::prelude::*;

use super::cards;
use crate::app::art::{Emblem, EmblemPicture};
use crate::app::words::{Locale, words};
use crate::oriente::{Card, Lord};

const fn emblem(card: Card) -> Emblem {
    match card {
        Card::Shogun => Emblem::Shogun,
        Card::Soryo => Emblem::Soryo,
        Card::MahoTsukai => Emblem::MahoTsukai,
        Card::Daimyo => Emblem::Daimyo,
        Card::Samurai => Emblem::Samurai,
        Card::Akindo => Emblem::Akindo,
        Card::Nofu => Emblem::Nofu,
        Card::Ninja => Emblem::Ninja,
        Card::Geisha => Emblem::Geisha,
        Card::Treasure2 | Card::Treasure3 | Card::Treasure4 => Emblem::Treasure,
    }
}

/// The number on a card: rank, strength and points in one. The Geisha has none.
fn number(card: Card) -> Option<u8> {
    (card != Card::Geisha).then(|| card.points())
}

/// A card face up, large enough to read.
#[component]
pub fn Face(
    /// In which language.
    locale: Locale,
    /// Which card.
    #[prop(into)]
    card: Card,
) -> impl IntoView {
    let is_treasure = card.lord().is_none();
    view! {
        <span class="card-face" class:treasure=is_treasure>
            <span class="card-rank" aria-hidden="true">{number(card)}</span>
            <EmblemPicture emblem=emblem(card) />
            <span class="card-name">{cards::name(locale, card)}</span>
            {number(card)
                .filter(|_| !is_treasure)
                .map(|rank| view! { <span class="visually-hidden">{words!(locale, court.table.rank, number = rank)}</span> })}
        </span>
    }
}

/// A card face up in passing: its sign and number, and its name for whoever points at it or cannot see it.
#[component]
pub fn SmallFace(
    /// In which language.
    locale: Locale,
    /// Which card.
    #[prop(into)]
    card: Card,
    /// How many of it; one, unless said otherwise.
    #[prop(default = 1)]
    count: u8,
) -> impl IntoView {
    let name = cards::name(locale, card);
    let label = match count {
        1 => name.to_owned(),
        _ => words!(locale, court.table.times, card = name, count = count),
    };
    view! {
        <span
            class="card-small"
            class:treasure=card.lord().is_none()
            role="img"
            aria-label=label.clone()
            title=label
        >
            <EmblemPicture emblem=emblem(card) />
            <span class="card-small-rank">{number(card)}</span>
            {(count > 1).then(|| view! { <span class="card-count">{format!("×{count}")}</span> })}
        </span>
    }
}

/// A lord face up, or his back.
#[component]
pub fn LordCard(
    /// In which language.
    locale: Locale,
    /// Who he is; nobody, if these eyes may not know.
    lord: Option<Lord>,
) -> impl IntoView {
    match lord {
        Some(lord) => view! { <SmallFace locale card=lord /> }.into_any(),
        None => view! { <span class="card-back" aria-hidden="true"></span> }.into_any(),
    }
}
