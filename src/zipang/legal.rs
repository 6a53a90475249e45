//! Who may do what, and why not. `allows` and `list_answers` stand on the same predicates.

use super::action::Action;
use super::cards::{Card, IKKI_BATTLE};
use super::refusal::Refusal;
use super::state::{Phase, State};
use crate::game::{Seat, Seats};

/// Whom a card names when it is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Reach {
    Nobody,
    /// One other player still in the campaign.
    Rival,
    /// One other player, in the campaign or out of it.
    Anyone,
    /// Two others still in the campaign, or the only one.
    TwoRivals,
}

impl Card {
    #[inline]
    const fn reach(self) -> Reach {
        match self {
            Self::Captain | Self::Warlord | Self::Ninja | Self::TeaMaster | Self::Nobleman => Reach::Rival,
            Self::Bandit => Reach::Anyone,
            Self::Commander => Reach::TwoRivals,
            _ => Reach::Nobody,
        }
    }

    /// The battle points this card attacks with, if it attacks. A Peasant that threatens anyone is an ikki.
    #[inline]
    pub const fn attack(self) -> Option<u8> {
        match self {
            Self::Captain | Self::Commander | Self::Warlord => Some(self.battle()),
            Self::Peasant => Some(IKKI_BATTLE),
            _ => None,
        }
    }
}

impl State {
    /// May this seat do this now?
    pub(super) fn allows(&self, seat: Seat, action: Action) -> Result<(), Refusal> {
        match self.asked() {
            None => return Err(Refusal::GameOver),
            Some(asked) if asked != seat => return Err(Refusal::NotAsked),
            Some(_) => {}
        }
        match (self.phase, action) {
            (Phase::Play, Action::Play { card, targets }) => self.may_play(card).and(self.may_name(card, targets)),
            (Phase::PlayTaken(taken), Action::Play { card, targets }) => {
                if card == taken {
                    self.may_name(card, targets)
                } else {
                    Err(Refusal::TakenMustBePlayed)
                }
            }
            (Phase::Play | Phase::PlayTaken(_), Action::Ikki) => self.may_rise(),
            (Phase::TakeFromDiscards, Action::Take(card)) => self.may_take_from_discards(card),
            (Phase::TakeFromHand(from), Action::Take(card)) => {
                self.hands[from].contains(card).then_some(()).ok_or(Refusal::NotInThatHand)
            }
            (Phase::Answer(_), Action::Monk) => {
                self.hands[seat].contains(Card::Monk).then_some(()).ok_or(Refusal::NoMonk)
            }
            (Phase::Answer(answering), Action::Coin) => self.may_pay(answering.card, seat),
            (Phase::Answer(_), Action::Stand) => Ok(()),
            _ => Err(Refusal::OtherQuestion),
        }
    }

    /// Lists what [`State::allows`] allows, sorted.
    #[inline]
    pub(super) fn list_answers(&self, seat: Seat, answers: &mut Vec<Action>) {
        answers.clear();
        if self.asked() != Some(seat) {
            return;
        }
        match self.phase {
            Phase::Play => {
                let mut last = None;
                for &card in self.hands[seat].as_slice() {
                    // Hands are sorted: equal cards are neighbours.
                    if last.replace(card) != Some(card) {
                        self.list_plays(card, answers);
                    }
                }
                self.list_if(self.may_rise(), Action::Ikki, answers);
            }
            Phase::PlayTaken(taken) => {
                self.list_plays(taken, answers);
                self.list_if(self.may_rise(), Action::Ikki, answers);
            }
            Phase::TakeFromDiscards => {
                for card in Card::ALL {
                    self.list_if(self.may_take_from_discards(card), Action::Take(card), answers);
                }
            }
            Phase::TakeFromHand(from) => {
                answers.extend(self.hands[from].as_slice().iter().map(|&card| Action::Take(card)));
                answers.dedup();
            }
            Phase::Answer(answering) => {
                self.list_if(self.allows(seat, Action::Monk), Action::Monk, answers);
                self.list_if(self.may_pay(answering.card, seat), Action::Coin, answers);
                answers.push(Action::Stand);
            }
            Phase::Over(_) => {}
        }
    }

    #[inline]
    fn list_if(&self, allowed: Result<(), Refusal>, action: Action, answers: &mut Vec<Action>) {
        if allowed.is_ok() {
            answers.push(action);
        }
    }

    #[inline]
    fn list_plays(&self, card: Card, answers: &mut Vec<Action>) {
        let named = self.nameable(card.reach());
        let mut list = |targets| answers.push(Action::Play { card, targets });
        match card.reach() {
            Reach::Nobody => list(Seats::NONE),
            Reach::TwoRivals if named.len() > 1 => {
                for high in named.iter() {
                    for low in named.iter().take_while(|&low| low < high) {
                        list(Seats::only(low).with(high));
                    }
                }
            }
            Reach::Rival | Reach::Anyone | Reach::TwoRivals => named.iter().for_each(|seat| list(Seats::only(seat))),
        }
    }

    /// Whom a card of this reach may name (Z-2, Z-3).
    #[inline]
    fn nameable(&self, reach: Reach) -> Seats {
        match reach {
            Reach::Nobody => Seats::NONE,
            Reach::Rival | Reach::TwoRivals => self.rivals(),
            Reach::Anyone => Seats::all(self.players).without(self.turn),
        }
    }

    fn may_name(&self, card: Card, targets: Seats) -> Result<(), Refusal> {
        let reach = card.reach();
        if !targets.is_within(Seats::all(self.players)) {
            return Err(Refusal::NoSuchPlayer);
        }
        if reach != Reach::Nobody && targets.contains(self.turn) {
            return Err(Refusal::NamesHimself);
        }
        if reach != Reach::Nobody && !targets.is_within(self.nameable(reach)) {
            return Err(Refusal::OutOfCampaign);
        }
        let (count, otherwise) = match reach {
            Reach::Nobody => (0, Refusal::NamesNobody),
            Reach::TwoRivals if self.rivals().len() > 1 => (2, Refusal::NamesTwo),
            Reach::Rival | Reach::Anyone | Reach::TwoRivals => (1, Refusal::NamesOne),
        };
        if targets.len() == count { Ok(()) } else { Err(otherwise) }
    }

    fn may_play(&self, card: Card) -> Result<(), Refusal> {
        if self.hands[self.turn].contains(card) { Ok(()) } else { Err(Refusal::NotInHand) }
    }

    /// An ikki takes two Peasants: of the hand, or the taken one and one of the hand (Z-4).
    #[inline]
    fn may_rise(&self) -> Result<(), Refusal> {
        let taken = match self.phase {
            Phase::PlayTaken(Card::Peasant) => 1,
            Phase::PlayTaken(_) => return Err(Refusal::TakenMustBePlayed),
            _ => 0,
        };
        if self.hands[self.turn].count(Card::Peasant) + taken >= 2 { Ok(()) } else { Err(Refusal::NotTwoPeasants) }
    }

    /// Any face-up card but the Crazy One himself (Z-4).
    #[inline]
    pub(super) fn may_take_from_discards(&self, card: Card) -> Result<(), Refusal> {
        if card == Card::CrazyOne {
            return Err(Refusal::NotHimself);
        }
        if self.discards.contains(card) { Ok(()) } else { Err(Refusal::NotInDiscards) }
    }

    /// A coin blocks an attack until the player's own first turn has come (Z-13).
    #[inline]
    pub(super) fn may_pay(&self, card: Card, seat: Seat) -> Result<(), Refusal> {
        if card.attack().is_none() {
            Err(Refusal::CoinOnlyAgainstAttack)
        } else if self.begun.contains(seat) {
            Err(Refusal::FirstTurnHasCome)
        } else if self.coins[seat] == 0 {
            Err(Refusal::NoCoin)
        } else {
            Ok(())
        }
    }

    /// Is this seat asked how it answers this card? Public knowledge decides, never what it holds (Z-7).
    #[inline]
    pub(super) fn is_asked(&self, card: Card, seat: Seat) -> bool {
        let may_hold_a_monk =
            !self.hands[seat].is_empty() && self.discards.count(Card::Monk) < Card::Monk.copies(self.players);
        may_hold_a_monk || self.may_pay(card, seat).is_ok()
    }
}
