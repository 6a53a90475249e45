//! The books of the languages: all texts of one, line by line, as `public/boot.js` has fetched them. They are kept once
//! for all parts of the app, in `window.noren`.

use leptos::web_sys::js_sys::{Function, Promise, Reflect};
use leptos::web_sys::wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;

use super::browser;
use super::words::texts::EDITION;

/// The book of a language, by its tag; empty if it has not come. It always has for the language of the page. What another
/// build has printed is no book of ours: its texts stand on other lines.
#[must_use]
pub fn book(tag: &str) -> String {
    let book = browser::shared("books").and_then(|books| Reflect::get(&books, &tag.into()).ok()?.as_string());
    book.filter(|book| book.lines().next() == Some(EDITION)).unwrap_or_default()
}

/// Gets the book of a language. `false` if it cannot be had now; `boot.js` has said so then.
pub async fn fetch(tag: &str) -> bool {
    if !book(tag).is_empty() {
        return true;
    }
    let asked = browser::shared("fetchBook")
        .and_then(|ask| ask.unchecked_into::<Function>().call1(&JsValue::NULL, &tag.into()).ok());
    let Some(coming) = asked.and_then(|asked| asked.dyn_into::<Promise>().ok()) else { return false };
    JsFuture::from(coming).await.is_ok_and(|has_come| has_come.is_truthy())
}
