//! The question and its answers: the part of the screen under the thumb.

use leptos::prelude::*;

use super::answering::Answering;
use super::choosing::{ConfirmBar, Targets};
use super::hands::HandsPanel;
use super::scope::{Question, use_scope};
use super::{GameUi, Play, Teller};
use crate::app::patch::Patched;
use crate::app::words::{Locale, words};
use crate::game::{Seat, Seats};
use crate::table::{Playable, Showing, Waiting, What};

/// What a panel is for. As long as that is the same, the panel stays in the page.
#[derive(Clone, Debug, PartialEq)]
enum Purpose<G: Playable> {
    /// This person answers, knowing this.
    Answer(Seat, Option<G::View>),
    /// These people may raise a hand.
    Hands(Seats),
    /// This person has looked at his own secrets.
    Look(Seat),
    /// Everybody watches.
    Watch,
    /// People bargain, and the deal desk lies there instead.
    Desk,
}

impl<G: Playable> Purpose<G> {
    fn of(showing: &Showing<G>, _: Locale) -> Self {
        match showing.screen.waiting() {
            Some(Waiting::Answer(seat)) => Self::Answer(seat, showing.view.clone()),
            Some(Waiting::Hands(seats)) => Self::Hands(seats),
            Some(Waiting::Look(seat)) => Self::Look(seat),
            Some(Waiting::Desk) => Self::Desk,
            Some(Waiting::Bot(_) | Waiting::Elsewhere(_)) | None => Self::Watch,
        }
    }
}

/// What the table waits for, as the eyes at the screen see it.
#[component]
pub fn Panel<G: GameUi>(
    /// What is shown, and how to do something.
    play: Play<G>,
) -> impl IntoView {
    let purpose = play.slice(Purpose::of);
    move || match purpose.get() {
        Purpose::Desk => play.once().view.clone().map(|view| G::desk(play, view)).into_any(),
        Purpose::Answer(seat, Some(view)) => framed(view! { <AnswerPanel play view seat /> }.into_any()),
        Purpose::Answer(_, None) | Purpose::Watch => framed(view! { <WatchPanel play /> }.into_any()),
        Purpose::Look(seat) => framed(view! { <LookPanel play seat /> }.into_any()),
        Purpose::Hands(seats) => framed(view! { <HandsPanel play seats /> }.into_any()),
    }
}

fn framed(content: AnyView) -> AnyView {
    view! {
        <section class="panel" aria-labelledby=use_scope().id("question")>
            {content}
        </section>
    }
    .into_any()
}

/// A person's question, with everything to answer it.
#[component]
fn AnswerPanel<G: GameUi>(
    /// What is shown, and how to do something.
    play: Play<G>,
    /// What the eyes at the screen may know.
    view: G::View,
    /// Who is asked.
    seat: Seat,
) -> impl IntoView {
    let showing = play.once();
    let voice = G::voice(play.locale, &showing);
    let words = showing.question.as_ref().map(|(seat, question)| voice.put(*seat, question)).unwrap_or_default();
    let answering = Answering::<G>::new(play, view.clone(), seat);
    view! {
        <div class="panel-head">
            <Question testid="question">{words}</Question>
            {G::beside_question(&voice, &view).map(|words| view! { <p class="sum" data-testid="sum">{words}</p> })}
        </div>
        <div class=G::answers_class(&view)>
            <div class="panel-choices">{G::choosing(voice.clone(), answering)}</div>
            <div class="panel-side">
                <Targets voice=voice.clone() answering />
                <ConfirmBar voice answering />
            </div>
        </div>
    }
}

/// Somebody else moves; whoever looks sees what he holds himself.
#[component]
fn WatchPanel<G: GameUi>(
    /// What is shown, and how to do something.
    play: Play<G>,
) -> impl IntoView {
    let thinking = play.slice(|showing, locale| match showing.screen.waiting() {
        Some(Waiting::Bot(seat) | Waiting::Elsewhere(seat)) => {
            words!(locale, board.thinking, name = showing.people.name(seat))
        }
        _ => String::new(),
    });
    view! {
        <Question>{move || thinking.get()}</Question>
        <Own play />
    }
}

/// Somebody has looked at his own secrets, and hides them again.
#[component]
fn LookPanel<G: GameUi>(
    /// What is shown, and how to do something.
    play: Play<G>,
    /// Who looks.
    seat: Seat,
) -> impl IntoView {
    let locale = play.locale;
    let name = play.once().people.name(seat).to_owned();
    view! {
        <div class="panel-head">
            <Question>{words!(locale, court.table.own_lord, name = name)}</Question>
            <button type="button" class="action" data-testid="hide" on:click=move |_| play.act(What::DropCurtain)>
                {words!(locale, court.table.hide)}
            </button>
        </div>
        <Own play />
    }
}

/// What the owner of the eyes holds.
#[component]
fn Own<G: GameUi>(
    /// What is shown, and how to do something.
    play: Play<G>,
) -> impl IntoView {
    let own = Signal::derive(move || {
        let showing = play.now();
        match (showing.screen.eyes(), &showing.view) {
            (Some(Some(seat)), Some(view)) => G::own(&G::voice(play.locale, &showing), view, seat),
            _ => Vec::new(),
        }
    });
    view! { <Patched class="card-holder" markup=own /> }
}
