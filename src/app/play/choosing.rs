//! What answers of all games are put together from: players to name, and the deed with what it would do.

use leptos::prelude::*;

use super::MonPicture;
use super::naming::mark_place;
use crate::app::words::{Locale, words};
use crate::game::Seat;
use crate::table::Player;

/// One player who could be named, or the rule says why not.
#[component]
pub fn TargetButton(
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
    mark_place(seat, why_not.is_none().then_some(is_named));
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

/// What the answer would do, one thing a line, and the button that does it.
#[component]
pub fn Deed(
    /// In which language.
    locale: Locale,
    /// What it would do, or why not.
    #[prop(into)]
    effects: Signal<Vec<String>>,
    /// Did the last tap ask for something that is not allowed?
    #[prop(into)]
    is_refused: Signal<bool>,
    /// Is the answer complete?
    #[prop(into)]
    is_ready: Signal<bool>,
    /// What to do with it.
    confirm: Callback<()>,
) -> impl IntoView {
    let lines = move || {
        effects.get().into_iter().map(|effect| view! { <span class="effect">{effect} " "</span> }).collect_view()
    };
    view! {
        <div class="confirm">
            <p
                id="preview"
                class="preview"
                class:wrong=move || is_refused.get()
                data-testid="preview"
            >
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
                aria-describedby=move || (!is_ready.get()).then_some("preview")
                on:click=move |_| confirm.run(())
            >
                {words!(locale, board.confirm)}
            </button>
        </div>
    }
}
