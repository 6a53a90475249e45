//! An offer being put together: who, to whom, what each side brings, and how it reads.

use leptos::prelude::*;

use super::Bargaining;
use super::brought::Brought;
use crate::app::markup::Markup;
use crate::app::oriente::place::stack;
use crate::app::oriente::voice::refusal;
use crate::app::play::MonPicture;
use crate::app::play::herald::use_herald;
use crate::app::play::scope::use_scope;
use crate::app::words::words;
use crate::game::Seat;
use crate::oriente::deals::{OFFERS_EACH, Offer};
use crate::table::model::oriente::{Composing, Party, partners, places};

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
        (_, to, Some(_)) => words!(locale, desk.counter_title, name = desk.voice().name(to)),
        _ => words!(locale, desk.compose).to_owned(),
    };
    view! {
        <section class="compose" tabindex="-1" aria-label=words!(locale, desk.compose)>
            <h2>{title}</h2>
            {move || {
                let (from, _, counters) = parties.get();
                desk.known.track();
                counters
                    .is_none()
                    .then(|| {
                        view! {
                            <Makers desk from />
                            <Partners desk from />
                        }
                    })
            }}
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

/// Begins anew with other parties: what one brings may not be there for another.
fn between(from: Seat, to: Seat) -> Composing {
    Composing { from, to, ..Composing::default() }
}

/// Who makes the offer: any person, whoever is asked.
#[component]
fn Makers(
    /// What the parts of the desk share.
    desk: Bargaining,
    /// Who makes it now.
    from: Seat,
) -> impl IntoView {
    let voice = desk.voice();
    let persons = voice.people.persons();
    let choose = move |seat: Seat| {
        desk.refused.set(None);
        desk.composing.update(|composing| {
            let players = desk.known.with_untracked(|known| known.view.players);
            let to = if composing.to == seat { seat.left(players) } else { composing.to };
            *composing = between(seat, to);
        });
    };
    (persons.len() > 1).then(|| {
        view! {
            <div class="compose-who">
                <p>{words!(voice.locale, desk.from)}</p>
                <div class="targets" role="group" aria-label=words!(voice.locale, desk.from)>
                    {persons
                        .iter()
                        .map(|seat| {
                            view! { <Somebody desk seat is_chosen=seat == from testid="maker" choose=Callback::new(choose) /> }
                        })
                        .collect_view()}
                </div>
            </div>
        }
    })
}

/// To whom it goes, or why to nobody.
#[component]
fn Partners(
    /// What the parts of the desk share.
    desk: Bargaining,
    /// Who makes it.
    from: Seat,
) -> impl IntoView {
    let voice = desk.voice();
    let locale = voice.locale;
    let offered = partners(&desk.view(), from, desk.check());
    // A reason against one is a reason against all: it is about the moment, or the maker.
    let why_not = offered.iter().filter_map(|offered| offered.why_not).next();
    let made = desk.view().bargains.made[from];
    let name = voice.name(from);
    let left = match OFFERS_EACH.saturating_sub(made) {
        0 => words!(locale, desk.offers_left_none, name = name),
        1 => words!(locale, desk.offers_left_one, name = name),
        count => words!(locale, desk.offers_left, name = name, count = count),
    };
    let choose = move |seat: Seat| {
        desk.refused.set(None);
        desk.composing.update(|composing| *composing = between(composing.from, seat));
    };
    let is_chosen = move |seat: Seat| desk.composing.get_untracked().to == seat;
    view! {
        <div class="compose-who">
            <p>{words!(locale, desk.to)}</p>
            <div class="targets" role="group" aria-label=words!(locale, desk.to)>
                {offered
                    .into_iter()
                    .map(|offered| {
                        let seat = offered.what;
                        view! {
                            <Somebody desk seat is_chosen=is_chosen(seat) testid="partner" choose=Callback::new(choose) />
                        }
                    })
                    .collect_view()}
            </div>
            <p class="hint">
                {match why_not {
                    Some(reason) => refusal(locale, reason).to_owned(),
                    None => left,
                }}
            </p>
        </div>
    }
}

/// A player to be chosen.
#[component]
fn Somebody(
    /// What the parts of the desk share.
    desk: Bargaining,
    /// Who.
    seat: Seat,
    /// Is he chosen?
    is_chosen: bool,
    /// What the tests know it by.
    testid: &'static str,
    /// What to do when he is tapped.
    choose: Callback<Seat>,
) -> impl IntoView {
    let player = desk.voice().people.at(seat).clone();
    let place = places(&desk.view()).into_iter().find(|place| place.seat == seat);
    let wealth = Markup::of(|markup| {
        if let Some(place) = place {
            stack(markup, &desk.voice(), &place);
        }
    })
    .into_html();
    view! {
        <button
            type="button"
            class="target"
            data-testid=testid
            aria-pressed=is_chosen.to_string()
            on:click=move |_| choose.run(seat)
        >
            <MonPicture mon=player.mon />
            <span class="target-name">{player.name}</span>
            <span class="card-holder" inner_html=wealth></span>
        </button>
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
                {words!(locale, desk.make)}
            </button>
        </div>
    }
}
