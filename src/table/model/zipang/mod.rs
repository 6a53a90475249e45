//! What a screen of Zipang draws.

mod answers;
mod effect;
mod history;
mod interlude;
mod motion;
mod places;
mod story;
mod unseen;

pub use answers::{Choice, Offered, Selection, choices};
pub use effect::does_nothing;
pub use history::coins_over_campaigns;
pub use interlude::{Attack, CampaignOver, Fate, Interlude, Show, interludes, seen_before};
pub use motion::{FAN, is_decisive, movements};
pub use places::{Cards, Place, places};
pub use story::{chapters, is_deed_of, new_hands};
pub use unseen::unseen;
