//! What may be answered, picked step by step, and why not.

use serde::{Deserialize, Serialize};

use super::places::asked;
use crate::game::Seat;
use crate::oriente::{Action, Card, Destiny, Lord, Phase, Refusal, Side, View};
use crate::table::model;

/// What somebody has picked so far of an answer.
pub type Selection = model::Selection<Choice>;

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

    /// The answer that it is, once whoever it is done to is named.
    pub fn action(self, view: &View, target: Option<Seat>) -> Option<Action> {
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

/// Everything that could be done, allowed or not.
pub fn choices(view: &View) -> Vec<Choice> {
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
