//! What a card does, beside the card: one small window for every face in the page, by tap, hover or key.
//!
//! Rule of the module: it belongs to the eyes that opened it. When others come to the screen, or the curtain falls, it
//! is closed and nothing is left in it.

use leptos::web_sys::{Element, HtmlDialogElement, wasm_bindgen::JsCast};
use leptos::{ev, prelude::*};

use super::herald::Herald;
use super::scope::Scope;
use super::shown::{self, Shown};
use super::{GameUi, Play};
use crate::app::browser;
use crate::app::markup::Markup;
use crate::app::words::{Locale, words};
use crate::table::model::Unseen;

/// What there is to say of a card.
#[derive(Clone, Debug)]
pub struct CardWords {
    /// Its face, large.
    pub face: Markup,
    /// The name on it.
    pub name: &'static str,
    /// The numbers on it.
    pub numbers: String,
    /// What it does.
    pub does: &'static str,
}

/// The words for a card, by its code.
pub type WordsFor = fn(Locale, u8) -> Option<CardWords>;

/// Says how many cards like it are still unseen, by its code.
pub type UnseenOf = Callback<u8, Option<Unseen>>;

/// The help on cards, open or not.
#[derive(Clone, Copy, Debug)]
pub struct About {
    /// In which language.
    pub locale: Locale,
    /// The table's own element.
    pub scope: Scope,
    /// The words for a card.
    pub words: WordsFor,
    /// Who counts what the eyes at the screen have not seen; nobody, while there is no game.
    pub unseen: StoredValue<Option<UnseenOf>>,
    /// Who says it.
    pub herald: Herald,
    /// The cards to go through, and where among them.
    pub cards: StoredValue<(Vec<Shown>, usize)>,
}

impl About {
    /// From now on it counts what the eyes at this table have not seen.
    pub fn count<G: GameUi>(self, play: Play<G>) {
        let unseen = move |code| G::unseen(play.once().view.as_ref()?, code);
        self.unseen.set_value(Some(Callback::new(unseen)));
    }

    /// How many cards like this one are still unseen, in words.
    fn unseen_words(self, code: u8) -> Option<String> {
        let Unseen { count, of } = self.unseen.get_value()?.run(code)?;
        match (count, of) {
            // Whoever looks at the only one needs no telling.
            (0, 1) => None,
            (0, _) => Some(words!(self.locale, guide.unseen_none).to_owned()),
            _ => Some(words!(self.locale, guide.unseen, count = count, of = of)),
        }
    }

    /// A tap on a card opens the help, one elsewhere closes it.
    pub fn tap(self, event: &ev::MouseEvent) {
        if browser::is_within(event.target(), ".about") {
            if let Some(act) = browser::closest_attribute(event, "data-act") {
                self.act(&act);
            }
        } else {
            match shown::tapped(self.scope, event) {
                Some(face) => self.open_at(&face),
                None => self.close(),
            }
        }
    }

    /// Whoever points at a card is told what it does.
    pub fn point(self, event: &ev::MouseEvent) {
        if let Some(face) = shown::pointed_at(event)
            && let Some(card) = Shown::of(&face).and_then(|card| (self.words)(self.locale, card.code))
        {
            let _ = face.set_attribute("title", &format!("{}: {}", card.name, card.does));
        }
    }

    /// The keys of the window, while it has the focus. They mean nothing else then.
    pub fn press(self, event: &ev::KeyboardEvent) {
        if browser::is_within(event.target(), ".about") && self.act(&event.key()) {
            event.prevent_default();
            event.stop_propagation();
        }
    }

    /// It closes when the focus goes elsewhere.
    pub fn leave(self, event: &ev::FocusEvent) {
        if browser::is_within(event.target(), ".about") && !browser::is_within(event.related_target(), ".about") {
            self.close();
        }
    }

    /// Somebody at the keyboard asks.
    pub fn ask(self) {
        if let Some(face) = shown::asked_for(self.scope) {
            self.open_at(&face);
        }
    }

    /// Does what a key or a button says; `false` if it says nothing.
    fn act(self, what: &str) -> bool {
        match what {
            "ArrowRight" | "ArrowDown" => self.turn(1),
            "ArrowLeft" | "ArrowUp" => self.turn(-1),
            "Escape" | "i" | "I" => self.close(),
            _ => return false,
        }
        true
    }

    fn open_at(self, face: &Element) {
        let Some(window) = self.window() else { return };
        let (cards, at) = shown::all_around(self.scope, face);
        let has_more = cards.len() > 1;
        self.cards.set_value((cards, at));
        self.fill();
        let _ = window.toggle_attribute_with_force("data-single", !has_more);
        if !window.open() {
            // Where a window is open, nothing outside it can be reached, nor heard.
            if matches!(face.closest("dialog"), Ok(Some(_))) {
                let _ = window.show_modal();
                if let Ok(Some(said)) = window.query_selector(".about-said") {
                    let _ = said.set_attribute("aria-live", "polite");
                }
            } else {
                window.show();
            }
        }
        self.scope.focus(if has_more { ".about-next" } else { ".about-close" });
        browser::put_beside(&window, face);
    }

    /// Closes it, with nothing left in it. The browser leads back to where the focus was.
    pub fn close(self) {
        let Some(window) = self.window() else { return };
        let is_filled = self.cards.with_value(|(cards, _)| !cards.is_empty());
        self.cards.set_value((Vec::new(), 0));
        if let Ok(Some(said)) = window.query_selector(".about-said") {
            let _ = said.remove_attribute("aria-live");
            said.set_text_content(None);
        }
        if window.open() {
            window.close();
        }
        // The browser may have closed it by itself.
        if is_filled {
            self.fill();
        }
    }

    /// The next card, or the one before. The window is read as it opens; what comes into it later has to be said.
    fn turn(self, steps: isize) {
        self.cards.update_value(|(cards, at)| {
            *at = at.wrapping_add_signed(steps + cards.len() as isize) % cards.len().max(1);
        });
        if let Some((card, place, unseen)) = self.fill() {
            self.herald.say(format!("{}. {place}. {}. {} {unseen}", card.name, card.numbers, card.does).trim_end());
        }
        if let Some(window) = self.window() {
            browser::keep_within(&window);
        }
    }

    /// Puts the card into the window that is its turn; nothing, if there is none.
    fn fill(self) -> Option<(CardWords, String, String)> {
        let told = self.cards.with_value(|(cards, at)| {
            let Shown { code, lies } = cards.get(*at)?;
            let place = words!(self.locale, guide.of, number = at + 1, count = cards.len());
            let place = if lies.is_empty() { place } else { format!("{lies} · {place}") };
            let unseen = self.unseen_words(*code).unwrap_or_default();
            (self.words)(self.locale, *code).map(|words| (words, place, unseen))
        });
        let content = told.as_ref().map(|(card, place, unseen)| content(self.scope, card, place, unseen));
        let html = content.map(Markup::into_html).unwrap_or_default();
        if let Some(card) = self.scope.find(".about-card") {
            card.set_inner_html(&html);
        }
        told
    }

    fn window(self) -> Option<HtmlDialogElement> {
        self.scope.find(".about")?.dyn_into().ok()
    }
}

/// The window, closed and empty.
#[must_use]
pub fn about_window(locale: Locale, scope: Scope) -> Markup {
    Markup::of(|markup| {
        let window = markup.open("dialog").class("about").attr("tabindex", "-1").attr("data-testid", "about");
        window
            .attr("aria-labelledby", &scope.id("about-name"))
            .attr("aria-describedby", &scope.id("about-words"))
            .around(|markup| {
                markup.open("div").class("about-card").empty();
                markup.open("p").class("visually-hidden about-said").empty();
                markup.open("p").class("about-actions").around(|markup| actions(markup, locale));
            });
    })
}

/// To the card before, to the next one, and away.
fn actions(markup: &mut Markup, locale: Locale) {
    let buttons = [
        ("about-previous", "ArrowLeft", "←", words!(locale, guide.previous)),
        ("about-next", "ArrowRight", "→", words!(locale, guide.next)),
        ("about-close", "Escape", "×", words!(locale, table.close)),
    ];
    for (name, act, sign, label) in buttons {
        let button = markup.open("button").attr("type", "button").class(&format!("quiet {name}"));
        let button = button.attr("data-act", act).attr("data-testid", name);
        button.attr("aria-label", label).attr("title", label).text(sign);
    }
}

/// The card and its words.
fn content(scope: Scope, card: &CardWords, place: &str, unseen: &str) -> Markup {
    Markup::of(|markup| {
        markup.open("div").class("about-face").decoration().around(|markup| markup.add(&card.face));
        markup.open("div").class("about-told").around(|markup| {
            markup.open("h2").attr("id", &scope.id("about-name")).text(card.name);
            markup.line("p", "hint", place);
            markup.open("p").class("about-words").attr("id", &scope.id("about-words")).around(|markup| {
                markup.open("b").text(&card.numbers);
                markup.text(" ");
                markup.open("span").text(card.does);
                if !unseen.is_empty() {
                    markup.text(" ");
                    markup.line("span", "about-unseen", unseen);
                }
            });
        });
    })
}
