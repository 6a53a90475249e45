//! Battles: help in rounds, Samurai, capture and replacement.

use super::action::Side;
use super::cards::{Card, Lord};
use super::event::{Ending, Event};
use super::mover::{Flow, Mover};
use super::stack::Stack;
use super::state::{Battle, Phase, Replacing, State, Turned, TurnedPile};
use crate::game::{Listener, Pile, Seat, Seats};

impl<L: Listener<Event>> Mover<'_, L> {
    /// An attack is fulfilled: the target turns face up, and help is sought.
    pub(super) fn begin_battle(&mut self, defender: Seat) {
        self.turn_up(defender);
        let asked = self.state.token;
        self.ask_for_help(Battle {
            defender,
            asked,
            stayed_out: Seats::NONE,
            joined: false,
            for_attacker: Seats::NONE,
            helpers: Pile::default(),
        });
    }

    /// The next seat that can help is asked. After a round in which somebody joined, those who stayed out are asked
    /// again; after one in which nobody did, the battle is fought (O-10).
    fn ask_for_help(&mut self, mut battle: Battle) {
        let attacker = self.state.token;
        let open = self.state.disks.without(battle.defender);
        let mut next = open.minus(battle.stayed_out).next_after(attacker);
        if next.is_none() && battle.joined {
            battle.joined = false;
            battle.stayed_out = Seats::NONE;
            next = open.next_after(attacker);
        }
        match next {
            Some(asked) => self.state.phase = Phase::Helping(Battle { asked, ..battle }),
            None => self.fight(&battle),
        }
    }

    /// A seat stays out, for this round of asking.
    #[inline]
    pub(super) fn stay_out(&mut self, seat: Seat, battle: Battle) {
        self.tell(Event::StayedOut(seat));
        self.ask_for_help(Battle { stayed_out: battle.stayed_out.with(seat), ..battle });
    }

    /// A seat joins a side, for good.
    pub(super) fn help(&mut self, seat: Seat, side: Side, mut battle: Battle) {
        self.turn_up(seat);
        self.state.disks.remove(seat);
        self.tell(Event::Helped(seat, side));
        self.judge_help(seat, side);
        battle.joined = true;
        battle.helpers.push(seat);
        if side == Side::Attacker {
            battle.for_attacker.insert(seat);
        }
        self.ask_for_help(battle);
    }

    /// Samurai turn, sums are compared, the winner captures (O-21).
    fn fight(&mut self, battle: &Battle) {
        self.judge_battle();
        self.new_moment();
        let Some((turned, samurai)) = self.turn_cards(battle) else { return };
        let sum = |side| self.state.strength(battle, side) + strength_of(&turned, side);
        let (attack, defence) = (sum(Side::Attacker), sum(Side::Defender));
        // The Shōgun wins whenever he is the target (O-22).
        let holds = attack <= defence || self.state.lord(battle.defender) == Lord::Shogun;
        let winner = if holds { Side::Defender } else { Side::Attacker };
        self.tell(Event::BattleDecided { attacker: attack, defender: defence, winner });
        let replacing = Replacing { defender: battle.defender, winner, turned };
        let (by, from) = (self.state.winner(&replacing), self.state.loser(&replacing));
        let lord = self.take_lord(from);
        self.state.stacks[by].add(lord);
        self.tell(Event::Captured { by, from, lord });
        self.replace_loser(&replacing, samurai);
    }

    /// Every Samurai turns the deck's top card: attacker, defender, helpers as they joined (O-21). Returns what was
    /// turned and how many Samurai took part; nothing when the Geisha came up and the game is over (O-7).
    fn turn_cards(&mut self, battle: &Battle) -> Option<(TurnedPile, u8)> {
        let mut turned = TurnedPile::default();
        let mut samurai = 0;
        let fighters = [(self.state.token, Side::Attacker), (battle.defender, Side::Defender)];
        let helpers = battle.helpers.as_slice().iter().map(|&helper| (helper, battle.side_of(helper)));
        for (seat, side) in fighters.into_iter().chain(helpers) {
            if self.state.lord(seat) != Lord::Samurai {
                continue;
            }
            samurai += 1;
            let Some((lord, _)) = self.state.deck.draw() else {
                self.tell(Event::FoundDeckEmpty(seat)); // O-14: he adds 0
                continue;
            };
            self.tell(Event::SamuraiTurned(seat, lord));
            turned.push(Turned { lord, side });
            if lord == Lord::Geisha {
                self.end_by_geisha(lords_of(&turned));
                return None;
            }
        }
        Some((turned, samurai))
    }

    /// The loser chooses among the turned lords, takes the only one, or draws (O-4).
    fn replace_loser(&mut self, replacing: &Replacing, samurai: u8) {
        let choices = self.state.replacements(replacing.winner, &replacing.turned, samurai);
        let mut kinds = choices.kinds().filter_map(Card::lord);
        match (kinds.next(), kinds.next()) {
            (Some(_), Some(_)) => self.state.phase = Phase::Replacing(*replacing),
            (Some(lord), None) => self.replace(replacing, lord),
            (None, _) => match self.draw_lord(self.state.loser(replacing)) {
                Flow::GoesOn => self.clear_turned(replacing, replacing.turned),
                Flow::Ends => self.end_by_geisha(lords_of(&replacing.turned).with(Lord::Geisha)),
            },
        }
    }

    /// The loser gets a turned lord, who stays face up (O-5). Of equal ones it is the first that was turned for him.
    pub(super) fn replace(&mut self, replacing: &Replacing, lord: Lord) {
        let loser = self.state.loser(replacing);
        self.state.lords[loser] = Some(lord);
        self.state.face_up.insert(loser);
        self.tell(Event::GotTurnedLord(loser, lord));
        let mut rest = replacing.turned;
        let winning = Turned { lord, side: replacing.winner };
        let all = rest.as_slice();
        let chosen =
            all.iter().position(|&turned| turned == winning).or(all.iter().position(|turned| turned.lord == lord));
        if let Some(chosen) = chosen {
            rest.as_mut_slice()[chosen..].rotate_left(1);
            rest.pop();
        }
        self.clear_turned(replacing, rest);
    }

    /// What nobody got goes under the deck in turning order, Ninja to the winner (O-5); then the action is over.
    fn clear_turned(&mut self, replacing: &Replacing, rest: TurnedPile) {
        let winner = self.state.winner(replacing);
        for turned in rest.as_slice() {
            if turned.lord == Lord::Ninja {
                self.state.stacks[winner].add(Lord::Ninja);
                self.tell(Event::TookNinja(winner));
            } else {
                self.state.deck.put_under(turned.lord);
                self.tell(Event::WentUnder(turned.lord));
            }
        }
        self.finish_action();
    }

    /// The Geisha was drawn in mid-action: nothing more happens (O-7).
    pub(super) fn end_by_geisha(&mut self, aside: Stack) {
        self.tell(Event::GeishaDrawn);
        self.end_game(Ending::Geisha, aside);
    }
}

impl State {
    /// The winner of a decided battle.
    const fn winner(&self, replacing: &Replacing) -> Seat {
        match replacing.winner {
            Side::Attacker => self.token,
            Side::Defender => replacing.defender,
        }
    }

    /// What the lords of a side bring, before any Samurai turns.
    fn strength(&self, battle: &Battle, side: Side) -> u8 {
        let fighter = match side {
            Side::Attacker => self.token,
            Side::Defender => battle.defender,
        };
        let helpers = battle.helpers.as_slice().iter().filter(|&&helper| battle.side_of(helper) == side);
        self.lord(fighter).rank() + helpers.map(|&helper| self.lord(helper).rank()).sum::<u8>()
    }
}

fn strength_of(turned: &TurnedPile, side: Side) -> u8 {
    turned.as_slice().iter().filter(|turned| turned.side == side).map(|turned| turned.lord.rank()).sum()
}

fn lords_of(turned: &TurnedPile) -> Stack {
    turned.as_slice().iter().map(|turned| Card::from(turned.lord)).collect()
}
