//! From a written position to a playable one: every card finds its place. Whether the whole can be is looked at in
//! `standing.rs`.

use super::cards::{Card, LORDS, Lord, MAX_PLAYERS};
use super::deals::{Bargains, Ledger, Standing};
use super::deck::Deck;
use super::knowledge::Knowledge;
use super::mover::Luck;
use super::position::{Position, SeatPosition};
use super::sample::{Dealing, Dealt, Place};
use super::setup::Options;
use super::stack::Stack;
use super::state::{Phase, Prize, State};
use crate::game::{BySeat, Chance, DataError, Pile, Seat, Seats, Slot};

pub(super) type Checked<T = ()> = Result<T, DataError>;

pub(super) fn expect(holds: bool, place: impl Into<String>, expected: impl Into<String>) -> Checked {
    if holds { Ok(()) } else { Err(DataError::new(place, expected)) }
}

/// Lords by name, the highest rank first.
fn names(lords: &Pile<Lord, LORDS>) -> String {
    lords.as_slice().iter().rev().map(ToString::to_string).collect::<Vec<_>>().join(", ")
}

impl Position {
    /// The position itself, if it can be one of so many players.
    pub(super) fn lay_out(&self, players: u8, options: Options, chance: &mut Chance) -> Checked<State> {
        let found = self.seats.len();
        expect(
            found == usize::from(players),
            "seats",
            format!("expected {players} entries, one for each seat, found {found}"),
        )?;
        let stacks = self.checked_stacks()?;
        let dealt = self.deal(&stacks, chance)?;
        let seats = |has: fn(&SeatPosition) -> bool| -> Seats {
            Seats::all(players).iter().filter(|&seat| has(self.seat(seat))).collect()
        };
        let state = State {
            players,
            options,
            season: self.season,
            fulfilled: self.fulfilled,
            token: self.token,
            lords: dealt.lords,
            face_up: seats(|seat| seat.face_up),
            disks: seats(|seat| seat.disk),
            stacks,
            deck: Deck { cards: dealt.deck, seen: self.under.len() as u8, order: self.deck_order },
            prize: Prize { cards: dealt.prize, from_bottom: self.prize_from_bottom, seen: self.prize_seen },
            square: self.square,
            hut: self.hut,
            knowledge: Knowledge {
                mixed: self.mixed,
                mixer: self.mixer,
                public: self.mixed_seen,
                private: self.by_seat(players, |seat| seat.mixed_known),
                traced: seats(|seat| seat.traced),
                from_bottom: seats(|seat| seat.from_bottom),
            },
            bargains: self.checked_bargains(players)?,
            phase: self.phase,
        };
        state.check_standing()?;
        Ok(state)
    }

    fn seat(&self, seat: Seat) -> &SeatPosition {
        &self.seats[usize::from(seat.number())]
    }

    fn by_seat<T: Copy + Default>(&self, players: u8, value: fn(&SeatPosition) -> T) -> BySeat<T, MAX_PLAYERS> {
        BySeat::from_fn(|seat| if seat.number() < players { value(self.seat(seat)) } else { T::default() })
    }

    fn checked_stacks(&self) -> Checked<BySeat<Stack, MAX_PLAYERS>> {
        let mut stacks = BySeat::default();
        let mut treasures = Stack::EMPTY;
        for (seat, written) in Seats::all(self.seats.len() as u8).iter().zip(&self.seats) {
            let place = format!("seats[{}].stack", seat.number());
            let too_many = || DataError::new(place.clone(), "expected no more cards of a kind than the game has");
            stacks[seat] = Stack::from_cards(&written.stack).ok_or_else(too_many)?;
            for &treasure in written.stack.iter().filter(|card| card.lord().is_none()) {
                expect(
                    treasures.count(treasure) < treasure.copies(),
                    place.as_str(),
                    format!("expected at most {} of {treasure} in the whole position", treasure.copies()),
                )?;
                treasures.add(treasure);
            }
        }
        let (players, found) = (self.seats.len(), treasures.len());
        expect(
            usize::from(found) == players,
            "seats",
            format!("expected {players} treasures in all stacks together, found {found}"),
        )?;
        Ok(stacks)
    }

    /// Every lord lies in just one place; those named nowhere go where the author wrote `*`.
    fn deal(&self, stacks: &BySeat<Stack, MAX_PLAYERS>, chance: &mut Chance) -> Checked<Dealt> {
        let rest = self.lords_named_nowhere(stacks)?;
        let (named, star) = match self.deck.split_last() {
            Some((Slot::Open, named)) => (named, true),
            _ => (self.deck.as_slice(), false),
        };
        let open_lords = self.seats.iter().filter(|seat| seat.lord == Some(Slot::Open)).count();
        let open_prize = self.prize.iter().filter(|slot| **slot == Slot::Open).count();
        let open = open_lords + open_prize;
        let left = usize::from(rest.len());
        expect(open <= left, "deck", format!("expected lords for {open} places left open, but only {left} are left"))?;
        expect(star || left == open, "deck", format!("these lords lie nowhere: {}", names(&rest)))?;
        let mut under: Vec<Lord> = self.under.clone();
        under.reverse();
        let mut dealing = Dealing {
            low: Pile::default(),
            high: Pile::default(),
            unseen: rest,
            order: self.deck_order,
            dealt: Dealt {
                lords: self.by_seat(self.seats.len() as u8, |seat| seat.lord.and_then(Slot::card)),
                prize: self.prize.iter().filter_map(|slot| slot.card()).map(Card::from).collect(),
                deck: Pile::from_slice(&under).unwrap_or_default(),
                under: under.len() as u8,
            },
        };
        dealing.open_deck((left - open) as u8);
        named.iter().rev().filter_map(|slot| slot.card()).for_each(|lord| dealing.dealt.deck.push(lord));
        self.open_places(&mut dealing, open_prize);
        Ok(dealing.deal_rest(&mut chance.stream(Luck::Scene.at(self.season, 0))))
    }

    fn open_places(&self, dealing: &mut Dealing, open_prize: usize) {
        for number in 0..open_prize {
            let low = number < usize::from(self.prize_from_bottom);
            if low { &mut dealing.low } else { &mut dealing.high }.push(Place::Prize);
        }
        for (seat, written) in Seats::all(self.seats.len() as u8).iter().zip(&self.seats) {
            if written.lord == Some(Slot::Open) {
                if written.from_bottom { &mut dealing.low } else { &mut dealing.high }.push(Place::Seat(seat));
            }
        }
    }

    fn lords_named_nowhere(&self, stacks: &BySeat<Stack, MAX_PLAYERS>) -> Checked<Pile<Lord, LORDS>> {
        let mut rest = Lord::all_cards();
        let mut place = |place: String, lord: Lord| {
            let copies = lord.copies();
            expect(rest.remove(lord), place, format!("expected at most {copies} of {lord} in the whole position"))
        };
        for (number, (seat, written)) in Seats::all(self.seats.len() as u8).iter().zip(&self.seats).enumerate() {
            if let Some(Slot::Card(lord)) = written.lord {
                place(format!("seats[{number}].lord"), lord)?;
            }
            for lord in stacks[seat].cards().filter_map(Card::lord) {
                place(format!("seats[{number}].stack"), lord)?;
            }
        }
        let last = self.deck.len().saturating_sub(1);
        for (number, slot) in self.deck.iter().enumerate() {
            match slot {
                Slot::Card(lord) => place(format!("deck[{number}]"), *lord)?,
                Slot::Open if number == last => {}
                Slot::Open => {
                    let expected = "expected a lord: `*` stands only at the end";
                    return Err(DataError::new(format!("deck[{number}]"), expected));
                }
            }
        }
        for (number, &lord) in self.under.iter().enumerate() {
            place(format!("under[{number}]"), lord)?;
        }
        for (number, lord) in self.prize.iter().enumerate().filter_map(|(number, slot)| Some((number, slot.card()?))) {
            place(format!("prize[{number}]"), lord)?;
        }
        for (name, lord) in self.lords_in_phase() {
            place(name, lord)?;
        }
        Ok(rest)
    }

    /// The lords that lie on the table because of the phase.
    fn lords_in_phase(&self) -> Vec<(String, Lord)> {
        let aside = || "phase.over.aside".to_string();
        match self.phase {
            Phase::Replacing(replacing) => {
                let turned = replacing.turned.as_slice().iter().enumerate();
                turned.map(|(number, turned)| (format!("phase.replacing.turned[{number}]"), turned.lord)).collect()
            }
            Phase::Over(finale) => finale.aside.cards().filter_map(Card::lord).map(|lord| (aside(), lord)).collect(),
            _ => Vec::new(),
        }
    }

    fn checked_bargains(&self, players: u8) -> Checked<Bargains> {
        let too_many = |place: &str| DataError::new(place, "expected fewer: the table holds no more");
        let last_offer = self.offers.iter().map(|offer| offer.number.0).max().unwrap_or(0);
        let last_entry = self.ledger.iter().map(|entry| entry.number.0).max().unwrap_or(0);
        let is_open = |entry: &&super::deals::Entry| entry.standing == Standing::Open;
        Ok(Bargains {
            offers: Pile::from_slice(&self.offers).ok_or_else(|| too_many("offers"))?,
            made: self.by_seat(players, |seat| seat.offers_made),
            numbered: self.offers_numbered.max(last_offer),
            ledger: Ledger {
                entries: Pile::from_slice(&self.ledger).ok_or_else(|| too_many("ledger"))?,
                tallies: self.by_seat(players, |seat| seat.tally),
                written: self.promises_numbered.max(last_entry),
                open: self.ledger.iter().filter(is_open).count() as u8,
            },
        })
    }
}
