//! Every refusal, event, question and preview has a sentence of its own in each language.

use std::collections::HashSet;

use super::*;
use crate::app::language::LANGUAGES;
use crate::app::play::voice::tests::alone::{is_written, speaker_to};
use crate::app::zipang::preview::{consequence, kept, preview};
use crate::game::{Chance, Game, Seats, Silence};
use crate::table::model::zipang::{Choice, Selection};
use crate::table::{Mind, Mon, People, Player};
use crate::zipang::{Phase, Setup, State, View};

const THREATS: [Card; 9] = [
    Card::Captain,
    Card::Commander,
    Card::Peasant,
    Card::Bandit,
    Card::Merchant,
    Card::ShrineMaiden,
    Card::Ninja,
    Card::TeaMaster,
    Card::Nobleman,
];

fn voice(locale: Locale) -> Voice {
    let player = |name: &str| Player { name: name.into(), mon: Mon::Sun, mind: Mind::Person };
    let people = People::new(vec![player("Aiko"), player("Botan"), player("Chie")]);
    let all = people.persons();
    Voice::new(Speaker::new(locale, people, all))
}

/// All different, none empty, none with a place left unfilled.
fn assert_all_differ(locale: Locale, sentences: Vec<String>) {
    let mut seen = HashSet::new();
    for sentence in sentences {
        assert!(sentence.len() > 5 && !sentence.contains("{{"), "{locale:?}: {sentence:?}");
        assert!(seen.insert(sentence.clone()), "{locale:?}: twice {sentence:?}");
    }
}

fn every_event() -> Vec<Event> {
    let (a, b) = (Seat::new(0), Seat::new(1));
    let hand = Hand::from_cards(&[Card::Monk, Card::Captain]).expect("two cards");
    let ended = |ending, winner| Event::CampaignEnded { ending, winner, pile: 4 };
    vec![
        Event::CampaignBegan { number: 2, first: a, pile: 3 },
        Event::CoinLeftGame,
        Event::Dealt(a, hand),
        Event::Drew(a),
        Event::DrewCard(a, Card::Ninja),
        Event::Played { seat: a, card: Card::Captain, targets: Seats::only(b) },
        Event::Played { seat: a, card: Card::Princess, targets: Seats::NONE },
        Event::RoseInIkki(a),
        Event::LaidMonk(a),
        Event::ChoseCoin(a),
        Event::Stood(a),
        Event::PaidToPile(a),
        Event::BlockedByHand(a),
        Event::Saw { to: a, of: b, hand },
        Event::Eliminated(a, hand),
        Event::Stole { by: a, from: b },
        Event::TookFromPile(a, 2),
        Event::Showed(a, hand),
        Event::Discarded(a, hand),
        Event::LookedAt { by: a, of: b },
        Event::Took { by: a, from: Some(b), card: Card::Monk },
        Event::Took { by: a, from: None, card: Card::Monk },
        Event::NothingHappened(Card::CrazyOne),
        Event::LaidOpen(a, hand),
        ended(Ending::LastOneIn, Some(a)),
        ended(Ending::Emperor, Some(a)),
        ended(Ending::SupplyEmpty, Some(a)),
        ended(Ending::Emperor, None),
        ended(Ending::SupplyEmpty, None),
        Event::DrewForVictory(a, Card::Warlord),
        Event::GameEnded { winner: a },
    ]
}

#[test]
fn every_refusal_has_a_sentence_of_its_own_in_each_language() {
    for (locale, _) in LANGUAGES {
        assert_all_differ(locale, Refusal::ALL.map(|reason| refusal(locale, reason).to_owned()).to_vec());
    }
}

#[test]
fn every_event_has_a_sentence_of_its_own_in_each_language() {
    for (locale, _) in LANGUAGES {
        assert_all_differ(locale, every_event().iter().map(|event| voice(locale).event(event)).collect());
    }
}

#[test]
fn every_question_has_a_sentence_of_its_own_that_names_no_card() {
    let (a, b) = (Seat::new(0), Seat::new(1));
    for (locale, _) in LANGUAGES {
        let mut questions = vec![
            Question::Play,
            Question::PlayTaken(Card::Monk),
            Question::TakeFromDiscards,
            Question::TakeFromHand(b),
        ];
        questions.extend(THREATS.map(|card| Question::Answer(Threat { by: b, card, coin: false })));
        let sentences: Vec<String> = questions.into_iter().map(|question| voice(locale).asked(a, question)).collect();
        for sentence in &sentences {
            let named = Card::ALL.iter().find(|&&card| sentence.contains(cards::name(locale, card)));
            assert_eq!(named, None, "{locale:?}: {sentence:?}");
        }
        assert_all_differ(locale, sentences);
    }
}

#[test]
fn every_choice_is_previewed_in_each_language() {
    let state = State::new(&Setup::plain(3), &mut Chance::new(1), &mut Silence).expect("a sound set-up");
    let view = state.view(Some(Seat::new(0)));
    for (locale, _) in LANGUAGES {
        let voice = voice(locale);
        for card in Card::ALL {
            for targets in [Seats::NONE, Seats::only(Seat::new(1))] {
                let picked = Selection { choice: Some(Choice::Play(card)), named: targets };
                assert!(!preview(&voice, &view, picked).is_empty(), "{locale:?} {card:?}");
            }
            let taken = Selection { choice: Some(Choice::Take(card)), named: Seats::NONE };
            assert!(preview(&voice, &view, taken).contains(cards::within(locale, card)));
        }
        for card in [Card::Warlord, Card::Bandit, Card::ShrineMaiden, Card::Ninja, Card::TeaMaster, Card::Nobleman] {
            let threat = Threat { by: Seat::new(1), card, coin: true };
            let answers = [Choice::Monk, Choice::Coin, Choice::Stand];
            assert_all_differ(
                locale,
                answers.map(|choice| consequence(&voice, Seat::new(0), view.hand, threat, choice)).to_vec(),
            );
        }
    }
}

#[test]
fn every_sentence_has_a_form_for_whoever_plays_alone() {
    let (a, b, c) = (Seat::new(0), Seat::new(1), Seat::new(2));
    is_written("zipang.txt", |locale, you| {
        let voice = Voice::new(speaker_to(locale, &["Aiko", "Botan", "Chie"], you));
        let mut questions = vec![Question::Play, Question::PlayTaken(Card::Monk), Question::TakeFromDiscards];
        questions.push(Question::TakeFromHand(b));
        questions.extend(THREATS.map(|card| Question::Answer(Threat { by: b, card, coin: false })));
        let both = Event::Played { seat: c, card: Card::Commander, targets: Seats::only(a).with(b) };
        let asked = questions.into_iter().map(|question| voice.asked(a, question));
        let threats = [voice.threat(c, Card::Commander, voice.names(Seats::only(a).with(b)))];
        let asked = asked.chain(threats);
        asked.chain(every_event().iter().chain([&both]).map(|event| voice.event(event))).collect()
    });
}

#[test]
fn a_preview_says_what_stays_in_the_hand() {
    let mut view = State::new(&Setup::plain(3), &mut Chance::new(1), &mut Silence).expect("sound").view(None);
    let kept = |locale, view: &View, choice| kept(&voice(locale), view, Some(choice));
    view.hand = Hand::from_cards(&[Card::Bandit, Card::Peasant, Card::Peasant]).expect("three cards");
    let captain = Choice::Play(Card::Captain);
    assert_eq!(
        kept(Locale::En, &view, Choice::Play(Card::Peasant)).as_deref(),
        Some("Leaves battle 3, honour 1 in hand.")
    );
    assert_eq!(
        kept(Locale::En, &view, Choice::Play(Card::Bandit)).as_deref(),
        Some("Leaves battle 2, honour 0 in hand.")
    );
    let and_new = "Leaves battle 2, honour 1 in hand, and a new card.";
    assert_eq!(kept(Locale::En, &view, Choice::Ikki).as_deref(), Some(and_new));
    assert_eq!(kept(Locale::En, &view, captain), None, "that card is not held");
    view.phase = Phase::PlayTaken(Card::Captain);
    let taken = [
        "Leaves battle 4, honour 1 in hand.",
        "Il reste en main\u{a0}: combat 4, honneur 1.",
        "Resta in mano: battaglia 4, onore 1.",
    ];
    assert_eq!(Locale::ALL.map(|locale| kept(locale, &view, captain).expect("a hand")), taken);
    view.phase = Phase::PlayTaken(Card::Peasant);
    assert_eq!(
        kept(Locale::En, &view, Choice::Ikki).as_deref(),
        Some("Leaves battle 3, honour 1 in hand, and a new card.")
    );
    view.supply = 0;
    assert_eq!(kept(Locale::En, &view, Choice::Ikki).as_deref(), Some("Leaves battle 3, honour 1 in hand."));
    assert_eq!(kept(Locale::En, &view, Choice::Stand), None);
}

#[test]
fn a_drawn_card_is_told_once() {
    let a = Seat::new(0);
    let story = voice(Locale::En).tell(&[Event::Drew(a), Event::DrewCard(a, Card::Monk), Event::Drew(Seat::new(1))]);
    assert_eq!(story, ["Aiko draws a Monk.", "Botan draws a card."]);
}

#[test]
fn hands_and_names_are_listed_as_people_say_them() {
    let french = voice(Locale::Fr);
    assert_eq!(french.cards(&[Card::Emperor, Card::Monk, Card::Captain]), "l’Empereur, un Moine et un Capitaine");
    assert_eq!(french.cards(&[]), "aucune carte");
    assert_eq!(voice(Locale::It).names(Seats::all(2)).names(Locale::It), "Aiko e Botan");
}

#[test]
fn equal_cards_are_counted() {
    let two = [Card::Captain, Card::Captain];
    assert_eq!(
        Locale::ALL.map(|locale| voice(locale).cards(&two)),
        ["two Captains", "deux Capitaines", "due Capitani"]
    );
    let mixed = [Card::Emperor, Card::Monk, Card::Monk];
    assert_eq!(voice(Locale::En).cards(&mixed), "the Emperor and two Monks");
    assert_eq!(voice(Locale::It).cards(&[Card::Peasant; 3]), "tre Contadini");
    for locale in Locale::ALL {
        for card in Card::ALL.into_iter().filter(|card| card.copies(6) > 1) {
            let alone = cards::within(locale, card);
            assert!(!voice(locale).cards(&[card; 2]).contains(alone), "{locale:?} {card:?}");
        }
    }
}

#[test]
fn words_meet_names_as_each_language_wants_it() {
    let (a, b) = (Seat::new(0), Seat::new(1));
    let ended = |winner| Event::CampaignEnded { ending: Ending::LastOneIn, winner: Some(winner), pile: 4 };
    let french = voice(Locale::Fr);
    assert_eq!(french.event(&ended(a)), "Il ne reste qu’Aiko, qui prend le pot\u{a0}: 4 pièces.");
    assert_eq!(french.event(&ended(b)), "Il ne reste que Botan, qui prend le pot\u{a0}: 4 pièces.");
    let italian = voice(Locale::It);
    assert_eq!(italian.event(&Event::Stole { by: b, from: a }), "Botan ruba una moneta ad Aiko.");
    assert_eq!(italian.event(&Event::Stole { by: a, from: b }), "Aiko ruba una moneta a Botan.");
}
