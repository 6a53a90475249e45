//! Hands that lie open: the own one to look at, or several side by side.

use leptos::prelude::*;

use super::cards::{CardFace, face};
use super::voice::Voice;
use crate::app::markup::Markup;
use crate::app::play::MonPicture;
use crate::app::words::{Locale, words};
use crate::game::Seat;
use crate::zipang::Hand;

/// What a hand is worth, in words.
#[must_use]
pub fn sum(locale: Locale, hand: Hand) -> String {
    words!(locale, board.hand_sum, battle = hand.battle(), honor = hand.honor())
}

/// The own hand, to look at.
#[must_use]
pub fn own_hand(voice: &Voice, hand: Hand, seat: Seat) -> Markup {
    let locale = voice.locale;
    let whose = words!(locale, board.hand, name = voice.name(seat));
    Markup::of(|markup| {
        let own = markup.open("ul").class("own-hand").attr("data-testid", "own-hand");
        own.attr("data-lies", &whose).attr("aria-label", &whose).around(|markup| {
            for &card in hand.as_slice() {
                markup.open("li").around(|markup| face(markup, locale, card));
            }
        });
    })
}

/// Hands laid open, each with its owner.
#[component]
pub fn OpenHands(
    /// Who speaks.
    voice: Voice,
    /// The hands.
    hands: Vec<(Seat, Hand)>,
    /// Whose hand is marked as the best.
    #[prop(optional)]
    best: Option<Seat>,
) -> impl IntoView {
    let locale = voice.locale;
    view! {
        <ul class="open-hands" data-testid="open-hands">
            {hands
                .into_iter()
                .map(|(seat, hand)| {
                    let player = voice.people.at(seat).clone();
                    let worth = sum(locale, hand);
                    view! {
                        <li class="open-hand" class:is-best=best == Some(seat) data-lies=voice.name(seat)>
                            <p class="open-hand-name">
                                <MonPicture mon=player.mon />
                                <b>{player.name}</b>
                                <span class="sum">{worth}</span>
                            </p>
                            <p class="open-hand-cards">
                                {hand
                                    .as_slice()
                                    .iter()
                                    .map(|&card| view! { <CardFace locale card /> })
                                    .collect_view()}
                            </p>
                        </li>
                    }
                })
                .collect_view()}
        </ul>
    }
}
