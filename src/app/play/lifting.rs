//! A forgotten PIN: the others agree on the open table to lift it, each by his button or at his place.

use leptos::prelude::*;
use leptos::web_sys::MouseEvent;

use super::bar::{button, tapped};
use super::choosing::{Tap, asked, confirm_button, name_button};
use super::naming::{Mark, Marks, how_to_name, use_naming};
use super::scope::{Scope, use_scope};
use super::{GameUi, Play};
use crate::app::markup::Markup;
use crate::app::patch::patched;
use crate::app::words::{Locale, words};
use crate::game::Seat;
use crate::table::{People, Playable, Showing, Waiting, What};

/// The others are asked whether somebody's PIN is lifted; when it is, everybody sees that.
#[component]
pub fn LiftPanel<G: GameUi>(
    /// What is shown, and how to do something.
    play: Play<G>,
    /// Who has forgotten his PIN.
    seat: Seat,
    /// Have they all agreed?
    is_lifted: bool,
) -> impl IntoView {
    let (scope, locale, people) = (use_scope(), play.locale, play.once().people.clone());
    let marks = play.slice(|showing, _| who_agrees(showing));
    let agree = move |by: Seat| play.act(What::AgreeToLift(by));
    use_naming().at_places(marks, false, Callback::new(agree));
    let pieces = Signal::derive(move || match is_lifted {
        true => draw_lifted(scope, locale, people.name(seat)),
        false => draw(scope, locale, &people, seat, &marks.get(), how_to_name(locale)),
    });
    let tap = move |event: MouseEvent| match Tap::of(&event) {
        Some(Tap::Name(number)) => Seat::try_from(number).map_or((), agree),
        Some(Tap::Confirm) => play.act(What::BackToCurtain),
        _ => drop(tapped(play, &event)),
    };
    view! {
        <section
            class="panel lifting"
            aria-labelledby=scope.id("question")
            node_ref=patched(pieces)
            on:click=tap
        ></section>
    }
}

/// Everybody who is asked, with what he says so far; nobody, once the PIN has been lifted.
fn who_agrees<G: Playable>(showing: &Showing<G>) -> Marks {
    let mut marks = Marks::default();
    if let Some(Waiting::Lift { seat, agreed }) = showing.screen.waiting() {
        for other in showing.seats.without(seat).iter() {
            marks[other] = Some(if agreed.contains(other) { Mark::Named } else { Mark::Free });
        }
    }
    marks
}

/// The question to the others and the way back, what a PIN is and is not, and a button for each of them.
fn draw(scope: Scope, locale: Locale, people: &People, seat: Seat, marks: &Marks, how: Option<&str>) -> Vec<Markup> {
    let question = words!(locale, curtain.lift, name = people.name(seat));
    let head = Markup::of(|markup| {
        markup.open("div").class("panel-head").around(|markup| {
            asked(markup, scope, Some("question"), &question);
            button(markup, "never-mind").text(words!(locale, curtain.never_mind));
        });
    });
    let hint = [Some(words!(locale, curtain.lift_hint)), how].into_iter().flatten().collect::<Vec<_>>().join(" ");
    let hint = Markup::of(|markup| markup.line("p", "hint", &hint));
    let others = people.iter().filter_map(|(other, player)| Some((other, player, marks[other]?)));
    let buttons = Markup::of(|markup| {
        let group = markup.open("div").class("targets to-name").attr("role", "group");
        group.attr("aria-labelledby", &scope.id("question")).around(|markup| {
            for (other, player, mark) in others {
                let button = name_button(markup, other.number(), mark == Mark::Named);
                button.attr("data-testid", "agrees").around(|markup| {
                    player.mon.draw(markup);
                    markup.line("span", "target-name", &words!(locale, curtain.agrees, name = player.name));
                });
            }
        });
    });
    vec![head, hint, buttons]
}

/// All have agreed: whoever had forgotten his PIN can go on without it.
fn draw_lifted(scope: Scope, locale: Locale, name: &str) -> Vec<Markup> {
    let head = Markup::of(|markup| {
        markup.open("div").class("panel-head").around(|markup| {
            asked(markup, scope, Some("lifted"), &words!(locale, curtain.lift_done, name = name));
            confirm_button(markup).attr("data-testid", "to-curtain").text(words!(locale, table.go_on));
        });
    });
    vec![head]
}
