//! A player's place at the court.

use super::cards;
use super::faces::{known_lord, lord_card, small_face};
use super::voice::Voice;
use crate::app::markup::Markup;
use crate::app::words::words;
use crate::oriente::{LordView, Side};
use crate::table::model::oriente::{Place, Role};

/// A player's place: crest, name, lord, disk and token, prize stack, and how he has kept his word. `sits` is the class
/// that says where.
#[must_use]
pub fn place_at_court(voice: &Voice, place: &Place, sits: &str) -> Markup {
    let player = voice.people.at(place.seat);
    let class = format!(
        "place court-place {sits}{}{}{}",
        if place.is_asked { " is-asked" } else { "" },
        if matches!(place.role, Some(Role::Target | Role::Defender)) { " is-threatened" } else { "" },
        if place.has_disk { "" } else { " is-spent" },
    );
    let seat = place.seat.number().to_string();
    Markup::of(|markup| {
        let item = markup.open("li").class(&class).attr("data-testid", "place");
        item.attr("data-seat", &seat).attr("data-lies", &player.name).around(|markup| {
            lord(markup, voice, place);
            markup.open("div").class("place-words").around(|markup| {
                markup.open("p").class(player.name_class()).attr("title", &player.name).around(|markup| {
                    player.mon.draw(markup);
                    markup.open("span").text(&player.name);
                });
                markup.open("div").class("place-wealth").around(|markup| {
                    stack(markup, voice, place);
                    tokens(markup, voice, place);
                });
            });
            marks(markup, voice, place);
        });
    })
}

/// The lord, as far as the eyes at the screen may know him. People may ask for a look at their own.
fn lord(markup: &mut Markup, voice: &Voice, place: &Place) {
    let locale = voice.locale;
    let persons = voice.people.persons();
    let is_shared = persons.contains(place.seat) && persons.len() > 1;
    let label = match place.lord {
        LordView::Hidden => Some(words!(locale, oriente_table.table.look_at, name = voice.name(place.seat))),
        LordView::FaceUp(lord) if place.may_have_notes => {
            let name =
                words!(locale, guide.lies, card = cards::name(locale, lord), lies = words!(locale, guide.face_up));
            Some(format!("{name}. {}", words!(locale, oriente_table.table.look_notes, name = voice.name(place.seat))))
        }
        _ => None,
    };
    if let Some(label) = label.filter(|_| is_shared) {
        let button = markup.open("button").attr("type", "button").class("place-lord look");
        let button = button.attr("data-testid", "look").attr("data-look", &place.seat.number().to_string());
        button
            .attr("aria-label", &label)
            .attr("title", &label)
            .around(|markup| lord_card(markup, locale, place.lord.known()));
        return;
    }
    let class = if matches!(place.lord, LordView::Known(_)) { "place-lord is-known" } else { "place-lord" };
    markup.open("p").class(class).around(|markup| match place.lord {
        LordView::FaceUp(lord) => lord_card(markup, locale, Some(lord)),
        LordView::Known(lord) => known_lord(markup, locale, lord),
        LordView::Hidden => {
            lord_card(markup, locale, None);
            markup.unseen(words!(locale, oriente_table.table.face_down));
        }
        LordView::None => markup.unseen(words!(locale, oriente_table.table.no_lord)),
    });
}

/// The prize stack, fanned by kind, with the number of its cards and its points.
pub(super) fn stack(markup: &mut Markup, voice: &Voice, place: &Place) {
    let locale = voice.locale;
    let points = match place.points {
        1 => words!(locale, oriente_table.table.point).to_owned(),
        count => words!(locale, oriente_table.table.points, count = count),
    };
    let label = words!(locale, oriente_table.table.stack_of, name = voice.name(place.seat));
    markup.open("p").class("place-stack").attr("role", "group").attr("aria-label", &label).around(|markup| {
        markup.open("span").class("stack-fan").around(|markup| {
            for &(card, count) in &place.stack {
                small_face(markup, locale, card, count);
            }
        });
        // How many they are decides the privilege between equals: it stands there even where no card has room.
        markup.open("span").class("stack-cards").around(|markup| {
            markup.open("span").decoration().text(&place.cards.to_string());
            markup.unseen(&words!(locale, oriente_table.table.prize_cards, count = place.cards));
        });
        markup.open("b").class("stack-points").around(|markup| {
            let name = format!("points-{}", place.seat.number());
            markup.open("span").decoration().attr("data-count", &name).text(&place.points.to_string());
            markup.unseen(&points);
        });
    });
}

/// Disk, token, and how he has kept his word.
fn tokens(markup: &mut Markup, voice: &Voice, place: &Place) {
    let locale = voice.locale;
    let (disk, words) = if place.has_disk {
        ("disk", words!(locale, oriente_table.table.disk_has))
    } else {
        ("disk disk-spent", words!(locale, oriente_table.table.disk_spent))
    };
    let tally = place.tally;
    markup.open("p").class("place-tokens").around(|markup| {
        markup.open("span").class(disk).pictures(words).empty();
        if place.has_token {
            markup.open("span").class("destiny").pictures(words!(locale, oriente_table.table.token_holder)).empty();
        }
        if u16::from(place.owes) + tally.kept + tally.broken > 0 {
            let word = words!(locale, oriente_desk.word, kept = tally.kept, broken = tally.broken, open = place.owes);
            markup.open("span").class("place-word").pictures(&word).around(|markup| {
                if place.owes > 0 {
                    markup.line("span", "word-open", &format!("…{}", place.owes));
                }
                if tally.kept > 0 {
                    markup.line("span", "word-kept", &format!("✓{}", tally.kept));
                }
                if tally.broken > 0 {
                    markup.line("span", "word-broken", &format!("✗{}", tally.broken));
                }
            });
        }
    });
}

/// How things stand with a player, in a word or two.
fn marks(markup: &mut Markup, voice: &Voice, place: &Place) {
    let locale = voice.locale;
    let role = place.role.map(|role| match role {
        Role::Declarer => ("mark mark-role", words!(locale, oriente_table.table.declarer)),
        Role::Target => ("mark mark-threat", words!(locale, oriente_table.table.target)),
        Role::Attacker => ("mark mark-role", words!(locale, oriente_table.battle.attacker)),
        Role::Defender => ("mark mark-threat", words!(locale, oriente_table.battle.defender)),
        Role::Helper(Side::Attacker) => ("mark mark-role", words!(locale, oriente_table.table.helps_attacker)),
        Role::Helper(Side::Defender) => ("mark mark-role", words!(locale, oriente_table.table.helps_defender)),
        Role::Rebel => ("mark mark-role", words!(locale, oriente_table.table.rebel)),
    });
    let asked = place.is_asked.then(|| ("mark mark-asked", words!(locale, oriente_table.table.asked)));
    let bot = (!voice.people.at(place.seat).is_person()).then(|| ("mark mark-bot", words!(locale, table.bot)));
    markup.open("p").class("marks").around(|markup| {
        for (class, word) in role.into_iter().chain(asked).chain(bot) {
            markup.line("span", class, word);
        }
    });
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::play::Speaker;
    use crate::app::words::Locale;
    use crate::game::{Chance, Game, Seats, Silence};
    use crate::oriente::{Card, Setup, State};
    use crate::table::model::oriente::places;
    use crate::table::{Mind, Mon, People, Player};

    #[test]
    fn two_cards_of_a_kind_are_two_cards_to_whoever_counts_them() {
        let player = |name: &str| Player { name: name.into(), mon: Mon::Sun, mind: Mind::Person };
        let people = People::new(["Ada", "Ben", "Cas", "Dov"].map(player).into());
        let voice = Voice::new(Speaker::new(Locale::En, people, Seats::NONE), [].into());
        let state = State::new(&Setup::plain(4), &mut Chance::new(1), &mut Silence).expect("a sound set-up");
        let mut place = places(&state.view(None)).swap_remove(0);
        (place.stack, place.cards, place.points) = (vec![(Card::Treasure3, 2)], 2, 6);
        let html = place_at_court(&voice, &place, "").into_html();
        let stack = html.split_once("place-stack").expect("a stack").1;
        let (cards, points) = stack.split_once("stack-points").expect("its points");
        let count = cards.split_once("stack-cards").expect("the number of its cards").1;
        assert!(count.contains(">2<") && points.contains(">6<"), "{stack}");
    }
}
