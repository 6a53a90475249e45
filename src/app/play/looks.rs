//! A round of looks at the curtain: who has looked, and who has still to.

use super::Speaker;
use crate::app::markup::Markup;
use crate::game::Seat;
use crate::table::Round;

/// A crest for everybody in the round, with a tick for those who have looked; in words for whoever cannot see them.
#[must_use]
pub fn draw_round(voice: &Speaker, round: Round) -> Markup {
    let Round { looked, left } = round;
    let crest = |markup: &mut Markup, seat: Seat| {
        let class = if looked.contains(seat) { "has-looked" } else { "has-to-look" };
        markup.open("span").class(class).around(|markup| voice.people.at(seat).mon.draw(markup));
    };
    Markup::of(|markup| {
        let crests = markup.open("p").class("at-curtain-round").attr("data-testid", "round");
        crests.pictures(&voice.round(round)).around(|markup| {
            looked.or(left).iter().for_each(|seat| crest(markup, seat));
        });
    })
}
