//! The open offers, each with what can be done about it.

use leptos::prelude::*;

use super::{Bargaining, DealButton};
use crate::app::play::MonPicture;
use crate::app::play::scope::use_scope;
use crate::app::words::words;
use crate::oriente::deals::Offer;
use crate::table::model::oriente::{Composing, OfferRow, offers};

/// The open offers.
#[component]
pub fn OfferList(
    /// What the parts of the desk share.
    desk: Bargaining,
) -> impl IntoView {
    let locale = desk.locale();
    let rows = move || offers(&desk.view(), desk.check());
    view! {
        <section class="desk-offers" aria-label=words!(locale, desk.offers)>
            <h2>{words!(locale, desk.offers)}</h2>
            {move || rows().is_empty().then(|| view! { <p class="hint">{words!(locale, desk.offers_none)}</p> })}
            <ul class="deals">
                {move || rows().into_iter().map(|row| view! { <OfferItem desk row /> }).collect_view()}
            </ul>
        </section>
    }
}

/// One offer.
#[component]
fn OfferItem(
    /// What the parts of the desk share.
    desk: Bargaining,
    /// The offer, and what can be done about it.
    row: OfferRow,
) -> impl IntoView {
    let voice = desk.voice();
    let locale = voice.locale;
    let OfferRow { offer, accept, refuse, withdraw } = row;
    let persons = voice.people.persons();
    let words = voice.offer(&offer, &desk.view().bargains.ledger);
    let scope = use_scope();
    let counter = move |_| {
        desk.composing.set(countering(&offer));
        scope.focus(".compose");
    };
    view! {
        <li class="deal" data-testid="offer">
            <p class="deal-words">
                <MonPicture mon=voice.people.at(offer.from).mon />
                <span>{words}</span>
            </p>
            <div class="deal-actions">
                {persons
                    .contains(offer.to)
                    .then(|| {
                        view! {
                            <span class="deal-who">{words!(locale, desk.answers, name = voice.name(offer.to))}</span>
                            <DealButton
                                desk
                                seat=offer.to
                                offered=accept
                                label=words!(locale, desk.accept).to_owned()
                                testid="accept"
                                class="action"
                            />
                            <button type="button" class="quiet" data-testid="counter" on:click=counter>
                                {words!(locale, desk.counter)}
                            </button>
                            <DealButton
                                desk
                                seat=offer.to
                                offered=refuse
                                label=words!(locale, desk.refuse).to_owned()
                                testid="refuse"
                            />
                        }
                    })}
                {persons
                    .contains(offer.from)
                    .then(|| {
                        view! {
                            <span class="deal-who">{words!(locale, desk.offered_by, name = voice.name(offer.from))}</span>
                            <DealButton
                                desk
                                seat=offer.from
                                offered=withdraw
                                label=words!(locale, desk.withdraw).to_owned()
                                testid="withdraw"
                            />
                        }
                    })}
            </div>
        </li>
    }
}

/// A counter-offer begins with the terms as they were, seen from the other side.
const fn countering(offer: &Offer) -> Composing {
    Composing { from: offer.to, to: offer.from, counters: Some(offer.number), gives: offer.asks, asks: offer.gives }
}
