//! The summary card of the game: a season in four lines, the lords with their deeds, the keys, what is forbidden.

use leptos::prelude::*;

use super::faces::Face;
use super::voice::refusal;
use crate::app::play::help::{Facts, Forbidden, Keys};
use crate::app::words::{Locale, words};
use crate::oriente::{Lord, Refusal};

/// What one wants to look up while playing.
#[component]
pub fn Help(
    /// In which language.
    locale: Locale,
) -> impl IntoView {
    let steps = vec![
        (words!(locale, oriente.steps.one_title), words!(locale, oriente.steps.one_text)),
        (words!(locale, oriente.steps.two_title), words!(locale, oriente.steps.two_text)),
        (words!(locale, oriente.steps.three_title), words!(locale, oriente.steps.three_text)),
        (words!(locale, oriente.steps.four_title), words!(locale, oriente.steps.four_text)),
    ];
    view! {
        <h3>{words!(locale, court.table.summary)}</h3>
        <Facts facts=steps />
        <h3>{words!(locale, court.table.cast)}</h3>
        <ul class="summary-cast">
            {Lord::ALL
                .map(|lord| {
                    view! {
                        <li>
                            <Face locale card=lord />
                            <p>{deeds(locale, lord)}</p>
                        </li>
                    }
                })}
        </ul>
        <Keys locale />
        <Forbidden locale reasons=Refusal::ALL.to_vec() sentence=refusal />
    }
}

/// What a lord can do.
fn deeds(locale: Locale, lord: Lord) -> &'static str {
    match lord {
        Lord::Shogun => words!(locale, oriente.lords.shogun.effect),
        Lord::Soryo => words!(locale, oriente.lords.soryo.effect),
        Lord::MahoTsukai => words!(locale, oriente.lords.mahotsukai.effect),
        Lord::Daimyo => words!(locale, oriente.lords.daimyo.effect),
        Lord::Samurai => words!(locale, oriente.lords.samurai.effect),
        Lord::Akindo => words!(locale, oriente.lords.akindo.effect),
        Lord::Nofu => words!(locale, oriente.lords.nofu.effect),
        Lord::Ninja => words!(locale, oriente.lords.ninja.effect),
        Lord::Geisha => words!(locale, oriente.lords.geisha.effect),
    }
}
