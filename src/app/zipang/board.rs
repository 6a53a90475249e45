//! What lies in the middle of the table: pile, supply and discards.

use leptos::{ev, prelude::*};

use super::cards;
use crate::app::browser;
use crate::app::markup::Markup;
use crate::app::patch::Patched;
use crate::app::play::Play;
use crate::app::play::dialog::Window;
use crate::app::words::{Locale, words};
use crate::table::model::zipang::FAN;
use crate::zipang::{Card, Phase, State, View};

/// Pile, supply and discards; all discards in a window.
#[component]
pub fn Centre(
    /// What is shown, and how to do something.
    play: Play<State>,
) -> impl IntoView {
    let locale = play.locale;
    let pieces = Signal::derive(move || play.now().view.map(|view| middle(locale, &view)).unwrap_or_default());
    let is_open = RwSignal::new(false);
    let open = move |event: ev::MouseEvent| {
        if browser::closest_attribute(&event, "aria-haspopup").is_some() {
            is_open.set(true);
        }
    };
    let discards = move || play.now().view.map(|view| view.discards.as_slice().to_vec()).unwrap_or_default();
    view! {
        <div class="card-holder" on:click=open>
            <Patched class="centre" markup=pieces />
        </div>
        <Window locale title=Signal::derive(move || all_of(locale, discards().len())) is_open>
            <div inner_html=move || spread(locale, &discards()).into_html()></div>
        </Window>
    }
}

/// What lies in the middle: one element each.
fn middle(locale: Locale, view: &View) -> Vec<Markup> {
    let mut pieces =
        vec![pile(locale, view.pile), supply(locale, view.supply), discards(locale, view.discards.as_slice())];
    if let Phase::PlayTaken(card) = view.phase {
        pieces.push(taken(locale, card));
    }
    pieces
}

/// How many coins of the pile are drawn: more of them make the heap no higher.
const HEAP: u8 = 12;

/// The coins of the pile, one by one, and how many they are.
fn pile(locale: Locale, pile: u8) -> Markup {
    Markup::of(|markup| {
        markup.open("div").class("stock").around(|markup| {
            markup.open("span").class("coin-heap").attr("data-at", "pile").decoration().around(|markup| {
                (0..pile.min(HEAP)).for_each(|_| markup.open("span").class("coin").empty());
            });
            markup.open("p").around(|markup| {
                markup.line("span", "stock-name", words!(locale, zipang_table.pile));
                let count = markup.open("b").attr("data-testid", "pile").attr("data-count", "pile");
                count.text(&pile.to_string());
            });
        });
    })
}

/// The cards to draw from.
fn supply(locale: Locale, supply: u8) -> Markup {
    Markup::of(|markup| {
        markup.open("div").class("stock").attr("data-at", "deck").around(|markup| {
            cards::back(markup);
            markup.open("p").around(|markup| {
                markup.line("span", "stock-name", words!(locale, zipang_table.supply));
                markup.open("b").attr("data-testid", "supply").text(&supply.to_string());
                markup.unseen(words!(locale, guide.face_down));
            });
        });
    })
}

/// The newest discards fanned out, the card nobody has seen under them, and the way to all of them.
fn discards(locale: Locale, discards: &[Card]) -> Markup {
    let newest = &discards[discards.len().saturating_sub(FAN)..];
    Markup::of(|markup| {
        let stock = markup.open("div").class("stock discards").attr("data-testid", "discards");
        stock.attr("data-lies", words!(locale, guide.discards)).around(|markup| {
            markup.open("p").class("fan").attr("data-at", "discards").around(|markup| {
                cards::back(markup);
                newest.iter().for_each(|&card| cards::small_face(markup, locale, card, words!(locale, guide.face_up)));
                markup.unseen(words!(locale, zipang_table.face_down));
            });
            let all = markup.open("button").attr("type", "button").class("quiet").attr("data-testid", "all-discards");
            all.attr("aria-haspopup", "dialog").text(&all_of(locale, discards.len()));
        });
    })
}

/// The card that was taken and is played next.
fn taken(locale: Locale, card: Card) -> Markup {
    Markup::of(|markup| {
        let stock = markup.open("div").class("stock taken").attr("data-testid", "taken").attr("data-at", "taken");
        stock.attr("data-lies", words!(locale, zipang_table.taken)).around(|markup| {
            cards::small_face(markup, locale, card, words!(locale, guide.face_up));
            markup.open("p").around(|markup| {
                markup.line("span", "stock-name", words!(locale, zipang_table.taken));
                markup.open("b").text(cards::name(locale, card));
            });
        });
    })
}

/// What all discards together are called.
fn all_of(locale: Locale, count: usize) -> String {
    words!(locale, zipang_table.discards_all, count = count)
}

/// All discards that lie face up, side by side.
fn spread(locale: Locale, discards: &[Card]) -> Markup {
    Markup::of(|markup| {
        markup.open("ul").class("spread").around(|markup| {
            discards.iter().for_each(|&card| markup.open("li").around(|markup| cards::face(markup, locale, card)));
        });
        markup.open("p").class("hint").around(|markup| {
            if discards.is_empty() {
                markup.text(words!(locale, zipang_table.discards_none));
                markup.text(" ");
            }
            markup.text(words!(locale, zipang_table.face_down));
        });
    })
}
