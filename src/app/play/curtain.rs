//! The curtain: who takes the device, and what everybody knows he is asked. Nothing else is in the page.

use gloo::timers::callback::Timeout;
use leptos::{ev, html, prelude::*};

use super::bar::{draw_beside, tapped};
use super::scope::use_scope;
use super::settings::use_settings;
use super::{GameUi, Play};
use crate::app::follow::follow;
use crate::app::markup::Markup;
use crate::app::patch::patched;
use crate::app::words::{Locale, words};
use crate::table::{Pin, Player, What};

/// How long a hold has to last, in milliseconds.
const HOLD: u32 = 600;

/// Something held by hand or key, done once it has been held long enough.
#[derive(Clone, Copy, Debug)]
pub struct Hold(StoredValue<Option<Timeout>, LocalStorage>);

impl Hold {
    /// Nothing is held.
    #[must_use]
    pub fn at_rest() -> Self {
        Self(StoredValue::new_local(None))
    }

    /// From now on it is.
    pub fn start(self, then: impl FnOnce() + 'static) {
        self.0.set_value(Some(Timeout::new(HOLD, then)));
    }

    /// No more: a timer that is dropped never runs.
    pub fn stop(self) {
        self.0.try_set_value(None);
    }
}

/// The cloth, in four panels: it hangs over the door, or parts before somebody who enters.
pub const CLOTH: &str = concat!(
    r#"<span class="cloth-pole"></span><div class="cloth-panels"><span class="cloth-panel"></span>"#,
    r#"<span class="cloth-panel"></span><span class="cloth-panel"></span><span class="cloth-panel"></span></div>"#,
);

/// The curtain is down.
#[component]
pub fn CurtainScreen<G: GameUi>(
    /// What is shown, and how to do something.
    play: Play<G>,
    /// Who is to take the device.
    player: Player,
    /// What everybody knows he is asked.
    reason: String,
    /// Who has looked and who has still to, in a round of looks.
    round: Option<Markup>,
    /// Has he to type a PIN?
    asks_pin: bool,
    /// Does he only want a look, so that he can go back to the table?
    is_look: bool,
) -> impl IntoView {
    let locale = play.locale;
    let is_typing = RwSignal::new(false);
    let raise = Callback::new(move |pin| play.dispatch.run(What::RaiseCurtain { pin }).is_ok());
    let try_to_raise = move || match asks_pin {
        true => is_typing.set(true),
        false => drop(raise.run(None)),
    };
    let mon = Markup::of(|markup| player.mon.draw(markup)).into_html();
    let words = draw_words(locale, &player.name, &reason, round.as_ref()).into_html();
    let name = StoredValue::new(player.name);
    let beside = Signal::derive(move || draw_beside(&play.now(), locale, is_look));
    view! {
        <section class="at-curtain" data-testid="curtain">
            <div class="cloth" aria-hidden="true" inner_html=CLOTH></div>
            <div class="at-curtain-mon" inner_html=mon></div>
            <div class="at-curtain-words">
                <div class="at-curtain-told" inner_html=words></div>
                {move || match is_typing.get() {
                    true => view! { <PinForm locale name=name.get_value() raise /> }.into_any(),
                    false => view! { <RaiseButton locale raise=try_to_raise /> }.into_any(),
                }}
                {(is_look && play.once().round.is_none()).then(|| view! { <p class="hint">{words!(locale, curtain.hold_card)}</p> })}
                <p
                    class="at-curtain-others"
                    node_ref=patched(beside)
                    on:click=move |event| drop(tapped(play, &event))
                ></p>
            </div>
        </section>
    }
}

/// Who is to take the device, and why.
fn draw_words(locale: Locale, name: &str, reason: &str, round: Option<&Markup>) -> Markup {
    Markup::of(|markup| {
        markup.line("p", "tag", words!(locale, curtain.pass_to));
        let heading = markup.open("h1").attr("data-question", "").attr("tabindex", "-1");
        heading.attr("aria-label", &words!(locale, guide.device, name = name)).text(name);
        markup.open("p").class("lead").attr("data-testid", "reason").text(reason);
        if let Some(round) = round {
            markup.add(round);
        }
    })
}

/// Raises the curtain when it has been held long enough, by finger, mouse or key; at a tap, where that is enough.
#[component]
fn RaiseButton(
    /// In which language.
    locale: Locale,
    /// What to do then.
    raise: impl Fn() + Copy + Send + Sync + 'static,
) -> impl IntoView {
    let tap_is_enough = use_settings().tap_is_enough;
    let holding = RwSignal::new(false);
    let hold = Hold::at_rest();
    let stop = move || {
        let _ = holding.try_set(false);
        hold.stop();
    };
    let start = move || {
        if !holding.get_untracked() && !tap_is_enough.get_untracked() {
            holding.set(true);
            hold.start(raise);
        }
    };
    let is_key = |event: &ev::KeyboardEvent| matches!(event.key().as_str(), " " | "Enter");
    // A press that was not begun here by hand or key comes from an assistive tool: it cannot hold.
    let begun = StoredValue::new(false);
    let press = move || {
        begun.set_value(true);
        start();
    };
    let click = move |_| {
        let by_tool = !begun.get_value();
        begun.set_value(false);
        if tap_is_enough.get_untracked() || by_tool {
            raise();
        }
    };
    view! {
        <button
            type="button"
            class="action hold"
            class:holding=holding
            data-testid="raise"
            on:pointerdown=move |_| press()
            on:pointerup=move |_| stop()
            on:pointerleave=move |_| stop()
            on:pointercancel=move |_| stop()
            on:contextmenu=move |event| event.prevent_default()
            on:keydown=move |event| {
                if is_key(&event) && !tap_is_enough.get_untracked() {
                    event.prevent_default();
                    press();
                }
            }
            on:keyup=move |event| {
                if is_key(&event) && !tap_is_enough.get_untracked() {
                    event.prevent_default();
                    begun.set_value(false);
                    stop();
                }
            }
            on:click=click
        >
            {move || {
                if tap_is_enough.get() { words!(locale, curtain.tap) } else { words!(locale, curtain.hold) }
            }}
        </button>
        <p class="hint">
            {move || {
                if tap_is_enough.get() {
                    words!(locale, curtain.hint_tap)
                } else {
                    words!(locale, curtain.hint)
                }
            }}
        </p>
    }
}

/// Asks for the PIN, and raises the curtain when it is right. Which one is right, only the host knows.
#[component]
fn PinForm(
    /// In which language.
    locale: Locale,
    /// Whose it is.
    name: String,
    /// Raises the curtain with what was typed; says whether it rose.
    raise: Callback<Option<String>, bool>,
) -> impl IntoView {
    let scope = use_scope();
    let is_wrong = RwSignal::new(false);
    let field = NodeRef::<html::Input>::new();
    follow(move || {
        if let Some(field) = field.get() {
            request_animation_frame(move || drop(field.focus()));
        }
    });
    let enter = move |event: ev::Event| {
        let text = event_target_value(&event);
        if text.len() >= Pin::DIGITS && !raise.run(Some(text)) {
            is_wrong.set(true);
            if let Some(field) = field.get_untracked() {
                field.set_value("");
            }
        }
    };
    let wrong = words!(locale, curtain.pin_wrong, name = name.clone());
    view! {
        <label class="field pin">
            <span>{words!(locale, curtain.pin, name = name)}</span>
            <input
                class="input"
                type="password"
                inputmode="numeric"
                autocomplete="off"
                maxlength=Pin::DIGITS.to_string()
                data-testid="pin"
                node_ref=field
                aria-invalid=move || is_wrong.get().then_some("true")
                aria-describedby=scope.id("pin-wrong")
                on:input=enter
            />
        </label>
        <p id=scope.id("pin-wrong") class="wrong" role="alert">
            {move || is_wrong.get().then(|| wrong.clone())}
        </p>
    }
}
