//! Two tables on one page, as on a site that embeds them: neither meets the other.

use std::collections::HashSet;

use leptos::prelude::*;
use leptos::web_sys::js_sys::Reflect;
use leptos::web_sys::wasm_bindgen::JsCast;
use leptos::web_sys::{Element, HtmlElement, KeyboardEvent, KeyboardEventInit};
use noren::app::playing;
use noren::games::GameId;
use noren::zipang;
use wasm_bindgen_test::wasm_bindgen_test;

use super::{Shown, pending, raise, settle, tables};

/// Two tables of the same game, each with its own part of the app.
async fn two() -> [Shown; 2] {
    let app = Shown::at("#/zipang/new?seed=7").await;
    app.click("[data-testid=all-people]").await;
    app.click("[data-testid=begin]").await;
    let table = pending(GameId::Zipang).expect("a table on its way");
    drop(app);
    let one = Shown::with_what_is_there(playing::<zipang::State>, "#/zipang/table").await;
    Reflect::set(&tables(), &GameId::Zipang.id().into(), &table.into()).expect("room for a table");
    [one, Shown::beside_what_is_there(playing::<zipang::State>).await]
}

async fn press(on: &Element, key: &str) {
    let init = KeyboardEventInit::new();
    init.set_key(key);
    init.set_bubbles(true);
    let event = KeyboardEvent::new_with_keyboard_event_init_dict("keydown", &init).expect("an event can be made");
    on.dispatch_event(&event).expect("the event can be sent");
    settle().await;
}

/// How many windows stand open over each.
fn open_windows(tables: &[Shown; 2]) -> [u32; 2] {
    [tables[0].count("dialog[open]"), tables[1].count("dialog[open]")]
}

#[wasm_bindgen_test]
async fn no_id_stands_twice_on_a_page_with_two_tables() {
    let tables = two().await;
    for table in &tables {
        raise(table).await;
    }
    let with_id = document().query_selector_all(".table-page [id]").expect("a valid selector");
    let ids: Vec<String> = (0..with_id.length())
        .filter_map(|at| with_id.item(at))
        .map(|node| node.unchecked_into::<Element>().id())
        .collect();
    assert!(ids.len() >= 4, "{ids:?}");
    assert_eq!(ids.iter().collect::<HashSet<_>>().len(), ids.len(), "{ids:?}");
}

#[wasm_bindgen_test]
async fn what_is_done_at_one_table_changes_nothing_at_the_other() {
    let tables = two().await;
    // Whether it still sleeps is a matter of time.
    let shown = || tables[1].find(".table-page").inner_html().replace(" hidden=\"\"", "");
    let before = shown();
    raise(&tables[0]).await;
    tables[0].click("[data-testid=card]:not([aria-disabled])").await;
    assert!(tables[0].count("[aria-pressed=true]") > 0, "something is picked");
    assert_eq!(shown(), before);
}

#[wasm_bindgen_test]
async fn a_key_is_heard_by_the_table_it_is_pressed_at() {
    let tables = two().await;
    press(&tables[1].find("[data-testid=raise]"), "s").await;
    assert_eq!(open_windows(&tables), [0, 1]);
    tables[1].find("dialog[open] button").unchecked_into::<HtmlElement>().click();
    settle().await;
    assert_eq!(open_windows(&tables), [0, 0]);
    // While nothing has the focus, the first table of the page hears it.
    press(&document().body().expect("a body"), "s").await;
    assert_eq!(open_windows(&tables), [1, 0]);
}
