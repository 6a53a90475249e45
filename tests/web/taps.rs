//! Taps and keys at a table: what names, what does it, and what keeps the curtain up.

use leptos::prelude::*;
use leptos::web_sys::js_sys::{Function, Promise};
use leptos::web_sys::wasm_bindgen::JsCast;
use leptos::web_sys::{Event, HtmlElement, KeyboardEvent, KeyboardEventInit, MouseEvent, MouseEventInit};
use noren::app::playing;
use noren::games::GameId;
use noren::{oriente, zipang};
use wasm_bindgen_futures::JsFuture;
use wasm_bindgen_test::wasm_bindgen_test;

use super::{Shown, dealt, raise, settle};

/// The clock goes on by so many seconds, and for those who look at it every second one goes by.
async fn later(seconds: u32) {
    let turn = format!("const now = Date.now; Date.now = () => now() + {seconds}000;");
    Function::new_no_args(&turn).call0(&window()).expect("the clock can be turned");
    let wait = Promise::new(&mut |done, _| {
        window().set_timeout_with_callback_and_timeout_and_arguments_0(&done, 1100).expect("a timer can be set");
    });
    JsFuture::from(wait).await.expect("time goes by");
    settle().await;
}

/// A click by hand, which keys and tools do not make.
async fn tap(app: &Shown, selector: &str) {
    let init = MouseEventInit::new();
    init.set_bubbles(true);
    init.set_cancelable(true);
    init.set_detail(1);
    let click = MouseEvent::new_with_mouse_event_init_dict("click", &init).expect("an event can be made");
    app.find(selector).dispatch_event(&click).expect("the event can be sent");
    settle().await;
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

/// An attack on somebody, picked and not yet done.
async fn attack() -> Shown {
    let app = dealt(playing::<oriente::State>, GameId::Oriente).await;
    raise(&app).await;
    let choices = app.root.query_selector_all("[data-testid=answer]:not([aria-disabled])").expect("a valid selector");
    let mut all = (0..choices.length()).filter_map(|at| choices.item(at)).map(JsCast::unchecked_into::<HtmlElement>);
    all.find(|choice| choice.inner_text().contains("Attack")).expect("an attack is allowed").click();
    settle().await;
    later(1).await;
    app
}

#[wasm_bindgen_test]
async fn nothing_is_tapped_before_it_can_have_been_read() {
    let app = dealt(playing::<zipang::State>, GameId::Zipang).await;
    raise(&app).await;
    tap(&app, "[data-testid=card]:not([aria-disabled])").await;
    assert_eq!(app.count("[aria-pressed=true]"), 0, "too early for a hand");
    later(0).await;
    tap(&app, "[data-testid=card]:not([aria-disabled])").await;
    assert_eq!(app.count("[aria-pressed=true]"), 1);
}

#[wasm_bindgen_test]
async fn whatever_lies_at_a_place_names_whoever_sits_there() {
    let app = attack().await;
    tap(&app, "[data-naming=free] .look .card-back").await;
    assert_eq!((app.count("[data-naming=named]"), app.count("[data-testid=private]")), (1, 1));
    // A key on the same button does what the button says.
    app.click("[data-naming=free] .look").await;
    assert_eq!(app.count("[data-testid=curtain]"), 1);
}

#[wasm_bindgen_test]
async fn a_tap_shows_what_it_would_do_and_the_same_again_does_it() {
    let app = attack().await;
    app.click("[data-naming=free] .place-name").await;
    assert_eq!(app.count("[data-naming=named]"), 1);
    app.click("[data-naming=named] .place-name").await;
    assert_eq!(app.count("[data-naming=named]"), 1, "a double tap is one tap, and takes nothing back");
    later(1).await;
    app.click("[data-naming=named] .place-name").await;
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

#[wasm_bindgen_test]
async fn the_curtain_says_that_it_is_about_to_fall_and_a_touch_keeps_it_up() {
    let app = dealt(playing::<zipang::State>, GameId::Zipang).await;
    raise(&app).await;
    later(52).await;
    assert_eq!(app.count("[data-testid=falls-soon]"), 1);
    assert!(app.text("[data-testid=live]").contains("about to fall"));
    window().dispatch_event(&Event::new("pointerdown").expect("an event can be made")).expect("it can be sent");
    settle().await;
    assert_eq!((app.count("[data-testid=falls-soon]"), app.count("[data-testid=private]")), (0, 1));
    later(62).await;
    assert_eq!((app.count("[data-testid=falls-soon]"), app.count("[data-testid=curtain]")), (0, 1));
}
