//! What nobody knew to the very end, shown when the game is over.

use leptos::prelude::*;

use crate::app::words::{Locale, words};

/// The places where cards lay hidden, with the cards; empty places are left out.
#[component]
pub fn Hidden(
    /// In which language.
    locale: Locale,
    /// What each place is called, and its cards in order.
    zones: Vec<(&'static str, Vec<AnyView>)>,
) -> impl IntoView {
    let zones: Vec<_> = zones.into_iter().filter(|(_, cards)| !cards.is_empty()).collect();
    let nothing = zones.is_empty().then(|| view! { <p>{words!(locale, board.hidden_none)}</p> });
    view! {
        <section data-testid="hidden">
            <h2>{words!(locale, board.hidden)}</h2>
            {zones
                .into_iter()
                .map(|(title, cards)| {
                    view! {
                        <h3 class="hidden-title">{title}</h3>
                        <ol class="hidden-cards">
                            {cards.into_iter().map(|card| view! { <li>{card}</li> }).collect_view()}
                        </ol>
                    }
                })
                .collect_view()}
            {nothing}
        </section>
    }
}
