//! An offer being put together: who, to whom, what each side brings, and how it reads.

use leptos::prelude::*;

use super::Bargaining;
use super::brought::Brought;
use super::moment::draw_common;
use super::moves::Drawn;
use super::parties::draw_parties;
use crate::app::oriente::voice::refusal;
use crate::app::play::herald::use_herald;
use crate::app::play::scope::use_scope;
use crate::app::words::words;
use crate::oriente::deals::Offer;
use crate::table::model::oriente::{Composing, Party};

/// The form.
#[component]
pub fn Composer(
    /// What the parts of the desk share.
    desk: Bargaining,
) -> impl IntoView {
    let locale = desk.locale();
    let parties = Memo::new(move |_| {
        let Composing { from, to, counters, .. } = desk.composing.get();
        (from, to, counters)
    });
    let title = move || match parties.get() {
        (_, to, Some(_)) => words!(locale, oriente_desk.counter_title, name = desk.voice().name(to)),
        _ => words!(locale, oriente_desk.compose).to_owned(),
    };
    view! {
        <section class="compose" tabindex="-1" aria-label=words!(locale, oriente_desk.compose)>
            <h2>{title}</h2>
            <Drawn desk draw=draw_common />
            <Drawn desk draw=draw_parties />
            <div class="compose-sides">
                {move || {
                    // What each can bring follows from who they are, and from what lies on the table.
                    let _ = (parties.get(), desk.known.get());
                    view! {
                        <Brought desk party=Party::Maker />
                        <Brought desk party=Party::Partner />
                    }
                }}
            </div>
            <Reading desk />
        </section>
    }
}

/// How the offer reads, why it may not be made, and the button that makes it.
#[component]
fn Reading(
    /// What the parts of the desk share.
    desk: Bargaining,
) -> impl IntoView {
    let locale = desk.locale();
    let why_not = Memo::new(move |_| {
        let composing = desk.composing.get();
        composing.offered(&desk.view(), desk.check()).why_not
    });
    let is_begun = move || {
        let composing = desk.composing.get();
        !composing.gives.is_nothing() || !composing.asks.is_nothing()
    };
    let sentence = move || {
        let Composing { from, to, gives, asks, .. } = desk.composing.get();
        let offer = Offer { from, to, gives, asks, ..Offer::default() };
        desk.voice().offer(&offer, &desk.view().bargains.ledger)
    };
    let reason = move || desk.refused.get().or_else(|| why_not.get().filter(|_| is_begun()));
    // Nothing is asked of the rules that the desk has not been told already.
    let make = move |_| {
        let composing = desk.composing.get_untracked();
        match why_not.get_untracked() {
            Some(reason) => desk.refused.set(Some(reason)),
            None => desk.act(composing.from, composing.action()),
        }
    };
    let said = Signal::derive(move || {
        let sentence = is_begun().then(sentence);
        sentence.into_iter().chain(reason().map(|reason| refusal(locale, reason).to_owned())).collect()
    });
    let reading = use_scope().id("reading");
    let described_by = reading.clone();
    use_herald().say_changes(said, Signal::derive(move || desk.refused.get().is_some()));
    view! {
        <div class="confirm">
            <p id=reading class="preview" data-testid="reading">
                {move || is_begun().then(sentence)}
                " "
                <span class="why-not">{move || reason().map(|reason| refusal(locale, reason))}</span>
            </p>
            <button
                type="button"
                class="action"
                data-testid="make-offer"
                aria-disabled=move || why_not.get().map(|_| "true")
                aria-describedby=described_by
                on:click=make
            >
                {words!(locale, oriente_desk.make)}
            </button>
        </div>
    }
}
