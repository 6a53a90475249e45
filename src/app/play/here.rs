//! What a game brings to the page beside its rules and its bots: a set-up and a table.

use leptos::prelude::*;
use serde::{Serialize, de::DeserializeOwned};

use super::Kind;
use super::about::CardWords;
use super::setup::WrongField;
use crate::app::markup::Markup;
use crate::app::words::Locale;
use crate::game::{Plain, SetupRefusal};
use crate::table::Playable;

/// A game that is set up and played in the page. All pages of playing know a game by this alone, so that each game can
/// be loaded without the others.
pub trait PlayedHere: Playable {
    /// Which game it is.
    const KIND: Kind;
    /// How many sit at a table that nobody has changed yet.
    const USUAL_PLAYERS: usize;
    /// Where the last table of it is remembered.
    const MEMORY: &'static str;
    /// What a table may decide for itself.
    type Options: Plain + Copy + Default + Serialize + DeserializeOwned;

    /// These people at a table with these options, which need not make sense.
    fn setup(names: Vec<String>, first: Option<u8>, options: Self::Options) -> Self::Setup;

    /// Does the game accept it?
    ///
    /// # Errors
    /// What it does not accept.
    fn check_setup(setup: &Self::Setup) -> Result<(), SetupRefusal>;

    /// The fields for its options.
    fn house_rules(locale: Locale, wrong: WrongField) -> AnyView;

    /// What one wants to look up while playing.
    fn help(locale: Locale) -> Markup;

    /// The game on one screen.
    fn summary(locale: Locale) -> Markup;

    /// What there is to say of a card, by its code.
    fn card(locale: Locale, code: u8) -> Option<CardWords>;

    /// Its table, while a game lies on it.
    fn table(locale: Locale) -> AnyView;
}
