//! The story in sentences: what is new to the eyes at the screen, then what they know already. Lines stay in the page;
//! only new ones are written.

use leptos::{html, prelude::*};

use super::{GameUi, Play, Teller};
use crate::app::browser;
use crate::app::follow::follow;
use crate::app::markup::Markup;
use crate::app::patch::Pieces;
use crate::app::words::words;
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

/// The new lines, or the old ones, an item each.
fn told<G: GameUi>(play: Play<G>, showing: &Showing<G>, new: bool) -> Vec<Markup> {
    let voice = G::voice(play.locale, showing);
    let earlier = if new { showing.events(|line| !line.is_new) } else { Vec::new() };
    let lines = sentences(&voice, showing, earlier, |line| line.is_new == new);
    lines.iter().map(|line| Markup::of(|markup| markup.open("li").text(line))).collect()
}

/// The lines that are wanted in sentences, after all that was told earlier: what the game tells, and in its place among
/// it what the table itself has to tell.
pub fn sentences<G: GameUi>(
    voice: &G::Voice,
    showing: &Showing<G>,
    mut earlier: Vec<G::Event>,
    is_wanted: impl Fn(&Line<G::Event>) -> bool,
) -> Vec<String> {
    let (mut sentences, mut events) = (Vec::new(), Vec::new());
    for line in showing.story.iter().filter(|line| is_wanted(line)) {
        match &line.tale {
            Tale::Game(event) => events.push(event.clone()),
            Tale::PinLifted(seat) => {
                sentences.extend(voice.story(&earlier, &events));
                sentences.push(voice.pin_lifted(*seat));
                earlier.append(&mut events);
            }
        }
    }
    sentences.extend(voice.story(&earlier, &events));
    sentences
}

#[cfg(test)]
mod tests;
