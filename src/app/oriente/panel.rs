//! The question and its answers: the part of the screen under the thumb.

use leptos::prelude::*;

use super::answering::Answering;
use super::choices::{Choices, Confirm, Targets};
use super::faces::Face;
use super::voice::Voice;
use crate::app::play::hands::HandsPanel;
use crate::app::play::use_session;
use crate::app::words::words;
use crate::game::Seat;
use crate::oriente::{LordView, State, View};
use crate::table::Waiting;

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
    let question = session.read(|sitting| sitting.question()).flatten();
    let watches = matches!(waiting, Waiting::Bot(_) | Waiting::Look(_));
    let own = view.eyes.filter(|_| watches);
    let content = match (waiting, question) {
        (Waiting::Answer(seat), _) => view! { <AnswerPanel voice=voice.clone() view seat /> }.into_any(),
        (Waiting::Hands(seats), Some((_, question))) => {
            let (people, hint) = (voice.people.clone(), words!(locale, court.table.hands_text));
            let raise = Callback::new(move |hands| session.raise_hands(hands));
            let question = voice.open_question(question);
            view! { <HandsPanel locale people question seats hint raise /> }.into_any()
        }
        (Waiting::Bot(seat), _) => view! {
            <h1 id="question" tabindex="-1">
                {words!(locale, board.thinking, name = voice.name(seat))}
            </h1>
        }
        .into_any(),
        (Waiting::Look(seat), _) => view! { <LookPanel voice=voice.clone() seat /> }.into_any(),
        (Waiting::Desk | Waiting::Hands(_) | Waiting::Nothing, _) => ().into_any(),
    };
    view! {
        <section class="panel" aria-labelledby="question">
            {content} {own.map(|seat| view! { <OwnLord voice=voice.clone() view seat /> })}
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
    let question = use_session::<State>().read(|sitting| sitting.question()).flatten();
    let words = question.map(|(seat, question)| voice.question(seat, question)).unwrap_or_default();
    let answering = Answering::new(view, seat);
    // Where the lord is not what one chooses, he lies beside the choices.
    let has_lord = view.lords[seat] != LordView::None;
    view! {
        <div class="panel-head">
            <h1 id="question" tabindex="-1" data-testid="question">
                {words}
            </h1>
        </div>
        <div class="answers court-answers">
            <div class="panel-choices">
                {has_lord.then(|| view! { <OwnLord voice=voice.clone() view seat /> })}
                <Choices voice=voice.clone() answering />
            </div>
            <div class="panel-side">
                <Targets voice=voice.clone() answering />
                <Confirm voice answering />
            </div>
        </div>
    }
}

/// Somebody has looked at his own secrets, and hides them again.
#[component]
fn LookPanel(
    /// Who speaks.
    voice: Voice,
    /// Who looks.
    seat: Seat,
) -> impl IntoView {
    let session = use_session::<State>();
    view! {
        <div class="panel-head">
            <h1 id="question" tabindex="-1">
                {words!(voice.locale, court.table.own_lord, name = voice.name(seat))}
            </h1>
            <button type="button" class="action" data-testid="hide" on:click=move |_| session.drop_curtain()>
                {words!(voice.locale, court.table.hide)}
            </button>
        </div>
    }
}

/// The own lord, and what his player has rightly seen of others.
#[component]
fn OwnLord(
    /// Who speaks.
    voice: Voice,
    /// What the eyes at the screen may know.
    view: View,
    /// Whose lord.
    seat: Seat,
) -> impl IntoView {
    let locale = voice.locale;
    let lord = view.lords[seat].known();
    let notes = view.mixed_known;
    let sees_more = view.eyes == Some(seat) && !notes.is_empty();
    let lies = match view.lords[seat] {
        LordView::FaceUp(_) => words!(locale, court.table.face_up),
        _ => words!(locale, court.table.face_down),
    };
    view! {
        <div class="own-lord" data-testid="own-lord" data-lies=voice.name(seat)>
            {lord.map(|lord| view! { <Face locale card=lord /> })}
            <p class="own-lord-lies">{lies}</p>
        </div>
        {sees_more
            .then(|| {
                view! {
                    <p class="notes" data-testid="notes">
                        <b>{words!(locale, court.table.notes)}</b>
                        " "
                        {words!(locale, court.table.notes_mixed, cards = voice.cards(notes))}
                    </p>
                }
            })}
    }
}
