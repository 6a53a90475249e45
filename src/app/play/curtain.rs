//! The curtain: who takes the device, and what everybody knows he is asked. Nothing else is in the page.

use std::time::Duration;

use leptos::{ev, html, prelude::*};

use super::MonPicture;
use super::page::DeskDoor;
use super::settings::use_settings;
use crate::app::browser;
use crate::app::words::{Locale, words};
use crate::table::{Pin, Player};

/// How long a hold has to last.
const HOLD: Duration = Duration::from_millis(600);

/// The cloth, in four panels: it hangs over the door, or parts before somebody who enters.
pub const CLOTH: &str = concat!(
    r#"<span class="cloth-pole"></span><div class="cloth-panels"><span class="cloth-panel"></span>"#,
    r#"<span class="cloth-panel"></span><span class="cloth-panel"></span><span class="cloth-panel"></span></div>"#,
);

/// The curtain is down.
#[component]
pub fn CurtainScreen(
    /// In which language.
    locale: Locale,
    /// Who is to take the device.
    player: Player,
    /// What he has to type before it rises, if anything.
    pin: Option<Pin>,
    /// What everybody knows he is asked.
    reason: String,
    /// Raises the curtain.
    raise: Callback<()>,
    /// Takes back the last answer, if that can be.
    undo: Option<Callback<()>>,
    /// Back to the table, for one who only wanted a look.
    back: Option<Callback<()>>,
    /// The way to the deal desk, where there is one.
    #[prop(optional_no_strip)]
    desk: Option<DeskDoor>,
) -> impl IntoView {
    let asks_pin = RwSignal::new(false);
    let try_to_raise = move || match pin {
        Some(_) => asks_pin.set(true),
        None => raise.run(()),
    };
    let name = StoredValue::new(player.name.clone());
    let button = |testid, label: String, run: Callback<()>| {
        view! {
            <button type="button" class="quiet" data-testid=testid on:click=move |_| run.run(())>
                {label}
            </button>
        }
    };
    view! {
        <section class="at-curtain" data-testid="curtain">
            <div class="cloth" aria-hidden="true" inner_html=CLOTH></div>
            <div class="at-curtain-mon">
                <MonPicture mon=player.mon />
            </div>
            <div class="at-curtain-words">
                <p class="tag">{words!(locale, curtain.pass_to)}</p>
                <h1
                    id="question"
                    tabindex="-1"
                    aria-label=words!(locale, guide.device, name = player.name.clone())
                >
                    {player.name.clone()}
                </h1>
                <p class="lead" data-testid="reason">
                    {reason}
                </p>
                {move || match (asks_pin.get(), pin) {
                    (true, Some(pin)) => view! { <PinForm locale pin name=name.get_value() raise /> }.into_any(),
                    _ => view! { <RaiseButton locale raise=try_to_raise /> }.into_any(),
                }}
                <p class="at-curtain-others">
                    {back.map(|back| button("back", words!(locale, curtain.back).to_owned(), back))}
                    {undo.map(|undo| button("undo", words!(locale, board.undo).to_owned(), undo))}
                    {desk.map(|desk| button("desk", desk.label(locale), desk.open))}
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
    let timer = StoredValue::new(None::<TimeoutHandle>);
    let stop = move || {
        holding.set(false);
        if let Some(timer) = timer.try_update_value(Option::take).flatten() {
            timer.clear();
        }
    };
    let start = move || {
        if !holding.get_untracked() && !tap_is_enough.get_untracked() {
            holding.set(true);
            timer.set_value(set_timeout_with_handle(raise, HOLD).ok());
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
    on_cleanup(stop);
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

/// Asks for the PIN, and raises the curtain when it is right.
#[component]
fn PinForm(
    /// In which language.
    locale: Locale,
    /// The right one.
    pin: Pin,
    /// Whose it is.
    name: String,
    /// Raises the curtain.
    raise: Callback<()>,
) -> impl IntoView {
    let is_wrong = RwSignal::new(false);
    let field = NodeRef::<html::Input>::new();
    Effect::new(move || {
        if field.get().is_some() {
            request_animation_frame(|| browser::focus("#pin"));
        }
    });
    let enter = move |event: ev::Event| {
        let text = event_target_value(&event);
        if text.len() < Pin::DIGITS {
            return;
        }
        if Pin::from_text(&text) == Some(pin) {
            raise.run(());
        } else {
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
                id="pin"
                class="input"
                type="password"
                inputmode="numeric"
                autocomplete="off"
                maxlength=Pin::DIGITS.to_string()
                node_ref=field
                aria-invalid=move || is_wrong.get().then_some("true")
                aria-describedby="pin-wrong"
                on:input=enter
            />
        </label>
        <p id="pin-wrong" class="wrong" role="alert">
            {move || is_wrong.get().then(|| wrong.clone())}
        </p>
    }
}
