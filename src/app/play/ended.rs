//! What all look at together: what the table stops for, and the result. What a game has to say there is markup; the one
//! thing to do about it is the same everywhere.

use leptos::prelude::*;

use super::scope::Question;
use super::{GameUi, MonPicture, Play};
use crate::app::browser;
use crate::app::markup::Markup;
use crate::app::route::{Page, Route};
use crate::app::words::words;
use crate::game::Seats;
use crate::table::What;

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
}

/// Something for all eyes, and the button that goes on.
#[component]
pub fn StopScreen<G: GameUi>(
    /// What is shown, and how to do something.
    play: Play<G>,
    /// What to look at.
    page: StopPage,
) -> impl IntoView {
    let StopPage { testid, content, onwards: (label, button), seconds } = page;
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
                {countdown}
            </div>
        </section>
    }
}

/// The heading of what all look at.
pub fn heading(markup: &mut Markup, words: &str) {
    markup.open("h1").attr("data-question", "").attr("tabindex", "-1").text(words);
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
    let locale = play.locale;
    let people = play.once().people.clone();
    let ResultPage { winners, title, lead, parts } = page;
    view! {
        <div class="result" data-testid="result">
            <header class="result-top">
                <p class="result-crests">
                    {winners.iter().map(|winner| view! { <MonPicture mon=people.at(winner).mon /> }).collect_view()}
                </p>
                <Question>{title}</Question>
                <p class="lead">{lead}</p>
                <p class="result-actions">
                    <button type="button" class="action" data-testid="again" on:click=move |_| play.again.run(())>
                        {words!(locale, table.again)}
                    </button>
                    <a class="quiet" href=Route::Game(G::ID, Page::Setup).href()>
                        {words!(locale, table.new_table)}
                    </a>
                    <a class="quiet" href=Route::Home.href()>
                        {words!(locale, table.go_home)}
                    </a>
                </p>
            </header>
            <div class="result-parts" inner_html=parts.into_html()></div>
        </div>
    }
}
