//! What bots said of the offers they answered last, and the open offers, each with what can be done about it.

use super::Bargaining;
use super::moves::{Move, Moves};
use crate::app::markup::Markup;
use crate::app::oriente::voice::remark;
use crate::app::words::words;
use crate::table::model::oriente::{OfferRow, offers};

/// Remarks and offers.
pub fn draw_offers(desk: Bargaining, moves: &mut Moves) -> Vec<Markup> {
    let locale = desk.locale();
    let rows = offers(&desk.view(), desk.check());
    let list = Markup::of(|markup| {
        let section =
            markup.open("section").class("desk-offers").attr("aria-label", words!(locale, oriente_desk.offers));
        section.around(|markup| {
            markup.open("h2").text(words!(locale, oriente_desk.offers));
            if rows.is_empty() {
                markup.line("p", "hint", words!(locale, oriente_desk.offers_none));
            }
            markup.open("ul").class("deals").around(|markup| {
                rows.iter().for_each(|row| draw_offer(markup, desk, moves, row));
            });
        });
    });
    remarks(desk).into_iter().chain([list]).collect()
}

/// What bots said of the offers they answered last, if they said anything.
pub fn remarks(desk: Bargaining) -> Option<Markup> {
    let showing = desk.play.now();
    let remarks = || showing.remarks.iter();
    remarks().next()?;
    Some(Markup::of(|markup| {
        markup.open("ul").class("remarks").attr("data-testid", "remarks").around(|markup| {
            for &(seat, because) in remarks() {
                let player = showing.people.at(seat);
                markup.open("li").around(|markup| {
                    player.mon.draw(markup);
                    markup.open("span").around(|markup| {
                        markup.open("b").text(&player.name);
                        markup.text(" ");
                        markup.open("q").text(remark(desk.locale(), because));
                    });
                });
            }
        });
    }))
}

/// One offer.
pub fn draw_offer(markup: &mut Markup, desk: Bargaining, moves: &mut Moves, row: &OfferRow) {
    let (locale, voice, here) = (desk.locale(), desk.voice(), desk.play.now().seats);
    let &OfferRow { offer, accept, refuse, withdraw } = row;
    markup.open("li").class("deal").attr("data-testid", "offer").around(|markup| {
        markup.open("p").class("deal-words").around(|markup| {
            voice.people.at(offer.from).mon.draw(markup);
            markup.open("span").text(&voice.offer(&offer, &desk.view().bargains.ledger));
        });
        markup.open("div").class("deal-actions").around(|markup| {
            if here.contains(offer.to) {
                let answers = words!(locale, oriente_desk.answers, name = voice.name(offer.to));
                markup.line("span", "deal-who", &answers);
                moves.deal(markup, desk, offer.to, accept, (words!(locale, oriente_desk.accept), "accept", "action"));
                moves.button(markup, Move::Counter(offer), words!(locale, oriente_desk.counter), "counter");
                moves.deal(markup, desk, offer.to, refuse, (words!(locale, oriente_desk.refuse), "refuse", "quiet"));
            }
            if here.contains(offer.from) {
                let offered_by = words!(locale, oriente_desk.offered_by, name = voice.name(offer.from));
                markup.line("span", "deal-who", &offered_by);
                moves.deal(
                    markup,
                    desk,
                    offer.from,
                    withdraw,
                    (words!(locale, oriente_desk.withdraw), "withdraw", "quiet"),
                );
            }
        });
    });
}
