//! What the table stops for: a battle, a revolution, the end of a season.

use super::camps::camps;
use super::faces::{lord_card, small_face};
use super::voice::Voice;
use crate::app::markup::Markup;
use crate::app::play::ended::{StopPage, heading, standings};
use crate::app::words::words;
use crate::game::{Seat, Seats};
use crate::oriente::{Lord, Side, Stack};
use crate::table::model::oriente::{BattleReport, Interlude, NewLord, RevolutionReport, SeasonReport, by_kind};

/// Something for all eyes; `is_last` if the game is over with it.
#[must_use]
pub fn stop(voice: &Voice, stop: &Interlude, is_last: bool) -> StopPage {
    let locale = voice.locale;
    let go_on = || words!(locale, oriente_table.stop.go_on).to_owned();
    let (testid, content, next) = match stop {
        Interlude::Battle(report) => ("battle-over", battle(voice, report), go_on()),
        Interlude::Revolution(report) => ("revolution-over", revolution(voice, report), go_on()),
        Interlude::Season(report) => {
            let next = words!(locale, oriente_table.stop.season_next, number = report.ended + 1);
            ("season-over", season(voice, report), next)
        }
    };
    let label = if is_last { words!(locale, oriente_table.stop.to_result).to_owned() } else { next };
    StopPage { testid, content, onwards: (label, "onwards"), seconds: None, call: None }
}

/// A battle: both camps with their sums, who wins, and what comes of it.
fn battle(voice: &Voice, report: &BattleReport) -> Markup {
    let locale = voice.locale;
    let &BattleReport { attacker, defender, ref sides, winner, .. } = report;
    let names = match winner {
        Some(Side::Attacker) => Some((attacker, defender)),
        Some(Side::Defender) => Some((defender, attacker)),
        None => None,
    };
    let title = match names {
        Some((name, other)) => {
            words!(locale, oriente_table.stop.battle_won, name = voice.name(name), other = voice.name(other))
        }
        None => words!(locale, oriente_table.stop.battle_open).to_owned(),
    };
    let (own, other) = sides.sums();
    let is_shogun = sides.defender.fighters.first().is_some_and(|fighter| fighter.lord == Lord::Shogun);
    let why = match winner {
        Some(Side::Defender) if own > other && is_shogun => Some(words!(locale, oriente_table.battle.shogun)),
        Some(Side::Defender) if own == other => Some(words!(locale, oriente_table.battle.tie)),
        _ => None,
    };
    Markup::of(|markup| {
        markup.line("p", "tag", words!(locale, oriente_table.stop.battle));
        markup.open("div").class("stop-winner").around(|markup| {
            if let Some((winner, _)) = names {
                voice.people.at(winner).mon.draw(markup);
            }
            heading(markup, &title);
        });
        camps(markup, voice, sides, winner);
        if let Some(why) = why {
            markup.line("p", "report-why", why);
        }
        if let Some((_, loser)) = names {
            spoils(markup, voice, report, loser);
        }
    })
}

/// The captured lord, and the one who takes the place of the one who lost him.
fn spoils(markup: &mut Markup, voice: &Voice, report: &BattleReport, loser: Seat) {
    let locale = voice.locale;
    let name = voice.name(loser);
    let new_lord = |markup: &mut Markup, lord: Option<Lord>| {
        markup.open("p").text(&words!(locale, oriente_table.stop.new_lord, name = name.clone()));
        lord_card(markup, locale, lord);
        if lord.is_none() {
            markup.line("p", "hint", words!(locale, oriente_table.table.face_down));
        }
    };
    markup.open("ul").class("spoils").around(|markup| {
        if let Some(lord) = report.captured {
            markup.open("li").attr("data-testid", "captured").around(|markup| {
                markup.open("p").text(words!(locale, oriente_table.stop.captured));
                small_face(markup, locale, lord, 1);
            });
        }
        markup.open("li").attr("data-testid", "new-lord").around(|markup| match report.new_lord {
            NewLord::ToBeChosen => {
                markup.open("p").text(&words!(locale, oriente_table.stop.choosing, name = name.clone()))
            }
            NewLord::FaceDown => new_lord(markup, None),
            NewLord::Turned(lord) => new_lord(markup, Some(lord)),
            NewLord::Nobody => {
                markup.open("p").text(&words!(locale, oriente_table.stop.no_new_lord, name = name.clone()))
            }
        });
    });
}

/// A revolution: how strong it was, whom it struck, and who got what.
fn revolution(voice: &Voice, report: &RevolutionReport) -> Markup {
    let locale = voice.locale;
    let &RevolutionReport { declarer, rebels, strength, struck, ref looted, ref shared } = report;
    let nofu = rebels.len();
    let sum = words!(locale, oriente_table.stop.strength_sum, nofu = nofu, labourers = strength.saturating_sub(nofu));
    Markup::of(|markup| {
        markup.line("p", "tag", words!(locale, oriente_table.stop.revolution));
        markup.open("div").class("stop-winner").around(|markup| {
            voice.people.at(declarer).mon.draw(markup);
            heading(markup, &words!(locale, oriente_table.stop.strength, strength = strength));
        });
        markup.line("p", "lead", &sum);
        markup.open("div").class("report-camps").around(|markup| {
            markup.open("section").class("report-camp").attr("data-testid", "struck").around(|markup| {
                markup.line("h2", "report-title", words!(locale, oriente_table.stop.struck));
                if struck.is_empty() {
                    markup.open("p").text(words!(locale, oriente_table.stop.struck_nobody));
                } else {
                    markup.line("p", "hint", words!(locale, oriente_table.stop.loot));
                    haul(markup, voice, struck, looted, words!(locale, oriente_table.stop.loses_nothing));
                }
            });
            markup.open("section").class("report-camp is-winner").attr("data-testid", "rebels").around(|markup| {
                markup.line("h2", "report-title", words!(locale, oriente_table.stop.rebels));
                markup.line("p", "hint", words!(locale, oriente_table.stop.shares));
                haul(markup, voice, rebels, shared, words!(locale, oriente_table.stop.gets_nothing));
            });
        });
    })
}

/// Which cards each of these lost or got; `none` is said of somebody without any.
fn haul(markup: &mut Markup, voice: &Voice, seats: Seats, cards: &[(Seat, Stack)], none: &str) {
    let of = |seat: Seat| cards.iter().find(|(owner, _)| *owner == seat).map_or(Stack::EMPTY, |(_, stack)| *stack);
    markup.open("ul").class("haul").around(|markup| {
        for seat in seats.iter() {
            let player = voice.people.at(seat);
            markup.open("li").around(|markup| {
                markup.open("p").class("who").around(|markup| {
                    player.mon.draw(markup);
                    markup.open("span").text(&player.name);
                });
                markup.open("div").class("haul-cards").around(|markup| {
                    if of(seat).is_empty() {
                        markup.line("p", "hint", none);
                    }
                    for (card, count) in by_kind(of(seat)) {
                        small_face(markup, voice.locale, card, count);
                    }
                });
            });
        }
    });
}

/// The end of a season: what the prize stacks are worth, and the prize that lies there now.
fn season(voice: &Voice, report: &SeasonReport) -> Markup {
    let locale = voice.locale;
    let SeasonReport { ended, prize, points } = report;
    Markup::of(|markup| {
        heading(markup, &words!(locale, oriente_table.stop.season_over, number = ended));
        markup.line("p", "lead", words!(locale, oriente_table.stop.season_text));
        markup.line("h2", "standings-title", words!(locale, oriente_table.stop.season_points));
        standings(markup, voice, points);
        markup.open("p").class("new-prize").attr("data-testid", "new-prize").around(|markup| {
            markup.open("span").class("new-prize-cards").around(|markup| {
                (0..*prize).for_each(|_| lord_card(markup, locale, None));
            });
            markup.text(&words!(locale, oriente_table.table.prize_cards, count = prize));
            if *prize > 1 {
                markup.open("span").text(words!(locale, oriente_table.stop.prize_stays));
            }
        });
    })
}
