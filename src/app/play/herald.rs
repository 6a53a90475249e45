//! The one voice of a table's page, for those who listen: everything a screen reader is told by itself goes through here.
//!
//! Rule of the module: it is handed what the eyes at the screen may know, in sentences, and with every new screen it
//! forgets what it said before. So it cannot repeat to one person what another was told.

use leptos::web_sys::HtmlElement;
use leptos::{html, prelude::*};

use super::scope::{QUESTION, Scope};
use super::story::sentences;
use super::{GameUi, Teller};
use crate::app::follow::follow;
use crate::app::words::Locale;
use crate::table::{Screen, Showing};

/// Makes two announcements of the same words differ: what does not change in the page is not read out again.
const AGAIN: char = '\u{a0}';

/// Who speaks to those who listen.
#[derive(Clone, Copy, Debug)]
pub struct Herald {
    scope: Scope,
    /// Where it is said, to be put on an element.
    pub region: NodeRef<html::P>,
    /// What was told when the present screen began.
    news: StoredValue<String>,
}

/// Puts a herald who has said nothing into the context of a table's page.
#[must_use]
pub fn provide_herald(scope: Scope) -> Herald {
    let herald = Herald { scope, region: NodeRef::new(), news: StoredValue::new(String::new()) };
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
        if let Some(region) = self.place() {
            let is_same = !words.is_empty() && region.text_content().is_some_and(|said| said == words);
            let mut words = words.to_owned();
            if is_same {
                words.push(AGAIN);
            }
            region.set_text_content(Some(&words));
        }
    }

    /// Nothing that was said is left anywhere.
    fn hush(self) {
        self.news.set_value(String::new());
        for region in self.scope.all("[aria-live]") {
            region.set_text_content(None);
        }
    }

    /// Where it is said: in the page, or in the window beside which nothing else is heard.
    fn place(self) -> Option<HtmlElement> {
        let page = || self.region.get_untracked().map(Into::into);
        self.scope.find("dialog:modal [aria-live]").or_else(page)
    }

    /// Announces changes of these sentences, not their first rendering; a refusal is repeated on every tap.
    pub fn say_changes(self, sentences: Signal<Vec<String>>, is_refused: Signal<bool>) {
        let mut before: Option<String> = None;
        follow(move || {
            let words = sentences.get().join(" ");
            let is_asked_again = is_refused.get();
            let before = before.replace(words.clone());
            if before.is_some_and(|before| is_asked_again || before != words) {
                self.say(&words);
            }
        });
    }

    /// Says the question, the last news and what the answer would do again.
    pub fn repeat(self) {
        let parts = [self.scope.spoken(QUESTION), self.news.get_value(), self.scope.spoken(".confirm .preview")];
        let sentences: Vec<String> = parts.into_iter().filter(|part| !part.is_empty()).map(ended).collect();
        self.say(&sentences.join(" "));
    }

    /// Says what is new with every screen: on the curtain its question, else what the eyes at the screen have not heard.
    /// While bots are still talking it waits: what they say is told together with what they speak of.
    pub fn follow<G: GameUi>(self, locale: Locale, before: Option<&Showing<G>>, now: &Showing<G>) {
        // What one pair of eyes was told is gone before others look, whether or not there is something to say to them.
        if before.is_some_and(|before| before.screen.eyes() != now.screen.eyes()) {
            self.hush();
        }
        let is_same =
            before.is_some_and(|before| before.is_quiet && before.screen == now.screen && before.view == now.view);
        let is_nothing_new = is_same && !now.story.iter().any(|line| line.is_unheard);
        if now.is_quiet && !is_nothing_new {
            let words = news(locale, now);
            self.say(&words);
            self.news.set_value(words);
        }
    }
}

/// What is to be said of what is shown.
fn news<G: GameUi>(locale: Locale, showing: &Showing<G>) -> String {
    let voice = G::voice(locale, showing);
    match &showing.screen {
        Screen::Curtain { seat, question: Some(question), .. } => voice.question(*seat, question),
        Screen::Curtain { seat, question: None, .. } => match showing.round {
            Some(_) => voice.look_in_round(),
            None => voice.look(*seat),
        },
        _ => {
            let heard = showing.events(|line| !line.is_unheard);
            let said = sentences(&voice, showing, heard, |line| line.is_unheard);
            said.into_iter().map(|sentence| sentence.words).collect::<Vec<_>>().join(" ")
        }
    }
}

/// Words with a stop at their end, so that what follows is not run into them.
fn ended(mut words: String) -> String {
    if !words.ends_with(['.', '?', '!', '…']) {
        words.push('.');
    }
    words
}
