//! The bar above a table: the way out, where the game stands, and what helps.

use leptos::prelude::*;
use leptos::web_sys::MouseEvent;

use super::windows::use_windows;
use super::{GameUi, Play};
use crate::app::art::draw_crest;
use crate::app::browser;
use crate::app::markup::{Markup, Opening};
use crate::app::patch::patched;
use crate::app::route::Route;
use crate::app::words::{Locale, words};
use crate::game::Seats;
use crate::table::{Showing, Waiting, What};

/// What a button beside the game does.
const DOES: &str = "data-does";

/// A button beside the game, which tests know by what it does.
pub fn button<'m>(markup: &'m mut Markup, does: &str) -> Opening<'m> {
    markup.open("button").attr("type", "button").class("quiet").attr(DOES, does).attr("data-testid", does)
}

/// What a tap on one of these buttons does with the game.
pub fn tapped<G: GameUi>(play: Play<G>, event: &MouseEvent) -> Option<String> {
    let does = browser::closest_attribute(event, DOES)?;
    match does.as_str() {
        "undo" => play.act(What::Undo),
        "desk" => play.act(What::OpenDesk),
        "back" => play.act(What::DropCurtain),
        "skip" => play.act(What::SkipLook),
        "skip-all" => play.act(What::SkipLooks),
        "forgotten" => play.act(What::ForgetPin),
        "never-mind" => play.act(What::BackToCurtain),
        "show-table" => play.act(What::ShowTable),
        _ => return Some(does),
    }
    None
}

/// What can be done beside answering: to go back, to take back and to bargain, each with a sign for where there is little
/// room.
pub fn beside_answering<G: GameUi>(
    showing: &Showing<G>,
    locale: Locale,
) -> [Option<(&'static str, &'static str, String)>; 2] {
    let desk_label = |offers| match offers {
        0 => words!(locale, table.desk_open).to_owned(),
        count => words!(locale, table.desk_offers, count = count),
    };
    // Whoever sits here alone knows whose answer it is; of raised hands it is everybody's.
    let undo_label = |by: Seats| match (showing.seats.len(), by.len(), by.iter().next()) {
        (2.., 1, Some(seat)) => words!(locale, table.undo_of, name = showing.people.name(seat)),
        _ => words!(locale, table.undo).to_owned(),
    };
    // At the desk itself there is no way to it.
    let is_desk = showing.screen.waiting() == Some(Waiting::Desk);
    let offers = showing.desk.filter(|_| !is_desk);
    [showing.undo.map(|by| ("undo", "↶", undo_label(by))), offers.map(|offers| ("desk", "⇄", desk_label(offers)))]
}

/// The same as buttons in words, with what can be done at the curtain alone.
pub fn draw_beside<G: GameUi>(showing: &Showing<G>, locale: Locale, is_look: bool) -> Vec<Markup> {
    let table = (!is_look).then(|| ("show-table", "", words!(locale, curtain.table).to_owned()));
    let back = (is_look && showing.round.is_none()).then(|| ("back", "", words!(locale, curtain.back).to_owned()));
    let skip = showing.round.map(|_| ("skip", "", words!(locale, curtain.skip).to_owned()));
    let several = showing.round.filter(|round| round.left.len() > 1);
    let skip_all = several.map(|_| ("skip-all", "", words!(locale, curtain.skip_all).to_owned()));
    let forgotten = showing.can_forget_pin().then(|| ("forgotten", "", words!(locale, curtain.forgotten).to_owned()));
    let [undo, desk] = beside_answering(showing, locale);
    // Each in an element of its own, so that none becomes another one under the finger.
    let place = |deed: Option<(&str, &str, String)>| {
        Markup::of(|markup| {
            markup.open("span").around(|markup| {
                if let Some((does, _, label)) = deed {
                    button(markup, does).text(&label);
                }
            });
        })
    };
    [forgotten, back, skip, skip_all, table, undo, desk].map(place).into()
}

/// The way out, where the game stands, and what helps.
#[component]
pub fn TableBar<G: GameUi>(
    /// What is shown, and how to do something.
    play: Play<G>,
) -> impl IntoView {
    let windows = use_windows();
    let pieces = Signal::derive(move || draw(&play.now(), play.locale));
    let tap = move |event: MouseEvent| match tapped(play, &event).as_deref() {
        Some("settings") => windows.settings.set(true),
        Some("help") => windows.help.set(true),
        _ => {}
    };
    view! { <div class="table-bar" node_ref=patched(pieces) on:click=tap></div> }
}

fn draw<G: GameUi>(showing: &Showing<G>, locale: Locale) -> Vec<Markup> {
    let home = words!(locale, table.home);
    let way_out = Markup::of(|markup| {
        let link = markup.open("a").class("wordmark").attr("href", &Route::Home.href());
        link.attr("aria-label", home).attr("title", home).around(draw_crest);
    });
    let name = Markup::of(|markup| {
        markup.open("p").class("table-name").around(|markup| {
            markup.open("span").text(G::ID.short_name());
            markup.text(" ");
            let progress = showing.view.as_ref().map(|view| G::progress(locale, view));
            markup.open("b").text(&progress.unwrap_or_default());
        });
    });
    let beside = beside_answering(showing, locale).map(|deed| {
        Markup::of(|markup| {
            markup.open("span").around(|markup| {
                if let Some((does, sign, label)) = deed {
                    button(markup, does).attr("title", &label).around(|markup| {
                        markup.line("span", "in-words", &label);
                        markup.open("span").class("by-sign").decoration().text(sign);
                    });
                }
            });
        })
    });
    let openers = [("settings", "⚙", words!(locale, table.settings)), ("help", "?", words!(locale, table.help))];
    let openers = openers.map(|(does, sign, label)| {
        Markup::of(|markup| {
            let button = button(markup, does).attr("aria-label", label).attr("title", label);
            button.attr("aria-haspopup", "dialog").text(sign);
        })
    });
    [way_out, name].into_iter().chain(beside).chain(openers).collect()
}
