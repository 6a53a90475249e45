//! Taps and keys at a table: what counts, what does it, and what keeps the curtain up. Nothing here waits: other tests share
//! the page.

use leptos::prelude::*;
use leptos::web_sys::js_sys::Function;
use leptos::web_sys::wasm_bindgen::JsCast;
use leptos::web_sys::{Event, HtmlElement, KeyboardEvent, KeyboardEventInit};
use noren::app::playing;
use noren::games::GameId;
use noren::{oriente, zipang};
use wasm_bindgen_test::wasm_bindgen_test;

use super::{dealt, raise, settle};

/// The clock of the page is turned by so many milliseconds.
fn turn_clock(by: i32) {
    let turn = format!("const now = Date.now; Date.now = () => now() + ({by});");
    Function::new_no_args(&turn).call0(&window()).expect("the clock can be turned");
}

fn press(key: &str) {
    let init = KeyboardEventInit::new();
    init.set_key(key);
    let event = KeyboardEvent::new_with_keyboard_event_init_dict("keydown", &init).expect("an event can be made");
    window().dispatch_event(&event).expect("the event can be sent");
}

async fn lose_focus() {
    window().dispatch_event(&Event::new("blur").expect("an event can be made")).expect("the event can be sent");
    settle().await;
}

#[wasm_bindgen_test]
async fn a_hand_taps_nothing_before_it_can_have_been_read_and_a_tool_may() {
    let app = dealt(playing::<zipang::State>, GameId::Zipang).await;
    raise(&app).await;
    let card = app.find("[data-testid=card]:not([aria-disabled])");
    let click = "card.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }))";
    Function::new_with_args("card", click).call1(&window(), &card).expect("the event can be sent");
    settle().await;
    assert_eq!(app.count("[aria-pressed=true]"), 0, "too early");
    app.click("[data-testid=card]:not([aria-disabled])").await;
    assert_eq!(app.count("[aria-pressed=true]"), 1);
}

#[wasm_bindgen_test]
async fn a_tap_shows_what_it_would_do_and_the_same_again_does_it() {
    let app = dealt(playing::<oriente::State>, GameId::Oriente).await;
    raise(&app).await;
    let choices = app.root.query_selector_all("[data-testid=answer]:not([aria-disabled])").expect("a valid selector");
    let mut all = (0..choices.length()).filter_map(|at| choices.item(at)).map(JsCast::unchecked_into::<HtmlElement>);
    all.find(|choice| choice.inner_text().contains("Attack")).expect("an attack is allowed").click();
    settle().await;
    app.click("[data-naming=free] .place-name").await;
    assert_eq!(app.count("[data-naming=named]"), 1);
    app.click("[data-naming=named] .place-name").await;
    assert_eq!(app.count("[data-naming=named]"), 1, "a double tap is one tap, and takes nothing back");
    turn_clock(1000);
    app.click("[data-naming=named] .place-name").await;
    turn_clock(-1000);
    assert_eq!(app.count("[data-testid=private]"), 0, "it is done");
}

#[wasm_bindgen_test]
async fn tabbing_out_of_the_page_keeps_the_curtain_up_and_leaving_the_window_does_not() {
    let app = dealt(playing::<zipang::State>, GameId::Zipang).await;
    raise(&app).await;
    press("Tab");
    lose_focus().await;
    assert_eq!(app.count("[data-testid=private]"), 1);
    press("a");
    lose_focus().await;
    assert_eq!(app.count("[data-testid=curtain]"), 1);
}
