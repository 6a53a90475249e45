//! How an answer being put together is drawn: what can be chosen, whom one can name, what it would do, and the button that
//! does it. All of it is markup; what a tap means stands in its attributes.

use super::answering::{Answering, Picking};
use super::naming::{Mark, Marks};
use super::scope::Scope;
use super::{GameUi, Teller};
use crate::app::browser;
use crate::app::markup::{Markup, Opening};
use crate::app::words::{Locale, words};
use crate::table::{People, Player};
use leptos::web_sys::Event;

/// Which choice a button stands for.
const CHOICE: &str = "data-choice";
/// Which of several equal ones.
const COPY: &str = "data-copy";
/// Whom a button names.
const NAMES: &str = "data-names";
/// The button that does it.
const CONFIRM: &str = "data-confirm";

impl<G: GameUi> Picking<'_, G> {
    /// The button of a choice, by its place among all: `copy` tells equal cards apart.
    pub fn button<'m>(&self, markup: &'m mut Markup, place: usize, copy: usize, class: &str) -> Opening<'m> {
        let offered = &self.answers.choices[place];
        let is_chosen = self.picked.selection.choice == Some(offered.what) && self.picked.copy == copy;
        let button = markup.open("button").attr("type", "button").class(class);
        let button = button.attr(CHOICE, &place.to_string()).attr(COPY, &copy.to_string());
        let button = button.attr("aria-pressed", if is_chosen { "true" } else { "false" });
        if offered.why_not.is_some() { button.attr("aria-disabled", "true") } else { button }
    }

    /// The choices in words by their places, as far as they may be made and as far as they may not.
    #[must_use]
    pub fn allowed_first(&self, in_words: impl Fn(G::Choice) -> bool) -> (Vec<usize>, Vec<usize>) {
        let choices = &self.answers.choices;
        let places = (0..choices.len()).filter(|&place| in_words(choices[place].what));
        places.partition(|&place| choices[place].why_not.is_none())
    }

    /// What may not be done, folded into one line, which has words of its own or says why as far as one line can. Whoever
    /// opens it sees the rest.
    pub fn fold(
        &self,
        markup: &mut Markup,
        own: Option<&'static str>,
        barred: &[usize],
        button: impl Fn(&mut Markup, usize),
    ) {
        let mut reasons: Vec<&str> = Vec::new();
        for reason in barred.iter().filter_map(|&place| self.answers.choices[place].why_not) {
            let reason = self.voice.refusal(reason);
            if !reasons.contains(&reason) {
                reasons.push(reason);
            }
        }
        let locale = self.voice.locale;
        let (class, line) = match (own, &reasons[..]) {
            (_, []) => return,
            (Some(own), _) => ("others-could", own.to_owned()),
            (None, [reason]) => ("others-could one-reason", words!(locale, table.barred_for, reason = reason)),
            (None, _) => ("others-could", words!(locale, table.barred).to_owned()),
        };
        markup.open("details").class(class).attr("data-testid", "barred").around(|markup| {
            markup.open("summary").text(&line);
            markup.open("div").class("choices choices-words").around(|markup| {
                barred.iter().for_each(|&place| button(markup, place));
            });
        });
    }

    /// Everything to answer with.
    #[must_use]
    pub fn draw(&self, scope: Scope, question: &str) -> Vec<Markup> {
        let head = Markup::of(|markup| {
            markup.open("div").class("panel-head").around(|markup| {
                asked(markup, scope, Some("question"), question);
                if let Some(words) = G::beside_question(self.voice, self.view) {
                    markup.open("p").class("sum").attr("data-testid", "sum").text(&words);
                }
            });
        });
        let answers = Markup::of(|markup| {
            markup.open("div").class(G::answers_class(self.view)).around(|markup| {
                markup.open("div").class("panel-choices").around(|markup| G::choosing(markup, self));
                markup.open("div").class("panel-side").around(|markup| {
                    self.draw_targets(markup);
                    self.draw_confirm(markup, scope);
                });
            });
        });
        vec![head, answers]
    }

    /// The players that could be named; those who may not be say why.
    fn draw_targets(&self, markup: &mut Markup) {
        if self.answers.targets.is_empty() {
            return;
        }
        let group = markup.open("div").class("targets to-name").attr("role", "group");
        group.attr("aria-label", G::whom(self.voice.locale)).around(|markup| {
            for offered in self.others() {
                let player = self.voice.people.at(offered.what);
                let is_named = self.picked.selection.named.contains(offered.what);
                let button = name_button(markup, offered.what.number(), is_named).attr("data-testid", "target");
                let button = button.attr("title", &player.name);
                let why_not = offered.why_not.map(|reason| self.voice.refusal(reason));
                let button = if why_not.is_some() { button.attr("aria-disabled", "true") } else { button };
                button.around(|markup| {
                    player.mon.draw(markup);
                    markup.open("span").class("target-words").around(|markup| {
                        markup.line("span", "target-name", &player.name);
                        if let Some(why_not) = why_not {
                            markup.line("span", "why-not", why_not);
                        }
                    });
                });
            }
        });
    }

    /// What the answer would do, one thing a line, and the button that does it.
    fn draw_confirm(&self, markup: &mut Markup, scope: Scope) {
        let locale = self.voice.locale;
        let is_refused = self.picked.refused.is_some();
        // Whoever points at a card sees what it does; who hears it has heard so already.
        let pointed_at = self.picked.pointed_at.filter(|_| !is_refused && self.picked.selection.choice.is_none());
        let does = pointed_at.and_then(|place| G::does(locale, self.answers.choices.get(place)?.what));
        let lines = does.map_or_else(|| self.said(), |does| vec![does.to_owned()]);
        markup.open("div").class("confirm").around(|markup| {
            let preview = markup.open("p").class(if is_refused { "preview wrong" } else { "preview" });
            preview.attr("id", &scope.id("preview")).attr("data-testid", "preview").around(|markup| {
                for line in lines {
                    markup.line("span", "effect", &format!("{line} "));
                }
            });
            let about = markup.open("button").attr("type", "button").class("quiet about-picked").attr("data-about", "");
            let about = about.attr("data-testid", "about-picked").attr("title", words!(locale, guide.card));
            about.attr("aria-label", words!(locale, guide.card)).text("i");
            let confirm = confirm_button(markup).attr("data-testid", "confirm");
            let confirm = match self.answers.ready {
                Some(_) => confirm,
                // What it would do has been said when it was picked; what is missing is said here.
                None => confirm.attr("aria-disabled", "true").attr("aria-describedby", &scope.id("preview")),
            };
            confirm.text(words!(locale, table.confirm));
        });
    }
}

/// The heading of a panel: its question, by which the tests know it, or what else stands there.
pub fn asked(markup: &mut Markup, scope: Scope, testid: Option<&str>, question: &str) {
    let heading = markup.open("h1").attr("id", &scope.id("question")).attr("data-question", "");
    let heading = heading.attr("tabindex", "-1");
    let heading = if let Some(testid) = testid { heading.attr("data-testid", testid) } else { heading };
    heading.text(question);
}

/// A button that names a player, or takes that back.
pub fn name_button(markup: &mut Markup, seat: u8, is_named: bool) -> Opening<'_> {
    let button = markup.open("button").attr("type", "button").class("target").attr(NAMES, &seat.to_string());
    button.attr("aria-pressed", if is_named { "true" } else { "false" })
}

/// The button that does it.
pub fn confirm_button(markup: &mut Markup) -> Opening<'_> {
    markup.open("button").attr("type", "button").class("action").attr(CONFIRM, "")
}

/// What a tap on such markup means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tap {
    /// This choice, by its place, and which of several equal ones.
    Choice(usize, usize),
    /// This player.
    Name(u8),
    /// Do it.
    Confirm,
}

impl Tap {
    /// What a click means, if anything.
    #[must_use]
    pub fn of(event: &Event) -> Option<Self> {
        let number = |name| browser::closest_attribute(event, name).and_then(|value| value.parse().ok());
        if let Some(place) = number(CHOICE) {
            return Some(Self::Choice(place, number(COPY).unwrap_or_default()));
        }
        if let Some(seat) = number(NAMES) {
            return u8::try_from(seat).ok().map(Self::Name);
        }
        browser::closest_attribute(event, CONFIRM).map(|_| Self::Confirm)
    }
}

impl<G: GameUi> Answering<G> {
    /// A tap somewhere on the answer.
    pub fn tap(self, event: &Event) {
        match Tap::of(event) {
            Some(Tap::Choice(place, copy)) => self.choose(place, copy),
            Some(Tap::Name(number)) => number.try_into().map_or((), |seat| self.name(seat)),
            Some(Tap::Confirm) => self.confirm(),
            None => {}
        }
    }

    /// The pointer or the focus comes somewhere on the answer. On a narrow screen the words would push the cards from
    /// under the pointer.
    pub fn point(self, event: &Event) {
        let place = browser::closest_attribute(event, CHOICE).and_then(|place| place.parse().ok());
        self.point_at(place.filter(|_| browser::is_wide()));
    }
}

/// The open question of a table that speaks up: those who may answer, each with a hand to raise.
pub fn draw_hands(
    scope: Scope,
    locale: Locale,
    people: &People,
    question: &str,
    hint: &str,
    marks: &Marks,
) -> Vec<Markup> {
    let head = Markup::of(|markup| {
        markup.open("div").class("panel-head").around(|markup| asked(markup, scope, Some("question"), question));
    });
    let hint = Markup::of(|markup| markup.line("p", "hint", hint));
    let may_raise = || people.iter().filter_map(|(seat, player)| Some((seat, player, marks[seat]?)));
    let hand = |markup: &mut Markup, seat: u8, player: &Player, mark: Mark| {
        let button = name_button(markup, seat, mark == Mark::Named).attr("data-testid", "hand");
        let label = words!(locale, table.hand_raise, name = player.name);
        button.attr("aria-label", &label).around(|markup| {
            player.mon.draw(markup);
            markup.line("span", "target-name", &player.name);
        });
    };
    let hands = Markup::of(|markup| {
        let group = markup.open("div").class("targets to-name").attr("role", "group");
        group.attr("aria-label", words!(locale, table.hands_title)).around(|markup| {
            may_raise().for_each(|(seat, player, mark)| hand(markup, seat.number(), player, mark));
        });
    });
    let is_none = may_raise().all(|(_, _, mark)| mark != Mark::Named);
    let go_on = Markup::of(|markup| {
        markup.open("div").class("confirm").around(|markup| {
            let label = if is_none { words!(locale, table.nobody) } else { words!(locale, table.go_on) };
            confirm_button(markup).attr("data-testid", "go-on").text(label);
        });
    });
    vec![head, hint, hands, go_on]
}
