//! Choosing: a card or an answer, then a player, then a look at what it would do, then the deed.

use leptos::prelude::*;

use super::answering::Answering;
use super::cards::{self, CardFace};
use super::preview::{consequence, preview};
use super::voice::{Voice, refusal};
use crate::app::browser;
use crate::app::play::choosing::{Deed, TargetButton};
use crate::app::play::herald::use_herald;
use crate::app::play::naming::how_to_name;
use crate::app::words::words;
use crate::game::Seat;
use crate::table::model::zipang::{Choice, Offered, Selection};
use crate::zipang::{Card, Phase, Threat};

/// What is offered, as buttons: cards as cards, the rest as words.
#[component]
pub fn Choices(
    /// Who speaks.
    voice: Voice,
    /// The answer being put together.
    answering: Answering,
) -> impl IntoView {
    let is_card = |choice: Choice| matches!(choice, Choice::Play(_) | Choice::Take(_));
    let (on_cards, in_words): (Vec<_>, Vec<_>) =
        answering.choices().into_iter().partition(|offered| is_card(offered.what));
    let held = |offered: Offered<Choice>| match offered.what {
        // Two of a kind are two cards in the hand, and either will do.
        Choice::Play(card) if answering.view.phase == Phase::Play => answering.view.hand.count(card),
        _ => 1,
    };
    let cards = on_cards.into_iter().flat_map(|offered| (0..held(offered)).map(move |copy| (offered, copy)));
    // Which of two equal cards was tapped matters to the eye alone.
    let tapped = RwSignal::new(0);
    view! {
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
    answering: Answering,
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
    let point_at = move |card: Option<Card>| answering.pointed_at.set(card.filter(|_| browser::is_wide()));
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
    answering: Answering,
    /// The answer.
    offered: Offered<Choice>,
) -> impl IntoView {
    let locale = voice.locale;
    let threat = match answering.view.phase {
        Phase::Answer(phase) => Some(Threat { by: answering.view.turn, card: phase.card, coin: false }),
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
        (None, Some(threat)) => consequence(&voice, answering.seat, answering.view.hand, threat, offered.what),
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

/// The players a card could name; those it may not say why.
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
                <div class="targets to-name" role="group" aria-label=words!(locale, board.whom)>
                    {buttons}
                </div>
            }
        })
    }
}

/// One player who could be named.
fn target(voice: &Voice, answering: Answering, offered: Offered<Seat>) -> impl IntoView + use<> {
    let player = voice.people.at(offered.what).clone();
    let is_named = Signal::derive(move || answering.selection.get().targets.contains(offered.what));
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
    let said = Signal::derive(move || match (answering.refused.get(), answering.selection.get()) {
        (Some(reason), _) => vec![refusal(locale, reason).to_owned()],
        (None, selection) => {
            let is_naming = answering.answers.with(|answers| !answers.targets.is_empty() && answers.ready.is_none());
            let how = is_naming.then(|| how_to_name(locale)).flatten();
            let does = preview(&voice, &answering.view, selection);
            vec![if let Some(how) = how { format!("{does} {how}") } else { does }]
        }
    });
    // Whoever points at a card sees what it does; who hears it has heard so already.
    let effects = Signal::derive(move || match (answering.selection.get(), answering.pointed_at.get()) {
        (Selection { choice: None, .. }, Some(card)) if answering.refused.get().is_none() => {
            vec![cards::effect(locale, card).to_owned()]
        }
        _ => said.get(),
    });
    let is_refused = Signal::derive(move || answering.refused.get().is_some());
    use_herald().say_changes(said, is_refused);
    let is_ready = Signal::derive(move || answering.answers.with(|answers| answers.ready.is_some()));
    let confirm = Callback::new(move |()| answering.confirm());
    view! { <Deed locale effects is_refused is_ready confirm /> }
}
