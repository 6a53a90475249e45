//! The own lord, and what his player has rightly seen of others.

use super::faces::face;
use super::voice::Voice;
use crate::app::markup::Markup;
use crate::app::words::words;
use crate::game::Seat;
use crate::oriente::{LordView, View};

/// The own lord, and what his player has rightly seen of others.
#[must_use]
pub fn own_lord(voice: &Voice, view: &View, seat: Seat) -> Vec<Markup> {
    let locale = voice.locale;
    let lies = match view.lords[seat] {
        LordView::FaceUp(_) => words!(locale, oriente_table.table.face_up),
        _ => words!(locale, oriente_table.table.face_down),
    };
    let lord = Markup::of(|markup| {
        let own = markup.open("div").class("own-lord").attr("data-testid", "own-lord");
        own.attr("data-lies", voice.people.name(seat)).around(|markup| {
            if let Some(lord) = view.lords[seat].known() {
                face(markup, locale, lord);
            }
            markup.line("p", "own-lord-lies", lies);
        });
    });
    let sees_more = view.eyes == Some(seat) && !view.mixed_known.is_empty();
    let notes = sees_more.then(|| {
        Markup::of(|markup| {
            markup.open("p").class("notes").attr("data-testid", "notes").around(|markup| {
                markup.open("b").text(words!(locale, oriente_table.table.notes));
                markup.text(" ");
                markup.text(&words!(locale, oriente_table.table.notes_mixed, cards = voice.cards(view.mixed_known)));
            });
        })
    });
    std::iter::once(lord).chain(notes).collect()
}
