//! The table seen from above: everybody's place around it, and what lies in the middle. Places live through a game; only
//! what has changed at them is drawn.

use leptos::web_sys::{Element, MouseEvent, PointerEvent, wasm_bindgen::JsCast};
use leptos::{html, prelude::*};

use super::curtain::Hold;
use super::naming::{Marks, use_naming};
use super::scope::use_scope;
use super::shown::CONTROL;
use super::{GameUi, Play};
use crate::app::browser;
use crate::app::follow::follow;
use crate::app::patch::Pieces;
use crate::app::words::words;
use crate::game::Seat;
use crate::table::What;

/// The table.
#[component]
pub fn Board<G: GameUi>(
    /// What is shown, and how to do something.
    play: Play<G>,
) -> impl IntoView {
    let locale = play.locale;
    let class = play.slice(|showing, _| showing.view.as_ref().map(G::board_class).unwrap_or_default());
    let ring = NodeRef::<html::Ul>::new();
    let (naming, scope) = (use_naming(), use_scope());
    let mut places = Pieces::default();
    follow(move || {
        let (Some(ring), showing) = (ring.get(), play.now()) else { return };
        if let Some(view) = &showing.view {
            places.put_into(&ring, G::places(&G::voice(locale, &showing), &showing, view));
        }
        // Another's place may stand where one was marked.
        mark(&ring, &naming.marks.get_untracked());
        // The others have drawn their cards by then.
        request_animation_frame(move || {
            if let Some(button) = scope.find(".look-through") {
                button.set_hidden(!scope.has("[data-card]"));
            }
        });
    });
    follow(move || {
        if let (Some(ring), marks) = (ring.get(), naming.marks.get()) {
            mark(&ring, &marks);
        }
    });
    // Whatever lies at the place of somebody who could be named stands for him, under a finger; keys press what they are on.
    let named = move |event: &MouseEvent| {
        let target: Element = event.target()?.dyn_into().ok()?;
        let is_on_control = target.closest(CONTROL).ok()?.is_some();
        let seat = seat_of(&target.closest("[data-seat]").ok()??).filter(|&seat| naming.is_open(seat))?;
        (!is_on_control || (naming.takes_controls() && event.detail() > 0)).then_some(seat)
    };
    let tap = move |event: MouseEvent| {
        if let Some(seat) = named(&event) {
            // Whoever names a player asks for no help on his cards.
            event.stop_propagation();
            let _ = naming.tap(seat);
        } else if let Some(seat) = looked_at(&event) {
            play.act(What::Look(seat));
        }
    };
    // A tap asks for the curtain; whoever holds his card as he would hold the curtain has raised it.
    let hold = Hold::at_rest();
    let press = move |event: PointerEvent| {
        if let Some(seat) = looked_at(&event).filter(|_| named(&event).is_none()) {
            hold.start(move || {
                play.act(What::Look(seat));
                play.act(What::RaiseCurtain { pin: None });
            });
        }
    };
    let no_menu = move |event: MouseEvent| {
        if looked_at(&event).is_some() {
            event.prevent_default();
        }
    };
    // The focus stays at the question, and no place moves from under a finger because it comes to the board.
    let touch = move |event: MouseEvent| {
        if named(&event).is_some() || looked_at(&event).is_some() {
            event.prevent_default();
        }
    };
    // On a narrow screen it scrolls, for the keyboard too.
    let tabindex = (!browser::is_wide()).then_some("0");
    view! {
        <section
            class=move || class.get()
            tabindex=tabindex
            aria-label=words!(locale, table.title)
            on:click=tap
            on:mousedown=touch
            on:pointerdown=press
            on:pointerup=move |_| hold.stop()
            on:pointerout=move |_| hold.stop()
            on:pointercancel=move |_| hold.stop()
            on:contextmenu=no_menu
        >
            // One stop of the keyboard for all the open cards: from there the arrows lead from one to the next.
            <button type="button" class="quiet look-through" data-about="" data-testid="look-through">
                {words!(locale, guide.cards)}
            </button>
            <ul class="ring" aria-label=words!(locale, table.seats) node_ref=ring></ul>
            {G::centre(play)}
        </section>
    }
}

/// Shows at every place whether whoever sits there could be named.
fn mark(ring: &Element, marks: &Marks) {
    let seated = ring.children();
    for place in (0..seated.length()).filter_map(|place| seated.item(place)) {
        let _ = match seat_of(&place).and_then(|seat| marks[seat]) {
            Some(mark) => place.set_attribute("data-naming", mark.word()),
            None => place.remove_attribute("data-naming"),
        };
    }
}

/// Whose own card is asked for.
fn looked_at(event: &MouseEvent) -> Option<Seat> {
    seat_from(&browser::closest_attribute(event, "data-look")?)
}

fn seat_of(place: &Element) -> Option<Seat> {
    seat_from(&place.get_attribute("data-seat")?)
}

fn seat_from(number: &str) -> Option<Seat> {
    Seat::try_from(number.parse::<u8>().ok()?).ok()
}
