//! An answer being put together: what is picked, and what follows from it.

use std::sync::Arc;

use leptos::prelude::*;

use super::{GameUi, Play};
use crate::app::markup::Markup;
use crate::game::Seat;
use crate::table::model::{Answers, Known, Offered, Selection};
use crate::table::{DeedError, Playable, What};

/// One person's answer to one question. Everything in it follows from what he may know.
pub struct Answering<G: Playable> {
    play: Play<G>,
    /// Whose answer it is.
    pub seat: Seat,
    known: StoredValue<Arc<Known<G>>>,
    /// What is picked so far.
    pub selection: RwSignal<Selection<G::Choice>>,
    /// What follows from that.
    pub answers: Memo<Answers<G>>,
    /// Why the last tap did nothing, if it did nothing.
    pub refused: RwSignal<Option<G::Refusal>>,
    /// What a card that is pointed at does, before anything is picked.
    pub pointed_at: RwSignal<Option<&'static str>>,
}

impl<G: Playable> Clone for Answering<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Playable> Copy for Answering<G> {}

impl<G: Playable> std::fmt::Debug for Answering<G> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Answering").field("seat", &self.seat).finish_non_exhaustive()
    }
}

impl<G: GameUi> Answering<G> {
    /// Begins with nothing picked, or with the only thing there is.
    #[must_use]
    pub fn new(play: Play<G>, view: G::View, seat: Seat) -> Self {
        let known = Arc::new(Known::<G>::new(view));
        let only = match known.answers(seat, Selection::default()).choices[..] {
            [Offered { what, why_not: None }] => known.pick(seat, what),
            _ => Selection::default(),
        };
        let selection = RwSignal::new(only);
        let asked = known.clone();
        let answers = Memo::new(move |_| asked.answers(seat, selection.get()));
        let (refused, pointed_at) = (RwSignal::new(None), RwSignal::new(None));
        Self { play, seat, known: StoredValue::new(known), selection, answers, refused, pointed_at }
    }

    /// What the eyes at the screen may know.
    pub fn with_view<T>(self, read: impl FnOnce(&G::View) -> T) -> T {
        self.known.with_value(|known| read(&known.view))
    }

    /// Everything that could be done, allowed or not. It does not change while an answer is put together.
    #[must_use]
    pub fn choices(self) -> Vec<Offered<G::Choice, G::Refusal>> {
        self.answers.with_untracked(|answers| answers.choices.clone())
    }

    /// Is this the choice that is picked?
    #[must_use]
    pub fn is_chosen(self, choice: G::Choice) -> bool {
        self.selection.with(|selection| selection.choice == Some(choice))
    }

    /// A choice is tapped.
    pub fn choose(self, offered: Offered<G::Choice, G::Refusal>) {
        self.refused.set(offered.why_not);
        if offered.why_not.is_none() {
            self.selection.set(self.known.with_value(|known| known.pick(self.seat, offered.what)));
        }
    }

    /// A player is tapped.
    pub fn name(self, target: Seat) {
        let offered = self.answers.with_untracked(|answers| {
            answers.targets.iter().find(|offered| offered.what == target).map(|offered| offered.why_not)
        });
        let Some(why_not) = offered else { return };
        self.refused.set(why_not);
        if why_not.is_none() {
            let selection = self.selection.get_untracked();
            self.selection.set(self.known.with_value(|known| known.toggle(self.seat, selection, target)));
        }
    }

    /// The deed, if the answer is complete.
    pub fn confirm(self) {
        if let Some(action) = self.answers.with_untracked(|answers| answers.ready.clone())
            && let Err(DeedError::Refused(refusal)) = self.play.dispatch.run(What::Answer { seat: self.seat, action })
        {
            self.refused.set(Some(refusal));
        }
    }
}

/// What somebody who answers holds, where it is not what he chooses from.
pub fn held(own: &[Markup]) -> AnyView {
    let html = Markup::of(|markup| own.iter().for_each(|piece| markup.add(piece)));
    view! { <div class="card-holder" inner_html=html.into_html()></div> }.into_any()
}
