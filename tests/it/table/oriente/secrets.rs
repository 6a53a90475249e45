//! What is drawn for all eyes does not depend on what lies face down.

use noren::game::{Chance, Game, Hosted, Moment, Seats};
use noren::oriente::deals::{Ground, Promise, Terms};
use noren::oriente::{Action, Card, Refusal, Stack, State};
use noren::table::model::oriente::{
    Composing, Party, centre, common_deals, grounds, interludes, ledger, offers, partners, places, sides,
};

use super::{each_move, tables};
use crate::support::games;

/// Everything that the open desk says of a position.
fn desk(state: &State) -> impl PartialEq + std::fmt::Debug {
    let view = state.view(None);
    let check = |seat, action: Action| -> Result<(), Refusal> { state.check(seat, &action) };
    let service = Terms { ground: Some(Ground::Service), ..Terms::default() };
    let mut said = Vec::new();
    let mut common = Vec::new();
    for from in Seats::all(view.players).iter() {
        common.push(common_deals(&view, from, check));
        for to in from.others(view.players).take(2) {
            let composing = Composing { from, to, ..Composing::default() };
            let promises: Vec<(Promise, Option<Refusal>)> = [Party::Maker, Party::Partner]
                .into_iter()
                .flat_map(|party| composing.promises(&view, party, check))
                .map(|offered| (offered.what, offered.why_not))
                .collect();
            let paying = Card::ALL.map(|card| {
                let cards = Terms { cards: Stack::only(card), ..Terms::default() };
                let gives = Composing { gives: cards, asks: service, ..composing }.offered(&view, check).why_not;
                let asks = Composing { gives: service, asks: cards, ..composing }.offered(&view, check).why_not;
                (gives, asks)
            });
            said.push((promises, paying, grounds(&view, from, to), partners(&view, from, check)));
        }
    }
    (said, common, offers(&view, check), ledger(&view, check))
}

#[test]
fn the_open_table_and_its_desk_are_the_same_whatever_lies_face_down() {
    for (setup, seed) in tables(games(18)) {
        let mut luck = Chance::new(seed).stream(Moment { kind: 3, round: 0, index: 0 });
        let mut steps = 0;
        each_move(&setup, seed, |step| {
            steps += 1;
            let twin = State::sample(&step.before.view(None), &mut luck);
            let (view, other) = (step.before.view(None), twin.view(None));
            assert_eq!((places(&view), centre(&view), sides(&view)), (places(&other), centre(&other), sides(&other)));
            assert_eq!(interludes(&view, &step.news), interludes(&other, &step.news));
            // For whom the table waits, and when.
            assert_eq!(step.before.at_stake(), twin.at_stake());
            for answering in [Seats::NONE, Seats::all(view.players), view.disks] {
                assert_eq!(step.before.owing(answering), twin.owing(answering));
            }
            if steps % 5 == 0 {
                assert_eq!(desk(&step.before), desk(&twin));
            }
        });
    }
}
