//! Whether a position that was laid out can be: everything in it is looked at, and what cannot be is named.

use super::action::Destiny;
use super::cards::{Card, Lord};
use super::deck::{BOTTOM_GROUP, BOTTOM_GROUPS, DeckOrder};
use super::event::Ending;
use super::placing::{Checked, expect};
use super::stack::Stack;
use super::state::{Battle, Declaring, Finale, Joining, LABORERS, Phase, Privilege, Replacing, State};
use crate::game::{Seat, Seats};

impl State {
    /// Looks at the whole position.
    pub(super) fn check_standing(&self) -> Checked {
        let last = self.players - 1;
        expect(self.season > 0, "season", "seasons are counted from 1")?;
        expect(self.token.number() <= last, "token", format!("expected a seat from 0 to {last}"))?;
        self.check_laborers()?;
        self.check_seats()?;
        self.check_disks()?;
        self.check_deck()?;
        self.check_prize()?;
        self.check_mixed()?;
        self.check_offers()?;
        self.check_ledger()?;
        self.check_phase().map_err(|fault| fault.within("phase"))
    }

    fn check_laborers(&self) -> Checked {
        let most_in_hut = u8::from(self.uses_hut());
        expect(
            self.hut <= most_in_hut,
            "hut",
            format!("expected at most {most_in_hut} with {} players", self.players),
        )?;
        expect(self.square <= LABORERS - self.hut, "square", format!("expected at most {LABORERS} laborers in use"))
    }

    /// The seat that has no lord just now.
    fn without_lord(&self) -> Option<Seat> {
        match self.phase {
            Phase::Becoming => Some(self.token),
            Phase::Replacing(replacing) => Some(self.loser(&replacing)),
            _ => None,
        }
    }

    fn check_seats(&self) -> Checked {
        let over = matches!(self.phase, Phase::Over(_));
        for seat in Seats::all(self.players).iter() {
            let place = |field: &str| format!("seats[{}].{field}", seat.number());
            let lord = self.lords[seat];
            let lacks = self.without_lord() == Some(seat);
            expect(
                over || lord.is_none() == lacks,
                place("lord"),
                if lacks { "expected none" } else { "expected one" },
            )?;
            expect(lord != Some(Lord::Geisha), place("lord"), "expected a lord: the Geisha is nobody's")?;
            let up = self.face_up.contains(seat);
            expect(!up || lord.is_some(), place("face_up"), "expected a lord to lie face up")?;
            let marked = self.knowledge.traced.contains(seat) || self.knowledge.from_bottom.contains(seat);
            let down = lord.is_some() && !up && !self.knowledge.mixed.contains(seat);
            expect(!marked || down, place("traced"), "expected a lord that was drawn face down")?;
            let common = lord.is_some_and(Lord::is_common);
            let from_bottom = self.knowledge.from_bottom.contains(seat);
            expect(!from_bottom || common, place("from_bottom"), "expected neither the Shōgun nor a Ninja")?;
            let geisha = self.stacks[seat].contains(Lord::Geisha);
            expect(over || !geisha, place("stack"), "expected no Geisha before the end")?;
        }
        Ok(())
    }

    /// Every fulfilment takes a disk, and the first of a season the prize.
    fn check_disks(&self) -> Checked {
        let asks = matches!(self.phase, Phase::Declaring(_) | Phase::Privilege(_));
        if matches!(self.phase, Phase::Over(_)) {
            return Ok(());
        }
        let spent = Seats::all(self.players).minus(self.disks).len();
        let fewest = u8::from(!asks);
        let fits = (fewest..=spent).contains(&self.fulfilled);
        expect(fits, "fulfilled", format!("expected {fewest} to {spent}, as many as disks are spent at most"))?;
        let untouched = self.prize.cards.is_empty() || if asks { spent == 0 } else { self.fulfilled == 1 };
        expect(untouched, "prize", "expected none: somebody has fulfilled an action this season and taken it")
    }

    /// As prepared: the Geisha among her five, Shōgun and Ninja above (see `deck_order`).
    fn check_deck(&self) -> Checked {
        let unseen = &self.deck.cards.as_slice()[usize::from(self.deck.seen)..];
        expect(
            !self.deck.cards.as_slice()[..usize::from(self.deck.seen)].contains(&Lord::Geisha),
            "under",
            "expected lords that a Samurai turned: the Geisha ends the game",
        )?;
        let over = matches!(self.phase, Phase::Over(_));
        let found = unseen.contains(&Lord::Geisha) || self.prize.cards.contains(Lord::Geisha);
        expect(over || found, "deck", "expected the Geisha in the deck or in the prize")?;
        if self.deck.order == DeckOrder::Open {
            return Ok(());
        }
        for (above, &lord) in unseen.iter().enumerate() {
            let number = unseen.len() - 1 - above;
            let low = above < usize::from(BOTTOM_GROUPS);
            let among_her_five = low && above >= usize::from(BOTTOM_GROUP);
            let fits = if lord == Lord::Geisha { among_her_five } else { !low || lord.is_common() };
            let expected =
                "expected another lord here, the deck being prepared; for any order write `deck_order`: \"open\"";
            expect(fits, format!("deck[{number}]"), expected)?;
        }
        Ok(())
    }

    fn check_prize(&self) -> Checked {
        let prize = &self.prize;
        expect(prize.cards.holds(prize.seen), "prize_seen", "expected only cards of the prize")?;
        let unseen = prize.cards.minus(prize.seen);
        expect(prize.from_bottom <= unseen.len(), "prize_from_bottom", "expected at most the cards of the prize")?;
        if self.deck.order == DeckOrder::Open {
            return expect(prize.from_bottom == 0, "prize_from_bottom", "expected 0 with an open deck");
        }
        let bound = unseen.count(Lord::Shogun) + unseen.count(Lord::Ninja);
        expect(
            bound + prize.from_bottom <= unseen.len(),
            "prize_from_bottom",
            "expected neither the Shōgun nor a Ninja from the bottom groups",
        )?;
        expect(
            !unseen.contains(Lord::Geisha) || prize.from_bottom > 0,
            "prize_from_bottom",
            "expected at least 1: the Geisha comes from there",
        )
    }

    fn check_mixed(&self) -> Checked {
        let knowledge = &self.knowledge;
        let down = |seat: Seat| self.lords[seat].is_some() && !self.face_up.contains(seat);
        let all_down = knowledge.mixed.is_within(Seats::all(self.players)) && knowledge.mixed.iter().all(down);
        expect(all_down, "mixed", "expected seats with a face-down lord")?;
        let named = knowledge.mixer.is_some_and(|seat| seat.number() < self.players);
        let right = if knowledge.mixed.is_empty() { knowledge.mixer.is_none() } else { named };
        expect(right, "mixer", "expected a seat if there are mixed lords, else none")?;
        let among =
            |seats: Seats| -> Stack { seats.iter().filter_map(|seat| self.lords[seat]).map(Card::from).collect() };
        expect(
            among(knowledge.mixed).holds(knowledge.public),
            "mixed_seen",
            "expected only lords that are among them",
        )?;
        for seat in Seats::all(self.players).iter() {
            let known = knowledge.private[seat];
            let true_known = among(knowledge.mixed.without(seat)).holds(known);
            let place = format!("seats[{}].mixed_known", seat.number());
            expect(true_known, place.as_str(), "expected only lords that are among the mixed ones of the others")?;
            let mut least = knowledge.public;
            if let (true, Some(own)) = (knowledge.mixed.contains(seat), self.lords[seat]) {
                least.remove(own);
            }
            expect(known.holds(least), place, "expected at least what all know")?;
        }
        Ok(())
    }

    fn check_offers(&self) -> Checked {
        let asked =
            matches!(self.phase, Phase::Declaring(_) | Phase::Privilege(_) | Phase::Helping(_) | Phase::Joining(_));
        let offers = self.bargains.offers.as_slice();
        expect(asked || offers.is_empty(), "offers", "expected none inside a resolution")?;
        for (number, offer) in offers.iter().enumerate() {
            let seated = offer.from.number().max(offer.to.number()) < self.players && offer.from != offer.to;
            expect(seated, format!("offers[{number}]"), "expected two different players")?;
            let in_order = offers[..number].iter().all(|earlier| earlier.number < offer.number);
            expect(
                in_order && offer.number.0 > 0,
                format!("offers[{number}].number"),
                "expected numbers that rise from 1",
            )?;
            let something = !offer.gives.is_nothing() && !offer.asks.is_nothing();
            expect(something, format!("offers[{number}]"), "expected something from both sides")?;
        }
        for seat in Seats::all(self.players).iter() {
            let open = offers.iter().filter(|offer| offer.from == seat).count();
            let made = usize::from(self.bargains.made[seat]);
            let place = format!("seats[{}].offers_made", seat.number());
            expect(made >= open, place, format!("expected at least {open}, the offers that are open"))?;
        }
        Ok(())
    }

    fn check_ledger(&self) -> Checked {
        let entries = self.bargains.ledger.entries.as_slice();
        for (number, entry) in entries.iter().enumerate() {
            let seated = entry.by.number().max(entry.to.number()) < self.players && entry.by != entry.to;
            expect(seated, format!("ledger[{number}]"), "expected two different players")?;
            let in_order = entries[..number].iter().all(|earlier| earlier.number < entry.number);
            expect(
                in_order && entry.number.0 > 0,
                format!("ledger[{number}].number"),
                "expected numbers that rise from 1",
            )?;
        }
        Ok(())
    }

    fn check_phase(&self) -> Checked {
        match &self.phase {
            Phase::Declaring(declaring) => self.check_declaring(declaring).map_err(|fault| fault.within("declaring")),
            Phase::Privilege(privilege) => self.check_privilege(privilege).map_err(|fault| fault.within("privilege")),
            Phase::Helping(battle) => self.check_battle(battle).map_err(|fault| fault.within("helping")),
            Phase::Replacing(replacing) => self.check_replacing(replacing).map_err(|fault| fault.within("replacing")),
            Phase::Giving(partner) => self.check_giving(*partner),
            Phase::Becoming => {
                let under = self.deck.seen > 0 && self.deck.cards.as_slice().first() == Some(&Lord::MahoTsukai);
                expect(under, "becoming", "expected the Mahō-tsukai at the very bottom, under the deck")?;
                self.check_disk_spent("becoming")
            }
            Phase::Joining(joining) => self.check_joining(joining).map_err(|fault| fault.within("joining")),
            Phase::Over(finale) => self.check_over(finale).map_err(|fault| fault.within("over")),
        }
    }

    fn check_over(&self, finale: &Finale) -> Checked {
        let stacks = self.stacks.as_slice(self.players);
        let fits = match finale.ending {
            Ending::Geisha => stacks.iter().chain([&finale.aside]).any(|stack| stack.contains(Lord::Geisha)),
            Ending::GeishaInPrize => self.stacks[self.token].contains(Lord::Geisha),
            Ending::ThreeNinja => stacks.iter().any(|stack| stack.count(Lord::Ninja) == Lord::Ninja.copies()),
            Ending::DeckEmpty => self.deck.cards.is_empty() && self.prize.cards.contains(Lord::Geisha),
        };
        expect(fits, "ending", "expected another ending: the cards lie otherwise")?;
        let aside = finale.ending == Ending::Geisha || finale.aside.is_empty();
        expect(aside, "aside", "expected nothing, unless the Geisha was drawn")
    }

    fn check_disk_spent(&self, place: &str) -> Checked {
        expect(!self.disks.contains(self.token), place, "expected the token's holder to have spent his disk")
    }

    /// Is this one asked, with a disk and without having answered?
    fn check_asked(&self, asked: Seat, answered: Seats, barred: Seats) -> Checked {
        let open = self.disks.minus(answered).minus(barred).contains(asked);
        expect(open, "asked", "expected a player with a disk who may be asked and has not answered")
    }

    fn check_declaring(&self, declaring: &Declaring) -> Checked {
        self.check_asked(declaring.asked, Seats::NONE, Seats::NONE)?;
        let first = if self.disks.contains(self.token) { Some(self.token) } else { self.disks.next_after(self.token) };
        let mut before = Seats::NONE;
        let mut next = first;
        while let Some(seat) = next.filter(|&seat| seat != declaring.asked) {
            before.insert(seat);
            next = self.disks.next_after(seat);
        }
        let expected = "expected those with a disk who are asked before him, from the token's holder clockwise";
        expect(declaring.passed == before, "passed", expected)
    }

    fn check_privilege(&self, privilege: &Privilege) -> Checked {
        let declarer = self.visible_lord(self.token);
        expect(
            declarer.is_some_and(|lord| lord != Lord::Shogun),
            "destiny",
            "expected a face-up declarer, not the Shōgun",
        )?;
        expect(self.disks.contains(self.token), "destiny", "expected the declarer to have his disk still")?;
        let allowed = self.may_declare(self.token, privilege.destiny);
        expect(allowed.is_ok(), "destiny", allowed.err().map(|refusal| refusal.to_string()).unwrap_or_default())?;
        let target = match privilege.destiny {
            Destiny::Succession => {
                privilege.target.is_none_or(|seat| seat.number() < self.players && seat != self.token)
            }
            destiny => privilege.target == destiny.named(),
        };
        expect(target, "target", "expected the player named in the declaration")?;
        let within = privilege.answered.is_within(self.disks.without(self.token));
        expect(within, "answered", "expected only others with a disk")?;
        let barred = privilege.target.into_iter().fold(Seats::only(self.token), Seats::with);
        self.check_asked(privilege.asked, privilege.answered, barred)
    }

    fn check_battle(&self, battle: &Battle) -> Checked {
        self.check_disk_spent("defender")?;
        let fighters = Seats::only(self.token).with(battle.defender);
        let fights = fighters.len() == 2 && fighters.is_within(self.face_up);
        expect(fights, "defender", "expected another player, attacker and defender face up")?;
        let helpers: Seats = battle.helpers.as_slice().iter().copied().collect();
        let once = helpers.len() == battle.helpers.len();
        let spent = helpers.is_within(self.face_up.minus(self.disks).minus(fighters));
        expect(once && spent, "helpers", "expected others, each once, face up and without a disk")?;
        expect(!battle.joined || !helpers.is_empty(), "joined", "expected a helper who has joined in this round")?;
        expect(battle.for_attacker.is_within(helpers), "for_attacker", "expected only helpers")?;
        let within = battle.stayed_out.is_within(self.disks.minus(fighters));
        expect(within, "stayed_out", "expected only others with a disk")?;
        self.check_asked(battle.asked, battle.stayed_out, fighters)
    }

    fn check_replacing(&self, replacing: &Replacing) -> Checked {
        self.check_disk_spent("defender")?;
        let fights = replacing.defender != self.token && replacing.defender.number() < self.players;
        expect(fights, "defender", "expected another player")?;
        let turned = replacing.turned.as_slice();
        let no_geisha = turned.iter().all(|turned| turned.lord != Lord::Geisha);
        expect(no_geisha, "turned", "expected no Geisha: she ends the game")?;
        let choices = self.replacements(replacing.winner, &replacing.turned, replacing.turned.len());
        expect(choices.kinds().count() > 1, "turned", "expected at least two different lords to choose from")
    }

    fn check_giving(&self, partner: Seat) -> Checked {
        self.check_disk_spent("giving")?;
        expect(
            self.visible_lord(self.token) == Some(Lord::Akindo),
            "giving",
            "expected a face-up Akindo with the token",
        )?;
        let there = partner != self.token && partner.number() < self.players;
        expect(there && !self.stacks[partner].is_empty(), "giving", "expected another player with prize cards")?;
        expect(self.visible_lord(partner) != Some(Lord::Akindo), "giving", "expected no face-up Akindo")?;
        let kinds = self.stacks[self.token].kinds().count();
        expect(kinds > 1, "giving", "expected the Akindo to have at least two kinds of cards to choose from")
    }

    fn check_joining(&self, joining: &Joining) -> Checked {
        self.check_disk_spent("asked")?;
        let rebels = joining.joined.with(self.token);
        let nofu =
            rebels.iter().all(|seat| seat.number() < self.players && self.visible_lord(seat) == Some(Lord::Nofu));
        expect(nofu, "joined", "expected face-up Nōfu, the token's holder among them")?;
        let spent = joining.joined.and(self.disks).is_empty() && joining.joined.is_within(joining.answered);
        expect(spent, "joined", "expected only players who have answered and spent their disks")?;
        let within = joining.answered.is_within(Seats::all(self.players).without(self.token));
        let kept = joining.answered.minus(joining.joined).is_within(self.disks);
        expect(within && kept, "answered", "expected only others, each with a disk or among those who joined")?;
        let may_be_nofu = self.visible_lord(joining.asked).is_none_or(|lord| lord == Lord::Nofu);
        expect(may_be_nofu, "asked", "expected a Nōfu, or a player whose lord lies face down")?;
        self.check_asked(joining.asked, joining.answered, Seats::only(self.token))
    }
}
