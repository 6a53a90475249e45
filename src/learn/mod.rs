//! Scenes: positions as data, with scripts that say what must come of them.
//!
//! Rule of the module: a scene is read by nobody but the engine. The same file is a test, a lesson and a link; its
//! format is described in `docs/scenes.md`.

mod expect;
mod referee;
mod scene;
mod script;

pub use expect::Expect;
pub use referee::{Eyes, referee, referee_random};
pub use scene::{FORMAT, Fix, Scene, Step};
pub use script::{Happening, Playing};
