//! What the table stops for: a Shrine Maiden's show, and the end of a campaign.

use std::time::Duration;

use leptos::prelude::*;

use super::cards::CardFace;
use super::voice::Voice;
use crate::app::play::{MonPicture, use_session};
use crate::app::words::words;
use crate::game::Seat;
use crate::table::model::zipang::{CampaignOver, Show};
use crate::zipang::{Event, Hand, Options, State};

/// Hands laid open, each with its owner.
#[component]
pub fn OpenHands(
    /// Who speaks.
    voice: Voice,
    /// The hands.
    hands: Vec<(Seat, Hand)>,
    /// Whose hand is marked as the best.
    #[prop(optional)]
    best: Option<Seat>,
) -> impl IntoView {
    let locale = voice.locale;
    view! {
        <ul class="open-hands" data-testid="open-hands">
            {hands
                .into_iter()
                .map(|(seat, hand)| {
                    let player = voice.people.at(seat).clone();
                    let sum = words!(locale, board.hand_sum, battle = hand.battle(), honor = hand.honor());
                    view! {
                        <li class="open-hand" class:is-best=best == Some(seat) data-lies=voice.name(seat)>
                            <p class="open-hand-name">
                                <MonPicture mon=player.mon />
                                <b>{player.name}</b>
                                <span class="sum">{sum.to_string()}</span>
                            </p>
                            <p class="open-hand-cards">
                                {hand
                                    .as_slice()
                                    .iter()
                                    .map(|&card| view! { <CardFace locale card /> })
                                    .collect_view()}
                            </p>
                        </li>
                    }
                })
                .collect_view()}
        </ul>
    }
}

/// All hands on the table, until time is up or everyone has seen enough (Z-12).
#[component]
pub fn ShowScreen(
    /// Who speaks.
    voice: Voice,
    /// What is shown.
    show: Show,
    /// How long this table wants to look.
    options: Options,
) -> impl IntoView {
    let locale = voice.locale;
    let session = use_session::<State>();
    let left = match options.show {
        crate::zipang::Show::Seconds(seconds) => Some(RwSignal::new(seconds)),
        crate::zipang::Show::UntilConfirmed => None,
    };
    if let Some(left) = left {
        let tick = move || match left.try_get_untracked() {
            None | Some(0 | 1) => session.go_on(),
            Some(more) => left.set(more - 1),
        };
        if let Ok(clock) = set_interval_with_handle(tick, Duration::from_secs(1)) {
            on_cleanup(move || clock.clear());
        }
    }
    view! {
        <section class="stop" data-testid="show">
            <h1 id="question" tabindex="-1">
                {words!(locale, board.show_title)}
            </h1>
            <p class="lead">{words!(locale, board.show_text, name = voice.name(show.by))}</p>
            <OpenHands voice=voice.clone() hands=show.hands />
            <div class="stop-actions">
                <button type="button" class="action" data-testid="seen" on:click=move |_| session.go_on()>
                    {words!(locale, board.show_done)}
                </button>
                {left
                    .map(|left| {
                        view! {
                            <p class="countdown" role="timer" data-testid="countdown">
                                {move || words!(locale, board.show_left, count = left.get())}
                            </p>
                        }
                    })}
            </div>
        </section>
    }
}

/// A campaign is over: why, who takes the pile, which hands were laid open.
#[component]
pub fn CampaignOverScreen(
    /// Who speaks.
    voice: Voice,
    /// How it ended.
    over: CampaignOver,
) -> impl IntoView {
    let locale = voice.locale;
    let session = use_session::<State>();
    let best = over.winner;
    // The headline and the hands tell the end itself.
    let is_before_end = |event: &Event| !matches!(event, Event::LaidOpen(..) | Event::CampaignEnded { .. });
    let last: Vec<Event> = over.last.iter().copied().filter(is_before_end).collect();
    let last = voice.story(&last);
    let onwards = if over.is_last {
        words!(locale, board.over_last).to_owned()
    } else {
        words!(locale, board.over_next, number = over.number + 1)
    };
    view! {
        <section class="stop" data-testid="campaign-over">
            <p class="tag">{words!(locale, board.over_title, number = over.number)}</p>
            <div class="stop-winner">
                {best.map(|seat| view! { <MonPicture mon=voice.people.at(seat).mon /> })}
                <h1 id="question" tabindex="-1">
                    {voice.ending(over.ending, over.winner, over.pile)}
                </h1>
            </div>
            {(!over.hands.is_empty())
                .then(|| match best {
                    Some(best) => view! { <OpenHands voice=voice.clone() hands=over.hands best /> },
                    None => view! { <OpenHands voice=voice.clone() hands=over.hands /> },
                })}
            <ol class="lines stop-lines">
                {last.into_iter().map(|sentence| view! { <li>{sentence}</li> }).collect_view()}
            </ol>
            <div class="stop-actions">
                <button type="button" class="action" data-testid="onwards" on:click=move |_| session.go_on()>
                    {onwards}
                </button>
            </div>
        </section>
    }
}
