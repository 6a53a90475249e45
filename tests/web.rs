//! The components in a real browser: `scripts/test web`.
#![cfg(target_arch = "wasm32")]

#[path = "parity/mod.rs"]
mod fingerprints;
#[path = "web/kept.rs"]
mod kept_games;
#[path = "web/pin.rs"]
mod pin;
#[path = "web/taps.rs"]
mod taps;
#[path = "web/two_tables.rs"]
mod two_tables;

use leptos::prelude::*;
use leptos::web_sys::js_sys::{Object, Reflect};
use leptos::web_sys::wasm_bindgen::{JsCast, JsValue};
use leptos::web_sys::{Element, Event, EventInit, HtmlElement, HtmlSelectElement};
use noren::app::{playing, reading};
use noren::games::GameId;
use noren::store::Kept;
use noren::{oriente, zipang};
use wasm_bindgen_test::{wasm_bindgen_test, wasm_bindgen_test_configure};

wasm_bindgen_test_configure!(run_in_browser);

/// A part of the app on a page of its own, at an address. Dropping it leaves the page empty.
struct Shown {
    root: HtmlElement,
    _mounted: Box<dyn std::any::Any>,
}

impl Shown {
    async fn at(hash: &str) -> Self {
        Self::part_at(reading, hash).await
    }

    async fn part_at(part: fn() -> AnyView, hash: &str) -> Self {
        put_out_what_parts_share();
        Self::with_what_is_there(part, hash).await
    }

    /// The same, beside a part that came earlier.
    async fn with_what_is_there(part: fn() -> AnyView, hash: &str) -> Self {
        window().location().set_hash(hash).expect("the address can be set");
        Self::beside_what_is_there(part).await
    }

    /// The same, at the address of what is there.
    async fn beside_what_is_there(part: fn() -> AnyView) -> Self {
        let root: HtmlElement = document().create_element("div").expect("an element can be made").unchecked_into();
        document().body().expect("a body").append_child(&root).expect("room in the body");
        let mounted = leptos::mount::mount_to(root.clone(), part);
        let shown = Self { root, _mounted: Box::new(mounted) };
        settle().await;
        shown
    }

    fn find(&self, selector: &str) -> Element {
        self.root
            .query_selector(selector)
            .expect("a valid selector")
            .unwrap_or_else(|| panic!("no {selector} on the page"))
    }

    fn text(&self, selector: &str) -> String {
        self.find(selector).text_content().unwrap_or_default()
    }

    fn count(&self, selector: &str) -> u32 {
        self.root.query_selector_all(selector).expect("a valid selector").length()
    }

    async fn click(&self, selector: &str) {
        self.find(selector).unchecked_into::<HtmlElement>().click();
        settle().await;
    }

    async fn choose(&self, what: &str, value: &str) {
        let select: HtmlSelectElement = self.find(&format!("[data-testid={what}]")).unchecked_into();
        select.set_value(value);
        let init = EventInit::new();
        init.set_bubbles(true);
        let change = Event::new_with_event_init_dict("change", &init).expect("an event can be made");
        select.dispatch_event(&change).expect("the event can be sent");
        settle().await;
    }
}

impl Drop for Shown {
    fn drop(&mut self) {
        self.root.remove();
        let page = document().document_element().expect("a root element");
        let games = GameId::ALL.map(GameId::presence_attribute);
        for attribute in ["lang", "data-language", "data-theme"].into_iter().chain(games.iter().map(String::as_str)) {
            page.remove_attribute(attribute).expect("the attribute can go");
        }
        if let Ok(Some(storage)) = window().local_storage() {
            storage.clear().expect("the storage can be cleared");
        }
    }
}

/// What `public/boot.js` gives to all parts: the books of all languages, and room for tables on their way.
fn put_out_what_parts_share() {
    let books = Object::new();
    for (tag, book) in [
        ("en", include_str!(concat!(env!("OUT_DIR"), "/en.txt"))),
        ("fr", include_str!(concat!(env!("OUT_DIR"), "/fr.txt"))),
        ("it", include_str!(concat!(env!("OUT_DIR"), "/it.txt"))),
    ] {
        Reflect::set(&books, &tag.into(), &book.into()).expect("a book can be put there");
    }
    let noren = Object::new();
    Reflect::set(&noren, &"books".into(), &books).expect("the books can be put there");
    Reflect::set(&noren, &"tables".into(), &Object::new()).expect("there is room for tables");
    Reflect::set(&window(), &"noren".into(), &noren).expect("the page keeps them");
}

/// Changes the address and says so at once: the browser itself takes its time.
async fn go_to(hash: &str) {
    window().location().set_hash(hash).expect("the address can be set");
    let event = Event::new("hashchange").expect("an event can be made");
    window().dispatch_event(&event).expect("the event can be sent");
    settle().await;
}

fn set_page_attribute(name: &str, value: &str) {
    let page = document().document_element().expect("a root element");
    page.set_attribute(name, value).expect("the attribute can be set");
}

/// Lets effects and events that are under way come to rest.
async fn settle() {
    for _ in 0..3 {
        leptos::task::tick().await;
    }
}

fn page_attribute(name: &str) -> Option<String> {
    document().document_element()?.get_attribute(name)
}

/// The tables on their way from one part to another.
fn tables() -> JsValue {
    let noren = Reflect::get(&window(), &"noren".into()).expect("what parts share");
    Reflect::get(&noren, &"tables".into()).expect("room for tables")
}

fn pending(game: GameId) -> Option<String> {
    Reflect::get(&tables(), &game.id().into()).ok()?.as_string()
}

fn stored(key: &str) -> Option<String> {
    window().local_storage().ok()??.get_item(key).ok()?
}

#[wasm_bindgen_test]
async fn home_shows_every_game_with_its_facts() {
    let app = Shown::at("#/").await;
    assert_eq!(app.count("[data-testid=game]"), GameId::ALL.len() as u32);
    let games = app.text(".games");
    for fact in ["Oriente", "4–12", "Zipang Portable", "2–6", "10–20 minutes"] {
        assert!(games.contains(fact), "{fact} in {games}");
    }
    assert_eq!(app.count("h1"), 1);
    assert_eq!(document().title(), "Noren");
}

#[wasm_bindgen_test]
async fn another_language_changes_words_page_title_and_memory() {
    let app = Shown::at("#/about").await;
    assert_eq!(app.text("h1"), "About this house");
    app.choose("language", "fr").await;
    assert_eq!(app.text("h1"), "À propos de cette maison");
    assert_eq!(page_attribute("lang").as_deref(), Some("fr"));
    assert_eq!(stored("noren.language").as_deref(), Some("fr"));
    assert!(document().title().starts_with("À propos"));
    app.choose("language", "it").await;
    assert_eq!(app.text("h1"), "Informazioni sulla casa");
}

#[wasm_bindgen_test]
async fn the_language_of_the_page_is_the_language_of_the_app() {
    set_page_attribute("data-language", "it");
    let app = Shown::at("#/about").await;
    assert_eq!(app.text("h1"), "Informazioni sulla casa");
    assert_eq!(stored("noren.language"), None, "nobody chose anything");
}

#[wasm_bindgen_test]
async fn chosen_colours_are_put_on_the_page_and_remembered() {
    let app = Shown::at("#/").await;
    assert_eq!(page_attribute("data-theme"), None);
    app.choose("theme", "dark").await;
    assert_eq!(page_attribute("data-theme").as_deref(), Some("dark"));
    assert_eq!(stored("noren.theme").as_deref(), Some("dark"));
    app.choose("theme", "system").await;
    assert_eq!(page_attribute("data-theme").as_deref(), Some("system"));
}

#[wasm_bindgen_test]
async fn an_unknown_address_offers_the_way_home() {
    let app = Shown::at("#/no/such/page").await;
    assert_eq!(app.text("h1"), "Nothing behind this curtain");
    assert_eq!(app.find("main .action").get_attribute("href").as_deref(), Some("#/"));
}

#[wasm_bindgen_test]
async fn the_games_introduce_everyone_on_their_cards() {
    let app = Shown::at("#/oriente").await;
    assert_eq!(app.count("[data-testid=member]"), 9);
    drop(app);
    let app = Shown::at("#/zipang").await;
    assert_eq!(app.count("[data-testid=member]"), 14);
}

#[wasm_bindgen_test]
async fn each_part_shows_its_own_pages_and_nothing_at_the_addresses_of_the_others() {
    type PartOfApp = fn() -> AnyView;
    let parts: [(PartOfApp, &str); 3] = [
        (reading, "#/oriente/new"),
        (playing::<oriente::State>, "#/oriente/table"),
        (playing::<zipang::State>, "#/zipang/table"),
    ];
    for (part, own) in parts {
        let app = Shown::part_at(part, own).await;
        for (_, hash) in parts {
            go_to(hash).await;
            assert_eq!(
                app.count("h1, header.masthead, footer.footer"),
                if hash == own { 3 } else { 0 },
                "{own} at {hash}"
            );
        }
    }
}

#[wasm_bindgen_test]
async fn a_part_follows_what_another_has_changed_when_the_reader_comes_back() {
    let app = Shown::part_at(playing::<oriente::State>, "#/oriente/table").await;
    assert_eq!(app.text("h1"), "No game on the table");
    go_to("#/").await;
    set_page_attribute("data-language", "fr");
    set_page_attribute("data-theme", "dark");
    go_to("#/oriente/table").await;
    assert_eq!(app.text("h1"), "Aucune partie à cette table");
    assert!(document().title().starts_with("La table"));
    let theme: HtmlSelectElement = app.find("[data-testid=theme]").unchecked_into();
    assert_eq!(theme.value(), "dark");
}

#[wasm_bindgen_test]
async fn the_home_page_leads_back_to_every_game_on_its_table() {
    let app = Shown::at("#/").await;
    assert_eq!(app.count(".doorway [data-testid=play]"), 0);
    drop(app);
    set_page_attribute("data-zipang-game", "");
    let app = Shown::at("#/").await;
    assert_eq!(app.text(".doorway [data-testid=play]").trim(), "Back to the table of Zipang Portable");
    assert_eq!(app.find(".doorway [data-testid=play]").get_attribute("href").as_deref(), Some("#/zipang/table"));
}

#[wasm_bindgen_test]
async fn a_table_that_is_set_is_left_for_its_game_and_remembered() {
    for game in GameId::ALL {
        let app = Shown::at(&format!("#/{}/new?seed=7", game.id())).await;
        app.click("[data-testid=begin]").await;
        let text = pending(game).expect("a table on its way");
        assert!(text.contains("\"seed\":7,"), "{text}");
        assert_eq!(window().location().hash().expect("an address"), format!("#/{}/table", game.id()));
        let remembered = stored(&format!("noren.{}.table", game.id())).expect("the table is remembered");
        assert!(!remembered.contains("seed"), "{remembered}");
    }
}

#[wasm_bindgen_test]
async fn chance_deals_another_table_every_time() {
    let mut seeds = Vec::new();
    for _ in 0..2 {
        let app = Shown::at("#/zipang/new").await;
        app.click("[data-testid=begin]").await;
        let text = pending(GameId::Zipang).expect("a table on its way");
        let kept = Kept::<zipang::State>::open(&text).expect("a sound table");
        let journal = kept.table.host().journal();
        seeds.extend([journal.seed, journal.bot_seed]);
    }
    seeds.sort_unstable();
    seeds.dedup();
    assert_eq!(seeds.len(), 4);
}

#[wasm_bindgen_test]
async fn a_table_that_cannot_be_played_is_told_at_the_empty_table() {
    put_out_what_parts_share();
    Reflect::set(&tables(), &GameId::Oriente.id().into(), &"half a tab".into()).expect("room for a table");
    let app = Shown::with_what_is_there(playing::<oriente::State>, "#/oriente/table").await;
    assert_eq!(app.text("h1"), "No game on the table");
    assert!(app.text("[data-testid=trouble]").contains("did not arrive here whole"));
    app.choose("language", "it").await;
    assert!(app.text("[data-testid=trouble]").contains("non è arrivato intero"));
    drop(app);
    let app = Shown::part_at(playing::<oriente::State>, "#/oriente/table").await;
    assert_eq!(app.count("[data-testid=trouble]"), 0);
}

#[wasm_bindgen_test]
async fn a_table_left_for_a_game_is_dealt_when_its_part_comes() {
    let app = Shown::at("#/zipang/new?seed=7").await;
    app.click("[data-testid=begin]").await;
    drop(app);
    let app = Shown::with_what_is_there(playing::<zipang::State>, "#/zipang/table").await;
    assert_eq!(pending(GameId::Zipang), None);
    assert_eq!(app.count(".empty-table"), 0);
    assert_eq!(page_attribute("data-zipang-game").as_deref(), Some(""));
}

/// A table set for this game, with people on all seats, and dealt.
async fn dealt(part: fn() -> AnyView, game: GameId) -> Shown {
    let app = Shown::at(&format!("#/{}/new?seed=7", game.id())).await;
    app.click("[data-testid=all-people]").await;
    app.click("[data-testid=begin]").await;
    drop(app);
    Shown::with_what_is_there(part, &format!("#/{}/table", game.id())).await
}

/// A click that nobody begins by hand, as a screen reader makes one: it raises the curtain at once.
async fn raise(app: &Shown) {
    app.click("[data-testid=raise]").await;
}

#[wasm_bindgen_test]
async fn a_turn_of_oriente_is_dealt_looked_at_and_played() {
    let app = dealt(playing::<oriente::State>, GameId::Oriente).await;
    assert_eq!((app.count("[data-card]"), app.count("[data-testid=curtain]")), (0, 1), "the curtain hides all");
    raise(&app).await;
    assert_eq!(app.count("[data-testid=place]"), 5);
    assert_eq!(app.count("[data-testid=own-lord] [data-card]"), 1);
    let place = app.find("[data-seat=\"2\"]");
    app.click("[data-testid=answer]:not([aria-disabled])").await;
    assert!(app.count("[aria-pressed=true]") > 0, "something is picked");
    // Whoever can be named is named at his place; the deed is done when the answer is complete.
    if app.count("[data-naming=free]") > 0 {
        app.click("[data-naming=free] .place-name").await;
        assert_eq!(app.count("[data-naming=named]"), 1);
    }
    assert!(place.is_connected(), "places live on while somebody picks");
    app.click("[data-testid=confirm]").await;
    assert_eq!(app.count("[data-testid=curtain]"), 1, "the next one is asked");
    assert_eq!(app.count("[data-card], [data-testid=place]"), 0);
}

#[wasm_bindgen_test]
async fn a_turn_of_zipang_is_dealt_looked_at_and_played() {
    let app = dealt(playing::<zipang::State>, GameId::Zipang).await;
    assert_eq!((app.count("[data-card]"), app.count("[data-testid=curtain]")), (0, 1), "the curtain hides all");
    raise(&app).await;
    assert_eq!(app.count("[data-testid=place]"), 3);
    assert!(app.count("[data-testid=card]") >= 3, "a hand of two and the card drawn");
    app.click("[data-testid=card]:not([aria-disabled])").await;
    for _ in 0..2 {
        if app.count("[data-naming=free]") > 0 && app.count("[data-testid=confirm][aria-disabled]") > 0 {
            app.click("[data-naming=free] .place-name").await;
        }
    }
    app.click("[data-testid=confirm]").await;
    assert!(app.count("[data-testid=private]") == 0, "whoever comes next sees nothing of the hand");
}

#[wasm_bindgen_test]
fn a_hundred_records_of_each_game_end_here_as_they_do_natively() {
    assert_eq!(fingerprints::zipang(), fingerprints::ZIPANG);
    assert_eq!(fingerprints::oriente(), fingerprints::ORIENTE);
}
