//! One table's own element in the page. Whatever a table looks for, focuses or moves, it finds within it, so that two
//! tables can stand on one page and never meet.

use std::sync::atomic::{AtomicUsize, Ordering};

use leptos::web_sys::js_sys::Reflect;
use leptos::web_sys::{Animation, Element, Event, HtmlElement, wasm_bindgen::JsCast};
use leptos::{html, prelude::*};

/// Where the eye, the keyboard and the screen reader begin.
pub const QUESTION: &str = "[data-question]";

/// What a table's element is known by.
const TABLE: &str = ".table-page";

/// The element of one table.
#[derive(Clone, Copy, Debug)]
pub struct Scope {
    number: usize,
    /// To be put on the element.
    pub root: NodeRef<html::Div>,
}

/// Puts the element of a table into the context of all that stands in it.
#[must_use]
pub fn provide_scope() -> Scope {
    static TABLES: AtomicUsize = AtomicUsize::new(0);
    let scope = Scope { number: TABLES.fetch_add(1, Ordering::Relaxed), root: NodeRef::new() };
    provide_context(scope);
    scope
}

/// The element of the table.
///
/// # Panics
/// Outside a table, where nobody called [`provide_scope`].
#[must_use]
pub fn use_scope() -> Scope {
    expect_context()
}

impl Scope {
    /// An id that nothing outside this table has.
    #[must_use]
    pub fn id(self, name: &str) -> String {
        format!("table-{}-{name}", self.number)
    }

    /// Is an event of the window meant for this table? What happens within a table is meant for that one; what happens
    /// outside all of them, as a key does while nothing has the focus, for the first one of the page.
    #[must_use]
    pub fn is_meant(self, event: &Event) -> bool {
        let Some(root) = self.root.try_get_untracked().flatten() else { return false };
        let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
        let within = target.and_then(|target| target.closest(TABLE).ok().flatten());
        let meant = within.or_else(|| document().query_selector(TABLE).ok().flatten());
        meant.is_some_and(|table| table.is_same_node(Some(&root)))
    }

    /// The first element of this table that matches.
    #[must_use]
    pub fn find(self, selector: &str) -> Option<HtmlElement> {
        self.root.try_get_untracked()??.query_selector(selector).ok()??.dyn_into().ok()
    }

    /// Every element of this table that matches, in order.
    #[must_use]
    pub fn all(self, selector: &str) -> Vec<HtmlElement> {
        let found = self.root.try_get_untracked().flatten().and_then(|root| root.query_selector_all(selector).ok());
        let Some(found) = found else { return Vec::new() };
        (0..found.length()).filter_map(|place| found.get(place)).map(JsCast::unchecked_into).collect()
    }

    /// Is there an element of this table that matches?
    #[must_use]
    pub fn has(self, selector: &str) -> bool {
        self.find(selector).is_some()
    }

    /// Moves the keyboard's and the screen reader's place to the first element of this table that matches.
    pub fn focus(self, selector: &str) {
        if let Some(element) = self.find(selector) {
            let _ = element.focus();
        }
    }

    /// Brings every animation of this table that has an end to it.
    pub fn finish_animations(self) {
        let Some(root) = self.root.try_get_untracked().flatten() else { return };
        let is_here = |animation: &Animation| {
            let effect = Reflect::get(animation, &"effect".into());
            let target = effect.and_then(|effect| Reflect::get(&effect, &"target".into()));
            root.contains(target.ok().as_ref().and_then(JsCast::dyn_ref))
        };
        for animation in document().get_animations().iter().map(JsCast::unchecked_into::<Animation>).filter(is_here) {
            let _ = animation.finish();
        }
    }

    /// What a screen reader says of the first element of this table that matches.
    #[must_use]
    pub fn spoken(self, selector: &str) -> String {
        let words = self.find(selector).and_then(|element| {
            element.get_attribute("aria-label").or_else(|| element.text_content()).map(|words| words.trim().to_owned())
        });
        words.unwrap_or_default()
    }
}
