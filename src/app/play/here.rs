//! What a game brings to the page beside its rules and its bots: a table.

use leptos::prelude::*;

use super::about::CardWords;
use super::{Draft, Kind};
use crate::app::markup::Markup;
use crate::app::words::Locale;
use crate::table::Playable;

/// A game that is played in the page. All pages of playing know a game by this alone, so that each game can be loaded
/// without the others.
pub trait PlayedHere: Playable {
    /// Which game it is.
    const KIND: Kind;

    /// The table that was set, as the game wants it; `None` if it was set for another game.
    fn setup(draft: &Draft) -> Option<Self::Setup>;

    /// What one wants to look up while playing.
    fn help(locale: Locale) -> Markup;

    /// The game on one screen.
    fn summary(locale: Locale) -> Markup;

    /// What there is to say of a card, by its code.
    fn card(locale: Locale, code: u8) -> Option<CardWords>;

    /// Its table, while a game lies on it.
    fn table(locale: Locale) -> AnyView;
}
