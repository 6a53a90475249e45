//! The open question of a table that speaks up: whoever wants to answer raises a hand.

use leptos::prelude::*;

use super::naming::{Mark, Marks, how_to_name, use_naming};
use super::scope::Question;
use super::{GameUi, MonPicture, Play, Teller};
use crate::app::words::words;
use crate::game::{Seat, Seats};
use crate::table::What;

/// Those who may answer, each with a hand to raise. Their places stand for the buttons.
#[component]
pub fn HandsPanel<G: GameUi>(
    /// What is shown, and how to do something.
    play: Play<G>,
    /// Who may raise a hand.
    seats: Seats,
) -> impl IntoView {
    let locale = play.locale;
    let showing = play.once();
    let people = showing.people.clone();
    let asked = showing.question.as_ref().zip(showing.view.as_ref());
    let question = asked.map(|((_, question), view)| G::voice(locale, &showing).open_question(view, question));
    let raised = RwSignal::new(Seats::NONE);
    let toggle = move |seat: Seat| {
        raised.update(|hands| *hands = if hands.contains(seat) { hands.without(seat) } else { hands.with(seat) });
    };
    let marks = Memo::new(move |_| {
        let mut marks = Marks::default();
        for seat in seats.iter() {
            marks[seat] = Some(if raised.get().contains(seat) { Mark::Named } else { Mark::Free });
        }
        marks
    });
    use_naming().at_places(marks, Callback::new(toggle));
    let hand = |seat: Seat| {
        let player = people.at(seat).clone();
        view! {
            <button
                type="button"
                class="target"
                data-testid="hand"
                data-names=seat.number().to_string()
                aria-pressed=move || raised.get().contains(seat).to_string()
                aria-label=words!(locale, board.hand_raise, name = player.name)
                on:click=move |_| toggle(seat)
            >
                <MonPicture mon=player.mon />
                <span class="target-name">{player.name.clone()}</span>
            </button>
        }
    };
    view! {
        <div class="panel-head">
            <Question testid="question">{question}</Question>
        </div>
        <p class="hint">{G::hands_hint(locale)} " " {how_to_name(locale)}</p>
        <div class="targets to-name" role="group" aria-label=words!(locale, board.hands_title)>
            {seats.iter().map(hand).collect_view()}
        </div>
        <div class="confirm">
            <button
                type="button"
                class="action"
                data-testid="go-on"
                on:click=move |_| play.act(What::RaiseHands(raised.get_untracked()))
            >
                {move || match raised.get().is_empty() {
                    true => words!(locale, board.nobody),
                    false => words!(locale, board.go_on),
                }}
            </button>
        </div>
    }
}
