use super::*;
use crate::app::words::Locale;
use crate::game::{Seat, Seats};
use crate::table::{Deed, Host, Journal, Mind, Mon, Pace, People, Pin, Player, Screen, SeatPlan, Table, What};
use crate::zipang::{Card, Event, Setup, State};

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
            let words = |lines: Vec<Sentence>| lines.into_iter().map(|line| line.words).collect::<Vec<_>>();
            assert_eq!(words(sentences(&voice, &showing, Vec::new(), |_| true)), told);
            let alone = sentences(&voice, &showing, Vec::new(), |line| line.tale.of_game().is_none());
            assert_eq!(words(alone), [&*said]);
        }
    }
}

#[test]
fn every_turn_begins_with_its_crest_and_a_campaign_as_a_heading_does() {
    let showing = lifted();
    let (ada, ben) = (Seat::new(0), Seat::new(1));
    let story = [
        Event::CampaignBegan { number: 1, first: ada, pile: 2 },
        Event::Drew(ada),
        Event::Played { seat: ada, card: Card::Captain, targets: Seats::only(ben) },
        Event::LaidMonk(ben),
        Event::Drew(ben),
        Event::Drew(ben),
    ];
    for locale in Locale::ALL {
        let voice = State::voice(locale, &showing);
        let told = in_chapters::<State>(&voice, &story, 0);
        let begins: Vec<_> = told.iter().map(|sentence| sentence.begins).collect();
        assert_eq!(begins, [Some(None), Some(Some(ada)), None, None, None, Some(Some(ben))]);
        let words: Vec<String> = told.iter().map(|sentence| sentence.words.clone()).collect();
        assert_eq!(words, voice.story(&[], &story), "the words are the same, turn by turn");
        let html = Markup::of(|markup| told.iter().for_each(|line| line.draw(markup, &voice))).into_html();
        assert_eq!(html.matches("begins-round").count(), 1);
        assert_eq!(html.matches("begins-turn").count(), 2);
        assert_eq!(html.matches("class=\"mon ").count(), 2, "{html}");
    }
    let later = in_chapters::<State>(&State::voice(Locale::En, &showing), &story, 2);
    assert_eq!(later[0].begins, None, "what is told from the middle of a turn on begins none");
}
