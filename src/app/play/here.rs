//! What a game brings to the page beside its rules and its bots: a table.

use leptos::prelude::*;

use super::about::CardWords;
use crate::app::markup::Markup;
use crate::app::words::Locale;
use crate::games::Listed;
use crate::table::Playable;

/// A game that is played in the page. All pages of playing know a game by this alone, so that each game can be loaded
/// without the others.
pub trait PlayedHere: Playable + Listed {
    /// How long it takes, in words.
    fn length(locale: Locale) -> &'static str;

    /// What one wants to look up while playing.
    fn help(locale: Locale) -> Markup;

    /// The game on one screen.
    fn summary(locale: Locale) -> Markup;

    /// What there is to say of a card, by its code.
    fn card(locale: Locale, code: u8) -> Option<CardWords>;

    /// Its table, while a game lies on it.
    fn table(locale: Locale) -> AnyView;
}
