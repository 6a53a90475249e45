//! The story in sentences: what is new to the eyes at the screen, then what they know already.

use leptos::{html, prelude::*};

use crate::app::browser;
use crate::app::words::{Locale, words};
use crate::game::Seat;
use crate::table::People;

/// The story as some eyes may know it, told in sentences.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Lines {
    /// What they have been told before.
    pub old: Vec<String>,
    /// What is new to them.
    pub new: Vec<String>,
}

/// The story for these eyes. A tap anywhere on it gives it the focus: on a narrow screen it unrolls while it has that.
#[component]
pub fn Story(
    /// In which language.
    locale: Locale,
    /// Who plays.
    people: People,
    /// Whose eyes; `None` for all.
    eyes: Option<Seat>,
    /// What is told.
    lines: Lines,
) -> impl IntoView {
    let told =
        |sentences: Vec<String>| sentences.into_iter().map(|sentence| view! { <li>{sentence}</li> }).collect_view();
    let title = match eyes {
        Some(seat) => words!(locale, board.since, name = people.name(seat)),
        None => words!(locale, board.log).to_owned(),
    };
    let Lines { old, new } = lines;
    let list = NodeRef::<html::Div>::new();
    // The newest of the old lines stand at the end.
    Effect::new(move || {
        if let Some(list) = list.get() {
            list.set_scroll_top(list.scroll_height());
        }
    });
    view! {
        <aside class="story" tabindex="-1" data-testid="story">
            <section class="news" aria-label=title.clone()>
                <h2>{title.clone()}</h2>
                {new.is_empty().then(|| view! { <p class="hint">{words!(locale, board.nothing_new)}</p> })}
                <ol class="lines lines-new" tabindex="0" data-testid="news">
                    {told(new)}
                </ol>
            </section>
            {(!old.is_empty())
                .then(|| {
                    view! {
                        <details class="earlier" open=browser::is_wide()>
                            <summary>{words!(locale, board.earlier)}</summary>
                            <div class="earlier-lines" tabindex="0" node_ref=list>
                                <ol class="lines">{told(old)}</ol>
                            </div>
                        </details>
                    }
                })}
        </aside>
    }
}
