//! The own lord, and what his player has rightly seen of others.

use leptos::prelude::*;

use super::faces::Face;
use super::voice::Voice;
use crate::app::words::words;
use crate::game::Seat;
use crate::oriente::{LordView, View};

/// The own lord, and what his player has rightly seen of others.
#[component]
pub fn OwnLord(
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
