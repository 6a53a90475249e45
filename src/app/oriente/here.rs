//! Oriente as the pages of playing know it.

use leptos::prelude::*;

use super::help::{card_words, help, summary};
use super::table::OrienteTable;
use crate::app::markup::Markup;
use crate::app::play::about::CardWords;
use crate::app::play::{Draft, House, Kind, PlayedHere};
use crate::app::words::Locale;
use crate::oriente::{Card, Setup, State};

impl PlayedHere for State {
    const KIND: Kind = Kind::Oriente;

    fn setup(draft: &Draft) -> Option<Setup> {
        match draft.house {
            House::Oriente(options) => Some(Setup { names: draft.names(), first: draft.first(), options }),
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
        Card::ALL.get(usize::from(code)).map(|&card| card_words(locale, card))
    }

    fn table(locale: Locale) -> AnyView {
        view! { <OrienteTable locale /> }.into_any()
    }
}
