//! Why an action is not allowed.

use std::fmt::Display;

use super::Data;

/// A typed reason why an action is refused. Its `Display` is a plain English sentence, for tools and tests; people
/// read it in their own language, chosen by its value.
pub trait Reason: Data + Copy + Display {
    /// The rule it comes from: a ruling's id such as `Z-2`, or the heading of the rules page it stands under.
    fn rule(self) -> &'static str;

    /// Its own short name, as scenes write it.
    fn name(self) -> &'static str;
}
