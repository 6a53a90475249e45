//! Who made the games, who made this, and on what terms.

use leptos::prelude::*;

use super::presentation::Presentation;
use crate::app::words::{Locale, words};
use crate::games::GameId;

/// Credits, licences and privacy.
#[component]
pub fn About(
    /// In which language.
    locale: Locale,
) -> impl IntoView {
    view! {
        <article class="prose">
            <h1 tabindex="-1">{words!(locale, about.title)}</h1>
            <h2>{words!(locale, about.what_title)}</h2>
            <p>{words!(locale, about.what)}</p>
            <h2>{words!(locale, about.games_title)}</h2>
            {GameId::ALL.map(|game| view! { <p>{(Presentation::of(game).credit)(locale)}</p> })}
            <h2>{words!(locale, about.unofficial_title)}</h2>
            <p>{words!(locale, about.unofficial)}</p>
            <h2>{words!(locale, about.licence_title)}</h2>
            <p>{words!(locale, about.licence)}</p>
            <p>{words!(locale, about.typeface)}</p>
            <h2>{words!(locale, about.privacy_title)}</h2>
            <p>{words!(locale, about.privacy)}</p>
        </article>
    }
}
