//! What a screen of Oriente draws.

mod answers;
mod battle;
mod centre;
mod common;
mod desk;
mod effect;
mod history;
mod interlude;
mod ladder;
mod motion;
mod places;
mod result;
mod stacks;
mod story;
mod unseen;

pub use answers::{Ability, Choice, Offered, Selection, choices};
pub use battle::{Camp, Fighter, Sides, sides};
pub use centre::{Centre, Prize, WherePrize, centre};
pub use common::{Common, common_deals};
pub use desk::{Composing, EntryRow, Judging, OfferRow, Party, dues, grounds, ledger, offers, partners};
pub use effect::{Effect, effects};
pub use history::{lately, points_over_seasons};
pub use interlude::{BattleReport, Interlude, NewLord, RevolutionReport, SeasonReport, interludes};
pub use ladder::{Rung, ladder};
pub use motion::{is_decisive, movements};
pub use places::{Place, Role, asked, places};
pub use result::{Counted, finishes, ranking};
pub use stacks::{Stacks, by_kind};
pub use story::{chapters, is_deed_of, new_lords};
pub use unseen::unseen;
