//! An answer being put together: what is picked, and what follows from it.

use std::sync::Arc;

use leptos::prelude::*;

use super::aim::SLEEP;
use super::naming::{Mark, Marks, how_to_name};
use super::{GameUi, Play, Teller};
use crate::app::browser;
use crate::app::language::use_language;
use crate::game::{Game, Seat};
use crate::table::model::{Answers, Known, Offered, Selection};
use crate::table::{DeedError, Playable, What};

/// What is picked so far.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Picked<G: Playable> {
    /// What to do, and to whom.
    pub selection: Selection<G::Choice>,
    /// Which of two equal cards was tapped: it matters to the eye alone.
    pub copy: usize,
    /// Why the last tap did nothing, if it did nothing.
    pub refused: Option<G::Refusal>,
    /// The choice under the pointer, by its place.
    pub pointed_at: Option<usize>,
}

/// The answer that was being put together when the page changed its language, with all that it was put together from:
/// whoever comes back to the same question with the same knowledge finds it as it was.
type Draft<G> = StoredValue<Option<(<G as Game>::View, Seat, Picked<G>)>>;

/// Puts an answer that nobody has begun into the context of the app.
pub fn provide_draft<G: GameUi>() {
    provide_context::<Draft<G>>(StoredValue::new(None));
}

/// One person's answer to one question. Everything in it follows from what he may know.
pub struct Answering<G: GameUi> {
    play: Play<G>,
    seat: Seat,
    known: StoredValue<Arc<Known<G>>>,
    picked: RwSignal<Picked<G>>,
    /// What follows from what is picked, worked out once for all who ask.
    answers: Memo<Arc<Answers<G>>>,
    voice: StoredValue<Arc<G::Voice>>,
    /// When it was picked, on the clock.
    since: StoredValue<f64>,
}

impl<G: GameUi> Clone for Answering<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: GameUi> Copy for Answering<G> {}

impl<G: GameUi> std::fmt::Debug for Answering<G> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Answering").field("seat", &self.seat).finish_non_exhaustive()
    }
}

/// An answer as it stands, to be drawn.
#[derive(Debug)]
pub struct Picking<'a, G: GameUi> {
    /// Who speaks.
    pub voice: &'a G::Voice,
    /// What the eyes at the screen may know.
    pub view: &'a G::View,
    /// Who answers.
    pub seat: Seat,
    /// What is picked.
    pub picked: Picked<G>,
    /// What follows from that.
    pub answers: &'a Answers<G>,
}

impl<G: GameUi> Answering<G> {
    /// Begins with nothing picked, or with the only thing there is.
    #[must_use]
    pub fn new(play: Play<G>, view: G::View, seat: Seat) -> Self {
        let draft: Draft<G> = expect_context();
        let found = draft.get_value().filter(|(of, by, _)| *by == seat && *of == view).map(|(_, _, picked)| picked);
        let known = Arc::new(Known::<G>::new(view.clone()));
        let begun = Picked { selection: known.begin(seat), copy: 0, refused: None, pointed_at: None };
        let picked = RwSignal::new(found.unwrap_or(begun));
        let language = use_language();
        on_cleanup(move || {
            let stays = language.try_get_untracked() != Some(play.locale);
            let last = picked.try_get_untracked().filter(|_| stays);
            draft.try_set_value(last.map(|last| (view, seat, Picked { refused: None, pointed_at: None, ..last })));
        });
        let voice = StoredValue::new(Arc::new(G::voice(play.locale, &play.once())));
        let asked = known.clone();
        let answers = Memo::new(move |_| Arc::new(asked.answers(seat, picked.get().selection)));
        Self {
            play,
            seat,
            known: StoredValue::new(known),
            picked,
            answers,
            voice,
            since: StoredValue::new(browser::now()),
        }
    }

    /// Reads the answer as it stands, followed.
    pub fn read<T>(self, read: impl FnOnce(Picking<'_, G>) -> T) -> T {
        let (known, voice, picked) = (self.known.get_value(), self.voice.get_value(), self.picked.get());
        let answers = self.answers.get();
        read(Picking { voice: &voice, view: &known.view, seat: self.seat, picked, answers: &answers })
    }

    /// Did the last tap do nothing? Followed.
    #[must_use]
    pub fn is_refused(self) -> bool {
        self.picked.get().refused.is_some()
    }

    /// A choice is tapped, by its place among all: once to see what it would do, and again to do it.
    pub fn choose(self, place: usize, copy: usize) {
        let (known, before) = (self.known.get_value(), self.picked.get_untracked());
        let answers = self.answers.get_untracked();
        let Some(offered) = answers.choices.get(place).copied() else { return };
        let is_again = (before.selection.choice, before.copy) == (Some(offered.what), copy);
        if is_again && answers.ready.is_some() {
            return self.do_again();
        }
        self.pick(match offered.why_not {
            None => Picked { selection: known.pick(self.seat, offered.what), copy, refused: None, ..before },
            refused => Picked { refused, ..before },
        });
    }

    /// Something else is picked.
    fn pick(self, picked: Picked<G>) {
        self.since.set_value(browser::now());
        self.picked.set(picked);
    }

    /// What is picked is tapped again. What it would do has to have been there to be read: a double tap is one tap, and so
    /// is a key that is held.
    fn do_again(self) {
        if browser::now() - self.since.get_value() >= f64::from(SLEEP) {
            self.confirm();
        }
    }

    /// A player is tapped: once to name him, and again to do it.
    pub fn name(self, target: Seat) {
        let (known, before) = (self.known.get_value(), self.picked.get_untracked());
        let answers = self.answers.get_untracked();
        let Some(offered) = answers.targets.iter().find(|offered| offered.what == target) else { return };
        if answers.ready.is_some() && known.is_again(self.seat, before.selection, target) {
            return self.do_again();
        }
        self.pick(match offered.why_not {
            None => Picked { selection: known.toggle(self.seat, before.selection, target), refused: None, ..before },
            refused => Picked { refused, ..before },
        });
    }

    /// The pointer or the focus comes to a choice, or leaves it.
    pub fn point_at(self, place: Option<usize>) {
        // The focus may leave because the answer itself does.
        let before = self.picked.try_get_untracked().filter(|before| before.pointed_at != place);
        if let Some(before) = before {
            self.picked.set(Picked { pointed_at: place, ..before });
        }
    }

    /// The deed, if the answer is complete.
    pub fn confirm(self) {
        let before = self.picked.get_untracked();
        if let Some(action) = self.answers.get_untracked().ready.clone()
            && let Err(DeedError::Refused(refusal)) = self.play.dispatch.run(What::Answer { seat: self.seat, action })
        {
            self.picked.set(Picked { refused: Some(refusal), ..before });
        }
    }
}

impl<G: GameUi> Picking<'_, G> {
    /// What the answer would do, or why the last tap did nothing.
    #[must_use]
    pub fn said(&self) -> Vec<String> {
        if let Some(reason) = self.picked.refused {
            return vec![self.voice.refusal(reason).to_owned()];
        }
        let mut does = G::preview(self.voice, self.view, self.seat, self.picked.selection);
        let is_naming = !self.answers.targets.is_empty() && self.answers.ready.is_none();
        if let (true, Some(how), Some(first)) = (is_naming, how_to_name(self.voice.locale), does.first_mut()) {
            first.push(' ');
            first.push_str(how);
        }
        does
    }

    /// Everybody else who could be named for what is picked.
    pub fn others(&self) -> impl Iterator<Item = &Offered<Seat, G::Refusal>> {
        self.answers.targets.iter().filter(|offered| offered.what != self.seat)
    }

    /// How it stands with everybody who could be named.
    #[must_use]
    pub fn marks(&self) -> Marks {
        let mut marks = Marks::default();
        for Offered { what, why_not } in self.others() {
            marks[*what] = Some(match why_not {
                Some(_) => Mark::Refused,
                None if self.picked.selection.named.contains(*what) => Mark::Named,
                None => Mark::Free,
            });
        }
        marks
    }
}
