//! What bots say of the offers they answer.

use crate::app::words::{Locale, words};
use crate::bots::Because;

/// Why a bot answered an offer as it did, in a few words.
#[must_use]
pub fn remark(locale: Locale, because: Because) -> &'static str {
    match because {
        Because::FairPrice => words!(locale, desk.reason.fair),
        Because::Gladly => words!(locale, desk.reason.gladly),
        Because::RatherThis => words!(locale, desk.reason.rather_this),
        Because::TooDear => words!(locale, desk.reason.too_much),
        Because::TooLittle => words!(locale, desk.reason.too_little),
        Because::DoesNotTrustYou => words!(locale, desk.reason.no_trust),
        Because::HelpsTheLeader => words!(locale, desk.reason.leading),
        Because::NeedsThatCard => words!(locale, desk.reason.needs_card),
        Because::WillNotPromise => words!(locale, desk.reason.no_promise),
        Because::NotNow => words!(locale, desk.reason.no_use),
    }
}
