//! The open question of a table that speaks up: whoever wants to answer raises a hand.

use leptos::prelude::*;

use super::MonPicture;
use super::naming::{how_to_name, mark_place};
use crate::app::words::{Locale, words};
use crate::game::{Seat, Seats};
use crate::table::People;

/// Those who may answer, each with a hand to raise.
#[component]
pub fn HandsPanel(
    /// In which language.
    locale: Locale,
    /// Who plays.
    people: People,
    /// What everybody is asked.
    question: String,
    /// Who may raise a hand.
    seats: Seats,
    /// What happens for those who raise none.
    hint: &'static str,
    /// What to do with the hands raised.
    raise: Callback<Seats>,
) -> impl IntoView {
    let raised = RwSignal::new(Seats::NONE);
    let toggle = move |seat: Seat| {
        raised.update(|hands| *hands = if hands.contains(seat) { hands.without(seat) } else { hands.with(seat) });
    };
    view! {
        <div class="panel-head">
            <h1 id="question" tabindex="-1" data-testid="question">
                {question}
            </h1>
        </div>
        <p class="hint">{hint} " " {how_to_name(locale)}</p>
        <div class="targets to-name" role="group" aria-label=words!(locale, board.hands_title)>
            {seats
                .iter()
                .map(|seat| {
                    let player = people.at(seat).clone();
                    let is_raised = Signal::derive(move || raised.get().contains(seat));
                    mark_place(seat, Some(is_raised));
                    view! {
                        <button
                            type="button"
                            class="target"
                            data-testid="hand"
                            data-names=seat.number().to_string()
                            aria-pressed=move || is_raised.get().to_string()
                            aria-label=words!(locale, board.hand_raise, name = player.name)
                            on:click=move |_| toggle(seat)
                        >
                            <MonPicture mon=player.mon />
                            <span class="target-name">{player.name.clone()}</span>
                        </button>
                    }
                })
                .collect_view()}
        </div>
        <div class="confirm">
            <button
                type="button"
                class="action"
                data-testid="go-on"
                on:click=move |_| raise.run(raised.get_untracked())
            >
                {move || match raised.get().is_empty() {
                    true => words!(locale, board.nobody),
                    false => words!(locale, board.go_on),
                }}
            </button>
        </div>
    }
}
