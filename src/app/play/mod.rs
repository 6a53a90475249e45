//! What playing at one device takes, whatever the game: who sits there, the game under way, the curtain.
//!
//! Rule of the module: the game under way lives in the app's context, so no page takes it away by closing; and what a
//! page may show of it comes from its [`crate::table::Showing`] alone.

pub mod about;
pub mod aim;
pub mod answering;
pub mod bar;
pub mod board;
pub mod bots;
pub mod chart;
pub mod choosing;
pub mod curtain;
pub mod dialog;
pub mod empty;
pub mod ended;
pub mod guard;
pub mod handle;
pub mod handover;
pub mod help;
pub mod herald;
pub mod hidden;
pub mod keeping;
pub mod lifting;
pub mod looks;
pub mod mon;
pub mod motion;
pub mod naming;
pub mod page;
pub mod panel;
pub mod player;
pub mod presence;
pub mod replay;
pub mod scope;
pub mod session;
pub mod settings;
pub mod shown;
pub mod sound;
pub mod stage;
pub mod story;
pub mod summary;
pub mod ui;
pub mod voice;
pub mod windows;

pub use handle::Play;
pub use mon::MonPicture;
pub use page::page;
pub use session::{Session, use_session};
pub use ui::{Ended, GameUi, Teller};
pub use voice::Speaker;

/// Puts the game under way, the settings of the device and the windows over the table into the context of the app.
pub fn provide_play<G: GameUi>() {
    session::provide_session::<G>();
    settings::provide_settings();
    windows::provide_windows();
    answering::provide_draft::<G>();
}
