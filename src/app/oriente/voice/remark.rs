//! What bots say of the offers they answer.

use crate::app::words::{Locale, words};
use crate::bots::Because;

/// Why a bot answered an offer as it did, in a few words.
#[must_use]
pub fn remark(locale: Locale, because: Because) -> &'static str {
    match because {
        Because::FairPrice => words!(locale, oriente_desk.reason.fair),
        Because::Gladly => words!(locale, oriente_desk.reason.gladly),
        Because::RatherThis => words!(locale, oriente_desk.reason.rather_this),
        Because::TooDear => words!(locale, oriente_desk.reason.too_much),
        Because::TooLittle => words!(locale, oriente_desk.reason.too_little),
        Because::DoesNotTrustYou => words!(locale, oriente_desk.reason.no_trust),
        Because::HelpsTheLeader => words!(locale, oriente_desk.reason.leading),
        Because::NeedsThatCard => words!(locale, oriente_desk.reason.needs_card),
        Because::WillNotPromise => words!(locale, oriente_desk.reason.no_promise),
        Because::NotNow => words!(locale, oriente_desk.reason.no_use),
    }
}
