//! What can be answered: a card, or an answer in words.

use super::cards::{self, face};
use super::hand::own_hand;
use super::preview::consequence;
use super::voice::{Voice, refusal};
use crate::app::markup::Markup;
use crate::app::play::answering::Picking;
use crate::app::words::words;
use crate::table::model::zipang::Choice;
use crate::zipang::{Card, Phase, State, Threat};

/// The card that a choice stands for, if it is one.
#[must_use]
pub const fn card_of(choice: Choice) -> Option<Card> {
    match choice {
        Choice::Play(card) | Choice::Take(card) => Some(card),
        _ => None,
    }
}

/// What is offered, as buttons: cards as cards, the rest as words. When the hand is not what one chooses from, it lies
/// beside the choices.
pub fn choosing(markup: &mut Markup, picking: &Picking<'_, State>) {
    let view = picking.view;
    if view.phase != Phase::Play && !view.hand.is_empty() {
        markup.add(&own_hand(picking.voice, view.hand, picking.seat));
    }
    let choices = || picking.answers.choices.iter().enumerate();
    markup.open("div").class("choices choices-cards").around(|markup| {
        for (place, offered) in choices() {
            let Some(card) = card_of(offered.what) else { continue };
            // Two of a kind are two cards in the hand, and either will do.
            let held = if view.phase == Phase::Play { view.hand.count(card).max(1) } else { 1 };
            (0..usize::from(held)).for_each(|copy| card_choice(markup, picking, place, copy, card));
        }
    });
    let (allowed, barred) = picking.allowed_first(|choice| card_of(choice).is_none());
    markup.open("div").class("choices choices-words").around(|markup| {
        allowed.into_iter().for_each(|place| word_choice(markup, picking, place));
    });
    picking.fold(markup, None, &barred, |markup, place| word_choice(markup, picking, place));
}

/// A card that may be chosen, or says why not.
fn card_choice(markup: &mut Markup, picking: &Picking<'_, State>, place: usize, copy: usize, card: Card) {
    let locale = picking.voice.locale;
    let button = picking.button(markup, place, copy, "card-choice").attr("data-testid", "card");
    button.around(|markup| {
        face(markup, locale, card);
        markup.unseen(cards::effect(locale, card));
        if let Some(reason) = picking.answers.choices[place].why_not {
            markup.line("span", "why-not", refusal(locale, reason));
        }
    });
}

/// An answer in words, with what it would do, or why it may not be given.
fn word_choice(markup: &mut Markup, picking: &Picking<'_, State>, place: usize) {
    let (voice, view, offered) = (picking.voice, picking.view, picking.answers.choices[place]);
    let locale = voice.locale;
    let threat = match view.phase {
        Phase::Answer(phase) => Some(Threat { by: view.turn, card: phase.card, coin: false }),
        _ => None,
    };
    let (class, then) = match (offered.why_not, threat) {
        (Some(reason), _) => ("why-not", refusal(locale, reason).to_owned()),
        (None, Some(threat)) => ("then", consequence(voice, picking.seat, view.hand, threat, offered.what)),
        (None, None) => ("then", words!(locale, zipang_story.preview.ikki).to_owned()),
    };
    picking.button(markup, place, 0, "word-choice").attr("data-testid", "answer").around(|markup| {
        markup.open("b").text(label(voice, offered.what, threat));
        markup.line("span", class, &then);
    });
}

/// What an answer in words is called.
fn label(voice: &Voice, choice: Choice, threat: Option<Threat>) -> &'static str {
    let locale = voice.locale;
    match choice {
        Choice::Monk => words!(locale, zipang_story.answer.monk),
        Choice::Coin => words!(locale, zipang_story.answer.coin),
        Choice::Stand if threat.is_some_and(|threat| threat.card.attack().is_some()) => {
            words!(locale, zipang_story.answer.trust)
        }
        Choice::Stand => words!(locale, zipang_story.answer.stand),
        _ => words!(locale, zipang_story.answer.ikki),
    }
}
