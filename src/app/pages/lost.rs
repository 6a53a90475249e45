//! An address that leads nowhere, and the way back.

use leptos::prelude::*;

use crate::app::art::Curtain;
use crate::app::route::Route;
use crate::app::words::{Locale, words};

/// Says that there is no such page.
#[component]
pub fn Lost(
    /// In which language.
    locale: Locale,
) -> impl IntoView {
    view! {
        <Curtain />
        <article class="prose prose-centred">
            <h1 tabindex="-1">{words!(locale, shell.lost_title)}</h1>
            <p>{words!(locale, shell.lost_text)}</p>
            <p>
                <a class="action" href=Route::Home.href()>
                    {words!(locale, shell.lost_home)}
                </a>
            </p>
        </article>
    }
}
