//! How family crests are drawn and called.

use leptos::prelude::*;

use crate::app::markup::Markup;
use crate::app::words::{Locale, words};
use crate::table::Mon;

impl Mon {
    /// What it is called.
    #[must_use]
    pub fn name(self, locale: Locale) -> &'static str {
        match self {
            Self::Sun => words!(locale, setup.crests.sun),
            Self::Waves => words!(locale, setup.crests.waves),
            Self::Plum => words!(locale, setup.crests.plum),
            Self::Pine => words!(locale, setup.crests.pine),
            Self::Fan => words!(locale, setup.crests.fan),
            Self::Moon => words!(locale, setup.crests.moon),
            Self::Diamonds => words!(locale, setup.crests.diamonds),
            Self::Mountain => words!(locale, setup.crests.mountain),
            Self::Tortoise => words!(locale, setup.crests.tortoise),
            Self::Arrows => words!(locale, setup.crests.arrows),
            Self::Swirl => words!(locale, setup.crests.swirl),
            Self::Well => words!(locale, setup.crests.well),
        }
    }

    /// The class that gives it its colour.
    #[must_use]
    pub const fn class(self) -> &'static str {
        match self {
            Self::Sun => "mon mon-sun",
            Self::Waves => "mon mon-waves",
            Self::Plum => "mon mon-plum",
            Self::Pine => "mon mon-pine",
            Self::Fan => "mon mon-fan",
            Self::Moon => "mon mon-moon",
            Self::Diamonds => "mon mon-diamonds",
            Self::Mountain => "mon mon-mountain",
            Self::Tortoise => "mon mon-tortoise",
            Self::Arrows => "mon mon-arrows",
            Self::Swirl => "mon mon-swirl",
            Self::Well => "mon mon-well",
        }
    }

    /// The crest, as decoration: the name of its player stands beside it.
    pub fn draw(self, markup: &mut Markup) {
        markup.open("span").class(self.class()).decoration().around(|markup| markup.drawing(self.drawing()));
    }

    /// The drawing itself: light lines that want the crest's colour behind them.
    pub(super) const fn drawing(self) -> &'static str {
        match self {
            Self::Sun => include_str!("mon/sun.svg"),
            Self::Waves => include_str!("mon/waves.svg"),
            Self::Plum => include_str!("mon/plum.svg"),
            Self::Pine => include_str!("mon/pine.svg"),
            Self::Fan => include_str!("mon/fan.svg"),
            Self::Moon => include_str!("mon/moon.svg"),
            Self::Diamonds => include_str!("mon/diamonds.svg"),
            Self::Mountain => include_str!("mon/mountain.svg"),
            Self::Tortoise => include_str!("mon/tortoise.svg"),
            Self::Arrows => include_str!("mon/arrows.svg"),
            Self::Swirl => include_str!("mon/swirl.svg"),
            Self::Well => include_str!("mon/well.svg"),
        }
    }
}

/// A crest, as decoration: the name of its player stands beside it.
#[component]
pub fn MonPicture(
    /// Which one.
    mon: Mon,
) -> impl IntoView {
    view! { <span class=mon.class() aria-hidden="true" inner_html=mon.drawing()></span> }
}
