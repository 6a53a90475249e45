//! What holds in every game of Oriente, tried on random ones with random bargaining.

use noren::game::{Chance, Game, Moment, Prompt, Record, Seat, Seats, Silence, Staged, Stream};
use noren::oriente::deals::{LEDGER_LIMIT, OFFERS_EACH, Standing, legal_replies, random_offer};
use noren::oriente::{
    Action, Card, Destiny, LABORERS, Lord, Phase, Position, Refusal, Replacement, Setup, Side, Stack, State, Talk,
};
use proptest::prelude::*;

use crate::support::{games, the_list_and_the_check_agree};

/// Set-ups of every kind that the rules allow.
pub fn setups() -> impl Strategy<Value = Setup> {
    let players = prop_oneof![Just(4u8), Just(5), Just(7), Just(8), Just(12)];
    let talk = prop_oneof![4 => Just(Talk::Full), 1 => Just(Talk::CardsAndHelp), 1 => Just(Talk::Silent)];
    let replacement = prop_oneof![Just(Replacement::WinningSide), Just(Replacement::AllTurned)];
    (players, talk, replacement, any::<Option<u8>>()).prop_map(|(players, talk, replacement, first)| {
        let mut setup = Setup::plain(players);
        setup.options.talk = talk;
        setup.options.replacement = replacement;
        setup.first = first.map(|seat| seat % players);
        setup
    })
}

/// The most steps a game could sanely take; random games end long before.
const TOO_LONG: usize = 20_000;
/// Offers are bounded, not the rules: so many a game at most.
const OFFERS: u32 = 100;

/// A random game with random bargaining.
pub struct Market {
    pub game: State,
    pub chance: Chance,
    choices: Stream,
    answers: Vec<Action>,
    offers: u32,
}

impl Market {
    pub fn open(setup: &Setup, seed: u64) -> Self {
        let mut chance = Chance::new(seed);
        let game = State::new(setup, &mut chance, &mut Silence).expect("a sound set-up");
        let choices = chance.stream(Moment { kind: u16::MAX, round: 1, index: 0 });
        Self { game, chance, choices, answers: Vec::new(), offers: 0 }
    }

    fn pick(&mut self) -> Action {
        self.answers[self.choices.below(self.answers.len() as u32) as usize]
    }

    /// Somebody's next move: now and then an offer or a reply to one, else the answer to the question.
    pub fn choose(&mut self) -> Option<(Seat, Action)> {
        let Prompt::Ask { seat, .. } = self.game.prompt() else { return None };
        let someone = Seat::new(self.choices.below(u32::from(self.game.players())) as u8);
        if self.offers < OFFERS {
            match self.choices.below(6) {
                0 | 1 => {
                    if let Some(offer) = random_offer(&self.game, someone, &mut self.choices) {
                        self.offers += 1;
                        return Some((someone, offer));
                    }
                }
                2 | 3 => {
                    for replier in Seats::all(self.game.players()).clockwise_from(someone) {
                        legal_replies(&self.game, replier, &mut self.answers);
                        if !self.answers.is_empty() {
                            return Some((replier, self.pick()));
                        }
                    }
                }
                _ => {}
            }
        }
        self.game.legal(seat, &mut self.answers);
        Some((seat, self.pick()))
    }

    /// Plays on to the end, looking at every position and the move that is made there.
    pub fn play(&mut self, mut look: impl FnMut(&State, Option<&(Seat, Action)>)) {
        for _ in 0..TOO_LONG {
            let chosen = self.choose();
            look(&self.game, chosen.as_ref());
            let Some((seat, action)) = chosen else { return };
            self.game.apply(seat, &action, &mut self.chance).expect("what was listed is allowed");
        }
        panic!("the game does not end");
    }
}

fn lords_of(stack: &[Card]) -> impl Iterator<Item = Lord> {
    stack.iter().filter_map(|card| card.lord())
}

/// Every lord in the position, wherever he lies.
pub fn all_lords(position: &Position) -> Vec<Lord> {
    let mut lords: Vec<Lord> = position.under.clone();
    lords.extend(position.deck.iter().chain(&position.prize).filter_map(|slot| slot.card()));
    for seat in &position.seats {
        lords.extend(seat.lord.and_then(|slot| slot.card()));
        lords.extend(lords_of(&seat.stack));
    }
    match position.phase {
        Phase::Replacing(replacing) => lords.extend(replacing.turned.as_slice().iter().map(|turned| turned.lord)),
        Phase::Over(finale) => lords.extend(finale.aside.cards().filter_map(Card::lord)),
        _ => {}
    }
    lords.sort_unstable_by(|one, other| other.cmp(one));
    lords
}

fn cards_and_laborers_are_conserved(state: &State, treasures: Stack) {
    let position = state.to_position();
    assert_eq!(all_lords(&position), Lord::all_cards().as_slice());
    let found: Stack =
        position.seats.iter().flat_map(|seat| &seat.stack).filter(|card| card.lord().is_none()).copied().collect();
    assert_eq!(found, treasures);
    assert!(position.square + position.hut <= LABORERS);
    assert!(position.hut <= u8::from(state.players() >= 8));
}

/// Disks and the token are where they may be.
fn disks_and_token_are_in_place(state: &State) {
    let position = state.to_position();
    assert!(position.token.number() < state.players());
    let has_disk = |seat: Seat| position.seats[usize::from(seat.number())].disk;
    let face_up = |seat: Seat| position.seats[usize::from(seat.number())].face_up;
    match position.phase {
        Phase::Declaring(declaring) => assert!(has_disk(declaring.asked)),
        Phase::Privilege(privilege) => assert!(has_disk(position.token) && has_disk(privilege.asked)),
        Phase::Helping(battle) => {
            assert!(!has_disk(position.token) && face_up(position.token) && face_up(battle.defender));
            assert!(battle.helpers.as_slice().iter().all(|&helper| !has_disk(helper) && face_up(helper)));
        }
        Phase::Joining(joining) => {
            assert!(!has_disk(position.token) && joining.joined.iter().all(|seat| !has_disk(seat)))
        }
        Phase::Replacing(_) | Phase::Giving(_) | Phase::Becoming => assert!(!has_disk(position.token)),
        Phase::Over(_) => {}
    }
    // Whoever has spent his disk has been seen by all, unless his lord was exchanged since.
    assert!(position.fulfilled <= state.players());
    assert!(position.prize.is_empty() || position.fulfilled <= 1, "only the first to fulfil finds a prize");
}

fn the_ledger_adds_up(state: &State) {
    let view = state.view(None);
    let ledger = view.bargains.ledger;
    let entries = ledger.entries.as_slice();
    let open = entries.iter().filter(|entry| entry.standing == Standing::Open).count();
    assert_eq!(usize::from(ledger.open), open);
    assert!(entries.len() <= LEDGER_LIMIT);
    let settled: u16 = ledger.tallies.as_slice(view.players).iter().map(|tally| tally.kept + tally.broken).sum();
    assert!(usize::from(settled) + open <= usize::from(ledger.written));
    assert!(view.bargains.made.as_slice(view.players).iter().all(|&made| made <= OFFERS_EACH));
    for offer in view.bargains.offers.as_slice() {
        assert!(view.stacks[offer.from].holds(offer.gives.cards) && view.stacks[offer.to].holds(offer.asks.cards));
    }
}

/// Every answer that could be written down for a table of twelve: allowed, forbidden and absurd ones.
pub fn every_answer() -> Vec<Action> {
    let mut destinies = vec![
        Destiny::Prayer,
        Destiny::Transmutation,
        Destiny::Annuity,
        Destiny::Succession,
        Destiny::Recruitment,
        Destiny::Revolution,
    ];
    for seat in Seats::all(12).iter() {
        destinies.extend([Destiny::Attack(seat), Destiny::Credit(seat), Destiny::Trading(seat)]);
        destinies.push(Destiny::Assassination(seat));
    }
    let mut actions = vec![Action::Pass, Action::StayOut, Action::Join];
    actions.extend([Side::Attacker, Side::Defender].map(Action::Help));
    actions.extend(destinies.iter().copied().map(Action::Declare));
    actions.extend(destinies.iter().copied().map(Action::Call));
    actions.extend(Lord::ALL.map(Action::Become));
    actions.extend(Lord::ALL.map(Action::Replace));
    actions.extend(Card::ALL.map(Action::Give));
    actions.sort();
    actions
}

proptest! {
    #![proptest_config(ProptestConfig { cases: games(150) as u32, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn every_game_ends_and_keeps_its_cards(setup in setups(), seed: u64) {
        let mut market = Market::open(&setup, seed);
        let treasures: Stack = market.game.to_position().seats.iter().flat_map(|seat| seat.stack.clone()).collect();
        prop_assert_eq!(treasures.len(), setup.names.len() as u8);
        market.play(|state, _| {
            cards_and_laborers_are_conserved(state, treasures);
            disks_and_token_are_in_place(state);
            the_ledger_adds_up(state);
        });
        let Prompt::Over(outcome) = market.game.prompt() else { panic!("a finished game has an outcome") };
        prop_assert!(!outcome.winners.is_empty());
        prop_assert_eq!(outcome.scores.as_slice().len(), setup.names.len());
    }

    #[test]
    fn a_record_replays_to_the_same_position(setup in setups(), seed: u64) {
        let mut market = Market::open(&setup, seed);
        let mut record = Record::<State>::new(setup, seed);
        market.play(|_, chosen| record.actions.extend(chosen));
        let text = serde_json::to_string(&record).expect("plain data");
        let read: Record<State> = serde_json::from_str(&text).expect("what was written");
        prop_assert_eq!(read.replay().expect("what was played"), market.game);
    }

    #[test]
    fn a_written_position_reads_back_the_same(setup in setups(), seed: u64) {
        let mut market = Market::open(&setup, seed);
        market.play(|state, _| {
            let text = serde_json::to_string(&state.to_position()).expect("plain data");
            let position = serde_json::from_str(&text).expect("what was written");
            let read = State::from_position(&setup, &position, &mut Chance::new(9)).expect("a position that was reached");
            assert_eq!(&read, state);
        });
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: (games(150) / 15).max(8) as u32, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn listed_answers_apply_and_all_others_are_refused_unchanged(setup in setups(), seed: u64) {
        let every = every_answer();
        let mut market = Market::open(&setup, seed);
        market.play(|state, _| the_list_and_the_check_agree(state, &every));
    }

    #[test]
    fn listed_replies_are_sorted_and_bargaining_leaves_the_question_alone(setup in setups(), seed: u64) {
        let mut market = Market::open(&setup, seed);
        let mut replies = Vec::new();
        market.play(|state, _| {
            for seat in Seats::all(state.players()).iter() {
                legal_replies(state, seat, &mut replies);
                assert!(replies.is_sorted_by(|one, next| one < next));
                for reply in &replies {
                    assert!(reply.is_bargaining());
                    let mut after = *state;
                    after.apply(seat, reply, &mut Chance::new(1)).expect("a listed reply is allowed");
                    assert_eq!(after.prompt(), state.prompt());
                }
            }
        });
    }
}

#[test]
fn deals_are_struck_and_every_standing_of_a_promise_comes_up_in_random_games() {
    let mut struck = 0;
    let mut standings = [0u32; 5];
    for seed in 0..games(150) {
        let mut market = Market::open(&Setup::plain(5 + (seed % 4) as u8), seed);
        market.play(|_, chosen| struck += u32::from(matches!(chosen, Some((_, Action::Accept(_))))));
        for entry in market.game.view(None).bargains.ledger.entries.as_slice() {
            standings[entry.standing as usize] += 1;
        }
        assert_eq!(market.game.check(Seat::new(0), &Action::Pass), Err(Refusal::GameOver));
    }
    assert!(struck > 100 && standings.iter().all(|&count| count > 0), "{struck} deals, {standings:?}");
}
