//! What a game brings to the page beside its rules and its bots: words, and what lies on its table.

use std::ops::Deref;

use leptos::prelude::*;

use super::about::CardWords;
use super::answering::Picking;
use super::ended::{ResultPage, StopPage};
use super::{Play, Speaker};
use crate::app::markup::Markup;
use crate::app::words::Locale;
use crate::game::{Seat, Seats};
use crate::games::Listed;
use crate::table::model::{Selection, Unseen};
use crate::table::{Playable, Showing};

/// Somebody who tells of a game in one language.
pub trait Teller<G: Playable>: Deref<Target = Speaker> + Clone + Send + Sync + 'static {
    /// What everybody knows that somebody is asked. It stands on the curtain too, so it names nothing hidden.
    fn question(&self, seat: Seat, question: &G::Question) -> String;

    /// The same as it is put to himself, where that is said otherwise.
    fn put(&self, seat: Seat, question: &G::Question) -> String {
        self.question(seat, question)
    }

    /// The same put to the whole table, for those who speak up.
    fn open_question(&self, view: &G::View, question: &G::Question) -> String;

    /// These events in sentences, after all that was told earlier.
    fn story(&self, earlier: &[G::Event], events: &[G::Event]) -> Vec<String>;

    /// Why something may not be done.
    fn refusal(&self, reason: G::Refusal) -> &'static str;
}

/// A game that is played in the page. All pages of playing know a game by this alone, so that each game can be loaded
/// without the others.
pub trait GameUi: Playable + Listed {
    /// The classes of its table.
    const TABLE_CLASS: &'static str;

    /// Who tells of it.
    type Voice: Teller<Self>;

    /// Who tells of what is shown.
    fn voice(locale: Locale, showing: &Showing<Self>) -> Self::Voice;

    /// How long it takes, in words.
    fn length(locale: Locale) -> &'static str;

    /// What one wants to look up while playing.
    fn help(locale: Locale) -> Markup;

    /// The game on one screen.
    fn summary(locale: Locale) -> Markup;

    /// What there is to say of a card, by its code.
    fn card(locale: Locale, code: u8) -> Option<CardWords>;

    /// How many cards like this one the eyes at the screen have not seen, if that is something to guess about.
    fn unseen(view: &Self::View, code: u8) -> Option<Unseen>;

    /// How far it has come.
    fn progress(locale: Locale, view: &Self::View) -> String;

    /// The classes of its board.
    fn board_class(view: &Self::View) -> String;

    /// Everybody's place, clockwise from the owner of the eyes: one element each, with its `data-seat`.
    fn places(voice: &Self::Voice, showing: &Showing<Self>, view: &Self::View) -> Vec<Markup>;

    /// What lies in the middle.
    fn centre(play: Play<Self>) -> AnyView;

    /// What the owner of the eyes holds, for him to look at while others move: one element each.
    fn own(voice: &Self::Voice, view: &Self::View, seat: Seat) -> Vec<Markup>;

    /// What is said over what somebody looks at who only wanted to see his own, and how he hides it again.
    fn looking(_voice: &Self::Voice, _seat: Seat) -> (String, &'static str) {
        (String::new(), "")
    }

    /// What is said beside the question of somebody who is asked, if anything.
    fn beside_question(_voice: &Self::Voice, _view: &Self::View) -> Option<String> {
        None
    }

    /// The classes of the answers, by how they are given.
    fn answers_class(view: &Self::View) -> &'static str;

    /// Everything that could be answered, with what the seat holds where that is not what one chooses from.
    fn choosing(markup: &mut Markup, picking: &Picking<'_, Self>);

    /// What a choice does whatever it is done to, for whoever points at it, if there is something to say.
    fn does(_locale: Locale, _choice: Self::Choice) -> Option<&'static str> {
        None
    }

    /// What the selection would do, as far as it is picked; what to pick next, if nothing is complete.
    fn preview(voice: &Self::Voice, view: &Self::View, seat: Seat, selection: Selection<Self::Choice>) -> Vec<String>;

    /// What is said of those who raise no hand.
    fn hands_hint(locale: Locale) -> &'static str;

    /// Whom to name, as a label of the list of players.
    fn whom(locale: Locale) -> &'static str;

    /// What the table stops for; `is_last` if the game is over with it.
    fn stop(voice: &Self::Voice, view: &Self::View, stop: &Self::Interlude, is_last: bool) -> StopPage;

    /// Is this stop one that whoever lets bots play on without waiting wants to see?
    fn is_landmark(_stop: &Self::Interlude) -> bool {
        true
    }

    /// What a button says that lets bots play on to the next landmark, where none of these people has anything to do
    /// before it.
    fn run_on(_locale: Locale, _view: &Self::View, _people: Seats) -> Option<&'static str> {
        None
    }

    /// The end of the game.
    fn result(voice: &Self::Voice, ended: Ended<'_, Self>) -> ResultPage;

    /// Puts what its parts keep beside the game into the context of a table's page, if they keep anything.
    fn provide() {}

    /// What lies under the thumb while the table waits for people to bargain, where they do.
    fn moment(_play: Play<Self>, _view: Self::View) -> AnyView {
        ().into_any()
    }

    /// The deal desk, where there is one.
    fn desk(_play: Play<Self>, _view: Self::View) -> AnyView {
        ().into_any()
    }
}

/// A game that is over.
#[derive(Debug)]
pub struct Ended<'a, G: Playable> {
    /// How it ended.
    pub outcome: &'a G::Outcome,
    /// What lay hidden to the very end.
    pub opened: &'a G::Opened,
    /// The table as all see it now.
    pub view: &'a G::View,
    /// Everything that all may know has happened.
    pub story: &'a [G::Event],
}
