//! The end of the game: who won, how the others came in, how the coins went, what everybody held and what lay hidden.

use leptos::prelude::*;

use super::cards::{CardFace, small_face};
use super::hand::OpenHands;
use super::voice::Voice;
use crate::app::markup::Markup;
use crate::app::play::again::ResultHead;
use crate::app::play::chart::chart;
use crate::app::play::hidden::hidden;
use crate::app::play::{Ended, MonPicture, Play};
use crate::app::words::{Locale, words};
use crate::game::{Seat, Seats};
use crate::table::model::zipang::coins_over_campaigns;
use crate::zipang::{Card, Event, Opened, Outcome, State, View};

/// The result of the game on the table.
pub fn result(play: Play<State>, voice: &Voice, ended: Ended<'_, State>) -> AnyView {
    let locale = voice.locale;
    let Ended { outcome, opened, view, story } = ended;
    let rows = coins_over_campaigns(view.players, story);
    let title = words!(locale, board.result_title, name = voice.name(outcome.winner));
    let lead = match view.campaign {
        1 => words!(locale, board.result_lead_one).to_owned(),
        count => words!(locale, board.result_lead, count = count),
    };
    let chart = chart(locale, &voice.people, &rows, words!(locale, board.chart));
    let hidden = hidden(locale, &zones(locale, opened));
    let draws: Vec<(Seat, Card)> = story.iter().filter_map(drawn_for_victory).collect();
    view! {
        <div class="result" data-testid="result">
            <ResultHead play winners=Seats::only(outcome.winner) title lead />
            <div class="result-parts">
                <section>
                    <h2>{words!(locale, board.ranking)}</h2>
                    <Ranking voice=voice.clone() outcome=*outcome view=*view />
                </section>
                <section>
                    <h2>{words!(locale, board.chart)}</h2>
                    <div inner_html=chart.into_html()></div>
                </section>
                <LastHands voice=voice.clone() opened=opened.clone() />
                <FinalDraw voice=voice.clone() draws />
                <div class="card-holder" inner_html=hidden.into_html()></div>
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
fn zones(locale: Locale, opened: &Opened) -> [(&'static str, Vec<Markup>); 2] {
    let face = |&card: &Card| Markup::of(|markup| small_face(markup, locale, card, words!(locale, guide.face_up)));
    [
        (words!(locale, board.hidden_face_down), vec![face(&opened.face_down)]),
        (words!(locale, board.hidden_supply), opened.supply.iter().map(face).collect()),
    ]
}
