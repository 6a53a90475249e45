//! What a choice would do, before it is confirmed.

use super::voice::Voice;
use crate::app::words::td_string;
use crate::game::{Seat, Seats};
use crate::table::model::zipang::{Choice, Selection, attack};
use crate::zipang::{Card, Hand, Phase, Threat, View};

/// What the selection would do, as far as it is picked; what to pick next, if nothing is complete.
#[must_use]
pub fn preview(voice: &Voice, view: &View, selection: Selection) -> String {
    let locale = voice.locale;
    match selection.choice {
        None => match view.phase {
            Phase::Answer(_) => td_string!(locale, board.choose_answer).to_owned(),
            _ => td_string!(locale, board.choose).to_owned(),
        },
        Some(Choice::Play(card)) => play(voice, view, card, selection.targets),
        Some(Choice::Ikki) => td_string!(locale, tale.preview.ikki).to_owned(),
        Some(Choice::Take(card)) => {
            let (name, cards) = (voice.name(view.turn), voice.cards(&[card]));
            td_string!(locale, tale.preview.take, name = name, cards = cards).to_string()
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
                td_string!(locale, tale.preview.$ask).to_owned()
            } else {
                td_string!(locale, tale.preview.$done, name = name, others = others).to_string()
            }
        };
    }
    match card {
        Card::Captain | Card::Commander | Card::Warlord => attack_preview(voice, view, card, targets),
        Card::Bandit => on!(steal, steal_whom),
        Card::Ninja if targets.is_empty() => td_string!(locale, tale.preview.throw_whom).to_owned(),
        Card::Ninja => td_string!(locale, tale.preview.throw, others = others).to_string(),
        Card::TeaMaster => on!(random, random_whom),
        Card::Nobleman => on!(look, look_whom),
        Card::Emperor => {
            let mut kept = view.hand;
            if view.phase == Phase::Play {
                kept.remove(card);
            }
            let (honor, coins) = (kept.honor(), voice.coins(view.pile));
            td_string!(locale, tale.preview.emperor, name = name, honor = honor, coins = coins).to_string()
        }
        Card::Peasant => td_string!(locale, tale.preview.peasant).to_owned(),
        Card::Monk => td_string!(locale, tale.preview.monk_wasted).to_owned(),
        Card::Merchant => td_string!(locale, tale.preview.levy).to_owned(),
        Card::Princess => {
            td_string!(locale, tale.preview.princess, name = name, coins = voice.coins(view.pile / 2)).to_string()
        }
        Card::ShrineMaiden => td_string!(locale, tale.preview.show).to_owned(),
        Card::CrazyOne => td_string!(locale, tale.preview.search, name = name).to_string(),
    }
}

fn attack_preview(voice: &Voice, view: &View, card: Card, targets: Seats) -> String {
    let (locale, points) = (voice.locale, card.battle());
    let two = card == Card::Commander && view.in_campaign.without(view.turn).len() > 1;
    if two && targets.len() < 2 {
        return td_string!(locale, tale.preview.attack_two, points = points).to_string();
    }
    if targets.is_empty() {
        return td_string!(locale, tale.preview.attack_whom, points = points).to_string();
    }
    let (name, others) = (voice.name(view.turn), voice.names(targets));
    td_string!(locale, tale.preview.attack, name = name, others = others, points = points).to_string()
}

/// What an answer to a threat would do to this player, who holds this hand.
#[must_use]
pub fn consequence(voice: &Voice, seat: Seat, hand: Hand, threat: Threat, choice: Choice) -> String {
    let locale = voice.locale;
    let (name, other) = (voice.name(seat), voice.name(threat.by));
    match choice {
        Choice::Monk => return td_string!(locale, tale.preview.monk, name = name).to_string(),
        Choice::Coin => return td_string!(locale, tale.preview.coin).to_owned(),
        _ => {}
    }
    if let Some(points) = attack(threat.card) {
        let own = hand.battle();
        return if own >= points {
            td_string!(locale, tale.preview.holds, own = own, points = points, other = other).to_string()
        } else {
            td_string!(locale, tale.preview.falls, own = own, points = points, name = name).to_string()
        };
    }
    match threat.card {
        Card::Bandit | Card::Merchant => td_string!(locale, tale.preview.lose_coin, name = name).to_string(),
        Card::ShrineMaiden => td_string!(locale, tale.preview.lose_show).to_owned(),
        Card::Ninja => td_string!(locale, tale.preview.lose_hand).to_owned(),
        Card::TeaMaster => td_string!(locale, tale.preview.lose_random, other = other).to_string(),
        _ => td_string!(locale, tale.preview.lose_chosen, other = other).to_string(),
    }
}
