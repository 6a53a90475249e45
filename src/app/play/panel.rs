//! The question and its answers: the part of the screen under the thumb.

use leptos::either::Either;
use leptos::prelude::*;
use leptos::web_sys::MouseEvent;

use super::answering::Answering;
use super::bots::RUN_ON;
use super::choosing::{Tap, asked, confirm_button, draw_hands};
use super::herald::use_herald;
use super::lifting::LiftPanel;
use super::naming::{Mark, Marks, how_to_name, use_naming};
use super::scope::use_scope;
use super::{GameUi, Play, Teller};
use crate::app::markup::Markup;
use crate::app::patch::patched;
use crate::app::words::{Locale, words};
use crate::game::{Seat, Seats};
use crate::table::{Occasion, Playable, Showing, Waiting, What};

/// What a panel is for. As long as that is the same, the panel stays in the page.
#[derive(Clone, Debug, PartialEq)]
enum Purpose<G: Playable> {
    /// This person answers, knowing this.
    Answer(Seat, Option<G::View>),
    /// These people may want to bargain, for this reason.
    Moment(Seats, Occasion),
    /// These people may raise a hand at this question.
    Hands(Seats, Option<(Seat, G::Question)>),
    /// This person has looked at his own secrets.
    Look(Seat),
    /// Everybody looks at the table before the curtain of this person.
    Curtain(Seat),
    /// Everybody watches.
    Watch,
    /// People bargain, and the deal desk lies there instead.
    Desk,
    /// The others are asked to lift the PIN of this person.
    Lift(Seat),
    /// They have lifted it.
    Lifted(Seat),
}

impl<G: Playable> Purpose<G> {
    fn of(showing: &Showing<G>, _: Locale) -> Self {
        match showing.screen.waiting() {
            Some(Waiting::Answer(seat)) => Self::Answer(seat, showing.view.clone()),
            Some(Waiting::Moment { seats, occasion }) => Self::Moment(seats, occasion),
            Some(Waiting::Hands(seats)) => Self::Hands(seats, showing.question.clone()),
            Some(Waiting::Look(seat)) => Self::Look(seat),
            Some(Waiting::Desk) => Self::Desk,
            Some(Waiting::Curtain(seat)) => Self::Curtain(seat),
            Some(Waiting::Lift { seat, .. }) => Self::Lift(seat),
            Some(Waiting::Lifted(seat)) => Self::Lifted(seat),
            Some(Waiting::Bot(_) | Waiting::Elsewhere(_)) | None => Self::Watch,
        }
    }
}

/// What the table waits for, as the eyes at the screen see it. A panel for another purpose is another element: one does not
/// grow out of the other.
#[component]
pub fn Panel<G: GameUi>(
    /// What is shown, and how to do something.
    play: Play<G>,
) -> impl IntoView {
    let purpose = play.slice(Purpose::of);
    let is_even = StoredValue::new(false);
    move || {
        let panel = match purpose.get() {
            Purpose::Desk => play.once().view.clone().map(|view| G::desk(play, view)).into_any(),
            Purpose::Moment(..) => play.once().view.clone().map(|view| G::moment(play, view)).into_any(),
            Purpose::Answer(seat, Some(view)) => view! { <AnswerPanel play view seat /> }.into_any(),
            Purpose::Answer(_, None) | Purpose::Watch => view! { <WatchPanel play /> }.into_any(),
            Purpose::Look(seat) => view! { <LookPanel play seat /> }.into_any(),
            Purpose::Curtain(seat) => view! { <BeforeCurtainPanel play seat /> }.into_any(),
            Purpose::Lift(seat) => view! { <LiftPanel play seat is_lifted=false /> }.into_any(),
            Purpose::Lifted(seat) => view! { <LiftPanel play seat is_lifted=true /> }.into_any(),
            Purpose::Hands(seats, _) => view! { <HandsPanel play seats /> }.into_any(),
        };
        is_even.update_value(|is_even| *is_even = !*is_even);
        if is_even.get_value() { Either::Left(panel) } else { Either::Right(panel) }
    }
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
    let (scope, showing) = (use_scope(), play.once());
    let voice = G::voice(play.locale, &showing);
    let question = showing.question.as_ref().map(|(seat, question)| voice.put(*seat, question)).unwrap_or_default();
    let answering = Answering::<G>::new(play, view, seat);
    let marks = Memo::new(move |_| answering.read(|picking| picking.marks()));
    use_naming().at_places(marks, true, Callback::new(move |seat| answering.name(seat)));
    let said = Signal::derive(move || answering.read(|picking| picking.said()));
    let is_refused = Signal::derive(move || answering.is_refused());
    use_herald().say_changes(said, is_refused);
    let pieces = Signal::derive(move || answering.read(|picking| picking.draw(scope, &question)));
    view! {
        <section
            class="panel"
            aria-labelledby=scope.id("question")
            node_ref=patched(pieces)
            on:click=move |event| answering.tap(&event)
            on:mouseover=move |event| answering.point(&event)
            on:mouseleave=move |_| answering.point_at(None)
            on:focusin=move |event| answering.point(&event)
            on:focusout=move |_| answering.point_at(None)
        ></section>
    }
}

/// Those who may answer an open question, each with a hand to raise. Their places stand for the buttons.
#[component]
fn HandsPanel<G: GameUi>(
    /// What is shown, and how to do something.
    play: Play<G>,
    /// Who may raise a hand.
    seats: Seats,
) -> impl IntoView {
    let (scope, locale, showing) = (use_scope(), play.locale, play.once());
    let people = showing.people.clone();
    let asked = showing.question.as_ref().zip(showing.view.as_ref());
    let question = asked.map(|((_, question), view)| G::voice(locale, &showing).open_question(view, question));
    let question = question.unwrap_or_default();
    let hint = [Some(G::hands_hint(locale)), how_to_name(locale)].into_iter().flatten().collect::<Vec<_>>().join(" ");
    let raised = RwSignal::new(Seats::NONE);
    let toggle = move |seat: Seat| {
        let hands = raised.get_untracked();
        raised.set(if hands.contains(seat) { hands.without(seat) } else { hands.with(seat) });
    };
    let marks = Memo::new(move |_| {
        let hands = raised.get();
        let mut marks = Marks::default();
        for seat in seats.iter() {
            marks[seat] = Some(if hands.contains(seat) { Mark::Named } else { Mark::Free });
        }
        marks
    });
    use_naming().at_places(marks, false, Callback::new(toggle));
    let pieces = Signal::derive(move || draw_hands(scope, locale, &people, &question, &hint, &marks.get()));
    let tap = move |event: MouseEvent| match Tap::of(&event) {
        Some(Tap::Name(number)) => Seat::try_from(number).map_or((), toggle),
        Some(Tap::Confirm) => play.act(What::RaiseHands(raised.get_untracked())),
        _ => {}
    };
    view! {
        <section
            class="panel hands"
            aria-labelledby=scope.id("question")
            node_ref=patched(pieces)
            on:click=tap
        ></section>
    }
}

/// Somebody else moves; whoever looks sees what he holds himself.
#[component]
fn WatchPanel<G: GameUi>(
    /// What is shown, and how to do something.
    play: Play<G>,
) -> impl IntoView {
    let scope = use_scope();
    let pieces = Signal::derive(move || {
        let showing = play.now();
        let thinking = match showing.screen.waiting() {
            Some(Waiting::Bot(seat) | Waiting::Elsewhere(seat)) => {
                words!(play.locale, table.thinking, name = showing.people.name(seat))
            }
            _ => String::new(),
        };
        let head = Markup::of(|markup| {
            markup.open("div").class("panel-head").around(|markup| {
                asked(markup, scope, None, &thinking);
                draw_run_on(markup, play.locale, &showing);
            });
        });
        std::iter::once(head).chain(own(play, &showing)).collect()
    });
    view! {
        <section class="panel watching" aria-labelledby=scope.id("question") node_ref=patched(pieces)></section>
    }
}

/// Whoever has nothing to do until something ends can have it played out at once.
fn draw_run_on<G: GameUi>(markup: &mut Markup, locale: Locale, showing: &Showing<G>) {
    let is_bot = matches!(showing.screen.waiting(), Some(Waiting::Bot(_)));
    let view = showing.view.as_ref().filter(|_| is_bot);
    if let Some(words) = view.and_then(|view| G::run_on(locale, view, showing.seats)) {
        let button = markup.open("button").attr("type", "button").class("quiet").attr(RUN_ON, "");
        button.attr("data-testid", "run-on").text(words);
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
    let scope = use_scope();
    let pieces = Signal::derive(move || {
        let showing = play.now();
        let (title, hide) = G::looking(&G::voice(play.locale, &showing), seat);
        let head = Markup::of(|markup| {
            markup.open("div").class("panel-head").around(|markup| {
                asked(markup, scope, None, &title);
                confirm_button(markup).attr("data-testid", "hide").text(hide);
            });
        });
        std::iter::once(head).chain(own(play, &showing)).collect()
    });
    let tap = move |event: MouseEvent| {
        if Tap::of(&event) == Some(Tap::Confirm) {
            play.act(What::DropCurtain);
        }
    };
    view! {
        <section
            class="panel looking"
            aria-labelledby=scope.id("question")
            node_ref=patched(pieces)
            on:click=tap
        ></section>
    }
}

/// Everybody looks at the table; what is asked waits behind the curtain.
#[component]
fn BeforeCurtainPanel<G: GameUi>(
    /// What is shown, and how to do something.
    play: Play<G>,
    /// Whose curtain it is.
    seat: Seat,
) -> impl IntoView {
    let scope = use_scope();
    let pieces = Signal::derive(move || {
        let showing = play.now();
        let voice = G::voice(play.locale, &showing);
        let question = showing.question.as_ref().map(|(_, question)| voice.question(seat, question));
        vec![Markup::of(|markup| {
            markup.open("div").class("panel-head").around(|markup| {
                asked(markup, scope, None, &question.unwrap_or_default());
                let label = words!(play.locale, curtain.to_curtain);
                confirm_button(markup).attr("data-testid", "to-curtain").text(label);
            });
        })]
    });
    let tap = move |event: MouseEvent| {
        if Tap::of(&event) == Some(Tap::Confirm) {
            play.act(What::BackToCurtain);
        }
    };
    view! {
        <section
            class="panel before-curtain"
            aria-labelledby=scope.id("question")
            node_ref=patched(pieces)
            on:click=tap
        ></section>
    }
}

/// What the owner of the eyes holds.
fn own<G: GameUi>(play: Play<G>, showing: &Showing<G>) -> Vec<Markup> {
    match (showing.screen.eyes(), &showing.view) {
        (Some(Some(seat)), Some(view)) => G::own(&G::voice(play.locale, showing), view, seat),
        _ => Vec::new(),
    }
}
