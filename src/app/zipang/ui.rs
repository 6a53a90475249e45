//! Zipang as the pages of playing know it.

use leptos::prelude::*;

use super::board::Centre;
use super::cards;
use super::choices::{card_of, choosing};
use super::hand::{own_hand, sum};
use super::help::{help, summary};
use super::place::place_at_table;
use super::preview::{kept, preview};
use super::result::result;
use super::stop::stop;
use super::voice::{Voice, refusal};
use crate::app::markup::Markup;
use crate::app::play::about::CardWords;
use crate::app::play::answering::Picking;
use crate::app::play::ended::{ResultPage, StopPage};
use crate::app::play::{Ended, GameUi, Play, Speaker, Teller};
use crate::app::words::{Locale, words};
use crate::game::{Seat, Seats};
use crate::table::Showing;
use crate::table::model::Unseen;
use crate::table::model::zipang::{Choice, Interlude, Selection, places, unseen};
use crate::zipang::{Card, Event, Phase, Question, Refusal, State, View};

impl Teller<State> for Voice {
    fn question(&self, seat: Seat, question: &Question) -> String {
        self.asked(seat, *question)
    }

    fn put(&self, seat: Seat, question: &Question) -> String {
        match question {
            Question::Play => words!(self.locale, zipang_story.question.play_ask, name = self.name(seat)),
            other => self.asked(seat, *other),
        }
    }

    fn open_question(&self, view: &View, _: &Question) -> String {
        let Phase::Answer(answering) = view.phase else { return String::new() };
        let threat = self.threat(view.turn, answering.card, self.names(answering.affected));
        words!(self.locale, zipang_story.question.who_answers, threat = threat)
    }

    fn story(&self, _: &[Event], events: &[Event]) -> Vec<String> {
        self.tell(events)
    }

    fn refusal(&self, reason: Refusal) -> &'static str {
        refusal(self.locale, reason)
    }
}

impl GameUi for State {
    const TABLE_CLASS: &'static str = "table zipang-table";

    type Voice = Voice;

    fn voice(locale: Locale, showing: &Showing<Self>) -> Voice {
        Voice::new(Speaker::new(locale, showing.people.clone(), showing.seats))
    }

    fn length(locale: Locale) -> &'static str {
        words!(locale, zipang.pitch.length)
    }

    fn help(locale: Locale) -> Markup {
        help(locale)
    }

    fn summary(locale: Locale) -> Markup {
        summary(locale)
    }

    fn card(locale: Locale, code: u8) -> Option<CardWords> {
        Card::ALL.get(usize::from(code)).map(|&card| cards::words(locale, card))
    }

    fn unseen(view: &View, code: u8) -> Option<Unseen> {
        unseen(view, *Card::ALL.get(usize::from(code))?)
    }

    fn progress(locale: Locale, view: &View) -> String {
        words!(locale, zipang_table.campaign, number = view.campaign)
    }

    fn board_class(view: &View) -> String {
        format!("board zipang-board seats-{}", view.players)
    }

    fn places(voice: &Voice, _: &Showing<Self>, view: &View) -> Vec<Markup> {
        places(view).iter().enumerate().map(|(number, place)| place_at_table(voice, place, number)).collect()
    }

    fn centre(play: Play<Self>) -> AnyView {
        view! { <Centre play /> }.into_any()
    }

    fn own(voice: &Voice, view: &View, seat: Seat) -> Vec<Markup> {
        vec![own_hand(voice, view.hand, seat)]
    }

    fn looking(voice: &Voice, seat: Seat) -> (String, &'static str) {
        (words!(voice.locale, table.hand, name = voice.name(seat)), words!(voice.locale, zipang_table.hide))
    }

    fn beside_question(voice: &Voice, view: &View) -> Option<String> {
        (!view.hand.is_empty()).then(|| sum(voice.locale, view.hand))
    }

    fn answers_class(view: &View) -> &'static str {
        if matches!(view.phase, Phase::Answer(_)) { "answers by-words" } else { "answers by-cards" }
    }

    fn choosing(markup: &mut Markup, picking: &Picking<'_, Self>) {
        choosing(markup, picking);
    }

    fn does(locale: Locale, choice: Choice) -> Option<&'static str> {
        card_of(choice).map(|card| cards::effect(locale, card))
    }

    fn preview(voice: &Voice, view: &View, _: Seat, selection: Selection) -> Vec<String> {
        std::iter::once(preview(voice, view, selection)).chain(kept(voice, view, selection.choice)).collect()
    }

    fn hands_hint(locale: Locale) -> &'static str {
        words!(locale, zipang_table.hands_text)
    }

    fn whom(locale: Locale) -> &'static str {
        words!(locale, zipang_table.whom)
    }

    fn stop(voice: &Voice, view: &View, what: &Interlude, _: bool) -> StopPage {
        stop(voice, view.options, what)
    }

    fn is_landmark(stop: &Interlude) -> bool {
        matches!(stop, Interlude::CampaignOver(_))
    }

    fn run_on(locale: Locale, view: &View, people: Seats) -> Option<&'static str> {
        let is_out = people.and(view.in_campaign).is_empty() && !people.is_empty();
        is_out.then(|| words!(locale, zipang_table.run_on))
    }

    fn result(voice: &Voice, ended: Ended<'_, Self>) -> ResultPage {
        result(voice, ended)
    }
}
