//! Things travel over the table: ghosts of what lies there, drawn above it for a moment, by the style sheets.
//!
//! Rule of the module: a ghost shows a back, or a copy of the very element at which its way ends. Nothing waits for it:
//! the table below is complete and answers at once, and any tap or key ends all motion.

use leptos::web_sys::{Element, HtmlElement, wasm_bindgen::JsCast};
use leptos::{ev, prelude::*};

use super::Session;
use super::settings::{Settings, use_settings};
use super::sound::Sound;
use crate::app::browser;
use crate::game::Seat;
use crate::table::model::motion::{Cue, Movement, Spot, Thing};
use crate::table::{Playable, Screen, Stage};

/// How many things travel at most; of a longer story the last ones do.
const AT_MOST: usize = 16;
/// How long one travels, in milliseconds; the style sheet says the same.
const FLIGHT: usize = 400;
/// How long after the one before it each sets off.
const APART: usize = 70;

/// What people have seen move so far. It outlives the pages, so that nothing moves twice.
#[derive(Clone, Debug, Default)]
struct Seen {
    /// How much of the public story has been shown on a table.
    shown: usize,
    /// How much of it has been heard.
    heard: usize,
    /// The scene before this one.
    scene: Option<Scene>,
    /// The numbers on the table, each with its name.
    numbers: Vec<(String, u32)>,
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

/// Remembers what has been seen in the context of the app.
pub fn provide_motion() {
    provide_context(StoredValue::new(Seen::default()));
}

/// Where ghosts travel: above the table, out of everybody's way.
#[component]
pub fn GhostLayer() -> impl IntoView {
    let lay = move |event: ev::AnimationEvent| {
        let ghost = event.target().and_then(|target| target.dyn_into::<Element>().ok()?.closest(".ghost").ok()?);
        ghost.iter().for_each(Element::remove);
    };
    view! { <div class="ghosts" data-testid="ghosts" aria-hidden="true" on:animationend=lay></div> }
}

/// Lets things travel and sound as the stage changes, and ends all motion at a tap or a key.
pub fn follow_motion<G: Playable>(session: Session<G>, stage: Memo<Option<Stage<G>>>) {
    let seen = expect_context::<StoredValue<Seen>>();
    let settings = use_settings();
    Effect::new(move || {
        let Some(scene) = stage.with(|stage| stage.as_ref().map(Scene::of)) else { return };
        let (shown, heard) = seen.with_value(|seen| (seen.shown, seen.heard));
        let told = session.read(|sitting| {
            let told = sitting.public_story().len();
            (told, sitting.movements(shown), sitting.cues(heard))
        });
        if let Some((told, movements, cues)) = told {
            show(seen, settings, scene, told, movements, &cues);
        }
    });
    let pointer = window_event_listener(ev::pointerdown, |_| browser::finish_animations());
    let keys = window_event_listener(ev::keydown, |_| browser::finish_animations());
    on_cleanup(move || {
        pointer.remove();
        keys.remove();
    });
}

/// A new scene: what has become known since the last one is heard, and seen to move where a table is there.
fn show(
    seen: StoredValue<Seen>,
    settings: Settings,
    scene: Scene,
    told: usize,
    movements: Vec<Movement>,
    cues: &[Cue],
) {
    cues.iter().take(1).for_each(|&cue| settings.sound(cue.into(), 0.0));
    let before = seen.with_value(|seen| seen.scene);
    if before != Some(scene) && (scene == Scene::Curtain || before == Some(Scene::Curtain)) {
        settings.sound(Sound::Cloth, 0.0);
    }
    seen.update_value(|seen| {
        seen.scene = Some(scene);
        seen.heard = told;
        match scene {
            Scene::Table => seen.shown = told,
            Scene::Over => *seen = Seen::default(),
            Scene::Curtain | Scene::Stop => {}
        }
    });
    if scene == Scene::Curtain {
        browser::all(".ghost").iter().for_each(|ghost| ghost.remove());
        return;
    }
    let movements = if scene == Scene::Table { movements } else { Vec::new() };
    let dropped = movements.len().saturating_sub(AT_MOST);
    // The new scene stands in the page by the next frame, and has not been painted before it.
    request_animation_frame(move || {
        set_off(settings, &movements[dropped..]);
        seen.update_value(|seen| count_up(&mut seen.numbers, scene));
    });
}

/// Every movement sets off, one a little after the other.
fn set_off(settings: Settings, movements: &[Movement]) {
    let is_still = browser::wants_stillness();
    for (number, movement) in movements.iter().enumerate() {
        let delay = number * APART;
        if is_still || send_ghost(movement, delay).is_some() {
            settings.sound(movement.thing.into(), delay as f64 / 1000.0);
        }
    }
}

/// Sends a ghost on its way, if both ends of it are in the page.
fn send_ghost(movement: &Movement, delay: usize) -> Option<()> {
    let (from, to) = (element_at(movement.from)?, element_at(movement.to)?);
    let (start, end) = (from.get_bounding_client_rect(), to.get_bounding_client_rect());
    let middle = |at: f64, length: f64| at + length / 2.0;
    let (x, y) = (middle(end.x(), end.width()), middle(end.y(), end.height()));
    let ghost = document().create_element("span").ok()?.dyn_into::<HtmlElement>().ok()?;
    let (class, body) = body_of(movement.thing);
    ghost.set_class_name(class);
    ghost.set_inner_html(body);
    if movement.thing.ends_face_up() {
        let face = to.clone_node_with_deep(true).ok()?.dyn_into::<Element>().ok()?;
        let _ = face.class_list().remove_1("awaits");
        let _ = ghost.first_element_child()?.append_child(&face);
    }
    let style = ghost.style();
    let pixels = [
        ("left", x),
        ("top", y),
        ("--width", end.width()),
        ("--height", end.height()),
        ("--from-x", middle(start.x(), start.width()) - x),
        ("--from-y", middle(start.y(), start.height()) - y),
    ];
    for (name, length) in pixels {
        let _ = style.set_property(name, &format!("{length:.0}px"));
    }
    let _ = style.set_property("--delay", &format!("{delay}ms"));
    let _ = document().query_selector(".ghosts").ok()??.append_child(&ghost);
    if awaits(movement.to) {
        let _ = to.class_list().add_1("awaits");
        let _ = to.style().set_property("--until", &format!("{}ms", delay + FLIGHT));
    }
    Some(())
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
        Spot::Taken => "[data-at=taken] > :first-child".to_owned(),
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
fn count_up(known: &mut Vec<(String, u32)>, scene: Scene) {
    let before = known.clone();
    if scene == Scene::Table {
        known.clear();
    }
    for element in browser::all("[data-count]") {
        let (Some(name), Some(now)) = (element.get_attribute("data-count"), number_in(&element)) else { continue };
        let was = before.iter().find(|(other, _)| *other == name).map_or(0, |(_, number)| *number);
        if was != now && !before.is_empty() && !browser::wants_stillness() {
            let _ = element.style().set_property("--was", &was.to_string());
            let _ = element.style().set_property("--now", &now.to_string());
            let _ = element.class_list().add_1("counts");
        }
        known.retain(|(other, _)| *other != name);
        known.push((name, now));
    }
}

fn number_in(element: &HtmlElement) -> Option<u32> {
    element.text_content()?.parse().ok()
}
