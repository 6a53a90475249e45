//! What the table stops for: a Shrine Maiden's show, and the end of a campaign.

use leptos::prelude::*;

use super::hand::OpenHands;
use super::voice::Voice;
use crate::app::browser;
use crate::app::play::scope::Question;
use crate::app::play::{MonPicture, Play};
use crate::app::words::words;
use crate::table::What;
use crate::table::model::zipang::{CampaignOver, Interlude, Show};
use crate::zipang::{self, Event, State};

/// What the table stops for.
pub fn stop(play: Play<State>, voice: &Voice, stop: Interlude) -> AnyView {
    let voice = voice.clone();
    match stop {
        Interlude::Show(show) => {
            let options = play.once().view.map(|view| view.options).unwrap_or_default();
            view! { <ShowScreen play voice show wanted=options.show /> }.into_any()
        }
        Interlude::CampaignOver(over) => view! { <CampaignOverScreen play voice over /> }.into_any(),
    }
}

/// All hands on the table, until time is up or everyone has seen enough (Z-12).
#[component]
fn ShowScreen(
    /// What is shown, and how to do something.
    play: Play<State>,
    /// Who speaks.
    voice: Voice,
    /// What is shown.
    show: Show,
    /// How long this table wants to look.
    wanted: zipang::Show,
) -> impl IntoView {
    let locale = voice.locale;
    let left = match wanted {
        zipang::Show::Seconds(seconds) => Some(RwSignal::new(seconds)),
        zipang::Show::UntilConfirmed => None,
    };
    if let Some(left) = left {
        browser::every(1000, move || match left.get_untracked() {
            0 | 1 => play.act(What::GoOn),
            more => left.set(more - 1),
        });
    }
    view! {
        <section class="stop" data-testid="show">
            <Question>
                {words!(locale, board.show_title)}
            </Question>
            <p class="lead">{words!(locale, board.show_text, name = voice.name(show.by))}</p>
            <OpenHands voice=voice.clone() hands=show.hands />
            <div class="stop-actions">
                <button type="button" class="action" data-testid="seen" on:click=move |_| play.act(What::GoOn)>
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
fn CampaignOverScreen(
    /// What is shown, and how to do something.
    play: Play<State>,
    /// Who speaks.
    voice: Voice,
    /// How it ended.
    over: CampaignOver,
) -> impl IntoView {
    let locale = voice.locale;
    let best = over.winner;
    // The headline and the hands tell the end itself.
    let is_before_end = |event: &Event| !matches!(event, Event::LaidOpen(..) | Event::CampaignEnded { .. });
    let last: Vec<Event> = over.last.iter().copied().filter(is_before_end).collect();
    let last = voice.tell(&last);
    let headline = voice.ending(over.ending, over.winner, over.pile);
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
                <Question>
                    {headline}
                </Question>
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
                <button type="button" class="action" data-testid="onwards" on:click=move |_| play.act(What::GoOn)>
                    {onwards}
                </button>
            </div>
        </section>
    }
}
