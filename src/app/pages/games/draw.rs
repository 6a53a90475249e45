//! How a kept game is drawn: its table from above, its words, and what can be done with it. What a tap means stands in
//! `data-do`, for whom in `data-slot`.

use super::entry::{Entry, KeptGame};
use super::trouble::Trouble;
use super::when::Clock;
use crate::app::kept;
use crate::app::markup::Markup;
use crate::app::words::{Locale, words};
use crate::store::{NAME_LIMIT, Summary};

/// A game of the list.
#[must_use]
pub fn item(entry: &Entry, locale: Locale, clock: Clock, is_renamed: bool) -> Markup {
    let slot = entry.id.as_str();
    Markup::of(|markup| {
        markup.open("li").class("kept-game").attr("data-testid", "kept-game").attr("data-slot", slot).around(
            |markup| {
                match &entry.found {
                    Ok(kept) => ring(markup, &kept.heading.summary),
                    Err(_) => markup.open("div").class("kept-ring").decoration().empty(),
                }
                markup.open("div").class("kept-words").around(|markup| {
                    let title = markup.open("h3").attr("id", &title_id(entry)).attr("tabindex", "-1");
                    title.text(&entry.title(locale));
                    match &entry.found {
                        Ok(kept) => about(markup, kept, locale, clock),
                        Err(trouble) => unreadable(markup, trouble, locale),
                    }
                });
                if is_renamed {
                    naming(markup, entry, locale);
                } else {
                    actions(markup, entry, locale);
                }
            },
        );
    })
}

fn title_id(entry: &Entry) -> String {
    format!("kept-{}", entry.id.as_str())
}

/// The table from above: a crest for everybody, around it.
fn ring(markup: &mut Markup, summary: &Summary) {
    let players = summary.people.count().to_string();
    markup.open("div").class("kept-ring").attr("data-players", &players).decoration().around(|markup| {
        for (seat, player) in summary.people.iter() {
            let class = if summary.leaders.contains(seat) { "kept-seat is-leading" } else { "kept-seat" };
            markup.open("span").class(class).around(|markup| player.mon.draw(markup));
        }
    });
}

fn about(markup: &mut Markup, kept: &KeptGame, locale: Locale, clock: Clock) {
    if kept.heading.name.is_some() {
        markup.open("p").text(&kept.players(locale));
    }
    markup.line("p", "kept-facts", &kept.facts(locale).join(" · "));
    markup.line("p", "hint", &clock.saved(kept.heading.saved, locale));
}

fn unreadable(markup: &mut Markup, trouble: &Trouble, locale: Locale) {
    markup.line("p", "wrong", &trouble.in_words(locale));
}

/// What can be done with it. What cannot be opened can still be taken away.
fn actions(markup: &mut Markup, entry: &Entry, locale: Locale) {
    let title = title_id(entry);
    markup.open("div").class("kept-actions").around(|markup| {
        let mut button = |action: &str, words: &str| {
            let button = markup.open("button").attr("type", "button").class("quiet").attr("data-do", action);
            button.attr("data-testid", &format!("kept-{action}")).attr("aria-describedby", &title).text(words);
        };
        if entry.found.is_ok() {
            button("rename", words!(locale, kept.rename));
            button("duplicate", words!(locale, kept.duplicate));
        }
        button("file", words!(locale, kept.file));
        button("delete", words!(locale, kept.delete));
        if let Ok(kept) = &entry.found {
            let (open, replay) = match kept.heading.summary.is_over {
                true => (words!(locale, kept.look), words!(locale, kept.replay)),
                false => (words!(locale, kept.go_on), words!(locale, kept.replay_so_far)),
            };
            let link = markup.open("a").class("quiet").attr("href", &kept::replay_address(kept.game, &entry.id));
            link.attr("data-testid", "kept-replay").attr("aria-describedby", &title).text(replay);
            let link = markup.open("a").class("action").attr("href", &kept::address(kept.game, &entry.id));
            link.attr("data-testid", "kept-open").attr("aria-describedby", &title).text(open);
        }
    });
}

/// Where it gets another name.
fn naming(markup: &mut Markup, entry: &Entry, locale: Locale) {
    let name = entry.found.as_ref().ok().and_then(|kept| kept.heading.name.as_deref()).unwrap_or_default();
    markup.open("form").class("kept-naming").attr("novalidate", "").around(|markup| {
        markup.open("label").class("field").around(|markup| {
            markup.open("span").text(words!(locale, kept.name));
            let input = markup.open("input").class("input").attr("id", "kept-name").attr("type", "text");
            let input =
                input.attr("name", "name").attr("maxlength", &NAME_LIMIT.to_string()).attr("autocomplete", "off");
            input.attr("aria-describedby", "kept-name-hint").attr("value", name).alone();
        });
        markup.open("p").class("hint").attr("id", "kept-name-hint").text(words!(locale, kept.name_hint));
        markup.open("div").class("kept-actions").around(|markup| {
            let leave = markup.open("button").attr("type", "button").class("quiet").attr("data-do", "leave");
            leave.attr("data-testid", "kept-leave").text(words!(locale, kept.name_leave));
            let keep = markup.open("button").attr("type", "submit").class("action");
            keep.attr("data-testid", "kept-keep").text(words!(locale, kept.name_keep));
        });
    });
}

/// A game in one line below a small picture of its table: which, how far it has come, and who plays.
#[must_use]
pub fn line(kept: &KeptGame, locale: Locale) -> Markup {
    let players = kept.players(locale);
    Markup::of(|markup| {
        ring(markup, &kept.heading.summary);
        let mut words = kept.facts(locale);
        words.truncate(2);
        words.insert(0, kept.heading.name.clone().unwrap_or_default());
        words.push(players);
        words.retain(|words| !words.is_empty());
        markup.open("span").text(&words.join(" · "));
    })
}

#[cfg(test)]
mod tests {
    use super::super::entry::tests::{entry, heading};
    use super::super::when::tests::CLOCK;
    use super::*;
    use crate::store::SaveError;

    #[test]
    fn a_game_that_is_played_can_be_continued_renamed_copied_filed_and_deleted() {
        let entry = entry(0x1f, Ok(heading("oriente", CLOCK.now, &[1], false)));
        let html = item(&entry, Locale::En, CLOCK, false).into_html();
        for said in [
            "data-slot=\"1f\"",
            "href=\"#/oriente/table?game=1f\"",
            "Aiko, Botan and Chiyo",
            "Oriente · Season 3 · Botan leads",
            "Saved just now",
            ">Continue<",
            "href=\"#/oriente/replay/1f\"",
            ">Replay so far<",
            "data-do=\"rename\"",
            "data-do=\"duplicate\"",
            "data-testid=\"kept-file\"",
            "data-testid=\"kept-delete\"",
        ] {
            assert!(html.contains(said), "{said} in {html}");
        }
        assert_eq!((html.matches("class=\"mon ").count(), html.matches("is-leading").count()), (3, 1));
    }

    #[test]
    fn the_result_of_a_game_that_is_over_can_be_looked_at() {
        let entry = entry(1, Ok(heading("zipang", CLOCK.now, &[1], true)));
        let html = item(&entry, Locale::En, CLOCK, false).into_html();
        assert!(html.contains(">Look at the result<") && html.contains("Botan won"), "{html}");
        assert!(html.contains(">Replay<") && html.contains("href=\"#/zipang/replay/1\""), "{html}");
    }

    #[test]
    fn what_cannot_be_opened_says_why_and_can_be_filed_and_deleted() {
        for heading in [Err(SaveError::Damaged), Ok(heading("go", 1, &[], false))] {
            let html = item(&entry(1, heading), Locale::En, CLOCK, false).into_html();
            assert_eq!((html.matches("<button").count(), html.matches("<a ").count()), (2, 0), "{html}");
            assert!(html.contains("class=\"wrong\""));
        }
    }

    #[test]
    fn names_stay_names_wherever_they_are_written() {
        let mut heading = heading("oriente", 1, &[], false);
        heading.name = Some("\"><b>".to_owned());
        let entry = entry(1, Ok(heading));
        let html = item(&entry, Locale::En, CLOCK, true).into_html();
        assert!(html.contains("value=\"&quot;&gt;&lt;b&gt;\"") && !html.contains("<b>"), "{html}");
        assert!(
            line(entry.running().expect("a game"), Locale::En)
                .into_html()
                .contains("&lt;b&gt; · Oriente · Season 3 · Aiko")
        );
    }
}
