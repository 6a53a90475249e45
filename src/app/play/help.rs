//! What the help of all games shares: a round in a few lines, the keys, and what the rules forbid.

use leptos::{ev, prelude::*};

use super::herald::use_herald;
use super::windows::{letters_work, switch_letters, use_windows};
use crate::app::browser;
use crate::app::markup::Markup;
use crate::app::words::{Locale, words};
use crate::game::Reason;

/// Names with what there is to say of them.
#[component]
pub fn Facts(
    /// Each name with its text.
    facts: Vec<(&'static str, &'static str)>,
) -> impl IntoView {
    view! {
        <dl class="summary">
            {facts.into_iter().map(|(name, text)| view! { <dt>{name}</dt> <dd>{text}</dd> }).collect_view()}
        </dl>
    }
}

/// The keys that do something at a table, and the same for those who have none.
#[component]
pub fn Keys(
    /// In which language.
    locale: Locale,
) -> impl IntoView {
    let facts = vec![
        ("?", words!(locale, board.key_help)),
        ("s", words!(locale, guide.key_summary)),
        ("i", words!(locale, guide.key_card)),
        ("← →", words!(locale, guide.key_arrows)),
        ("r", words!(locale, guide.key_repeat)),
        ("Esc", words!(locale, board.key_escape)),
        ("Space · Enter", words!(locale, board.key_hold)),
        ("Tab", words!(locale, board.key_tab)),
    ];
    view! {
        <h3>{words!(locale, board.shortcuts)}</h3>
        <Facts facts />
        <label class="check">
            <input
                type="checkbox"
                data-testid="letters"
                prop:checked=letters_work()
                on:change=|_| switch_letters()
            />
            <span>
                {words!(locale, guide.letters)} <span class="hint">{words!(locale, guide.letters_hint)}</span>
            </span>
        </label>
    }
}

/// From the help to the summary card, or back to the table to hear the question again.
#[component]
pub fn ShortCuts(
    /// In which language.
    locale: Locale,
) -> impl IntoView {
    let windows = use_windows();
    let herald = use_herald();
    // Nothing outside a window is reached or read while it is open.
    let tap = move |event: ev::MouseEvent| {
        let Some(wanted) = browser::closest_attribute(&event, "data-testid") else { return };
        windows.help.set(false);
        request_animation_frame(move || {
            browser::focus("[data-testid=help], #question");
            if wanted == "repeat" {
                herald.repeat();
            } else {
                windows.summary.set(true);
            }
        });
    };
    let buttons = [("to-summary", words!(locale, guide.summary)), ("repeat", words!(locale, guide.repeat))];
    let html = Markup::of(|markup| {
        for (testid, label) in buttons {
            let button = markup.open("button").attr("type", "button").class("quiet");
            button.attr("data-testid", testid).text(label);
        }
    });
    view! { <p class="help-more" inner_html=html.into_html() on:click=tap></p> }
}

/// Every reason why something may not be done, with the rule it comes from.
#[component]
pub fn Forbidden<R: Reason + 'static>(
    /// In which language.
    locale: Locale,
    /// All reasons there are.
    reasons: Vec<R>,
    /// The sentence for a reason.
    sentence: fn(Locale, R) -> &'static str,
) -> impl IntoView {
    view! {
        <h3>{words!(locale, board.forbidden)}</h3>
        <ul class="forbidden" data-testid="forbidden">
            {reasons
                .into_iter()
                .map(|reason| {
                    view! {
                        <li>
                            <span>{sentence(locale, reason)}</span>
                            " "
                            <small>{heading(locale, reason.rule())}</small>
                        </li>
                    }
                })
                .collect_view()}
        </ul>
    }
}

/// A heading of the rules in this language; a ruling's id is the same in all.
fn heading(locale: Locale, rule: &'static str) -> &'static str {
    match rule {
        "A season" => words!(locale, board.rule.season),
        "A turn" => words!(locale, board.rule.turn),
        "Privilege" => words!(locale, board.rule.privilege),
        "Attack" => words!(locale, board.rule.attack),
        "Lords" => words!(locale, board.rule.lords),
        "Monk" => words!(locale, board.rule.monk),
        "Revolution" => words!(locale, board.rule.revolution),
        "End" | "End of the game" => words!(locale, board.rule.end),
        id => id,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{oriente, zipang};

    #[test]
    fn every_rule_is_a_rulings_id_or_has_a_name_in_each_language() {
        let oriente = oriente::Refusal::ALL.map(Reason::rule).into_iter();
        for rule in oriente.chain(zipang::Refusal::ALL.map(Reason::rule)) {
            let is_id = rule.starts_with("O-") || rule.starts_with("Z-");
            let is_said = heading(Locale::Fr, rule) != rule || heading(Locale::It, rule) != rule;
            assert_eq!(is_id, !is_said, "{rule}");
        }
    }
}
