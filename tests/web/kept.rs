//! The games kept in this browser: their page, and the way to the last one from the home page.

use leptos::prelude::*;
use leptos::web_sys::HtmlInputElement;
use leptos::web_sys::js_sys;
use leptos::web_sys::wasm_bindgen::JsCast;
use noren::app::kept;
use noren::game::{Seat, Seats};
use noren::games::GameId;
use noren::store::{Heading, Save, SlotId, Summary};
use noren::table::{Mind, Mon, People, Player};
use wasm_bindgen_test::wasm_bindgen_test;

use super::{Shown, set_page_attribute};

/// Takes every kept game out of the storage, which all tests share.
fn clear_games() {
    let mut slots = kept::slots();
    for slot in slots.list().expect("a storage") {
        slots.delete(&slot.id).expect("a slot can be emptied");
    }
}

/// Keeps a game that nobody has played, under a name and a number of its own.
fn keep_a_game(number: u64, game: GameId, name: Option<&str>, is_over: bool) {
    let player = |name: &str, mon| Player { name: name.to_owned(), mon, mind: Mind::Person };
    let people = People::new(vec![player("Aiko", Mon::Sun), player("Botan", Mon::Plum)]);
    let summary = Summary { people, round: 2, leaders: Seats::only(Seat::new(0)), is_over };
    let saved = js_sys::Date::now() as u64;
    let name = name.map(str::to_owned);
    let heading = Heading { game: game.id().to_owned(), name, saved, summary };
    let save = Save { number: 1, heading, body: "{}".to_owned() };
    kept::slots().import(&SlotId::new(number), save).expect("room for a game");
}

#[wasm_bindgen_test]
async fn kept_games_are_listed_and_one_is_deleted_and_put_back() {
    clear_games();
    keep_a_game(0xa, GameId::Oriente, Some("Sunday"), true);
    keep_a_game(0xb, GameId::Zipang, None, false);
    let app = Shown::at("#/games").await;
    assert_eq!(app.text("h1"), "Saved games");
    assert_eq!(app.count("[data-testid=kept-game]"), 2);
    assert_eq!(app.text("[data-testid=kept-game]:first-child h3"), "Aiko and Botan", "what is played comes first");
    assert!(app.text("[data-slot=b]").contains("Zipang Portable · Campaign 2 · Aiko leads"));
    assert!(app.text("[data-slot=a]").contains("Oriente · Season 2 · Aiko won"));
    let open = app.find("[data-slot=b] [data-testid=kept-open]");
    assert_eq!(open.get_attribute("href").as_deref(), Some("#/zipang/table?game=b"));

    app.click("[data-slot=a] [data-testid=kept-delete]").await;
    assert_eq!(app.count("[data-testid=kept-game]"), 1);
    assert_eq!(app.text("[data-testid=games-status]"), "“Sunday” is deleted.");
    app.click("[data-testid=undo-delete]").await;
    assert_eq!(app.count("[data-testid=kept-game]"), 2);
    assert_eq!(app.count("[data-testid=undo-delete]"), 0);
    assert_eq!(app.text("[data-slot=a] h3"), "Sunday");

    app.click("[data-slot=b] [data-testid=kept-duplicate]").await;
    assert_eq!(app.count("[data-testid=kept-game]"), 3);
    app.click("[data-slot=b] [data-testid=kept-rename]").await;
    app.find("#kept-name").unchecked_into::<HtmlInputElement>().set_value("Monday");
    app.click("[data-testid=kept-keep]").await;
    assert_eq!(app.text("[data-slot=b] h3"), "Monday");
    drop(app);
    clear_games();
}

#[wasm_bindgen_test]
async fn a_slot_that_cannot_be_read_is_listed_and_can_be_filed_and_deleted() {
    clear_games();
    let storage = window().local_storage().expect("a storage that may be used").expect("a storage");
    storage.set_item("noren.save.c.a", "no game at all").expect("room for a text");
    let app = Shown::at("#/games").await;
    assert!(app.text("[data-slot=c]").contains("not a saved game of Noren"));
    assert_eq!(app.count("[data-slot=c] button"), 2);
    assert_eq!(app.count("[data-testid=kept-open], [data-testid=export-all]"), 0);
    drop(app);
    clear_games();
    let app = Shown::at("#/games").await;
    assert!(app.text("main").contains("No game is kept here yet"));
}

#[wasm_bindgen_test]
async fn the_home_page_offers_the_game_that_was_played_last() {
    clear_games();
    keep_a_game(0xb, GameId::Zipang, None, false);
    set_page_attribute("data-zipang-game", "");
    let app = Shown::at("#/").await;
    let way = app.find(".doorway [data-testid=continue]");
    assert_eq!(way.get_attribute("href").as_deref(), Some("#/zipang/table?game=b"));
    assert!(app.text("#continue-line").contains("Zipang Portable · Campaign 2 · Aiko and Botan"));
    assert_eq!(app.count("#continue-line .mon"), 2);
    assert_eq!(app.find("[data-testid=all-games]").get_attribute("href").as_deref(), Some("#/games"));
    assert_eq!(app.count(".doorway [data-testid=play]"), 0, "one way to a table is enough");
    drop(app);
    clear_games();
    let app = Shown::at("#/").await;
    assert_eq!(app.count("[data-testid=continue], [data-testid=all-games]"), 0);
}
