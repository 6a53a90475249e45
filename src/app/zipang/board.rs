//! The table seen from above: everybody's place around it, and what lies in the middle.

use leptos::prelude::*;

use super::cards::{self, CardBack, CardFace, SmallFace};
use super::place::PlaceAtTable;
use super::voice::Voice;
use crate::app::markup::Markup;
use crate::app::play::about::look_through;
use crate::app::play::dialog::DialogButton;
use crate::app::words::words;
use crate::table::model::zipang::{FAN, places};
use crate::zipang::{Card, Phase, View};

/// The table.
#[component]
pub fn Board(
    /// Who speaks.
    voice: Voice,
    /// What the eyes at the screen may know.
    view: View,
) -> impl IntoView {
    let locale = voice.locale;
    let seated = places(&view);
    view! {
        <section class=format!("board seats-{}", view.players) aria-label=words!(locale, board.title)>
            <span class="card-holder" inner_html=Markup::of(|markup| look_through(markup, locale)).into_html()></span>
            <ul class="ring" aria-label=words!(locale, board.seats)>
                {seated
                    .into_iter()
                    .enumerate()
                    .map(|(number, place)| view! { <PlaceAtTable voice=voice.clone() place number /> })
                    .collect_view()}
            </ul>
            <Centre voice view />
        </section>
    }
}

/// Pile, supply and discards.
#[component]
fn Centre(
    /// Who speaks.
    voice: Voice,
    /// What the eyes at the screen may know.
    view: View,
) -> impl IntoView {
    let locale = voice.locale;
    let taken = match view.phase {
        Phase::PlayTaken(card) => Some(card),
        _ => None,
    };
    view! {
        <div class="centre">
            <div class="stock">
                <span class="coin-heap" data-at="pile" aria-hidden="true" inner_html=heap(view.pile).into_html()></span>
                <p>
                    <span class="stock-name">{words!(locale, board.pile)}</span>
                    <b data-testid="pile" data-count="pile">
                        {view.pile}
                    </b>
                </p>
            </div>
            <div class="stock" data-at="deck">
                <CardBack />
                <p>
                    <span class="stock-name">{words!(locale, board.supply)}</span>
                    <b data-testid="supply">{view.supply}</b>
                    <span class="visually-hidden">{words!(locale, guide.face_down)}</span>
                </p>
            </div>
            <Discards voice=voice.clone() cards=view.discards.as_slice().to_vec() />
            {taken
                .map(|card| {
                    view! {
                        <div
                            class="stock taken"
                            data-testid="taken"
                            data-at="taken"
                            data-lies=words!(locale, board.taken)
                        >
                            <SmallFace locale card />
                            <p>
                                <span class="stock-name">{words!(locale, board.taken)}</span>
                                <b>{cards::name(locale, card)}</b>
                            </p>
                        </div>
                    }
                })}
        </div>
    }
}

/// How many coins of the pile are drawn: more of them make the heap no higher.
const HEAP: u8 = 12;

/// The coins of the pile, one by one.
fn heap(pile: u8) -> Markup {
    Markup::of(|markup| (0..pile.min(HEAP)).for_each(|_| markup.open("span").class("coin").empty()))
}

/// The discards: the newest fanned out, all of them in a window, and the card nobody has seen under them.
#[component]
fn Discards(
    /// Who speaks.
    voice: Voice,
    /// The face-up discards, the oldest first.
    cards: Vec<Card>,
) -> impl IntoView {
    let locale = voice.locale;
    let newest = &cards[cards.len().saturating_sub(FAN)..];
    let fan = Markup::of(|markup| {
        cards::back(markup);
        newest.iter().for_each(|&card| cards::small_face(markup, locale, card, words!(locale, guide.face_up)));
        markup.unseen(words!(locale, board.face_down));
    });
    let count = cards.len();
    let all = StoredValue::new(cards);
    view! {
        <div class="stock discards" data-testid="discards" data-lies=words!(locale, guide.discards)>
            <p class="fan" data-at="discards" inner_html=fan.into_html()></p>
            <DialogButton
                locale
                title=words!(locale, board.discards_all, count = count)
                testid="all-discards"
                class="quiet"
            >
                <ul class="spread">
                    {all
                        .get_value()
                        .into_iter()
                        .map(|card| view! { <li><CardFace locale card /></li> })
                        .collect_view()}
                </ul>
                <p class="hint">
                    {(count == 0).then(|| words!(locale, board.discards_none))} " "
                    {words!(locale, board.face_down)}
                </p>
            </DialogButton>
        </div>
    }
}
