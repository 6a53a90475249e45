//! Seasons: declare, privilege, fulfil, and what comes between two of them.

use super::action::Destiny;
use super::cards::{Card, Lord, MAX_PLAYERS};
use super::deals::Bargains;
use super::deck::{Deck, Trace};
use super::event::{Ending, Event};
use super::knowledge::Knowledge;
use super::mover::{Flow, Luck, Mover};
use super::setup::Options;
use super::stack::Stack;
use super::state::{Declaring, Phase, Privilege, Prize, Shogun, State};
use crate::game::{BySeat, Chance, Listener, Seat, Seats};

impl<L: Listener<Event>> Mover<'_, L> {
    /// A new game, at its first question.
    pub(super) fn set_up(
        players: u8,
        first: Option<Seat>,
        options: Options,
        chance: &mut Chance,
        listener: &mut L,
    ) -> State {
        let first = first.unwrap_or_else(|| chance.seat(Luck::FirstPlayer.at(0, 0), players));
        let mut state = State {
            players,
            options,
            season: 0,
            fulfilled: 0,
            token: first,
            lords: BySeat::default(),
            face_up: Seats::NONE,
            disks: Seats::NONE,
            stacks: BySeat::default(),
            deck: Deck::prepare(chance),
            prize: Prize::default(),
            square: 0,
            hut: 0,
            knowledge: Knowledge::default(),
            bargains: Bargains::default(),
            phase: Phase::Declaring(Declaring { asked: first, passed: Seats::NONE }),
        };
        let mut mover = Mover { state: &mut state, chance, listener };
        mover.deal_treasures();
        for seat in Seats::all(players).iter() {
            let flow = mover.draw_lord(seat);
            debug_assert!(flow == Flow::GoesOn, "the Geisha lies below the first hands");
        }
        mover.begin_season();
        state
    }

    fn deal_treasures(&mut self) {
        let mut treasures: [Card; MAX_PLAYERS] = std::array::from_fn(|place| Card::TREASURES[place / 4]);
        self.chance.shuffle(Luck::Treasures.at(0, 0), &mut treasures);
        for (seat, &treasure) in Seats::all(self.state.players).iter().zip(treasures.iter().rev()) {
            self.state.stacks[seat] = Stack::only(treasure);
            self.tell(Event::GotTreasure(seat, treasure));
        }
    }

    /// All disks come back, and a new prize card is laid to the old ones.
    fn begin_season(&mut self) {
        let Some((lord, trace)) = self.state.deck.draw() else {
            return self.end_game(Ending::DeckEmpty, Stack::EMPTY); // O-14
        };
        let state = &mut *self.state;
        state.prize.cards.add(lord);
        match trace {
            Trace::None => {}
            Trace::BottomGroups => state.prize.from_bottom += 1,
            Trace::Seen => state.prize.seen.add(lord),
        }
        state.season += 1;
        state.fulfilled = 0;
        state.disks = Seats::all(state.players);
        let (number, prize) = (state.season, state.prize.cards.len());
        self.tell(Event::SeasonBegan { number, prize });
        self.begin_round();
    }

    /// From the token holder clockwise, everyone with a disk is asked whether he declares.
    pub(super) fn begin_round(&mut self) {
        self.new_moment();
        let State { disks, token, .. } = *self.state;
        let first = if disks.contains(token) { Some(token) } else { disks.next_after(token) };
        match first {
            Some(asked) => self.state.phase = Phase::Declaring(Declaring { asked, passed: Seats::NONE }),
            None => self.end_season(),
        }
    }

    /// A seat declares nothing.
    #[inline]
    pub(super) fn pass_declaring(&mut self, seat: Seat, declaring: Declaring) {
        self.tell(Event::Passed(seat));
        let passed = declaring.passed.with(seat);
        match self.state.disks.minus(passed).next_after(seat) {
            Some(asked) => self.state.phase = Phase::Declaring(Declaring { asked, passed }),
            None => self.end_season(),
        }
    }

    /// A seat declares an action, from its own turn or by calling the privilege.
    pub(super) fn declare(&mut self, seat: Seat, destiny: Destiny) {
        self.turn_up(seat);
        self.state.token = seat;
        self.tell(Event::Declared(seat, destiny));
        self.judge_declaration(seat, destiny);
        self.new_moment();
        let target = match destiny {
            Destiny::Succession => self.state.succession_target(),
            _ => destiny.named(),
        };
        let privilege = Privilege { destiny, target, asked: seat, answered: Seats::NONE };
        self.ask_next_caller(privilege);
    }

    /// The next seat that all cannot see to be barred is asked (O-15). When there is none, the action is carried out.
    fn ask_next_caller(&mut self, privilege: Privilege) {
        let next = self.state.callers(&privilege).next();
        match next {
            Some(asked) => self.state.phase = Phase::Privilege(Privilege { asked, ..privilege }),
            None => self.fulfil(privilege.destiny),
        }
    }

    /// A seat does not call the privilege.
    #[inline]
    pub(super) fn pass_privilege(&mut self, seat: Seat, privilege: Privilege) {
        self.tell(Event::Passed(seat));
        self.judge_call(seat, None);
        self.ask_next_caller(Privilege { answered: privilege.answered.with(seat), ..privilege });
    }

    /// A seat calls the privilege and declares an action of its own.
    pub(super) fn call(&mut self, seat: Seat, destiny: Destiny) {
        self.tell(Event::Called { by: seat, against: self.state.token });
        self.judge_call(seat, Some(destiny));
        self.judge_cancelled();
        self.declare(seat, destiny);
    }

    /// The last declarer discards his disk, and his action happens.
    fn fulfil(&mut self, destiny: Destiny) {
        let declarer = self.state.token;
        self.state.disks.remove(declarer);
        self.state.fulfilled += 1;
        self.tell(Event::Fulfilled(declarer, destiny));
        self.judge_fulfilled();
        self.new_moment();
        match destiny {
            Destiny::Attack(defender) => self.begin_battle(defender),
            // The prize itself is taken as by everyone who is first to fulfil (O-23).
            Destiny::Prayer => self.finish_action(),
            Destiny::Transmutation => self.begin_transmutation(),
            Destiny::Annuity => self.draw_annuity(),
            Destiny::Succession => self.succeed(),
            Destiny::Credit(debtor) => self.collect(debtor),
            Destiny::Trading(partner) => self.begin_trading(partner),
            Destiny::Recruitment => self.recruit(),
            Destiny::Revolution => self.begin_revolution(),
            Destiny::Assassination(victim) => self.assassinate(victim),
        }
    }

    /// The action is over: the first to fulfil in a season takes the prize (O-23), and a new round begins.
    pub(super) fn finish_action(&mut self) {
        let prize = self.state.prize.cards;
        if !prize.is_empty() {
            let taker = self.state.token;
            self.state.prize = Prize::default();
            self.state.stacks[taker] = self.state.stacks[taker].plus(prize);
            self.tell(Event::TookPrize(taker, prize));
            if prize.contains(Lord::Geisha) {
                self.tell(Event::GeishaDrawn);
                return self.end_game(Ending::GeishaInPrize, Stack::EMPTY); // O-6
            }
        }
        self.begin_round();
    }

    /// Nobody declares any more.
    fn end_season(&mut self) {
        self.judge_season();
        let ninja = |stack: &Stack| stack.count(Lord::Ninja) == Lord::Ninja.copies();
        if self.state.stacks.as_slice(self.state.players).iter().any(ninja) {
            return self.end_game(Ending::ThreeNinja, Stack::EMPTY); // O-12, before the new prize
        }
        self.begin_season();
    }
}

impl State {
    /// Everyone who is still to be asked about the privilege: clockwise from the declarer's left, without those who have
    /// answered and those whom everybody can see to be barred (O-15). Stacks are looked at now (O-19).
    #[inline]
    pub(super) fn callers(&self, privilege: &Privilege) -> impl Iterator<Item = Seat> {
        let destiny = privilege.destiny;
        let mut open = match self.lord(self.token) {
            Lord::Shogun => Seats::NONE,
            _ => self.disks.without(self.token).minus(privilege.answered),
        };
        if let Some(target) = privilege.target {
            open.remove(target);
        }
        let asked = move |&seat: &Seat| !self.face_up.contains(seat) || self.outranks(seat, destiny).is_ok();
        open.clockwise_from(self.token).filter(asked)
    }

    /// Whom a Succession declared now names: the Shōgun's holder, unless that is the declarer himself (O-3).
    fn succession_target(&self) -> Option<Seat> {
        let (Shogun::InPlay(holder) | Shogun::InStack(holder)) = self.visible_shogun()?;
        (holder != self.token).then_some(holder)
    }
}
