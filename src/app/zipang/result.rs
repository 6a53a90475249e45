//! The end of the game: who won, how the others came in, how the coins went, what everybody held and what lay hidden.

use leptos::prelude::*;

use super::cards::{CardFace, SmallFace};
use super::stop::OpenHands;
use super::voice::Voice;
use crate::app::play::again::AfterGame;
use crate::app::play::chart::Chart;
use crate::app::play::hidden::Hidden;
use crate::app::play::{Kind, MonPicture, use_session};
use crate::app::words::{Locale, words};
use crate::game::Seat;
use crate::table::model::zipang::coins_over_campaigns;
use crate::zipang::{Card, Event, Opened, Outcome, State, View};

/// The result of the game on the table.
#[component]
pub fn ResultScreen(
    /// Who speaks.
    voice: Voice,
) -> impl IntoView {
    let locale = voice.locale;
    let session = use_session::<State>();
    let read = session.read(|sitting| {
        let ended = sitting.outcome().zip(sitting.opened());
        ended.map(|(outcome, opened)| (outcome, opened, sitting.public_view(), sitting.public_story()))
    });
    let Some((outcome, opened, view, story)) = read.flatten() else { return ().into_any() };
    let each = if view.players == 2 { 4 } else { 5 };
    let rows = coins_over_campaigns(view.players, each, &story);
    let lead = match view.campaign {
        1 => words!(locale, board.result_lead_one).to_owned(),
        count => words!(locale, board.result_lead, count = count),
    };
    let draws: Vec<(Seat, Card)> = story.iter().filter_map(drawn_for_victory).collect();
    view! {
        <div class="result" data-testid="result">
            <header class="result-top">
                <MonPicture mon=voice.people.at(outcome.winner).mon />
                <h1 id="question" tabindex="-1">
                    {words!(locale, board.result_title, name = voice.name(outcome.winner))}
                </h1>
                <p class="lead">{lead}</p>
                <AfterGame locale kind=Kind::Zipang again=Callback::new(move |()| session.again()) />
            </header>
            <div class="result-parts">
                <section>
                    <h2>{words!(locale, board.ranking)}</h2>
                    <Ranking voice=voice.clone() outcome view />
                </section>
                <section>
                    <h2>{words!(locale, board.chart)}</h2>
                    <Chart locale people=voice.people.clone() rows caption=words!(locale, board.chart) />
                </section>
                <LastHands voice=voice.clone() opened=opened.clone() />
                <FinalDraw voice draws />
                <Hidden locale zones=hidden(locale, &opened) />
            </div>
        </div>
    }
    .into_any()
}

const fn drawn_for_victory(event: &Event) -> Option<(Seat, Card)> {
    match *event {
        Event::DrewForVictory(seat, card) => Some((seat, card)),
        _ => None,
    }
}

/// Everybody with place and coins, the winner first.
#[component]
fn Ranking(
    /// Who speaks.
    voice: Voice,
    /// The places.
    outcome: Outcome,
    /// The table at the end.
    view: View,
) -> impl IntoView {
    let locale = voice.locale;
    let place = move |seat: Seat| outcome.places.as_slice()[usize::from(seat.number())];
    let mut order: Vec<Seat> = voice.people.iter().map(|(seat, _)| seat).collect();
    order.sort_by_key(|&seat| place(seat));
    view! {
        <table class="ranking" data-testid="ranking">
            <thead>
                <tr>
                    <th scope="col">{words!(locale, board.place)}</th>
                    <th scope="col">{words!(locale, board.player)}</th>
                    <th scope="col">{words!(locale, board.over_coins)}</th>
                </tr>
            </thead>
            <tbody>
                {order
                    .into_iter()
                    .map(|seat| {
                        let player = voice.people.at(seat).clone();
                        view! {
                            <tr class:is-first=place(seat) == 1>
                                <td>{place(seat)}</td>
                                <th scope="row">
                                    <span class="who">
                                        <MonPicture mon=player.mon />
                                        {player.name}
                                    </span>
                                </th>
                                <td>{view.coins[seat]}</td>
                            </tr>
                        }
                    })
                    .collect_view()}
            </tbody>
        </table>
    }
}

/// The hands of those who were still in at the end.
#[component]
fn LastHands(
    /// Who speaks.
    voice: Voice,
    /// What lay hidden.
    opened: Opened,
) -> impl IntoView {
    (!opened.hands.is_empty()).then(|| {
        view! {
            <section class="result-wide">
                <h2>{words!(voice.locale, board.opened)}</h2>
                <OpenHands voice hands=opened.hands />
            </section>
        }
    })
}

/// The cards drawn by those tied for the first place, if they had to.
#[component]
fn FinalDraw(
    /// Who speaks.
    voice: Voice,
    /// Who drew what, in order.
    draws: Vec<(Seat, Card)>,
) -> impl IntoView {
    let locale = voice.locale;
    (!draws.is_empty()).then(|| {
        view! {
            <section data-testid="final-draw">
                <h2>{words!(locale, board.draw)}</h2>
                <ul class="spread">
                    {draws
                        .into_iter()
                        .map(|(seat, card)| {
                            view! {
                                <li>
                                    <p>{voice.name(seat)}</p>
                                    <CardFace locale card />
                                </li>
                            }
                        })
                        .collect_view()}
                </ul>
            </section>
        }
    })
}

/// What nobody held and nobody knew: the card under the discards, and the supply.
fn hidden(locale: Locale, opened: &Opened) -> Vec<(&'static str, Vec<AnyView>)> {
    let face = |&card: &Card| view! { <SmallFace locale card /> }.into_any();
    vec![
        (words!(locale, board.hidden_face_down), vec![face(&opened.face_down)]),
        (words!(locale, board.hidden_supply), opened.supply.iter().map(face).collect()),
    ]
}
