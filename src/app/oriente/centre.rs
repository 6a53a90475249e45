//! The middle of the table: deck and prize, square and hut, the ladder of declarations, the battle.

use leptos::prelude::*;

use super::cards;
use super::faces::SmallFace;
use super::voice::Voice;
use crate::app::play::MonPicture;
use crate::app::words::{Locale, words};
use crate::oriente::{Event, Phase, View};
use crate::table::model::oriente::{Camp, Centre, Prize, Rung, Sides, WherePrize, centre, ladder, sides};

/// What lies in the middle, and what goes on there.
#[component]
pub fn Middle(
    /// Who speaks.
    voice: Voice,
    /// What the eyes at the screen may know.
    view: View,
    /// Everything that all may know has happened.
    story: Vec<Event>,
) -> impl IntoView {
    let locale = voice.locale;
    let Centre { deck, under, prize, square, hut, laborers_left, .. } = centre(&view);
    let goes_on = match (sides(&view), view.phase) {
        (Some(sides), _) => Some(view! { <BattleLine voice=voice.clone() sides /> }.into_any()),
        (None, Phase::Over(_)) => None,
        _ => Some(view! { <Ladder voice=voice.clone() rungs=ladder(&story) /> }.into_any()),
    };
    view! {
        <div class="centre court-centre">
            <div class="stocks">
                <Deck locale deck under />
                <PrizeStock locale prize />
                <Laborers locale square hut laborers_left />
            </div>
            {goes_on}
        </div>
    }
}

/// The deck, with what all saw go under it.
#[component]
fn Deck(
    /// In which language.
    locale: Locale,
    /// How many cards it has.
    deck: u8,
    /// What lies under it for all to know, the lowest first.
    under: Vec<crate::oriente::Lord>,
) -> impl IntoView {
    let known: Vec<&str> = under.iter().map(|&lord| cards::name(locale, lord)).collect();
    let label = (!known.is_empty()).then(|| format!("{}: {}", words!(locale, court.table.under), known.join(", ")));
    view! {
        <div class="stock">
            <span class="card-back" aria-hidden="true"></span>
            <p>
                <span class="stock-name">{words!(locale, court.table.deck)}</span>
                <b data-testid="deck">{deck}</b>
                {label.map(|label| view! { <span class="stock-note">{label}</span> })}
            </p>
        </div>
    }
}

/// The season's prize, face down but for what all know of it.
#[component]
fn PrizeStock(
    /// In which language.
    locale: Locale,
    /// The prize.
    prize: Prize,
) -> impl IntoView {
    let lies = match prize.lies {
        WherePrize::BesideDeck => words!(locale, court.table.prize_beside),
        WherePrize::UnderToken => words!(locale, court.table.prize_token),
        WherePrize::Taken => words!(locale, court.table.prize_taken),
    };
    let is_there = prize.lies != WherePrize::Taken;
    view! {
        <div class="stock" class:is-gone=!is_there data-testid="prize">
            <span class="prize-cards">
                {prize.seen.iter().map(|&card| view! { <SmallFace locale card /> }).collect_view()}
                {(usize::from(prize.cards) > prize.seen.len())
                    .then(|| view! { <span class="card-back" aria-hidden="true"></span> })}
            </span>
            <p>
                <span class="stock-name">{words!(locale, court.table.prize)}</span>
                <b>{is_there.then_some(prize.cards)}</b>
                <span class="stock-note">{lies}</span>
            </p>
        </div>
    }
}

/// The laborers in the square, and the hut where it is used.
#[component]
fn Laborers(
    /// In which language.
    locale: Locale,
    /// How many are in the square.
    square: u8,
    /// How many are in the hut, where there is one.
    hut: Option<u8>,
    /// How many are left.
    laborers_left: u8,
) -> impl IntoView {
    let figures =
        |count: u8| (0..count).map(|_| view! { <span class="laborer" aria-hidden="true"></span> }).collect_view();
    let zone = move |class: &'static str, name: &'static str, count: u8| {
        view! {
            <span class=format!("zone {class}")>
                <span class="stock-name">{name}</span>
                <span class="zone-figures">{figures(count)}</span>
                <b>{count}</b>
            </span>
        }
    };
    view! {
        <div
            class="stock laborers"
            role="group"
            aria-label=words!(locale, court.table.labourers)
            title=words!(locale, court.table.supply, count = laborers_left)
            data-testid="laborers"
        >
            {hut.map(|hut| zone("hut", words!(locale, court.table.hut), hut))}
            {zone("square", words!(locale, court.table.square), square)}
        </div>
    }
}

/// The declarations as they cancel each other, the last one on top of all others.
#[component]
fn Ladder(
    /// Who speaks.
    voice: Voice,
    /// The chain, the first declaration first.
    rungs: Vec<Rung>,
) -> impl IntoView {
    let locale = voice.locale;
    (!rungs.is_empty()).then(|| {
        view! {
            <ol class="ladder" aria-label=words!(locale, court.table.ladder) data-testid="ladder">
                {rungs
                    .into_iter()
                    .map(|rung| {
                        let player = voice.people.at(rung.seat).clone();
                        view! {
                            <li class="rung" class:is-cancelled=rung.is_cancelled>
                                <MonPicture mon=player.mon />
                                <span class="rung-words">
                                    <b>{player.name}</b>
                                    " "
                                    {voice.label(rung.destiny)}
                                </span>
                                {rung
                                    .is_cancelled
                                    .then(|| {
                                        view! { <span class="rung-mark">{words!(locale, court.table.cancelled)}</span> }
                                    })}
                            </li>
                        }
                    })
                    .collect_view()}
            </ol>
        }
    })
}

/// The battle for which help is sought: two sides with their sums as they grow.
#[component]
fn BattleLine(
    /// Who speaks.
    voice: Voice,
    /// Both sides.
    sides: Sides,
) -> impl IntoView {
    let locale = voice.locale;
    let camp = |class: &'static str, title: &'static str, camp: Camp| {
        let voice = voice.clone();
        view! {
            <div class=format!("camp {class}")>
                <p class="camp-title">{title}</p>
                <b class="camp-sum" data-testid="sum">
                    {camp.sum}
                    {(camp.samurai > 0)
                        .then(|| {
                            let turns = words!(locale, court.battle.turns);
                            view! { <span class="camp-plus" title=turns aria-label=turns role="img">"+?"</span> }
                        })}
                </b>
                <ul class="camp-fighters">
                    {camp
                        .fighters
                        .into_iter()
                        .map(|fighter| {
                            let player = voice.people.at(fighter.seat).clone();
                            let name = player.name.clone();
                            view! {
                                <li title=name>
                                    <MonPicture mon=player.mon />
                                    <span class="visually-hidden">{player.name}</span>
                                    <SmallFace locale card=fighter.lord />
                                </li>
                            }
                        })
                        .collect_view()}
                </ul>
            </div>
        }
    };
    let Sides { attacker, defender } = sides;
    view! {
        <div class="battle-line" data-testid="battle">
            {camp("camp-attacker", words!(locale, court.battle.attacker), attacker)}
            <span class="versus" aria-hidden="true"></span>
            {camp("camp-defender", words!(locale, court.battle.defender), defender)}
        </div>
    }
}
