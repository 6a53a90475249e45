//! The one voice of a table's page, for those who listen: everything a screen reader is told by itself goes through here.
//!
//! Rule of the module: it is handed what the eyes at the screen may know, in sentences, and with every new stage it
//! forgets what it said before. So it cannot repeat to one person what another was told.

use leptos::prelude::*;
use leptos::web_sys::Element;

use super::Session;
use crate::app::browser;
use crate::game::Seat;
use crate::table::{Hearing, Playable, Screen, Stage};

/// Makes two announcements of the same words differ: what does not change in the page is not read out again.
const AGAIN: char = '\u{a0}';

/// Who speaks to those who listen.
#[derive(Clone, Copy, Debug)]
pub struct Herald {
    /// What was told when the present stage began.
    news: StoredValue<String>,
}

/// Puts a herald who has said nothing into the context of a table's page.
#[must_use]
pub fn provide_herald() -> Herald {
    let herald = Herald { news: StoredValue::new(String::new()) };
    provide_context(herald);
    herald
}

/// The herald of the page.
///
/// # Panics
/// Outside a table's page, where nobody called [`provide_herald`].
#[must_use]
pub fn use_herald() -> Herald {
    expect_context()
}

impl Herald {
    /// Says something in the live region, even if it was said just now.
    pub fn say(self, words: &str) {
        if let Some(region) = region() {
            let is_same = !words.is_empty() && region.text_content().is_some_and(|said| said == words);
            let mut words = words.to_owned();
            if is_same {
                words.push(AGAIN);
            }
            region.set_text_content(Some(&words));
        }
    }

    /// Says what these sentences are, from the next time on that they change; why not, as often as it is asked for.
    pub fn say_changes(self, sentences: Signal<Vec<String>>, is_refused: Signal<bool>) {
        Effect::new(move |before: Option<String>| {
            let words = sentences.get().join(" ");
            let is_asked_again = is_refused.get();
            if before.is_some_and(|before| is_asked_again || before != words) {
                self.say(&words);
            }
            words
        });
    }

    /// Says the question, the last news and what the answer would do again.
    pub fn repeat(self) {
        let spoken = |selector| browser::spoken(selector).unwrap_or_default();
        let parts = [spoken("#question"), self.news.get_value(), spoken("#preview")];
        let sentences: Vec<String> = parts.into_iter().filter(|part| !part.is_empty()).map(ended).collect();
        self.say(&sentences.join(" "));
    }

    /// Says what is new with every stage: on the curtain its question, else what the eyes at the screen have not heard.
    pub fn follow<G: Playable>(
        self,
        session: Session<G>,
        stage: Memo<Option<Stage<G>>>,
        question: impl Fn(Seat, Option<&G::Question>) -> String + 'static,
        tell: impl Fn(Hearing<G::Event>) -> Vec<String> + 'static,
    ) {
        Effect::new(move || {
            let hearing = session.hear();
            let words = stage.with(|stage| match (stage, hearing) {
                (Some(Stage::Screen(Screen::Curtain { seat, question: asked })), _) => question(*seat, asked.as_ref()),
                (_, Some(hearing)) => tell(hearing).join(" "),
                (_, None) => String::new(),
            });
            self.say(&words);
            self.news.set_value(words);
        });
    }
}

/// Where it is said: in the page, or in the window beside which nothing else is heard.
fn region() -> Option<Element> {
    let find = |selector| document().query_selector(selector).ok().flatten();
    find("dialog:modal [aria-live]").or_else(|| find("[data-testid=live]"))
}

/// Words with a stop at their end, so that what follows is not run into them.
fn ended(mut words: String) -> String {
    if !words.ends_with(['.', '?', '!', '…']) {
        words.push('.');
    }
    words
}
