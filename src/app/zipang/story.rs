//! The story in sentences: what is new to the eyes at the screen, then what they know already.

use leptos::{html, prelude::*};

use super::voice::Voice;
use crate::app::browser;
use crate::app::play::use_session;
use crate::app::words::words;
use crate::game::Seat;

/// The story for these eyes.
#[component]
pub fn Story(
    /// Who speaks.
    voice: Voice,
    /// Whose eyes; `None` for all.
    eyes: Option<Seat>,
) -> impl IntoView {
    let locale = voice.locale;
    let (old, new) = use_session().read(|sitting| sitting.story(eyes)).unwrap_or_default();
    let lines =
        |sentences: Vec<String>| sentences.into_iter().map(|sentence| view! { <li>{sentence}</li> }).collect_view();
    let title = match eyes {
        Some(seat) => words!(locale, board.since, name = voice.name(seat)),
        None => words!(locale, board.log).to_owned(),
    };
    let (old, new) = (voice.story(&old), voice.story(&new));
    let list = NodeRef::<html::Div>::new();
    // The newest of the old lines stand at the end.
    Effect::new(move || {
        if let Some(list) = list.get() {
            list.set_scroll_top(list.scroll_height());
        }
    });
    view! {
        <aside class="story" data-testid="story">
            <section class="news" aria-label=title.clone()>
                <h2>{title.clone()}</h2>
                <ol class="lines lines-new" tabindex="0" data-testid="news">
                    {lines(new)}
                </ol>
            </section>
            {(!old.is_empty())
                .then(|| {
                    view! {
                        <details class="earlier" open=browser::is_wide()>
                            <summary>{words!(locale, board.earlier)}</summary>
                            <div class="earlier-lines" tabindex="0" node_ref=list>
                                <ol class="lines">{lines(old)}</ol>
                            </div>
                        </details>
                    }
                })}
        </aside>
    }
}
