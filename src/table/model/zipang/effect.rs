//! Whether a choice would come to anything, for a warning before it is confirmed.

use super::answers::{Choice, Selection};
use crate::game::{Seat, Seats};
use crate::zipang::{Card, View};

/// Would the card that is picked find nothing to act on? All can see that: coins and the number of cards lie open.
pub fn does_nothing(view: &View, selection: Selection) -> bool {
    let Some(Choice::Play(card)) = selection.choice else { return false };
    let named = selection.named;
    let has_coins = |seat: Seat| view.coins[seat] > 0;
    let has_cards = |seat: Seat| view.hand_sizes[seat] > 0;
    match card {
        Card::Bandit => !named.is_empty() && !named.iter().any(has_coins),
        // Those who are out of the campaign pay too.
        Card::Merchant => !Seats::all(view.players).without(view.turn).iter().any(has_coins),
        Card::ShrineMaiden => !view.in_campaign.without(view.turn).iter().any(has_cards),
        Card::TeaMaster | Card::Nobleman => !named.is_empty() && !named.iter().any(has_cards),
        Card::CrazyOne => view.discards.as_slice().iter().all(|&card| card == Card::CrazyOne),
        _ => false,
    }
}
