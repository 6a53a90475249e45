//! The characters: their words, and their cards as they lie on the table.

use leptos::prelude::*;

use crate::app::art::{Portrait, PortraitPicture};
use crate::app::words::{Locale, words};
use crate::zipang::Card;

/// The text of a character under `topic.group.<character>`, with an optional leaf below it.
macro_rules! text_of {
    ($locale:ident, $card:ident, $topic:ident.$group:ident $(, $leaf:ident)?) => {
        match $card {
            Card::Emperor => words!($locale, $topic.$group.emperor $(.$leaf)?),
            Card::Peasant => words!($locale, $topic.$group.peasant $(.$leaf)?),
            Card::Bandit => words!($locale, $topic.$group.bandit $(.$leaf)?),
            Card::Merchant => words!($locale, $topic.$group.merchant $(.$leaf)?),
            Card::Princess => words!($locale, $topic.$group.princess $(.$leaf)?),
            Card::Captain => words!($locale, $topic.$group.captain $(.$leaf)?),
            Card::Monk => words!($locale, $topic.$group.monk $(.$leaf)?),
            Card::ShrineMaiden => words!($locale, $topic.$group.maiden $(.$leaf)?),
            Card::Commander => words!($locale, $topic.$group.commander $(.$leaf)?),
            Card::Ninja => words!($locale, $topic.$group.ninja $(.$leaf)?),
            Card::TeaMaster => words!($locale, $topic.$group.teamaster $(.$leaf)?),
            Card::CrazyOne => words!($locale, $topic.$group.crazy $(.$leaf)?),
            Card::Nobleman => words!($locale, $topic.$group.nobleman $(.$leaf)?),
            Card::Warlord => words!($locale, $topic.$group.warlord $(.$leaf)?),
        }
    };
}

/// The name on the card.
#[must_use]
pub fn name(locale: Locale, card: Card) -> &'static str {
    text_of!(locale, card, zipang.people, name)
}

/// What the card does.
#[must_use]
pub fn effect(locale: Locale, card: Card) -> &'static str {
    text_of!(locale, card, zipang.people, effect)
}

/// The name within a sentence, with its article.
#[must_use]
pub fn within(locale: Locale, card: Card) -> &'static str {
    text_of!(locale, card, tale.a)
}

const fn portrait(card: Card) -> Portrait {
    match card {
        Card::Emperor => Portrait::Emperor,
        Card::Peasant => Portrait::Peasant,
        Card::Bandit => Portrait::Bandit,
        Card::Merchant => Portrait::Merchant,
        Card::Princess => Portrait::Princess,
        Card::Captain => Portrait::Captain,
        Card::Monk => Portrait::Monk,
        Card::ShrineMaiden => Portrait::ShrineMaiden,
        Card::Commander => Portrait::Commander,
        Card::Ninja => Portrait::Ninja,
        Card::TeaMaster => Portrait::TeaMaster,
        Card::CrazyOne => Portrait::CrazyOne,
        Card::Nobleman => Portrait::Nobleman,
        Card::Warlord => Portrait::Warlord,
    }
}

/// A card face up, large enough to read.
#[component]
pub fn CardFace(
    /// In which language.
    locale: Locale,
    /// Which card.
    card: Card,
) -> impl IntoView {
    view! {
        <span class="card-face">
            <PortraitPicture portrait=portrait(card) />
            <span class="card-name">{name(locale, card)}</span>
            <span class="card-values">
                <span class="battle">
                    <b>{card.battle()}</b>
                    " "
                    <small>{words!(locale, board.battle)}</small>
                </span>
                <span class="honor">
                    <b>{card.honor()}</b>
                    " "
                    <small>{words!(locale, board.honor)}</small>
                </span>
            </span>
        </span>
    }
}

/// A card face up in passing: its picture, and its name for whoever points at it or cannot see it.
#[component]
pub fn SmallFace(
    /// In which language.
    locale: Locale,
    /// Which card.
    card: Card,
) -> impl IntoView {
    view! {
        <span class="card-small" role="img" aria-label=name(locale, card) title=name(locale, card)>
            <PortraitPicture portrait=portrait(card) />
        </span>
    }
}

/// A card face down. It has no identity.
#[component]
pub fn CardBack() -> impl IntoView {
    view! { <span class="card-back back-zipang" aria-hidden="true"></span> }
}
