//! Bots at Oriente play legally, never stall, and the steady one knows better than chance.

use noren::bots::{Bargainer, Because, Bot, RandomBot, SteadyBot};
use noren::game::{Chance, Game, Moment, Prompt, Seat, Seats, Silence, Stream, Told};
use noren::oriente::deals::{OfferNumber, Promise, Proposal, Standing};
use noren::oriente::{Action, Event, Options, Outcome, Setup, State, Talk};

use crate::support::games;

pub fn luck(seed: u64) -> Stream {
    Chance::new(seed).stream(Moment { kind: 7, round: 0, index: 0 })
}

/// Who plays a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Player {
    Steady,
    /// Answers at random and refuses every offer.
    Random,
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

/// Plays a game as a host does: offers are answered at once, then everybody may speak, then the one who is asked answers.
struct Host<'a> {
    players: &'a [Player],
    game: State,
    chance: Chance,
    luck: Stream,
    story: Story,
}

impl<'a> Host<'a> {
    fn new(players: &'a [Player], talk: Talk, seed: u64) -> Self {
        let mut chance = Chance::new(seed);
        let setup = Setup { options: Options { talk, ..Options::default() }, ..Setup::plain(players.len() as u8) };
        let game = State::new(&setup, &mut chance, &mut Silence).expect("a sound set-up");
        Self { players, game, chance, luck: luck(seed), story: Story::default() }
    }

    fn player(&self, seat: Seat) -> Player {
        self.players[usize::from(seat.number())]
    }

    fn act(&mut self, seat: Seat, action: Action) {
        let told = self.game.apply(seat, &action, &mut self.chance);
        let told = told.unwrap_or_else(|refusal| panic!("{seat} may not {action:?}: {refusal}"));
        self.story.moves.push((seat, action));
        if action.is_bargaining() {
            self.story.bargaining += 1
        } else {
            self.story.answers += 1
        }
        told.iter().for_each(|told| self.story.hear(told));
    }

    fn open_offer(&self) -> Option<(Seat, OfferNumber)> {
        let view = self.game.view(None);
        view.bargains.offers.as_slice().first().map(|offer| (offer.to, offer.number))
    }

    fn settle_offers(&mut self) {
        while let Some((seat, offer)) = self.open_offer() {
            let (action, because) = match self.player(seat) {
                Player::Random => (Action::Refuse(offer), Because::NotNow),
                Player::Steady => SteadyBot.reply(seat, &self.game.view(Some(seat)), offer, &mut self.luck),
            };
            self.story.reasons.push(because);
            self.act(seat, action);
        }
    }

    fn let_speak(&mut self) {
        let mut content = Seats::NONE;
        while let Some(seat) = Seats::all(self.game.players()).minus(content).iter().next() {
            let said = match self.player(seat) {
                Player::Random => None,
                Player::Steady => SteadyBot.speak(seat, &self.game.view(Some(seat)), &mut self.luck),
            };
            match said {
                None => content.insert(seat),
                Some(action) => {
                    assert!(action.is_bargaining(), "{action:?} was not asked for");
                    self.act(seat, action);
                    self.settle_offers();
                    content = Seats::NONE;
                }
            }
        }
    }

    fn play(mut self) -> (Outcome, Story) {
        loop {
            self.let_speak();
            let seat = match self.game.prompt() {
                Prompt::Over(outcome) => return (outcome, self.story),
                Prompt::Ask { seat, .. } => seat,
            };
            let view = self.game.view(Some(seat));
            let answer = match self.player(seat) {
                Player::Random => Bot::<State>::choose(&RandomBot, seat, &view, &mut self.luck),
                Player::Steady => Bot::<State>::choose(&SteadyBot, seat, &view, &mut self.luck),
            };
            assert!(!answer.is_bargaining(), "{answer:?} answers no question");
            self.act(seat, answer);
        }
    }
}

impl Story {
    fn hear(&mut self, told: &Told<Event>) {
        match told.event {
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
    (0..games).map(move |seed| Host::new(&vec![Player::Steady; players], talk, seed).play().1)
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
        let mut table = vec![Player::Random; players];
        table[0] = Player::Steady;
        let games = 60;
        let wins = |seed: &u64| Host::new(&table, Talk::Full, *seed).play().0.winners.contains(Seat::new(0));
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
