//! A player's place at the table.

use leptos::prelude::*;

use super::cards::{back, small_face};
use super::voice::Voice;
use crate::app::markup::Markup;
use crate::app::play::MonPicture;
use crate::app::words::{Locale, words};
use crate::table::model::zipang::{Cards, Place};

/// A player's place: crest, name, coins, cards, and how things stand with him.
#[component]
pub fn PlaceAtTable(
    /// Who speaks.
    voice: Voice,
    /// What lies there.
    place: Place,
    /// Counted clockwise from the bottom of the screen.
    number: usize,
) -> impl IntoView {
    let locale = voice.locale;
    let player = voice.people.at(place.seat).clone();
    let seat = place.seat.number();
    let class = format!(
        "place hand-place place-{number}{}{}{}",
        if place.is_asked { " is-asked" } else { "" },
        if place.is_threatened { " is-threatened" } else { "" },
        if place.in_campaign { "" } else { " is-out" },
    );
    view! {
        <li class=class data-testid="place" data-seat=seat.to_string() data-lies=player.name.clone()>
            <MonPicture mon=player.mon />
            <div class="place-words">
                <p class=player.name_class() title=player.name.clone()>
                    {player.name.clone()}
                </p>
                <p class="place-coins">
                    <span class="coin" aria-hidden="true"></span>
                    <b data-count=format!("coins-{seat}")>{place.coins}</b>
                    <span class="visually-hidden">{words!(locale, board.coins)}</span>
                </p>
                <div class="card-holder" inner_html=place_cards(locale, &place.cards).into_html()></div>
            </div>
            <Marks voice place is_bot=!player.is_person() />
        </li>
    }
}

/// The cards of a hand as the eyes at the screen know them.
fn place_cards(locale: Locale, cards: &Cards) -> Markup {
    let lies = words!(locale, guide.face_down);
    let (class, faces, backs) = match cards {
        Cards::Known(known) => ("place-cards place-known", known, None),
        Cards::Hidden { noted, unknown } => ("place-cards", noted, Some(*unknown)),
    };
    Markup::of(|markup| {
        markup.open("p").class(class).around(|markup| {
            faces.iter().for_each(|&card| small_face(markup, locale, card, lies));
            if let Some(unknown) = backs {
                (0..unknown).for_each(|_| back(markup));
                markup.unseen(&words!(locale, board.cards_hidden, count = unknown));
            }
        });
    })
}

/// How things stand with a player, in a word or two.
#[component]
fn Marks(
    /// Who speaks.
    voice: Voice,
    /// His place.
    place: Place,
    /// Is he a bot?
    is_bot: bool,
) -> impl IntoView {
    let locale = voice.locale;
    let marks = [
        (!place.in_campaign, "mark-out", words!(locale, board.out)),
        (place.is_threatened && !place.is_asked, "mark-threat", words!(locale, board.threatened)),
        (place.on_turn, "mark-turn", words!(locale, board.on_turn)),
        (place.is_asked && !place.on_turn, "mark-asked", words!(locale, board.asked)),
        (is_bot, "mark-bot", words!(locale, board.bot)),
    ];
    view! {
        <p class="marks">
            {marks
                .into_iter()
                .filter(|(holds, ..)| *holds)
                .map(|(_, class, word)| view! { <span class=format!("mark {class}")>{word}</span> })
                .collect_view()}
        </p>
    }
}
