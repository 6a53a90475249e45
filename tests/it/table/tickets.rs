//! Bots are asked by ticket: what comes late, for another, or against the rules does no harm, and talk comes to an end.

use noren::game::{Game, Seat, Seats};
use noren::oriente::deals::{OFFERS_EACH, random_offer};
use noren::oriente::{self, Action};
use noren::table::{Errand, Host, Pace, Thought, Ticket, What};
use noren::zipang;

use super::tried::{Party, Step, Tried, laid};
use crate::shared::{journal, luck, seats};
use crate::third::Fireflies;

/// Takes a thought that nobody asked for: nothing has changed after it.
fn assert_dropped<G: Tried>(party: &mut Party<G>, thought: Thought<G>) {
    let before = party.all();
    let asked = party.table.host().asked();
    assert!(!party.table.take(thought.clone()), "{thought:?} was taken");
    assert_eq!((party.all(), party.table.host().asked()), (before, asked), "{thought:?}");
}

/// Random play in which, at every step, thoughts come late, for another seat, or for another errand.
fn late_and_wrong<G: Tried>(steps: usize) -> usize {
    let mut party = Party::<G>::new(laid(Pace::SpeakUp, 1), &[seats(&[0]), seats(&[1, 2]), Seats::NONE], 1);
    let mut old: Vec<Thought<G>> = Vec::new();
    for _ in 0..steps {
        if let Some(asked) = party.table.host().asked() {
            let thought = asked.think();
            let Ticket { moment, seat, errand } = asked.ticket;
            let wrong_seats = Seats::all(Seat::LIMIT).without(seat).iter().map(|seat| Ticket { seat, ..asked.ticket });
            let errands = [Errand::Answer, Errand::Speak, Errand::Reply].into_iter().filter(|&other| other != errand);
            let wrong_errands = errands.map(|errand| Ticket { errand, ..asked.ticket });
            let moments = [moment.wrapping_sub(1), moment + 1].map(|moment| Ticket { moment, ..asked.ticket });
            let wrong: Vec<Ticket> = wrong_seats.chain(wrong_errands).chain(moments).collect();
            for ticket in wrong {
                assert_dropped(&mut party, Thought { ticket, ..thought.clone() });
            }
        }
        for thought in old.iter().rev().take(3).cloned().collect::<Vec<_>>() {
            assert_dropped(&mut party, thought);
        }
        if let Step::Bot(thought) = party.step() {
            old.push(thought);
        }
    }
    old.len()
}

#[test]
fn a_thought_that_is_late_or_for_another_changes_nothing() {
    let taken = [late_and_wrong::<oriente::State>(500), late_and_wrong::<zipang::State>(600)];
    assert!(taken[0] > 50 && taken[1] > 8, "only {taken:?} thoughts");
    assert!(late_and_wrong::<Fireflies>(400) >= 2);
}

#[test]
fn no_number_of_a_moment_is_used_twice_not_even_after_taking_back() {
    let mut party = Party::<oriente::State>::new(laid(Pace::PassTheDevice, 1), &[Seats::all(3)], 1);
    let mut undone = 0;
    for _ in 0..1_500 {
        let before = party.table.host().journal().clone();
        let step = party.step();
        let now = party.table.host().journal();
        assert_eq!(now.moment() > before.moment(), now.inputs != before.inputs, "after {step:?}");
        assert!(now.moment() >= before.moment(), "after {step:?}");
        undone += usize::from(matches!(step, Step::Done(_, What::Undo)));
    }
    assert!(undone > 5, "only {undone} times");
}

/// A whole game of bots that come to the worst, whatever they are asked; how many answers it took.
fn stubborn<G: Tried>(worst: impl Fn(&Host<G>, Ticket) -> Option<G::Action>) -> usize {
    let (players, setup) = G::laid(1);
    let mut host = Host::<G>::new(journal(setup, players, Seats::NONE, Pace::PassTheDevice, 1)).expect("a journal");
    let (mut answers, mut asks) = (0, 0);
    while let Some(ticket) = host.ticket() {
        let before = host.journal().inputs.len();
        let action = worst(&host, ticket);
        assert!(host.take(Thought { ticket, action, because: None }));
        asks = if ticket.errand == Errand::Answer { 0 } else { asks + 1 };
        assert!(asks < 200, "talk without end");
        if ticket.errand == Errand::Answer {
            answers += 1;
            assert!(host.journal().inputs.len() > before, "the table does not wait");
            assert!(answers < 20_000, "the game has no end");
        }
    }
    answers
}

#[test]
fn a_bot_that_breaks_the_rules_or_says_nothing_never_stops_the_table() {
    // An answer that no question of this game allows, a move beside the question as an answer, and nothing at all.
    let win = Action::Accept(oriente::deals::OfferNumber(999));
    assert!(stubborn::<oriente::State>(|_, _| Some(win)) > 10);
    assert!(stubborn::<oriente::State>(|_, _| Some(Action::Become(oriente::Lord::Shogun))) > 10);
    assert!(stubborn::<oriente::State>(|_, _| None) > 10);
    assert!(stubborn::<zipang::State>(|_, _| Some(zipang::Action::Ikki)) > 10);
    assert!(stubborn::<zipang::State>(|_, _| None) > 10);
    assert!(stubborn::<Fireflies>(|_, _| Some(crate::third::Action::Show(crate::third::Light::Blaze))) > 8);
}

/// Counts what bots are asked between two answers at a table of twelve, as they think by this way.
fn talk(people: Seats, mut think: impl FnMut(&Host<oriente::State>) -> Thought<oriente::State>, seed: u64) -> usize {
    let setup = oriente::Setup::plain(12);
    let journal = journal(setup, 12, people, Pace::PassTheDevice, seed);
    let mut host = Host::<oriente::State>::new(journal).expect("a sound set-up");
    let (mut most, mut spoken, mut replies) = (0, Seats::NONE, 0);
    while let Some(ticket) = host.ticket() {
        let thought = think(&host);
        assert_eq!(thought.ticket, ticket);
        match ticket.errand {
            Errand::Answer => {
                most = most.max(replies);
                (spoken, replies) = (Seats::NONE, 0);
            }
            Errand::Speak => {
                assert!(!spoken.contains(ticket.seat), "{} speaks twice at one moment", ticket.seat);
                spoken.insert(ticket.seat);
            }
            Errand::Reply => {
                replies += 1;
                assert!(replies < 1_000, "they talk for ever");
            }
        }
        assert!(host.take(thought));
    }
    most
}

#[test]
fn at_a_table_of_twelve_each_bot_speaks_once_between_two_answers_and_replies_come_to_an_end() {
    let think = |host: &Host<oriente::State>| host.asked().expect("a bot is asked").think();
    let most = (0..3).map(|seed| talk(Seats::NONE, think, seed)).max();
    assert!(most.is_some_and(|most| most <= 24), "{most:?} replies between two answers");
}

#[test]
fn even_bots_that_answer_every_offer_with_another_come_to_an_end() {
    let mut stream = luck(1);
    let offering = |host: &Host<oriente::State>| {
        let asked = host.asked().expect("a bot is asked");
        if asked.ticket.errand == Errand::Answer {
            return asked.think();
        }
        let state = oriente::State::sample(&asked.view, &mut stream);
        let action = random_offer(&state, asked.ticket.seat, &mut stream);
        Thought { ticket: asked.ticket, action, because: None }
    };
    let most = talk(Seats::NONE, offering, 2);
    // Every offer there may be, and for each a round of all who are offered something and have nothing to say.
    let bound = usize::from(OFFERS_EACH) * 12 * 12;
    assert!(most > 0 && most <= bound, "{most} replies between two answers");
}

#[test]
fn a_bot_gets_its_own_view_and_the_same_luck_at_the_same_moment() {
    let mut party = Party::<oriente::State>::new(laid(Pace::PassTheDevice, 2), &[Seats::all(3)], 2);
    for _ in 0..300 {
        if let Some(asked) = party.table.host().asked() {
            assert_eq!(asked.view, party.table.host().view(Some(asked.ticket.seat)));
            assert_eq!(asked.view.eyes, Some(asked.ticket.seat));
            assert_eq!(party.table.host().asked(), Some(asked), "asking changes nothing");
        }
        party.step();
    }
}
