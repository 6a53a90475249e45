//! Oriente as the pages of playing know it.

use leptos::prelude::*;

use super::centre::middle;
use super::choices::choosing;
use super::desk::{Desk, Moment, provide_draft};
use super::help::{card_words, help, summary};
use super::lord::own_lord;
use super::place::place_at_court;
use super::preview::preview;
use super::result::result;
use super::ring::slot;
use super::stop::stop;
use super::voice::{Voice, refusal};
use crate::app::markup::Markup;
use crate::app::patch::Patched;
use crate::app::play::about::CardWords;
use crate::app::play::answering::Picking;
use crate::app::play::ended::{ResultPage, StopPage};
use crate::app::play::{Ended, GameUi, Play, Speaker, Teller};
use crate::app::words::{Locale, words};
use crate::game::Seat;
use crate::oriente::{Card, Event, Question, Refusal, State, View};
use crate::table::model::Unseen;
use crate::table::model::oriente::{Interlude, Selection, places, unseen};
use crate::table::{Showing, Waiting};

impl Teller<State> for Voice {
    fn question(&self, seat: Seat, question: &Question) -> String {
        self.asked(seat, *question)
    }

    fn open_question(&self, _: &View, question: &Question) -> String {
        self.asked_openly(*question)
    }

    fn story(&self, earlier: &[Event], events: &[Event]) -> Vec<String> {
        self.tell(earlier, events)
    }

    fn refusal(&self, reason: Refusal) -> &'static str {
        refusal(self.locale, reason)
    }
}

impl GameUi for State {
    const TABLE_CLASS: &'static str = "table court";

    type Voice = Voice;

    fn voice(locale: Locale, showing: &Showing<Self>) -> Voice {
        let speaker = Speaker::new(locale, showing.people.clone(), showing.seats);
        Voice::new(speaker, showing.sentences.as_slice().into())
    }

    fn length(locale: Locale) -> &'static str {
        words!(locale, oriente.pitch.length)
    }

    fn help(locale: Locale) -> Markup {
        help(locale)
    }

    fn summary(locale: Locale) -> Markup {
        summary(locale)
    }

    fn card(locale: Locale, code: u8) -> Option<CardWords> {
        Card::ALL.get(usize::from(code)).map(|&card| card_words(locale, card))
    }

    fn unseen(view: &View, code: u8) -> Option<Unseen> {
        unseen(view, Card::ALL.get(usize::from(code))?.lord()?)
    }

    fn progress(locale: Locale, view: &View) -> String {
        words!(locale, oriente_table.table.season, number = view.season)
    }

    fn board_class(view: &View) -> String {
        format!("board court-board court-{}", view.players)
    }

    fn places(voice: &Voice, showing: &Showing<Self>, view: &View) -> Vec<Markup> {
        let players = usize::from(view.players);
        let mut seated = places(view);
        // An open question is put to nobody in particular.
        if matches!(showing.screen.waiting(), Some(Waiting::Hands(_))) {
            seated.iter_mut().for_each(|place| place.is_asked = false);
        }
        let sits = |number| slot(players, number);
        seated.iter().enumerate().map(|(number, place)| place_at_court(voice, place, &sits(number))).collect()
    }

    fn centre(play: Play<Self>) -> AnyView {
        let pieces = Signal::derive(move || {
            let showing = play.now();
            let Some(view) = &showing.view else { return Vec::new() };
            middle(&Self::voice(play.locale, &showing), view, &showing.public_story())
        });
        view! { <Patched class="centre court-centre" markup=pieces /> }.into_any()
    }

    fn own(voice: &Voice, view: &View, seat: Seat) -> Vec<Markup> {
        own_lord(voice, view, seat)
    }

    fn looking(voice: &Voice, seat: Seat) -> (String, &'static str) {
        let title = words!(voice.locale, oriente_table.table.own_lord, name = voice.name(seat));
        (title, words!(voice.locale, oriente_table.table.hide))
    }

    fn answers_class(_: &View) -> &'static str {
        "answers court-answers"
    }

    fn choosing(markup: &mut Markup, picking: &Picking<'_, Self>) {
        choosing(markup, picking);
    }

    fn preview(voice: &Voice, view: &View, seat: Seat, selection: Selection) -> Vec<String> {
        preview(voice, view, seat, selection)
    }

    fn hands_hint(locale: Locale) -> &'static str {
        words!(locale, oriente_table.table.hands_text)
    }

    fn whom(locale: Locale) -> &'static str {
        words!(locale, oriente_table.table.choose_target)
    }

    fn stop(voice: &Voice, _: &View, what: &Interlude, is_last: bool) -> StopPage {
        stop(voice, what, is_last)
    }

    fn result(voice: &Voice, ended: Ended<'_, Self>) -> ResultPage {
        result(voice, ended)
    }

    fn provide() {
        provide_draft();
    }

    fn moment(play: Play<Self>, view: View) -> AnyView {
        view! { <Moment play view /> }.into_any()
    }

    fn desk(play: Play<Self>, view: View) -> AnyView {
        view! { <Desk play view /> }.into_any()
    }
}
