//! A reason why not tells nobody what he may not know: it is the same in every position that looks the same to him.

use noren::game::{Game, Hosted, Seat, Seats, Stream};
use noren::oriente::deals::{
    Due, EntryNumber, Ground, OfferNumber, Promise, Promises, Proposal, Sentence, Terms, Verdict,
};
use noren::oriente::{Action, Card, Side, Stack, State, View};
use proptest::prelude::*;

use super::properties::{Market, every_answer, setups};
use super::secrecy::stream;
use crate::support::games;

/// What a party could bring to a deal, held or not, at hand or not: each card alone and twice, each promise, each ground.
fn every_term(view: &View) -> Vec<Terms> {
    let seats = || Seats::all(view.players).iter();
    let mut promises = vec![Promise::Help(Side::Attacker), Promise::Help(Side::Defender), Promise::StayOut];
    promises.extend([Promise::Call { attack: None }, Promise::DoNotCall, Promise::Join, Promise::DoNotJoin]);
    promises.extend(seats().map(|seat| Promise::Call { attack: Some(seat) }));
    promises.extend(seats().flat_map(|seat| [Promise::Attack(seat), Promise::Spare(seat)]));
    promises.extend(Card::ALL.map(|card| Promise::Pay { card, count: 2, due: Due::WhenAble }));
    promises.push(Promise::Sentence(Sentence(0)));
    let stacks = Card::ALL.into_iter().flat_map(|card| {
        let one = Stack::only(card);
        [one, if card.copies() > 1 { one.with(card) } else { one }]
    });
    let grounds = entries(view).flat_map(|entry| [Ground::Debt(entry), Ground::Waiver(entry)]);
    let promised = promises.into_iter().map(|promise| Terms { promises: Promises::only(promise), ..Terms::default() });
    let given = stacks.map(|cards| Terms { cards, ..Terms::default() });
    let claimed = grounds.map(|ground| Terms { ground: Some(ground), ..Terms::default() });
    promised.chain(given).chain(claimed).chain([service(), Terms::default()]).collect()
}

fn service() -> Terms {
    Terms { ground: Some(Ground::Service), ..Terms::default() }
}

/// The promises of the ledger, and one that is not there.
fn entries(view: &View) -> impl Iterator<Item = EntryNumber> {
    let entries = view.bargains.ledger.entries;
    let numbers: Vec<EntryNumber> = entries.as_slice().iter().map(|entry| entry.number).collect();
    numbers.into_iter().chain([EntryNumber(u16::MAX)])
}

/// Every move in bargaining that somebody could try, with this partner where it takes one.
fn every_deal(view: &View, to: Seat) -> Vec<Action> {
    let offers = view.bargains.offers;
    let numbers = || offers.as_slice().iter().map(|offer| offer.number).chain([OfferNumber(u16::MAX)]);
    let mut moves = Vec::new();
    for terms in every_term(view) {
        for (gives, asks) in [(terms, service()), (service(), terms)] {
            moves.push(Action::Offer(Proposal { to, gives, asks }));
            moves.extend(numbers().map(|offer| Action::Counter { offer, gives, asks }));
        }
    }
    moves.extend(numbers().flat_map(|offer| [Action::Accept(offer), Action::Refuse(offer), Action::Withdraw(offer)]));
    moves.extend(entries(view).map(Action::Settle));
    for verdict in [Verdict::Kept, Verdict::Broken] {
        moves.extend(entries(view).map(|entry| Action::Judge { entry, verdict }));
    }
    moves
}

/// Both positions give this seat the same reasons.
fn reasons_agree(state: &State, twin: &State, seat: Seat, tried: &[Action], whose: &str) {
    for action in tried {
        let (real, other) = (state.check(seat, action), twin.check(seat, action));
        assert_eq!(real, other, "{seat} tries {action:?}; to {whose} both positions look the same");
    }
}

/// What every seat is told on its own screen, and everybody on the open table: there people bargain, and there those who
/// have no secrets answer.
fn every_reason_is_discreet(state: &State, answers: &[Action], luck: &mut Stream) {
    let (public, players) = (state.view(None), state.players());
    let open = State::sample(&public, luck);
    for seat in Seats::all(players).iter() {
        let nth = luck.below(u32::from(players)) as usize;
        let deals = every_deal(&public, Seat::new(nth as u8));
        let own = State::sample(&state.view(Some(seat)), luck);
        reasons_agree(state, &own, seat, answers, "him");
        reasons_agree(state, &own, seat, &deals, "him");
        reasons_agree(state, &open, seat, &deals, "a bystander");
        if !state.has_secrets(seat) {
            reasons_agree(state, &open, seat, answers, "a bystander");
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: (games(150) / 10).max(12) as u32, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn a_reason_is_the_same_in_every_position_that_looks_the_same(setup in setups(), seed: u64) {
        let (mut luck, answers) = (stream(seed), every_answer());
        let mut steps = 0;
        Market::open(&setup, seed).play(|state, _| {
            steps += 1;
            if steps % 3 == 0 {
                every_reason_is_discreet(state, &answers, &mut luck);
            }
        });
    }
}
