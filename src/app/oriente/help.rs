//! What one wants to look up: the game on one screen; a season in four lines, the lords with their deeds, the keys, what
//! is forbidden; and a single card.

use super::cards;
use super::faces::face;
use super::voice::refusal;
use crate::app::art::Portrait;
use crate::app::markup::Markup;
use crate::app::play::about::CardWords;
use crate::app::play::help::{cast, facts, forbidden, keys};
use crate::app::play::summary::summary_card;
use crate::app::words::{Locale, words};
use crate::oriente::{Card, Lord, Refusal, Section};

/// What one wants to look up while playing.
#[must_use]
pub fn help(locale: Locale) -> Markup {
    let steps = [
        (words!(locale, oriente.steps.one_title), words!(locale, oriente.steps.one_text)),
        (words!(locale, oriente.steps.two_title), words!(locale, oriente.steps.two_text)),
        (words!(locale, oriente.steps.three_title), words!(locale, oriente.steps.three_text)),
        (words!(locale, oriente.steps.four_title), words!(locale, oriente.steps.four_text)),
    ];
    Markup::of(|markup| {
        markup.open("h3").text(words!(locale, oriente_table.table.summary));
        facts(markup, &steps);
        markup.open("h3").text(words!(locale, oriente_table.table.cast));
        cast(markup, Lord::ALL.into_iter().map(|lord| card_words(locale, lord.into())));
        keys(markup, locale);
        forbidden(markup, locale, &Refusal::ALL, refusal, heading);
    })
}

/// A heading of the rules in this language.
fn heading(locale: Locale, section: Section) -> &'static str {
    match section {
        Section::Season => words!(locale, table.rule.season),
        Section::Lords => words!(locale, table.rule.lords),
        Section::Privilege => words!(locale, table.rule.privilege),
        Section::Revolution => words!(locale, table.rule.revolution),
        Section::End => words!(locale, table.rule.end),
    }
}

/// The game on one screen.
#[must_use]
pub fn summary(locale: Locale) -> Markup {
    let lines = [
        (Portrait::Samurai, words!(locale, guide.oriente.declare), words!(locale, guide.oriente.declare_text)),
        (Portrait::Shogun, words!(locale, guide.oriente.privilege), words!(locale, guide.oriente.privilege_text)),
        (Portrait::Soryo, words!(locale, guide.oriente.deed), words!(locale, guide.oriente.deed_text)),
        (Portrait::Daimyo, words!(locale, guide.oriente.battle), words!(locale, guide.oriente.battle_text)),
        (Portrait::Akindo, words!(locale, guide.oriente.deal), words!(locale, guide.oriente.deal_text)),
    ];
    let goal = (Portrait::Treasure, words!(locale, guide.oriente.goal));
    let end = (Portrait::Geisha, words!(locale, guide.oriente.end));
    summary_card(locale, goal, &lines, end)
}

/// What there is to say of a card.
#[must_use]
pub fn card_words(locale: Locale, card: Card) -> CardWords {
    let copies = |count: u8| words!(locale, guide.copies, count = count);
    let (numbers, does) = match card.lord() {
        Some(lord @ Lord::Geisha) => (copies(lord.copies()), deeds(locale, lord)),
        Some(lord) => {
            let rank = words!(locale, oriente_table.table.rank, number = lord.rank());
            (format!("{rank} · {}", copies(lord.copies())), deeds(locale, lord))
        }
        None => (words!(locale, oriente_table.table.points, count = card.points()), words!(locale, guide.treasure)),
    };
    let face = Markup::of(|markup| face(markup, locale, card));
    CardWords { face, name: cards::name(locale, card), numbers, does }
}

/// What a lord can do.
fn deeds(locale: Locale, lord: Lord) -> &'static str {
    match lord {
        Lord::Shogun => words!(locale, oriente.lords.shogun.effect),
        Lord::Soryo => words!(locale, oriente.lords.soryo.effect),
        Lord::MahoTsukai => words!(locale, oriente.lords.mahotsukai.effect),
        Lord::Daimyo => words!(locale, oriente.lords.daimyo.effect),
        Lord::Samurai => words!(locale, oriente.lords.samurai.effect),
        Lord::Akindo => words!(locale, oriente.lords.akindo.effect),
        Lord::Nofu => words!(locale, oriente.lords.nofu.effect),
        Lord::Ninja => words!(locale, oriente.lords.ninja.effect),
        Lord::Geisha => words!(locale, oriente.lords.geisha.effect),
    }
}
