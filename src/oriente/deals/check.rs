//! What may be offered, accepted, settled and judged, and why not.

use super::terms::{EntryNumber, Ground, Offer, OfferNumber, Promise, Terms};
use super::{Entry, OFFERS_EACH, OPEN_OFFERS, Standing, Verdict};
use crate::game::{Seat, Seats};
use crate::oriente::action::{Action, Destiny};
use crate::oriente::cards::Card;
use crate::oriente::refusal::Refusal;
use crate::oriente::setup::Talk;
use crate::oriente::state::{Phase, State};

type Checked<T = ()> = Result<T, Refusal>;

fn ensure(holds: bool, otherwise: Refusal) -> Checked {
    if holds { Ok(()) } else { Err(otherwise) }
}

/// Replaces what is in `replies` by everything this seat may do about open offers and promises, sorted. Offers of its
/// own are not listed: there are too many.
pub fn legal_replies(state: &State, seat: Seat, replies: &mut Vec<Action>) {
    replies.clear();
    let bargains = &state.bargains;
    let numbers = || bargains.offers.as_slice().iter().map(|offer| offer.number);
    let entries = || bargains.ledger.entries.as_slice().iter().map(|entry| entry.number);
    let judge = |verdict| move |entry| Action::Judge { entry, verdict };
    let candidates = (numbers().map(Action::Accept))
        .chain(numbers().map(Action::Refuse))
        .chain(numbers().map(Action::Withdraw))
        .chain(entries().map(Action::Settle))
        .chain(entries().map(judge(Verdict::Kept)))
        .chain(entries().map(judge(Verdict::Broken)));
    replies.extend(candidates.filter(|action| state.allows(seat, action).is_ok()));
    replies.sort_unstable();
}

impl State {
    /// May this seat make this move in bargaining?
    pub(in crate::oriente) fn may_bargain(&self, seat: Seat, action: &Action) -> Checked {
        ensure(self.options.talk != Talk::Silent, Refusal::NoTalk)?;
        ensure(self.is_moment_to_bargain(), Refusal::InsideResolution)?;
        match *action {
            Action::Offer(proposal) => {
                ensure(self.bargains.offers.as_slice().len() < OPEN_OFFERS, Refusal::TooManyOffers)?;
                self.may_offer(seat, proposal.to, proposal.gives, proposal.asks)
            }
            Action::Counter { offer, gives, asks } => {
                let to = self.offer_made_to(seat, offer)?.from;
                self.may_offer(seat, to, gives, asks)
            }
            Action::Accept(number) => self.may_accept(*self.offer_made_to(seat, number)?),
            Action::Refuse(number) => self.offer_made_to(seat, number).map(|_| ()),
            Action::Withdraw(number) => {
                let offer = self.bargains.find(number).ok_or(Refusal::NoSuchOffer)?;
                ensure(offer.from == seat, Refusal::NotHisOffer)
            }
            Action::Settle(number) => self.may_settle(seat, number),
            Action::Judge { entry, .. } => {
                let entry = self.open_entry(entry)?;
                ensure(entry.to == seat, Refusal::NotHisClaim)?;
                ensure(entry.promise.is_judged_by_players(), Refusal::RulesJudge)
            }
            _ => Err(Refusal::OtherQuestion),
        }
    }

    /// Offers are for the questions of declaring, privilege, help and joining.
    pub(in crate::oriente) const fn is_moment_to_bargain(&self) -> bool {
        matches!(self.phase, Phase::Declaring(_) | Phase::Privilege(_) | Phase::Helping(_) | Phase::Joining(_))
    }

    fn offer_made_to(&self, seat: Seat, number: OfferNumber) -> Checked<&Offer> {
        let offer = self.bargains.find(number).ok_or(Refusal::NoSuchOffer)?;
        ensure(offer.to == seat, Refusal::NotHisOffer).map(|()| offer)
    }

    fn may_offer(&self, from: Seat, to: Seat, gives: Terms, asks: Terms) -> Checked {
        ensure(to.number() < self.players, Refusal::NoSuchPlayer)?;
        ensure(to != from, Refusal::OfferToHimself)?;
        ensure(self.bargains.made[from] < OFFERS_EACH, Refusal::TooManyOffersBySeat)?;
        ensure(!gives.is_nothing() && !asks.is_nothing(), Refusal::GiftForNothing)?;
        for (party, terms, other) in (Offer { from, to, gives, asks, ..Offer::default() }).parties() {
            self.check_cards(party, terms)?;
            self.check_terms(party, other, terms)?;
        }
        Ok(())
    }

    /// Do those cards lie in that stack? One who offers, or asks for, a lord who lies face up is told why that cannot be.
    /// Of a face-down lord no reason says anything, not even to his own player: people bargain on the open table, where
    /// all read it.
    fn check_cards(&self, party: Seat, terms: Terms) -> Checked {
        if self.stacks[party].holds(terms.cards) {
            return Ok(());
        }
        let lord_meant = (self.visible_lord(party))
            .map(Card::from)
            .is_some_and(|lord| terms.cards.contains(lord) && self.stacks[party].with_room(lord).holds(terms.cards));
        Err(if lord_meant { Refusal::LordNotTradable } else { Refusal::CardsMissing })
    }

    /// Cards are looked at again, and so is everything that may have changed since the offer was made.
    fn may_accept(&self, offer: Offer) -> Checked {
        ensure(self.can_be_paid(&offer), Refusal::CardsGone)?;
        let promises = offer.gives.promises.iter().count() + offer.asks.promises.iter().count();
        ensure(self.bargains.ledger.has_room_for(promises), Refusal::LedgerFull)?;
        offer.parties().into_iter().try_for_each(|(party, terms, other)| self.check_terms(party, other, terms))
    }

    /// Do all cards of this offer still lie where it takes them from?
    pub(super) fn can_be_paid(&self, offer: &Offer) -> bool {
        offer.parties().iter().all(|(party, terms, _)| self.stacks[*party].holds(terms.cards))
    }

    fn check_terms(&self, party: Seat, other: Seat, terms: Terms) -> Checked {
        for promise in terms.promises.iter() {
            self.check_promise(party, promise)?;
        }
        match terms.ground {
            None | Some(Ground::Service) => Ok(()),
            Some(Ground::Debt(number) | Ground::Waiver(number)) => {
                let entry = self.open_entry(number)?;
                ensure(entry.to == party, Refusal::NotHisClaim)?;
                ensure(entry.by == other, Refusal::NotHisDebt)
            }
        }
    }

    /// Does this promise speak of something that is at hand, and that this seat can still do or leave?
    fn check_promise(&self, by: Seat, promise: Promise) -> Checked {
        let about_help = matches!(promise, Promise::Help(_) | Promise::StayOut);
        ensure(self.options.talk == Talk::Full || about_help, Refusal::CardsAndHelpOnly)?;
        match promise {
            Promise::Help(_) | Promise::StayOut => self.may_help(by, self.defender_at_hand().ok_or(Refusal::NoBattle)?),
            Promise::Call { attack } => {
                self.check_promised_call(by)?;
                attack.map_or(Ok(()), |target| self.is_another(by, target))
            }
            Promise::DoNotCall => self.check_promised_call(by),
            Promise::Attack(target) => {
                self.is_another(by, target)?;
                self.has_disk(by)
            }
            Promise::Spare(target) => self.is_another(by, target),
            Promise::Join | Promise::DoNotJoin => {
                let answered = self.joined_at_hand().ok_or(Refusal::NoRevolution)?;
                ensure(by != self.token, Refusal::OwnDeclaration)?;
                self.has_disk(by)?;
                ensure(!answered.contains(by), Refusal::AlreadyAnswered)
            }
            Promise::Pay { card, count, .. } => {
                ensure(card != Card::Geisha && (1..=card.copies()).contains(&count), Refusal::NoPayment)
            }
            Promise::Sentence(_) => Ok(()),
        }
    }

    fn check_promised_call(&self, by: Seat) -> Checked {
        let Phase::Privilege(privilege) = &self.phase else { return Err(Refusal::NoDeclaration) };
        ensure(by != self.token, Refusal::OwnDeclaration)?;
        ensure(privilege.target != Some(by), Refusal::NamedInDeclaration)?;
        self.has_disk(by)?;
        ensure(!privilege.answered.contains(by), Refusal::AlreadyAnswered)
    }

    /// The defender of the battle that is declared or fought.
    const fn defender_at_hand(&self) -> Option<Seat> {
        match self.phase {
            Phase::Helping(battle) => Some(battle.defender),
            Phase::Privilege(privilege) => match privilege.destiny {
                Destiny::Attack(defender) => Some(defender),
                _ => None,
            },
            _ => None,
        }
    }

    /// Who has answered in the revolution that is declared or under way.
    fn joined_at_hand(&self) -> Option<Seats> {
        match self.phase {
            Phase::Joining(joining) => Some(joining.answered),
            Phase::Privilege(privilege) => (privilege.destiny == Destiny::Revolution).then_some(Seats::NONE),
            _ => None,
        }
    }

    fn open_entry(&self, number: EntryNumber) -> Checked<&Entry> {
        let entry = self.bargains.ledger.find(number).ok_or(Refusal::NoSuchPromise)?;
        ensure(entry.standing == Standing::Open, Refusal::AlreadySettled).map(|()| entry)
    }

    fn may_settle(&self, seat: Seat, number: EntryNumber) -> Checked {
        let entry = self.open_entry(number)?;
        ensure(entry.by == seat, Refusal::NotHisDebt)?;
        let payment = entry.promise.payment().ok_or(Refusal::NotADebt)?;
        ensure(self.stacks[seat].holds(payment), Refusal::CardsMissing)
    }
}
