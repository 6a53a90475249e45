//! The question and its answers: the part of the screen under the thumb.

use leptos::prelude::*;

use super::answering::Answering;
use super::cards::CardFace;
use super::choices::{Choices, Confirm, Targets};
use super::voice::Voice;
use crate::app::play::hands::HandsPanel;
use crate::app::play::use_session;
use crate::app::words::words;
use crate::game::Seat;
use crate::table::Waiting;
use crate::zipang::{Hand, Phase, Question, State, View};

/// What the table waits for, as the eyes at the screen see it.
#[component]
pub fn Panel(
    /// Who speaks.
    voice: Voice,
    /// What the eyes at the screen may know.
    view: View,
    /// What the table is waiting for.
    waiting: Waiting,
) -> impl IntoView {
    let locale = voice.locale;
    let session = use_session::<State>();
    let content = match waiting {
        Waiting::Answer(seat) => view! { <AnswerPanel voice=voice.clone() view seat /> }.into_any(),
        Waiting::Hands(seats) => {
            let question = match view.phase {
                Phase::Answer(answering) => {
                    let threat = voice.threat(view.turn, answering.card, voice.names(answering.affected));
                    words!(locale, tale.question.who_answers, threat = threat)
                }
                _ => String::new(),
            };
            let (people, hint) = (voice.people.clone(), words!(locale, board.hands_text));
            let raise = Callback::new(move |hands| session.raise_hands(hands));
            view! { <HandsPanel locale people question seats hint raise /> }.into_any()
        }
        Waiting::Bot(seat) => view! {
            <h1 id="question" tabindex="-1">
                {words!(locale, board.thinking, name = voice.name(seat))}
            </h1>
        }
        .into_any(),
        // One only looks where there is more to see than the own hand, and Zipang knows no bargaining.
        Waiting::Look(_) | Waiting::Desk | Waiting::Nothing => ().into_any(),
    };
    let watches = !matches!(waiting, Waiting::Answer(_));
    let own = view.eyes.filter(|_| watches);
    view! {
        <section class="panel" aria-labelledby="question">
            {content} {own.map(|seat| view! { <OwnHand voice=voice.clone() seat hand=view.hand /> })}
        </section>
    }
}

/// A person's question, with everything to answer it.
#[component]
fn AnswerPanel(
    /// Who speaks.
    voice: Voice,
    /// What the eyes at the screen may know.
    view: View,
    /// Who is asked.
    seat: Seat,
) -> impl IntoView {
    let locale = voice.locale;
    let question = use_session::<State>().read(|sitting| sitting.question()).flatten();
    let words = match question {
        Some((seat, Question::Play)) => words!(locale, tale.question.play_ask, name = voice.name(seat)),
        Some((seat, question)) => voice.question(seat, question),
        None => String::new(),
    };
    let answering = Answering::new(view, seat);
    // When the hand is not what one chooses from, it lies beside the choices.
    let beside = (view.phase != Phase::Play).then_some(view.hand).filter(|hand| !hand.is_empty());
    let sum = |hand: Hand| words!(locale, board.hand_sum, battle = hand.battle(), honor = hand.honor());
    let is_answer = matches!(view.phase, Phase::Answer(_));
    view! {
        <div class="panel-head">
            <h1 id="question" tabindex="-1" data-testid="question">
                {words}
            </h1>
            {(!view.hand.is_empty()).then(|| view! { <p class="sum" data-testid="sum">{sum(view.hand)}</p> })}
        </div>
        <div class=if is_answer { "answers by-words" } else { "answers by-cards" }>
            <div class="panel-choices">
                {beside.map(|hand| view! { <OwnHand voice=voice.clone() seat hand /> })}
                <Choices voice=voice.clone() answering />
            </div>
            <div class="panel-side">
                <Targets voice=voice.clone() answering />
                <Confirm voice answering />
            </div>
        </div>
    }
}

/// The own hand, to look at.
#[component]
fn OwnHand(
    /// Who speaks.
    voice: Voice,
    /// Whose hand.
    seat: Seat,
    /// The hand.
    hand: Hand,
) -> impl IntoView {
    let locale = voice.locale;
    view! {
        <ul
            class="own-hand"
            data-testid="own-hand"
            data-lies=words!(locale, board.hand, name = voice.name(seat))
            aria-label=words!(locale, board.hand, name = voice.name(seat))
        >
            {hand.as_slice().iter().map(|&card| view! { <li><CardFace locale card /></li> }).collect_view()}
        </ul>
    }
}
