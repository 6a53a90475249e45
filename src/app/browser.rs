//! The few things we ask of the browser itself. None of them can fail loudly: where the browser says
//! no (storage is forbidden in many private windows and frames), the page goes on without.

use gloo::events::{EventListener, EventListenerOptions, EventListenerPhase};
use gloo::timers::callback::Interval;
use leptos::prelude::*;
use leptos::web_sys::js_sys::Reflect;
use leptos::web_sys::wasm_bindgen::JsValue;
use leptos::web_sys::{
    BeforeUnloadEvent, DataTransfer, DragEvent, Element, Event, EventTarget, FileList, HtmlElement, HtmlInputElement,
    KeyboardEvent, js_sys, wasm_bindgen::JsCast,
};
use wasm_bindgen_futures::JsFuture;

/// An attribute of the root element.
#[must_use]
pub fn root_attribute(name: &str) -> Option<String> {
    document().document_element()?.get_attribute(name)
}

/// Sets an attribute of the root element.
pub fn set_root_attribute(name: &str, value: &str) {
    if let Some(root) = document().document_element() {
        let _ = root.set_attribute(name, value);
    }
}

/// Takes an attribute from the root element.
pub fn remove_root_attribute(name: &str) {
    if let Some(root) = document().document_element() {
        let _ = root.remove_attribute(name);
    }
}

/// Keeps a preference for the next visit, if this browser lets us.
pub fn remember(key: &str, value: &str) {
    if let Ok(Some(storage)) = window().local_storage() {
        let _ = storage.set_item(key, value);
    }
}

/// What was kept on an earlier visit, if this browser tells.
#[must_use]
pub fn recall(key: &str) -> Option<String> {
    window().local_storage().ok()??.get_item(key).ok()?
}

/// A number nobody can guess; `None` where the browser has none to give. Never one from the clock: that can be guessed.
#[must_use]
pub fn random_seed() -> Option<u64> {
    getrandom::u64().ok()
}

/// What all parts of the app share: a member of `window.noren`, which `public/boot.js` has made.
#[must_use]
pub fn shared(name: &str) -> Option<JsValue> {
    let noren = Reflect::get(&window(), &"noren".into()).ok()?;
    Reflect::get(&noren, &name.into()).ok().filter(|member| !member.is_undefined())
}

/// Asks for something that all parts of the app share to be done; nothing happens where it cannot.
pub fn ask(what: &str) {
    if let Some(ask) = shared(what).and_then(|ask| ask.dyn_into::<js_sys::Function>().ok()) {
        let _ = ask.call0(&JsValue::NULL);
    }
}

/// Milliseconds on the clock.
#[must_use]
pub fn now() -> f64 {
    js_sys::Date::now()
}

/// Tells all parts of the app that something has happened.
pub fn announce(what: &str) {
    if let Ok(event) = Event::new(what) {
        let _ = window().dispatch_event(&event);
    }
}

/// Hears of this event of the window as long as the caller is shown.
pub fn listen(event: &'static str, heard: impl FnMut(&Event) + 'static) {
    let listener = EventListener::new(&window(), event, heard);
    StoredValue::new_local(listener);
}

/// Hears of this event of the document as long as the caller is shown.
pub fn listen_to_document(event: &'static str, heard: impl FnMut(&Event) + 'static) {
    let listener = EventListener::new(&document(), event, heard);
    StoredValue::new_local(listener);
}

/// Takes files that are dropped anywhere onto the page, as long as the caller is shown.
pub fn take_drops(mut taken: impl FnMut(FileList) + 'static) {
    let carries_files = |event: &Event| {
        let carried = event.dyn_ref::<DragEvent>().and_then(DragEvent::data_transfer);
        carried.filter(|carried| carried.types().includes(&"Files".into(), 0))
    };
    listen_and_prevent("dragover", move |event| carries_files(event).is_some());
    listen_and_prevent("drop", move |event| {
        let carried = carries_files(event);
        if let Some(files) = carried.as_ref().and_then(DataTransfer::files) {
            taken(files);
        }
        carried.is_some()
    });
}

/// Hears of this event of the window, and keeps the browser from its own answer whenever this says so.
fn listen_and_prevent(event: &'static str, mut heard: impl FnMut(&Event) -> bool + 'static) {
    let options = EventListenerOptions::enable_prevent_default();
    StoredValue::new_local(EventListener::new_with_options(&window(), event, options, move |event| {
        if heard(event) {
            event.prevent_default();
        }
    }));
}

/// Hears of this event of the window before anything in the page does, and keeps it from all of it unless it may go on.
pub fn listen_first(event: &'static str, mut may_go_on: impl FnMut(&Event) -> bool + 'static) {
    let options = EventListenerOptions { phase: EventListenerPhase::Capture, passive: false };
    StoredValue::new_local(EventListener::new_with_options(&window(), event, options, move |event| {
        if !may_go_on(event) {
            event.prevent_default();
            event.stop_immediate_propagation();
        }
    }));
}

/// What stands in the first field that matches.
#[must_use]
pub fn value_of(selector: &str) -> String {
    let field = document().query_selector(selector).ok().flatten();
    field.and_then(|field| field.dyn_into::<HtmlInputElement>().ok()).map(|field| field.value()).unwrap_or_default()
}

/// Lets the browser ask before the tab is closed, where something would be lost with it.
pub fn warn_on_leaving(would_lose: impl Fn() -> bool + 'static) {
    let options = EventListenerOptions::enable_prevent_default();
    StoredValue::new_local(EventListener::new_with_options(&window(), "beforeunload", options, move |event| {
        if would_lose() {
            event.prevent_default();
            if let Some(event) = event.dyn_ref::<BeforeUnloadEvent>() {
                event.set_return_value("-");
            }
        }
    }));
}

/// Does this every so many milliseconds as long as the caller is shown.
pub fn every(milliseconds: u32, run: impl FnMut() + 'static) {
    StoredValue::new_local(Interval::new(milliseconds, run));
}

/// Leads to another page of the app.
pub fn go_to(href: &str) {
    let _ = window().location().set_hash(href);
}

/// Leads to another page of the app, in place of this one: going back does not come here again.
pub fn go_instead(href: &str) {
    let _ = window().location().replace(href);
}

/// Does the window have room for more than the one thing at hand? The style sheets draw the line at the same width.
#[must_use]
pub fn is_wide() -> bool {
    window().inner_width().ok().and_then(|width| width.as_f64()).is_some_and(|width| width >= 960.0)
}

/// Does the reader want things to stay still?
#[must_use]
pub fn wants_stillness() -> bool {
    let query = window().match_media("(prefers-reduced-motion: reduce)");
    query.ok().flatten().is_some_and(|query| query.matches())
}

/// Is what was rolled up or down now open?
#[must_use]
pub fn is_open(event: &Event) -> bool {
    event
        .target()
        .and_then(|target| target.dyn_into::<Element>().ok())
        .is_some_and(|element| element.has_attribute("open"))
}

/// An attribute of whatever was tapped, or of the nearest element around it that has it.
#[must_use]
pub fn closest_attribute(event: &Event, name: &str) -> Option<String> {
    let element: Element = event.target()?.dyn_into().ok()?;
    element.closest(&format!("[{name}]")).ok()??.get_attribute(name)
}

/// Does an event come from, or lead to, something in an element that matches?
#[must_use]
pub fn is_within(target: Option<EventTarget>, selector: &str) -> bool {
    let element = target.and_then(|target| target.dyn_into::<Element>().ok());
    element.is_some_and(|element| matches!(element.closest(selector), Ok(Some(_))))
}

/// Puts a small window below or above something, and always within the screen.
pub fn put_beside(window: &HtmlElement, something: &Element) {
    let place = something.get_bounding_client_rect();
    let (below, above) = (place.bottom() as i32 + MARGIN, place.top() as i32 - MARGIN - window.offset_height());
    let fits_below =
        document().document_element().is_some_and(|screen| below + window.offset_height() < screen.client_height());
    put_at(window, place.left() as i32, if fits_below { below } else { above });
}

/// Moves a small window that has grown back into the screen.
pub fn keep_within(window: &HtmlElement) {
    put_at(window, window.offset_left(), window.offset_top());
}

/// How far a small window stays away from the edge of the screen.
const MARGIN: i32 = 8;

fn put_at(window: &HtmlElement, left: i32, top: i32) {
    let Some(screen) = document().document_element() else { return };
    let right_most = screen.client_width() - window.offset_width() - MARGIN;
    let lowest = screen.client_height() - window.offset_height() - MARGIN;
    for (name, place) in [("left", left.min(right_most)), ("top", top.min(lowest))] {
        let _ = window.style().set_property(name, &format!("{}px", place.max(MARGIN)));
    }
}

/// Does this key go into a text field?
#[must_use]
pub fn is_typing(event: &KeyboardEvent) -> bool {
    let element = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    element.is_some_and(|element| {
        element.matches("input[type=text], input[type=password], textarea, select").unwrap_or_default()
    })
}

/// The fragment of the address, with its `#`; empty if there is none.
#[must_use]
pub fn location_hash() -> String {
    window().location().hash().unwrap_or_default()
}

/// The address of the whole app, without what follows the `#`.
#[must_use]
pub fn page_address() -> String {
    let address = window().location().href().unwrap_or_default();
    address.split('#').next().unwrap_or_default().to_owned()
}

/// Marks the text of a field and copies it; says whether it is copied, for not every browser lets us.
pub async fn copy(field: &HtmlInputElement) -> bool {
    field.select();
    let begun = || {
        let navigator = Reflect::get(&window(), &"navigator".into()).ok()?;
        let clipboard = Reflect::get(&navigator, &"clipboard".into()).ok()?;
        let write = Reflect::get(&clipboard, &"writeText".into()).ok()?.dyn_into::<js_sys::Function>().ok()?;
        write.call1(&clipboard, &field.value().into()).ok()?.dyn_into::<js_sys::Promise>().ok()
    };
    match begun() {
        Some(copying) => JsFuture::from(copying).await.is_ok(),
        None => false,
    }
}

/// Writes another address into the bar without leading anywhere, so that a reload finds it.
pub fn rewrite_address(href: &str) {
    if let Ok(history) = window().history() {
        let _ = history.replace_state_with_url(&JsValue::NULL, "", Some(href));
    }
}

/// Moves the keyboard's and the screen reader's place to the first element that matches.
pub fn focus(selector: &str) {
    if let Ok(Some(element)) = document().query_selector(selector)
        && let Ok(element) = element.dyn_into::<HtmlElement>()
    {
        let _ = element.focus();
    }
}

/// Back to the top of the page.
pub fn scroll_to_top() {
    window().scroll_to_with_x_and_y(0.0, 0.0);
}

/// Says why the app stops, in the console. `public/boot.js` notices the stop itself and tells the reader.
pub fn report_panics() {
    std::panic::set_hook(Box::new(|panic| {
        let message = js_sys::JsString::from(panic.to_string());
        leptos::web_sys::console::error_1(&message);
    }));
}
