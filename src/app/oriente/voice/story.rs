//! The story in sentences, nothing told twice.

use super::{Voice, cards, doer};
use crate::app::words::words;
use crate::game::{Seat, Seats};
use crate::oriente::deals::{Entry, EntryNumber, Offer, OfferNumber, Promise, Standing};
use crate::oriente::{Event, Lord, Stack};

/// What was told before: there the number of an offer or a promise finds what it stands for.
#[derive(Clone, Copy, Debug, Default)]
pub struct Past<'a> {
    /// What was told long ago.
    pub earlier: &'a [Event],
    /// What was told since.
    pub since: &'a [Event],
}

impl Past<'_> {
    fn latest<T>(self, wanted: impl Fn(&Event) -> Option<T>) -> Option<T> {
        self.since.iter().rev().chain(self.earlier.iter().rev()).find_map(wanted)
    }

    /// The offer of this number.
    #[must_use]
    pub fn offer(self, number: OfferNumber) -> Option<Offer> {
        self.latest(|event| match event {
            Event::Offered(offer) if offer.number == number => Some(*offer),
            _ => None,
        })
    }

    /// The promise of this number.
    #[must_use]
    pub fn entry(self, number: EntryNumber) -> Option<Entry> {
        self.latest(|event| match event {
            Event::Promised(entry) if entry.number == number => Some(*entry),
            _ => None,
        })
    }

    /// What was told last of all.
    fn last(self) -> Option<Event> {
        self.latest(|event| Some(*event))
    }

    /// Was this promise part of the deal told last?
    fn tells(self, by: Seat, promise: Promise) -> bool {
        let deal = self.latest(|event| match event {
            Event::Dealt(offer) => Some(*offer),
            _ => None,
        });
        let promised = |offer: Offer| {
            let mut parties = offer.parties().into_iter();
            parties.any(|(party, terms, _)| party == by && terms.promises.iter().any(|made| made == promise))
        };
        deal.is_some_and(promised)
    }
}

impl Voice {
    /// These events in sentences, after all that was told earlier. What would be said twice is left out, and what
    /// belongs together is said in one breath.
    #[must_use]
    pub fn tell(&self, earlier: &[Event], events: &[Event]) -> Vec<String> {
        let mut sentences = Vec::new();
        let mut place = 0;
        while let Some(rest) = events.get(place..).filter(|rest| !rest.is_empty()) {
            let past = Past { earlier, since: &events[..place] };
            let run = &rest[..run_length(rest)];
            sentences.extend(self.breath(past, run));
            place += run.len();
        }
        sentences
    }

    /// Events that belong together, in as few sentences as it takes.
    fn breath(&self, past: Past<'_>, run: &[Event]) -> Vec<String> {
        let locale = self.locale;
        let one = |sentence| vec![sentence];
        match run {
            [Event::Promised(entry)] if past.tells(entry.by, entry.promise) => vec![],
            [Event::PromiseSettled(number, _, Standing::Kept)] if matches!(past.last(), Some(Event::Paid(paid, _)) if paid == *number) =>
            {
                vec![]
            }
            [Event::Dealt(deal)] if past.last() == Some(Event::Offered(*deal)) => one(self.accepted(deal)),
            [Event::GotLord(_) | Event::SawLord(..), ..] => self.new_lords(run),
            [single] => one(self.event_after(past, single)),
            [Event::GotTreasure(..), ..] => one(self.treasures(run)),
            [Event::Passed(_), ..] => {
                one(words!(locale, oriente_story.event.passed_all, names = self.names(seats(run, passed))))
            }
            [Event::StayedOut(_), ..] => match seats(run, stayed_out) {
                only if only.len() == 1 => one(self.event_after(past, &run[0])),
                several => one(words!(locale, oriente_story.event.stayed_out_all, names = self.names(several))),
            },
            [Event::WentUnder(_), ..] => {
                let under: Stack = run.iter().filter_map(went_under).map(Into::into).collect();
                one(words!(locale, oriente_story.event.under, cards = self.cards(under)))
            }
            [Event::ShowedLord(..), ..] => one(words!(locale, oriente_story.event.showed_all, lords = self.lords(run))),
            [Event::TurnedUp(..), Event::TurnedUp(..), ..] => {
                one(words!(locale, oriente_story.event.turned_up_all, lords = self.lords(run)))
            }
            deeds => one(self.deeds(deeds)),
        }
    }

    /// Who got which treasure.
    fn treasures(&self, run: &[Event]) -> String {
        let treasure = |event: &Event| match *event {
            Event::GotTreasure(seat, card) => Some(words!(
                self.locale,
                oriente_story.event.treasure_to,
                points = card.points(),
                name = self.name(seat)
            )),
            _ => None,
        };
        let treasures = self.list(run.iter().filter_map(treasure).collect());
        words!(self.locale, oriente_story.event.treasures, treasures = treasures)
    }

    /// Who got a lord that nobody tells here; then the lords that are told.
    fn new_lords(&self, run: &[Event]) -> Vec<String> {
        let told = seats(run, saw_lord);
        let untold = seats(run, got_lord).minus(told);
        let mut sentences = Vec::new();
        if let (1, Some(seat)) = (untold.len(), untold.iter().next()) {
            sentences.push(self.event(&Event::GotLord(seat)));
        } else if !untold.is_empty() {
            sentences.push(words!(self.locale, oriente_story.event.got_lords, names = self.names(untold)));
        }
        sentences.extend(run.iter().filter(|event| saw_lord(event).is_some()).map(|event| self.event(event)));
        sentences
    }

    /// Lords, each with his player.
    fn lords(&self, run: &[Event]) -> String {
        let lord = |event: &Event| match *event {
            Event::TurnedUp(seat, lord) | Event::ShowedLord(seat, lord) => {
                let lord = cards::name(self.locale, lord);
                Some(words!(self.locale, oriente_story.event.lord_of, name = self.name(seat), lord = lord))
            }
            _ => None,
        };
        self.list(run.iter().filter_map(lord).collect())
    }
}

/// How many events from the first on are told in one breath.
fn run_length(events: &[Event]) -> usize {
    let alike: fn(&Event) -> bool = match events[0] {
        Event::GotTreasure(..) => |event| matches!(event, Event::GotTreasure(..)),
        Event::GotLord(_) | Event::SawLord(..) => |event| got_lord(event).or(saw_lord(event)).is_some(),
        Event::Passed(_) => |event| passed(event).is_some(),
        Event::StayedOut(_) => |event| stayed_out(event).is_some(),
        Event::WentUnder(_) => |event| went_under(event).is_some(),
        Event::ShowedLord(..) => |event| matches!(event, Event::ShowedLord(..)),
        // In a revolution everybody turns up, one after the other.
        Event::TurnedUp(..) if matches!(events.get(1), Some(Event::TurnedUp(..))) => {
            |event| matches!(event, Event::TurnedUp(..))
        }
        _ => {
            let first = doer(&events[0]);
            let same = |event: &&Event| first.is_some() && doer(event) == first;
            return 1 + events[1..].iter().take_while(same).count();
        }
    };
    events.iter().take_while(|event| alike(event)).count()
}

fn seats(run: &[Event], whose: fn(&Event) -> Option<Seat>) -> Seats {
    run.iter().filter_map(whose).collect()
}

const fn passed(event: &Event) -> Option<Seat> {
    if let Event::Passed(seat) = event { Some(*seat) } else { None }
}

const fn stayed_out(event: &Event) -> Option<Seat> {
    if let Event::StayedOut(seat) = event { Some(*seat) } else { None }
}

const fn got_lord(event: &Event) -> Option<Seat> {
    if let Event::GotLord(seat) = event { Some(*seat) } else { None }
}

const fn saw_lord(event: &Event) -> Option<Seat> {
    if let Event::SawLord(seat, _) = event { Some(*seat) } else { None }
}

const fn went_under(event: &Event) -> Option<Lord> {
    if let Event::WentUnder(lord) = event { Some(*lord) } else { None }
}
