//! What the help of all games shares: a round in a few lines, the keys, and what the rules forbid.

use leptos::{ev, prelude::*};

use super::about::CardWords;
use super::herald::use_herald;
use super::scope::{QUESTION, use_scope};
use super::windows::{shortcuts_enabled, switch_shortcuts, use_windows};
use crate::app::browser;
use crate::app::markup::Markup;
use crate::app::words::{Locale, words};
use crate::game::{Reason, Rule};

/// Names with what there is to say of them.
pub fn facts(markup: &mut Markup, facts: &[(&str, &str)]) {
    markup.open("dl").class("summary").around(|markup| {
        for (name, text) in facts {
            markup.open("dt").text(name);
            markup.open("dd").text(text);
        }
    });
}

/// Cards with what each of them does.
pub fn cast(markup: &mut Markup, cards: impl Iterator<Item = CardWords>) {
    markup.open("ul").class("summary-cast").around(|markup| {
        for card in cards {
            markup.open("li").around(|markup| {
                markup.add(&card.face);
                markup.open("p").text(card.does);
            });
        }
    });
}

/// The keys that do something at a table, to be switched off where letters have another use.
pub fn keys(markup: &mut Markup, locale: Locale) {
    markup.open("h3").text(words!(locale, table.shortcuts));
    let all = [
        ("?", words!(locale, table.key_help)),
        ("s", words!(locale, guide.key_summary)),
        ("i", words!(locale, guide.key_card)),
        ("← →", words!(locale, guide.key_arrows)),
        ("r", words!(locale, guide.key_repeat)),
        ("h", words!(locale, table.key_hurry)),
        ("Esc", words!(locale, table.key_escape)),
        ("Space · Enter", words!(locale, table.key_hold)),
        ("Tab", words!(locale, table.key_tab)),
    ];
    facts(markup, &all);
    markup.open("label").class("check").around(|markup| {
        let letters = markup.open("input").attr("type", "checkbox").attr("data-testid", "letters");
        let letters = if shortcuts_enabled() { letters.attr("checked", "") } else { letters };
        letters.alone();
        markup.open("span").around(|markup| {
            markup.text(words!(locale, guide.letters));
            markup.line("span", "hint", words!(locale, guide.letters_hint));
        });
    });
}

/// Every reason why something may not be done, with the rule it comes from.
pub fn forbidden<R: Reason>(
    markup: &mut Markup,
    locale: Locale,
    reasons: &[R],
    sentence: fn(Locale, R) -> &'static str,
    heading: fn(Locale, R::Section) -> &'static str,
) {
    markup.open("h3").text(words!(locale, table.forbidden));
    markup.open("ul").class("forbidden").attr("data-testid", "forbidden").around(|markup| {
        for &reason in reasons {
            markup.open("li").around(|markup| {
                markup.open("span").text(sentence(locale, reason));
                markup.text(" ");
                let rule = markup.open("small");
                match reason.rule() {
                    Rule::Section(section) => rule.text(heading(locale, section)),
                    // A ruling's id is the same in all languages.
                    Rule::Ruling(ruling) => rule.text(&ruling.to_string()),
                }
            });
        }
    });
}

/// From the help to the summary card, or back to the table to hear the question again.
fn short_cuts(markup: &mut Markup, locale: Locale) {
    let buttons = [("to-summary", words!(locale, guide.summary)), ("repeat", words!(locale, guide.repeat))];
    markup.open("p").class("help-more").around(|markup| {
        for (name, label) in buttons {
            let button = markup.open("button").attr("type", "button").class("quiet");
            button.attr("data-help", name).attr("data-testid", name).text(label);
        }
    });
}

/// The help of a game, with what can be done in it.
#[component]
pub fn HelpText(
    /// In which language.
    locale: Locale,
    /// What it says.
    text: Markup,
) -> impl IntoView {
    let scope = use_scope();
    let windows = use_windows();
    let herald = use_herald();
    let tap = move |event: ev::MouseEvent| {
        let Some(wanted) = browser::closest_attribute(&event, "data-help") else { return };
        windows.help.set(false);
        // Nothing outside a window is reached or read while it is open.
        request_animation_frame(move || {
            scope.focus(&format!("[data-testid=help], {QUESTION}"));
            if wanted == "repeat" {
                herald.repeat();
            } else {
                windows.summary.set(true);
            }
        });
    };
    let html = Markup::of(|markup| {
        short_cuts(markup, locale);
        markup.add(&text);
    });
    view! { <div inner_html=html.into_html() on:click=tap on:change=|_| switch_shortcuts()></div> }
}
