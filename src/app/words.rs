//! Every sentence the page shows, in three languages.
//!
//! The texts live in `locales/<language>/<topic>.json` and become code at compile time (`build.rs`): a
//! key that a component asks for and nobody wrote does not compile, nor does one that a language lacks.
//!
//! Pages of prose are built for one [`Locale`] with [`td_string!`] and rebuilt when the reader changes
//! it. Whatever holds state of its own uses [`t_string!`] with the context, and stays.
#![allow(missing_docs, missing_debug_implementations, reason = "the module is generated")]

include!(concat!(env!("OUT_DIR"), "/i18n.rs"));

pub use i18n::*;
