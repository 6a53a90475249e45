//! Bots, who talk as soon as the page has drawn what they speak of, and answer in their time.
//!
//! Rule of the module: how long a bot takes follows from what the people at the device want and from what all may know,
//! never from what the bot has to choose from.

use gloo::timers::callback::Timeout;
use leptos::prelude::*;
use leptos::web_sys::{Element, KeyboardEvent, MouseEvent, wasm_bindgen::JsCast};

use super::scope::use_scope;
use super::settings::use_settings;
use super::shown::{CONTROL, FACE};
use super::windows::shortcuts_enabled;
use super::{GameUi, Play, Session};
use crate::app::browser;
use crate::app::words::{Locale, words};
use crate::table::{Screen, Showing, Waiting, What};

/// How much time bots take.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Tempo {
    /// Each move can be followed at leisure.
    #[default]
    Calm,
    /// Each move can be seen.
    Brisk,
    /// What they do is there at once.
    AtOnce,
}

impl Tempo {
    /// All of them, in the order in which they are offered.
    pub const ALL: [Self; 3] = [Self::Calm, Self::Brisk, Self::AtOnce];

    /// The word for it in storage and form.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Calm => "calm",
            Self::Brisk => "brisk",
            Self::AtOnce => "at-once",
        }
    }

    /// Reads such a word.
    #[must_use]
    pub fn from_word(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|tempo| tempo.as_str() == word)
    }

    /// What it is called.
    #[must_use]
    pub fn name(self, locale: Locale) -> &'static str {
        match self {
            Self::Calm => words!(locale, table.tempo.calm),
            Self::Brisk => words!(locale, table.tempo.brisk),
            Self::AtOnce => words!(locale, table.tempo.at_once),
        }
    }

    /// How long a bot takes, in milliseconds. Where one after the other is asked the same it is less: a table of twelve
    /// does not wait for ever.
    const fn delay(self, is_poll: bool) -> u32 {
        match (self, is_poll) {
            (Self::Calm, false) => 1100,
            (Self::Calm, true) => 350,
            (Self::Brisk, false) => 400,
            (Self::Brisk, true) => 120,
            (Self::AtOnce, _) => 0,
        }
    }
}

/// What a button says that lets bots play on without waiting, as long as nobody here has anything to do.
pub const RUN_ON: &str = "data-run-on";

/// The bots of a table.
pub struct Bots<G: GameUi> {
    session: Session<G>,
    play: Play<G>,
    tempo: RwSignal<Tempo>,
    /// Cancelled when it is dropped.
    timer: StoredValue<Option<Timeout>, LocalStorage>,
    /// Do they play on without waiting, until something else than a bot is waited for?
    runs_on: StoredValue<bool>,
}

impl<G: GameUi> Clone for Bots<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: GameUi> Copy for Bots<G> {}

impl<G: GameUi> std::fmt::Debug for Bots<G> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Bots")
    }
}

fn is_asked<G: GameUi>(showing: &Showing<G>) -> bool {
    matches!(showing.screen.waiting(), Some(Waiting::Bot(_)))
}

impl<G: GameUi> Bots<G> {
    /// The bots of the game under way, as long as its table is shown.
    #[must_use]
    pub fn new(session: Session<G>, play: Play<G>) -> Self {
        let bots = Self {
            session,
            play,
            tempo: use_settings().tempo,
            timer: StoredValue::new_local(None),
            runs_on: StoredValue::new(false),
        };
        let scope = use_scope();
        browser::listen("keydown", move |event| {
            let is_key = |event: &KeyboardEvent| {
                let has_other = event.ctrl_key() || event.meta_key() || event.alt_key();
                event.key().eq_ignore_ascii_case("h") && !has_other && !browser::is_typing(event)
            };
            if shortcuts_enabled() && scope.is_meant(event) && event.dyn_ref().is_some_and(is_key) {
                bots.hurry(false);
            }
        });
        bots
    }

    /// Takes in what is shown now: whoever is asked begins to think.
    pub fn follow(self, before: Option<&Showing<G>>, now: &Showing<G>) {
        let session = self.session;
        // Whoever is asked goes on thinking, unless something has happened; talk goes on after every breath.
        if now.is_quiet && before.is_some_and(|before| before.number == now.number) {
            return;
        }
        let timer = match (now.is_quiet, is_asked(now)) {
            (false, _) => Some(Timeout::new(0, move || session.let_bots_talk())),
            (true, true) => {
                let delay = if self.runs_on.get_value() { 0 } else { self.tempo.get_untracked().delay(now.is_poll) };
                Some(Timeout::new(delay, move || session.let_bot_answer()))
            }
            (true, false) => self.come_to_rest(now),
        };
        self.timer.set_value(timer);
    }

    /// Something else than a bot is waited for.
    fn come_to_rest(self, now: &Showing<G>) -> Option<Timeout> {
        let play = self.play;
        let goes_on = matches!(&now.screen, Screen::Stop { stop, .. } if !G::is_landmark(stop));
        if self.runs_on.get_value() && goes_on {
            return Some(Timeout::new(0, move || play.act(What::GoOn)));
        }
        self.runs_on.set_value(false);
        None
    }

    /// A tap on the table hurries the bot that thinks; one on the button for it lets all of them play on. Whatever comes up
    /// under the finger sleeps, as every new question does (see [`super::aim`]).
    pub fn tap(self, event: &MouseEvent) {
        let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
        let is_on = |selector: &str| {
            target.as_ref().is_some_and(|target| target.closest(selector).is_ok_and(|found| found.is_some()))
        };
        let runs_on = browser::closest_attribute(event, RUN_ON).is_some();
        // Cards and controls have their own answers to a tap.
        if runs_on || !(is_on(CONTROL) || is_on(FACE)) {
            self.hurry(runs_on);
        }
    }

    /// Whoever thinks answers at once, and so do those after him if they are to play on.
    fn hurry(self, runs_on: bool) {
        let now = self.play.once();
        if is_asked(&now) && now.is_quiet {
            self.runs_on.update_value(|does| *does |= runs_on);
            self.timer.set_value(None);
            self.session.let_bot_answer();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_tempo_survives_its_word() {
        for tempo in Tempo::ALL {
            assert_eq!(Tempo::from_word(tempo.as_str()), Some(tempo));
        }
        assert_eq!(Tempo::from_word("presto"), None);
    }

    #[test]
    fn bots_are_calm_unless_told_otherwise_and_each_tempo_is_quicker_than_the_one_before() {
        assert_eq!(Tempo::default(), Tempo::Calm);
        for is_poll in [false, true] {
            let delays = Tempo::ALL.map(|tempo| tempo.delay(is_poll));
            assert!(delays[0] > delays[1] && delays[1] > delays[2] && delays[2] == 0, "{delays:?}");
        }
    }
}
