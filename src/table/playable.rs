//! What a game brings to a table beside its rules: how answers are put together, moments to stop for, and bots.

use serde::{Deserialize, Serialize};

use super::model::Chapter;
use super::model::motion::Movement;
use super::{Landmark, Level, model};
use crate::bots::{Bargainer, Because, Bot, RandomBot, SteadyBot};
use crate::game::{Data, Hosted, Seat, Seats, Staged, Stream};
use crate::{oriente, zipang};

/// How far a game has come, and who leads in it, as all can see.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Glance {
    /// Which season or campaign it is, counted from 1.
    pub round: u16,
    /// Who has the most that all can see; whoever won, once it is over.
    pub leaders: Seats,
    /// How everybody came out of it, in seat order, once it is over.
    pub finishes: Vec<Finish>,
}

/// How a player came out of a game that is over.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Finish {
    /// His place, counted from 1; equals share one.
    pub place: u8,
    /// How many promises he has kept, in a game that writes them down.
    #[serde(default, skip_serializing_if = "is_none")]
    pub kept: u16,
    /// How many he has broken.
    #[serde(default, skip_serializing_if = "is_none")]
    pub broken: u16,
}

/// Most players of most games give no word, and a save is short where it says nothing of it.
#[allow(clippy::trivially_copy_pass_by_ref, reason = "serde asks so")]
const fn is_none(count: &u16) -> bool {
    *count == 0
}

impl Glance {
    /// A game under way: everybody with the most of what is counted.
    pub fn new(round: u16, players: u8, count: impl Fn(Seat) -> u8) -> Self {
        let most = Seats::all(players).iter().map(&count).max();
        let leaders = Seats::all(players).iter().filter(|&seat| Some(count(seat)) == most).collect();
        Self { round, leaders, finishes: Vec::new() }
    }
}

/// A game that is played by people before devices, with bots on the empty seats.
pub trait Playable: Hosted + Staged {
    /// Changes whenever the same inputs would lead elsewhere; journals carry it.
    const RULES: u32;

    /// One thing that can be done, before anybody is named.
    type Choice: Data + Copy;
    /// A moment at which everybody looks before the game goes on.
    type Interlude: Data;
    /// Why a bot answers an offer as it does.
    type Remark: Data + Copy;

    /// Everything that the seat asked could do, allowed or not, in the order in which it is offered.
    fn choices(view: &Self::View) -> Vec<Self::Choice>;

    /// All sets of players that a seat could name for a choice, allowed or not: just the empty one, if it names nobody.
    fn ways_to_name(view: &Self::View, seat: Seat, choice: Self::Choice) -> Vec<Seats>;

    /// The answer that a choice is once these players are named; `None` while others have to be.
    fn answer(view: &Self::View, choice: Self::Choice, named: Seats) -> Option<Self::Action>;

    /// Everything to stop for in the public story from its `from`-th event on. `before` is the open table before that
    /// event.
    fn interludes(before: &Self::View, story: &[Self::Event], from: usize) -> Vec<Self::Interlude>;

    /// Do these people stop for it? What concerns none of them is told in the story alone.
    fn stops_for(_stop: &Self::Interlude, _people: Seats) -> bool {
        true
    }

    /// How many of these stops somebody has seen by a save from before the game stopped for more than it did, which
    /// counts so many.
    fn seen_before(_stops: &[Self::Interlude], seen: usize) -> usize {
        seen
    }

    /// Where turns and rounds begin in some events of a story, as anybody knows it.
    fn chapters(_events: &[Self::Event]) -> Vec<Chapter> {
        Vec::new()
    }

    /// Is it what this player did himself, and no news to him?
    fn is_deed_of(_event: &Self::Event, _player: Seat) -> bool {
        false
    }

    /// Who gets secrets by a public event that he has not seen yet.
    fn new_secrets(_event: &Self::Event, _players: u8) -> Seats {
        Seats::NONE
    }

    /// What moved in the public story from its `from`-th event on. `now` is the table after it, as any eyes see it.
    fn movements(now: &Self::View, story: &[Self::Event], from: usize) -> Vec<Movement>;

    /// Is a public event what everybody has been waiting for?
    fn is_decisive(event: &Self::Event) -> bool;

    /// What is to be found again in a game by this public event, if anything is.
    fn landmark(_event: &Self::Event) -> Option<Landmark> {
        None
    }

    /// The table at a glance: `open` is what a bystander may know.
    fn glance(open: &Self::View, outcome: Option<&Self::Outcome>) -> Glance;

    /// The answer of the bot on this seat, which is asked.
    fn bot_answers(level: Level, seat: Seat, view: &Self::View, luck: &mut Stream) -> Self::Action;

    /// What the bot on this seat has to say though nobody asks it.
    fn bot_speaks(_level: Level, _seat: Seat, _view: &Self::View, _luck: &mut Stream) -> Option<Self::Action> {
        None
    }

    /// What the bot on this seat answers to an offer that waits for it, and why.
    fn bot_replies(
        _level: Level,
        _seat: Seat,
        _view: &Self::View,
        _luck: &mut Stream,
    ) -> Option<(Self::Action, Self::Remark)> {
        None
    }
}

/// What is said of offers in a game that knows none: nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum NoRemark {}

/// The answer of a bot that plays by simple good sense, or at random.
fn answered<G: Playable>(level: Level, seat: Seat, view: &G::View, luck: &mut Stream) -> G::Action
where
    SteadyBot: Bot<G>,
{
    match level {
        Level::Random => Bot::<G>::choose(&RandomBot, seat, view, luck),
        Level::Steady => Bot::<G>::choose(&SteadyBot, seat, view, luck),
    }
}

impl Playable for zipang::State {
    const RULES: u32 = 1;

    type Choice = model::zipang::Choice;
    type Interlude = model::zipang::Interlude;
    type Remark = NoRemark;

    fn choices(view: &zipang::View) -> Vec<Self::Choice> {
        model::zipang::choices(view)
    }

    fn ways_to_name(view: &zipang::View, _: Seat, choice: Self::Choice) -> Vec<Seats> {
        choice.ways_to_name(view.players)
    }

    fn answer(_: &zipang::View, choice: Self::Choice, named: Seats) -> Option<zipang::Action> {
        Some(choice.action(named))
    }

    fn interludes(before: &zipang::View, story: &[zipang::Event], from: usize) -> Vec<Self::Interlude> {
        model::zipang::interludes(before, story, from)
    }

    fn stops_for(stop: &Self::Interlude, people: Seats) -> bool {
        stop.concerns(people)
    }

    fn seen_before(stops: &[Self::Interlude], seen: usize) -> usize {
        model::zipang::seen_before(stops, seen)
    }

    fn chapters(events: &[zipang::Event]) -> Vec<Chapter> {
        model::zipang::chapters(events)
    }

    fn is_deed_of(event: &zipang::Event, player: Seat) -> bool {
        model::zipang::is_deed_of(event, player)
    }

    fn new_secrets(event: &zipang::Event, players: u8) -> Seats {
        model::zipang::new_hands(event, players)
    }

    fn movements(now: &zipang::View, story: &[zipang::Event], from: usize) -> Vec<Movement> {
        model::zipang::movements(now, story, from)
    }

    fn is_decisive(event: &zipang::Event) -> bool {
        model::zipang::is_decisive(event)
    }

    fn landmark(event: &zipang::Event) -> Option<Landmark> {
        match event {
            zipang::Event::CampaignBegan { .. } => Some(Landmark::Campaign),
            zipang::Event::Played { targets, .. } if !targets.is_empty() => Some(Landmark::Attack),
            _ => None,
        }
    }

    fn glance(open: &zipang::View, outcome: Option<&zipang::Outcome>) -> Glance {
        match outcome {
            Some(outcome) => Glance {
                round: open.campaign,
                leaders: Seats::only(outcome.winner),
                finishes: outcome
                    .places
                    .as_slice()
                    .iter()
                    .map(|&place| Finish { place, ..Finish::default() })
                    .collect(),
            },
            None => Glance::new(open.campaign, open.players, |seat| open.coins[seat]),
        }
    }

    fn bot_answers(level: Level, seat: Seat, view: &zipang::View, luck: &mut Stream) -> zipang::Action {
        answered::<Self>(level, seat, view, luck)
    }
}

impl Playable for oriente::State {
    const RULES: u32 = 1;

    type Choice = model::oriente::Choice;
    type Interlude = model::oriente::Interlude;
    type Remark = Because;

    fn choices(view: &oriente::View) -> Vec<Self::Choice> {
        model::oriente::choices(view)
    }

    fn ways_to_name(view: &oriente::View, seat: Seat, choice: Self::Choice) -> Vec<Seats> {
        match choice.names_somebody() {
            // What stands in the way of naming himself is never a reason against the choice.
            true => seat.others(view.players).map(Seats::only).collect(),
            false => vec![Seats::NONE],
        }
    }

    fn answer(view: &oriente::View, choice: Self::Choice, named: Seats) -> Option<oriente::Action> {
        let only = if named.len() == 1 { named.iter().next() } else { None };
        choice.action(view, only)
    }

    fn interludes(before: &oriente::View, story: &[oriente::Event], from: usize) -> Vec<Self::Interlude> {
        model::oriente::interludes(before, story.get(from..).unwrap_or_default())
    }

    fn chapters(events: &[oriente::Event]) -> Vec<Chapter> {
        model::oriente::chapters(events)
    }

    fn is_deed_of(event: &oriente::Event, player: Seat) -> bool {
        model::oriente::is_deed_of(event, player)
    }

    fn new_secrets(event: &oriente::Event, players: u8) -> Seats {
        model::oriente::new_lords(event, players)
    }

    fn movements(now: &oriente::View, story: &[oriente::Event], from: usize) -> Vec<Movement> {
        model::oriente::movements(now, story, from)
    }

    fn is_decisive(event: &oriente::Event) -> bool {
        model::oriente::is_decisive(event)
    }

    fn landmark(event: &oriente::Event) -> Option<Landmark> {
        match event {
            oriente::Event::SeasonBegan { .. } => Some(Landmark::Season),
            oriente::Event::BattleDecided { .. } | oriente::Event::RevolutionStruck { .. } => Some(Landmark::Battle),
            oriente::Event::Dealt(_) => Some(Landmark::Deal),
            _ => None,
        }
    }

    fn glance(open: &oriente::View, outcome: Option<&oriente::Outcome>) -> Glance {
        match outcome {
            Some(outcome) => Glance {
                round: open.season.into(),
                leaders: outcome.winners,
                finishes: model::oriente::finishes(open, outcome),
            },
            None => Glance::new(open.season.into(), open.players, |seat| open.stacks[seat].points()),
        }
    }

    fn bot_answers(level: Level, seat: Seat, view: &oriente::View, luck: &mut Stream) -> oriente::Action {
        answered::<Self>(level, seat, view, luck)
    }

    fn bot_speaks(_: Level, seat: Seat, view: &oriente::View, luck: &mut Stream) -> Option<oriente::Action> {
        SteadyBot.speak(seat, view, luck)
    }

    fn bot_replies(
        _: Level,
        seat: Seat,
        view: &oriente::View,
        luck: &mut Stream,
    ) -> Option<(oriente::Action, Because)> {
        let offer = view.bargains.offers.as_slice().iter().find(|offer| offer.to == seat)?;
        Some(SteadyBot.reply(seat, view, offer.number, luck))
    }
}
