//! What answers of all games are put together from: players to name, and the button that does it, with what it would do.

use leptos::prelude::*;

use super::answering::Answering;
use super::herald::use_herald;
use super::naming::{Mark, Marks, how_to_name, use_naming};
use super::scope::use_scope;
use super::{GameUi, MonPicture, Teller};
use crate::app::words::words;
use crate::game::Seat;
use crate::table::Player;
use crate::table::model::Offered;

/// One player who could be named, or the rule says why not.
#[component]
fn TargetButton(
    /// Where he sits.
    seat: Seat,
    /// Who.
    player: Player,
    /// Is he named?
    #[prop(into)]
    is_named: Signal<bool>,
    /// Why he may not be, if he may not.
    why_not: Option<&'static str>,
    /// What to do when he is tapped.
    choose: Callback<()>,
) -> impl IntoView {
    let title = player.name.clone();
    view! {
        <button
            type="button"
            class="target"
            data-testid="target"
            data-names=seat.number().to_string()
            title=title
            aria-pressed=move || is_named.get().to_string()
            aria-disabled=why_not.map(|_| "true")
            on:click=move |_| choose.run(())
        >
            <MonPicture mon=player.mon />
            <span class="target-words">
                <span class="target-name">{player.name}</span>
                {why_not.map(|reason| view! { <span class="why-not">{reason}</span> })}
            </span>
        </button>
    }
}

/// The players that a choice could name; those it may not say why. Their places stand for the buttons.
#[component]
pub fn Targets<G: GameUi>(
    /// Who speaks.
    voice: G::Voice,
    /// The answer being put together.
    answering: Answering<G>,
) -> impl IntoView {
    let locale = voice.locale;
    let named = move || answering.selection.with(|selection| selection.named);
    let others = Memo::new(move |_| {
        let targets = answering.answers.with(|answers| answers.targets.clone());
        targets.into_iter().filter(|offered| offered.what != answering.seat).collect::<Vec<_>>()
    });
    let marks = Memo::new(move |_| {
        let mut marks = Marks::default();
        others.with(|others| {
            for Offered { what, why_not } in others {
                marks[*what] = Some(match why_not {
                    Some(_) => Mark::Refused,
                    None if named().contains(*what) => Mark::Named,
                    None => Mark::Free,
                });
            }
        });
        marks
    });
    use_naming().at_places(marks, Callback::new(move |seat| answering.name(seat)));
    move || {
        let offered = others.get();
        (!offered.is_empty()).then(|| {
            let button = |Offered { what, why_not }: Offered<Seat, G::Refusal>| {
                let is_named = Signal::derive(move || named().contains(what));
                let why_not = why_not.map(|reason| voice.refusal(reason));
                let choose = Callback::new(move |()| answering.name(what));
                view! { <TargetButton seat=what player=voice.people.at(what).clone() is_named why_not choose /> }
            };
            view! {
                <div class="targets to-name" role="group" aria-label=G::whom(locale)>
                    {offered.into_iter().map(button).collect_view()}
                </div>
            }
        })
    }
}

/// What the answer would do, one thing a line, and the button that does it.
#[component]
pub fn ConfirmBar<G: GameUi>(
    /// Who speaks.
    voice: G::Voice,
    /// The answer being put together.
    answering: Answering<G>,
) -> impl IntoView {
    let locale = voice.locale;
    let is_refused = Signal::derive(move || answering.refused.get().is_some());
    let is_ready = Memo::new(move |_| answering.answers.with(|answers| answers.ready.is_some()));
    let said = Memo::new(move |_| match answering.refused.get() {
        Some(reason) => vec![voice.refusal(reason).to_owned()],
        None => {
            let selection = answering.selection.get();
            let mut does = answering.with_view(|view| G::preview(&voice, view, answering.seat, selection));
            let is_naming = answering.answers.with(|answers| !answers.targets.is_empty() && answers.ready.is_none());
            if let (true, Some(how), Some(first)) = (is_naming, how_to_name(locale), does.first_mut()) {
                first.push(' ');
                first.push_str(how);
            }
            does
        }
    });
    use_herald().say_changes(said.into(), is_refused);
    // Whoever points at a card sees what it does; who hears it has heard so already.
    let effects = move || match answering.pointed_at.get() {
        Some(does) if !is_refused.get() && answering.selection.with(|selection| selection.choice.is_none()) => {
            vec![does.to_owned()]
        }
        _ => said.get(),
    };
    let lines =
        move || effects().into_iter().map(|effect| view! { <span class="effect">{effect} " "</span> }).collect_view();
    let preview = use_scope().id("preview");
    let described_by = preview.clone();
    view! {
        <div class="confirm">
            <p id=preview class="preview" class:wrong=move || is_refused.get() data-testid="preview">
                {lines}
            </p>
            <button
                type="button"
                class="quiet about-picked"
                data-about=""
                data-testid="about-picked"
                aria-label=words!(locale, guide.card)
                title=words!(locale, guide.card)
            >
                "i"
            </button>
            <button
                type="button"
                class="action"
                data-testid="confirm"
                aria-disabled=move || (!is_ready.get()).then_some("true")
                // What it would do has been said when it was picked; what is missing is said here.
                aria-describedby=move || (!is_ready.get()).then(|| described_by.clone())
                on:click=move |_| answering.confirm()
            >
                {words!(locale, board.confirm)}
            </button>
        </div>
    }
}
