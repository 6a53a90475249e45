//! The cards that lie open in the page. Every face says which card it is (`data-card`, its code), and a place whose
//! cards lie there (`data-lies`).
//!
//! Rule of the module: it finds what anybody at the screen sees. A card face down says nothing, so nothing is found.

use leptos::prelude::*;
use leptos::web_sys::{Element, MouseEvent, wasm_bindgen::JsCast};

use super::scope::Scope;

/// What asks for the help on a card.
const ASKS: &str = "[data-about]";
/// A card face up.
const FACE: &str = "[data-card]";
/// A place with cards.
const PLACE: &str = "[data-lies]";
/// What has its own answer to a tap.
pub const CONTROL: &str = "button, a, summary, label, select, input";

/// An open card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shown {
    /// Which card, by the code of its game.
    pub code: u8,
    /// Whose it is or where it lies, if the place says so.
    pub lies: String,
}

impl Shown {
    /// The card of this face.
    #[must_use]
    pub fn of(face: &Element) -> Option<Self> {
        let code = face.get_attribute("data-card")?.parse().ok()?;
        let place = face.closest(PLACE).ok()?;
        let lies = place.and_then(|place| place.get_attribute("data-lies")).unwrap_or_default();
        Some(Self { code, lies })
    }
}

/// The face that a tap means: the one under it, or the first of the place under it.
#[must_use]
pub fn tapped(scope: Scope, event: &MouseEvent) -> Option<Element> {
    let target: Element = event.target()?.dyn_into().ok()?;
    if target.closest(ASKS).ok()?.is_some() {
        return asked_for(scope);
    }
    if target.closest(CONTROL).ok()?.is_some() {
        return None;
    }
    pointed_at(event).or_else(|| first_in(&target.closest(PLACE).ok()??))
}

/// The face under the pointer.
#[must_use]
pub fn pointed_at(event: &MouseEvent) -> Option<Element> {
    let target: Element = event.target()?.dyn_into().ok()?;
    target.closest(FACE).ok()?
}

/// The face that somebody at the keyboard means: what has the focus, what is picked, else the first one open.
#[must_use]
pub fn asked_for(scope: Scope) -> Option<Element> {
    let root: Element = match scope.find("dialog[open]") {
        Some(window) => window.into(),
        None => scope.root.get_untracked()?.into(),
    };
    let focused = document().active_element();
    let within = focused.as_ref().filter(|element| !element.matches(ASKS).unwrap_or_default()).and_then(first_in);
    let picked = || root.query_selector("[aria-pressed=true] [data-card]").ok().flatten();
    let beside = || first_in(&focused.as_ref()?.closest(PLACE).ok()??);
    within.filter(|face| root.contains(Some(face))).or_else(picked).or_else(beside).or_else(|| first_in(&root))
}

fn first_in(element: &Element) -> Option<Element> {
    if element.matches(FACE).ok()? {
        return Some(element.clone());
    }
    element.query_selector(FACE).ok()?
}

/// All open cards of the window or page that holds this face, each kind once a place, and which of them it is.
#[must_use]
pub fn all_around(scope: Scope, face: &Element) -> (Vec<Shown>, usize) {
    let window = face.closest("dialog").ok().flatten();
    let root = window.clone().or_else(|| scope.root.get_untracked().map(Into::into));
    let (mut all, mut at) = (Vec::new(), 0);
    let Some(Ok(faces)) = root.map(|root| root.query_selector_all(FACE)) else { return (all, at) };
    for place in 0..faces.length() {
        let Some(next) = faces.item(place).and_then(|node| node.dyn_into::<Element>().ok()) else { continue };
        let is_here = next.closest("dialog").ok().flatten() == window && next.client_width() > 0;
        let Some(shown) = Shown::of(&next).filter(|_| is_here) else { continue };
        if all.last() != Some(&shown) {
            all.push(shown);
        }
        if next == *face {
            at = all.len() - 1;
        }
    }
    (all, at)
}
