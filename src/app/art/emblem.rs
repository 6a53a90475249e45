//! A sign for everyone on the cards, cut like a family crest: legible at 40 px, in one colour.
//!
//! Shapes take the colour of the text around them; what the classes `cut` and `cut-fill` mark takes the
//! colour of the ground, as if carved out of the block.

use leptos::prelude::*;

use crate::app::markup::Markup;

/// Whose sign. Both games share the Ninja's.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the names are those on the cards")]
pub enum Emblem {
    Shogun,
    Soryo,
    MahoTsukai,
    Daimyo,
    Samurai,
    Akindo,
    Nofu,
    Ninja,
    Geisha,
    Treasure,
    Emperor,
    Peasant,
    Bandit,
    Merchant,
    Princess,
    Captain,
    Monk,
    ShrineMaiden,
    Commander,
    TeaMaster,
    CrazyOne,
    Nobleman,
    Warlord,
}

impl Emblem {
    /// The sign, as decoration: the name stands beside it.
    pub fn draw(self, markup: &mut Markup) {
        markup.open("span").class("emblem").decoration().around(|markup| markup.drawing(drawing(self)));
    }
}

/// A sign, as decoration: the name stands beside it.
#[component]
pub fn EmblemPicture(
    /// Whose sign.
    emblem: Emblem,
) -> impl IntoView {
    view! { <span class="emblem" aria-hidden="true" inner_html=drawing(emblem)></span> }
}

const fn drawing(emblem: Emblem) -> &'static str {
    match emblem {
        Emblem::Shogun => include_str!("emblems/shogun.svg"),
        Emblem::Soryo => include_str!("emblems/soryo.svg"),
        Emblem::MahoTsukai => include_str!("emblems/maho-tsukai.svg"),
        Emblem::Daimyo => include_str!("emblems/daimyo.svg"),
        Emblem::Samurai => include_str!("emblems/samurai.svg"),
        Emblem::Akindo => include_str!("emblems/akindo.svg"),
        Emblem::Nofu => include_str!("emblems/nofu.svg"),
        Emblem::Ninja => include_str!("emblems/ninja.svg"),
        Emblem::Geisha => include_str!("emblems/geisha.svg"),
        Emblem::Treasure => include_str!("emblems/treasure.svg"),
        Emblem::Emperor => include_str!("emblems/emperor.svg"),
        Emblem::Peasant => include_str!("emblems/peasant.svg"),
        Emblem::Bandit => include_str!("emblems/bandit.svg"),
        Emblem::Merchant => include_str!("emblems/merchant.svg"),
        Emblem::Princess => include_str!("emblems/princess.svg"),
        Emblem::Captain => include_str!("emblems/captain.svg"),
        Emblem::Monk => include_str!("emblems/monk.svg"),
        Emblem::ShrineMaiden => include_str!("emblems/shrine-maiden.svg"),
        Emblem::Commander => include_str!("emblems/commander.svg"),
        Emblem::TeaMaster => include_str!("emblems/tea-master.svg"),
        Emblem::CrazyOne => include_str!("emblems/crazy-one.svg"),
        Emblem::Nobleman => include_str!("emblems/nobleman.svg"),
        Emblem::Warlord => include_str!("emblems/warlord.svg"),
    }
}
