//! The last table of each game, remembered on this device.

use crate::app::browser;
use crate::games::GameId;
use crate::setup::Draft;

/// Where the last table of a game is remembered.
fn storage_key(game: GameId) -> String {
    format!("noren.{}.table", game.id())
}

/// The last table of a game set on this device; the usual one, if none is remembered that makes sense.
pub fn remembered(game: GameId) -> Draft {
    browser::recall(&storage_key(game))
        .and_then(|text| Draft::from_text(game, &text))
        .unwrap_or_else(|| Draft::usual(game))
}

/// Remembers this table for the next visit, without its PINs.
pub fn remember(draft: &Draft) {
    if let Ok(text) = serde_json::to_string(draft) {
        browser::remember(&storage_key(draft.game()), &text);
    }
}
