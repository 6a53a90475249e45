//! What a screen of Zipang draws.

mod answers;
mod history;
mod interlude;
mod motion;
mod places;
mod unseen;

pub use answers::{Choice, Offered, Selection, choices};
pub use history::coins_over_campaigns;
pub use interlude::{CampaignOver, Interlude, Show, interludes};
pub use motion::{FAN, is_decisive, movements};
pub use places::{Cards, Place, places};
pub use unseen::unseen;
