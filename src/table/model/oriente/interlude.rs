//! Moments at which the table stops for everyone to see something before it goes on.

use serde::{Deserialize, Serialize};

use super::battle::Sides;
use super::stacks::Stacks;
use crate::game::{BySeat, Seat, Seats};
use crate::oriente::{Destiny, Event, Lord, MAX_PLAYERS, Phase, Side, Stack, View};

/// Something for all eyes. The rules do not wait for it; the screen does.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Interlude {
    /// A battle was fought.
    Battle(BattleReport),
    /// A revolution struck.
    Revolution(RevolutionReport),
    /// A season is over, and the next one has begun.
    Season(SeasonReport),
}

/// How a battle went.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct BattleReport {
    /// Who attacked.
    pub attacker: Seat,
    /// Who was attacked.
    pub defender: Seat,
    /// Both sides, with the cards that Samurai turned.
    pub sides: Sides,
    /// Who won; `None` when the Geisha was turned and nothing was decided (O-7).
    pub winner: Option<Side>,
    /// The lord that the winner took.
    pub captured: Option<Lord>,
    /// What the loser got for him.
    pub new_lord: NewLord,
}

/// What the loser of a battle got for the lord he lost.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum NewLord {
    /// He has still to choose among turned ones.
    ToBeChosen,
    /// One from the deck, face down.
    FaceDown,
    /// One that a Samurai turned, face up (O-5).
    Turned(Lord),
    /// None: the deck was empty, or the Geisha came (O-7, O-14).
    Nobody,
}

/// How a revolution went.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RevolutionReport {
    /// Who declared it.
    pub declarer: Seat,
    /// All who rose, the declarer among them.
    pub rebels: Seats,
    /// Its strength: the rebels, and the laborers in the square.
    pub strength: u8,
    /// Who was struck.
    pub struck: Seats,
    /// What they lost; a stack of one loses nothing (O-25).
    pub looted: Vec<(Seat, Stack)>,
    /// What each rebel has now, his own cards dealt among all with the loot.
    pub shared: Vec<(Seat, Stack)>,
}

/// How a season ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeasonReport {
    /// Which one, counted from 1.
    pub ended: u8,
    /// How many cards lie in the new prize: more than one when the last one was not won.
    pub prize: u8,
    /// What everybody's stack is worth, in seat order.
    pub points: Vec<u8>,
}

/// Everything to stop for in what all were told since `before`, a view of the table with any eyes.
pub fn interludes(before: &View, news: &[Event]) -> Vec<Interlude> {
    let mut watch = Watch::new(before);
    news.iter().for_each(|event| watch.see(event));
    watch.found
}

/// Somebody who looks on and remembers what a report needs.
struct Watch {
    players: u8,
    stacks: Stacks,
    /// Everybody's lord, as far as he was seen.
    lords: BySeat<Option<Lord>, MAX_PLAYERS>,
    going_on: GoingOn,
    found: Vec<Interlude>,
}

/// The action that is carried out.
enum GoingOn {
    /// A battle that is not decided: who attacks, who is attacked, and the helpers with their sides.
    Battle { attacker: Seat, defender: Seat, helpers: Vec<(Seat, Side)>, turned: Vec<(Seat, Lord)> },
    /// A battle that is decided: its report stands last.
    Decided,
    /// A revolution.
    Revolution { declarer: Seat, rebels: Seats },
    /// Anything else.
    Other,
}

impl Watch {
    fn new(before: &View) -> Self {
        Self {
            players: before.players,
            stacks: Stacks::of(before),
            lords: BySeat::from_fn(|seat| before.lords[seat].known()),
            going_on: GoingOn::of(before),
            found: Vec::new(),
        }
    }

    fn see(&mut self, event: &Event) {
        self.stacks.hear(event);
        self.follow_lords(event);
        self.follow_action(event);
        match *event {
            Event::BattleDecided { winner, .. } => self.report_battle(Some(winner)),
            Event::GeishaDrawn if matches!(self.going_on, GoingOn::Battle { .. }) => self.report_battle(None),
            Event::SeasonBegan { number, prize } if number > 1 => {
                let points = self.stacks.points(self.players);
                self.found.push(Interlude::Season(SeasonReport { ended: number - 1, prize, points }));
            }
            _ => self.amend(event),
        }
    }

    fn follow_lords(&mut self, event: &Event) {
        match *event {
            Event::TurnedUp(seat, lord) | Event::GotTurnedLord(seat, lord) => self.lords[seat] = Some(lord),
            Event::GotLord(seat) => self.lords[seat] = None,
            Event::Transmuted(_) => self.lords = BySeat::default(),
            Event::Succeeded { by, with } => {
                if self.lords[with] == Some(Lord::Shogun) {
                    self.lords[with] = Some(Lord::Daimyo);
                }
                self.lords[by] = Some(Lord::Shogun);
            }
            _ => {}
        }
    }

    fn follow_action(&mut self, event: &Event) {
        match (event, &mut self.going_on) {
            (&Event::Fulfilled(seat, destiny), going_on) => *going_on = GoingOn::fulfilled(seat, destiny),
            (&Event::Helped(seat, side), GoingOn::Battle { helpers, .. }) => helpers.push((seat, side)),
            (&Event::SamuraiTurned(seat, lord), GoingOn::Battle { turned, .. }) => turned.push((seat, lord)),
            (&Event::Joined(seat), GoingOn::Revolution { rebels, .. }) => rebels.insert(seat),
            (&Event::RevolutionStruck { strength, struck }, &mut GoingOn::Revolution { declarer, rebels }) => {
                let (looted, shared) = Default::default();
                let report = RevolutionReport { declarer, rebels, strength, struck, looted, shared };
                self.found.push(Interlude::Revolution(report));
            }
            _ => {}
        }
    }

    /// A battle is decided, or the Geisha leaves it undecided.
    fn report_battle(&mut self, winner: Option<Side>) {
        let GoingOn::Battle { attacker, defender, helpers, turned } = &self.going_on else { return };
        let with_lord = |seat: Seat| self.lords[seat].map(|lord| (seat, lord));
        let (Some(first), Some(second)) = (with_lord(*attacker), with_lord(*defender)) else { return };
        let mut sides = Sides::new(first, second);
        for (lord, side) in helpers.iter().filter_map(|&(seat, side)| Some((with_lord(seat)?, side))) {
            sides.camp_mut(side).join(lord.0, lord.1);
        }
        turned.iter().for_each(|&(seat, lord)| sides.turn(seat, lord));
        let new_lord = if winner.is_some() { NewLord::ToBeChosen } else { NewLord::Nobody };
        let (attacker, defender) = (*attacker, *defender);
        self.found.push(Interlude::Battle(BattleReport {
            attacker,
            defender,
            sides,
            winner,
            captured: None,
            new_lord,
        }));
        self.going_on = GoingOn::Decided;
    }

    /// Adds to the last report what came of it.
    fn amend(&mut self, event: &Event) {
        match (self.found.last_mut(), &self.going_on) {
            (Some(Interlude::Battle(report)), GoingOn::Decided) => report.amend(event),
            (Some(Interlude::Revolution(report)), GoingOn::Revolution { .. }) => match *event {
                Event::Looted(seat, loot) => report.looted.push((seat, loot)),
                Event::Shared(seat, share) => report.shared.push((seat, share)),
                _ => {}
            },
            _ => {}
        }
    }
}

impl BattleReport {
    fn amend(&mut self, event: &Event) {
        match *event {
            Event::Captured { lord, .. } => self.captured = Some(lord),
            Event::GotLord(_) => self.new_lord = NewLord::FaceDown,
            Event::GotTurnedLord(_, lord) => self.new_lord = NewLord::Turned(lord),
            // The Geisha can also come later, with the prize.
            Event::GotNoLord(_) | Event::GeishaDrawn if self.new_lord == NewLord::ToBeChosen => {
                self.new_lord = NewLord::Nobody;
            }
            _ => {}
        }
    }
}

impl GoingOn {
    fn of(view: &View) -> Self {
        match view.phase {
            Phase::Helping(battle) => {
                let helpers = battle.helpers.as_slice().iter().map(|&helper| (helper, battle.side_of(helper)));
                let (attacker, defender) = (view.token, battle.defender);
                Self::Battle { attacker, defender, helpers: helpers.collect(), turned: Vec::new() }
            }
            Phase::Joining(joining) => {
                Self::Revolution { declarer: view.token, rebels: joining.joined.with(view.token) }
            }
            _ => Self::Other,
        }
    }

    fn fulfilled(seat: Seat, destiny: Destiny) -> Self {
        match destiny {
            Destiny::Attack(defender) => {
                Self::Battle { attacker: seat, defender, helpers: Vec::new(), turned: Vec::new() }
            }
            Destiny::Revolution => Self::Revolution { declarer: seat, rebels: Seats::only(seat) },
            _ => Self::Other,
        }
    }
}
