//! Windows over the page, in the browser's own dialog: it traps the focus, and Escape closes it.

use leptos::{html, prelude::*};

use super::scope::{QUESTION, use_scope};
use crate::app::follow::follow;
use crate::app::words::{Locale, words};

/// A window, while it is open. What is in it exists only then.
#[component]
pub fn Window(
    /// In which language.
    locale: Locale,
    /// What it is called.
    #[prop(into)]
    title: Signal<String>,
    /// Is it open?
    is_open: RwSignal<bool>,
    /// What is in it.
    children: ChildrenFn,
) -> impl IntoView {
    let scope = use_scope();
    let window = NodeRef::<html::Dialog>::new();
    follow(move || {
        if let Some(window) = window.get()
            && is_open.get()
        {
            let _ = window.show_modal();
        }
    });
    // The browser leads back to where the focus was, and says that it is closed.
    let close = move || match window.get_untracked() {
        Some(window) => window.close(),
        None => is_open.set(false),
    };
    let closed = move |_| {
        is_open.set(false);
        // What opened it may be gone: the table has changed meanwhile.
        request_animation_frame(move || {
            if !scope.has(":focus") {
                scope.focus(QUESTION);
            }
        });
    };
    let content = StoredValue::new(children);
    view! {
        <Show when=move || is_open.get()>
            <dialog node_ref=window class="window" aria-labelledby=scope.id("window") on:close=closed>
                <div class="window-bar">
                    <h2 id=scope.id("window")>{move || title.get()}</h2>
                    <button type="button" class="quiet" data-testid="close" on:click=move |_| close()>
                        {words!(locale, table.close)}
                    </button>
                </div>
                <div class="window-content" tabindex="0">
                    {content.with_value(|children| children())}
                </div>
            </dialog>
        </Show>
    }
}
