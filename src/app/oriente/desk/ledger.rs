//! The ledger: what was promised, what became of it, and what its parties can do about it.

use super::Bargaining;
use super::moves::Moves;
use crate::app::markup::Markup;
use crate::app::words::words;
use crate::oriente::deals::Standing;
use crate::table::model::oriente::{EntryRow, ledger};

/// The promises, those still open first.
pub fn draw_ledger(desk: Bargaining, moves: &mut Moves) -> Vec<Markup> {
    let locale = desk.locale();
    let rows = ledger(&desk.view(), desk.check());
    let (open, settled): (Vec<_>, Vec<_>) = rows.into_iter().partition(|row| row.entry.standing == Standing::Open);
    let mut list = |markup: &mut Markup, rows: &[EntryRow]| {
        markup.open("ul").class("deals").around(|markup| {
            rows.iter().for_each(|row| draw_entry(markup, desk, moves, row));
        });
    };
    vec![Markup::of(|markup| {
        let section = markup.open("section").class("desk-ledger").attr("data-testid", "ledger");
        section.attr("aria-label", words!(locale, oriente_desk.ledger)).around(|markup| {
            markup.open("h2").text(words!(locale, oriente_desk.ledger));
            if open.is_empty() && settled.is_empty() {
                markup.line("p", "hint", words!(locale, oriente_desk.ledger_none));
            }
            list(markup, &open);
            if !settled.is_empty() {
                markup.open("details").around(|markup| {
                    markup.open("summary").text(words!(locale, oriente_desk.ledger_settled));
                    list(markup, &settled);
                });
            }
        });
    })]
}

/// One promise.
pub fn draw_entry(markup: &mut Markup, desk: Bargaining, moves: &mut Moves, row: &EntryRow) {
    let (locale, voice, here) = (desk.locale(), desk.voice(), desk.play.now().seats);
    let &EntryRow { entry, settle, judge } = row;
    let standing = match entry.standing {
        Standing::Kept => "standing kept",
        Standing::Broken => "standing broken",
        _ => "standing",
    };
    markup.open("li").class("deal").attr("data-testid", "entry").around(|markup| {
        markup.open("p").class("deal-words").around(|markup| {
            voice.people.at(entry.by).mon.draw(markup);
            markup.open("span").text(&voice.entry(&entry));
            markup.line("span", standing, voice.standing(entry.standing));
        });
        markup.open("div").class("deal-actions").around(|markup| {
            if let Some(settle) = settle.filter(|_| here.contains(entry.by)) {
                moves.deal(markup, desk, entry.by, settle, (words!(locale, oriente_desk.pay), "pay", "quiet"));
            }
            if let Some(judging) = judge.filter(|_| here.contains(entry.to)) {
                let asked = words!(locale, oriente_desk.judge, name = voice.name(entry.to));
                markup.line("span", "deal-who", &asked);
                let (kept, broken) = (words!(locale, oriente_desk.kept), words!(locale, oriente_desk.broken));
                moves.deal(markup, desk, entry.to, judging.kept, (kept, "judge-kept", "quiet"));
                moves.deal(markup, desk, entry.to, judging.broken, (broken, "judge-broken", "quiet"));
            }
        });
    });
}
