//! Things travel over the table: ghosts of what lies there, drawn above it for a moment, by the style sheets.
//!
//! Rule of the module: a ghost shows a back, or a copy of the very element at which its way ends. Nothing waits for it:
//! the table below is complete and answers at once, and any tap or key ends all motion.

use leptos::prelude::*;
use leptos::web_sys::{DomRect, Element, Event, HtmlElement, KeyboardEvent, wasm_bindgen::JsCast};

use super::curtain::CLOTH;
use super::scope::{Scope, use_scope};
use super::settings::{Settings, use_settings};
use super::sound::Sound;
use crate::app::browser;
use crate::game::Seat;
use crate::table::model::motion::{Movement, Spot, Thing};
use crate::table::{Playable, Screen, Showing};

/// How many things travel at most; of a longer story the last ones do.
const AT_MOST: usize = 16;
/// How long one travels, in milliseconds; the style sheet says the same.
const FLIGHT: usize = 400;
/// How long after the one before it each sets off.
const APART: usize = 70;
/// How high a card sets off at least, in pixels.
const SEEN_WELL: f64 = 40.0;
/// How long they wait for the cloth to part.
const PARTING: usize = 320;

/// What people have seen move so far.
#[derive(Clone, Debug, Default)]
pub struct Seen {
    /// How much of the public story has been shown on a table.
    shown: usize,
    /// How much of it has been heard.
    heard: usize,
    /// The scene before this one.
    scene: Option<Scene>,
    /// The numbers on the table, each with its name.
    numbers: Vec<(String, String)>,
}

impl Seen {
    /// Nothing that was told so far moves any more.
    #[must_use]
    pub fn up_to(told: usize) -> Self {
        Self { shown: told, heard: told, ..Self::default() }
    }
}

/// What kind of thing the page shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scene {
    /// The curtain: nothing moves before it but the cloth.
    Curtain,
    /// A table, on which things travel.
    Table,
    /// Something to look at.
    Stop,
    /// The result.
    Over,
}

impl Scene {
    const fn of<G: Playable>(screen: &Screen<G>) -> Self {
        match screen {
            Screen::Curtain { .. } => Self::Curtain,
            Screen::Table { .. } => Self::Table,
            Screen::Stop { .. } => Self::Stop,
            Screen::Over { .. } => Self::Over,
        }
    }
}

/// Things that travel over one table, and what they sound like.
#[derive(Clone, Copy, Debug)]
pub struct Motion {
    scope: Scope,
    settings: Settings,
    seen: StoredValue<Seen>,
}

/// Everything arrives at once. The tap or key goes on to whatever it is meant for.
fn finish(scope: Scope, event: &Event) {
    // Whoever holds the curtain sees for how long, and what lies behind it: the key is still down then.
    let is_held = event.dyn_ref::<KeyboardEvent>().is_some_and(KeyboardEvent::repeat);
    if !is_held && scope.is_meant(event) && !scope.has(".at-curtain") {
        scope.finish_animations();
    }
}

/// A ghost that has arrived is gone.
fn lay(event: &Event) {
    let ended = event.target().map(JsCast::unchecked_into::<Element>);
    ended.filter(|ended| ended.matches(".ghosts > *").unwrap_or_default()).iter().for_each(Element::remove);
}

impl Motion {
    /// As long as the caller is shown, things may travel; a tap or a key ends all motion.
    pub fn new(seen: StoredValue<Seen>) -> Self {
        let motion = Self { scope: use_scope(), settings: use_settings(), seen };
        browser::listen("pointerdown", move |event| finish(motion.scope, event));
        browser::listen("keydown", move |event| finish(motion.scope, event));
        browser::listen("animationend", lay);
        on_cleanup(move || motion.clear());
        motion
    }

    /// Nothing travels any more.
    fn clear(self) {
        self.scope.all(".ghosts > *").iter().for_each(|ghost| ghost.remove());
    }

    /// A new screen: what all have been told since the last table moves, where there is a table again.
    pub fn follow<G: Playable>(self, showing: &Showing<G>) {
        let scene = Scene::of(&showing.screen);
        let story = showing.public_story();
        let (shown, heard, before) = self.seen.with_value(|seen| (seen.shown, seen.heard, seen.scene));
        // With the curtain down nothing is told, and nothing is forgotten.
        let told = if scene == Scene::Curtain { heard } else { story.len() };
        let is_decided = story.iter().skip(heard).any(G::is_decisive);
        if scene == before.unwrap_or(Scene::Over) && told == heard && told == shown {
            return;
        }
        let movements = match (&showing.view, scene) {
            (Some(view), Scene::Table) => G::movements(view, &story, shown),
            _ => Vec::new(),
        };
        self.seen.update_value(|seen| {
            match scene {
                Scene::Table => seen.shown = told,
                Scene::Over => *seen = Seen { shown: told, ..Seen::default() },
                Scene::Curtain | Scene::Stop => {}
            }
            seen.scene = Some(scene);
            seen.heard = told;
        });
        self.show(scene, before, movements, is_decided);
    }

    fn show(self, scene: Scene, before: Option<Scene>, mut movements: Vec<Movement>, is_decided: bool) {
        if scene == Scene::Over && before.is_some_and(|before| before != Scene::Over) {
            self.settings.sound(Sound::End, 0.0);
        } else if is_decided {
            self.settings.sound(Sound::Drum, 0.0);
        }
        let falls = scene == Scene::Curtain && before != Some(Scene::Curtain);
        let parts = scene == Scene::Table && before == Some(Scene::Curtain);
        if falls || parts {
            self.settings.sound(Sound::Cloth, 0.0);
        }
        if scene != Scene::Table {
            self.clear();
        }
        movements.drain(..movements.len().saturating_sub(AT_MOST));
        // The new scene stands in the page by the next frame, and has not been painted before it.
        request_animation_frame(move || {
            let wait = if parts && self.part_cloth().is_some() { PARTING } else { 0 };
            self.set_off(&movements, wait);
            self.seen.update_value(|seen| self.count_up(&mut seen.numbers, scene));
        });
    }

    /// Puts something into the layer of ghosts.
    fn add_ghost(self, class: &str, inside: &str) -> Option<HtmlElement> {
        let ghost = document().create_element("div").ok()?.unchecked_into::<HtmlElement>();
        ghost.set_class_name(class);
        ghost.set_inner_html(inside);
        self.scope.find(".ghosts")?.append_child(&ghost).ok()?;
        Some(ghost)
    }

    /// The cloth parts before somebody who has raised it. It hides nothing any more: what lies behind it is his own.
    fn part_cloth(self) -> Option<HtmlElement> {
        if browser::wants_stillness() { None } else { self.add_ghost("cloth cloth-parting", CLOTH) }
    }

    /// Every movement sets off after a while, one a little after the other.
    fn set_off(self, movements: &[Movement], wait: usize) {
        let is_still = browser::wants_stillness();
        for (number, movement) in movements.iter().enumerate() {
            let delay = wait + number * APART;
            if is_still || self.send_ghost(movement, delay).is_some() {
                self.settings.sound(movement.thing.into(), delay as f64 / 1000.0);
            }
        }
    }

    /// Sends a ghost on its way, if both ends of it are in the page.
    fn send_ghost(self, movement: &Movement, delay: usize) -> Option<()> {
        let (from, to) = (self.element_at(movement.from)?, self.element_at(movement.to)?);
        let (start, end) = (from.get_bounding_client_rect(), to.get_bounding_client_rect());
        let middle = |rect: &DomRect| (rect.x() + rect.width() / 2.0, rect.y() + rect.height() / 2.0);
        let ((from_x, from_y), (x, y)) = (middle(&start), middle(&end));
        // On a narrow screen the board scrolls: what goes on outside its window is not seen.
        let board = self.scope.find(".board")?.get_bounding_client_rect();
        let is_outside = |y: f64| y < board.y() || y > board.y() + board.height();
        if end.height() < 1.0 || is_outside(from_y) || is_outside(y) {
            return None;
        }
        let (class, body) = body_of(movement.thing);
        let ghost = self.add_ghost(class, body)?;
        if movement.thing.ends_face_up() {
            let _ = ghost.last_child()?.append_child(&to.clone_node_with_deep(true).ok()?);
        }
        // Large enough at first to be followed, at last as large as what lies there.
        let grown = (start.height().max(SEEN_WELL) / end.height().max(1.0)).clamp(1.0, 3.0);
        // Whole numbers do: to write fractions would make the download heavier.
        let measures = [
            ("left", x, "px"),
            ("top", y, "px"),
            ("--width", end.width(), "px"),
            ("--height", end.height(), "px"),
            ("--from-x", from_x - x, "px"),
            ("--from-y", from_y - y, "px"),
            ("--grown", grown * 100.0, "%"),
            ("--delay", delay as f64, "ms"),
        ];
        for (name, measure, unit) in measures {
            set_measure(&ghost, name, measure as i32, unit);
        }
        if awaits(movement.to) {
            let _ = to.set_attribute("data-awaits", "");
            set_measure(&to, "--until", (delay + FLIGHT) as i32, "ms");
        }
        Some(())
    }

    /// What lies at a spot: the newest thing there, or else the place itself.
    fn element_at(self, spot: Spot) -> Option<HtmlElement> {
        let seat = |seat: Seat, place: &str, thing: &str| {
            let place = format!("[data-seat=\"{}\"] {place}", seat.number());
            format!("{place}, {place} {thing}")
        };
        let selector = match spot {
            Spot::Deck => "[data-at=deck] .card-back".to_owned(),
            Spot::Prize => "[data-at=prize]".to_owned(),
            Spot::Square => "[data-at=square], [data-at=square] .laborer".to_owned(),
            Spot::Hut => "[data-at=hut], [data-at=hut] .laborer".to_owned(),
            Spot::Pile => "[data-at=pile]".to_owned(),
            Spot::Taken => "[data-at=taken] .card-small".to_owned(),
            // The first child is the card that nobody has seen.
            Spot::Discards(place) => format!("[data-at=discards] > :nth-child({})", place + 2),
            Spot::Hand(holder) => seat(holder, ".place-cards", "> [class^=card]"),
            Spot::Purse(owner) => seat(owner, ".place-coins", ".coin"),
            Spot::Lord(owner) => seat(owner, ".place-lord", "> :first-child"),
            Spot::Stack(owner) => seat(owner, ".stack-fan", ""),
            Spot::InStack(owner, place) => seat(owner, ".stack-fan", &format!("> :nth-child({})", place + 1)),
            Spot::Disk(owner) => seat(owner, ".place-tokens", ".disk"),
            Spot::Token(owner) => seat(owner, ".place-tokens", ".destiny"),
        };
        self.scope.all(&selector).pop()
    }

    /// Numbers that have changed roll from what they were. A table says all there are, anything else only some.
    fn count_up(self, known: &mut Vec<(String, String)>, scene: Scene) {
        let before = std::mem::take(known);
        let rolls = !before.is_empty() && !browser::wants_stillness();
        for element in self.scope.all("[data-count]") {
            let (Some(name), Some(now)) = (element.get_attribute("data-count"), element.text_content()) else {
                continue;
            };
            let was = before.iter().find(|(other, _)| *other == name).map_or("0", |(_, number)| number);
            if rolls && was != now {
                let _ = element.style().set_property("--was", was);
                let _ = element.style().set_property("--now", &now);
                let _ = element.set_attribute("data-counts", "");
            }
            known.push((name, now));
        }
        if scene != Scene::Table {
            known.extend(before);
        }
    }
}

fn set_measure(element: &HtmlElement, name: &str, measure: i32, unit: &str) {
    let _ = element.style().set_property(name, &format!("{measure}{unit}"));
}

/// The classes of a ghost, and what it carries. A face comes from where it lies.
const fn body_of(thing: Thing) -> (&'static str, &'static str) {
    match thing {
        Thing::Back => ("ghost", r#"<span class="ghost-card"><span class="card-back"></span></span>"#),
        Thing::Face => ("ghost", r#"<span class="ghost-card"></span>"#),
        Thing::Turned => ("ghost ghost-turned", r#"<span class="ghost-card"><span class="card-back"></span></span>"#),
        Thing::Coin => ("ghost ghost-drops", r#"<span class="ghost-piece"><span class="coin"></span></span>"#),
        Thing::Disk => ("ghost ghost-drops", r#"<span class="ghost-piece"><span class="disk"></span></span>"#),
        Thing::Laborer => ("ghost ghost-drops", r#"<span class="ghost-piece"><span class="laborer"></span></span>"#),
        Thing::Token => ("ghost ghost-drops", r#"<span class="ghost-piece"><span class="destiny"></span></span>"#),
    }
}

/// Does something new lie there, alone, that is not seen before it arrives?
const fn awaits(spot: Spot) -> bool {
    !matches!(spot, Spot::Pile | Spot::Purse(_) | Spot::Stack(_) | Spot::InStack(..) | Spot::Disk(_))
}
