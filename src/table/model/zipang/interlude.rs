//! Moments at which the table stops for everyone to see something before it goes on.

use serde::{Deserialize, Serialize};

use super::history::follow;
use crate::game::{Seat, Seats};
use crate::zipang::{Card, Ending, Event, Hand, View};

/// Something for all eyes. The rules do not wait for it; the screen does.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Interlude {
    /// A Shrine Maiden's show (Z-12).
    Show(Show),
    /// An attack was made, or a hand thrown away.
    Attack(Attack),
    /// A campaign is over; the next one is dealt already, or the game has ended.
    CampaignOver(CampaignOver),
}

/// Hands that a Shrine Maiden made visible.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Show {
    /// Who played her.
    pub by: Seat,
    /// The hands.
    pub hands: Vec<(Seat, Hand)>,
}

/// An attack, or a Ninja, and what came of it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Attack {
    /// Who made it.
    pub by: Seat,
    /// With which card; a Peasant stands for an uprising of two.
    pub card: Card,
    /// What became of everybody it was made on, in the order in which it was told.
    pub fates: Vec<(Seat, Fate)>,
}

/// What became of somebody who was attacked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Fate {
    /// He laid a Monk and was spared.
    Monk,
    /// He blocked it with a coin.
    Coin,
    /// His hand was strong enough; only the attacker saw it.
    Hand,
    /// He is out of the campaign; this hand lies open.
    Out(Hand),
    /// He threw away this hand.
    Threw(Hand),
}

/// How a campaign ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct CampaignOver {
    /// Which one, counted from 1.
    pub number: u16,
    /// Why it ended.
    pub ending: Ending,
    /// Who takes the pile; `None` when the most honor is tied.
    pub winner: Option<Seat>,
    /// The coins in the pile.
    pub pile: u8,
    /// The hands laid open; none when only one player was left.
    pub hands: Vec<(Seat, Hand)>,
    /// Everybody's coins after it, in seat order.
    pub coins: Vec<u8>,
    /// Everything that happened in it, up to the end.
    pub told: Vec<Event>,
    /// Is the game over with it?
    pub is_last: bool,
}

impl Interlude {
    /// Do these people stop for it? For an attack, if one of them made it or was its target: those between bots pass by,
    /// and are told in the story and at the end of the campaign. With a person among five bots a stop for each of them
    /// would come between any two of his own moves. For all the rest everybody stops.
    pub fn concerns(&self, people: Seats) -> bool {
        match self {
            Self::Attack(attack) => {
                people.contains(attack.by) || attack.fates.iter().any(|&(seat, _)| people.contains(seat))
            }
            Self::Show(_) | Self::CampaignOver(_) => true,
        }
    }
}

/// How many stops have been seen by a save that counts shows and campaigns only: with the next of those, attacks before it
/// are past as well.
pub fn seen_before(stops: &[Interlude], seen: usize) -> usize {
    let is_counted = |stop: &Interlude| !matches!(stop, Interlude::Attack(_));
    let counted = stops.iter().enumerate().filter(|(_, stop)| is_counted(stop));
    counted.map(|(place, _)| place).nth(seen).unwrap_or(stops.len())
}

/// Everything to stop for in the public story from its `from`-th event on. `before` is the open table before that event.
pub fn interludes(before: &View, story: &[Event], from: usize) -> Vec<Interlude> {
    let began = |event: &Event| matches!(event, Event::CampaignBegan { .. });
    let mut number = story[..from].iter().filter(|event| began(event)).count() as u16;
    let mut by = story[..from].iter().rev().find_map(maiden).unwrap_or_default();
    let mut found: Vec<Interlude> = attack(before, story, from).map(Interlude::Attack).into_iter().collect();
    let (mut laid_open, mut coins) = (Vec::new(), before.coins.as_slice(before.players).to_vec());
    let mut start = story[..from].iter().rposition(began).unwrap_or(0);
    for (place, event) in story.iter().enumerate().skip(from) {
        follow(&mut coins, event);
        match *event {
            Event::Showed(seat, hand) => match found.last_mut() {
                Some(Interlude::Show(show)) => show.hands.push((seat, hand)),
                _ => found.push(Interlude::Show(Show { by, hands: vec![(seat, hand)] })),
            },
            Event::CampaignBegan { .. } => {
                number += 1;
                start = place;
            }
            Event::LaidOpen(seat, hand) => laid_open.push((seat, hand)),
            Event::CampaignEnded { ending, winner, pile } => {
                found.push(Interlude::CampaignOver(CampaignOver {
                    number,
                    ending,
                    winner,
                    pile,
                    hands: std::mem::take(&mut laid_open),
                    coins: coins.clone(),
                    told: story[start..=place].to_vec(),
                    is_last: !story[place..].iter().any(began),
                }));
            }
            _ => by = maiden(event).unwrap_or(by),
        }
    }
    found
}

/// Who plays a Shrine Maiden here, if anyone.
fn maiden(event: &Event) -> Option<Seat> {
    match *event {
        Event::Played { seat, card: Card::ShrineMaiden, .. } => Some(seat),
        _ => None,
    }
}

/// The attack that came to its end in the public story from its `from`-th event on, if one did. At most one can: whatever
/// is played next is another answer.
fn attack(before: &View, story: &[Event], from: usize) -> Option<Attack> {
    let is_played = |event: &Event| matches!(event, Event::Played { .. } | Event::RoseInIkki(_));
    let start = story.iter().rposition(is_played)?;
    let (by, card, targets) = match story[start] {
        Event::Played { seat, card, targets } if !targets.is_empty() && is_reported(card) => (seat, card, targets),
        // Nobody leaves before all have answered (Z-6).
        Event::RoseInIkki(seat) => (seat, Card::Peasant, before.in_campaign.without(seat)),
        _ => return None,
    };
    let since = story.iter().enumerate().skip(start);
    let fates: Vec<_> = since.filter_map(|(place, event)| Some((place, fate(event)?))).collect();
    let fates = fates.get(..usize::from(targets.len()))?;
    let is_over_now = fates.last().is_some_and(|&(place, _)| place >= from);
    is_over_now.then(|| Attack { by, card, fates: fates.iter().map(|&(_, fate)| fate).collect() })
}

/// Is a card reported that somebody is named for? Attacks are, and a Ninja, who lays a hand open.
const fn is_reported(card: Card) -> bool {
    card.attack().is_some() || matches!(card, Card::Ninja)
}

const fn fate(event: &Event) -> Option<(Seat, Fate)> {
    match *event {
        Event::LaidMonk(seat) => Some((seat, Fate::Monk)),
        Event::PaidToPile(seat) => Some((seat, Fate::Coin)),
        Event::BlockedByHand(seat) => Some((seat, Fate::Hand)),
        Event::Eliminated(seat, hand) => Some((seat, Fate::Out(hand))),
        Event::Discarded(seat, hand) => Some((seat, Fate::Threw(hand))),
        _ => None,
    }
}
