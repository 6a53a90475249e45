//! Every event, question, refusal, promise and standing has a sentence of its own in each language, and a story tells
//! nothing twice.

use std::collections::HashSet;

use super::*;
use crate::app::words::Locale;
use crate::bots::Because;
use crate::oriente::deals::{
    Due, Entry, EntryNumber, Ground, Ledger, Offer, OfferNumber, Promise, Promises, Sentence, Standing, Terms,
};
use crate::oriente::{Destiny, Lord, Question, Refusal};
use crate::table::{Mind, Mon, People, Player};

mod alone;
mod stories;

const A: Seat = Seat::new(0);
const B: Seat = Seat::new(1);
const C: Seat = Seat::new(2);

fn voice(locale: Locale) -> Voice {
    let player = |name: &str| Player { name: name.into(), mon: Mon::Sun, mind: Mind::Person };
    let people = People::new(["Aiko", "Botan", "Chie", "Daichi"].map(player).to_vec());
    let all = people.persons();
    Voice::new(Speaker::new(locale, people, all), Arc::new(["Tea tomorrow".to_owned()]))
}

/// All different, none empty, none with a place left unfilled.
fn assert_all_differ(locale: Locale, sentences: Vec<String>) {
    let mut seen = HashSet::new();
    for sentence in sentences {
        assert!(sentence.len() > 2 && !sentence.contains("{{"), "{locale:?}: {sentence:?}");
        assert!(seen.insert(sentence.clone()), "{locale:?}: twice {sentence:?}");
    }
}

fn stack(cards: &[Card]) -> Stack {
    Stack::from_cards(cards).expect("cards that exist")
}

fn gives(cards: &[Card]) -> Terms {
    Terms { cards: stack(cards), ..Terms::default() }
}

fn promises(promise: Promise) -> Terms {
    Terms { promises: Promises::only(promise), ..Terms::default() }
}

fn brings(ground: Ground) -> Terms {
    Terms { ground: Some(ground), ..Terms::default() }
}

/// Aiko's offer to Botan.
fn offer(gives: Terms, asks: Terms) -> Offer {
    Offer { number: OfferNumber(1), from: A, to: B, gives, asks }
}

/// Botan's promise to Aiko.
fn entry(promise: Promise) -> Entry {
    Entry { number: EntryNumber(1), by: B, to: A, promise, season: 1, standing: Standing::Open }
}

fn every_destiny() -> [Destiny; 10] {
    [
        Destiny::Attack(C),
        Destiny::Prayer,
        Destiny::Transmutation,
        Destiny::Annuity,
        Destiny::Succession,
        Destiny::Credit(C),
        Destiny::Trading(C),
        Destiny::Recruitment,
        Destiny::Revolution,
        Destiny::Assassination(C),
    ]
}

fn every_promise() -> Vec<Promise> {
    let pay = |due| Promise::Pay { card: Card::Nofu, count: 2, due };
    let mut promises = vec![
        Promise::Help(Side::Attacker),
        Promise::Help(Side::Defender),
        Promise::StayOut,
        Promise::Call { attack: None },
        Promise::Call { attack: Some(C) },
        Promise::DoNotCall,
        Promise::Attack(C),
        Promise::Spare(C),
        Promise::Join,
        Promise::DoNotJoin,
        Promise::Sentence(Sentence(0)),
        Promise::Sentence(Sentence(7)),
    ];
    promises.extend([Due::ThisSeason, Due::NextSeason, Due::WhenAble, Due::GameEnd].map(pay));
    promises
}

fn every_event() -> Vec<Event> {
    let (two, number) = (stack(&[Card::Nofu, Card::Treasure3]), OfferNumber(1));
    let decided = |winner| Event::BattleDecided { attacker: 7, defender: 5, winner };
    let mut events = vec![
        Event::GotTreasure(A, Card::Treasure4),
        Event::SeasonBegan { number: 2, prize: 1 },
        Event::SeasonBegan { number: 2, prize: 2 },
        Event::GotLord(A),
        Event::SawLord(A, Lord::Ninja),
        Event::Passed(A),
        Event::TurnedUp(A, Lord::Shogun),
        Event::Called { by: A, against: B },
        Event::StayedOut(A),
        Event::Helped(A, Side::Attacker),
        Event::Helped(A, Side::Defender),
        Event::SamuraiTurned(A, Lord::Akindo),
        Event::FoundDeckEmpty(A),
        decided(Side::Attacker),
        decided(Side::Defender),
        Event::Captured { by: A, from: B, lord: Lord::Soryo },
        Event::GotTurnedLord(A, Lord::Nofu),
        Event::GotNoLord(A),
        Event::WentUnder(Lord::Daimyo),
        Event::TookNinja(A),
        Event::TookPrize(A, two),
        Event::TookAnnuity(A, Lord::Samurai),
        Event::Succeeded { by: A, with: B },
        Event::Succeeded { by: A, with: A },
        Event::Collected { by: A, from: B, count: 0 },
        Event::Collected { by: A, from: B, count: 3 },
        Event::Traded { by: A, with: B, taken: Card::Shogun, given: Some(Card::Nofu) },
        Event::Traded { by: A, with: B, taken: Card::Shogun, given: None },
        Event::Recruited(A, Recruit::ToSquare),
        Event::Recruited(A, Recruit::ToHut),
        Event::Recruited(A, Recruit::FromHutToSquare),
        Event::Recruited(A, Recruit::Nowhere),
        Event::TookAllLords(A),
        Event::SawLords(A, two),
        Event::Transmuted(A),
        Event::Joined(A),
        Event::RevolutionStruck { strength: 3, struck: Seats::only(A).with(B) },
        Event::RevolutionStruck { strength: 3, struck: Seats::NONE },
        Event::Looted(A, two),
        Event::Shared(A, two),
        Event::SquareEmptied,
        Event::Offered(offer(gives(&[Card::Samurai]), promises(Promise::Help(Side::Attacker)))),
        Event::Offered(offer(brings(Ground::Service), gives(&[Card::Samurai]))),
        Event::Dealt(offer(gives(&[Card::Samurai]), brings(Ground::Waiver(EntryNumber(1))))),
        Event::Refused(number),
        Event::Withdrew(number),
        Event::Lapsed(number),
        Event::Promised(entry(Promise::StayOut)),
        Event::Paid(EntryNumber(1), two),
        Event::GeishaDrawn,
        Event::ShowedLord(A, Lord::Geisha),
    ];
    events.extend(every_destiny().map(|destiny| Event::Declared(A, destiny)));
    events.extend(every_destiny().map(|destiny| Event::Fulfilled(A, destiny)));
    events.extend(STANDINGS.map(|standing| Event::PromiseSettled(EntryNumber(1), B, standing)));
    for winners in [Seats::only(A), Seats::all(2)] {
        events.extend(ENDINGS.map(|ending| Event::GameEnded { ending, winners }));
    }
    events
}

const STANDINGS: [Standing; 5] = [Standing::Open, Standing::Kept, Standing::Broken, Standing::Waived, Standing::Void];
const ENDINGS: [Ending; 4] = [Ending::Geisha, Ending::GeishaInPrize, Ending::ThreeNinja, Ending::DeckEmpty];

#[test]
fn every_refusal_has_a_sentence_of_its_own_in_each_language() {
    for locale in Locale::ALL {
        assert_all_differ(locale, Refusal::ALL.map(|reason| refusal(locale, reason).to_owned()).to_vec());
    }
}

#[test]
fn every_remark_of_a_bot_has_words_of_its_own_in_each_language() {
    for locale in Locale::ALL {
        assert_all_differ(locale, Because::ALL.map(|because| remark(locale, because).to_owned()).to_vec());
    }
}

#[test]
fn every_event_has_a_sentence_of_its_own_in_each_language() {
    for locale in Locale::ALL {
        let voice = voice(locale);
        assert_all_differ(locale, every_event().iter().map(|event| voice.event(event)).collect());
    }
}

#[test]
fn every_event_is_told_as_a_whole_sentence() {
    for locale in Locale::ALL {
        for event in every_event() {
            let sentence = voice(locale).event(&event);
            let first = sentence.chars().next().expect("a sentence");
            assert!(sentence.ends_with('.') && (first.is_uppercase() || first.is_numeric()), "{locale:?}: {sentence}");
        }
    }
}

#[test]
fn every_question_has_a_sentence_of_its_own_that_names_no_lord() {
    let mut questions = vec![
        Question::Declare,
        Question::Help { attacker: B, defender: C },
        Question::Join { declarer: B },
        Question::Become,
        Question::Give { to: C },
        Question::Replace,
    ];
    questions.extend(every_destiny().map(|destiny| Question::Privilege { declarer: B, destiny }));
    for locale in Locale::ALL {
        let voice = voice(locale);
        let asked = questions.iter().map(|&question| voice.asked(A, question));
        let open = questions.iter().map(|&question| voice.asked_openly(question));
        let sentences: Vec<String> = asked.chain(open).collect();
        for sentence in &sentences {
            let named = Lord::ALL.into_iter().find(|&lord| sentence.contains(cards::name(locale, lord)));
            assert_eq!(named, None, "{locale:?}: {sentence:?}");
        }
        assert_all_differ(locale, sentences);
    }
}

#[test]
fn every_action_has_a_name_a_label_and_an_effect() {
    for locale in Locale::ALL {
        let voice = voice(locale);
        assert_all_differ(locale, every_destiny().map(|destiny| voice.destiny(destiny)).to_vec());
        assert_all_differ(locale, every_destiny().map(|destiny| voice.label(destiny)).to_vec());
        assert_all_differ(locale, every_destiny().map(|destiny| ability(locale, destiny).to_owned()).to_vec());
        let mut effects = every_destiny().map(|destiny| effect(locale, destiny).to_owned()).to_vec();
        for lord in Lord::ALL {
            let declares = every_destiny().iter().any(|destiny| destiny.ability_of() == Some(lord));
            assert_eq!(automatic(locale, lord).is_some(), !declares && lord != Lord::Geisha, "{lord:?}");
            effects.extend(automatic(locale, lord).map(|(_, effect)| effect.to_owned()));
        }
        assert_all_differ(locale, effects);
    }
}

#[test]
fn every_promise_standing_and_due_date_has_words_of_its_own() {
    for locale in Locale::ALL {
        let voice = voice(locale);
        assert_all_differ(locale, every_promise().into_iter().map(|promise| voice.promise(promise)).collect());
        assert_all_differ(locale, every_promise().into_iter().map(|promise| voice.entry(&entry(promise))).collect());
        assert_all_differ(locale, STANDINGS.map(|standing| voice.standing(standing).to_owned()).to_vec());
    }
}

#[test]
fn cards_are_counted_and_listed_as_people_say_them() {
    let many = stack(&[Card::Nofu, Card::Shogun, Card::Nofu, Card::Treasure3, Card::Treasure3]);
    assert_eq!(voice(Locale::En).cards(many), "the Shōgun, two Nōfu and two treasures of 3");
    assert_eq!(voice(Locale::Fr).cards(many), "le Shōgun, deux Nōfu et deux trésors de 3");
    assert_eq!(voice(Locale::It).cards(many), "lo Shōgun, due Nōfu e due tesori da 3");
    assert_eq!(voice(Locale::En).cards(Stack::EMPTY), "no card");
    for locale in Locale::ALL {
        assert_all_differ(locale, Card::ALL.map(|card| cards::name(locale, card).to_owned()).to_vec());
        assert_all_differ(locale, (1..=12).map(|count| cards::several(locale, Card::Nofu, count)).collect());
    }
}
