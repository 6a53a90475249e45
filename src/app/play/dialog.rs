//! A window over the page, in the browser's own dialog: it traps the focus, and Escape closes it.

use leptos::{ev, html, prelude::*};

use crate::app::words::{Locale, words};

/// A button that opens a window. What is in it exists only while it is open.
#[component]
pub fn DialogButton(
    /// In which language.
    locale: Locale,
    /// What the button and the window are called.
    #[prop(into)]
    title: String,
    /// What the button shows; its title, if nothing.
    #[prop(optional)]
    sign: Option<&'static str>,
    /// A key that opens it from anywhere on the page.
    #[prop(optional)]
    key: Option<&'static str>,
    /// What the tests know the button by.
    testid: &'static str,
    /// The class of the button.
    #[prop(default = "quiet")]
    class: &'static str,
    /// What is in the window.
    children: ChildrenFn,
) -> impl IntoView {
    let is_open = RwSignal::new(false);
    let window = NodeRef::<html::Dialog>::new();
    Effect::new(move || {
        if let Some(window) = window.get()
            && is_open.get()
        {
            let _ = window.show_modal();
        }
    });
    if let Some(key) = key {
        let listener = window_event_listener(ev::keydown, move |event| {
            if event.key() == key {
                is_open.set(true);
            }
        });
        on_cleanup(move || listener.remove());
    }
    let label = title.clone();
    let content = StoredValue::new(children);
    let heading = StoredValue::new(title.clone());
    view! {
        <button
            type="button"
            class=class
            data-testid=testid
            aria-label=sign.map(|_| label)
            title=sign.map(|_| title.clone())
            aria-haspopup="dialog"
            on:click=move |_| is_open.set(true)
        >
            {sign.map_or_else(|| title.clone(), str::to_owned)}
        </button>
        <Show when=move || is_open.get()>
            <dialog node_ref=window class="window" aria-labelledby="window-title" on:close=move |_| is_open.set(false)>
                <div class="window-bar">
                    <h2 id="window-title">{heading.get_value()}</h2>
                    <button type="button" class="quiet" data-testid="close" on:click=move |_| is_open.set(false)>
                        {words!(locale, board.close)}
                    </button>
                </div>
                <div class="window-content" tabindex="0">
                    {content.with_value(|children| children())}
                </div>
            </dialog>
        </Show>
    }
}
