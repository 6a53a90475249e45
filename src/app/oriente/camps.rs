//! The two camps of a battle that has been fought, with their sums.

use super::cards;
use super::faces::small_face;
use super::voice::Voice;
use crate::app::markup::Markup;
use crate::app::words::words;
use crate::game::Seat;
use crate::oriente::{Lord, Side};
use crate::table::model::oriente::{Camp, Sides};

/// Both camps, side by side; one of them may have won.
pub fn camps(markup: &mut Markup, voice: &Voice, sides: &Sides, winner: Option<Side>) {
    let locale = voice.locale;
    // Under these names their sums grow, on the table and here.
    let titles = [
        (Side::Attacker, "attacker", words!(locale, oriente_table.battle.attacker)),
        (Side::Defender, "defender", words!(locale, oriente_table.battle.defender)),
    ];
    markup.open("div").class("report-camps").around(|markup| {
        for (side, name, title) in titles {
            let class = if winner == Some(side) { "report-camp is-winner" } else { "report-camp" };
            markup.open("section").class(class).attr("data-testid", "camp").around(|markup| {
                markup.line("h2", "report-title", title);
                camp(markup, voice, name, sides.camp(side));
            });
        }
    });
}

/// One camp: its sum, its fighters with their lords, and what its Samurai turned.
fn camp(markup: &mut Markup, voice: &Voice, name: &str, camp: &Camp) {
    let turned = words!(voice.locale, oriente_table.battle.turned);
    markup.open("p").class("report-sum").around(|markup| {
        markup.open("span").attr("data-count", name).text(&camp.sum.to_string());
    });
    markup.open("ul").class("fighters").around(|markup| {
        for fighter in &camp.fighters {
            force(markup, voice, fighter.seat, fighter.lord, None);
        }
        for &(seat, lord) in &camp.turned {
            force(markup, voice, seat, lord, Some(turned));
        }
    });
}

/// What one card adds to its camp, and how it came, unless it is his lord.
fn force(markup: &mut Markup, voice: &Voice, seat: Seat, lord: Lord, note: Option<&str>) {
    let player = voice.people.at(seat);
    let item = markup.open("li").attr("data-lies", &player.name);
    let item = if note.is_some() { item.class("is-turned") } else { item };
    item.around(|markup| {
        markup.open("p").class("who").around(|markup| {
            player.mon.draw(markup);
            markup.open("span").around(|markup| {
                markup.text(&player.name);
                markup.text(" ");
                if let Some(note) = note {
                    markup.open("small").text(note);
                }
                markup.open("small").decoration().text(cards::name(voice.locale, lord));
            });
        });
        small_face(markup, voice.locale, lord, 1);
        markup.line("b", "force", &format!("+{}", lord.rank()));
    });
}
