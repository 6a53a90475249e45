//! What can be answered: a card, or an answer in words.

use leptos::prelude::*;

use super::cards::{self, CardFace};
use super::hand::own_hand;
use super::preview::consequence;
use super::voice::{Voice, refusal};
use crate::app::browser;
use crate::app::play::answering::{Answering, held};
use crate::app::words::words;
use crate::table::model::zipang::{Choice, Offered};
use crate::zipang::{Card, Phase, State, Threat};

/// What is offered, as buttons: cards as cards, the rest as words.
#[component]
pub fn Choices(
    /// Who speaks.
    voice: Voice,
    /// The answer being put together.
    answering: Answering<State>,
) -> impl IntoView {
    let view = answering.with_view(|view| *view);
    // When the hand is not what one chooses from, it lies beside the choices.
    let beside = (view.phase != Phase::Play).then_some(view.hand).filter(|hand| !hand.is_empty());
    let is_card = |choice: Choice| matches!(choice, Choice::Play(_) | Choice::Take(_));
    let (on_cards, in_words): (Vec<_>, Vec<_>) =
        answering.choices().into_iter().partition(|offered| is_card(offered.what));
    let copies = |offered: Offered<Choice>| match offered.what {
        // Two of a kind are two cards in the hand, and either will do.
        Choice::Play(card) if view.phase == Phase::Play => view.hand.count(card),
        _ => 1,
    };
    let cards = on_cards.into_iter().flat_map(|offered| (0..copies(offered)).map(move |copy| (offered, copy)));
    // Which of two equal cards was tapped matters to the eye alone.
    let tapped = RwSignal::new(0);
    view! {
        {beside.map(|hand| held(&[own_hand(&voice, hand, answering.seat)]))}
        <div class="choices choices-cards">
            {cards
                .map(|(offered, copy)| view! { <CardChoice voice=voice.clone() answering offered copy tapped /> })
                .collect_view()}
        </div>
        <div class="choices choices-words">
            {in_words
                .into_iter()
                .map(|offered| view! { <WordChoice voice=voice.clone() answering offered /> })
                .collect_view()}
        </div>
    }
}

/// A card that may be chosen, or says why not.
#[component]
fn CardChoice(
    /// Who speaks.
    voice: Voice,
    /// The answer being put together.
    answering: Answering<State>,
    /// The card.
    offered: Offered<Choice>,
    /// Which of its kind.
    copy: u8,
    /// Which of its kind was tapped last.
    tapped: RwSignal<u8>,
) -> impl IntoView {
    let locale = voice.locale;
    let card = match offered.what {
        Choice::Play(card) | Choice::Take(card) => card,
        _ => Card::Peasant,
    };
    // On a narrow screen the words would push the cards from under the pointer.
    let point_at = move |card: Option<Card>| {
        answering.pointed_at.set(card.filter(|_| browser::is_wide()).map(|card| cards::effect(locale, card)));
    };
    view! {
        <button
            type="button"
            class="card-choice"
            data-testid="card"
            aria-pressed=move || (answering.is_chosen(offered.what) && tapped.get() == copy).to_string()
            aria-disabled=offered.why_not.map(|_| "true")
            on:mouseenter=move |_| point_at(Some(card))
            on:mouseleave=move |_| point_at(None)
            on:focus=move |_| point_at(Some(card))
            on:blur=move |_| point_at(None)
            on:click=move |_| {
                tapped.set(copy);
                answering.choose(offered);
            }
        >
            <CardFace locale card />
            <span class="visually-hidden">{cards::effect(locale, card)}</span>
            {offered.why_not.map(|reason| view! { <span class="why-not">{refusal(locale, reason)}</span> })}
        </button>
    }
}

/// An answer in words, with what it would do, or why it may not be given.
#[component]
fn WordChoice(
    /// Who speaks.
    voice: Voice,
    /// The answer being put together.
    answering: Answering<State>,
    /// The answer.
    offered: Offered<Choice>,
) -> impl IntoView {
    let locale = voice.locale;
    let view = answering.with_view(|view| *view);
    let threat = match view.phase {
        Phase::Answer(phase) => Some(Threat { by: view.turn, card: phase.card, coin: false }),
        _ => None,
    };
    let label = match offered.what {
        Choice::Monk => words!(locale, tale.answer.monk),
        Choice::Coin => words!(locale, tale.answer.coin),
        Choice::Stand if threat.is_some_and(|threat| threat.card.attack().is_some()) => {
            words!(locale, tale.answer.trust)
        }
        Choice::Stand => words!(locale, tale.answer.stand),
        _ => words!(locale, tale.answer.ikki),
    };
    let then = match (offered.why_not, threat) {
        (Some(reason), _) => refusal(locale, reason).to_owned(),
        (None, Some(threat)) => consequence(&voice, answering.seat, view.hand, threat, offered.what),
        (None, None) => words!(locale, tale.preview.ikki).to_owned(),
    };
    view! {
        <button
            type="button"
            class="word-choice"
            data-testid="answer"
            aria-pressed=move || answering.is_chosen(offered.what).to_string()
            aria-disabled=offered.why_not.map(|_| "true")
            on:click=move |_| answering.choose(offered)
        >
            <b>{label}</b>
            <span class=if offered.why_not.is_some() { "why-not" } else { "then" }>{then}</span>
        </button>
    }
}
