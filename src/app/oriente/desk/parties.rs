//! Who makes an offer, and to whom.

use leptos::prelude::Get;

use super::Bargaining;
use super::moves::{Move, Moves};
use crate::app::markup::Markup;
use crate::app::oriente::place::stack;
use crate::app::oriente::voice::{Voice, refusal};
use crate::app::words::words;
use crate::game::Seat;
use crate::oriente::View;
use crate::oriente::deals::OFFERS_EACH;
use crate::table::model::oriente::{Composing, partners, places};

/// Who makes the offer, and to whom it goes; neither is chosen for a counter-offer.
pub fn draw_parties(desk: Bargaining, moves: &mut Moves) -> Vec<Markup> {
    let (view, voice, here) = (desk.view(), desk.voice(), desk.play.now().seats);
    let Composing { from, to, counters, .. } = desk.composing.get();
    if counters.is_some() {
        return Vec::new();
    }
    let locale = desk.locale();
    // Any person here, whoever is asked.
    let makers = (here.len() > 1).then(|| {
        who(words!(locale, oriente_desk.from), None, |markup| {
            for seat in here.iter() {
                let chosen = (seat == from, "maker");
                moves.somebody(markup, Move::Maker(seat), chosen, |markup| somebody(markup, &voice, &view, seat));
            }
        })
    });
    let offered = partners(&view, from, desk.check());
    // A reason against one is a reason against all: it is about the moment, or the maker.
    let why_not = offered.iter().find_map(|offered| offered.why_not);
    let hint = why_not.map_or_else(|| left(&voice, &view, from), |reason| refusal(locale, reason).to_owned());
    let partners = who(words!(locale, oriente_desk.to), Some(&hint), |markup| {
        for seat in offered.iter().map(|offered| offered.what) {
            let chosen = (seat == to, "partner");
            moves.somebody(markup, Move::Partner(seat), chosen, |markup| somebody(markup, &voice, &view, seat));
        }
    });
    makers.into_iter().chain([partners]).collect()
}

/// Several to choose from.
fn who(title: &str, hint: Option<&str>, buttons: impl FnOnce(&mut Markup)) -> Markup {
    Markup::of(|markup| {
        markup.open("div").class("compose-who").around(|markup| {
            markup.open("p").text(title);
            markup.open("div").class("targets").attr("role", "group").attr("aria-label", title).around(buttons);
            if let Some(hint) = hint {
                markup.line("p", "hint", hint);
            }
        });
    })
}

/// How many offers somebody may still make at this moment.
fn left(voice: &Voice, view: &View, from: Seat) -> String {
    let (locale, name) = (voice.locale, voice.name(from));
    match OFFERS_EACH.saturating_sub(view.bargains.made[from]) {
        0 => words!(locale, oriente_desk.offers_left_none, name = name),
        1 => words!(locale, oriente_desk.offers_left_one, name = name),
        count => words!(locale, oriente_desk.offers_left, name = name, count = count),
    }
}

/// A player to be chosen: crest, name, and what he has.
fn somebody(markup: &mut Markup, voice: &Voice, view: &View, seat: Seat) {
    let player = voice.people.at(seat);
    player.mon.draw(markup);
    markup.line("span", "target-name", &player.name);
    if let Some(place) = places(view).into_iter().find(|place| place.seat == seat) {
        stack(markup, voice, &place);
    }
}
