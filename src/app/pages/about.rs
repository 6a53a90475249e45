//! Who made the games, who made this, and on what terms.

use leptos::prelude::*;

use crate::app::words::{Locale, td_string};

/// Credits, licences and privacy.
#[component]
pub fn About(
    /// In which language.
    locale: Locale,
) -> impl IntoView {
    view! {
        <article class="prose">
            <h1 tabindex="-1">{td_string!(locale, about.title)}</h1>
            <h2>{td_string!(locale, about.what_title)}</h2>
            <p>{td_string!(locale, about.what)}</p>
            <h2>{td_string!(locale, about.games_title)}</h2>
            <p>{td_string!(locale, about.oriente)}</p>
            <p>{td_string!(locale, about.zipang)}</p>
            <h2>{td_string!(locale, about.unofficial_title)}</h2>
            <p>{td_string!(locale, about.unofficial)}</p>
            <h2>{td_string!(locale, about.licence_title)}</h2>
            <p>{td_string!(locale, about.licence)}</p>
            <h2>{td_string!(locale, about.privacy_title)}</h2>
            <p>{td_string!(locale, about.privacy)}</p>
        </article>
    }
}
