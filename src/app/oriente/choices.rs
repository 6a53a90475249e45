//! Choosing: what to do, then to whom, then a look at what it would do, then the deed.

use leptos::prelude::*;

use super::answering::Answering;
use super::faces::Face;
use super::preview::preview;
use super::voice::{Voice, ability, effect, refusal};
use crate::app::play::choosing::{Deed, TargetButton};
use crate::app::play::herald::use_herald;
use crate::app::words::words;
use crate::game::Seat;
use crate::oriente::{Card, Phase, Refusal, Side};
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
    answering: Answering,
) -> impl IntoView {
    let locale = voice.locale;
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
fn label(voice: &Voice, answering: Answering, choice: Choice) -> String {
    let locale = voice.locale;
    let fighter = |side: Side| {
        let (token, phase) = answering.view.with_value(|view| (view.token, view.phase));
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
    answering: Answering,
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

/// The players a declaration could name; those it may not say why.
#[component]
pub fn Targets(
    /// Who speaks.
    voice: Voice,
    /// The answer being put together.
    answering: Answering,
) -> impl IntoView {
    let locale = voice.locale;
    let targets = Memo::new(move |_| answering.answers.with(|answers| answers.targets.clone()));
    move || {
        let offered = targets.get();
        (!offered.is_empty()).then(|| {
            let others = offered.into_iter().filter(|offered| offered.what != answering.seat);
            let buttons = others.map(|offered| target(&voice, answering, offered)).collect_view();
            view! {
                <div class="targets to-name" role="group" aria-label=words!(locale, court.table.choose_target)>
                    {buttons}
                </div>
            }
        })
    }
}

/// One player who could be named.
fn target(voice: &Voice, answering: Answering, offered: Offered<Seat>) -> impl IntoView + use<> {
    let player = voice.people.at(offered.what).clone();
    let is_named = Signal::derive(move || answering.selection.get().target == Some(offered.what));
    let why_not = offered.why_not.map(|reason| refusal(voice.locale, reason));
    let choose = Callback::new(move |()| answering.name(offered));
    view! { <TargetButton seat=offered.what player is_named why_not choose /> }
}

/// What the answer would do, and the button that does it.
#[component]
pub fn Confirm(
    /// Who speaks.
    voice: Voice,
    /// The answer being put together.
    answering: Answering,
) -> impl IntoView {
    let locale = voice.locale;
    let effects = Signal::derive(move || match answering.refused.get() {
        Some(reason) => vec![refusal(locale, reason).to_owned()],
        None => {
            let selection = answering.selection.get();
            answering.view.with_value(|view| preview(&voice, view, answering.seat, selection))
        }
    });
    let is_refused = Signal::derive(move || answering.refused.get().is_some());
    use_herald().say_changes(effects, is_refused);
    let is_ready = Signal::derive(move || answering.answers.with(|answers| answers.ready.is_some()));
    let confirm = Callback::new(move |()| answering.confirm());
    view! { <Deed locale effects is_refused is_ready confirm /> }
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
