//! Campaigns: how one begins, how it ends, and what comes after it.

use super::cards::{Card, Hand, MAX_PLAYERS};
use super::event::{Ending, Event};
use super::mover::{Luck, Mover};
use super::notes::Notes;
use super::setup::Options;
use super::state::{Phase, State};
use crate::game::{BySeat, Chance, Listener, Pile, Seat, Seats};

/// The coins each player starts with.
pub const fn starting_coins(players: u8) -> u8 {
    if players == 2 { 4 } else { 5 }
}

impl<L: Listener<Event>> Mover<'_, L> {
    /// A new game, at its first question.
    pub(super) fn deal_first_campaign(
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
            campaign: 0,
            first,
            turn: first,
            coins: BySeat::from_fn(|seat| if seat.number() < players { starting_coins(players) } else { 0 }),
            pile: 0,
            gone: 0,
            in_campaign: Seats::NONE,
            begun: Seats::NONE,
            hands: BySeat::default(),
            notes: Notes::default(),
            supply: Pile::default(),
            face_down: Card::default(),
            discards: Pile::default(),
            phase: Phase::Play,
        };
        Mover { state: &mut state, chance, listener }.begin_campaign(first);
        state
    }

    /// All cards are shuffled and dealt, two each from the first seat on, and everyone puts a coin into the pile.
    pub(super) fn begin_campaign(&mut self, first: Seat) {
        let state = &mut *self.state;
        state.campaign += 1;
        state.first = first;
        state.supply = Card::deck(state.players);
        self.chance.shuffle(Luck::Shuffle.at(state.campaign, 0), state.supply.as_mut_slice());
        state.notes.clear();
        state.discards.clear();
        state.begun = Seats::NONE;
        state.in_campaign = Seats::all(state.players);
        for seat in state.in_campaign.iter() {
            let mut hand = Hand::default();
            (0..2).filter_map(|_| state.supply.pop()).for_each(|card| hand.add(card));
            state.hands[seat] = hand;
            state.coins[seat] -= 1;
        }
        state.face_down = state.supply.pop().unwrap_or_default();
        state.pile += state.players;
        if state.options.shrinking_antes {
            state.pile -= 1;
            state.gone += 1;
        }
        self.tell_the_deal();
        self.begin_turn(first);
    }

    #[inline]
    fn tell_the_deal(&mut self) {
        let State { campaign: number, first, pile, players, options, hands, .. } = *self.state;
        self.tell(Event::CampaignBegan { number, first, pile });
        if options.shrinking_antes {
            self.tell(Event::CoinLeftGame); // Z-16
        }
        for (seat, hand) in hands.iter(players) {
            self.whisper(seat, Event::Dealt(seat, *hand));
        }
    }

    /// Those still in lay their hands open, and the most honor takes the pile; a tie leaves it (Z-10).
    pub(super) fn end_by_honor(&mut self, ending: Ending) {
        let State { in_campaign, hands, .. } = *self.state;
        let most = in_campaign.iter().map(|seat| hands[seat].honor()).max();
        let best: Seats = in_campaign.iter().filter(|&seat| Some(hands[seat].honor()) == most).collect();
        for seat in in_campaign.iter() {
            self.tell(Event::LaidOpen(seat, hands[seat]));
        }
        let winner = if best.len() == 1 { best.iter().next() } else { None };
        self.end_campaign(ending, winner);
    }

    /// The pile goes to its winner; then the game ends, or the next campaign begins.
    pub(super) fn end_campaign(&mut self, ending: Ending, winner: Option<Seat>) {
        let State { players, first, pile, .. } = *self.state;
        self.tell(Event::CampaignEnded { ending, winner, pile });
        if let Some(winner) = winner {
            self.state.coins[winner] += pile;
            self.state.pile = 0;
        }
        if self.state.coins.as_slice(players).contains(&0) {
            self.end_game(ending);
        } else {
            self.begin_campaign(winner.unwrap_or(first));
        }
    }
}

/// The coins that a game of so many players has in all.
pub(super) const fn all_coins(players: u8) -> u8 {
    starting_coins(players) * players
}

const _: () = assert!(all_coins(MAX_PLAYERS as u8) == 30);
