//! What can be answered: cards as cards, the rest in words.

use super::faces::face;
use super::lord::own_lord;
use super::voice::{ability, effect, refusal};
use crate::app::markup::Markup;
use crate::app::play::answering::Picking;
use crate::app::words::words;
use crate::oriente::{Card, LordView, Phase, Refusal, Side, State};
use crate::table::model::oriente::{Choice, Offered};

/// The card that a choice stands for, if it is one.
fn card(choice: Choice) -> Option<Card> {
    match choice {
        Choice::Become(lord) | Choice::Replace(lord) => Some(lord.into()),
        Choice::Give(card) => Some(card),
        _ => None,
    }
}

/// What is offered, as buttons: cards as cards, the rest as words. What may not be done is folded away. Where the lord is
/// not what one chooses, he lies beside the choices.
pub fn choosing(markup: &mut Markup, picking: &Picking<'_, State>) {
    let Picking { voice, view, seat, .. } = *picking;
    if view.lords[seat] != LordView::None {
        own_lord(voice, view, seat).iter().for_each(|piece| markup.add(piece));
    }
    let (allowed, barred) = picking.allowed_first(|_| true);
    // Cards stay where they lie.
    let (cards, barred): (Vec<_>, Vec<_>) =
        barred.into_iter().partition(|&place| card(picking.answers.choices[place].what).is_some());
    markup.open("div").class("choices choices-words").around(|markup| {
        allowed.into_iter().chain(cards).for_each(|place| choice_button(markup, picking, place));
    });
    let belongs_to_others = |offered: Offered<Choice>| {
        matches!(offered.what, Choice::Ability(_))
            && matches!(offered.why_not, Some(Refusal::NotHisAbility | Refusal::NothingToDeclare))
    };
    let is_others = barred.iter().all(|&place| belongs_to_others(picking.answers.choices[place]));
    let line = is_others.then(|| words!(voice.locale, oriente_table.table.others_could));
    picking.fold(markup, line, &barred, |markup, place| choice_button(markup, picking, place));
}

/// What a choice is called.
fn label(picking: &Picking<'_, State>, choice: Choice) -> String {
    let Picking { voice, view, seat, .. } = *picking;
    let locale = voice.locale;
    let fighter = |side: Side| match (side, view.phase) {
        (Side::Defender, Phase::Helping(battle)) => voice.name(battle.defender),
        _ => voice.name(view.token),
    };
    match choice {
        Choice::Pass => words!(locale, oriente_table.answer.pass).to_owned(),
        Choice::StayOut => words!(locale, oriente_table.answer.stay_out).to_owned(),
        Choice::Attack => words!(locale, oriente_table.table.attack_title).to_owned(),
        Choice::Ability(what) => {
            // Any name will do: the label speaks of the ability alone.
            let destiny = what.destiny(Some(seat));
            destiny.map(|destiny| ability(locale, destiny).to_owned()).unwrap_or_default()
        }
        Choice::Help(Side::Attacker) => {
            words!(locale, oriente_table.answer.help_attacker, name = fighter(Side::Attacker))
        }
        Choice::Help(Side::Defender) => {
            words!(locale, oriente_table.answer.help_defender, name = fighter(Side::Defender))
        }
        Choice::Join => words!(locale, oriente_table.answer.join).to_owned(),
        Choice::Become(lord) => words!(locale, oriente_table.answer.becoming, lord = voice.card(lord)),
        Choice::Give(card) => words!(locale, oriente_table.answer.give, card = voice.card(card)),
        Choice::Replace(lord) => words!(locale, oriente_table.answer.take, lord = voice.card(lord)),
    }
}

/// A choice, with what it is about, or why it may not be made.
fn choice_button(markup: &mut Markup, picking: &Picking<'_, State>, place: usize) {
    let locale = picking.voice.locale;
    let offered = picking.answers.choices[place];
    let about = match (offered.why_not, offered.what) {
        (Some(reason), _) => Some(("why-not", refusal(locale, reason))),
        (None, Choice::Ability(what)) => {
            what.destiny(Some(picking.seat)).map(|destiny| ("then", effect(locale, destiny)))
        }
        _ => None,
    };
    let card = card(offered.what);
    let class = if card.is_some() { "card-choice" } else { "word-choice" };
    picking.button(markup, place, 0, class).attr("data-testid", "answer").around(|markup| {
        match card {
            Some(card) => face(markup, locale, card),
            None => markup.open("b").text(&label(picking, offered.what)),
        }
        if let Some((class, words)) = about {
            markup.line("span", class, words);
        }
    });
}
