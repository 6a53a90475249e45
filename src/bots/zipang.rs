//! Good sense at Zipang: keep a hand that defends, attack where it is likely to strike, end the campaign when ahead.

use super::{Bot, SteadyBot, answers, whim};
use crate::game::{Game, Seat, Seats, Stream};
use crate::zipang::{Action, Card, Hand, IKKI_BATTLE, MAX_PLAYERS, Phase, State, View};

/// How many ways the hidden cards could lie a bot thinks through.
const IMAGINED: usize = 24;

impl Bot<State> for SteadyBot {
    fn choose(&self, seat: Seat, view: &View, luck: &mut Stream) -> Action {
        let thoughts = Thoughts::new(seat, view, luck);
        let mut best = (f32::NEG_INFINITY, Action::Stand);
        for action in answers::<State>(seat, view, luck) {
            let worth = thoughts.worth(action) + whim(luck);
            if worth > best.0 {
                best = (worth, action);
            }
        }
        best.1
    }
}

/// One decision, with what could lie where.
struct Thoughts<'a> {
    seat: Seat,
    view: &'a View,
    /// Hands that everybody could hold.
    imagined: Vec<[Hand; MAX_PLAYERS]>,
}

impl<'a> Thoughts<'a> {
    fn new(seat: Seat, view: &'a View, luck: &mut Stream) -> Self {
        let imagine = |luck: &mut Stream| {
            let state = State::sample(view, luck);
            // Seats of nobody are seen by nobody: their hands stay empty.
            std::array::from_fn(|number| match Seat::try_new(number as u8, view.players) {
                Some(other) => state.view(Some(other)).hand,
                None => Hand::default(),
            })
        };
        Self { seat, view, imagined: (0..IMAGINED).map(|_| imagine(luck)).collect() }
    }

    /// What an answer is worth, in coins or so.
    fn worth(&self, action: Action) -> f32 {
        match action {
            Action::Play { card, targets } => self.kept_after(&[card]) + self.effect(card, targets),
            Action::Ikki => self.kept_after(&[Card::Peasant; 2]) + self.attack(IKKI_BATTLE, self.rivals()),
            Action::Take(card) => self.best_effect(card),
            Action::Monk => self.spared() - 1.0,
            Action::Coin => self.spared() - 1.1,
            Action::Stand => 0.0,
        }
    }

    fn rivals(&self) -> Seats {
        self.view.in_campaign.without(self.seat)
    }

    /// The share of imagined worlds in which something holds.
    fn likely(&self, holds: impl Fn(&[Hand; MAX_PLAYERS]) -> bool) -> f32 {
        self.imagined.iter().filter(|hands| holds(hands)).count() as f32 / IMAGINED as f32
    }

    /// What a hand is good for: it defends now, and its honor counts the more the fewer cards are left.
    fn keep(&self, hand: Hand) -> f32 {
        let left = f32::from(self.view.supply) / 20.0;
        let monks = f32::from(hand.count(Card::Monk)) * 0.5;
        f32::from(hand.battle().min(6)) * 0.35 + f32::from(hand.honor()) * (0.45 - 0.35 * left).max(0.1) + monks
    }

    fn kept_after(&self, played: &[Card]) -> f32 {
        let mut hand = self.view.hand;
        // A taken card was never in the hand; removing it changes nothing.
        if self.view.phase == Phase::Play {
            played.iter().for_each(|&card| {
                hand.remove(card);
            });
        }
        self.keep(hand)
    }

    fn effect(&self, card: Card, targets: Seats) -> f32 {
        let pile = f32::from(self.view.pile);
        match card {
            Card::Captain | Card::Commander | Card::Warlord => self.attack(card.battle(), targets),
            Card::Emperor => self.most_honor() * (pile + 1.5) - 1.5,
            Card::Princess => (pile / 2.0).floor(),
            Card::Bandit => targets.iter().map(|seat| self.stolen(seat)).sum(),
            Card::Merchant => 0.2 * f32::from(self.rivals().len()),
            Card::Nobleman => 1.0,
            Card::TeaMaster => 0.8,
            Card::CrazyOne => Card::ALL
                .iter()
                .filter(|&&card| self.view.discards.contains(card) && card != Card::CrazyOne)
                .map(|&card| self.best_effect(card))
                .fold(0.0, f32::max),
            Card::Ninja => 0.5,
            Card::ShrineMaiden => 0.4,
            Card::Peasant => 0.0,
            Card::Monk => -0.4,
        }
    }

    /// What a card could do at its best. The Crazy One is not looked through again.
    fn best_effect(&self, card: Card) -> f32 {
        let others = Seats::all(self.view.players).without(self.seat);
        match card {
            Card::CrazyOne => 0.8,
            Card::Commander => self.attack(card.battle(), self.rivals()).min(4.0),
            Card::Captain | Card::Warlord => {
                self.rivals().iter().map(|seat| self.effect(card, Seats::only(seat))).fold(0.0, f32::max)
            }
            Card::Bandit => others.iter().map(|seat| self.stolen(seat)).fold(0.0, f32::max),
            _ => self.effect(card, Seats::NONE),
        }
    }

    /// Stealing from the leader is worth more than from the poor, and from a pauper nothing.
    fn stolen(&self, from: Seat) -> f32 {
        let coins = self.view.coins[from];
        if coins == 0 { 0.0 } else { 0.9 + f32::from(coins) * 0.05 }
    }

    /// An attack is worth what it removes from the race for the pile.
    fn attack(&self, strength: u8, targets: Seats) -> f32 {
        let prize = f32::from(self.view.pile) + 1.0;
        let each = prize / f32::from(self.rivals().len().max(1));
        targets
            .iter()
            .map(|seat| self.likely(|hands| hands[usize::from(seat.number())].battle() < strength) * each)
            .sum()
    }

    /// How likely the hand after this play has more honor than everyone else's.
    fn most_honor(&self) -> f32 {
        let mut hand = self.view.hand;
        hand.remove(Card::Emperor);
        let own = hand.honor();
        self.likely(|hands| self.rivals().iter().all(|seat| hands[usize::from(seat.number())].honor() < own))
    }

    /// What is saved by not letting the effect happen.
    fn spared(&self) -> f32 {
        let Phase::Answer(answering) = self.view.phase else { return 0.0 };
        let coins = self.view.coins[self.seat];
        match answering.card {
            Card::Bandit | Card::Merchant => {
                if coins == 1 {
                    1.6
                } else {
                    0.7
                }
            }
            Card::Nobleman | Card::TeaMaster => 0.2 * self.keep(self.view.hand),
            Card::Ninja => self.keep(self.view.hand) - 1.6,
            Card::ShrineMaiden => 0.2,
            card => {
                let strength = if card == Card::Peasant { IKKI_BATTLE } else { card.battle() };
                let falls = self.view.hand.battle() < strength;
                if falls { 1.2 + f32::from(self.view.pile) / f32::from(self.view.in_campaign.len()) } else { 0.0 }
            }
        }
    }
}
