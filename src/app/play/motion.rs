//! Things travel over the table: ghosts of what lies there, drawn above it for a moment, by the style sheets.
//!
//! Rule of the module: a ghost shows a back, or a copy of the very element at which its way ends. Nothing waits for it:
//! the table below is complete and answers at once, and any tap or key ends all motion.

use std::cell::RefCell;

use leptos::prelude::*;
use leptos::web_sys::{DomRect, Element, Event, HtmlElement, KeyboardEvent, wasm_bindgen::JsCast};

use super::Session;
use super::curtain::CLOTH;
use super::settings::{Settings, use_settings};
use super::sound::Sound;
use crate::app::browser;
use crate::game::Seat;
use crate::table::model::motion::{Movement, Spot, Thing};
use crate::table::{Happened, Playable, Screen, Stage};

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
struct Seen {
    /// How much of the public story has been shown on a table.
    shown: usize,
    /// How much of it has been heard.
    heard: usize,
    /// The scene before this one.
    scene: Scene,
    /// The numbers on the table, each with its name.
    numbers: Vec<(String, String)>,
}

impl Seen {
    const NOTHING: Self = Self { shown: 0, heard: 0, scene: Scene::Over, numbers: Vec::new() };
}

thread_local! {
    /// It outlives the pages, so that nothing moves twice.
    static SEEN: RefCell<Seen> = const { RefCell::new(Seen::NOTHING) };
}

/// What kind of thing the page shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Scene {
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
    const fn of<G: Playable>(stage: &Stage<G>) -> Self {
        match stage {
            Stage::Screen(Screen::Curtain { .. }) => Self::Curtain,
            Stage::Screen(_) => Self::Table,
            Stage::Stop(_) => Self::Stop,
            Stage::Over => Self::Over,
        }
    }
}

/// Another game begins: nobody has seen anything of it.
pub fn forget_motion() {
    SEEN.with_borrow_mut(|seen| *seen = Seen::NOTHING);
}

/// Lets things travel and sound as the stage changes, and ends all motion at a tap or a key.
pub fn follow_motion<G: Playable>(session: Session<G>, stage: Memo<Option<Stage<G>>>) {
    let settings = use_settings();
    Effect::new(move || {
        let Some(scene) = stage.with(|stage| stage.as_ref().map(Scene::of)) else { return };
        let (shown, heard) = SEEN.with_borrow(|seen| (seen.shown, seen.heard));
        if let Some(happened) = session.read(|sitting| sitting.happened(shown, heard)) {
            show(settings, scene, happened);
        }
    });
    for (name, listen) in [("pointerdown", finish as fn(Event)), ("keydown", finish), ("animationend", lay)] {
        let listener = window_event_listener_untyped(name, listen);
        on_cleanup(move || listener.remove());
    }
    on_cleanup(clear);
}

/// Everything arrives at once. The tap or key goes on to whatever it is meant for.
fn finish(event: Event) {
    // Whoever holds the curtain sees for how long, and what lies behind it: the key is still down then.
    let is_held = event.dyn_ref::<KeyboardEvent>().is_some_and(KeyboardEvent::repeat);
    if !is_held && !browser::exists(".at-curtain") {
        browser::finish_animations();
    }
}

/// A ghost that has arrived is gone.
fn lay(event: Event) {
    let ended = event.target().map(JsCast::unchecked_into::<Element>);
    ended.filter(|ended| ended.matches(".ghosts > *").unwrap_or_default()).iter().for_each(Element::remove);
}

/// Nothing travels any more.
fn clear() {
    browser::all(".ghosts > *").iter().for_each(|ghost| ghost.remove());
}

/// A new scene: what all have been told since the last table moves, where there is a table again.
fn show(settings: Settings, scene: Scene, happened: Happened) {
    let Happened { told, mut movements, is_decided } = happened;
    let before = SEEN.with_borrow_mut(|seen| {
        let before = seen.scene;
        match scene {
            Scene::Table => seen.shown = told,
            Scene::Over => *seen = Seen::NOTHING,
            Scene::Curtain | Scene::Stop => {}
        }
        seen.scene = scene;
        seen.heard = told;
        before
    });
    if scene == Scene::Over && before != Scene::Over {
        settings.sound(Sound::End, 0.0);
    } else if is_decided {
        settings.sound(Sound::Drum, 0.0);
    }
    let falls = scene == Scene::Curtain && before != Scene::Curtain;
    let parts = scene == Scene::Table && before == Scene::Curtain;
    if falls || parts {
        settings.sound(Sound::Cloth, 0.0);
    }
    if scene != Scene::Table {
        clear();
        movements.clear();
    }
    movements.drain(..movements.len().saturating_sub(AT_MOST));
    // The new scene stands in the page by the next frame, and has not been painted before it.
    request_animation_frame(move || {
        let wait = if parts && part_cloth().is_some() { PARTING } else { 0 };
        set_off(settings, &movements, wait);
        SEEN.with_borrow_mut(|seen| count_up(&mut seen.numbers, scene));
    });
}

/// Puts something into the layer of ghosts.
fn add_ghost(class: &str, inside: &str) -> Option<HtmlElement> {
    let ghost = document().create_element("div").ok()?.unchecked_into::<HtmlElement>();
    ghost.set_class_name(class);
    ghost.set_inner_html(inside);
    document().get_element_by_id("ghosts")?.append_child(&ghost).ok()?;
    Some(ghost)
}

/// The cloth parts before somebody who has raised it. It hides nothing any more: what lies behind it is his own.
fn part_cloth() -> Option<HtmlElement> {
    if browser::wants_stillness() { None } else { add_ghost("cloth cloth-parting", CLOTH) }
}

/// Every movement sets off after a while, one a little after the other.
fn set_off(settings: Settings, movements: &[Movement], wait: usize) {
    let is_still = browser::wants_stillness();
    for (number, movement) in movements.iter().enumerate() {
        let delay = wait + number * APART;
        if is_still || send_ghost(movement, delay).is_some() {
            settings.sound(movement.thing.into(), delay as f64 / 1000.0);
        }
    }
}

/// Sends a ghost on its way, if both ends of it are in the page.
fn send_ghost(movement: &Movement, delay: usize) -> Option<()> {
    let (from, to) = (element_at(movement.from)?, element_at(movement.to)?);
    let (start, end) = (from.get_bounding_client_rect(), to.get_bounding_client_rect());
    let middle = |rect: &DomRect| (rect.x() + rect.width() / 2.0, rect.y() + rect.height() / 2.0);
    let ((from_x, from_y), (x, y)) = (middle(&start), middle(&end));
    // On a narrow screen the board scrolls: what goes on outside its window is not seen.
    let board = document().query_selector(".board").ok()??.get_bounding_client_rect();
    let is_outside = |y: f64| y < board.y() || y > board.y() + board.height();
    if end.height() < 1.0 || is_outside(from_y) || is_outside(y) {
        return None;
    }
    let (class, body) = body_of(movement.thing);
    let ghost = add_ghost(class, body)?;
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

/// What lies at a spot: the newest thing there, or else the place itself.
fn element_at(spot: Spot) -> Option<HtmlElement> {
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
    browser::all(&selector).pop()
}

/// Numbers that have changed roll from what they were. A table says all there are, anything else only some.
fn count_up(known: &mut Vec<(String, String)>, scene: Scene) {
    let before = std::mem::take(known);
    let rolls = !before.is_empty() && !browser::wants_stillness();
    for element in browser::all("[data-count]") {
        let (Some(name), Some(now)) = (element.get_attribute("data-count"), element.text_content()) else { continue };
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
