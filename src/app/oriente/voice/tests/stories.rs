//! Stories, and deals within them.

use super::*;

fn english(earlier: &[Event], events: &[Event]) -> Vec<String> {
    voice(Locale::En).tell(earlier, events)
}

#[test]
fn the_set_up_is_told_in_a_few_lines() {
    let story = english(
        &[],
        &[
            Event::GotTreasure(A, Card::Treasure2),
            Event::GotTreasure(B, Card::Treasure4),
            Event::GotTreasure(C, Card::Treasure3),
            Event::GotLord(A),
            Event::GotLord(B),
            Event::SawLord(B, Lord::Ninja),
            Event::GotLord(C),
        ],
    );
    let told = [
        "The treasures are dealt: 2 to Aiko, 4 to Botan and 3 to Chie.",
        "Aiko and Chie get a lord each, face down.",
        "Botan looks at the new lord: a Ninja.",
    ];
    assert_eq!(story, told);
}

#[test]
fn a_new_lord_is_told_once() {
    let story = english(&[], &[Event::GotLord(B), Event::SawLord(B, Lord::Ninja)]);
    assert_eq!(story, ["Botan looks at the new lord: a Ninja."]);
    assert_eq!(english(&[], &[Event::GotLord(B)]), ["Botan gets a new lord, face down."]);
}

#[test]
fn who_calls_turns_up_and_declares_does_so_in_one_sentence() {
    let events = [
        Event::Passed(A),
        Event::Passed(B),
        Event::TurnedUp(C, Lord::Nofu),
        Event::Declared(C, Destiny::Recruitment),
        Event::Called { by: A, against: C },
        Event::TurnedUp(A, Lord::Akindo),
        Event::Declared(A, Destiny::Attack(B)),
    ];
    let told = [
        "Aiko and Botan pass.",
        "Chie turns up a Nōfu and declares a Recruitment.",
        "Aiko calls the privilege against Chie, turns up an Akindo and declares an attack on Botan.",
    ];
    assert_eq!(english(&[], &events), told);
    let french = "Aiko exerce le privilège contre Chie, révèle un Akindo et annonce une attaque contre Botan.";
    assert_eq!(voice(Locale::Fr).tell(&[], &events)[2], french);
}

#[test]
fn those_who_stay_out_twice_are_named_once() {
    let events = [Event::StayedOut(B), Event::StayedOut(C), Event::StayedOut(B), Event::StayedOut(C)];
    assert_eq!(english(&[], &events), ["Botan and Chie stay out of the battle."]);
    assert_eq!(english(&[], &[Event::StayedOut(B), Event::StayedOut(B)]), ["Botan stays out of the battle."]);
}

#[test]
fn lords_that_turn_up_together_and_cards_that_go_under_are_listed() {
    let events = [
        Event::TurnedUp(A, Lord::Soryo),
        Event::TurnedUp(B, Lord::Ninja),
        Event::WentUnder(Lord::Nofu),
        Event::WentUnder(Lord::Daimyo),
        Event::WentUnder(Lord::Nofu),
        Event::ShowedLord(A, Lord::Nofu),
        Event::ShowedLord(B, Lord::Shogun),
    ];
    let told = [
        "All lords lie face up now: Aiko (Sōryō) and Botan (Ninja).",
        "Face down under the deck: a Daimyō and two Nōfu.",
        "The lords at the end: Aiko (Nōfu) and Botan (Shōgun).",
    ];
    assert_eq!(english(&[], &events), told);
}

#[test]
fn an_offer_says_who_gives_what_for_what() {
    let ledger = Ledger::default();
    let say = |locale, gives, asks| voice(locale).offer(&offer(gives, asks), &ledger);
    let help = promises(Promise::Help(Side::Attacker));
    let samurai = gives(&[Card::Samurai]);
    assert_eq!(say(Locale::En, samurai, help), "Aiko offers Botan a Samurai if Botan promises to help the attacker.");
    assert_eq!(say(Locale::Fr, samurai, help), "Aiko offre à Botan un Samurai si Botan promet d’aider l’attaquant.");
    assert_eq!(
        say(Locale::It, samurai, help),
        "Aiko offre a Botan un Samurai se Botan promette di aiutare l’attaccante."
    );
    assert_eq!(
        say(Locale::En, brings(Ground::Service), samurai),
        "Aiko proposes to Botan: Aiko has already done a service; in return, Botan gives a Samurai."
    );
    let two = Promises::from_slice(&[Promise::StayOut, Promise::Spare(C)]).expect("two promises");
    assert_eq!(
        voice(Locale::En).terms(A, &Terms { promises: two, ..samurai }, &ledger),
        "gives a Samurai and promises to stay out of the battle and to spare Chie this season"
    );
}

#[test]
fn an_answer_finds_the_offer_it_speaks_of() {
    let made = [Event::Offered(offer(gives(&[Card::Nofu]), promises(Promise::StayOut)))];
    let number = OfferNumber(1);
    assert_eq!(english(&made, &[Event::Refused(number)]), ["Botan refuses the offer of Aiko."]);
    assert_eq!(english(&made, &[Event::Withdrew(number)]), ["Aiko withdraws the offer to Botan."]);
    assert_eq!(english(&made, &[Event::Lapsed(number)]), ["The offer of Aiko to Botan lapses."]);
    assert_eq!(english(&made, &[Event::Refused(OfferNumber(2))]), ["An offer is refused."]);
}

#[test]
fn a_deal_tells_its_promises_once_and_what_became_of_them() {
    let deal = offer(gives(&[Card::Samurai]), promises(Promise::StayOut));
    let kept = Event::PromiseSettled(EntryNumber(1), B, Standing::Kept);
    let struck = [Event::Dealt(deal), Event::Promised(entry(Promise::StayOut))];
    let told = "Aiko and Botan agree: Aiko gives a Samurai; in return, Botan promises to stay out of the battle.";
    assert_eq!(english(&[], &struck), [told]);
    assert_eq!(english(&[Event::Offered(deal)], &struck), ["Botan accepts the offer of Aiko."]);
    assert_eq!(english(&struck, &[kept]), ["Botan has kept the promise to stay out of the battle."]);
    assert_eq!(english(&[], &[kept]), ["Botan has kept the promise made earlier."]);
    assert_eq!(english(&[], &struck[1..]), ["Botan promises Aiko to stay out of the battle."]);
}

#[test]
fn a_payment_keeps_its_promise_without_more_words() {
    let number = EntryNumber(1);
    let owed = [Event::Promised(entry(Promise::Pay { card: Card::Nofu, count: 2, due: Due::GameEnd }))];
    let settled = Event::PromiseSettled(number, B, Standing::Kept);
    let story = english(&owed, &[Event::Paid(number, stack(&[Card::Nofu, Card::Nofu])), settled]);
    assert_eq!(story, ["Botan pays Aiko two Nōfu, as promised."]);
}

#[test]
fn promises_in_words_of_their_own_are_quoted() {
    let said = |locale, place| voice(locale).entry(&entry(Promise::Sentence(Sentence(place))));
    assert_eq!(said(Locale::En, 0), "Botan promises Aiko “Tea tomorrow”.");
    assert_eq!(said(Locale::Fr, 0), "Botan promet à Aiko «\u{202f}Tea tomorrow\u{202f}».");
    assert_eq!(said(Locale::En, 1), "Botan promises Aiko “as agreed aloud”.");
}

#[test]
fn words_meet_names_as_each_language_wants_it() {
    let made = Event::Offered(offer(gives(&[Card::Nofu]), promises(Promise::StayOut)));
    let lapsed = |locale| voice(locale).tell(&[made], &[Event::Lapsed(OfferNumber(1))]);
    assert_eq!(lapsed(Locale::Fr), ["L’offre d’Aiko à Botan devient caduque."]);
    assert_eq!(lapsed(Locale::It), ["L’offerta di Aiko a Botan decade."]);
    assert_eq!(
        voice(Locale::It).entry(&entry(Promise::StayOut)),
        "Botan promette ad Aiko di restare fuori dalla battaglia."
    );
}
