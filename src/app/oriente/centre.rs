//! The middle of the table: deck and prize, square and hut, the ladder of declarations, the battle.

use super::cards;
use super::faces::{back, small_face};
use super::voice::Voice;
use crate::app::markup::Markup;
use crate::app::words::{Locale, words};
use crate::oriente::{Event, Lord, Phase, View};
use crate::table::model::oriente::{Camp, Centre, Prize, Rung, WherePrize, centre, ladder, sides};

/// What lies in the middle, and what goes on there.
#[must_use]
pub fn middle(voice: &Voice, view: &View, story: &[Event]) -> Vec<Markup> {
    let locale = voice.locale;
    let lying = centre(view);
    let stocks = Markup::of(|markup| {
        markup.open("div").class("stocks").around(|markup| {
            deck(markup, locale, lying.deck, &lying.under);
            prize(markup, locale, &lying.prize);
            laborers(markup, locale, &lying);
        });
    });
    let going_on = match (sides(view), view.phase) {
        (Some(sides), _) => Some(Markup::of(|markup| {
            markup.open("div").class("battle-line").attr("data-testid", "battle").around(|markup| {
                camp(markup, voice, "attacker", words!(locale, oriente_table.battle.attacker), &sides.attacker);
                markup.open("span").class("versus").decoration().empty();
                camp(markup, voice, "defender", words!(locale, oriente_table.battle.defender), &sides.defender);
            });
        })),
        (None, Phase::Over(_)) => None,
        (None, phase) => rungs(voice, &ladder(story), matches!(phase, Phase::Declaring(_))),
    };
    std::iter::once(stocks).chain(going_on).collect()
}

/// The deck, with what all saw go under it.
fn deck(markup: &mut Markup, locale: Locale, deck: u8, under: &[Lord]) {
    markup.open("div").class("stock").attr("data-at", "deck").around(|markup| {
        back(markup);
        markup.open("p").around(|markup| {
            markup.line("span", "stock-name", words!(locale, oriente_table.table.deck));
            markup.open("b").attr("data-testid", "deck").text(&deck.to_string());
            markup.unseen(words!(locale, guide.face_down));
            if !under.is_empty() {
                let known: Vec<&str> = under.iter().map(|&lord| cards::name(locale, lord)).collect();
                let label = words!(locale, oriente_table.table.under, cards = known.join(", "));
                markup.line("span", "stock-note", &label);
            }
        });
    });
}

/// The season's prize, face down but for what all know of it.
fn prize(markup: &mut Markup, locale: Locale, prize: &Prize) {
    let (class, lies) = match prize.lies {
        WherePrize::BesideDeck => ("stock", words!(locale, oriente_table.table.prize_beside)),
        WherePrize::UnderToken => ("stock", words!(locale, oriente_table.table.prize_token)),
        WherePrize::Taken => ("stock is-gone", words!(locale, oriente_table.table.prize_taken)),
    };
    let stock = markup.open("div").class(class).attr("data-testid", "prize");
    stock.attr("data-lies", words!(locale, oriente_table.table.prize)).around(|markup| {
        markup.open("span").class("prize-cards").attr("data-at", "prize").around(|markup| {
            for &card in &prize.seen {
                small_face(markup, locale, card, 1);
            }
            if usize::from(prize.cards) > prize.seen.len() {
                back(markup);
            }
        });
        markup.open("p").around(|markup| {
            markup.line("span", "stock-name", words!(locale, oriente_table.table.prize));
            if prize.lies != WherePrize::Taken {
                markup.open("b").text(&prize.cards.to_string());
                markup.unseen(words!(locale, guide.face_down));
            }
            markup.line("span", "stock-note", lies);
        });
    });
}

/// The laborers in the square, and in the hut where it is used.
fn laborers(markup: &mut Markup, locale: Locale, lying: &Centre) {
    let zone = |markup: &mut Markup, at: &str, name: &str, count: u8| {
        markup.open("span").class(&format!("zone {at}")).attr("data-at", at).around(|markup| {
            markup.line("span", "stock-name", name);
            markup.open("span").class("zone-figures").around(|markup| {
                (0..count).for_each(|_| markup.open("span").class("laborer").decoration().empty());
            });
            markup.unseen(&count.to_string());
        });
    };
    let group = markup.open("div").class("stock laborers").attr("data-testid", "laborers").attr("role", "group");
    let group = group.attr("aria-label", words!(locale, oriente_table.table.labourers));
    group.attr("title", &words!(locale, oriente_table.table.supply, count = lying.laborers_left)).around(|markup| {
        if let Some(hut) = lying.hut {
            zone(markup, "hut", words!(locale, oriente_table.table.hut), hut);
        }
        zone(markup, "square", words!(locale, oriente_table.table.square), lying.square);
    });
}

/// The declarations as they cancel each other, the first one first. `are_past` once the next one is asked for.
fn rungs(voice: &Voice, rungs: &[Rung], are_past: bool) -> Option<Markup> {
    let locale = voice.locale;
    if rungs.is_empty() {
        return None;
    }
    Some(Markup::of(|markup| {
        let list = markup.open("ol").class("ladder").attr("data-testid", "ladder");
        list.attr("aria-label", words!(locale, oriente_table.table.ladder)).around(|markup| {
            for rung in rungs {
                let player = voice.people.at(rung.seat);
                let (class, mark) = match (rung.is_cancelled, are_past) {
                    (true, _) => ("rung is-cancelled", Some(words!(locale, oriente_table.table.cancelled))),
                    (false, true) => ("rung is-done", Some(words!(locale, oriente_table.table.done))),
                    (false, false) => ("rung", None),
                };
                markup.open("li").class(class).around(|markup| {
                    player.mon.draw(markup);
                    markup.open("span").class("rung-words").around(|markup| {
                        markup.open("b").text(&player.name);
                        markup.text(" ");
                        markup.text(&voice.label(rung.destiny));
                    });
                    if let Some(mark) = mark {
                        markup.line("span", "rung-mark", mark);
                    }
                });
            }
        });
    }))
}

/// One side of the battle for which help is sought, with its sum as it grows.
fn camp(markup: &mut Markup, voice: &Voice, side: &str, title: &str, camp: &Camp) {
    let locale = voice.locale;
    markup.open("div").class(&format!("camp camp-{side}")).around(|markup| {
        markup.line("p", "camp-title", title);
        markup.open("b").class("camp-sum").attr("data-testid", "sum").around(|markup| {
            markup.open("span").attr("data-count", side).around(|markup| markup.number(camp.sum));
            if camp.samurai > 0 {
                markup.open("span").class("camp-plus").pictures(words!(locale, oriente_table.battle.turns)).text("+?");
            }
        });
        markup.open("ul").class("camp-fighters").around(|markup| {
            for fighter in &camp.fighters {
                let player = voice.people.at(fighter.seat);
                markup.open("li").attr("title", &player.name).attr("data-lies", &player.name).around(|markup| {
                    player.mon.draw(markup);
                    markup.unseen(&player.name);
                    small_face(markup, locale, fighter.lord, 1);
                });
            }
        });
    });
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;
    use crate::app::play::Speaker;
    use crate::game::{Seat, Seats};
    use crate::oriente::Destiny;
    use crate::table::{Mind, Mon, People, Player};

    #[test]
    fn a_declaration_says_that_it_is_done_once_the_next_one_is_asked_for() {
        let player = |name: &str| Player { name: name.into(), mon: Mon::Sun, mind: Mind::Person };
        let people = People::new(["Aiko", "Botan"].map(player).to_vec());
        let voice = Voice::new(Speaker::new(Locale::En, people, Seats::NONE), Arc::new([]));
        let rung = |is_cancelled| Rung { seat: Seat::new(0), destiny: Destiny::Prayer, is_cancelled };
        let drawn = |are_past| rungs(&voice, &[rung(true), rung(false)], are_past).expect("two rungs").into_html();
        assert_eq!(drawn(true).matches("is-done").count(), 1);
        assert!(drawn(true).contains(">done<") && drawn(true).contains(">cancelled<"));
        assert!(!drawn(false).contains("done") && drawn(false).contains(">cancelled<"));
    }
}
