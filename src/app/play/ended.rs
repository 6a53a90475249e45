//! What all look at together: what the table stops for, and the result. What a game has to say there is markup; the one
//! thing to do about it is the same everywhere.

use leptos::web_sys::MouseEvent;
use leptos::{html, prelude::*};

use super::scope::{QUESTION, use_scope};
use super::{GameUi, Play, Speaker};
use crate::app::browser;
use crate::app::markup::Markup;
use crate::app::route::{Page, Route};
use crate::app::words::{Locale, words};
use crate::game::{Seat, Seats};
use crate::table::{People, What};

/// The button that deals anew for the same people.
const AGAIN: &str = "data-again";

/// Where it is said why nothing is dealt.
const WHY_NOT: &str = "[data-testid=not-dealt]";

/// Something that the table stops for.
#[derive(Clone, Debug)]
pub struct StopPage {
    /// What the tests know it by.
    pub testid: &'static str,
    /// All there is to see.
    pub content: Markup,
    /// What the button that goes on says, and what the tests know it by.
    pub onwards: (String, &'static str),
    /// After how many seconds it goes on by itself, if it does.
    pub seconds: Option<u16>,
    /// What calls everybody before it is shown, where several people share the screen.
    pub call: Option<Call>,
}

/// Calls everybody to the screen: until all have come nothing is shown, and no clock runs.
#[derive(Clone, Debug)]
pub struct Call {
    /// What is said.
    pub words: Markup,
    /// What the button says that goes on.
    pub onwards: &'static str,
}

/// Something for all eyes, once they have been called if they have to be.
#[component]
pub fn StopScreen<G: GameUi>(
    /// What is shown, and how to do something.
    play: Play<G>,
    /// What to look at.
    page: StopPage,
) -> impl IntoView {
    let scope = use_scope();
    let is_shared = play.once().seats.len() > 1;
    let call = page.call.clone().filter(|_| is_shared);
    let have_come = RwSignal::new(call.is_none());
    let come = move |_| {
        have_come.set(true);
        request_animation_frame(move || scope.focus(QUESTION));
    };
    move || match call.clone().filter(|_| !have_come.get()) {
        Some(Call { words, onwards }) => view! {
            <section class="stop" data-testid="call">
                <div class="card-holder" inner_html=words.into_html()></div>
                <div class="stop-actions">
                    <button type="button" class="action" data-testid="everyone" on:click=come>
                        {onwards}
                    </button>
                </div>
            </section>
        }
        .into_any(),
        None => view! { <StopContent play page=page.clone() /> }.into_any(),
    }
}

/// Something for all eyes, and the button that goes on.
#[component]
fn StopContent<G: GameUi>(
    /// What is shown, and how to do something.
    play: Play<G>,
    /// What to look at.
    page: StopPage,
) -> impl IntoView {
    let StopPage { testid, content, onwards: (label, button), seconds, .. } = page;
    let left = seconds.map(RwSignal::new);
    if let Some(left) = left {
        browser::every(1000, move || match left.get_untracked() {
            0 | 1 => play.act(What::GoOn),
            more => left.set(more - 1),
        });
    }
    let countdown = left.map(|left| {
        view! {
            <p class="countdown" role="timer" data-testid="countdown">
                {move || words!(play.locale, table.show_left, count = left.get())}
            </p>
        }
    });
    view! {
        <section class="stop" data-testid=testid>
            <div class="card-holder" inner_html=content.into_html()></div>
            <div class="stop-actions">
                <button type="button" class="action" data-testid=button on:click=move |_| play.act(What::GoOn)>
                    {label}
                </button>
                <a class="quiet" href=Route::Home.href() data-testid="go-home">
                    {words!(play.locale, table.go_home)}
                </a>
                {countdown}
            </div>
        </section>
    }
}

/// The heading of what all look at.
pub fn heading(markup: &mut Markup, words: &str) {
    markup.open("h1").attr("data-question", "").attr("tabindex", "-1").text(words);
}

/// Everybody with what he has, the most first.
pub fn standings(markup: &mut Markup, voice: &Speaker, counts: &[u8]) {
    let seats = voice.people.iter().map(|(seat, _)| seat);
    let mut standings: Vec<(Seat, u8)> = seats.zip(counts.iter().copied()).collect();
    standings.sort_by_key(|&(_, count)| std::cmp::Reverse(count));
    markup.open("ol").class("standings").attr("data-testid", "standings").around(|markup| {
        for (seat, count) in standings {
            let player = voice.people.at(seat);
            markup.open("li").around(|markup| {
                markup.open("span").class("who").around(|markup| {
                    player.mon.draw(markup);
                    markup.open("span").text(&player.name);
                });
                markup.open("b").text(&count.to_string());
            });
        }
    });
}

/// The end of a game.
#[derive(Clone, Debug)]
pub struct ResultPage {
    /// Who won.
    pub winners: Seats,
    /// That they did, in words.
    pub title: String,
    /// How it ended.
    pub lead: String,
    /// Everybody's count, how it went, and what lay hidden: sections.
    pub parts: Markup,
}

/// The result: who won, how it ended, what to do now, and all that there is to read.
#[component]
pub fn ResultScreen<G: GameUi>(
    /// What is shown, and how to do something.
    play: Play<G>,
    /// What it says.
    page: ResultPage,
) -> impl IntoView {
    let replay = play.replay.run(());
    let html = draw_result::<G>(play.locale, &play.once().people, page, replay).into_html();
    let place = NodeRef::<html::Div>::new();
    let tap = move |event: MouseEvent| {
        if browser::closest_attribute(&event, AGAIN).is_none() {
            return;
        }
        if let (Err(why_not), Some(place)) = (play.again.run(()), place.get_untracked())
            && let Ok(Some(said)) = place.query_selector(WHY_NOT)
        {
            said.set_text_content(Some(why_not.words(play.locale)));
        }
    };
    view! { <div class="result" data-testid="result" inner_html=html node_ref=place on:click=tap></div> }
}

fn draw_result<G: GameUi>(locale: Locale, people: &People, page: ResultPage, replay: Option<String>) -> Markup {
    let ResultPage { winners, title, lead, parts } = page;
    Markup::of(|markup| {
        markup.open("header").class("result-top").around(|markup| {
            markup.open("p").class("result-crests").around(|markup| {
                winners.iter().for_each(|winner| people.at(winner).mon.draw(markup));
            });
            heading(markup, &title);
            markup.line("p", "lead", &lead);
            markup.open("p").class("result-actions").around(|markup| {
                let again = markup.open("button").attr("type", "button").class("action").attr(AGAIN, "");
                again.attr("data-testid", "again").text(words!(locale, table.again));
                if let Some(replay) = replay {
                    let link = markup.open("a").class("quiet").attr("href", &replay).attr("data-testid", "see-again");
                    link.text(words!(locale, replay.see_again));
                }
                let setup = Route::Game(G::ID, Page::Setup).href();
                markup.open("a").class("quiet").attr("href", &setup).text(words!(locale, table.new_table));
                let home = Route::Home.href();
                markup.open("a").class("quiet").attr("href", &home).text(words!(locale, table.go_home));
            });
            markup.open("p").class("wrong").attr("role", "status").attr("data-testid", "not-dealt").text("");
        });
        markup.open("div").class("result-parts").around(|markup| markup.add(&parts));
    })
}
