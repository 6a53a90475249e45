//! Zipang as the pages of playing know it.

use leptos::prelude::*;

use super::cards;
use super::help::{help, summary};
use super::table::ZipangTable;
use crate::app::markup::Markup;
use crate::app::play::PlayedHere;
use crate::app::play::about::CardWords;
use crate::app::words::{Locale, words};
use crate::zipang::{Card, State};

impl PlayedHere for State {
    fn length(locale: Locale) -> &'static str {
        words!(locale, zipang.pitch.length)
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
