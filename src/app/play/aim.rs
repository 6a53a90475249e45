//! Nothing is hit that a tap did not aim at: with every new question the whole stage sleeps for a moment, and a finger
//! that lay on the screen before the question came hits nothing until it has been lifted.
//!
//! Rule of the module: only what a pointer does is kept back. Keys and assistive tools press what they have been told of.

use gloo::timers::callback::Timeout;
use leptos::web_sys::{Element, Event, MouseEvent, wasm_bindgen::JsCast};
use leptos::{html, prelude::*};

use super::scope::{Scope, use_scope};
use crate::app::browser;

/// How long a new question sleeps, in milliseconds. The second tap of a double tap comes within 300 after the first, and
/// nobody has read a question in less than this. The style sheets let it appear as slowly.
pub const SLEEP: u32 = 400;

/// Whether a tap aims at what it hits.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Aim {
    /// Is the question too new to have been read?
    is_new: bool,
    /// Does a pointer lie on the screen?
    is_down: bool,
    /// Did the last pointer come down on something else than what is there now, or on something asleep?
    is_stray: bool,
}

impl Aim {
    /// There is another question. A pointer that lies on the screen aimed at the one before.
    #[must_use]
    pub const fn change(self) -> Self {
        Self { is_new: true, is_stray: self.is_stray || self.is_down, ..self }
    }

    /// The question has been there long enough.
    #[must_use]
    pub const fn settle(self) -> Self {
        Self { is_new: false, ..self }
    }

    /// A pointer comes down.
    #[must_use]
    pub const fn press(self) -> Self {
        Self { is_stray: self.is_asleep(), is_down: true, ..self }
    }

    /// It is lifted; a click may follow.
    #[must_use]
    pub const fn lift(self) -> Self {
        Self { is_down: false, ..self }
    }

    /// It is lifted, and no click follows.
    #[must_use]
    pub const fn cancel(self) -> Self {
        Self { is_down: false, is_stray: false, ..self }
    }

    /// The click of a pointer: does it aim at what it hits?
    #[must_use]
    pub const fn click(self) -> (Self, bool) {
        (Self { is_stray: false, ..self }, !self.is_new && !self.is_stray)
    }

    /// Is nothing there that could be tapped?
    #[must_use]
    pub const fn is_asleep(self) -> bool {
        self.is_new || (self.is_down && self.is_stray)
    }
}

/// What comes of something that a pointer does.
type Then = fn(Aim) -> Aim;

/// Keeps back what no tap aims at, on one table's stage.
#[derive(Clone, Copy, Debug)]
pub struct Sleep {
    aim: StoredValue<Aim>,
    /// Cancelled when it is dropped.
    timer: StoredValue<Option<Timeout>, LocalStorage>,
    /// What lies over the whole stage while it sleeps, so that nothing beneath it is hit.
    pub cover: NodeRef<html::Div>,
}

/// Watches the pointers as long as the stage that calls this is shown.
#[must_use]
pub fn guard_taps() -> Sleep {
    let sleep =
        Sleep { aim: StoredValue::new(Aim::default()), timer: StoredValue::new_local(None), cover: NodeRef::new() };
    let scope = use_scope();
    let heard = [("pointerdown", Aim::press as Then), ("pointerup", Aim::lift), ("pointercancel", Aim::cancel)];
    for (event, then) in heard {
        browser::listen_first(event, move |_| {
            sleep.now(then);
            true
        });
    }
    // Not first: of elements that lose the focus the window would hear too.
    browser::listen("blur", move |_| sleep.now(Aim::cancel));
    browser::listen_first("click", move |event| {
        let is_by_pointer = event.dyn_ref::<MouseEvent>().is_some_and(|event| event.detail() > 0);
        if !is_by_pointer {
            return true;
        }
        let (aim, is_meant) = sleep.aim.get_value().click();
        sleep.now(|_| aim);
        is_meant || !is_on_stage(scope, event)
    });
    sleep
}

/// Windows over the stage are opened by hand, and stay whatever is asked below them.
fn is_on_stage(scope: Scope, event: &Event) -> bool {
    let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    let is_in_window = target.as_ref().is_some_and(|target| matches!(target.closest("dialog"), Ok(Some(_))));
    let root = scope.root.try_get_untracked().flatten();
    !is_in_window && root.is_some_and(|root| root.contains(target.as_deref()))
}

impl Sleep {
    /// There is another question: it sleeps from the moment at which it can be seen.
    pub fn change(self) {
        self.now(Aim::change);
        request_animation_frame(move || {
            let wake = Timeout::new(SLEEP, move || self.now(Aim::settle));
            self.timer.try_set_value(Some(wake));
        });
    }

    /// Something has happened.
    fn now(self, then: impl FnOnce(Aim) -> Aim) {
        if let Some(aim) = self.aim.try_get_value().map(then) {
            self.aim.try_set_value(aim);
            if let Some(cover) = self.cover.try_get_untracked().flatten() {
                cover.set_hidden(!aim.is_asleep());
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const READ: Aim = Aim { is_new: false, is_down: false, is_stray: false };

    #[test]
    fn a_tap_on_what_was_read_hits_it() {
        let (after, is_meant) = READ.press().lift().click();
        assert!(is_meant);
        assert_eq!(after, READ);
    }

    #[test]
    fn the_second_tap_of_a_double_tap_hits_nothing_however_late_it_is_lifted() {
        let (first, is_meant) = READ.press().lift().click();
        assert!(is_meant);
        let second = first.change().press();
        assert!(second.is_asleep());
        let (after, is_meant) = second.lift().click();
        assert!(!is_meant, "the question is new");
        assert!(after.is_asleep());
        let (after, is_meant) = second.settle().lift().click();
        assert!(!is_meant, "the finger came down when it was");
        assert!(after.press().lift().click().1, "the next one counts");
    }

    #[test]
    fn a_finger_that_lay_there_before_hits_nothing_until_it_is_lifted() {
        let held = READ.press().change().settle();
        assert!(held.is_asleep());
        let lifted = held.lift();
        assert!(!lifted.is_asleep());
        let (after, is_meant) = lifted.click();
        assert!(!is_meant);
        assert!(after.press().lift().click().1);
    }

    #[test]
    fn a_finger_that_went_elsewhere_is_forgotten() {
        let scrolled = READ.press().change().cancel().settle();
        assert!(!scrolled.is_asleep());
        assert!(scrolled.click().1);
    }

    #[test]
    fn a_click_that_comes_after_the_change_hits_nothing() {
        let (_, is_meant) = READ.press().lift().change().click();
        assert!(!is_meant);
    }
}
