//! The way through a game that is seen again: a slider, steps, what one looks for, whose eyes, and how fast.

use leptos::prelude::*;
use leptos::task::spawn_local;
use leptos::web_sys::{Event, HtmlInputElement, KeyboardEvent, MouseEvent, wasm_bindgen::JsCast};

use super::watching::{Course, Speed, Watching};
use crate::app::browser;
use crate::app::follow::follow;
use crate::app::markup::Markup;
use crate::app::patch::patched;
use crate::app::play::choosing::asked;
use crate::app::play::herald::use_herald;
use crate::app::play::scope::{Scope, use_scope};
use crate::app::play::{GameUi, Play, Session, use_session};
use crate::app::words::{Locale, words};
use crate::game::Seats;
use crate::table::{Landmark, People, Watcher};

/// What a button here does.
const DOES: &str = "data-replay";
/// What is chosen here.
const CHOOSES: &str = "data-chooses";
/// What has a use of its own for the arrows and the space bar.
const USES_KEYS: &str = "input, select, button, a, summary, [tabindex='0']";
const SLIDER: &str = ".replay-slider";
const LINK: &str = ".replay-link input";

/// What one looks for, in words.
fn sought(locale: Locale, kind: Landmark) -> &'static str {
    match kind {
        Landmark::Season => words!(locale, replay.season),
        Landmark::Campaign => words!(locale, replay.campaign),
        Landmark::Battle => words!(locale, replay.battle),
        Landmark::Attack => words!(locale, replay.attack),
        Landmark::Deal => words!(locale, replay.deal),
    }
}

fn pace(locale: Locale, speed: Speed) -> &'static str {
    match speed {
        Speed::Slow => words!(locale, replay.slow),
        Speed::Steady => words!(locale, replay.steady),
        Speed::Quick => words!(locale, replay.quick),
    }
}

/// Everybody whose eyes one may borrow, in words.
fn watchers(locale: Locale, people: &People, is_over: bool) -> Vec<(Watcher, String)> {
    let mut all = vec![(Watcher::Bystander, words!(locale, replay.bystander).to_owned())];
    if is_over {
        all.push((Watcher::All, words!(locale, replay.all_open).to_owned()));
        let seats = Seats::all(people.count() as u8);
        all.extend(seats.iter().map(|seat| (Watcher::Seat(seat), people.name(seat).to_owned())));
    }
    all
}

/// Everything that the controls need to know.
struct Controlled<G: GameUi> {
    locale: Locale,
    watching: Watching<G>,
    session: Session<G>,
    /// What is looked for.
    sought: RwSignal<Option<Landmark>>,
    /// Everybody whose eyes one may borrow.
    watchers: StoredValue<Vec<(Watcher, String)>>,
    /// An address that carries the whole game, once it was asked for.
    link: RwSignal<Option<String>>,
    /// Has it been copied, once that was asked for?
    is_copied: RwSignal<Option<bool>>,
}

impl<G: GameUi> Clone for Controlled<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: GameUi> Copy for Controlled<G> {}

/// The way through a game.
#[component]
pub fn Controls<G: GameUi>(
    /// What is shown.
    play: Play<G>,
    /// The game.
    watching: Watching<G>,
) -> impl IntoView {
    let (scope, locale) = (use_scope(), play.locale);
    let Course { is_over, kinds, .. } = watching.course.get_untracked();
    let watchers = StoredValue::new(watchers(locale, &play.once().people, is_over));
    let sought = RwSignal::new(kinds.first().copied());
    let controlled = Controlled {
        locale,
        watching,
        session: use_session::<G>(),
        sought,
        watchers,
        link: RwSignal::new(None),
        is_copied: RwSignal::new(None),
    };
    // What is said below the controls is heard as well.
    let herald = use_herald();
    follow(move || {
        if let Some(words) = controlled.remark() {
            herald.say(words);
        }
    });
    hear_keys(scope, move |what| controlled.does(scope, what));
    let pieces = Signal::derive(move || controlled.draw(scope));
    // What a reader has once moved stays where he left it, whatever its attribute says.
    follow(move || {
        let step = watching.step.get();
        request_animation_frame(move || {
            if let Some(slider) = scope.find(SLIDER) {
                slider.unchecked_into::<HtmlInputElement>().set_value(&step.to_string());
            }
        });
    });
    view! {
        <section
            class="panel replay"
            aria-labelledby=scope.id("question")
            data-testid="replay"
            node_ref=patched(pieces)
            on:click=move |event: MouseEvent| {
                if let Some(what) = browser::closest_attribute(&event, DOES) {
                    controlled.does(scope, &what);
                }
            }
            on:input=move |event: Event| {
                if browser::is_within(event.target(), SLIDER) {
                    watching.is_playing.set(false);
                    watching.go_to(event_target_value(&event).parse().unwrap_or(0));
                }
            }
            on:change=move |event: Event| {
                if let Some(what) = browser::closest_attribute(&event, CHOOSES) {
                    controlled.choose(&what, event_target_value(&event).parse().unwrap_or(0));
                }
            }
        ></section>
    }
}

impl<G: GameUi> Controlled<G> {
    fn does(self, scope: Scope, what: &str) {
        let watching = self.watching;
        if what != "play" {
            watching.is_playing.set(false);
        }
        let at = watching.step.get_untracked();
        match what {
            "play" => watching.is_playing.update(|is_playing| *is_playing = !*is_playing),
            "first" => watching.go_to(0),
            "last" => watching.go_to(usize::MAX),
            "back" => watching.go_to(at.saturating_sub(1)),
            "on" => watching.go_to(at + 1),
            "sought-before" | "sought-after" => {
                if let Some(kind) = self.sought.get_untracked() {
                    watching.look_for(kind, what == "sought-after");
                }
            }
            "share" => {
                let link = if self.link.get_untracked().is_some() { None } else { watching.link() };
                self.is_copied.set(None);
                self.link.set(link);
            }
            "copy" => {
                if let Some(field) = scope.find(LINK).map(JsCast::unchecked_into::<HtmlInputElement>) {
                    spawn_local(async move { self.is_copied.set(Some(browser::copy(&field).await)) });
                }
            }
            "play-on" => watching.play_on(self.session),
            _ => {}
        }
    }

    fn choose(self, what: &str, place: usize) {
        match what {
            "speed" => self.watching.speed.set(Speed::ALL.get(place).copied().unwrap_or_default()),
            "sought" => {
                self.sought.set(self.watching.course.with_untracked(|course| course.kinds.get(place).copied()));
            }
            _ => {
                let watcher = self.watchers.with_value(|all| all.get(place).map(|(watcher, _)| *watcher));
                self.watching.look_with(watcher.unwrap_or_default());
            }
        }
    }

    /// What has become of what was done last, where the page does not show it by itself.
    fn remark(self) -> Option<&'static str> {
        match (self.watching.would_lose.get(), self.is_copied.get()) {
            (true, _) => Some(words!(self.locale, replay.would_be_lost)),
            (false, Some(true)) => Some(words!(self.locale, replay.copied)),
            (false, Some(false)) => Some(words!(self.locale, replay.not_copied)),
            (false, None) => None,
        }
    }

    /// Heading, slider, buttons, what is chosen, and what else can be done.
    fn draw(self, scope: Scope) -> Vec<Markup> {
        let (locale, watching) = (self.locale, self.watching);
        let Course { steps, is_over, may_play_on, kinds, refused, .. } = watching.course.get();
        let step = watching.step.get();
        let title = words!(locale, replay.step, number = step, count = steps);
        let head = Markup::of(|markup| {
            markup.open("div").class("panel-head").around(|markup| {
                asked(markup, scope, None, &title);
                let hint = match refused {
                    Some(step) => words!(locale, keeping.refused, number = step + 1),
                    None if is_over => words!(locale, replay.keys).to_owned(),
                    None => words!(locale, replay.running).to_owned(),
                };
                markup.line("p", if refused.is_some() { "wrong" } else { "hint" }, &hint);
            });
        });
        let slider = Markup::of(|markup| {
            let slider = markup.open("input").attr("type", "range").class("replay-slider").attr("min", "0");
            let slider = slider.attr("max", &steps.to_string()).attr("value", &step.to_string());
            let slider = slider.attr("aria-label", words!(locale, replay.slider)).attr("aria-valuetext", &title);
            slider.attr("data-testid", "slider").alone();
        });
        let buttons = draw_buttons(locale, watching.is_playing.get());
        let choices = Markup::of(|markup| {
            markup.open("div").class("replay-choices").around(|markup| {
                let speeds = Speed::ALL.map(|speed| pace(locale, speed));
                draw_choice(markup, "speed", words!(locale, replay.speed), &speeds, 1);
                if !kinds.is_empty() {
                    let names: Vec<&str> = kinds.iter().map(|&kind| sought(locale, kind)).collect();
                    markup.open("div").class("replay-sought").around(|markup| {
                        draw_button(markup, "sought-before", "«", words!(locale, replay.sought_before));
                        draw_choice(markup, "sought", words!(locale, replay.sought), &names, 0);
                        draw_button(markup, "sought-after", "»", words!(locale, replay.sought_after));
                    });
                }
                self.watchers.with_value(|all| {
                    let names: Vec<&str> = all.iter().map(|(_, name)| name.as_str()).collect();
                    let watcher = watching.watcher.get_untracked();
                    let chosen = all.iter().position(|(other, _)| *other == watcher).unwrap_or_default();
                    draw_choice(markup, "eyes", words!(locale, replay.eyes), &names, chosen);
                });
            });
        });
        let actions = Markup::of(|markup| {
            markup.open("p").class("replay-actions").around(|markup| {
                if may_play_on && (!is_over || step < steps) {
                    let button = markup.open("button").attr("type", "button").class("quiet").attr(DOES, "play-on");
                    button.attr("data-testid", "play-on").text(words!(locale, replay.play_on));
                }
                if is_over {
                    let button = markup.open("button").attr("type", "button").class("quiet").attr(DOES, "share");
                    let is_open = if self.link.get().is_some() { "true" } else { "false" };
                    button
                        .attr("data-testid", "share")
                        .attr("aria-expanded", is_open)
                        .text(words!(locale, replay.link));
                }
                if let Some(table) = watching.table_address() {
                    let link = markup.open("a").class("quiet").attr("href", &table).attr("data-testid", "to-table");
                    link.text(words!(locale, replay.to_table));
                }
            });
        });
        let link = self.link.get().map(|link| draw_link(locale, &link));
        let remark = self.remark().map(|words| {
            let class = if watching.would_lose.get() { "replay-remark wrong" } else { "replay-remark hint" };
            Markup::of(|markup| markup.open("p").class(class).attr("data-testid", "remark").text(words))
        });
        [head, slider, buttons, choices, actions].into_iter().chain(link).chain(remark).collect()
    }
}

/// Arrows step, the space bar plays, Home and End lead to the ends, with Shift to what is looked for.
fn hear_keys(scope: Scope, does: impl Fn(&str) + 'static) {
    browser::listen("keydown", move |event| {
        let Some(event) = event.dyn_ref::<KeyboardEvent>() else { return };
        let is_elsewhere = !scope.is_meant(event) || scope.has("dialog[open]");
        if is_elsewhere || browser::is_within(event.target(), USES_KEYS) || event.ctrl_key() || event.alt_key() {
            return;
        }
        match (event.key().as_str(), event.shift_key()) {
            ("ArrowLeft", false) => does("back"),
            ("ArrowRight", false) => does("on"),
            ("ArrowLeft", true) => does("sought-before"),
            ("ArrowRight", true) => does("sought-after"),
            ("Home", _) => does("first"),
            ("End", _) => does("last"),
            (" ", _) => does("play"),
            _ => {}
        }
    });
}

/// The link, how much it carries, and what copies it.
fn draw_link(locale: Locale, link: &str) -> Markup {
    let tenths = link.len().div_ceil(100);
    let size = words!(locale, replay.size, whole = tenths / 10, tenth = tenths % 10);
    Markup::of(|markup| {
        markup.open("div").class("replay-link").around(|markup| {
            markup.open("label").around(|markup| {
                let words = words!(locale, replay.link_text, size = size);
                markup.open("span").class("hint").attr("data-testid", "link-text").text(&words);
                let field = markup.open("input").class("input").attr("type", "text").attr("readonly", "");
                field.attr("data-testid", "link").attr("value", link).alone();
            });
            let button = markup.open("button").attr("type", "button").class("action").attr(DOES, "copy");
            button.attr("data-testid", "copy").text(words!(locale, replay.copy));
        });
    })
}

fn draw_buttons(locale: Locale, is_playing: bool) -> Markup {
    let play = if is_playing { words!(locale, replay.pause) } else { words!(locale, replay.play) };
    let buttons = [
        ("first", "⇤", words!(locale, replay.first)),
        ("back", "‹", words!(locale, replay.back)),
        ("play", if is_playing { "❚❚" } else { "▶" }, play),
        ("on", "›", words!(locale, replay.on)),
        ("last", "⇥", words!(locale, replay.last)),
    ];
    Markup::of(|markup| {
        markup.open("div").class("replay-buttons").around(|markup| {
            buttons.into_iter().for_each(|(does, sign, label)| draw_button(markup, does, sign, label));
        });
    })
}

fn draw_button(markup: &mut Markup, does: &str, sign: &str, label: &str) {
    let class = if does == "play" { "action" } else { "quiet" };
    let button = markup.open("button").attr("type", "button").class(class).attr(DOES, does);
    button.attr("data-testid", does).attr("aria-label", label).attr("title", label).text(sign);
}

/// One of several, by its place.
fn draw_choice(markup: &mut Markup, what: &str, label: &str, names: &[&str], chosen: usize) {
    markup.open("label").class("replay-choice").around(|markup| {
        markup.open("span").text(label);
        let select = markup.open("select").class("input").attr(CHOOSES, what).attr("data-testid", what);
        select.around(|markup| {
            for (place, name) in names.iter().enumerate() {
                let option = markup.open("option").attr("value", &place.to_string());
                if place == chosen { option.attr("selected", "") } else { option }.text(name);
            }
        });
    });
}
