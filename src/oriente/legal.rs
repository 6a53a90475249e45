//! Who may do what, and why not. `allows` and `list_answers` stand on the same predicates.

use super::action::{Action, Destiny, Side};
use super::cards::{Card, Lord};
use super::refusal::Refusal;
use super::setup::Replacement;
use super::stack::Stack;
use super::state::{Phase, Privilege, Replacing, State, TurnedPile};
use crate::game::{Seat, Seats};

impl State {
    /// May this seat do this now?
    pub(super) fn allows(&self, seat: Seat, action: &Action) -> Result<(), Refusal> {
        if matches!(self.phase, Phase::Over(_)) {
            return Err(Refusal::GameOver);
        }
        if seat.number() >= self.players {
            return Err(Refusal::NoSuchPlayer);
        }
        if action.is_bargaining() { self.may_bargain(seat, action) } else { self.may_answer(seat, *action) }
    }

    fn may_answer(&self, seat: Seat, action: Action) -> Result<(), Refusal> {
        match (&self.phase, action) {
            (Phase::Declaring(_) | Phase::Privilege(_) | Phase::Joining(_), Action::Pass)
            | (Phase::Helping(_), Action::StayOut) => self.is_asked(seat),
            (Phase::Declaring(_), Action::Declare(destiny)) => {
                self.has_disk(seat)?;
                self.is_asked(seat)?;
                self.may_declare(seat, destiny)
            }
            (Phase::Privilege(privilege), Action::Call(destiny)) => {
                self.may_call(seat, privilege)?;
                self.is_asked(seat)?;
                self.may_declare(seat, destiny)
            }
            (Phase::Helping(battle), Action::Help(_)) => {
                self.may_help(seat, battle.defender)?;
                self.is_asked(seat)
            }
            (Phase::Joining(joining), Action::Join) => {
                self.may_join(seat, joining.answered)?;
                self.is_asked(seat)
            }
            (Phase::Becoming, Action::Become(lord)) => {
                self.is_asked(seat)?;
                self.taken_lords().contains(lord).then_some(()).ok_or(Refusal::NotAmongTaken)
            }
            (Phase::Giving(_), Action::Give(card)) => {
                self.is_asked(seat)?;
                self.stacks[seat].contains(card).then_some(()).ok_or(Refusal::NotInStack)
            }
            (Phase::Replacing(replacing), Action::Replace(lord)) => {
                self.is_asked(seat)?;
                self.choices(replacing).contains(lord).then_some(()).ok_or(Refusal::NotTurned)
            }
            _ => Err(Refusal::OtherQuestion),
        }
    }

    /// Lists what [`State::allows`] allows as an answer, sorted.
    #[inline]
    pub(super) fn list_answers(&self, seat: Seat, answers: &mut Vec<Action>) {
        answers.clear();
        if self.asked() != Some(seat) {
            return;
        }
        match &self.phase {
            Phase::Declaring(_) => {
                answers.push(Action::Pass);
                self.list_destinies(seat, Action::Declare, answers);
            }
            Phase::Privilege(privilege) => {
                answers.push(Action::Pass);
                if self.may_call(seat, privilege).is_ok() {
                    self.list_destinies(seat, Action::Call, answers);
                }
            }
            Phase::Helping(_) => {
                answers.extend([Action::StayOut, Action::Help(Side::Attacker), Action::Help(Side::Defender)]);
            }
            Phase::Joining(joining) => {
                answers.push(Action::Pass);
                if self.may_join(seat, joining.answered).is_ok() {
                    answers.push(Action::Join);
                }
            }
            Phase::Becoming => answers.extend(self.taken_lords().kinds().filter_map(Card::lord).map(Action::Become)),
            Phase::Giving(_) => answers.extend(self.stacks[seat].kinds().map(Action::Give)),
            Phase::Replacing(replacing) => {
                answers.extend(self.choices(replacing).kinds().filter_map(Card::lord).map(Action::Replace));
            }
            Phase::Over(_) => {}
        }
    }

    #[inline]
    fn list_destinies(&self, seat: Seat, answer: fn(Destiny) -> Action, answers: &mut Vec<Action>) {
        let others = self.others(seat);
        answers.extend(others.iter().map(|other| answer(Destiny::Attack(other))));
        let mut list = |destiny| {
            if self.may_use(seat, destiny).is_ok() {
                answers.push(answer(destiny));
            }
        };
        match self.lord(seat) {
            Lord::Shogun | Lord::Samurai | Lord::Geisha => {}
            Lord::Soryo => list(Destiny::Prayer),
            Lord::MahoTsukai => list(Destiny::Transmutation),
            Lord::Daimyo => [Destiny::Annuity, Destiny::Succession].into_iter().for_each(list),
            Lord::Akindo => {
                others.iter().for_each(|other| list(Destiny::Credit(other)));
                others.iter().for_each(|other| list(Destiny::Trading(other)));
            }
            Lord::Nofu => [Destiny::Recruitment, Destiny::Revolution].into_iter().for_each(list),
            Lord::Ninja => others.iter().for_each(|other| list(Destiny::Assassination(other))),
        }
    }

    #[inline]
    fn is_asked(&self, seat: Seat) -> Result<(), Refusal> {
        if self.asked() == Some(seat) { Ok(()) } else { Err(Refusal::NotAsked) }
    }

    #[inline]
    pub(super) fn has_disk(&self, seat: Seat) -> Result<(), Refusal> {
        if self.disks.contains(seat) { Ok(()) } else { Err(Refusal::NeedsDisk) }
    }

    /// Is that another player at this table?
    pub(super) fn is_another(&self, seat: Seat, other: Seat) -> Result<(), Refusal> {
        if other.number() >= self.players {
            Err(Refusal::NoSuchPlayer)
        } else if other == seat {
            Err(Refusal::NamesHimself)
        } else {
            Ok(())
        }
    }

    /// May this seat's lord declare this? Whether it would do anything is not asked (O-2).
    pub(super) fn may_declare(&self, seat: Seat, destiny: Destiny) -> Result<(), Refusal> {
        if let Some(named) = destiny.named() {
            self.is_another(seat, named)?;
        }
        let lord = self.lord(seat);
        match destiny.ability_of() {
            None => Ok(()),
            Some(owner) if owner == lord => self.may_use(seat, destiny),
            Some(_) if matches!(lord, Lord::Shogun | Lord::Samurai) => Err(Refusal::NothingToDeclare),
            Some(_) => Err(Refusal::NotHisAbility),
        }
    }

    /// The one 'may not' or 'if' of each ability; it holds even where the ability would do nothing (O-2).
    #[inline]
    fn may_use(&self, seat: Seat, destiny: Destiny) -> Result<(), Refusal> {
        match destiny {
            Destiny::Credit(other) | Destiny::Trading(other) if self.visible_lord(other) == Some(Lord::Akindo) => {
                Err(Refusal::FaceUpAkindo)
            }
            Destiny::Assassination(other) if self.visible_lord(other) == Some(Lord::Ninja) => Err(Refusal::FaceUpNinja),
            Destiny::Transmutation if self.shows_another(seat, Lord::MahoTsukai) => Err(Refusal::AnotherMahoTsukai),
            Destiny::Succession if self.visible_shogun().is_none() => Err(Refusal::NoVisibleShogun),
            _ => Ok(()),
        }
    }

    fn shows_another(&self, seat: Seat, lord: Lord) -> bool {
        self.face_up.without(seat).iter().any(|other| self.lords[other] == Some(lord))
    }

    /// May this seat call the privilege, its turn to answer aside?
    #[inline]
    pub(super) fn may_call(&self, seat: Seat, privilege: &Privilege) -> Result<(), Refusal> {
        if seat == self.token {
            return Err(Refusal::OwnDeclaration);
        }
        self.has_disk(seat)?;
        if privilege.target == Some(seat) {
            return Err(Refusal::NamedInDeclaration);
        }
        self.outranks(seat, privilege.destiny)?;
        if privilege.answered.contains(seat) { Err(Refusal::AlreadyAnswered) } else { Ok(()) }
    }

    /// May this seat help in the battle against this defender, its turn to answer aside?
    pub(super) fn may_help(&self, seat: Seat, defender: Seat) -> Result<(), Refusal> {
        if seat == self.token || seat == defender {
            return Err(Refusal::FightsHimself);
        }
        self.has_disk(seat)
    }

    /// May this seat join the revolution, its turn to answer aside?
    #[inline]
    fn may_join(&self, seat: Seat, answered: Seats) -> Result<(), Refusal> {
        self.has_disk(seat)?;
        if answered.contains(seat) {
            return Err(Refusal::AlreadyAnswered);
        }
        if self.lord(seat) == Lord::Nofu { Ok(()) } else { Err(Refusal::NoNofu) }
    }

    /// Everybody's lord but the token holder's.
    #[inline]
    pub(super) fn taken_lords(&self) -> Stack {
        self.others(self.token).iter().filter_map(|seat| self.lords[seat]).map(Card::from).collect()
    }

    /// The turned lords among which the loser chooses.
    fn choices(&self, replacing: &Replacing) -> Stack {
        // Asked only when there is a choice: at least two Samurai have turned a card.
        self.replacements(replacing.winner, &replacing.turned, replacing.turned.len())
    }

    /// The turned lords that may replace the loser's, after a battle of so many Samurai (O-4).
    pub(super) fn replacements(&self, winner: Side, turned: &TurnedPile, samurai: u8) -> Stack {
        let all = self.options.replacement == Replacement::AllTurned && samurai > 1;
        let open = turned.as_slice().iter().filter(|turned| all || turned.side == winner);
        open.map(|turned| Card::from(turned.lord)).collect()
    }
}
