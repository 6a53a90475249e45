//! What one pair of eyes may know, filled in field by field.
//!
//! Hidden zones, all of them: the face-down lords of the others; the order of the deck, but for the cards that all saw
//! go under it; the prize, but for cards of it that all saw go under the deck before; and what the others know of lords
//! that a Transmutation has mixed. None of them has a field here. At the end every lord is shown.

use serde::{Deserialize, Serialize};

use super::cards::{LORDS, Lord, MAX_PLAYERS, MIN_PLAYERS};
use super::deals::{Bargains, Due, Entry, Promise, Standing};
use super::deck::DeckOrder;
use super::setup::Options;
use super::stack::Stack;
use super::state::{Declaring, LABORERS, Phase, Privilege, State};
use crate::game::{BySeat, Pile, Seat, Seats, read_if_sound};

/// A position as one seat, or a bystander, may know it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(remote = "Self", deny_unknown_fields)]
pub struct View {
    /// Whose eyes these are; `None` for a bystander.
    pub eyes: Option<Seat>,
    /// How many play.
    pub players: u8,
    /// What this table plays differently.
    pub options: Options,
    /// Which season this is, counted from 1.
    pub season: u8,
    /// How many actions were fulfilled this season.
    pub fulfilled: u8,
    /// Who holds the destiny token.
    pub token: Seat,
    /// Everybody's lord, as far as these eyes know him.
    pub lords: BySeat<LordView, MAX_PLAYERS>,
    /// Who has a disk.
    pub disks: Seats,
    /// Everybody's prize stack.
    pub stacks: BySeat<Stack, MAX_PLAYERS>,
    /// How many cards the deck has.
    pub deck: u8,
    /// What all know about its order.
    pub deck_order: DeckOrder,
    /// The cards that all saw go under the deck, the lowest first.
    pub under: Pile<Lord, LORDS>,
    /// How many cards the season's prize has.
    pub prize: u8,
    /// How many of them come from the deck's two bottom groups.
    pub prize_from_bottom: u8,
    /// Those that all saw go under the deck before.
    pub prize_seen: Stack,
    /// Laborers in the square.
    pub square: u8,
    /// Laborers in the hut.
    pub hut: u8,
    /// Whose face-down lord was dealt by the last Transmutation.
    pub mixed: Seats,
    /// Who carried it out.
    pub mixer: Option<Seat>,
    /// The lords that all know to be among the mixed ones.
    pub mixed_seen: Stack,
    /// The lords that the owner of these eyes knows to be among the mixed ones of the others, not with whom.
    pub mixed_known: Stack,
    /// The lords that the owner of these eyes has taken and looks at now; empty for all others.
    pub taken: Stack,
    /// Whose face-down lord all know, since all saw him go under the deck before.
    pub traced: Seats,
    /// Whose face-down lord comes from the deck's two bottom groups.
    pub from_bottom: Seats,
    /// Offers, and the ledger.
    pub bargains: Bargains,
    /// What the table is waiting for.
    pub phase: Phase,
}

/// A lord, as far as some eyes know him.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum LordView {
    /// There is none.
    #[default]
    None,
    /// He lies face up.
    FaceUp(Lord),
    /// He lies face down, but these eyes know him.
    Known(Lord),
    /// He lies face down.
    Hidden,
}

impl LordView {
    /// The lord, if he is known.
    #[inline]
    pub const fn known(self) -> Option<Lord> {
        match self {
            Self::FaceUp(lord) | Self::Known(lord) => Some(lord),
            Self::None | Self::Hidden => None,
        }
    }
}

/// From so few cards in the deck on, the game may be over before another season is.
const NEAR_THE_END: u8 = 12;

impl View {
    /// Is this a debt that could be paid now, and that is broken if it is not paid before the season ends, or may be?
    pub fn falls_due(&self, entry: &Entry) -> bool {
        let is_last_season = self.deck <= NEAR_THE_END;
        let is_near = match entry.promise {
            Promise::Pay { due: Due::GameEnd, .. } => is_last_season,
            _ => entry.ends_with(self.season),
        };
        let can_pay = entry.promise.payment().is_some_and(|cards| self.stacks[entry.by].holds(cards));
        entry.standing == Standing::Open && is_near && can_pay
    }

    /// What these eyes may know of a position.
    pub(super) fn of(state: &State, eyes: Option<Seat>) -> Self {
        let State { knowledge, .. } = state;
        Self {
            eyes,
            players: state.players,
            options: state.options,
            season: state.season,
            fulfilled: state.fulfilled,
            token: state.token,
            lords: BySeat::from_fn(|seat| state.lord_seen(seat, eyes)),
            disks: state.disks,
            stacks: state.stacks,
            deck: state.deck.cards.len(),
            deck_order: state.deck.order,
            under: Pile::from_slice(&state.deck.cards.as_slice()[..usize::from(state.deck.seen)]).unwrap_or_default(),
            prize: state.prize.cards.len(),
            prize_from_bottom: state.prize.from_bottom,
            prize_seen: state.prize.seen,
            square: state.square,
            hut: state.hut,
            mixed: knowledge.mixed,
            mixer: knowledge.mixer,
            mixed_seen: knowledge.public,
            mixed_known: eyes.map_or(knowledge.public, |seat| knowledge.private[seat]),
            taken: if state.phase == Phase::Becoming && eyes == Some(state.token) {
                state.taken_lords()
            } else {
                Stack::EMPTY
            },
            traced: knowledge.traced,
            from_bottom: knowledge.from_bottom,
            bargains: state.bargains,
            phase: state.phase,
        }
    }
}

impl State {
    fn lord_seen(&self, seat: Seat, eyes: Option<Seat>) -> LordView {
        let shown = matches!(self.phase, Phase::Over(_)) || self.knowledge.traced.contains(seat);
        match self.lords[seat] {
            None => LordView::None,
            Some(lord) if self.face_up.contains(seat) => LordView::FaceUp(lord),
            Some(lord) if shown || eyes == Some(seat) => LordView::Known(lord),
            Some(_) => LordView::Hidden,
        }
    }
}

read_if_sound!(View, "expected a view that could be");

impl View {
    /// Whoever draws a view counts on it that everybody in it sits at the table, and that nothing has less than a part of
    /// it.
    fn is_sound(&self) -> bool {
        (MIN_PLAYERS..=MAX_PLAYERS).contains(&usize::from(self.players)) && self.is_seated() && self.adds_up()
    }

    /// Do all who are named sit at this table?
    fn is_seated(&self) -> bool {
        let single = [self.eyes, Some(self.token), self.mixer].into_iter().flatten().collect();
        let in_phase = match &self.phase {
            Phase::Declaring(Declaring { asked, passed }) => passed.with(*asked),
            Phase::Privilege(Privilege { asked, answered, target, .. }) => {
                target.iter().fold(answered.with(*asked), |seats, &seat| seats.with(seat))
            }
            Phase::Helping(battle) => battle.stayed_out.with(battle.asked).with(battle.defender),
            Phase::Replacing(replacing) => Seats::only(replacing.defender),
            Phase::Giving(to) => Seats::only(*to),
            Phase::Joining(joining) => joining.answered.with(joining.asked),
            Phase::Becoming | Phase::Over(_) => Seats::NONE,
        };
        let all = Seats::all(self.players);
        let groups = [single, in_phase, self.disks, self.mixed, self.traced, self.from_bottom];
        groups.iter().all(|seats| seats.is_within(all))
    }

    /// Is nowhere a part larger than the whole?
    fn adds_up(&self) -> bool {
        let sum = |counts: [u8; 2]| counts.into_iter().map(usize::from).sum::<usize>();
        sum([self.square, self.hut]) <= usize::from(LABORERS)
            && usize::from(self.deck) <= LORDS
            && self.under.len() <= self.deck
            && sum([self.prize_seen.len(), self.prize_from_bottom]) <= usize::from(self.prize)
            && self.bargains.ledger.adds_up()
    }
}
