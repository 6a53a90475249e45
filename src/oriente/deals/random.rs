//! Offers out of the blue, for tests and for players who choose at random.

use super::terms::{Due, Ground, Promise, Promises, Proposal, Sentence, Terms};
use crate::game::{Seat, Seats, Stream};
use crate::oriente::action::{Action, Side};
use crate::oriente::cards::Card;
use crate::oriente::stack::Stack;
use crate::oriente::state::State;

/// An offer that this seat may make now, drawn at random; `None` when a few tries find none.
pub fn random_offer(state: &State, seat: Seat, stream: &mut Stream) -> Option<Action> {
    (0..8).find_map(|_| {
        let others = state.others(seat);
        let to = others.iter().nth(stream.below(u32::from(others.len())) as usize)?;
        let (gives, asks) = (random_terms(state, seat, to, stream), random_terms(state, to, seat, stream));
        let countered = state.bargains.offers.as_slice().iter().find(|offer| offer.from == to && offer.to == seat);
        let action = match countered {
            Some(offer) if stream.below(2) == 0 => Action::Counter { offer: offer.number, gives, asks },
            _ => Action::Offer(Proposal { to, gives, asks }),
        };
        state.allows(seat, &action).is_ok().then_some(action)
    })
}

/// What this party might bring to a deal with the other.
fn random_terms(state: &State, party: Seat, other: Seat, stream: &mut Stream) -> Terms {
    let mut terms = Terms::default();
    if stream.below(2) == 0 {
        terms.cards = random_cards(state.stacks[party], stream);
    }
    match stream.below(6) {
        0 | 1 => terms.promises = Promises::only(random_promise(state, stream)),
        2 => {
            let pair = [random_promise(state, stream), random_promise(state, stream)];
            terms.promises = Promises::from_slice(&pair).unwrap_or_default();
        }
        3 => terms.ground = Some(random_ground(state, party, other, stream)),
        _ => {}
    }
    terms
}

fn random_cards(stack: Stack, stream: &mut Stream) -> Stack {
    let cards = stack.to_pile();
    match cards.as_slice() {
        [] => Stack::EMPTY,
        cards => Stack::only(cards[stream.below(cards.len() as u32) as usize]),
    }
}

fn random_ground(state: &State, party: Seat, other: Seat, stream: &mut Stream) -> Ground {
    let mut entries = state.bargains.ledger.entries.as_slice().iter();
    let claim = entries.find(|entry| entry.to == party && entry.by == other);
    match (claim, stream.below(3)) {
        (Some(entry), 0) => Ground::Debt(entry.number),
        (Some(entry), 1) => Ground::Waiver(entry.number),
        _ => Ground::Service,
    }
}

fn random_promise(state: &State, stream: &mut Stream) -> Promise {
    let seats = Seats::all(state.players);
    let someone = seats.iter().nth(stream.below(u32::from(state.players)) as usize).unwrap_or_default();
    match stream.below(12) {
        0 => Promise::Help(Side::Attacker),
        1 => Promise::Help(Side::Defender),
        2 => Promise::StayOut,
        3 => Promise::Call { attack: None },
        4 => Promise::Call { attack: Some(someone) },
        5 => Promise::DoNotCall,
        6 => Promise::Attack(someone),
        7 => Promise::Spare(someone),
        8 => Promise::Join,
        9 => Promise::DoNotJoin,
        10 => {
            let due = [Due::ThisSeason, Due::NextSeason, Due::WhenAble, Due::GameEnd][stream.below(4) as usize];
            Promise::Pay { card: Card::ALL[stream.below(Card::KINDS as u32) as usize], count: 1, due }
        }
        _ => Promise::Sentence(Sentence(stream.below(9) as u16)),
    }
}
