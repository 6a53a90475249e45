//! The games kept in this browser: their page, and the way to the last one from the home page.

use leptos::prelude::*;
use leptos::web_sys::js_sys;
use leptos::web_sys::wasm_bindgen::JsCast;
use leptos::web_sys::{Event, HtmlInputElement};
use noren::app::kept;
use noren::app::playing;
use noren::game::{Seat, Seats};
use noren::games::GameId;
use noren::store::{Heading, Save, SlotId, Summary};
use noren::table::{Finish, Mind, Mon, People, Player};
use noren::zipang;
use wasm_bindgen_test::wasm_bindgen_test;

use super::{Shown, dealt, go_to, page_attribute, set_page_attribute};

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
    let finishes = [1, 2].map(|place| Finish { place, ..Finish::default() });
    let summary = Summary {
        people,
        round: 2,
        leaders: Seats::only(Seat::new(0)),
        is_over,
        finishes: if is_over { finishes.to_vec() } else { Vec::new() },
        mark: is_over.then_some(number as u32),
    };
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
async fn the_chronicle_tells_of_finished_games_and_is_emptied_and_put_back() {
    clear_games();
    keep_a_game(0xb, GameId::Zipang, None, false);
    let app = Shown::at("#/games").await;
    assert_eq!(app.count("[data-testid=chronicle]"), 0, "nothing is over yet");
    drop(app);
    keep_a_game(0xa, GameId::Oriente, None, true);
    keep_a_game(0xb, GameId::Zipang, None, false);
    keep_a_game(0xc, GameId::Zipang, None, true);
    let app = Shown::at("#/games").await;
    assert_eq!(app.count("[data-testid=chronicle] tbody tr"), 2);
    let row = app.find("[data-testid=chronicle] tbody tr");
    let numbers = row.query_selector_all("td.chronicle-number > span:last-child").expect("a valid selector");
    let number = |place| numbers.get(place).and_then(|cell| cell.text_content()).unwrap_or_default();
    assert_eq!([number(0), number(1), number(2)], ["2", "2", "1.0"]);
    assert_eq!(app.text("[data-testid=chronicle] tbody th"), "Aiko");
    let replay = app.find("[data-slot=a] [data-testid=kept-replay]");
    assert_eq!(replay.get_attribute("href").as_deref(), Some("#/oriente/replay/a"));

    app.click("[data-testid=empty-chronicle]").await;
    assert_eq!(app.count("[data-testid=chronicle]"), 0);
    assert_eq!((app.count("[data-testid=kept-game]"), app.count("[data-slot=b]")), (1, 1), "what is played stays");
    assert_eq!(app.text("[data-testid=games-status]"), "2 finished games are deleted.");
    app.choose("language", "fr").await;
    assert_eq!(app.text("[data-testid=games-status]"), "2 parties terminées sont supprimées.");
    app.click("[data-testid=undo-delete]").await;
    assert_eq!(app.count("[data-testid=kept-game]"), 3);
    assert_eq!(app.count("[data-testid=chronicle] tbody tr"), 2);
    assert!(app.text("[data-testid=chronicle] tbody tr").contains("1,0"));
    assert_eq!(app.count("[data-testid=undo-delete]"), 0);
    assert_eq!(app.text("[data-testid=games-status]"), "2 parties sont de retour.");
    drop(app);
    clear_games();
}

#[wasm_bindgen_test]
async fn a_game_deleted_from_the_list_leaves_its_table_and_comes_back_only_when_it_is_put_back() {
    clear_games();
    let table = dealt(playing::<zipang::State>, GameId::Zipang).await;
    // Whatever has happened is kept at the latest when somebody looks elsewhere.
    let event = Event::new("visibilitychange").expect("an event can be made");
    document().dispatch_event(&event).expect("the event can be sent");
    let id = kept::slots().list().expect("a storage").remove(0).id;
    let address = kept::address(GameId::Zipang, &id);
    let list = Shown::with_what_is_there(noren::app::reading, "#/games").await;
    go_to("#/games").await;
    list.click("[data-testid=kept-delete]").await;
    assert_eq!(page_attribute("data-zipang-game"), None, "nothing lies on the table any more");
    go_to(&address).await;
    assert!(table.text("[data-testid=trouble]").contains("no such game"));
    assert_eq!(kept::slots().list(), Ok(Vec::new()), "it does not come back by itself");
    go_to("#/games").await;
    list.click("[data-testid=undo-delete]").await;
    go_to(&address).await;
    assert_eq!(table.count("[data-testid=curtain]"), 1, "it lies there as it did");
    drop(list);
    drop(table);
    clear_games();
}

#[wasm_bindgen_test]
async fn a_slot_that_cannot_be_read_is_listed_and_can_be_filed_and_deleted() {
    clear_games();
    let storage = window().local_storage().expect("a storage that may be used").expect("a storage");
    storage.set_item("noren.save.c.a@/", "no game at all").expect("room for a text");
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
