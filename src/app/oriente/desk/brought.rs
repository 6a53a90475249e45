//! What one party brings to the offer being put together: cards now, promises, and what lies behind them.

use leptos::prelude::*;

use super::Bargaining;
use super::promise::PromisePicker;
use crate::app::oriente::cards;
use crate::app::oriente::faces::SmallFace;
use crate::app::words::words;
use crate::oriente::Card;
use crate::oriente::deals::{Ground, Promises, Terms};
use crate::table::model::oriente::{Composing, Party, grounds};

/// The terms of a party.
pub const fn terms(composing: &Composing, party: Party) -> Terms {
    match party {
        Party::Maker => composing.gives,
        Party::Partner => composing.asks,
    }
}

/// Changes the terms of a party.
pub fn change(desk: Bargaining, party: Party, change: impl FnOnce(&mut Terms)) {
    desk.refused.set(None);
    desk.composing.update(|composing| match party {
        Party::Maker => change(&mut composing.gives),
        Party::Partner => change(&mut composing.asks),
    });
}

/// Everything a party can bring.
#[component]
pub fn Brought(
    /// What the parts of the desk share.
    desk: Bargaining,
    /// Which party.
    party: Party,
) -> impl IntoView {
    let voice = desk.voice();
    let locale = voice.locale;
    let seat = desk.composing.with_untracked(|composing| composing.seat(party));
    let testid = match party {
        Party::Maker => "gives",
        Party::Partner => "asks",
    };
    view! {
        <fieldset class="brought" data-testid=testid>
            <legend>{words!(locale, oriente_desk.side_of, name = voice.name(seat))}</legend>
            <StackChoice desk party />
            <Promised desk party />
            <PromisePicker desk party />
            <GroundChoice desk party />
        </fieldset>
    }
}

/// The cards of a stack, to be put in one by one and taken out again.
#[component]
fn StackChoice(
    /// What the parts of the desk share.
    desk: Bargaining,
    /// Which party.
    party: Party,
) -> impl IntoView {
    let locale = desk.locale();
    let seat = desk.composing.with_untracked(|composing| composing.seat(party));
    let stack = desk.view().stacks[seat];
    let chosen = move |card: Card| desk.composing.with(|composing| terms(composing, party).cards.count(card));
    // One tap more than there are takes all of them back.
    let tap = move |card: Card| {
        change(desk, party, |terms| {
            if terms.cards.count(card) < stack.count(card) {
                terms.cards.add(card);
            } else {
                terms.cards.take_all(card);
            }
        });
    };
    if stack.is_empty() {
        return view! { <p class="hint">{words!(locale, oriente_desk.no_cards)}</p> }.into_any();
    }
    view! {
        <div class="stack-choice" role="group" aria-label=words!(locale, oriente_desk.gives)>
            {stack
                .kinds()
                .map(|card| {
                    let of = stack.count(card);
                    view! {
                        <button
                            type="button"
                            class="card-pick"
                            data-testid="card-pick"
                            aria-pressed=move || (chosen(card) > 0).to_string()
                            aria-label=move || {
                                words!(
                                    locale,
                                    oriente_desk.card_pick,
                                    card = cards::name(locale, card),
                                    count = chosen(card),
                                    of = of
                                )
                            }
                            on:click=move |_| tap(card)
                        >
                            <SmallFace locale card />
                            <span class="card-pick-count" aria-hidden="true">
                                {move || format!("{}/{of}", chosen(card))}
                            </span>
                        </button>
                    }
                })
                .collect_view()}
        </div>
    }
    .into_any()
}

/// The promises put in so far, each to be taken out again.
#[component]
fn Promised(
    /// What the parts of the desk share.
    desk: Bargaining,
    /// Which party.
    party: Party,
) -> impl IntoView {
    let locale = desk.locale();
    let remove = move |place: usize| {
        change(desk, party, |terms| {
            let mut rest: Vec<_> = terms.promises.iter().collect();
            rest.remove(place);
            terms.promises = Promises::from_slice(&rest).unwrap_or_default();
        });
    };
    move || {
        let promises: Vec<_> = desk.composing.with(|composing| terms(composing, party).promises.iter().collect());
        let voice = desk.voice();
        (!promises.is_empty()).then(|| {
            view! {
                <ul class="promised">
                    {promises
                        .into_iter()
                        .enumerate()
                        .map(|(place, promise)| {
                            view! {
                                <li data-testid="promised">
                                    <span>{voice.promise(promise)}</span>
                                    <button type="button" class="quiet small" on:click=move |_| remove(place)>
                                        {words!(locale, oriente_desk.remove)}
                                    </button>
                                </li>
                            }
                        })
                        .collect_view()}
                </ul>
            }
        })
    }
}

/// What a party brings besides: a past service, or a promise once made to him.
#[component]
fn GroundChoice(
    /// What the parts of the desk share.
    desk: Bargaining,
    /// Which party.
    party: Party,
) -> impl IntoView {
    let voice = desk.voice();
    let locale = voice.locale;
    let composing = desk.composing.get_untracked();
    let other = match party {
        Party::Maker => composing.to,
        Party::Partner => composing.from,
    };
    let view = desk.view();
    let (all, ledger) = (grounds(&view, composing.seat(party), other), view.bargains.ledger);
    let words = move |ground: Ground| {
        let entry = |number| ledger.find(number).map(|entry| voice.promise(entry.promise)).unwrap_or_default();
        match ground {
            Ground::Service => words!(locale, oriente_desk.ground.service).to_owned(),
            Ground::Debt(number) => format!("{}: {}", words!(locale, oriente_desk.ground.debt), entry(number)),
            Ground::Waiver(number) => format!("{}: {}", words!(locale, oriente_desk.ground.waiver), entry(number)),
        }
    };
    let options: Vec<(Ground, String)> = all.iter().map(|&ground| (ground, words(ground))).collect();
    let choose = move |event| {
        let chosen = event_target_value(&event).parse::<usize>().ok().and_then(|place| all.get(place).copied());
        change(desk, party, |terms| terms.ground = chosen);
    };
    let is_chosen =
        move |ground: Option<Ground>| desk.composing.with(|composing| terms(composing, party).ground == ground);
    view! {
        <label class="field">
            <span>{words!(locale, oriente_desk.ground.title)}</span>
            <select class="input" data-testid="ground" on:change=choose>
                <option value="" prop:selected=move || is_chosen(None)>
                    "–"
                </option>
                {options
                    .into_iter()
                    .enumerate()
                    .map(|(place, (ground, words))| {
                        view! {
                            <option value=place.to_string() prop:selected=move || is_chosen(Some(ground))>
                                {words}
                            </option>
                        }
                    })
                    .collect_view()}
            </select>
        </label>
    }
}
