//! The question and its answers: the part of the screen under the thumb.

use leptos::prelude::*;

use super::answering::Answering;
use super::choosing::{ConfirmBar, Targets};
use super::hands::HandsPanel;
use super::scope::{Question, use_scope};
use super::{GameUi, Play, Teller};
use crate::app::words::words;
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
    fn of(showing: &Showing<G>) -> Self {
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
        Purpose::Desk => {
            let view = play.showing.with_untracked(|showing| showing.view.clone());
            view.map(|view| G::desk(play, view)).into_any()
        }
        Purpose::Answer(seat, Some(view)) => framed(view! { <AnswerPanel play view seat /> }.into_any()),
        Purpose::Answer(_, None) | Purpose::Watch => framed(view! { <WatchPanel play /> }.into_any()),
        Purpose::Look(seat) => framed(view! { <LookPanel play seat /> }.into_any()),
        Purpose::Hands(seats) => {
            let question = play.showing.with_untracked(|showing| {
                let asked = showing.question.as_ref().zip(showing.view.as_ref());
                asked.map(|((_, question), view)| G::voice(play.locale, showing).open_question(view, question))
            });
            framed(view! { <HandsPanel play question=question.unwrap_or_default() seats /> }.into_any())
        }
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
    let (voice, words) = play.showing.with_untracked(|showing| {
        let voice = G::voice(play.locale, showing);
        let words = showing.question.as_ref().map(|(seat, question)| voice.put(*seat, question));
        (voice, words.unwrap_or_default())
    });
    let answering = Answering::<G>::new(play, view.clone(), seat);
    view! {
        <div class="panel-head">
            <Question testid="question">{words}</Question>
            {G::beside_question(&voice, &view)}
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
    let locale = play.locale;
    let thinking = play.slice(move |showing| match showing.screen.waiting() {
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
    let name = play.showing.with_untracked(|showing| showing.people.name(seat).to_owned());
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

/// What the owner of the eyes holds, as long as it is the same.
#[component]
fn Own<G: GameUi>(
    /// What is shown, and how to do something.
    play: Play<G>,
) -> impl IntoView {
    let own = play.slice(|showing| G::own_cards(showing.view.as_ref()?).map(|cards| (cards, showing.seats)));
    move || {
        own.get()?;
        play.showing.with_untracked(|showing| {
            let (Some(Some(seat)), Some(view)) = (showing.screen.eyes(), &showing.view) else { return None };
            Some(G::own(&G::voice(play.locale, showing), view, seat))
        })
    }
}
