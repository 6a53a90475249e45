//! The two camps of a battle that has been fought, with their sums.

use leptos::prelude::*;

use super::cards;
use super::faces::SmallFace;
use super::voice::Voice;
use crate::app::play::MonPicture;
use crate::app::words::words;
use crate::game::Seat;
use crate::oriente::{Lord, Side};
use crate::table::model::oriente::{Camp, Sides};

/// Both camps, side by side.
#[component]
pub fn Camps(
    /// Who speaks.
    voice: Voice,
    /// Who fought, and what was turned.
    sides: Sides,
    /// Which camp won, if any.
    winner: Option<Side>,
) -> impl IntoView {
    let locale = voice.locale;
    let titles = [
        (Side::Attacker, "attacker", words!(locale, court.battle.attacker)),
        (Side::Defender, "defender", words!(locale, court.battle.defender)),
    ];
    view! {
        <div class="report-camps">
            {titles
                .map(|(side, name, title)| {
                    let class = if winner == Some(side) { "report-camp is-winner" } else { "report-camp" };
                    view! { <CampCard voice=voice.clone() camp=sides.camp(side).clone() name title class /> }
                })}
        </div>
    }
}

/// One camp: its sum, its fighters with their lords, and what its Samurai turned.
#[component]
fn CampCard(
    /// Who speaks.
    voice: Voice,
    /// Who fought, and what was turned.
    camp: Camp,
    /// Under which name its sum grows, on the table and here.
    name: &'static str,
    /// What the camp is called.
    title: &'static str,
    /// The classes that say how it fared.
    class: &'static str,
) -> impl IntoView {
    let turned = words!(voice.locale, court.battle.turned);
    view! {
        <section class=class data-testid="camp">
            <h2 class="report-title">{title}</h2>
            <p class="report-sum">
                <span data-count=name>{camp.sum}</span>
            </p>
            <ul class="fighters">
                {camp
                    .fighters
                    .iter()
                    .map(|fighter| {
                        view! { <Force voice=voice.clone() seat=fighter.seat lord=fighter.lord note=None /> }
                    })
                    .collect_view()}
                {camp
                    .turned
                    .iter()
                    .map(|&(seat, lord)| view! { <Force voice=voice.clone() seat lord note=Some(turned) /> })
                    .collect_view()}
            </ul>
        </section>
    }
}

/// What one card adds to its camp.
#[component]
fn Force(
    /// Who speaks.
    voice: Voice,
    /// Who brought it.
    seat: Seat,
    /// The card.
    lord: Lord,
    /// How it came, unless it is his lord.
    note: Option<&'static str>,
) -> impl IntoView {
    let player = voice.people.at(seat).clone();
    view! {
        <li class:is-turned=note.is_some() data-lies=voice.name(seat)>
            <p class="who">
                <MonPicture mon=player.mon />
                <span>
                    {player.name} {note.map(|note| view! { <small>{note}</small> })}
                    <small aria-hidden="true">{cards::name(voice.locale, lord)}</small>
                </span>
            </p>
            <SmallFace locale=voice.locale card=lord />
            <b class="force">{format!("+{}", lord.rank())}</b>
        </li>
    }
}
