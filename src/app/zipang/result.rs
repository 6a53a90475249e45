//! The end of the game: who won, how the others came in, how the coins went, what everybody held.

use leptos::prelude::*;

use super::cards::CardFace;
use super::chart::Chart;
use super::stop::OpenHands;
use super::voice::Voice;
use crate::app::play::{MonPicture, use_session};
use crate::app::route::Route;
use crate::app::words::words;
use crate::game::Seat;
use crate::table::model::zipang::coins_over_campaigns;
use crate::zipang::{Card, Event, Hand, Outcome, View};

/// The result of the game on the table.
#[component]
pub fn ResultScreen(
    /// Who speaks.
    voice: Voice,
) -> impl IntoView {
    let locale = voice.locale;
    let session = use_session();
    let read = session.read(|sitting| (sitting.outcome(), sitting.public_view(), sitting.story(None)));
    let Some((Some(outcome), view, (old, new))) = read else { return ().into_any() };
    let story: Vec<Event> = old.into_iter().chain(new).collect();
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
                <p class="result-actions">
                    <button type="button" class="action" data-testid="again" on:click=move |_| session.again()>
                        {words!(locale, board.again)}
                    </button>
                    <a class="quiet" href=Route::ZipangSetup.href()>
                        {words!(locale, board.new_table)}
                    </a>
                    <a class="quiet" href=Route::Home.href()>
                        {words!(locale, board.go_home)}
                    </a>
                </p>
            </header>
            <div class="result-parts">
                <section>
                    <h2>{words!(locale, board.ranking)}</h2>
                    <Ranking voice=voice.clone() outcome view />
                </section>
                <section>
                    <h2>{words!(locale, board.chart)}</h2>
                    <Chart voice=voice.clone() rows />
                </section>
                <LastHands voice=voice.clone() view />
                <FinalDraw voice draws />
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

/// The hands that were laid open at the end, if the game ended by honour.
#[component]
fn LastHands(
    /// Who speaks.
    voice: Voice,
    /// The table at the end.
    view: View,
) -> impl IntoView {
    let hands: Vec<(Seat, Hand)> = view
        .open_hands
        .iter(view.players)
        .filter(|(_, hand)| !hand.is_empty())
        .map(|(seat, hand)| (seat, *hand))
        .collect();
    (!hands.is_empty()).then(|| {
        view! {
            <section class="result-wide">
                <h2>{words!(voice.locale, board.opened)}</h2>
                <OpenHands voice hands />
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
