//! What a choice would do, before it is confirmed.

use super::voice::Voice;
use crate::app::words::words;
use crate::game::{Seat, Seats};
use crate::table::model::zipang::{Choice, Selection, does_nothing};
use crate::zipang::{Card, Hand, Phase, Threat, View};

/// What the selection would do, as far as it is picked; what to pick next, if nothing is complete.
#[must_use]
pub fn preview(voice: &Voice, view: &View, selection: Selection) -> String {
    let locale = voice.locale;
    match selection.choice {
        None => match view.phase {
            Phase::Answer(_) => words!(locale, zipang_table.choose_answer).to_owned(),
            _ => words!(locale, zipang_table.choose).to_owned(),
        },
        Some(Choice::Play(card)) if does_nothing(view, selection) => {
            words!(locale, zipang_story.preview.nothing, cards = voice.cards(&[card]))
        }
        Some(Choice::Play(card)) => play(voice, view, card, selection.named),
        Some(Choice::Ikki) => words!(locale, zipang_story.preview.ikki).to_owned(),
        Some(Choice::Take(card)) => {
            let (name, cards) = (voice.name(view.turn), voice.cards(&[card]));
            words!(locale, zipang_story.preview.take, name = name, cards = cards)
        }
        Some(choice @ (Choice::Monk | Choice::Coin | Choice::Stand)) => match view.phase {
            Phase::Answer(answering) => {
                let threat = Threat { by: view.turn, card: answering.card, coin: false };
                consequence(voice, answering.asked, view.hand, threat, choice)
            }
            _ => String::new(),
        },
    }
}

/// What stays in the hand once this is done, where a card leaves it: it has to hold against the others.
#[must_use]
pub fn kept(voice: &Voice, view: &View, choice: Option<Choice>) -> Option<String> {
    let (card, count, refills) = match choice? {
        // Its own words say which honour is kept.
        Choice::Play(Card::Emperor) => return None,
        Choice::Play(card) => (card, 1, false),
        Choice::Ikki => (Card::Peasant, 2, true),
        // Its own words say that a new card is drawn.
        Choice::Monk => (Card::Monk, 1, false),
        Choice::Take(_) | Choice::Coin | Choice::Stand => return None,
    };
    // A card that was taken lies open, out of the hand.
    let from_hand = count - usize::from(matches!(view.phase, Phase::PlayTaken(_)));
    let mut hand = view.hand;
    let is_held = (0..from_hand).all(|_| hand.remove(card));
    let (battle, honor) = (hand.battle(), hand.honor());
    is_held.then(|| match refills && view.supply > 0 {
        true => words!(voice.locale, zipang_story.preview.kept_and_new, battle = battle, honor = honor),
        false => words!(voice.locale, zipang_story.preview.kept, battle = battle, honor = honor),
    })
}

fn play(voice: &Voice, view: &View, card: Card, targets: Seats) -> String {
    let locale = voice.locale;
    let (name, others) = (voice.name(view.turn), voice.names(targets));
    // A sentence once somebody is named, a question before.
    macro_rules! on {
        ($done:ident, $ask:ident) => {
            if targets.is_empty() {
                words!(locale, zipang_story.preview.$ask).to_owned()
            } else {
                words!(locale, zipang_story.preview.$done, name = name, others = others)
            }
        };
    }
    match card {
        Card::Captain | Card::Commander | Card::Warlord => attack_preview(voice, view, card, targets),
        Card::Bandit => on!(steal, steal_whom),
        Card::Ninja if targets.is_empty() => words!(locale, zipang_story.preview.throw_whom).to_owned(),
        Card::Ninja => words!(locale, zipang_story.preview.throw, others = others),
        Card::TeaMaster => on!(random, random_whom),
        Card::Nobleman => on!(look, look_whom),
        Card::Emperor => {
            let mut kept = view.hand;
            if view.phase == Phase::Play {
                kept.remove(card);
            }
            let (honor, coins) = (kept.honor(), voice.coins(view.pile));
            words!(locale, zipang_story.preview.emperor, name = name, honor = honor, coins = coins)
        }
        Card::Peasant => words!(locale, zipang_story.preview.peasant).to_owned(),
        Card::Monk => words!(locale, zipang_story.preview.monk_wasted).to_owned(),
        Card::Merchant => words!(locale, zipang_story.preview.levy).to_owned(),
        Card::Princess => {
            words!(locale, zipang_story.preview.princess, name = name, coins = voice.coins(view.pile / 2))
        }
        Card::ShrineMaiden => words!(locale, zipang_story.preview.show).to_owned(),
        Card::CrazyOne => words!(locale, zipang_story.preview.search, name = name),
    }
}

fn attack_preview(voice: &Voice, view: &View, card: Card, targets: Seats) -> String {
    let (locale, points) = (voice.locale, card.battle());
    let two = card == Card::Commander && view.in_campaign.without(view.turn).len() > 1;
    if two && targets.len() < 2 {
        return words!(locale, zipang_story.preview.attack_two, points = points);
    }
    if targets.is_empty() {
        return words!(locale, zipang_story.preview.attack_whom, points = points);
    }
    let (name, others) = (voice.name(view.turn), voice.names(targets));
    words!(locale, zipang_story.preview.attack, name = name, others = others, points = points)
}

/// What an answer to a threat would do to this player, who holds this hand.
#[must_use]
pub fn consequence(voice: &Voice, seat: Seat, hand: Hand, threat: Threat, choice: Choice) -> String {
    let locale = voice.locale;
    let (name, other) = (voice.name(seat), voice.name(threat.by));
    match choice {
        Choice::Monk => return words!(locale, zipang_story.preview.monk, name = name),
        Choice::Coin => return words!(locale, zipang_story.preview.coin).to_owned(),
        _ => {}
    }
    if let Some(points) = threat.card.attack() {
        let own = hand.battle();
        return if own >= points {
            words!(locale, zipang_story.preview.holds, own = own, points = points, other = other)
        } else {
            words!(locale, zipang_story.preview.falls, own = own, points = points, name = name)
        };
    }
    match threat.card {
        Card::Bandit | Card::Merchant => words!(locale, zipang_story.preview.lose_coin, name = name),
        Card::ShrineMaiden => words!(locale, zipang_story.preview.lose_show).to_owned(),
        Card::Ninja => words!(locale, zipang_story.preview.lose_hand).to_owned(),
        Card::TeaMaster => words!(locale, zipang_story.preview.lose_random, other = other),
        _ => words!(locale, zipang_story.preview.lose_chosen, other = other),
    }
}
