//! What a choice would do, before it is confirmed.

use super::voice::Voice;
use crate::app::words::words;
use crate::game::{Seat, Seats};
use crate::table::model::zipang::{Choice, Selection};
use crate::zipang::{Card, Hand, Phase, Threat, View};

/// What the selection would do, as far as it is picked; what to pick next, if nothing is complete.
#[must_use]
pub fn preview(voice: &Voice, view: &View, selection: Selection) -> String {
    let locale = voice.locale;
    match selection.choice {
        None => match view.phase {
            Phase::Answer(_) => words!(locale, board.choose_answer).to_owned(),
            _ => words!(locale, board.choose).to_owned(),
        },
        Some(Choice::Play(card)) => play(voice, view, card, selection.named),
        Some(Choice::Ikki) => words!(locale, tale.preview.ikki).to_owned(),
        Some(Choice::Take(card)) => {
            let (name, cards) = (voice.name(view.turn), voice.cards(&[card]));
            words!(locale, tale.preview.take, name = name, cards = cards)
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

fn play(voice: &Voice, view: &View, card: Card, targets: Seats) -> String {
    let locale = voice.locale;
    let (name, others) = (voice.name(view.turn), voice.names(targets));
    // A sentence once somebody is named, a question before.
    macro_rules! on {
        ($done:ident, $ask:ident) => {
            if targets.is_empty() {
                words!(locale, tale.preview.$ask).to_owned()
            } else {
                words!(locale, tale.preview.$done, name = name, others = others)
            }
        };
    }
    match card {
        Card::Captain | Card::Commander | Card::Warlord => attack_preview(voice, view, card, targets),
        Card::Bandit => on!(steal, steal_whom),
        Card::Ninja if targets.is_empty() => words!(locale, tale.preview.throw_whom).to_owned(),
        Card::Ninja => words!(locale, tale.preview.throw, others = others),
        Card::TeaMaster => on!(random, random_whom),
        Card::Nobleman => on!(look, look_whom),
        Card::Emperor => {
            let mut kept = view.hand;
            if view.phase == Phase::Play {
                kept.remove(card);
            }
            let (honor, coins) = (kept.honor(), voice.coins(view.pile));
            words!(locale, tale.preview.emperor, name = name, honor = honor, coins = coins)
        }
        Card::Peasant => words!(locale, tale.preview.peasant).to_owned(),
        Card::Monk => words!(locale, tale.preview.monk_wasted).to_owned(),
        Card::Merchant => words!(locale, tale.preview.levy).to_owned(),
        Card::Princess => {
            words!(locale, tale.preview.princess, name = name, coins = voice.coins(view.pile / 2))
        }
        Card::ShrineMaiden => words!(locale, tale.preview.show).to_owned(),
        Card::CrazyOne => words!(locale, tale.preview.search, name = name),
    }
}

fn attack_preview(voice: &Voice, view: &View, card: Card, targets: Seats) -> String {
    let (locale, points) = (voice.locale, card.battle());
    let two = card == Card::Commander && view.in_campaign.without(view.turn).len() > 1;
    if two && targets.len() < 2 {
        return words!(locale, tale.preview.attack_two, points = points);
    }
    if targets.is_empty() {
        return words!(locale, tale.preview.attack_whom, points = points);
    }
    let (name, others) = (voice.name(view.turn), voice.names(targets));
    words!(locale, tale.preview.attack, name = name, others = others, points = points)
}

/// What an answer to a threat would do to this player, who holds this hand.
#[must_use]
pub fn consequence(voice: &Voice, seat: Seat, hand: Hand, threat: Threat, choice: Choice) -> String {
    let locale = voice.locale;
    let (name, other) = (voice.name(seat), voice.name(threat.by));
    match choice {
        Choice::Monk => return words!(locale, tale.preview.monk, name = name),
        Choice::Coin => return words!(locale, tale.preview.coin).to_owned(),
        _ => {}
    }
    if let Some(points) = threat.card.attack() {
        let own = hand.battle();
        return if own >= points {
            words!(locale, tale.preview.holds, own = own, points = points, other = other)
        } else {
            words!(locale, tale.preview.falls, own = own, points = points, name = name)
        };
    }
    match threat.card {
        Card::Bandit | Card::Merchant => words!(locale, tale.preview.lose_coin, name = name),
        Card::ShrineMaiden => words!(locale, tale.preview.lose_show).to_owned(),
        Card::Ninja => words!(locale, tale.preview.lose_hand).to_owned(),
        Card::TeaMaster => words!(locale, tale.preview.lose_random, other = other),
        _ => words!(locale, tale.preview.lose_chosen, other = other),
    }
}
