//! What the table stops for: a Shrine Maiden's show, and the end of a campaign.

use super::hand::open_hands;
use super::voice::Voice;
use crate::app::markup::Markup;
use crate::app::play::ended::{StopPage, heading};
use crate::app::words::words;
use crate::table::model::zipang::{CampaignOver, Interlude, Show};
use crate::zipang::{self, Event, Options};

/// What the table stops for.
#[must_use]
pub fn stop(voice: &Voice, options: Options, stop: &Interlude) -> StopPage {
    match stop {
        Interlude::Show(show) => shown(voice, options, show),
        Interlude::CampaignOver(over) => campaign_over(voice, over),
    }
}

/// All hands on the table, until time is up or everyone has seen enough (Z-12).
fn shown(voice: &Voice, options: Options, show: &Show) -> StopPage {
    let locale = voice.locale;
    let content = Markup::of(|markup| {
        heading(markup, words!(locale, zipang_table.show_title));
        markup.line("p", "lead", &words!(locale, zipang_table.show_text, name = voice.name(show.by)));
        open_hands(markup, voice, &show.hands, None);
    });
    let seconds = match options.show {
        zipang::Show::Seconds(seconds) => Some(seconds),
        zipang::Show::UntilConfirmed => None,
    };
    StopPage { testid: "show", content, onwards: (words!(locale, zipang_table.show_done).to_owned(), "seen"), seconds }
}

/// A campaign is over: why, who takes the pile, which hands were laid open.
fn campaign_over(voice: &Voice, over: &CampaignOver) -> StopPage {
    let locale = voice.locale;
    // The headline and the hands tell the end itself.
    let is_before_end = |event: &Event| !matches!(event, Event::LaidOpen(..) | Event::CampaignEnded { .. });
    let last: Vec<Event> = over.last.iter().copied().filter(is_before_end).collect();
    let content = Markup::of(|markup| {
        markup.line("p", "tag", &words!(locale, zipang_table.over_title, number = over.number));
        markup.open("div").class("stop-winner").around(|markup| {
            if let Some(winner) = over.winner {
                voice.people.at(winner).mon.draw(markup);
            }
            heading(markup, &voice.ending(over.ending, over.winner, over.pile));
        });
        if !over.hands.is_empty() {
            open_hands(markup, voice, &over.hands, over.winner);
        }
        markup.open("ol").class("lines stop-lines").around(|markup| {
            voice.tell(&last).iter().for_each(|sentence| markup.open("li").text(sentence));
        });
    });
    let onwards = if over.is_last {
        words!(locale, zipang_table.over_last).to_owned()
    } else {
        words!(locale, zipang_table.over_next, number = over.number + 1)
    };
    StopPage { testid: "campaign-over", content, onwards: (onwards, "onwards"), seconds: None }
}
