//! Bots at Oriente play legally, never stall, and the steady one knows better than chance.

use noren::bots::Because;
use noren::game::{Chance, Moment, Prompt, Seat, Seats, Stream};
use noren::oriente::deals::{Promise, Proposal, Standing};
use noren::oriente::{Action, Event, Options, Outcome, Setup, State, Talk};
use noren::table::{Errand, Host, Input, Level, Mind, Pace, People};

use crate::shared::journal;
use crate::support::games;

pub fn luck(seed: u64) -> Stream {
    Chance::new(seed).stream(Moment { kind: 7, round: 0, index: 0 })
}

/// What happened in a game of bots.
#[derive(Clone, Debug, Default)]
struct Story {
    answers: usize,
    bargaining: usize,
    declared: usize,
    offered: usize,
    dealt: usize,
    kept: usize,
    broken: usize,
    reasons: Vec<Because>,
    moves: Vec<(Seat, Action)>,
}

/// A table of bots: seat 0 is steady, and the others are of this level.
fn host(players: usize, others: Level, talk: Talk, seed: u64) -> Host<State> {
    let setup = Setup { options: Options { talk, ..Options::default() }, ..Setup::plain(players as u8) };
    let mut journal = journal(setup, players as u8, Seats::NONE, Pace::PassTheDevice, seed);
    let mut people = Vec::from(journal.plan.people);
    people.iter_mut().skip(1).for_each(|player| player.mind = Mind::Bot(others));
    journal.plan.people = People::new(people);
    Host::new(journal).expect("a sound set-up")
}

/// One bot is asked and does what it comes to, which the rules allow; says what for, or nothing when it is over.
fn ask(host: &mut Host<State>) -> Option<Errand> {
    let asked = host.asked()?;
    let thought = asked.think();
    let inputs = host.journal().inputs.len();
    let (errand, wanted) = (asked.ticket.errand, thought.action.is_some());
    if let Some(action) = thought.action {
        assert_eq!(action.is_bargaining(), errand != Errand::Answer, "{action:?} was not asked for");
    }
    assert!(host.take(thought.clone()), "{thought:?} was asked for");
    let done = host.journal().inputs[inputs..].iter().map(|input| match input {
        Input::Act { seat, action, .. } => (*seat, Some(*action)),
        other => panic!("{other:?} is no bot's"),
    });
    let expected = wanted.then_some((thought.ticket.seat, thought.action));
    assert_eq!(done.collect::<Vec<_>>(), Vec::from_iter(expected), "the rules allow what a bot comes to");
    Some(errand)
}

/// Plays a game to its end.
fn play(mut host: Host<State>) -> (Outcome, Story) {
    while ask(&mut host).is_some() {}
    let Prompt::Over(outcome) = host.prompt() else { panic!("nobody is asked, and it is not over") };
    (outcome, Story::of(&host))
}

impl Story {
    fn of(host: &Host<State>) -> Self {
        let mut story = Self::default();
        for input in &host.journal().inputs {
            let Input::Act { seat, action, because } = input else { continue };
            story.moves.push((*seat, *action));
            story.reasons.extend(because);
            *(if action.is_bargaining() { &mut story.bargaining } else { &mut story.answers }) += 1;
        }
        host.public_story().iter().for_each(|event| story.hear(event));
        story
    }

    fn hear(&mut self, event: &Event) {
        match event {
            Event::Declared(..) => self.declared += 1,
            Event::Offered(_) => self.offered += 1,
            Event::Dealt(_) => self.dealt += 1,
            Event::PromiseSettled(_, _, Standing::Kept) => self.kept += 1,
            Event::PromiseSettled(_, _, Standing::Broken) => self.broken += 1,
            _ => {}
        }
    }
}

/// Several games of steady bots alone.
fn stories(players: usize, talk: Talk, games: u64) -> impl Iterator<Item = Story> {
    (0..games).map(move |seed| play(host(players, Level::Steady, talk, seed)).1)
}

#[test]
fn bots_alone_come_to_an_end_and_do_not_just_pass() {
    for players in [4, 5, 8, 12] {
        for story in stories(players, Talk::Full, games(12)) {
            assert!(story.answers < 150 * players, "{} answers with {players} players", story.answers);
            assert!(story.bargaining < 400, "{} moves in bargaining with {players} players", story.bargaining);
            assert!(story.declared >= 10, "only {} declarations with {players} players", story.declared);
        }
    }
}

#[test]
fn the_steady_bot_beats_random_ones() {
    for players in [4, 8, 12] {
        let games = 60;
        let wins = |seed: &u64| play(host(players, Level::Random, Talk::Full, *seed)).0.winners.contains(Seat::new(0));
        let won = (0..games).filter(wins).count();
        let fair = games as usize / players;
        assert!(won > 2 * fair, "of {games} games with {players} players it won {won}, by chance it would be {fair}");
    }
}

#[test]
fn deals_are_struck_and_promises_both_kept_and_broken() {
    let mut sum = Story::default();
    for story in stories(5, Talk::Full, 12) {
        sum.offered += story.offered;
        sum.dealt += story.dealt;
        sum.kept += story.kept;
        sum.broken += story.broken;
        sum.reasons.extend(story.reasons);
    }
    assert!(sum.dealt >= 24 && sum.offered > sum.dealt, "{} of {} offers were taken", sum.dealt, sum.offered);
    assert!(sum.broken > 0 && sum.kept > 2 * sum.broken, "{} kept, {} broken", sum.kept, sum.broken);
    sum.reasons.sort_unstable();
    sum.reasons.dedup();
    assert!(sum.reasons.len() >= 5, "always the same reasons: {:?}", sum.reasons);
}

#[test]
fn a_silent_table_hears_no_offer() {
    assert!(stories(5, Talk::Silent, 6).all(|story| story.bargaining == 0 && story.declared > 0));
}

#[test]
fn where_only_cards_and_help_are_wanted_nothing_else_is_promised() {
    let offered = |story: Story| story.moves.into_iter().map(|(_, action)| action);
    let promises = |action: Action| match action {
        Action::Offer(Proposal { gives, asks, .. }) | Action::Counter { gives, asks, .. } => {
            gives.promises.iter().chain(asks.promises.iter()).collect::<Vec<_>>()
        }
        _ => Vec::new(),
    };
    let all: Vec<Promise> = stories(5, Talk::CardsAndHelp, 12).flat_map(offered).flat_map(promises).collect();
    assert!(!all.is_empty() && all.iter().all(|promise| matches!(promise, Promise::Help(_) | Promise::StayOut)));
}

#[test]
fn the_same_seed_gives_the_same_game() {
    let moves = || stories(6, Talk::Full, 1).next().map(|story| story.moves);
    assert_eq!(moves(), moves());
}
