//! An answer being put together: what is picked, and what follows from it.

use leptos::prelude::*;

use crate::app::play::{Session, use_session};
use crate::game::Seat;
use crate::table::Waiting;
use crate::table::model::zipang::{Answers, Choice, Offered, Selection};
use crate::zipang::{Card, Refusal, View};

/// One person's answer to one question.
#[derive(Clone, Copy, Debug)]
pub struct Answering {
    session: Session,
    /// What the eyes at the screen may know.
    pub view: View,
    /// Whose answer it is.
    pub seat: Seat,
    /// What is picked so far.
    pub selection: RwSignal<Selection>,
    /// What follows from that.
    pub answers: Memo<Answers>,
    /// Why the last tap did nothing, if it did nothing.
    pub refused: RwSignal<Option<Refusal>>,
    /// The card that is pointed at, before anything is picked.
    pub pointed_at: RwSignal<Option<Card>>,
}

impl Answering {
    /// Begins with nothing picked, or with the only thing there is.
    #[must_use]
    pub fn new(view: View, seat: Seat) -> Self {
        let session = use_session();
        let waiting = Waiting::Answer(seat);
        let ask = move |selection| {
            let none = Answers { choices: Vec::new(), targets: Vec::new(), ready: None };
            session.read(|sitting| sitting.answers(&view, waiting, selection)).flatten().unwrap_or(none)
        };
        let only = match ask(Selection::default()).choices[..] {
            [Offered { what, why_not: None }] => session.read(|sitting| sitting.pick(&view, waiting, what)),
            _ => None,
        };
        let selection = RwSignal::new(only.unwrap_or_default());
        let answers = Memo::new(move |_| ask(selection.get()));
        Self { session, view, seat, selection, answers, refused: RwSignal::new(None), pointed_at: RwSignal::new(None) }
    }

    /// Everything that could be done, allowed or not. It does not change while an answer is put together.
    #[must_use]
    pub fn choices(self) -> Vec<Offered<Choice>> {
        self.answers.with_untracked(|answers| answers.choices.clone())
    }

    /// Is this the choice that is picked?
    #[must_use]
    pub fn is_chosen(self, choice: Choice) -> bool {
        self.selection.get().choice == Some(choice)
    }

    /// A choice is tapped.
    pub fn choose(self, offered: Offered<Choice>) {
        self.refused.set(offered.why_not);
        if offered.why_not.is_none() {
            let waiting = Waiting::Answer(self.seat);
            let picked = self.session.read(|sitting| sitting.pick(&self.view, waiting, offered.what));
            self.selection.set(picked.unwrap_or_default());
        }
    }

    /// A player is tapped.
    pub fn name(self, offered: Offered<Seat>) {
        self.refused.set(offered.why_not);
        if offered.why_not.is_none() {
            let (waiting, selection) = (Waiting::Answer(self.seat), self.selection.get_untracked());
            let picked = self.session.read(|sitting| sitting.toggled(waiting, selection, offered.what));
            self.selection.set(picked.unwrap_or_default());
        }
    }

    /// The deed, if the answer is complete.
    pub fn confirm(self) {
        let ready = self.answers.with_untracked(|answers| answers.ready);
        if let Some(action) = ready
            && let Err(refusal) = self.session.act(self.seat, action)
        {
            self.refused.set(Some(refusal));
        }
    }
}
