//! Oriente as the pages of playing know it.

use leptos::prelude::*;

use super::help::{card_words, help, summary};
use super::house::OrienteRules;
use super::table::OrienteTable;
use crate::app::markup::Markup;
use crate::app::play::about::CardWords;
use crate::app::play::setup::WrongField;
use crate::app::play::{Kind, PlayedHere};
use crate::app::words::Locale;
use crate::game::SetupRefusal;
use crate::oriente::{Card, Options, Setup, State};

impl PlayedHere for State {
    const KIND: Kind = Kind::Oriente;
    const USUAL_PLAYERS: usize = 5;
    const MEMORY: &'static str = "noren.oriente.table";
    type Options = Options;

    fn setup(names: Vec<String>, first: Option<u8>, options: Options) -> Setup {
        Setup { names, first, options }
    }

    fn check_setup(setup: &Setup) -> Result<(), SetupRefusal> {
        setup.check().map(|_| ())
    }

    fn house_rules(locale: Locale, _: WrongField) -> AnyView {
        view! { <OrienteRules locale /> }.into_any()
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
