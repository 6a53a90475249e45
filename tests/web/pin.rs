//! A forgotten PIN, from the set-up to the raised curtain.

use leptos::web_sys::wasm_bindgen::JsCast;
use leptos::web_sys::{Event, EventInit, HtmlInputElement};
use noren::app::playing;
use noren::zipang;
use wasm_bindgen_test::wasm_bindgen_test;

use super::{Shown, raise, settle};

/// Types into a field.
async fn type_into(app: &Shown, field: &str, text: &str) {
    let field: HtmlInputElement = app.find(field).unchecked_into();
    field.set_value(text);
    let init = EventInit::new();
    init.set_bubbles(true);
    let input = Event::new_with_event_init_dict("input", &init).expect("an event can be made");
    field.dispatch_event(&input).expect("the event can be sent");
    settle().await;
}

const SAID: &str = "By common consent, the PIN of";

#[wasm_bindgen_test]
async fn a_forgotten_pin_is_lifted_by_all_the_others() {
    let app = Shown::at("#/zipang/new?seed=7").await;
    app.click("[data-testid=all-people]").await;
    for seat in 0..3 {
        type_into(&app, &format!("#pin-{seat}"), "1234").await;
    }
    app.click("[data-testid=begin]").await;
    drop(app);
    let app = Shown::with_what_is_there(playing::<zipang::State>, "#/zipang/table").await;
    raise(&app).await;
    assert_eq!((app.count("[data-testid=pin]"), app.count("[data-testid=private]")), (1, 0), "the PIN is asked for");

    app.click("[data-testid=forgotten]").await;
    assert_eq!((app.count("[data-testid=open]"), app.count("[data-testid=card]")), (1, 0), "the open table");
    assert!(app.text("[data-testid=question]").starts_with("Shall the PIN of"));
    assert_eq!(app.count("[data-testid=agrees] .mon"), 2, "one for each of the others");
    assert_eq!(app.count("[data-naming=free]"), 2, "their places stand for the buttons");
    app.click("[data-testid=never-mind]").await;
    assert_eq!((app.count("[data-testid=curtain]"), app.count("[data-testid=forgotten]")), (1, 1));

    app.click("[data-testid=forgotten]").await;
    app.click("[data-testid=agrees]").await;
    assert_eq!(app.count("[data-testid=agrees][aria-pressed=true]"), 1);
    app.click("[data-testid=agrees]").await;
    assert_eq!(app.count("[data-testid=agrees][aria-pressed=true]"), 0, "whoever agrees can think again");
    app.click("[data-naming=free] .place-name").await;
    assert_eq!((app.count("[data-testid=agrees]"), app.count("[data-testid=lifted]")), (2, 0));
    app.click("[data-testid=agrees][aria-pressed=false]").await;
    assert_eq!((app.count("[data-testid=agrees]"), app.count("[data-testid=lifted]")), (0, 1));
    assert!(app.text("[data-testid=news]").contains(SAID), "{}", app.text("[data-testid=news]"));
    assert_eq!(app.text("[data-testid=live]").matches(SAID).count(), 1);

    app.click("[data-testid=to-curtain]").await;
    assert_eq!((app.count("[data-testid=curtain]"), app.count("[data-testid=forgotten]")), (1, 0));
    raise(&app).await;
    assert_eq!((app.count("[data-testid=private]"), app.count("[data-testid=pin]")), (1, 0));
    assert!(app.text("[data-testid=story]").contains(SAID), "it stays in the story");
    assert!(!app.text("[data-testid=live]").contains(SAID), "and is said once");
}
