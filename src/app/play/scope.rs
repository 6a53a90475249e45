//! One table's own element in the page. Whatever a table looks for, focuses or moves, it finds within it, so that two
//! tables can stand on one page and never meet.

use std::sync::atomic::{AtomicUsize, Ordering};

use leptos::web_sys::{HtmlElement, wasm_bindgen::JsCast};
use leptos::{html, prelude::*};

/// Where the eye, the keyboard and the screen reader begin.
pub const QUESTION: &str = "[data-question]";

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

    /// What a screen reader says of the first element of this table that matches.
    #[must_use]
    pub fn spoken(self, selector: &str) -> String {
        let words = self.find(selector).and_then(|element| {
            element.get_attribute("aria-label").or_else(|| element.text_content()).map(|words| words.trim().to_owned())
        });
        words.unwrap_or_default()
    }
}
