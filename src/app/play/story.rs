//! The story in sentences: what is new to the eyes at the screen, then what they know already. Lines stay in the page;
//! only new ones are written.

use leptos::{html, prelude::*};

use super::{GameUi, Play, Teller};
use crate::app::browser;
use crate::app::markup::Markup;
use crate::app::patch::Pieces;
use crate::app::words::words;
use crate::game::Seat;
use crate::table::Showing;

/// The story for the eyes at the screen. A tap anywhere on it gives it the focus: on a narrow screen it unrolls while it
/// has that.
#[component]
pub fn Story<G: GameUi>(
    /// What is shown, and how to do something.
    play: Play<G>,
) -> impl IntoView {
    let locale = play.locale;
    let title = play.slice(move |showing| match showing.screen.eyes().flatten() {
        Some(seat) => words!(locale, board.since, name = showing.people.name(seat)),
        None => words!(locale, board.log).to_owned(),
    });
    let is_new = play.slice(|showing| showing.story.iter().any(|line| line.is_new));
    let is_old = play.slice(|showing| showing.story.iter().any(|line| !line.is_new));
    let is_unrolled = RwSignal::new(browser::is_wide());
    let news = NodeRef::<html::Ol>::new();
    follow(news, move || Some(play.showing.with(|showing| told(play, showing, true))));
    let lines = NodeRef::<html::Ol>::new();
    // Nobody sees the old lines while they are rolled up.
    follow(lines, move || is_unrolled.get().then(|| play.showing.with(|showing| told(play, showing, false))));
    let list = NodeRef::<html::Div>::new();
    // The newest of the old lines stand at the end; whoever comes to the table begins there.
    let eyes = play.slice(|showing| showing.screen.eyes());
    Effect::new(move |_: Option<Option<Option<Seat>>>| {
        let eyes = eyes.get();
        let _ = play.showing.get();
        if let Some(list) = list.get() {
            request_animation_frame(move || list.set_scroll_top(list.scroll_height()));
        }
        eyes
    });
    view! {
        <aside class="story" tabindex="-1" data-testid="story">
            <section class="news" aria-label=move || title.get()>
                <h2>{move || title.get()}</h2>
                {move || (!is_new.get()).then(|| view! { <p class="hint">{words!(locale, board.nothing_new)}</p> })}
                <ol class="lines lines-new" tabindex="0" data-testid="news" node_ref=news></ol>
            </section>
            <Show when=move || is_old.get()>
                <details
                    class="earlier"
                    open=browser::is_wide()
                    on:toggle=move |event| is_unrolled.set(browser::is_open(&event))
                >
                    <summary>{words!(locale, board.earlier)}</summary>
                    <div class="earlier-lines" tabindex="0" node_ref=list>
                        <ol class="lines" node_ref=lines></ol>
                    </div>
                </details>
            </Show>
        </aside>
    }
}

/// Keeps a list in step with its lines, if there are any to show.
fn follow(list: NodeRef<html::Ol>, lines: impl Fn() -> Option<Vec<String>> + 'static) {
    let drawn = StoredValue::new(Pieces::default());
    Effect::new(move || {
        if let (Some(list), Some(lines)) = (list.get(), lines()) {
            let items = lines.iter().map(|line| Markup::of(|markup| markup.open("li").text(line)));
            drawn.update_value(|drawn| drawn.put_into(&list, items));
        }
    });
}

/// The new lines, or the old ones.
fn told<G: GameUi>(play: Play<G>, showing: &Showing<G>, new: bool) -> Vec<String> {
    let voice = G::voice(play.locale, showing);
    let old = showing.events(|line| !line.is_new);
    if new { voice.story(&old, &showing.events(|line| line.is_new)) } else { voice.story(&[], &old) }
}
