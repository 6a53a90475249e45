//! From a written position to a playable one: everything in it is looked at, and what cannot be is named.

use super::campaign::all_coins;
use super::cards::{Card, Hand, MAX_CARDS, MAX_PLAYERS};
use super::mover::Luck;
use super::notes::Notes;
use super::position::Position;
use super::setup::Options;
use super::state::{Answering, Phase, State};
use crate::game::{BySeat, Chance, DataError, Pile, Seat, Seats, Slot};

type Checked<T = ()> = Result<T, DataError>;

fn expect(holds: bool, place: impl Into<String>, expected: impl Into<String>) -> Checked {
    if holds { Ok(()) } else { Err(DataError::new(place, expected)) }
}

impl Position {
    /// The position itself, if it can be one of so many players.
    pub(super) fn lay_out(&self, players: u8, options: Options, chance: &mut Chance) -> Checked<State> {
        self.check_seats(players)?;
        self.check_coins(players, options)?;
        let hands = self.checked_hands(players)?;
        let (supply, face_down) = self.checked_piles(players, chance)?;
        let out = |number: u8| self.hands[usize::from(number)].is_none();
        let state = State {
            players,
            options,
            campaign: self.campaign,
            first: self.first,
            turn: self.turn,
            coins: BySeat::from_fn(|seat| self.coins.get(usize::from(seat.number())).copied().unwrap_or_default()),
            pile: self.pile,
            gone: self.gone,
            in_campaign: Seats::all(players).iter().filter(|seat| !out(seat.number())).collect(),
            begun: self.begun,
            hands,
            notes: self.checked_notes(players, &hands)?,
            supply,
            face_down,
            discards: Pile::from_slice(&self.discards)
                .ok_or_else(|| DataError::new("discards", format!("expected at most {MAX_CARDS} cards")))?,
            phase: self.phase,
        };
        state.check_hand_sizes()?;
        state.check_phase()?;
        Ok(state)
    }

    fn check_seats(&self, players: u8) -> Checked {
        let seats = usize::from(players);
        expect(self.campaign > 0, "campaign", "campaigns are counted from 1")?;
        for (place, seat) in [("first", self.first), ("turn", self.turn)] {
            expect(
                seat.number() < players,
                place,
                format!("expected a seat from 0 to {}, found {}", players - 1, seat.number()),
            )?;
        }
        for (place, found) in [("coins", self.coins.len()), ("hands", self.hands.len())] {
            expect(found == seats, place, format!("expected {seats} entries, one for each seat, found {found}"))?;
        }
        expect(
            self.begun.is_within(Seats::all(players)),
            "begun",
            format!("expected seats from 0 to {}", players - 1),
        )?;
        let over = matches!(self.phase, Phase::Over(_));
        expect(over || self.begun.contains(self.turn), "begun", "expected the seat on turn: its first turn has come")?;
        expect(
            self.begun.contains(self.first),
            "begun",
            "expected the campaign's first player: his first turn has come",
        )?;
        let on_turn = self.hands[usize::from(self.turn.number())].is_some();
        expect(over || on_turn, "turn", "expected a player who is still in the campaign")?;
        let fewest = if over { 1 } else { 2 };
        let in_campaign = self.hands.iter().flatten().count();
        expect(
            in_campaign >= fewest,
            "hands",
            format!("expected at least {fewest} still in the campaign, found {in_campaign}"),
        )
    }

    fn check_coins(&self, players: u8, options: Options) -> Checked {
        let may_be_gone = self.gone == 0 || options.shrinking_antes;
        expect(may_be_gone, "gone", "expected no coin gone without the option for it")?;
        let all = usize::from(all_coins(players));
        let found = self.coins.iter().chain([&self.pile, &self.gone]).map(|&coins| usize::from(coins)).sum::<usize>();
        expect(
            found == all,
            "coins",
            format!("expected {all} coins with the seats, in the pile and gone, found {found}"),
        )
    }

    fn checked_hands(&self, players: u8) -> Checked<BySeat<Hand, MAX_PLAYERS>> {
        let mut hands = BySeat::default();
        for seat in Seats::all(players).iter() {
            let cards = self.hands[usize::from(seat.number())].as_deref().unwrap_or_default();
            hands[seat] = Hand::from_cards(cards).ok_or_else(|| {
                DataError::new(format!("hands[{}]", seat.number()), format!("expected at most {} cards", Hand::LIMIT))
            })?;
        }
        Ok(hands)
    }

    /// Every card of the game lies in just one place; what is named nowhere goes where the author wrote `*`.
    fn checked_piles(&self, players: u8, chance: &mut Chance) -> Checked<(Pile<Card, MAX_CARDS>, Card)> {
        let mut rest = Card::deck(players);
        let mut place = |place: String, card: Card| {
            let copies = card.copies(players);
            expect(rest.remove(card), place, format!("expected at most {copies} of {card} in the whole position"))
        };
        for (number, hand) in self.hands.iter().enumerate() {
            for &card in hand.iter().flatten() {
                place(format!("hands[{number}]"), card)?;
            }
        }
        for (number, &card) in self.discards.iter().enumerate() {
            place(format!("discards[{number}]"), card)?;
        }
        if let Phase::PlayTaken(card) = self.phase {
            place("phase.play_taken".into(), card)?;
        }
        if let Slot::Card(card) = self.face_down {
            place("face_down".into(), card)?;
        }
        let (named, star) = match self.supply.split_last() {
            Some((Slot::Open, named)) => (named, true),
            _ => (self.supply.as_slice(), false),
        };
        let mut drawn_first = Vec::with_capacity(named.len());
        for (number, slot) in named.iter().enumerate() {
            let Slot::Card(card) = *slot else {
                return Err(DataError::new(format!("supply[{number}]"), "expected a card: `*` stands only at the end"));
            };
            place(format!("supply[{number}]"), card)?;
            drawn_first.push(card);
        }
        self.fill_open_places(rest, &drawn_first, star, chance)
    }

    fn fill_open_places(
        &self,
        mut rest: Pile<Card, MAX_CARDS>,
        drawn_first: &[Card],
        star: bool,
        chance: &mut Chance,
    ) -> Checked<(Pile<Card, MAX_CARDS>, Card)> {
        let left_out = |rest: &Pile<Card, MAX_CARDS>| {
            let mut cards = rest.as_slice().to_vec();
            cards.sort();
            let names: Vec<String> = cards.iter().map(ToString::to_string).collect();
            format!("these cards lie nowhere: {}", names.join(", "))
        };
        chance.stream(Luck::Scene.at(self.campaign, 0)).shuffle(rest.as_mut_slice());
        let face_down = match self.face_down {
            Slot::Card(card) => card,
            Slot::Open => rest.pop().ok_or_else(|| {
                DataError::new("face_down", "expected a card that is named nowhere, but none is left")
            })?,
        };
        expect(star || rest.is_empty(), "supply", left_out(&rest))?;
        drawn_first.iter().rev().for_each(|&card| rest.push(card));
        Ok((rest, face_down))
    }

    fn checked_notes(&self, players: u8, hands: &BySeat<Hand, MAX_PLAYERS>) -> Checked<Notes> {
        let mut notes = Notes::default();
        for (number, note) in self.notes.iter().enumerate() {
            let place = format!("notes[{number}]");
            let seated = note.owner.number() < players && note.holder.number() < players && note.owner != note.holder;
            expect(seated, place.as_str(), format!("expected two different seats from 0 to {}", players - 1))?;
            let mut hand = hands[note.holder];
            let known = Hand::from_cards(&note.cards).filter(|_| note.cards.iter().all(|&card| hand.remove(card)));
            let known =
                known.ok_or_else(|| DataError::new(format!("{place}.cards"), "expected only cards of that hand"))?;
            expect(notes.about(note.holder, note.owner).is_empty(), place, "expected one note about each hand")?;
            notes.write(note.owner, note.holder, known);
        }
        Ok(notes)
    }
}

impl State {
    /// While the supply lasts everyone in holds two cards, three on turn before playing; afterwards perhaps fewer (Z-14).
    fn check_hand_sizes(&self) -> Checked {
        for seat in self.in_campaign.iter() {
            let full = if self.phase == Phase::Play && seat == self.turn { 3 } else { 2 };
            let found = self.hands[seat].len();
            let place = format!("hands[{}]", seat.number());
            expect(found <= full, place.as_str(), format!("expected {full} cards, found {found}"))?;
            let may_be_short = self.supply.is_empty();
            expect(
                may_be_short || found == full,
                place,
                format!("expected {full} cards while the supply lasts, found {found}"),
            )?;
        }
        Ok(())
    }

    fn check_phase(&self) -> Checked {
        let rival = |seat: Seat| self.rivals().contains(seat);
        let played =
            |card| expect(self.discards.contains(card), "discards", format!("expected the {card} that was played"));
        match self.phase {
            Phase::Play => expect(!self.hands[self.turn].is_empty(), "hands", "expected a card to play"),
            Phase::PlayTaken(_) => {
                let taker =
                    [Card::TeaMaster, Card::CrazyOne, Card::Nobleman].iter().any(|&card| self.discards.contains(card));
                expect(taker, "discards", "expected the card that took the one in play")
            }
            Phase::TakeFromDiscards => {
                played(Card::CrazyOne)?;
                let any = Card::ALL.iter().any(|&card| self.may_take_from_discards(card).is_ok());
                expect(any, "discards", "expected a card that the Crazy One can take")
            }
            Phase::TakeFromHand(from) => {
                played(Card::Nobleman)?;
                let place = "phase.take_from_hand";
                expect(rival(from) && !self.hands[from].is_empty(), place, "expected another player who holds cards")?;
                let seen = self.notes.about(from, self.turn) == self.hands[from];
                expect(seen, "notes", "expected the Nobleman's player to have noted the whole hand")
            }
            Phase::Answer(answering) => {
                played(answering.card)?;
                self.check_answering(answering).map_err(|fault| fault.within("phase.answer"))
            }
            Phase::Over(ended) => {
                let broke = self.coins.as_slice(self.players).contains(&0);
                expect(broke, "phase.over", "expected somebody without a coin")?;
                let won = self.richest().contains(ended.winner);
                expect(won, "phase.over.winner", "expected one of those with the most coins")
            }
        }
    }

    fn check_answering(&self, answering: Answering) -> Checked {
        let Answering { card, affected, asked, waiting, spared, paying } = answering;
        self.check_affected(card, affected, spared)?;
        let asked_now = affected.contains(asked) && self.is_asked(card, asked);
        expect(asked_now, "asked", "expected one on whom the card acts and who has an answer to give")?;
        let answered = affected.minus(waiting).without(asked);
        let in_order = waiting.iter().all(|seat| Seats::only(seat).with(asked).next_after(self.turn) == Some(asked));
        let still = waiting.is_within(affected.without(asked)) && in_order;
        expect(still, "waiting", "expected only players who come after the one that is asked")?;
        expect(spared.is_within(answered), "spared", "expected only players who have answered")?;
        let monks = self.discards.count(Card::Monk);
        expect(spared.len() <= monks, "spared", "expected a Monk in the discards for each player who is spared")?;
        let payers =
            paying.is_within(answered.minus(spared)) && paying.iter().all(|seat| self.may_pay(card, seat).is_ok());
        expect(payers, "paying", "expected only players who have answered and may block with a coin")
    }

    /// A card acts on just those whom it reaches, or on as many of them as it names.
    fn check_affected(&self, card: Card, affected: Seats, spared: Seats) -> Checked {
        let others = Seats::all(self.players).without(self.turn);
        let rivals = self.rivals();
        let solvent: Seats = others.iter().filter(|&seat| self.coins[seat] > 0).collect();
        // Who laid his last card as a Monk has no hand left to show.
        let showing: Seats =
            rivals.iter().filter(|&seat| !self.hands[seat].is_empty() || spared.contains(seat)).collect();
        let (reached, count) = match card {
            Card::Captain | Card::Warlord | Card::Ninja | Card::TeaMaster | Card::Nobleman => (rivals, 1),
            Card::Commander => (rivals, rivals.len().min(2)),
            Card::Bandit => (solvent, 1),
            Card::Merchant => (solvent, solvent.len()),
            Card::ShrineMaiden => (showing, showing.len()),
            Card::Peasant => (rivals, rivals.len()),
            _ => return Err(DataError::new("card", "expected a card that acts on others")),
        };
        let peasants = card != Card::Peasant || self.discards.count(card) > 1;
        expect(peasants, "card", "expected two Peasants in the discards: one alone acts on nobody")?;
        expect(affected.is_within(reached), "affected", "expected players on whom the card can act")?;
        let found = affected.len();
        expect(found == count, "affected", format!("expected {count} of those on whom the card can act, found {found}"))
    }
}
