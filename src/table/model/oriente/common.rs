//! Deals that are struck often: what somebody may want to agree on just now, ready to be offered (O-16).
//!
//! Rule of the module: it is worked out from what lies open on the table, so that nothing here depends on a face-down
//! lord, not even on one's own.

use std::cmp::Reverse;

use super::desk::Composing;
use crate::game::{Seat, Seats};
use crate::oriente::deals::{Promise, Promises, Terms};
use crate::oriente::{Action, Card, Destiny, Lord, LordView, Phase, Refusal, Side, Stack, Talk, View};

/// A deal that is struck often.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Common {
    /// Somebody is to help in one's battle.
    AskForHelp,
    /// Somebody is to stay out of it.
    BuyPeace,
    /// Somebody is to call the privilege on what hits oneself.
    BuyCall,
    /// Somebody is not to call it on what one has declared.
    BuySilence,
    /// One helps this side oneself, for a price.
    OfferHelp(Side),
    /// One does not call the privilege, for a price.
    OfferSilence,
}

/// A lord of whom nobody knows anything is as strong as this.
const UNKNOWN: u8 = 2;

/// The deals that make sense for this seat now, each ready to be offered to the likeliest partner, and allowed.
pub fn common_deals(
    view: &View,
    from: Seat,
    check: impl Fn(Seat, Action) -> Result<(), Refusal> + Copy,
) -> Vec<(Common, Composing)> {
    let draft = |(common, with, promise): (Common, Vec<Seat>, Promise)| {
        let sells = matches!(common, Common::OfferHelp(_) | Common::OfferSilence);
        let drafts = with.into_iter().filter_map(|to| drafted(view, from, to, promise, sells));
        let mut allowed = drafts.filter(|draft| draft.offered(view, check).why_not.is_none());
        Some((common, allowed.next()?))
    };
    wanted(view, from).into_iter().filter_map(draft).collect()
}

/// What this seat may want, of whom, the strongest first, and what is to be promised for it.
fn wanted(view: &View, from: Seat) -> Vec<(Common, Vec<Seat>, Promise)> {
    let fighters = match view.phase {
        Phase::Helping(battle) => Some((view.token, battle.defender)),
        Phase::Privilege(privilege) => match privilege.destiny {
            Destiny::Attack(defender) => Some((view.token, defender)),
            _ => None,
        },
        _ => None,
    };
    let mut wanted = Vec::new();
    let others = by_strength(view, view.disks.without(from).without(view.token));
    if let Phase::Privilege(privilege) = view.phase {
        if from == view.token {
            wanted.push((Common::BuySilence, others.clone(), Promise::DoNotCall));
        } else if privilege.target == Some(from) {
            wanted.push((Common::BuyCall, others.clone(), Promise::Call { attack: None }));
        } else {
            wanted.push((Common::OfferSilence, vec![view.token], Promise::DoNotCall));
        }
    }
    let Some((attacker, defender)) = fighters else { return wanted };
    let side = match from {
        seat if seat == attacker => Some(Side::Attacker),
        seat if seat == defender => Some(Side::Defender),
        _ => None,
    };
    match side {
        Some(side) => {
            wanted.push((Common::AskForHelp, others.clone(), Promise::Help(side)));
            wanted.push((Common::BuyPeace, others, Promise::StayOut));
        }
        None => {
            for (with, side) in [(attacker, Side::Attacker), (defender, Side::Defender)] {
                wanted.push((Common::OfferHelp(side), vec![with], Promise::Help(side)));
            }
        }
    }
    wanted
}

/// These, the strongest first, as far as all can see.
fn by_strength(view: &View, seats: Seats) -> Vec<Seat> {
    let rank = |seat: Seat| match view.lords[seat] {
        LordView::FaceUp(lord) => Lord::rank(lord),
        _ => UNKNOWN,
    };
    let mut order: Vec<Seat> = seats.iter().collect();
    order.sort_by_key(|&seat| Reverse(rank(seat)));
    order
}

/// A promise for the least that can be paid for it; `None`, if there is nothing to pay with.
fn drafted(view: &View, from: Seat, to: Seat, promise: Promise, sells: bool) -> Option<Composing> {
    let service = Terms { promises: Promises::only(promise), ..Terms::default() };
    let payer = if sells { to } else { from };
    let cards = |stack: Stack| stack.kinds().min_by_key(|card| (*card == Card::Ninja, card.points()));
    let payment = match cards(view.stacks[payer]) {
        Some(card) => Terms { cards: Stack::only(card), ..Terms::default() },
        // Whoever has nothing can still leave the other in peace.
        None if !sells && view.options.talk == Talk::Full => {
            Terms { promises: Promises::only(Promise::Spare(to)), ..Terms::default() }
        }
        None => return None,
    };
    let (gives, asks) = if sells { (service, payment) } else { (payment, service) };
    Some(Composing { from, to, counters: None, gives, asks })
}
