//! The curtain: who takes the device, and what everybody knows he is asked. Nothing else is in the page.

use gloo::timers::callback::Timeout;
use leptos::{ev, html, prelude::*};

use super::bar::desk_door;
use super::scope::{Question, use_scope};
use super::settings::use_settings;
use super::{GameUi, MonPicture, Play};
use crate::app::follow::follow;
use crate::app::words::{Locale, words};
use crate::table::{Pin, Player, What};

/// How long a hold has to last, in milliseconds.
const HOLD: u32 = 600;

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
    let name = StoredValue::new(player.name.clone());
    let button = move |testid, label: String, what: What<G>| {
        view! {
            <button type="button" class="quiet" data-testid=testid on:click=move |_| play.act(what.clone())>
                {label}
            </button>
        }
    };
    let can_undo = play.slice(|showing, _| showing.can_undo);
    let desk = desk_door(play);
    let back = is_look.then(|| button("back", words!(locale, curtain.back).to_owned(), What::DropCurtain));
    view! {
        <section class="at-curtain" data-testid="curtain">
            <div class="cloth" aria-hidden="true" inner_html=CLOTH></div>
            <div class="at-curtain-mon">
                <MonPicture mon=player.mon />
            </div>
            <div class="at-curtain-words">
                <p class="tag">{words!(locale, curtain.pass_to)}</p>
                <Question label=words!(locale, guide.device, name = player.name.clone())>{player.name.clone()}</Question>
                <p class="lead" data-testid="reason">
                    {reason}
                </p>
                {move || match is_typing.get() {
                    true => view! { <PinForm locale name=name.get_value() raise /> }.into_any(),
                    false => view! { <RaiseButton locale raise=try_to_raise /> }.into_any(),
                }}
                <p class="at-curtain-others">
                    {back}
                    {move || {
                        can_undo.get().then(|| button("undo", words!(locale, table.undo).to_owned(), What::Undo))
                    }} {move || desk.get().map(|desk| button("desk", desk.label(locale), What::OpenDesk))}
                </p>
            </div>
        </section>
    }
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
    let timer = StoredValue::new_local(None::<Timeout>);
    // A timer that is dropped never runs.
    let stop = move || {
        let _ = holding.try_set(false);
        timer.try_set_value(None);
    };
    let start = move || {
        if !holding.get_untracked() && !tap_is_enough.get_untracked() {
            holding.set(true);
            timer.set_value(Some(Timeout::new(HOLD, raise)));
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
