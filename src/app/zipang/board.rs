//! What lies in the middle of the table: pile, supply and discards.

use leptos::prelude::*;

use super::cards::{self, CardFace};
use crate::app::markup::Markup;
use crate::app::patch::Patched;
use crate::app::play::Play;
use crate::app::play::dialog::DialogButton;
use crate::app::words::{Locale, words};
use crate::table::model::zipang::FAN;
use crate::zipang::{Card, Phase, State};

/// Pile, supply and discards.
#[component]
pub fn Centre(
    /// What is shown, and how to do something.
    play: Play<State>,
) -> impl IntoView {
    let locale = play.locale;
    let stocks = play.slice(|showing| showing.view.map(|view| (view.pile, view.supply)).unwrap_or_default());
    let discards = play.slice(|showing| showing.view.map(|view| view.discards.as_slice().to_vec()).unwrap_or_default());
    let taken = play.slice(|showing| match showing.view?.phase {
        Phase::PlayTaken(card) => Some(card),
        _ => None,
    });
    view! {
        <div class="centre">
            <Patched class="stock" markup=Signal::derive(move || pile(locale, stocks.get().0)) />
            <Patched class="stock" markup=Signal::derive(move || supply(locale, stocks.get().1)) at="deck" />
            <Discards locale cards=discards />
            {move || {
                taken
                    .get()
                    .map(|card| {
                        let html = Markup::of(|markup| {
                            cards::small_face(markup, locale, card, words!(locale, guide.face_up));
                            markup.open("p").around(|markup| {
                                markup.line("span", "stock-name", words!(locale, board.taken));
                                markup.open("b").text(cards::name(locale, card));
                            });
                        });
                        view! {
                            <div
                                class="stock taken"
                                data-testid="taken"
                                data-at="taken"
                                data-lies=words!(locale, board.taken)
                                inner_html=html.into_html()
                            ></div>
                        }
                    })
            }}
        </div>
    }
}

/// How many coins of the pile are drawn: more of them make the heap no higher.
const HEAP: u8 = 12;

/// The coins of the pile, one by one, and how many they are.
fn pile(locale: Locale, pile: u8) -> Vec<Markup> {
    let heap = Markup::of(|markup| {
        markup.open("span").class("coin-heap").attr("data-at", "pile").decoration().around(|markup| {
            (0..pile.min(HEAP)).for_each(|_| markup.open("span").class("coin").empty());
        });
    });
    let words = Markup::of(|markup| {
        markup.open("p").around(|markup| {
            markup.line("span", "stock-name", words!(locale, board.pile));
            let count = markup.open("b").attr("data-testid", "pile").attr("data-count", "pile");
            count.text(&pile.to_string());
        });
    });
    vec![heap, words]
}

/// The cards to draw from.
fn supply(locale: Locale, supply: u8) -> Vec<Markup> {
    let words = Markup::of(|markup| {
        markup.open("p").around(|markup| {
            markup.line("span", "stock-name", words!(locale, board.supply));
            markup.open("b").attr("data-testid", "supply").text(&supply.to_string());
            markup.unseen(words!(locale, guide.face_down));
        });
    });
    vec![Markup::of(cards::back), words]
}

/// The newest discards fanned out, and the card nobody has seen under them.
fn fan(locale: Locale, cards: &[Card]) -> Vec<Markup> {
    let newest = &cards[cards.len().saturating_sub(FAN)..];
    let face =
        |&card: &Card| Markup::of(|markup| cards::small_face(markup, locale, card, words!(locale, guide.face_up)));
    let under = Markup::of(|markup| markup.unseen(words!(locale, board.face_down)));
    std::iter::once(Markup::of(cards::back)).chain(newest.iter().map(face)).chain([under]).collect()
}

/// The discards: the newest fanned out, all of them in a window.
#[component]
fn Discards(
    /// In which language.
    locale: Locale,
    /// The face-up discards, the oldest first.
    cards: Memo<Vec<Card>>,
) -> impl IntoView {
    let count = Memo::new(move |_| cards.with(Vec::len));
    view! {
        <div class="stock discards" data-testid="discards" data-lies=words!(locale, guide.discards)>
            <Patched class="fan" markup=Signal::derive(move || fan(locale, &cards.get())) at="discards" />
            <DialogButton
                locale
                title=Signal::derive(move || words!(locale, board.discards_all, count = count.get()))
                testid="all-discards"
                class="quiet"
            >
                <ul class="spread">
                    {move || {
                        cards.get().into_iter().map(|card| view! { <li><CardFace locale card /></li> }).collect_view()
                    }}
                </ul>
                <p class="hint">
                    {move || (count.get() == 0).then(|| words!(locale, board.discards_none))} " "
                    {words!(locale, board.face_down)}
                </p>
            </DialogButton>
        </div>
    }
}
