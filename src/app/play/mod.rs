//! What playing at one device takes, whatever the game: who sits there, the game under way, the curtain.
//!
//! Rule of the module: the game under way lives in the app's context, so no page takes it away by closing; and what a
//! page may show of it comes from its [`Stage`] alone.

pub mod curtain;
pub mod dialog;
pub mod guard;
pub mod mon;
pub mod player;
pub mod session;
pub mod settings;
pub mod sitting;
pub mod voice;

pub use mon::{Mon, MonPicture};
pub use player::{People, Pin, Player};
pub use session::{Session, use_session};
pub use sitting::{Sitting, Stage};
pub use voice::Speaker;

use super::zipang::setup::provide_draft;

/// Puts the game under way, the table being set and the settings of the device into the context of the app.
pub fn provide_play() {
    session::provide_session();
    settings::provide_settings();
    provide_draft();
}
