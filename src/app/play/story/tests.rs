use super::*;
use crate::app::words::Locale;
use crate::game::{Seat, Seats};
use crate::table::{Deed, Host, Journal, Mind, Mon, Pace, People, Pin, Player, Screen, SeatPlan, Table, What};
use crate::zipang::{Setup, State};

/// Two people at a table of Zipang, one of whom has lifted the PIN of the other, as that one sees it now.
fn lifted() -> Showing<State> {
    let player = |(name, mon): (&str, Mon)| Player { name: name.to_owned(), mon, mind: Mind::Person };
    let people = People::new([("Ada", Mon::Sun), ("Ben", Mon::Plum)].map(player).into());
    let plan = SeatPlan { people, pins: vec![Pin::from_text("1234")] };
    let setup = Setup { first: Some(0), ..Setup::plain(2) };
    let host = Host::new(Journal::new(setup, plan, Pace::PassTheDevice, 1, 2)).expect("a sound journal");
    let mut table = Table::new(host);
    let agree = What::AgreeToLift(Seat::new(1));
    for what in [What::ForgetPin, agree, What::BackToCurtain, What::RaiseCurtain { pin: None }] {
        let showing = table.showing(0).number;
        table.act(0, Deed { showing, what }).unwrap_or_else(|error| panic!("{error}"));
    }
    let showing = table.showing(0);
    assert!(matches!(showing.screen, Screen::Table { eyes: Some(_), .. }));
    assert_eq!(showing.seats, Seats::all(2));
    showing
}

#[test]
fn a_lifted_pin_is_told_in_its_place_among_what_the_game_tells() {
    let mut showing = lifted();
    let events = showing.events(|_| true);
    let line = showing.story.pop().expect("a line");
    assert_eq!(line.tale, Tale::PinLifted(Seat::new(0)));
    for locale in Locale::ALL {
        let voice = State::voice(locale, &showing);
        let said = voice.pin_lifted(Seat::new(0));
        assert!(said.contains("Ada") && !said.contains("1234"), "{said}");
        for place in 0..=events.len() {
            let mut showing = showing.clone();
            showing.story.insert(place, line.clone());
            let (before, after) = events.split_at(place);
            let told = [voice.story(&[], before), vec![said.clone()], voice.story(before, after)].concat();
            assert_eq!(sentences(&voice, &showing, Vec::new(), |_| true), told);
            assert_eq!(sentences(&voice, &showing, Vec::new(), |line| line.tale.of_game().is_none()), [&*said]);
        }
    }
}
