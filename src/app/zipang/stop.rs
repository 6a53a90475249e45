//! What the table stops for: a Shrine Maiden's show, an attack, and the end of a campaign.

use super::cards::face;
use super::hand::open_hands;
use super::voice::Voice;
use crate::app::markup::Markup;
use crate::app::play::ended::{Call, StopPage, heading, standings};
use crate::app::play::story::{Sentence, in_chapters};
use crate::app::words::words;
use crate::game::{Seat, Seats};
use crate::table::model::zipang::{Attack, CampaignOver, Fate, Interlude, Show};
use crate::zipang::{self, Card, Event, Options, State};

/// What the table stops for.
#[must_use]
pub fn stop(voice: &Voice, options: Options, stop: &Interlude) -> StopPage {
    match stop {
        Interlude::Show(show) => shown(voice, options, show),
        Interlude::Attack(report) => attack(voice, report),
        Interlude::CampaignOver(over) => campaign_over(voice, over),
    }
}

/// All hands on the table, until time is up or everyone has seen enough (Z-12). People who share a screen are called to it
/// first: else one of them would see them alone, and the clock run for him.
fn shown(voice: &Voice, options: Options, show: &Show) -> StopPage {
    let locale = voice.locale;
    let content = Markup::of(|markup| {
        heading(markup, words!(locale, zipang_table.show_title));
        markup.line("p", "lead", &words!(locale, zipang_table.show_text, name = voice.name(show.by)));
        open_hands(markup, voice, &show.hands, None);
    });
    let seconds = match options.show {
        zipang::Show::Seconds(seconds) => Some(seconds),
        zipang::Show::UntilConfirmed => None,
    };
    let called = Markup::of(|markup| {
        heading(markup, words!(locale, zipang_table.call_title));
        markup.line("p", "lead", &words!(locale, zipang_table.call_text, name = voice.name(show.by)));
    });
    let onwards = (words!(locale, zipang_table.show_done).to_owned(), "seen");
    let call = Some(Call { words: called, onwards: words!(locale, zipang_table.call_done) });
    StopPage { testid: "show", content, onwards, seconds, call }
}

/// An attack: who made it and with what, and what became of everybody it was made on.
fn attack(voice: &Voice, report: &Attack) -> StopPage {
    let locale = voice.locale;
    let &Attack { by, card, ref fates } = report;
    let targets: Seats = fates.iter().map(|&(seat, _)| seat).collect();
    let tag = match card {
        Card::Ninja => words!(locale, zipang_table.ninja),
        _ => words!(locale, zipang_table.attack),
    };
    let content = Markup::of(|markup| {
        markup.line("p", "tag", tag);
        markup.open("div").class("stop-winner").around(|markup| {
            voice.people.at(by).mon.draw(markup);
            heading(markup, &voice.threat(by, card, voice.names(targets)));
        });
        markup.open("div").class("attack-card").around(|markup| {
            (0..if card == Card::Peasant { 2 } else { 1 }).for_each(|_| face(markup, locale, card));
        });
        markup.open("ul").class("fates").attr("data-testid", "fates").around(|markup| {
            // Whoever is spoken to wants to know first what became of him.
            let mut fates = fates.clone();
            fates.sort_by_key(|&(seat, _)| !voice.name(seat).has_you());
            fates.into_iter().for_each(|(seat, fate)| draw_fate(markup, voice, seat, fate));
        });
    });
    let onwards = (words!(locale, table.go_on).to_owned(), "onwards");
    StopPage { testid: "attack-over", content, onwards, seconds: None, call: None }
}

/// What became of somebody, with the cards that lie open by it.
fn draw_fate(markup: &mut Markup, voice: &Voice, seat: Seat, fate: Fate) {
    let (event, class, cards) = match fate {
        Fate::Monk => (Event::LaidMonk(seat), "fate", vec![Card::Monk]),
        Fate::Coin => (Event::ChoseCoin(seat), "fate", Vec::new()),
        Fate::Hand => (Event::BlockedByHand(seat), "fate", Vec::new()),
        Fate::Out(hand) => (Event::Eliminated(seat, hand), "fate is-out", hand.as_slice().to_vec()),
        Fate::Threw(hand) => (Event::Discarded(seat, hand), "fate is-out", hand.as_slice().to_vec()),
    };
    let player = voice.people.at(seat);
    markup.open("li").class(class).attr("data-lies", &player.name).around(|markup| {
        player.mon.draw(markup);
        markup.open("p").text(&voice.event(&event));
        if !cards.is_empty() {
            markup.open("p").class("fate-cards").around(|markup| {
                cards.iter().for_each(|&card| face(markup, voice.locale, card));
            });
        }
    });
}

/// A campaign is over: why, who takes the pile, which hands were laid open, everybody's coins, and how it came to that.
fn campaign_over(voice: &Voice, over: &CampaignOver) -> StopPage {
    let locale = voice.locale;
    let told = in_chapters::<State>(voice, &over.told, 0);
    let last_turn = told.iter().rposition(|sentence| sentence.begins.is_some()).unwrap_or(0);
    let content = Markup::of(|markup| {
        markup.line("p", "tag", &words!(locale, zipang_table.over_title, number = over.number));
        markup.open("div").class("stop-winner").around(|markup| {
            if let Some(winner) = over.winner {
                voice.people.at(winner).mon.draw(markup);
            }
            heading(markup, &voice.ending(over.ending, over.winner, over.pile));
        });
        if !over.hands.is_empty() {
            open_hands(markup, voice, &over.hands, over.winner);
        }
        markup.line("h2", "standings-title", words!(locale, zipang_table.over_coins));
        standings(markup, voice, &over.coins);
        markup.line("h2", "standings-title", words!(locale, zipang_table.over_how));
        lines(markup, voice, &told[last_turn..]);
        markup.open("details").class("stop-all").attr("data-testid", "whole-campaign").around(|markup| {
            markup.open("summary").text(words!(locale, zipang_table.over_all));
            lines(markup, voice, &told);
        });
    });
    let onwards = if over.is_last {
        words!(locale, zipang_table.over_last).to_owned()
    } else {
        words!(locale, zipang_table.over_next, number = over.number + 1)
    };
    StopPage { testid: "campaign-over", content, onwards: (onwards, "onwards"), seconds: None, call: None }
}

/// Sentences of the story, turn by turn.
fn lines(markup: &mut Markup, voice: &Voice, sentences: &[Sentence]) {
    markup.open("ol").class("lines stop-lines").around(|markup| {
        sentences.iter().for_each(|sentence| sentence.draw(markup, voice));
    });
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::play::Speaker;
    use crate::app::words::Locale;
    use crate::table::{Level, Mind, Mon, People, Player};
    use crate::zipang::{Ending, Hand};

    fn voice(locale: Locale) -> Voice {
        let player = |name: &str| Player { name: name.into(), mon: Mon::Sun, mind: Mind::Person };
        let people = People::new(["Aiko", "Botan", "Chie", "Daigo"].map(player).into());
        let all = people.persons();
        Voice::new(Speaker::new(locale, people, all))
    }

    fn hand(cards: &[Card]) -> Hand {
        Hand::from_cards(cards).expect("a hand")
    }

    #[test]
    fn an_attack_tells_who_made_it_and_what_became_of_everybody() {
        let lost = hand(&[Card::Princess, Card::Monk]);
        let fates = vec![(Seat::new(1), Fate::Out(lost)), (Seat::new(2), Fate::Hand), (Seat::new(3), Fate::Coin)];
        let report = Interlude::Attack(Attack { by: Seat::new(0), card: Card::Peasant, fates });
        for locale in Locale::ALL {
            let voice = voice(locale);
            let page = stop(&voice, Options::default(), &report);
            assert!(page.call.is_none() && page.seconds.is_none());
            let html = page.content.into_html();
            for seat in [1, 2, 3].map(Seat::new) {
                assert!(html.contains(voice.people.name(seat)), "{html}");
            }
            assert!(html.contains(&voice.threat(
                Seat::new(0),
                Card::Peasant,
                voice.names(Seats::all(4).without(Seat::new(0)))
            )));
            let face = |card: Card| format!("data-card=\"{}\"", crate::game::Face::code(card));
            assert_eq!(html.matches(&face(Card::Peasant)).count(), 2, "two Peasants rose");
            assert!(html.contains(&face(Card::Princess)) && html.contains(&face(Card::Monk)));
        }
    }

    #[test]
    fn whoever_is_spoken_to_reads_first_what_became_of_him() {
        let player = |(number, name): (usize, &str)| Player {
            name: name.into(),
            mon: Mon::ALL[number],
            mind: if number == 2 { Mind::Person } else { Mind::Bot(Level::Steady) },
        };
        let people = People::new(["Aiko", "Botan", "Chie"].into_iter().enumerate().map(player).collect());
        let alone = people.persons();
        let voice = Voice::new(Speaker::new(Locale::En, people, alone));
        let fates = vec![(Seat::new(1), Fate::Coin), (Seat::new(2), Fate::Hand)];
        let report = Interlude::Attack(Attack { by: Seat::new(0), card: Card::Peasant, fates });
        let html = stop(&voice, Options::default(), &report).content.into_html();
        let fates = html.split("data-testid=\"fates\"").nth(1).expect("a list");
        let place = |word: &str| fates.find(word).unwrap_or_else(|| panic!("no {word} in {fates}"));
        assert!(place("our") < place("Botan"), "{fates}");
    }

    #[test]
    fn before_a_show_everybody_is_called_and_nothing_is_shown() {
        let hands = vec![(Seat::new(1), hand(&[Card::Princess, Card::Warlord]))];
        let show = Interlude::Show(Show { by: Seat::new(0), hands });
        let page = stop(&voice(Locale::En), Options::default(), &show);
        assert!(page.content.into_html().contains("data-card"));
        let call = page.call.expect("all are called").words.into_html();
        assert!(call.contains("Aiko") && !call.contains("data-card") && !call.contains("Princess"), "{call}");
    }

    #[test]
    fn the_end_of_a_campaign_tells_all_of_it_and_everybodys_coins() {
        let (by, on) = (Seat::new(0), Seat::new(1));
        let played = Event::Played { seat: by, card: Card::Captain, targets: Seats::only(on) };
        let out = Event::Eliminated(on, hand(&[Card::Princess]));
        let ended = Event::CampaignEnded { ending: Ending::LastOneIn, winner: Some(by), pile: 4 };
        let began = Event::CampaignBegan { number: 2, first: on, pile: 4 };
        let told = vec![began, Event::Drew(on), Event::TookFromPile(on, 2), Event::Drew(by), played, out, ended];
        let over = CampaignOver {
            number: 2,
            ending: Ending::LastOneIn,
            winner: Some(by),
            pile: 4,
            hands: Vec::new(),
            coins: vec![9, 3, 2, 1],
            told: told.clone(),
            is_last: false,
        };
        let voice = voice(Locale::En);
        let html = stop(&voice, Options::default(), &Interlude::CampaignOver(over)).content.into_html();
        let whole = html.split_once("whole-campaign").expect("the whole campaign").1;
        for sentence in voice.tell(&told) {
            assert!(whole.contains(&sentence), "{sentence}");
        }
        let last_turn = html.split_once("whole-campaign").expect("the last turn").0;
        assert!(last_turn.contains(&voice.event(&played)) && !last_turn.contains(&voice.event(&told[2])));
        assert!(html.contains("data-testid=\"standings\"") && html.contains("<b>9</b>"), "{html}");
    }
}
