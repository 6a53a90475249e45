//! What may be answered, picked step by step, and why not.

use serde::{Deserialize, Serialize};

use super::places::asked;
use crate::game::{Seat, Seats};
use crate::oriente::{Action, Card, Destiny, Lord, Phase, Refusal, Side, View};
use crate::table::{Waiting, model};

/// What somebody has picked so far of an answer.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Selection {
    /// The thing to do.
    pub choice: Option<Choice>,
    /// The player it is done to.
    pub target: Option<Seat>,
}

/// One thing that can be done, before anybody is named.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Choice {
    /// Declare nothing, call no privilege, join no revolution.
    Pass,
    /// Stay out of the battle.
    StayOut,
    /// Declare an attack, calling the privilege with it if a declaration stands.
    Attack,
    /// Declare this ability, calling the privilege with it if a declaration stands.
    Ability(Ability),
    /// Help this side.
    Help(Side),
    /// Join the revolution.
    Join,
    /// Become this lord.
    Become(Lord),
    /// Give this card in trade.
    Give(Card),
    /// Take this turned lord.
    Replace(Lord),
}

/// What a lord can declare besides an attack.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Ability {
    /// The Sōryō takes the season's prize.
    Prayer,
    /// The Mahō-tsukai changes all lords.
    Transmutation,
    /// The Daimyō takes the deck's top card.
    Annuity,
    /// The Daimyō changes places with the Shōgun.
    Succession,
    /// The Akindo takes all Nōfu of a stack.
    Credit,
    /// The Akindo trades cards.
    Trading,
    /// The Nōfu recruits a laborer.
    Recruitment,
    /// The Nōfu rises with his fellows.
    Revolution,
    /// The Ninja takes a lord.
    Assassination,
}

/// A thing that is offered: it may be picked, or the rule says why not.
pub type Offered<T> = model::Offered<T, Refusal>;

/// A question with all its answers, as far as they are picked.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Answers {
    /// Everything that could be done, allowed or not.
    pub choices: Vec<Offered<Choice>>,
    /// Everybody who could be named for the choice that is picked; empty when it names nobody.
    pub targets: Vec<Offered<Seat>>,
    /// The answer, when it is complete.
    pub ready: Option<Action>,
}

impl Ability {
    /// All abilities, by the rank of their lords.
    pub const ALL: [Self; 9] = [
        Self::Prayer,
        Self::Transmutation,
        Self::Annuity,
        Self::Succession,
        Self::Credit,
        Self::Trading,
        Self::Recruitment,
        Self::Revolution,
        Self::Assassination,
    ];

    /// Whose it is.
    pub const fn lord(self) -> Lord {
        match self {
            Self::Prayer => Lord::Soryo,
            Self::Transmutation => Lord::MahoTsukai,
            Self::Annuity | Self::Succession => Lord::Daimyo,
            Self::Credit | Self::Trading => Lord::Akindo,
            Self::Recruitment | Self::Revolution => Lord::Nofu,
            Self::Assassination => Lord::Ninja,
        }
    }

    /// Does its declaration name a player?
    pub const fn names_somebody(self) -> bool {
        matches!(self, Self::Credit | Self::Trading | Self::Assassination)
    }

    /// What is declared with it; `None` while somebody has still to be named.
    pub fn destiny(self, target: Option<Seat>) -> Option<Destiny> {
        match self {
            Self::Prayer => Some(Destiny::Prayer),
            Self::Transmutation => Some(Destiny::Transmutation),
            Self::Annuity => Some(Destiny::Annuity),
            Self::Succession => Some(Destiny::Succession),
            Self::Credit => target.map(Destiny::Credit),
            Self::Trading => target.map(Destiny::Trading),
            Self::Recruitment => Some(Destiny::Recruitment),
            Self::Revolution => Some(Destiny::Revolution),
            Self::Assassination => target.map(Destiny::Assassination),
        }
    }
}

impl Choice {
    /// Is there a player to be named for it?
    pub const fn names_somebody(self) -> bool {
        match self {
            Self::Attack => true,
            Self::Ability(ability) => ability.names_somebody(),
            _ => false,
        }
    }

    /// What is declared with it, if it is a declaration and complete.
    pub fn destiny(self, target: Option<Seat>) -> Option<Destiny> {
        match self {
            Self::Attack => target.map(Destiny::Attack),
            Self::Ability(ability) => ability.destiny(target),
            _ => None,
        }
    }

    fn action(self, view: &View, target: Option<Seat>) -> Option<Action> {
        Some(match self {
            Self::Pass => Action::Pass,
            Self::StayOut => Action::StayOut,
            Self::Attack | Self::Ability(_) => {
                let destiny = self.destiny(target)?;
                let calls = matches!(view.phase, Phase::Privilege(_));
                if calls { Action::Call(destiny) } else { Action::Declare(destiny) }
            }
            Self::Help(side) => Action::Help(side),
            Self::Join => Action::Join,
            Self::Become(lord) => Action::Become(lord),
            Self::Give(card) => Action::Give(card),
            Self::Replace(lord) => Action::Replace(lord),
        })
    }
}

/// The answers that the person asked can give, with `check` to say what is allowed. `None` when nobody is asked here.
pub fn answers(
    view: &View,
    waiting: Waiting,
    selection: Selection,
    check: impl Fn(Action) -> Result<(), Refusal>,
) -> Option<Answers> {
    let Waiting::Answer(seat) = waiting else { return None };
    let choices =
        choices(view).into_iter().map(|what| Offered { what, why_not: why_not(view, seat, what, &check) }).collect();
    let Some(choice) = selection.choice else { return Some(Answers { choices, targets: Vec::new(), ready: None }) };
    let targets = if choice.names_somebody() { targets(view, choice, &check) } else { Vec::new() };
    let ready = choice.action(view, selection.target).filter(|&action| check(action).is_ok());
    Some(Answers { choices, targets, ready })
}

fn choices(view: &View) -> Vec<Choice> {
    match view.phase {
        Phase::Declaring(_) | Phase::Privilege(_) => declarations(view),
        Phase::Helping(_) => vec![Choice::Help(Side::Attacker), Choice::Help(Side::Defender), Choice::StayOut],
        Phase::Joining(_) => vec![Choice::Join, Choice::Pass],
        Phase::Becoming => view.taken.kinds().filter_map(Card::lord).map(Choice::Become).collect(),
        Phase::Giving(_) => view.stacks[view.token].kinds().map(Choice::Give).collect(),
        Phase::Replacing(replacing) => {
            let turned = |lord: &Lord| replacing.turned.as_slice().iter().any(|turned| turned.lord == *lord);
            Lord::ALL.into_iter().filter(turned).map(Choice::Replace).collect()
        }
        Phase::Over(_) => Vec::new(),
    }
}

/// Everything that any lord could declare: his own abilities, the attack, those of the others. Passing comes last.
fn declarations(view: &View) -> Vec<Choice> {
    let lord = asked(view).and_then(|seat| view.lords[seat].known());
    let (own, others): (Vec<_>, Vec<_>) = Ability::ALL.into_iter().partition(|ability| Some(ability.lord()) == lord);
    let own = own.into_iter().map(Choice::Ability).chain([Choice::Attack]);
    own.chain(others.into_iter().map(Choice::Ability)).chain([Choice::Pass]).collect()
}

/// Everybody a choice could name, the asked player aside: what stands in his way is never a reason against the choice.
fn named(view: &View, seat: Seat, choice: Choice) -> Vec<Option<Seat>> {
    if choice.names_somebody() { seat.others(view.players).map(Some).collect() } else { vec![None] }
}

/// Nothing, if there is any way to do it; else the reason that stands in the way.
fn why_not(view: &View, seat: Seat, choice: Choice, check: impl Fn(Action) -> Result<(), Refusal>) -> Option<Refusal> {
    let mut first = None;
    for action in named(view, seat, choice).into_iter().filter_map(|target| choice.action(view, target)) {
        match check(action) {
            Ok(()) => return None,
            Err(refusal) => first = first.or(Some(refusal)),
        }
    }
    first
}

/// Everybody at the table as the target.
fn targets(view: &View, choice: Choice, check: impl Fn(Action) -> Result<(), Refusal>) -> Vec<Offered<Seat>> {
    let why_not = |seat| choice.action(view, Some(seat)).and_then(|action| check(action).err());
    Seats::all(view.players).iter().map(|what| Offered { what, why_not: why_not(what) }).collect()
}

/// What is picked once this choice is tapped: with its target, if only one can be named.
pub fn pick(view: &View, choice: Choice, check: impl Fn(Action) -> Result<(), Refusal>) -> Selection {
    let targets = if choice.names_somebody() { targets(view, choice, check) } else { Vec::new() };
    let mut open = targets.iter().filter(|target| target.why_not.is_none()).map(|target| target.what);
    let target = match (open.next(), open.next()) {
        (only, None) => only,
        _ => None,
    };
    Selection { choice: Some(choice), target }
}

/// What is picked once this player is tapped: he is named instead of another, or no more.
pub fn toggled(selection: Selection, seat: Seat) -> Selection {
    let names = selection.choice.is_some_and(Choice::names_somebody);
    Selection { target: Some(seat).filter(|_| names && selection.target != Some(seat)), ..selection }
}
