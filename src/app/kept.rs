//! Games kept in this browser: its local storage as the store wants it, files that leave it, and one tab at a time for
//! each game.

use leptos::prelude::*;
use leptos::web_sys::js_sys::{Array, Function, Reflect};
use leptos::web_sys::wasm_bindgen::closure::Closure;
use leptos::web_sys::wasm_bindgen::{JsCast, JsValue};
use leptos::web_sys::{Blob, Event, HtmlAnchorElement, Url};

use super::browser;
use crate::games::GameId;
use crate::store::{SlotId, Slots, Storage, StorageError};

/// The browser's local storage. Copies of this app under several paths of one origin share it, so each adds its path to
/// the keys of its games (`public/boot.js` does so to those that were kept before there was this rule).
#[derive(Clone, Copy, Debug)]
pub struct Local;

impl Local {
    fn storage() -> Result<leptos::web_sys::Storage, StorageError> {
        // Where it is forbidden, even asking for it may throw.
        window().local_storage().ok().flatten().ok_or(StorageError::Denied)
    }

    /// What the keys of this copy end on: the folder that it lies in.
    fn ending() -> String {
        let path = window().location().pathname().unwrap_or_default();
        ["@", path.rfind('/').map_or("/", |end| &path[..=end])].concat()
    }

    /// A key as this copy has it.
    fn own(key: &str) -> String {
        [key, &Self::ending()].concat()
    }
}

impl Storage for Local {
    fn get(&self, key: &str) -> Result<Option<String>, StorageError> {
        Self::storage()?.get_item(&Self::own(key)).map_err(|_| StorageError::Denied)
    }

    fn set(&mut self, key: &str, text: &str) -> Result<(), StorageError> {
        Self::storage()?.set_item(&Self::own(key), text).map_err(|_| StorageError::Full)
    }

    fn remove(&mut self, key: &str) -> Result<(), StorageError> {
        Self::storage()?.remove_item(&Self::own(key)).map_err(|_| StorageError::Denied)
    }

    /// Compared on the browser's side: a text takes long to come over, and a game is kept after every move.
    fn holds(&self, key: &str, text: &str) -> Result<bool, StorageError> {
        let found =
            Reflect::get(Self::storage()?.as_ref(), &Self::own(key).into()).map_err(|_| StorageError::Denied)?;
        Ok(found == JsValue::from_str(text))
    }

    fn keys(&self) -> Result<Vec<String>, StorageError> {
        let storage = Self::storage()?;
        let count = storage.length().map_err(|_| StorageError::Denied)?;
        let ending = Self::ending();
        let keys = (0..count).filter_map(|place| storage.key(place).ok().flatten());
        Ok(keys.filter_map(|key| key.strip_suffix(&ending).map(str::to_owned)).collect())
    }
}

/// The games kept in this browser.
#[must_use]
pub const fn slots() -> Slots<Local> {
    Slots::new(Local)
}

/// A slot that no game has yet.
#[must_use]
pub fn new_slot() -> SlotId {
    // What names a slot need not be hard to guess, only its own.
    SlotId::new(browser::random_seed().unwrap_or_else(|| browser::now().to_bits()) >> 16)
}

/// The address of the table where a kept game is played on.
#[must_use]
pub fn address(game: GameId, id: &SlotId) -> String {
    use super::route::{Page, Route};
    format!("{}?game={}", Route::Game(game, Page::Table).href(), id.as_str())
}

/// The address where a kept game is seen again.
#[must_use]
pub fn replay_address(game: GameId, id: &SlotId) -> String {
    use super::route::{Page, Route};
    format!("{}/{}", Route::Game(game, Page::Replay).href(), id.as_str())
}

/// Lets people have a text as a file of this name; `false` if the browser does not.
pub fn download(name: &str, text: &str) -> bool {
    let give = || -> Result<(), JsValue> {
        let blob = Blob::new_with_str_sequence(&Array::of1(&text.into()))?;
        let address = Url::create_object_url_with_blob(&blob)?;
        let link: HtmlAnchorElement = document().create_element("a")?.unchecked_into();
        link.set_href(&address);
        link.set_download(name);
        link.click();
        Url::revoke_object_url(&address)
    };
    give().is_ok()
}

/// Makes this tab the one that writes a slot, and says whether it is: not if another one is. By force the other one loses
/// it, and is told (see `public/boot.js`). Browsers without locks let every tab write.
pub fn hold(id: &SlotId, by_force: bool, done: impl FnOnce(bool) + 'static) {
    let done = Closure::once_into_js(done);
    if let Some(hold) = browser::shared("hold").and_then(|hold| hold.dyn_into::<Function>().ok()) {
        let _ = hold.call3(&JsValue::NULL, &id.as_str().into(), &by_force.into(), &done);
    } else if let Ok(done) = done.dyn_into::<Function>() {
        let _ = done.call1(&JsValue::NULL, &JsValue::TRUE);
    }
}

/// Lets other tabs write a slot.
pub fn let_go(id: &SlotId) {
    if let Some(release) = browser::shared("letGo").and_then(|release| release.dyn_into::<Function>().ok()) {
        let _ = release.call1(&JsValue::NULL, &id.as_str().into());
    }
}

/// What the window is told when another tab has taken a slot over.
pub const LOST: &str = "noren-lost";

/// What the window is told before somebody deletes the game in a slot.
pub const DELETED: &str = "noren-deleted";

/// Tells the table of this tab where the game in a slot lies, if it does, that it is about to be deleted.
pub fn tell_of_deletion(id: &SlotId) {
    if let Ok(event) = Event::new(DELETED) {
        let _ = Reflect::set(&event, &"detail".into(), &id.as_str().into());
        let _ = window().dispatch_event(&event);
    }
}

/// Which slot an event tells of.
#[must_use]
pub fn told_slot(event: &Event) -> Option<SlotId> {
    SlotId::from_text(&Reflect::get(event, &"detail".into()).ok()?.as_string()?)
}
