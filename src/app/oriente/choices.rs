//! What can be answered: cards as cards, the rest in words.

use leptos::prelude::*;

use super::faces::Face;
use super::lord::own_lord;
use super::voice::{Voice, ability, effect, refusal};
use crate::app::play::answering::{Answering, held};
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

/// What is offered, as buttons: cards as cards, the rest as words. What only other lords can do is folded away.
#[component]
pub fn Choices(
    /// Who speaks.
    voice: Voice,
    /// The answer being put together.
    answering: Answering<State>,
) -> impl IntoView {
    let locale = voice.locale;
    let (view, seat) = (answering.with_view(|view| *view), answering.seat);
    // Where the lord is not what one chooses, he lies beside the choices.
    let has_lord = view.lords[seat] != LordView::None;
    let belongs_to_others = |offered: &Offered<Choice>| {
        matches!(offered.what, Choice::Ability(_))
            && matches!(offered.why_not, Some(Refusal::NotHisAbility | Refusal::NothingToDeclare))
    };
    let (others, own): (Vec<_>, Vec<_>) = answering.choices().into_iter().partition(belongs_to_others);
    let why = shared_reason(&own);
    let words = move |offered: Vec<Offered<Choice>>, voice: Voice| {
        offered
            .into_iter()
            .map(|offered| view! { <ChoiceButton voice=voice.clone() answering offered /> })
            .collect_view()
    };
    view! {
        {has_lord.then(|| held(&own_lord(&voice, &view, seat)))}
        <div class="choices choices-words">
            {why.map(|reason| view! { <p class="choices-why">{refusal(locale, reason)}</p> })}
            {words(own, voice.clone())}
        </div>
        {(!others.is_empty())
            .then(|| {
                view! {
                    <details class="others-could">
                        <summary>{words!(locale, court.table.others_could)}</summary>
                        <div class="choices choices-words">{words(others, voice)}</div>
                    </details>
                }
            })}
    }
}

/// Why several choices may not be made, if it is the same reason for all that may not.
fn shared_reason(offered: &[Offered<Choice>]) -> Option<Refusal> {
    let mut reasons = offered.iter().filter_map(|offered| offered.why_not);
    let (first, second) = (reasons.next()?, reasons.next()?);
    (first == second && reasons.all(|reason| reason == first)).then_some(first)
}

/// What a choice is called.
fn label(voice: &Voice, answering: Answering<State>, choice: Choice) -> String {
    let locale = voice.locale;
    let fighter = |side: Side| {
        let (token, phase) = answering.with_view(|view| (view.token, view.phase));
        match (side, phase) {
            (Side::Defender, Phase::Helping(battle)) => voice.name(battle.defender),
            _ => voice.name(token),
        }
    };
    match choice {
        Choice::Pass => words!(locale, court.answer.pass).to_owned(),
        Choice::StayOut => words!(locale, court.answer.stay_out).to_owned(),
        Choice::Attack => words!(locale, court.table.attack_title).to_owned(),
        Choice::Ability(what) => {
            // Any name will do: the label speaks of the ability alone.
            let destiny = what.destiny(Some(answering.seat));
            destiny.map(|destiny| ability(locale, destiny).to_owned()).unwrap_or_default()
        }
        Choice::Help(Side::Attacker) => words!(locale, court.answer.help_attacker, name = fighter(Side::Attacker)),
        Choice::Help(Side::Defender) => words!(locale, court.answer.help_defender, name = fighter(Side::Defender)),
        Choice::Join => words!(locale, court.answer.join).to_owned(),
        Choice::Become(lord) => words!(locale, court.answer.becoming, lord = voice.card(lord)),
        Choice::Give(card) => words!(locale, court.answer.give, card = voice.card(card)),
        Choice::Replace(lord) => words!(locale, court.answer.take, lord = voice.card(lord)),
    }
}

/// A choice, with what it is about, or why it may not be made.
#[component]
fn ChoiceButton(
    /// Who speaks.
    voice: Voice,
    /// The answer being put together.
    answering: Answering<State>,
    /// The choice.
    offered: Offered<Choice>,
) -> impl IntoView {
    let locale = voice.locale;
    let about = match (offered.why_not, offered.what) {
        (Some(reason), _) => Some(refusal(locale, reason)),
        (None, Choice::Ability(what)) => what.destiny(Some(answering.seat)).map(|destiny| effect(locale, destiny)),
        _ => None,
    };
    let face = card(offered.what);
    view! {
        <button
            type="button"
            class=if face.is_some() { "card-choice" } else { "word-choice" }
            data-testid="answer"
            aria-pressed=move || answering.is_chosen(offered.what).to_string()
            aria-disabled=offered.why_not.map(|_| "true")
            on:click=move |_| answering.choose(offered)
        >
            {match face {
                Some(card) => view! { <Face locale card /> }.into_any(),
                None => view! { <b>{label(&voice, answering, offered.what)}</b> }.into_any(),
            }}
            {about
                .map(|words| {
                    view! { <span class=if offered.why_not.is_some() { "why-not" } else { "then" }>{words}</span> }
                })}
        </button>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_reason_is_shared_by_two_or_more_choices_that_have_no_other() {
        let offered = |why_not| Offered { what: Choice::Pass, why_not };
        let (low, none) = (Some(Refusal::RankTooLow), Some(Refusal::NothingToDeclare));
        let shared = |reasons: &[Option<Refusal>]| {
            shared_reason(&reasons.iter().map(|&reason| offered(reason)).collect::<Vec<_>>())
        };
        assert_eq!(shared(&[low, None, low, low]), low);
        for others in [&[low, None][..], &[low, none], &[low, low, none], &[None, None]] {
            assert_eq!(shared(others), None, "{others:?}");
        }
    }
}
