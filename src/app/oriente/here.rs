//! Oriente as the pages of playing know it.

use leptos::prelude::*;

use super::help::{card_words, help, summary};
use super::table::OrienteTable;
use crate::app::markup::Markup;
use crate::app::play::PlayedHere;
use crate::app::play::about::CardWords;
use crate::app::words::{Locale, words};
use crate::oriente::{Card, State};

impl PlayedHere for State {
    fn length(locale: Locale) -> &'static str {
        words!(locale, oriente.pitch.length)
    }

    fn help(locale: Locale) -> Markup {
        help(locale)
    }

    fn summary(locale: Locale) -> Markup {
        summary(locale)
    }

    fn card(locale: Locale, code: u8) -> Option<CardWords> {
        Card::ALL.get(usize::from(code)).map(|&card| card_words(locale, card))
    }

    fn table(locale: Locale) -> AnyView {
        view! { <OrienteTable locale /> }.into_any()
    }
}
