//! Secrets of Oriente stay secret: what a seat is shown and asked does not depend on what it may not know.

use std::collections::BTreeSet;

use noren::game::{Audience, Chance, Game, Moment, Prompt, Seat, Seats, Silence, Slot, Staged, Stream};
use noren::oriente::{Action, Card, Event, Lord, LordView, Phase, Position, Question, Setup, Stack, State, View};
use noren::table::model::oriente as model;
use proptest::prelude::*;

use super::properties::{Market, setups};
use crate::support::games;

pub fn stream(seed: u64) -> Stream {
    Chance::new(seed).stream(Moment { kind: 0, round: 0, index: 0 })
}

/// The eyes at a table: a bystander's and each seat's.
fn all_eyes(players: u8) -> impl Iterator<Item = Option<Seat>> {
    std::iter::once(None).chain(Seats::all(players).iter().map(Some))
}

/// Plays a game at random, bargaining included, and looks at each position with every pair of eyes.
fn look(setup: &Setup, seed: u64, mut look: impl FnMut(&State, Option<Seat>)) {
    Market::open(setup, seed).play(|state, _| all_eyes(state.players()).for_each(|eyes| look(state, eyes)));
}

/// What a seat is shown and asked, and what it may answer.
fn known<V: PartialEq + std::fmt::Debug>(
    state: &State,
    eyes: Option<Seat>,
    view: impl Fn(&State, Option<Seat>) -> V,
) -> impl PartialEq + std::fmt::Debug {
    let mut answers = Vec::new();
    if let Some(seat) = eyes {
        state.legal(seat, &mut answers);
    }
    (view(state, eyes), state.prompt(), answers)
}

/// Plays two positions that look the same to a bystander on, with the same answers, for as long as everyone hears the
/// same: who is asked what stays the same, and so does what a player whose lord all see may answer.
fn questions_stay_the_same(mut one: State, mut other: State, luck: &mut Stream) {
    let (mut answers, mut twins) = (Vec::new(), Vec::new());
    for _ in 0..40 {
        assert_eq!(one.prompt(), other.prompt());
        let Prompt::Ask { seat, question } = one.prompt() else { return };
        one.legal(seat, &mut answers);
        other.legal(seat, &mut twins);
        let answer = match (one.view(None).lords[seat], question) {
            (LordView::FaceUp(_), _) => {
                assert_eq!(answers, twins, "his lord lies open, and so does what he may do");
                answers[luck.below(answers.len() as u32) as usize]
            }
            (_, Question::Help { .. }) => Action::StayOut,
            (_, Question::Declare | Question::Privilege { .. } | Question::Join { .. }) => Action::Pass,
            _ => return,
        };
        let public = |state: &mut State| -> Vec<Event> {
            let told = state.apply(seat, &answer, &mut Chance::new(3)).expect("everyone asked may pass");
            told.into_iter().filter(|told| told.to == Audience::Everyone).map(|told| told.event).collect()
        };
        // What is carried out may show hidden cards: from there on the histories differ.
        if public(&mut one) != public(&mut other) {
            return;
        }
    }
}

/// Shuffles cards that these eyes may not know among the places where they lie: face-down lords, the prize, and the deck
/// above its last nine. Which places those are is read off the position, not off the view that is on trial.
fn hidden_cards_shuffled(mut position: Position, eyes: Option<Seat>, luck: &mut Stream) -> Position {
    let looking = position.phase == Phase::Becoming && eyes == Some(position.token);
    let mixed = position.mixed;
    let seats = position.seats.iter_mut().enumerate().filter_map(|(number, seat)| {
        let seen = seat.face_up || seat.traced || seat.from_bottom || eyes == Some(Seat::new(number as u8));
        if seen || mixed.contains(Seat::new(number as u8)) { None } else { seat.lord.as_mut() }
    });
    let high = position.deck.len().saturating_sub(9);
    let prize_is_open = position.prize_from_bottom > 0 || !position.prize_seen.is_empty();
    let prize = if prize_is_open { &mut [] } else { position.prize.as_mut_slice() };
    let elsewhere = position.deck[..high].iter_mut().chain(prize).filter(|_| !looking);
    let mut places: Vec<&mut Slot<Lord>> = seats.chain(elsewhere).collect();
    let mut cards: Vec<Slot<Lord>> = places.iter().map(|slot| **slot).collect();
    luck.shuffle(&mut cards);
    places.iter_mut().zip(cards).for_each(|(place, card)| **place = card);
    position
}

/// A place whose cards some eyes may not know.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Zone {
    /// So many cards above those that went under the deck.
    Deck(u8),
    Prize,
    Lord(Seat),
}

/// The hidden zones of a position for these eyes, with what lies there.
fn hidden_zones(position: &Position, view: &View) -> Vec<(Zone, Vec<Lord>)> {
    let deck = position.deck.iter().rev().enumerate();
    let mut zones: Vec<_> =
        deck.map(|(place, slot)| (Zone::Deck(place as u8), slot.card().into_iter().collect())).collect();
    for seat in hidden(view).iter() {
        let lord = position.seats[usize::from(seat.number())].lord;
        zones.push((Zone::Lord(seat), lord.and_then(Slot::card).into_iter().collect()));
    }
    let prize: Vec<Lord> = position.prize.iter().filter_map(|slot| slot.card()).collect();
    zones.push((Zone::Prize, prize));
    zones
}

fn hidden(view: &View) -> Seats {
    Seats::all(view.players).iter().filter(|&seat| view.lords[seat] == LordView::Hidden).collect()
}

/// What could lie in hidden places, reckoned anew from how the deck is prepared and what the eyes know: Shōgun and Ninja
/// in high places only, the Geisha among her five or in a prize from there, mixed lords as far as they are known.
struct Room {
    /// Kinds that fit a low place, and a high one.
    low: BTreeSet<Lord>,
    high: BTreeSet<Lord>,
    high_outside_prize: bool,
    geisha_places: usize,
    mixed: Seats,
    mixed_known: BTreeSet<Lord>,
    all_mixed_known: bool,
}

impl Room {
    fn of(view: &View) -> Self {
        let unseen = unseen(view);
        let deck = view.deck - view.under.len();
        let mixed = view.mixed.and(hidden(view));
        let prize_high = view.prize - view.prize_seen.len() - view.prize_from_bottom;
        // Who holds all lords in his hand knows the set: nothing unseen lies with a seat.
        let seats_high = match view.taken.is_empty() {
            true => hidden(view).minus(view.from_bottom).len() - view.mixed_known.len().min(mixed.len()),
            false => 0,
        };
        let high_outside = deck.saturating_sub(9) + seats_high;
        let common: BTreeSet<Lord> = unseen.iter().copied().filter(|lord| lord.is_common()).collect();
        let bound: Vec<Lord> = unseen.iter().copied().filter(|&l| !l.is_common() && l != Lord::Geisha).collect();
        let mut high: BTreeSet<Lord> = bound.iter().copied().collect();
        if bound.len() < usize::from(high_outside + prize_high) {
            high.extend(&common);
        }
        Self {
            low: common,
            high,
            high_outside_prize: high_outside > 0,
            geisha_places: usize::from(deck.min(9).saturating_sub(4) + view.prize_from_bottom),
            mixed,
            mixed_known: view.mixed_known.kinds().filter_map(Card::lord).collect(),
            all_mixed_known: view.mixed_known.len() == mixed.len(),
        }
    }

    /// How many kinds there are among the face-down lords that the mixer holds in his hand.
    fn hidden_taken(&self, view: &View) -> usize {
        face_down_taken(view).kinds().count()
    }

    /// Could the zone hold something else than it does?
    fn lets_vary(&self, zone: Zone, holds: &[Lord], view: &View) -> bool {
        if holds.contains(&Lord::Geisha) {
            return self.geisha_places > 1;
        }
        match zone {
            Zone::Deck(place) if place < 9 => self.low.len() > 1,
            Zone::Deck(_) => self.high.len() > 1,
            Zone::Prize if view.prize == view.prize_seen.len() => false,
            Zone::Prize if view.prize_from_bottom > 0 => self.low.len() > 1 && view.deck > view.under.len(),
            Zone::Prize => self.high.len() > 1 && self.high_outside_prize,
            // The mixer sees the set just now, and nothing tells him whose is which.
            Zone::Lord(_) if !view.taken.is_empty() => view.mixed.is_empty() && self.hidden_taken(view) > 1,
            Zone::Lord(seat) if view.from_bottom.contains(seat) => self.low.len() > 1,
            Zone::Lord(seat) if self.mixed.contains(seat) && self.all_mixed_known => self.mixed_known.len() > 1,
            Zone::Lord(_) => self.high.len() > 1,
        }
    }
}

/// The lords that a mixer has taken from face-down places, and so knows as a set.
fn face_down_taken(view: &View) -> Stack {
    let open = Seats::all(view.players).iter().filter(|&seat| Some(seat) != view.eyes);
    let seen: Stack = open.filter_map(|seat| view.lords[seat].known()).map(Card::from).collect();
    view.taken.minus(seen)
}

/// The lords that these eyes see nowhere.
fn unseen(view: &View) -> Vec<Lord> {
    let mut seen: Stack = view.under.as_slice().iter().map(|&lord| Card::from(lord)).collect();
    seen = seen.plus(view.prize_seen);
    for seat in Seats::all(view.players).iter() {
        view.lords[seat].known().into_iter().for_each(|lord| seen.add(lord));
        view.stacks[seat].cards().filter(|card| card.lord().is_some()).for_each(|card| seen.add(card));
    }
    match view.phase {
        Phase::Replacing(replacing) => {
            replacing.turned.as_slice().iter().for_each(|turned| seen.add(turned.lord));
        }
        Phase::Over(finale) => seen = seen.plus(finale.aside),
        _ => {}
    }
    // What is known to be among mixed lords can lie nowhere else.
    if !view.taken.is_empty() {
        seen = seen.plus(face_down_taken(view));
    } else if view.lords.as_slice(view.players).contains(&LordView::Hidden) {
        seen = seen.plus(view.mixed_known);
    }
    let left = |lord: Lord| (seen.count(lord)..lord.copies()).map(move |_| lord);
    Lord::ALL.into_iter().flat_map(left).collect()
}

/// The hidden zones that could hold something else, and hold the same in sample after sample.
fn zones_that_stay(
    state: &State,
    eyes: Option<Seat>,
    mut sample: impl FnMut(&View) -> State,
) -> Vec<(Zone, Vec<Lord>)> {
    let view = state.view(eyes);
    let room = Room::of(&view);
    let mut still = hidden_zones(&state.to_position(), &view);
    still.retain(|(zone, holds)| room.lets_vary(*zone, holds, &view));
    for _ in 0..3000 {
        if still.is_empty() {
            break;
        }
        let sampled = hidden_zones(&sample(&view).to_position(), &view);
        still.retain(|zone| sampled.contains(zone));
    }
    still
}

proptest! {
    #![proptest_config(ProptestConfig { cases: (games(150) / 6).max(20) as u32, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn a_sample_looks_and_asks_the_same(setup in setups(), seed: u64) {
        let mut luck = stream(seed);
        look(&setup, seed, |state, eyes| {
            let sample = State::sample(&state.view(eyes), &mut luck);
            assert_eq!(known(state, eyes, State::view), known(&sample, eyes, State::view));
            // A sample is a position that could be: it can be written down and read back.
            let read = State::from_position(&setup, &sample.to_position(), &mut Chance::new(0));
            assert_eq!(read.as_ref(), Ok(&sample));
        });
    }

    #[test]
    fn what_is_still_unseen_is_counted_from_the_view_alone(setup in setups(), seed: u64) {
        let mut luck = stream(seed);
        look(&setup, seed, |state, eyes| {
            let view = state.view(eyes);
            let sampled = State::sample(&view, &mut luck).view(eyes);
            let all = unseen(&view);
            for lord in Lord::ALL {
                let counted = model::unseen(&view, lord);
                assert_eq!(counted, model::unseen(&sampled, lord));
                let hidden = all.iter().filter(|&&left| left == lord).count();
                let is_told = counted.is_none_or(|told| usize::from(told.count) == hidden && told.of == lord.copies());
                assert!(is_told, "{counted:?} of {lord:?} for {eyes:?}: {state:?}");
            }
        });
    }

    #[test]
    fn a_view_stays_the_same_when_cards_it_may_not_know_trade_places(setup in setups(), seed: u64) {
        let mut luck = stream(seed);
        look(&setup, seed, |state, eyes| {
            if matches!(state.prompt(), Prompt::Over(_)) { return }
            let position = hidden_cards_shuffled(state.to_position(), eyes, &mut luck);
            let twin = State::from_position(&setup, &position, &mut Chance::new(0)).expect("a position that could be");
            assert_eq!(known(state, eyes, State::view), known(&twin, eyes, State::view));
        });
    }

    #[test]
    fn events_tell_a_seat_no_card_it_may_not_know(setup in setups(), seed: u64) {
        let mut market = Market::open(&setup, seed);
        while let Some((seat, action)) = market.choose() {
            for told in market.game.apply(seat, &action, &mut market.chance).expect("what was listed") {
                let private = match told.event {
                    Event::SawLord(seat, _) | Event::SawLords(seat, _) => Some(seat),
                    _ => None,
                };
                let expected = private.map_or(Audience::Everyone, |seat| Audience::Only(Seats::only(seat)));
                prop_assert_eq!(told.to, expected, "{:?}", told.event);
            }
        }
    }

    #[test]
    fn what_everyone_is_told_is_the_same_in_every_position_that_looks_the_same(setup in setups(), seed: u64) {
        // The asked seat's own eyes fix his answer; a question that he answers by passing brings about the same events.
        let mut luck = stream(seed);
        let mut market = Market::open(&setup, seed);
        market.play(|state, _| {
            let Prompt::Ask { seat, question } = state.prompt() else { return };
            let pass = if matches!(question, Question::Help { .. }) { Action::StayOut } else { Action::Pass };
            if state.check(seat, &pass).is_err() { return }
            let mut twin = State::sample(&state.view(None), &mut luck);
            let mut real = *state;
            let (one, other) = (real.apply(seat, &pass, &mut Chance::new(1)), twin.apply(seat, &pass, &mut Chance::new(1)));
            // Unless the pass lets an action happen, whose cards may differ.
            if matches!(real.prompt(), Prompt::Ask { .. }) && real.to_position().fulfilled == state.to_position().fulfilled
                && real.to_position().season == state.to_position().season
                && std::mem::discriminant(&real.to_position().phase) == std::mem::discriminant(&state.to_position().phase) {
                assert_eq!(one, other);
                assert_eq!(real.prompt(), twin.prompt());
            }
        });
    }

    #[test]
    fn o_15_different_hidden_lords_are_asked_the_same_questions(setup in setups(), seed: u64) {
        let mut luck = stream(seed);
        let mut steps = 0;
        Market::open(&setup, seed).play(|state, _| {
            steps += 1;
            if steps % 6 == 0 {
                let twin = State::sample(&state.view(None), &mut luck);
                questions_stay_the_same(*state, twin, &mut luck);
            }
        });
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: (games(150) / 25).max(6) as u32, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn samples_vary_in_every_hidden_zone_wherever_they_can(setup in setups(), seed: u64) {
        let mut luck = stream(seed);
        let mut steps = 0;
        look(&setup, seed, |state, eyes| {
            steps += 1;
            if steps % 7 != 0 { return }
            let still = zones_that_stay(state, eyes, |view| State::sample(view, &mut luck));
            if !still.is_empty() {
                let written = serde_json::to_string(&state.view(eyes)).expect("plain data");
                panic!("{still:?} never vary for {eyes:?}: {written}");
            }
        });
    }
}

#[test]
fn the_geisha_is_sampled_at_every_place_she_can_have_and_at_no_other() {
    let state = State::new(&Setup::plain(6), &mut Chance::new(4), &mut Silence).expect("a sound set-up");
    let view = state.view(Some(Seat::new(0)));
    let mut luck = stream(8);
    let mut places = BTreeSet::new();
    for _ in 0..400 {
        let position = State::sample(&view, &mut luck).to_position();
        let cards: Vec<Lord> = position.deck.iter().rev().filter_map(|slot| slot.card()).collect();
        places.insert(cards.iter().position(|&lord| lord == Lord::Geisha).expect("she is in the deck"));
        assert!(cards[..9].iter().all(|&lord| lord.is_common() || lord == Lord::Geisha));
    }
    assert_eq!(places.into_iter().collect::<Vec<_>>(), [4, 5, 6, 7, 8]);
}

#[test]
fn a_leaking_view_is_caught() {
    // A view that gives away one card of the deck, as a careless field would.
    let leaking = |state: &State, eyes: Option<Seat>| (state.view(eyes), state.to_position().deck.first().copied());
    let mut luck = stream(5);
    let mut caught = 0;
    look(&Setup::plain(5), 5, |state, eyes| {
        let sample = State::sample(&state.view(eyes), &mut luck);
        caught += u32::from(known(state, eyes, leaking) != known(&sample, eyes, leaking));
    });
    assert!(caught > 20, "the secrecy test sees a leak when there is one");
}

/// Its view of a sample is always the right one, but what is hidden lies in the sample as it really lies.
#[test]
fn a_sampler_that_peeks_is_caught() {
    let state = State::new(&Setup::plain(5), &mut Chance::new(1), &mut Silence).expect("a sound set-up");
    assert_eq!(zones_that_stay(&state, None, |_| state).len(), 35 + 5 + 1, "deck, five lords and the prize");
    let (mut luck, seat) = (stream(2), Seat::new(0));
    // One that peeks at a single lord only is caught by that lord.
    let peek = |view: &View, luck: &mut Stream| {
        (0..10_000).map(|_| State::sample(view, luck)).find(|sample| {
            sample.view(Some(Seat::new(3))).lords[Seat::new(3)] == state.view(Some(Seat::new(3))).lords[Seat::new(3)]
        })
    };
    let still = zones_that_stay(&state, Some(seat), |view| peek(view, &mut luck).expect("one in forty is right"));
    assert_eq!(still.iter().map(|(zone, _)| *zone).collect::<Vec<_>>(), [Zone::Lord(Seat::new(3))]);
}
