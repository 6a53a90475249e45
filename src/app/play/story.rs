//! The story in sentences: what is new to the eyes at the screen, then what they know already. Lines stay in the page;
//! only new ones are written.

use leptos::web_sys::{Element, HtmlElement, wasm_bindgen::JsCast};
use leptos::{html, prelude::*};

use super::{GameUi, Play, Speaker, Teller};
use crate::app::browser;
use crate::app::follow::follow;
use crate::app::markup::Markup;
use crate::app::patch::Pieces;
use crate::app::words::words;
use crate::game::Seat;
use crate::table::{Line, Showing, Tale};

/// The story for the eyes at the screen. A tap anywhere on it gives it the focus: on a narrow screen it unrolls while it
/// has that.
#[component]
pub fn Story<G: GameUi>(
    /// What is shown, and how to do something.
    play: Play<G>,
) -> impl IntoView {
    let locale = play.locale;
    let title = play.slice(|showing, locale| match showing.screen.eyes().flatten() {
        Some(seat) => words!(locale, table.since, name = G::voice(locale, showing).name(seat)),
        None => words!(locale, table.log).to_owned(),
    });
    let has_new = play.slice(|showing, _| showing.story.iter().any(|line| line.is_new));
    let has_old = play.slice(|showing, _| showing.story.iter().any(|line| !line.is_new));
    let is_unrolled = RwSignal::new(browser::is_wide());
    let (news, lines) = (NodeRef::<html::Ol>::new(), NodeRef::<html::Ol>::new());
    let list = NodeRef::<html::Div>::new();
    let (mut new, mut old) = (Pieces::default(), Pieces::default());
    follow(move || {
        if let (Some(news), showing) = (news.get(), play.now()) {
            new.put_into(&news, told(play, &showing, true));
            show_newest(&news);
        }
    });
    // Nobody sees the old lines while they are rolled up.
    follow(move || {
        if let (Some(lines), true, showing) = (lines.get(), is_unrolled.get(), play.now()) {
            old.put_into(&lines, told(play, &showing, false));
            // The newest of them stand at the end.
            if let Some(list) = list.get() {
                list.set_scroll_top(list.scroll_height());
            }
        }
    });
    view! {
        <aside class="story" tabindex="-1" data-testid="story">
            <section class="news" aria-label=move || title.get()>
                <h2>{move || title.get()}</h2>
                {move || (!has_new.get()).then(|| view! { <p class="hint">{words!(locale, table.nothing_new)}</p> })}
                <ol class="lines lines-new" tabindex="0" data-testid="news" node_ref=news></ol>
            </section>
            <Show when=move || has_old.get()>
                <details
                    class="earlier"
                    open=browser::is_wide()
                    on:toggle=move |event| is_unrolled.set(browser::is_open(&event))
                >
                    <summary>{words!(locale, table.earlier)}</summary>
                    <div class="earlier-lines" tabindex="0" node_ref=list>
                        <ol class="lines" node_ref=lines></ol>
                    </div>
                </details>
            </Show>
        </aside>
    }
}

/// The newest line in view, from its beginning where there is no room for all of it; those before it as far as they fit.
fn show_newest(lines: &Element) {
    let top =
        |line: Option<Element>| line.and_then(|line| line.dyn_into::<HtmlElement>().ok()).map(|line| line.offset_top());
    if let (Some(first), Some(last)) = (top(lines.first_element_child()), top(lines.last_element_child())) {
        lines.set_scroll_top(last - first);
    }
}

/// The new lines, or the old ones, an item each.
fn told<G: GameUi>(play: Play<G>, showing: &Showing<G>, new: bool) -> Vec<Markup> {
    let voice = G::voice(play.locale, showing);
    let earlier = if new { showing.events(|line| !line.is_new) } else { Vec::new() };
    let lines = sentences(&voice, showing, earlier, |line| line.is_new == new);
    lines.iter().map(|line| Markup::of(|markup| line.draw(markup, &voice))).collect()
}

/// A sentence of the story.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sentence {
    /// What it says.
    pub words: String,
    /// What begins with it, if anything does: somebody's turn, or a season or campaign.
    pub begins: Option<Option<Seat>>,
}

impl Sentence {
    /// As an item of a list: a turn begins with the crest of whose it is, a season or campaign as a heading does.
    pub fn draw(&self, markup: &mut Markup, voice: &Speaker) {
        match self.begins {
            None => markup.open("li").text(&self.words),
            Some(None) => markup.open("li").class("begins-round").text(&self.words),
            Some(Some(seat)) => markup.open("li").class("begins-turn").around(|markup| {
                voice.people.at(seat).mon.draw(markup);
                markup.text(&self.words);
            }),
        }
    }
}

/// The lines that are wanted in sentences, after all that was told earlier: what the game tells, and in its place among
/// it what the table itself has to tell.
pub fn sentences<G: GameUi>(
    voice: &G::Voice,
    showing: &Showing<G>,
    mut earlier: Vec<G::Event>,
    is_wanted: impl Fn(&Line<G::Event>) -> bool,
) -> Vec<Sentence> {
    let mut sentences = Vec::new();
    let mut from = earlier.len();
    for line in showing.story.iter().filter(|line| is_wanted(line)) {
        match &line.tale {
            Tale::Game(event) => earlier.push(event.clone()),
            Tale::PinLifted(seat) => {
                sentences.extend(in_chapters::<G>(voice, &earlier, from));
                sentences.push(Sentence { words: voice.pin_lifted(*seat), begins: None });
                from = earlier.len();
            }
        }
    }
    sentences.extend(in_chapters::<G>(voice, &earlier, from));
    sentences
}

/// What happened from there on, turn by turn.
pub fn in_chapters<G: GameUi>(voice: &G::Voice, story: &[G::Event], from: usize) -> Vec<Sentence> {
    let chapters = G::chapters(&story[from..]);
    let starts = chapters.iter().map(|chapter| from + chapter.at);
    let bounds: Vec<usize> = std::iter::once(from).chain(starts).chain([story.len()]).collect();
    let mut sentences = Vec::new();
    for (number, bound) in bounds.windows(2).enumerate() {
        let told = voice.story(&story[..bound[0]], &story[bound[0]..bound[1]]);
        let opened = number.checked_sub(1).map(|chapter| chapters[chapter].turn);
        let begins = std::iter::once(opened).chain(std::iter::repeat(None));
        sentences.extend(told.into_iter().zip(begins).map(|(words, begins)| Sentence { words, begins }));
    }
    sentences
}

#[cfg(test)]
mod tests;
