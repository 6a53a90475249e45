//! How the parts of the app know of each other's games.

use crate::games::GameId;

impl GameId {
    /// The attribute of the root element that says: a game of it lies on its table. Each part of the app has memory of
    /// its own, so this is how the others learn of the games.
    #[must_use]
    pub fn presence_attribute(self) -> String {
        format!("data-{}-game", self.id())
    }
}
