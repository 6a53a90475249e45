//! Full positions that a view cannot tell from the real one.
//!
//! Every lord that the eyes have not seen is dealt anew: to face-down lords, prize and deck. How the deck was prepared
//! is respected: the Geisha lies among its five, or in a prize drawn from there; Shōgun and Ninja never come from the
//! two bottom groups. So is what the eyes know of mixed lords.

use super::cards::{Card, LORDS, Lord, MAX_PLAYERS};
use super::deck::{BOTTOM_GROUP, BOTTOM_GROUPS, Deck, DeckOrder};
use super::knowledge::Knowledge;
use super::stack::Stack;
use super::state::{Phase, Prize, State};
use super::view::{LordView, View};
use crate::game::{BySeat, Pile, Seat, Seats, Stream};

/// A place whose card the eyes do not see.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Place {
    /// In the deck, so many cards above those that went under it.
    Deck(u8),
    /// In the prize.
    #[default]
    Prize,
    /// Face down before a player.
    Seat(Seat),
}

/// Places still to be filled, and the cards for them.
#[derive(Debug)]
pub(super) struct Dealing {
    /// Places in the two bottom groups, or drawn from there: neither the Shōgun nor a Ninja goes here.
    pub(super) low: Pile<Place, LORDS>,
    /// All other places.
    pub(super) high: Pile<Place, LORDS>,
    /// The cards that the eyes see nowhere.
    pub(super) unseen: Pile<Lord, LORDS>,
    pub(super) order: DeckOrder,
    pub(super) dealt: Dealt,
}

/// What was dealt where.
#[derive(Debug)]
pub(super) struct Dealt {
    pub(super) lords: BySeat<Option<Lord>, MAX_PLAYERS>,
    pub(super) prize: Stack,
    /// The deck, the lowest card first.
    pub(super) deck: Pile<Lord, LORDS>,
    /// How many of its cards went under it.
    pub(super) under: u8,
}

impl Dealing {
    /// Adds so many places of the deck that lie as it was prepared.
    pub(super) fn open_deck(&mut self, unseen: u8) {
        for place in 0..unseen {
            let low = self.order == DeckOrder::Prepared && place < BOTTOM_GROUPS;
            if low { &mut self.low } else { &mut self.high }.push(Place::Deck(place));
            self.dealt.deck.push(Lord::default());
        }
    }

    fn put(&mut self, place: Place, lord: Lord) {
        let there = self.unseen.remove(lord);
        debug_assert!(there, "only unseen cards are dealt");
        match place {
            Place::Deck(above) => self.dealt.deck.as_mut_slice()[usize::from(self.dealt.under + above)] = lord,
            Place::Prize => self.dealt.prize.add(lord),
            Place::Seat(seat) => self.dealt.lords[seat] = Some(lord),
        }
    }

    fn put_by_name(&mut self, seat: Seat, lord: Lord) {
        let place = Place::Seat(seat);
        let listed = self.high.remove(place) || self.low.remove(place);
        debug_assert!(listed, "only open places are filled");
        self.put(place, lord);
    }

    /// Deals these lords to as many of these seats, at random.
    fn deal_among(&mut self, seats: Seats, lords: Stack, stream: &mut Stream) {
        let mut order = Pile::<Seat, MAX_PLAYERS>::default();
        seats.iter().for_each(|seat| order.push(seat));
        stream.shuffle(order.as_mut_slice());
        for (&seat, lord) in order.as_slice().iter().zip(lords.cards().filter_map(Card::lord)) {
            self.put_by_name(seat, lord);
        }
    }

    /// The Geisha, if she is unseen: among her five, or in the prize if some of it was drawn from there.
    fn deal_geisha(&mut self, stream: &mut Stream) {
        if !self.unseen.contains(Lord::Geisha) {
            return;
        }
        let group = BOTTOM_GROUP..BOTTOM_GROUPS;
        let fits = |place: &&Place| match (place, self.order) {
            (Place::Deck(above), DeckOrder::Prepared) => group.contains(above),
            (Place::Deck(_), DeckOrder::Open) | (Place::Prize, _) => true,
            (Place::Seat(_), _) => false,
        };
        let from = match self.order {
            DeckOrder::Prepared => &self.low,
            DeckOrder::Open => &self.high,
        };
        let places = from.as_slice().iter().filter(fits);
        let count = places.clone().count() as u32;
        if count == 0 {
            return;
        }
        let place = places.copied().nth(stream.below(count) as usize).unwrap_or_default();
        let listed = self.low.remove(place) || self.high.remove(place);
        debug_assert!(listed, "only open places are filled");
        self.put(place, Lord::Geisha);
    }

    /// Everything else: Shōgun and Ninja to places above the bottom groups, the common lords to what is left.
    pub(super) fn deal_rest(mut self, stream: &mut Stream) -> Dealt {
        self.deal_geisha(stream);
        stream.shuffle(self.high.as_mut_slice());
        stream.shuffle(self.unseen.as_mut_slice());
        let unseen = self.unseen;
        let prepared = self.order == DeckOrder::Prepared;
        for &lord in unseen.as_slice().iter().filter(|lord| prepared && !lord.is_common()) {
            if let Some(place) = self.high.pop() {
                self.put(place, lord);
            }
        }
        while let Some(place) = self.high.pop().or_else(|| self.low.pop()) {
            let Some(&lord) = self.unseen.as_slice().last() else { break };
            self.put(place, lord);
        }
        self.dealt
    }
}

impl View {
    /// Some position that these eyes cannot tell from the real one.
    pub(super) fn sample(&self, stream: &mut Stream) -> State {
        let mut dealing = self.dealing();
        let hidden: Seats = Seats::all(self.players).iter().filter(|&seat| self.is_hidden(seat)).collect();
        dealing.deal_among(hidden.and(self.mixed), self.mixed_known, stream);
        if !self.taken.is_empty() {
            let open = hidden.iter().filter(|&seat| dealing.dealt.lords[seat].is_none()).collect();
            let lords = self.eyes.map_or(Seats::NONE, |eyes| Seats::all(self.players).without(eyes));
            let placed: Stack = lords.iter().filter_map(|seat| dealing.dealt.lords[seat]).map(Card::from).collect();
            dealing.deal_among(open, self.taken.minus(placed), stream);
        }
        let dealt = dealing.deal_rest(stream);
        State {
            players: self.players,
            options: self.options,
            season: self.season,
            fulfilled: self.fulfilled,
            token: self.token,
            lords: dealt.lords,
            face_up: self.face_up(),
            disks: self.disks,
            stacks: self.stacks,
            deck: Deck { cards: dealt.deck, seen: self.under.len(), order: self.deck_order },
            prize: Prize { cards: dealt.prize, from_bottom: self.prize_from_bottom, seen: self.prize_seen },
            square: self.square,
            hut: self.hut,
            knowledge: self.sampled_knowledge(&dealt.lords, stream),
            bargains: self.bargains,
            phase: self.phase,
        }
    }

    fn is_hidden(&self, seat: Seat) -> bool {
        self.lords[seat] == LordView::Hidden
    }

    fn face_up(&self) -> Seats {
        let is_up = |seat: &Seat| matches!(self.lords[*seat], LordView::FaceUp(_));
        Seats::all(self.players).iter().filter(is_up).collect()
    }

    /// All places that these eyes do not see, and all cards that they see nowhere.
    fn dealing(&self) -> Dealing {
        let mut dealing = Dealing {
            low: Pile::default(),
            high: Pile::default(),
            unseen: self.unseen(),
            order: self.deck_order,
            dealt: Dealt {
                lords: BySeat::from_fn(|seat| self.lords[seat].known()),
                prize: self.prize_seen,
                deck: self.under,
                under: self.under.len(),
            },
        };
        dealing.open_deck(self.deck - self.under.len());
        for number in 0..self.prize - self.prize_seen.len() {
            let low = number < self.prize_from_bottom;
            if low { &mut dealing.low } else { &mut dealing.high }.push(Place::Prize);
        }
        for seat in Seats::all(self.players).iter().filter(|&seat| self.is_hidden(seat)) {
            let low = self.from_bottom.contains(seat);
            if low { &mut dealing.low } else { &mut dealing.high }.push(Place::Seat(seat));
        }
        dealing
    }

    /// The lords that these eyes see nowhere.
    pub(crate) fn unseen(&self) -> Pile<Lord, LORDS> {
        let mut unseen = Lord::all_cards();
        let mut see = |lord| {
            let there = unseen.remove(lord);
            debug_assert!(there, "a view holds no card twice");
        };
        for seat in Seats::all(self.players).iter() {
            self.lords[seat].known().into_iter().for_each(&mut see);
            self.stacks[seat].cards().filter_map(Card::lord).for_each(&mut see);
        }
        self.under.as_slice().iter().copied().for_each(&mut see);
        self.prize_seen.cards().filter_map(Card::lord).for_each(&mut see);
        match self.phase {
            Phase::Replacing(replacing) => replacing.turned.as_slice().iter().for_each(|turned| see(turned.lord)),
            Phase::Over(finale) => finale.aside.cards().filter_map(Card::lord).for_each(&mut see),
            _ => {}
        }
        unseen
    }

    /// What the others may know of mixed lords is theirs; a sample gives them what all know, and the mixer all lords
    /// but one.
    fn sampled_knowledge(&self, lords: &BySeat<Option<Lord>, MAX_PLAYERS>, stream: &mut Stream) -> Knowledge {
        let mut private = BySeat::default();
        for seat in Seats::all(self.players).iter() {
            let mut known = self.mixed_seen;
            if let (true, Some(own)) = (self.mixed.contains(seat), lords[seat]) {
                known.remove(own);
            }
            if self.mixer == Some(seat) {
                let all: Stack =
                    self.mixed.without(seat).iter().filter_map(|other| lords[other]).map(Card::from).collect();
                let open = all.minus(known).to_pile();
                known = all;
                if !open.is_empty() {
                    known.remove(open.as_slice()[stream.below(u32::from(open.len())) as usize]);
                }
            }
            private[seat] = if self.eyes == Some(seat) { self.mixed_known } else { known };
        }
        Knowledge {
            mixed: self.mixed,
            mixer: self.mixer,
            public: self.mixed_seen,
            private,
            traced: self.traced,
            from_bottom: self.from_bottom,
        }
    }
}
