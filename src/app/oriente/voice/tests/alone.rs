//! What is said to somebody who plays alone among bots.

use super::*;
use crate::app::oriente::preview::preview;
use crate::app::play::voice::tests::alone::{is_written, speaker_to};
use crate::game::{Chance, Game, Silence};
use crate::oriente::{Phase, Setup, State};
use crate::table::model::oriente::{Choice, Selection};

fn voice_to(locale: Locale, you: Option<Seat>) -> Voice {
    let speaker = speaker_to(locale, &["Aiko", "Botan", "Chie", "Daichi"], you);
    Voice::new(speaker, Arc::new(["Tea tomorrow".to_owned()]))
}

#[test]
fn every_sentence_has_a_form_for_whoever_plays_alone() {
    is_written("oriente.txt", |locale, you| {
        let voice = voice_to(locale, you);
        let made = [Event::Offered(offer(gives(&[Card::Samurai]), promises(Promise::StayOut)))];
        let promised = [Event::Promised(entry(Promise::Attack(C)))];
        let both = [made[0], promised[0]];
        let answered = |event: &Event| voice.event_after(Past { earlier: &both, since: &[] }, event);
        let runs = [
            vec![Event::Passed(A), Event::Passed(B), Event::Passed(C)],
            vec![Event::StayedOut(B), Event::StayedOut(A)],
            vec![Event::GotLord(B), Event::GotLord(A)],
            vec![Event::GotTreasure(A, Card::Treasure2), Event::GotTreasure(B, Card::Treasure4)],
            vec![Event::TurnedUp(A, Lord::Soryo), Event::TurnedUp(B, Lord::Ninja)],
            vec![
                Event::Called { by: A, against: B },
                Event::TurnedUp(A, Lord::Nofu),
                Event::Declared(A, Destiny::Attack(B)),
            ],
            vec![made[0], Event::Dealt(offer(gives(&[Card::Samurai]), promises(Promise::StayOut)))],
            vec![Event::Dealt(offer(promises(Promise::Spare(B)), brings(Ground::Service)))],
            vec![Event::Offered(offer(gives(&[Card::Nofu]), promises(Promise::Attack(C))))],
        ];
        let mut questions = vec![
            Question::Declare,
            Question::Help { attacker: B, defender: C },
            Question::Join { declarer: B },
            Question::Become,
            Question::Give { to: C },
            Question::Replace,
        ];
        questions.extend(every_destiny().map(|destiny| Question::Privilege { declarer: B, destiny }));
        let events = every_event();
        let asked = questions.iter().map(|&question| voice.asked(A, question));
        let told = events.iter().map(answered);
        let promises = every_promise().into_iter().map(|promise| voice.entry(&entry(promise)));
        let runs = runs.iter().map(|run| voice.tell(&[], run).join(" "));
        asked.chain(told).chain(promises).chain(runs).collect()
    });
}

#[test]
fn two_people_or_nobody_before_the_screen_are_told_by_name() {
    let (people, passes) = (voice_to(Locale::En, Some(A)).people.clone(), Event::Passed(A));
    let told = |here| Voice::new(Speaker::new(Locale::En, people.clone(), here), Arc::new([])).event(&passes);
    assert_eq!(told(Seats::only(A)), "You pass.");
    // A game seen again has nobody before it.
    assert_eq!(told(Seats::NONE), "Aiko passes.");
    assert_eq!(voice(Locale::En).event(&passes), "Aiko passes.");
}

#[test]
fn a_preview_of_a_gift_says_what_the_stack_keeps() {
    let state = State::new(&Setup::plain(4), &mut Chance::new(1), &mut Silence).expect("a sound set-up");
    let mut view = state.view(Some(A));
    (view.token, view.phase) = (A, Phase::Giving(B));
    view.stacks[A] = stack(&[Card::Nofu, Card::Treasure3]);
    let given = |locale, card| {
        let selection = Selection { choice: Some(Choice::Give(card)), named: Seats::NONE };
        preview(&voice_to(locale, Some(A)), &view, A, selection).join(" ")
    };
    let told = [
        "You give a treasure of 3 to Botan. Your prize stack keeps 1 point.",
        "Vous donnez un trésor de 3 à Botan. Votre butin garde 1 point.",
        "Dai un tesoro da 3 a Botan. Il tuo bottino conserva 1 punto.",
    ];
    assert_eq!(Locale::ALL.map(|locale| given(locale, Card::Treasure3)), told);
    assert_eq!(given(Locale::En, Card::Nofu), "You give a Nōfu to Botan. Your prize stack keeps 3 points.");
}
