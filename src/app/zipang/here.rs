//! Zipang as the pages of playing know it.

use leptos::prelude::*;

use super::cards;
use super::help::{help, summary};
use super::house::ZipangRules;
use super::table::ZipangTable;
use crate::app::markup::Markup;
use crate::app::play::about::CardWords;
use crate::app::play::setup::WrongField;
use crate::app::play::{Kind, PlayedHere};
use crate::app::words::Locale;
use crate::game::SetupRefusal;
use crate::zipang::{Card, Options, Setup, State};

impl PlayedHere for State {
    const KIND: Kind = Kind::Zipang;
    const USUAL_PLAYERS: usize = 3;
    const MEMORY: &'static str = "noren.zipang.table";
    type Options = Options;

    fn setup(names: Vec<String>, first: Option<u8>, options: Options) -> Setup {
        Setup { names, first, options }
    }

    fn check_setup(setup: &Setup) -> Result<(), SetupRefusal> {
        setup.check().map(|_| ())
    }

    fn house_rules(locale: Locale, wrong: WrongField) -> AnyView {
        view! { <ZipangRules locale wrong /> }.into_any()
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
