//! The ledger: what was promised, what became of it, and what its parties can do about it.

use leptos::prelude::*;

use super::{Bargaining, DealButton};
use crate::app::play::MonPicture;
use crate::app::words::words;
use crate::oriente::deals::Standing;
use crate::table::model::oriente::{EntryRow, ledger};

/// The promises, those still open first.
#[component]
pub fn LedgerList(
    /// What the parts of the desk share.
    desk: Bargaining,
) -> impl IntoView {
    let locale = desk.locale();
    let list = move |rows: Vec<EntryRow>| {
        view! {
            <ul class="deals">{rows.into_iter().map(|row| view! { <EntryItem desk row /> }).collect_view()}</ul>
        }
    };
    let lists = move || {
        let rows = ledger(&desk.view(), desk.check());
        let (open, settled): (Vec<_>, Vec<_>) = rows.into_iter().partition(|row| row.entry.standing == Standing::Open);
        let is_empty = open.is_empty() && settled.is_empty();
        view! {
            {is_empty.then(|| view! { <p class="hint">{words!(locale, desk.ledger_none)}</p> })}
            {list(open)}
            {(!settled.is_empty())
                .then(|| {
                    view! {
                        <details>
                            <summary>{words!(locale, desk.ledger_settled)}</summary>
                            {list(settled)}
                        </details>
                    }
                })}
        }
    };
    view! {
        <section class="desk-ledger" aria-label=words!(locale, desk.ledger) data-testid="ledger">
            <h2>{words!(locale, desk.ledger)}</h2>
            {lists}
        </section>
    }
}

/// One promise.
#[component]
fn EntryItem(
    /// What the parts of the desk share.
    desk: Bargaining,
    /// The promise, and what can be done about it.
    row: EntryRow,
) -> impl IntoView {
    let voice = desk.voice();
    let locale = voice.locale;
    let EntryRow { entry, settle, judge } = row;
    let persons = voice.people.persons();
    let standing = match entry.standing {
        Standing::Kept => "standing kept",
        Standing::Broken => "standing broken",
        _ => "standing",
    };
    view! {
        <li class="deal" data-testid="entry">
            <p class="deal-words">
                <MonPicture mon=voice.people.at(entry.by).mon />
                <span>{voice.entry(&entry)}</span>
                <span class=standing>{voice.standing(entry.standing)}</span>
            </p>
            <div class="deal-actions">
                {settle
                    .filter(|_| persons.contains(entry.by))
                    .map(|offered| {
                        let label = words!(locale, desk.pay).to_owned();
                        view! { <DealButton desk seat=entry.by offered label testid="pay" /> }
                    })}
                {judge
                    .filter(|_| persons.contains(entry.to))
                    .map(|judging| {
                        let (kept, broken) = (words!(locale, desk.kept), words!(locale, desk.broken));
                        view! {
                            <span class="deal-who">{words!(locale, desk.judge, name = voice.name(entry.to))}</span>
                            <DealButton
                                desk
                                seat=entry.to
                                offered=judging.kept
                                label=kept.to_owned()
                                testid="judge-kept"
                            />
                            <DealButton
                                desk
                                seat=entry.to
                                offered=judging.broken
                                label=broken.to_owned()
                                testid="judge-broken"
                            />
                        }
                    })}
            </div>
        </li>
    }
}
