//! The moment before the game goes on: what has happened, what is offered or owed, and the deals that are struck often.
//! The table stays in sight beside it.

use leptos::prelude::*;

use super::Bargaining;
use super::ledger::draw_entry;
use super::moves::{Drawn, Move, Moves};
use super::offers::{draw_offer, remarks};
use crate::app::browser;
use crate::app::markup::Markup;
use crate::app::oriente::voice::Voice;
use crate::app::play::Play;
use crate::app::play::choosing::asked;
use crate::app::play::settings::{Moments, use_settings};
use crate::app::words::words;
use crate::game::{Seat, Seats};
use crate::oriente::{Event, Side, State, View};
use crate::table::model::oriente::{Common, Composing, common_deals, dues, lately, offers, sides};
use crate::table::{Occasion, Showing, Waiting, What};

/// What lies under the thumb while the table waits for people to bargain.
#[component]
pub fn Moment(
    /// What is shown, and how to do something.
    play: Play<State>,
    /// What the eyes at the screen may know at first.
    view: View,
) -> impl IntoView {
    let desk = Bargaining::new(play, view);
    let scope = desk.scope;
    if use_settings().moments.get_untracked() == Moments::Count && occasion(&play.once()).1 == Occasion::Stake {
        count_down(desk);
    }
    view! {
        <section class="panel moment" aria-labelledby=scope.id("question") data-testid="moment">
            <Drawn desk draw=draw_moment />
        </section>
    }
}

/// Goes on by itself after some seconds, unless anybody touches anything or there is something to be answered.
fn count_down(desk: Bargaining) {
    desk.seconds.set(Some(Moments::SECONDS));
    for touch in ["pointerdown", "keydown", "wheel"] {
        browser::listen(touch, move |_| desk.seconds.set(None));
    }
    browser::every(1000, move || {
        let showing = desk.play.once();
        let is_offered = showing.view.as_ref().is_some_and(|view| !offered(view, showing.seats).is_empty());
        let left = desk.seconds.get_untracked().filter(|_| !is_offered).map(|seconds| seconds.saturating_sub(1));
        desk.seconds.set(left);
        if left == Some(0) {
            desk.play.act(What::LetItRun);
        }
    });
}

/// Whom the table waits for, and why.
fn occasion(showing: &Showing<State>) -> (Seats, Occasion) {
    match showing.screen.waiting() {
        Some(Waiting::Moment { seats, occasion }) => (seats, occasion),
        _ => (Seats::NONE, Occasion::Stake),
    }
}

/// Those of these people to whom an offer was made that waits for an answer.
fn offered(view: &View, here: Seats) -> Seats {
    view.bargains.offers.as_slice().iter().map(|offer| offer.to).filter(|&to| here.contains(to)).collect()
}

/// Everything, from what happened to the way on.
fn draw_moment(desk: Bargaining, moves: &mut Moves) -> Vec<Markup> {
    let (showing, view, voice) = (desk.play.now(), desk.view(), desk.voice());
    let (seats, why) = occasion(&showing);
    let head = Markup::of(|markup| {
        markup.open("div").class("moment-head").around(|markup| {
            asked(markup, desk.scope, Some("moment-title"), &title(&voice, &showing, seats, why));
            draw_at_hand(markup, &voice, &view, &showing.public_story());
            if let Some(text) = text(&voice, why) {
                markup.line("p", "hint", text);
            }
        });
    });
    let offers = Markup::of(|markup| {
        let rows = offers(&view, desk.check());
        let here =
            rows.iter().filter(|row| showing.seats.contains(row.offer.to) || showing.seats.contains(row.offer.from));
        let owed = dues(&view, showing.seats, desk.check());
        markup.open("ul").class("deals").around(|markup| {
            here.for_each(|row| draw_offer(markup, desk, moves, row));
            owed.iter().for_each(|row| draw_entry(markup, desk, moves, row));
        });
    });
    let common = Markup::of(|markup| {
        markup.open("div").class("common-deals").around(|markup| {
            if why == Occasion::Stake {
                seats.iter().for_each(|seat| draw_common_of(markup, desk, moves, seat));
            }
        });
    });
    let way_on = Markup::of(|markup| {
        markup.open("div").class("moment-way-on").around(|markup| {
            moves.button(markup, Move::OpenDesk, words!(voice.locale, table.desk_open), "bargain");
            moves.open(markup, Move::LetItRun, ("action", "let-run")).text(&on(desk, &voice, why));
        });
    });
    std::iter::once(head).chain(remarks(desk)).chain([offers, common, way_on]).collect()
}

fn title(voice: &Voice, showing: &Showing<State>, seats: Seats, why: Occasion) -> String {
    let locale = voice.locale;
    match (why, &showing.question) {
        (Occasion::Stake, Some((_, question))) => voice.asked_openly(*question),
        (Occasion::Debt, _) => words!(locale, moment.due, name = voice.names(seats)),
        _ => words!(locale, moment.offered, name = voice.names(seats)),
    }
}

fn text(voice: &Voice, why: Occasion) -> Option<&'static str> {
    match why {
        Occasion::Stake => None,
        Occasion::Offer => Some(words!(voice.locale, moment.offer_text)),
        Occasion::Debt => Some(words!(voice.locale, moment.due_text)),
    }
}

/// How the button is called that lets the game go on.
fn on(desk: Bargaining, voice: &Voice, why: Occasion) -> String {
    let locale = voice.locale;
    match (why, desk.seconds.get()) {
        (Occasion::Stake, Some(seconds)) => words!(locale, moment.let_run_in, count = seconds),
        (Occasion::Stake, None) => words!(locale, moment.let_run).to_owned(),
        (Occasion::Offer, _) => words!(locale, moment.leave_open).to_owned(),
        (Occasion::Debt, _) => words!(locale, moment.not_yet).to_owned(),
    }
}

/// What has come about in the declaration or battle at hand, with its sums.
pub fn draw_at_hand(markup: &mut Markup, voice: &Voice, view: &View, story: &[Event]) {
    let happened = lately(story);
    markup.open("p").class("at-hand").attr("data-testid", "at-hand").around(|markup| {
        markup.text(&voice.tell(&[], &happened).join(" "));
        if let Some(sides) = sides(view) {
            let (attacker, defender) = sides.sums();
            markup.text(" ");
            markup.open("b").text(&words!(voice.locale, moment.sums, attacker = attacker, defender = defender));
        }
    });
}

/// The deals that make sense for whoever composes an offer.
pub fn draw_common(desk: Bargaining, moves: &mut Moves) -> Vec<Markup> {
    let from = desk.composing.get().from;
    vec![Markup::of(|markup| {
        markup.open("div").class("common-deals").around(|markup| draw_common_of(markup, desk, moves, from));
    })]
}

/// The deals that make sense for this one, each with its partner and its price.
fn draw_common_of(markup: &mut Markup, desk: Bargaining, moves: &mut Moves, from: Seat) {
    let (view, voice) = (desk.view(), desk.voice());
    let is_one_of_many = desk.play.now().seats.len() > 1;
    for (common, draft) in common_deals(&view, from, desk.check()) {
        moves.open(markup, Move::Draft(draft), ("common-deal", "common-deal")).around(|markup| {
            let label = label(&voice, common);
            let whose = if is_one_of_many { format!("{}: {label}", voice.people.name(from)) } else { label.to_owned() };
            markup.open("b").text(&whose);
            markup.line("span", "then", &price(&voice, common, &draft));
        });
    }
}

const fn sells(common: Common) -> bool {
    matches!(common, Common::OfferHelp(_) | Common::OfferSilence)
}

fn label(voice: &Voice, common: Common) -> &'static str {
    let locale = voice.locale;
    match common {
        Common::AskForHelp => words!(locale, moment.ask_for_help),
        Common::BuyPeace => words!(locale, moment.buy_peace),
        Common::BuyCall => words!(locale, moment.buy_call),
        Common::BuySilence => words!(locale, moment.buy_silence),
        Common::OfferHelp(Side::Attacker) => words!(locale, moment.help_attacker),
        Common::OfferHelp(Side::Defender) => words!(locale, moment.help_defender),
        Common::OfferSilence => words!(locale, moment.offer_silence),
    }
}

/// From whom, and for what.
fn price(voice: &Voice, common: Common, draft: &Composing) -> String {
    let paid = if sells(common) { draft.asks } else { draft.gives };
    let name = voice.name(draft.to);
    match paid.promises.iter().next() {
        Some(promise) if paid.cards.is_empty() => {
            words!(voice.locale, moment.price_promise, name = name, promise = voice.promise(promise))
        }
        _ => words!(voice.locale, moment.price, name = name, price = voice.cards(paid.cards)),
    }
}
