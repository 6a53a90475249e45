//! Zipang as the pages of playing know it.

use leptos::prelude::*;

use super::cards;
use super::help::{help, summary};
use super::table::ZipangTable;
use crate::app::markup::Markup;
use crate::app::play::about::CardWords;
use crate::app::play::{Draft, House, Kind, PlayedHere};
use crate::app::words::Locale;
use crate::zipang::{Card, Setup, State};

impl PlayedHere for State {
    const KIND: Kind = Kind::Zipang;

    fn setup(draft: &Draft) -> Option<Setup> {
        match draft.house {
            House::Zipang(options) => Some(Setup { names: draft.names(), first: draft.first(), options }),
            _ => None,
        }
    }

    fn help(locale: Locale) -> Markup {
        help(locale)
    }

    fn summary(locale: Locale) -> Markup {
        summary(locale)
    }

    fn card(locale: Locale, code: u8) -> Option<CardWords> {
        Card::ALL.get(usize::from(code)).map(|&card| cards::words(locale, card))
    }

    fn table(locale: Locale) -> AnyView {
        view! { <ZipangTable locale /> }.into_any()
    }
}
