//! How the game under way is kept, as the table says it: in the settings, and in one calm line where it is not.

use leptos::prelude::*;
use leptos::web_sys::MouseEvent;

use super::empty::Trouble;
use crate::app::browser;
use crate::app::markup::Markup;
use crate::app::patch::patched;
use crate::app::words::{Locale, words};
use crate::store::{SlotId, StorageError};

/// Is everything that has happened kept in this browser?
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Keeping {
    /// The last of it will be in a moment.
    #[default]
    Soon,
    /// All of it is.
    Kept,
    /// The browser does not take it; the game goes on in memory.
    Failed(StorageError),
}

impl Keeping {
    /// How it is kept, in a sentence.
    fn words(self, locale: Locale) -> &'static str {
        match self {
            Self::Soon => words!(locale, keeping.soon),
            Self::Kept => words!(locale, keeping.is_kept),
            Self::Failed(StorageError::Denied) => words!(locale, keeping.denied),
            Self::Failed(StorageError::Full) => words!(locale, keeping.full),
        }
    }
}

/// Where the game under way comes from, and where it is kept.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Affairs {
    /// Where it is kept.
    pub slot: Option<SlotId>,
    /// Is everything kept?
    pub keeping: Keeping,
    /// Why there is no game, if one was asked for.
    pub trouble: Option<Trouble>,
    /// Is a game on its way from where it was kept?
    pub is_opening: bool,
    /// From which step on today's rules refuse what was played, if they do: the game was opened up to there.
    pub refused: Option<usize>,
    /// Has what does not go well been read?
    pub is_read: bool,
}

impl Affairs {
    /// A sentence about what does not go well, and whether a file would help.
    fn trouble_in_words(&self, locale: Locale) -> Option<(String, bool)> {
        match (self.keeping, self.refused) {
            _ if self.is_read => None,
            (Keeping::Failed(_), _) => Some((self.keeping.words(locale).to_owned(), true)),
            (_, Some(step)) => Some((words!(locale, keeping.refused, number = step + 1), false)),
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
    affairs: RwSignal<Affairs>,
    /// Lets people have it as a file.
    file: Callback<()>,
) -> impl IntoView {
    let pieces = Signal::derive(move || {
        let trouble = affairs.with(|affairs| affairs.trouble_in_words(locale));
        trouble.map(|(words, has_file)| line(locale, &words, has_file)).into_iter().collect()
    });
    let tap = move |event: MouseEvent| match browser::closest_attribute(&event, DOES).as_deref() {
        Some("file") => file.run(()),
        Some(_) => affairs.update(|affairs| affairs.is_read = true),
        None => {}
    };
    view! { <div class="keeping-place" node_ref=patched(pieces) on:click=tap></div> }
}

fn line(locale: Locale, words: &str, has_file: bool) -> Markup {
    Markup::of(|markup| {
        markup.open("div").class("keeping").attr("role", "alert").attr("data-testid", "not-kept").around(|markup| {
            markup.open("p").text(words);
            if has_file {
                file_button(markup, locale);
            }
            let close = markup.open("button").attr("type", "button").class("quiet").attr(DOES, "close");
            close.attr("data-testid", "keeping-read").text(words!(locale, table.close));
        });
    })
}

fn file_button(markup: &mut Markup, locale: Locale) {
    let button = markup.open("button").attr("type", "button").class("quiet").attr(DOES, "file");
    button.attr("data-testid", "to-file").text(words!(locale, keeping.file));
}

/// What the settings say of it.
#[component]
pub fn KeepingSettings(
    /// In which language.
    locale: Locale,
    /// How the game is kept.
    affairs: RwSignal<Affairs>,
    /// Lets people have it as a file.
    file: Callback<()>,
) -> impl IntoView {
    let pieces = Signal::derive(move || {
        let said = affairs.with(|affairs| affairs.keeping.words(locale));
        let said = Markup::of(|markup| markup.open("p").class("hint").attr("data-testid", "kept").text(said));
        vec![said, Markup::of(|markup| file_button(markup, locale))]
    });
    let tap = move |event: MouseEvent| {
        if browser::closest_attribute(&event, DOES).is_some() {
            file.run(());
        }
    };
    view! { <div class="keeping-settings" node_ref=patched(pieces) on:click=tap></div> }
}
