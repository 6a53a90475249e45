//! What a selection would bring about, for a preview before it is confirmed.

use super::answers::{Ability, Choice, Selection};
use super::battle::sides;
use super::places::asked;
use crate::game::{Seat, Seats};
use crate::oriente::{Card, Destiny, Lord, LordView, Phase, Recruit, Side, View};

/// One thing that a selection would bring about, as far as the eyes at the screen can tell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effect {
    /// Nothing is declared, called or joined.
    LetsPass,
    /// He stays out of the battle, for this round of asking.
    StaysOut,
    /// The declaration of this player is cancelled; he keeps his disk.
    Cancels(Seat),
    /// His face-down lord will be shown.
    TurnsUp(Lord),
    /// Somebody may call the privilege against it.
    MayBeCancelled,
    /// He would be the first to fulfil this season, and takes a prize of so many cards.
    WinsPrize(u8),
    /// It would do nothing at all (O-2).
    DoesNothing,
    /// He attacks.
    Fight {
        /// His own rank.
        own: u8,
        /// The rank of the one attacked; `None` when he lies face down.
        against: Option<u8>,
        /// Is he attacking the Shōgun, who wins whenever he is the target?
        shogun: bool,
        /// Will his own Samurai turn a card?
        samurai: bool,
    },
    /// He takes all lords in play and becomes one of them; all are dealt anew.
    Transmutes,
    /// He takes the deck's top card.
    DrawsAnnuity,
    /// He changes places with the Shōgun, who lies with this player: in play or in a stack.
    Succeeds(Seat),
    /// He takes so many Nōfu.
    Collects(u8),
    /// He takes a random card for one that he chooses.
    Trades,
    /// He takes a random card, and has none to give.
    TradesForNothing,
    /// A laborer goes there.
    Recruits(Recruit),
    /// He rises.
    Revolts {
        /// The strength without anybody joining. It is the threshold as well: whoever has a higher rank, or this one and
        /// fewer cards, may call the privilege.
        strength: u8,
    },
    /// As far as these eyes can tell, nobody would lose a card by his revolution.
    StrikesNobody {
        /// Could that change if others join?
        unless_joined: bool,
    },
    /// He takes this lord, whom the eyes may not know.
    Assassinates(Option<Lord>),
    /// He helps a side.
    Helps {
        /// Which.
        side: Side,
        /// Both sums as they are, the attacker's first.
        before: (u8, u8),
        /// Both sums with him.
        after: (u8, u8),
        /// Will his Samurai turn a card?
        samurai: bool,
    },
    /// He joins the revolution.
    Joins {
        /// Its strength with him.
        strength: u8,
    },
    /// He becomes this lord, face down.
    Becomes(Lord),
    /// He gives this card for a random one.
    Gives(Card),
    /// He gets this lord, face up.
    Replaces(Lord),
}

/// What the selection would bring about, in the order in which it would happen.
pub fn effects(view: &View, selection: Selection) -> Vec<Effect> {
    let (Some(seat), Some(choice)) = (asked(view), selection.choice) else { return Vec::new() };
    let turns_up = match view.lords[seat] {
        LordView::Known(lord) => Some(Effect::TurnsUp(lord)),
        _ => None,
    };
    match choice {
        Choice::Pass => vec![Effect::LetsPass],
        Choice::StayOut => vec![Effect::StaysOut],
        Choice::Attack | Choice::Ability(_) => {
            let cancels = matches!(view.phase, Phase::Privilege(_)).then_some(Effect::Cancels(view.token));
            cancels
                .into_iter()
                .chain(turns_up)
                .chain(declares(view, seat, choice, selection.named.iter().next()))
                .collect()
        }
        Choice::Help(side) => turns_up.into_iter().chain(helps(view, seat, side)).collect(),
        Choice::Join => turns_up.into_iter().chain(joins(view)).collect(),
        Choice::Become(lord) => vec![Effect::Becomes(lord)],
        Choice::Give(card) => vec![Effect::Gives(card)],
        Choice::Replace(lord) => vec![Effect::Replaces(lord)],
    }
}

fn declares(view: &View, seat: Seat, choice: Choice, target: Option<Seat>) -> Vec<Effect> {
    let wins_prize = (view.fulfilled == 0 && view.prize > 0).then_some(Effect::WinsPrize(view.prize));
    let Some(destiny) = choice.destiny(target) else { return wins_prize.into_iter().collect() };
    let done = match choice {
        Choice::Ability(ability) => uses(view, seat, ability, target),
        _ => fights(view, seat, target),
    };
    // Being first is worth the prize: only others are warned (O-2).
    let nothing = match done {
        _ if wins_prize.is_some() => None,
        None => Some(Effect::DoesNothing),
        Some(Effect::Revolts { strength }) => strikes_nobody(view, seat, strength),
        Some(_) => None,
    };
    let cancelled = may_be_cancelled(view, seat, destiny).then_some(Effect::MayBeCancelled);
    cancelled.into_iter().chain(done).chain(nothing).chain(wins_prize).collect()
}

fn fights(view: &View, seat: Seat, target: Option<Seat>) -> Option<Effect> {
    let (own, against) = (view.lords[seat].known()?, view.lords[target?].known());
    Some(Effect::Fight {
        own: own.rank(),
        against: against.map(Lord::rank),
        shogun: against == Some(Lord::Shogun),
        samurai: own == Lord::Samurai,
    })
}

/// What an ability does by itself; `None` when that is nothing. A Prayer takes the prize as everyone does who is first.
fn uses(view: &View, seat: Seat, ability: Ability, target: Option<Seat>) -> Option<Effect> {
    match ability {
        Ability::Prayer => None,
        Ability::Transmutation => Some(Effect::Transmutes),
        Ability::Annuity => (view.deck > 0).then_some(Effect::DrawsAnnuity),
        Ability::Succession => shogun_holder(view).map(Effect::Succeeds),
        Ability::Credit => {
            Some(view.stacks[target?].count(Lord::Nofu)).filter(|&count| count > 0).map(Effect::Collects)
        }
        Ability::Trading if view.stacks[target?].is_empty() => None, // O-9
        Ability::Trading if view.stacks[seat].is_empty() => Some(Effect::TradesForNothing),
        Ability::Trading => Some(Effect::Trades),
        Ability::Recruitment => match view.recruit() {
            Recruit::Nowhere => None, // O-17
            recruit => Some(Effect::Recruits(recruit)),
        },
        Ability::Revolution => Some(Effect::Revolts { strength: 1 + view.square }),
        Ability::Assassination => Some(Effect::Assassinates(view.lords[target?].known())),
    }
}

/// Is a revolution in vain, alone or even with everybody who might join it? A stack of one loses nothing (O-25).
fn strikes_nobody(view: &View, seat: Seat, alone: u8) -> Option<Effect> {
    let others = || seat.others(view.players);
    let may_join = |other: &Seat| {
        let is_nofu =
            view.lords[*other].known().map_or(view.lords[*other] == LordView::Hidden, |lord| lord == Lord::Nofu);
        is_nofu && view.disks.contains(*other)
    };
    let may_lose = |other: Seat, strength: u8| {
        let is_struck = match view.lords[other].known() {
            Some(lord) => !matches!(lord, Lord::Nofu | Lord::Ninja) && lord.rank() <= strength,
            // The lowest who can be struck is an Akindo.
            None => view.lords[other] == LordView::Hidden && Lord::Akindo.rank() <= strength,
        };
        is_struck && view.stacks[other].len() > 1
    };
    let in_all = alone + others().filter(may_join).count() as u8;
    let strikes = |strength: u8| others().any(|other| may_lose(other, strength));
    (!strikes(alone)).then(|| Effect::StrikesNobody { unless_joined: strikes(in_all) })
}

/// Before whom, or in whose stack, the Shōgun lies for all to see (O-3).
fn shogun_holder(view: &View) -> Option<Seat> {
    let shows = |seat: &Seat| view.lords[*seat] == LordView::FaceUp(Lord::Shogun);
    let holds = |seat: &Seat| view.stacks[*seat].contains(Lord::Shogun);
    Seats::all(view.players).iter().find(|seat| shows(seat) || holds(seat))
}

/// Is there anybody who, for all these eyes can tell, could call the privilege against this declaration?
fn may_be_cancelled(view: &View, declarer: Seat, destiny: Destiny) -> bool {
    // A declarer whom these eyes do not know is taken for the lowest.
    let lord = view.lords[declarer].known().unwrap_or(Lord::Ninja);
    if lord == Lord::Shogun {
        return false;
    }
    let target = match destiny {
        Destiny::Succession => shogun_holder(view),
        _ => destiny.named(),
    };
    let outranks = |seat: Seat| {
        let own = view.lords[seat].known();
        own.is_none_or(|own| view.outranks((seat, own), (declarer, lord), destiny))
    };
    view.disks.without(declarer).iter().any(|seat| Some(seat) != target && outranks(seat))
}

fn helps(view: &View, seat: Seat, side: Side) -> Option<Effect> {
    let mut sides = sides(view)?;
    let (before, lord) = (sides.sums(), view.lords[seat].known()?);
    sides.camp_mut(side).join(seat, lord);
    Some(Effect::Helps { side, before, after: sides.sums(), samurai: lord == Lord::Samurai })
}

fn joins(view: &View) -> Option<Effect> {
    let Phase::Joining(joining) = view.phase else { return None };
    Some(Effect::Joins { strength: joining.joined.with(view.token).len() + 1 + view.square })
}
