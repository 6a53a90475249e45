//! An answer being put together: what is picked, and what follows from it.

use leptos::prelude::*;

use crate::app::play::{Session, use_session};
use crate::game::Seat;
use crate::oriente::{Action, Refusal, State, View};
use crate::table::Waiting;
use crate::table::model::oriente::{Answers, Choice, Offered, Selection, answers, pick, toggled};

/// One person's answer to one question.
#[derive(Clone, Copy, Debug)]
pub struct Answering {
    session: Session<State>,
    /// What the eyes at the screen may know.
    pub view: StoredValue<View>,
    /// Whose answer it is.
    pub seat: Seat,
    /// What is picked so far.
    pub selection: RwSignal<Selection>,
    /// What follows from that.
    pub answers: Memo<Answers>,
    /// Why the last tap did nothing, if it did nothing.
    pub refused: RwSignal<Option<Refusal>>,
}

impl Answering {
    /// Begins with nothing picked.
    #[must_use]
    pub fn new(view: View, seat: Seat) -> Self {
        let session = use_session::<State>();
        let view = StoredValue::new(view);
        let ask = move |selection| {
            let none = Answers { choices: Vec::new(), targets: Vec::new(), ready: None };
            let check = check(session, seat);
            view.with_value(|view| answers(view, Waiting::Answer(seat), selection, check)).unwrap_or(none)
        };
        let selection = RwSignal::new(Selection::default());
        let answers = Memo::new(move |_| ask(selection.get()));
        Self { session, view, seat, selection, answers, refused: RwSignal::new(None) }
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
            let picked = self.view.with_value(|view| pick(view, offered.what, check(self.session, self.seat)));
            self.selection.set(picked);
        }
    }

    /// A player is tapped.
    pub fn name(self, offered: Offered<Seat>) {
        self.refused.set(offered.why_not);
        if offered.why_not.is_none() {
            self.selection.update(|selection| *selection = toggled(*selection, offered.what));
        }
    }

    /// The deed, if the answer is complete.
    pub fn confirm(self) {
        let ready = self.answers.with_untracked(|answers| answers.ready);
        if let Some(action) = ready
            && let Some(Err(refusal)) = self.session.change(|sitting| sitting.act(self.seat, &action))
        {
            self.refused.set(Some(refusal));
        }
    }
}

/// May this seat do this now?
fn check(session: Session<State>, seat: Seat) -> impl Fn(Action) -> Result<(), Refusal> {
    move |action| session.read(|sitting| sitting.check(seat, &action)).unwrap_or(Err(Refusal::GameOver))
}
