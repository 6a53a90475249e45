//! What one wants to look up: the game on one screen; a turn in four lines, the cast with their deeds, the keys, what is
//! forbidden.

use super::cards;
use super::voice::refusal;
use crate::app::art::Portrait;
use crate::app::markup::Markup;
use crate::app::play::help::{cast, facts, forbidden, keys};
use crate::app::play::summary::summary_card;
use crate::app::words::{Locale, words};
use crate::zipang::{Card, Refusal, Section};

/// What one wants to look up while playing.
#[must_use]
pub fn help(locale: Locale) -> Markup {
    let steps = [
        (words!(locale, zipang.steps.one_title), words!(locale, zipang.steps.one_text)),
        (words!(locale, zipang.steps.two_title), words!(locale, zipang.steps.two_text)),
        (words!(locale, zipang.steps.three_title), words!(locale, zipang.steps.three_text)),
        (words!(locale, zipang.steps.four_title), words!(locale, zipang.steps.four_text)),
    ];
    Markup::of(|markup| {
        markup.open("h3").text(words!(locale, zipang_table.summary));
        facts(markup, &steps);
        markup.open("h3").text(words!(locale, zipang_table.cast));
        cast(markup, Card::ALL.into_iter().map(|card| cards::words(locale, card)));
        keys(markup, locale);
        forbidden(markup, locale, &Refusal::ALL, refusal, heading);
    })
}

/// A heading of the rules in this language.
fn heading(locale: Locale, section: Section) -> &'static str {
    match section {
        Section::Turn => words!(locale, table.rule.turn),
        Section::Attack => words!(locale, table.rule.attack),
        Section::Monk => words!(locale, table.rule.monk),
        Section::End => words!(locale, table.rule.end),
    }
}

/// The game on one screen.
#[must_use]
pub fn summary(locale: Locale) -> Markup {
    let lines = [
        (Portrait::Bandit, words!(locale, guide.zipang.ante), words!(locale, guide.zipang.ante_text)),
        (Portrait::CrazyOne, words!(locale, guide.zipang.turn), words!(locale, guide.zipang.turn_text)),
        (Portrait::Warlord, words!(locale, guide.zipang.attack), words!(locale, guide.zipang.attack_text)),
        (Portrait::Monk, words!(locale, guide.zipang.monk), words!(locale, guide.zipang.monk_text)),
        (Portrait::Emperor, words!(locale, guide.zipang.pile), words!(locale, guide.zipang.pile_text)),
    ];
    let goal = (Portrait::Merchant, words!(locale, guide.zipang.goal));
    let end = (Portrait::Ninja, words!(locale, guide.zipang.end));
    summary_card(locale, goal, &lines, end)
}
