//! How the game under way is kept, as the table says it: in the settings, and in one calm line where it is not.

use leptos::prelude::*;
use leptos::web_sys::MouseEvent;

use crate::app::browser;
use crate::app::markup::Markup;
use crate::app::patch::patched;
use crate::app::words::{Locale, words};
use crate::store::StorageError;

/// Is everything that has happened kept in this browser?
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Keeping {
    /// The last of it will be in a moment.
    Soon,
    /// All of it is.
    Kept,
    /// The browser does not take it; the game goes on in memory.
    Failed(StorageError),
}

/// What the windows and pages of a table know of how its game is kept.
#[derive(Clone, Copy, Debug)]
pub struct Keeper {
    /// Is everything kept?
    pub state: RwSignal<Keeping>,
    /// From which step on today's rules refuse what was played, if they do: the game was opened up to there.
    pub refused: RwSignal<Option<usize>>,
    /// Has what does not go well been read?
    pub is_read: RwSignal<bool>,
    /// Lets people have the game as a file.
    pub file: Callback<()>,
}

impl Keeper {
    /// A sentence about what does not go well, and whether a file would help.
    fn trouble(self, locale: Locale) -> Option<(String, bool)> {
        match (self.state.get(), self.refused.get()) {
            (Keeping::Failed(StorageError::Denied), _) => Some((words!(locale, kept.denied).to_owned(), true)),
            (Keeping::Failed(StorageError::Full), _) => Some((words!(locale, kept.full).to_owned(), true)),
            (_, Some(step)) => Some((words!(locale, kept.refused, number = step + 1), false)),
            _ => None,
        }
    }
}

/// What the buttons here do.
const DOES: &str = "data-keeping";

/// One calm line where the game is not kept, until it has been read.
#[component]
pub fn KeepingLine(
    /// In which language.
    locale: Locale,
    /// How the game is kept.
    keeper: Keeper,
) -> impl IntoView {
    let pieces = Signal::derive(move || {
        let trouble = keeper.trouble(locale).filter(|_| !keeper.is_read.get());
        trouble.map(|(words, has_file)| line(locale, &words, has_file)).into_iter().collect()
    });
    let tap = move |event: MouseEvent| match browser::closest_attribute(&event, DOES).as_deref() {
        Some("file") => keeper.file.run(()),
        Some(_) => keeper.is_read.set(true),
        None => {}
    };
    view! { <div class="keeping-place" role="status" node_ref=patched(pieces) on:click=tap></div> }
}

fn line(locale: Locale, words: &str, has_file: bool) -> Markup {
    Markup::of(|markup| {
        markup.open("div").class("keeping").attr("data-testid", "not-kept").around(|markup| {
            markup.open("p").text(words);
            if has_file {
                let button = markup.open("button").attr("type", "button").class("quiet").attr(DOES, "file");
                button.attr("data-testid", "file").text(words!(locale, kept.file));
            }
            let close = markup.open("button").attr("type", "button").class("quiet").attr(DOES, "close");
            close.attr("data-testid", "keeping-read").text(words!(locale, table.close));
        });
    })
}

/// What the settings say of it.
#[component]
pub fn KeepingSettings(
    /// In which language.
    locale: Locale,
    /// How the game is kept.
    keeper: Keeper,
) -> impl IntoView {
    let said = move || match keeper.state.get() {
        Keeping::Soon => words!(locale, kept.soon),
        Keeping::Kept => words!(locale, kept.is_kept),
        Keeping::Failed(StorageError::Denied) => words!(locale, kept.denied),
        Keeping::Failed(StorageError::Full) => words!(locale, kept.full),
    };
    view! {
        <div class="keeping-settings">
            <p class="hint" data-testid="kept">
                {said}
            </p>
            <button type="button" class="quiet" data-testid="to-file" on:click=move |_| keeper.file.run(())>
                {words!(locale, kept.file)}
            </button>
        </div>
    }
}
