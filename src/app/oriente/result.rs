//! The end of the game: who won and how, everybody's count, how the points went, who kept his word, what lay hidden.

use leptos::prelude::*;

use super::faces::SmallFace;
use super::ranking::Ranking;
use super::voice::Voice;
use crate::app::play::again::AfterGame;
use crate::app::play::chart::Chart;
use crate::app::play::hidden::Hidden;
use crate::app::play::{Kind, MonPicture, use_session};
use crate::app::words::{Locale, words};
use crate::oriente::{Card, Ending, Opened, Outcome, State};
use crate::table::model::oriente::{Counted, points_over_seasons, ranking};

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
    let rows = points_over_seasons(view.players, &story);
    let counted = ranking(&view, &outcome);
    view! {
        <div class="result" data-testid="result">
            <Top voice=voice.clone() outcome season=view.season />
            <div class="result-parts">
                <section class="result-wide">
                    <h2>{words!(locale, board.ranking)}</h2>
                    <Ranking voice=voice.clone() counted=counted.clone() />
                </section>
                <section>
                    <h2>{words!(locale, court.result.chart)}</h2>
                    <Chart locale people=voice.people.clone() rows caption=words!(locale, court.result.chart) />
                    <p class="hint">{words!(locale, court.result.chart_hint)}</p>
                </section>
                <div class="result-side">
                    <Hidden locale zones=hidden(locale, &opened) />
                    <Word voice counted />
                </div>
            </div>
        </div>
    }
    .into_any()
}

/// Who won, how it ended, and what to do now.
#[component]
fn Top(
    /// Who speaks.
    voice: Voice,
    /// Who won, and why it ended.
    outcome: Outcome,
    /// In which season.
    season: u8,
) -> impl IntoView {
    let locale = voice.locale;
    let session = use_session::<State>();
    let names = voice.names(outcome.winners);
    let title = match outcome.winners.len() {
        1 => words!(locale, court.result.title, name = names),
        _ => words!(locale, court.result.title_shared, names = names),
    };
    let lead = match outcome.ending {
        Ending::Geisha => words!(locale, court.result.lead.geisha, number = season),
        Ending::GeishaInPrize => words!(locale, court.result.lead.geisha_in_prize, number = season),
        Ending::ThreeNinja => words!(locale, court.result.lead.three_ninja, number = season),
        Ending::DeckEmpty => words!(locale, court.result.lead.deck_empty, number = season),
    };
    view! {
        <header class="result-top">
            <p class="result-crests">
                {outcome
                    .winners
                    .iter()
                    .map(|winner| view! { <MonPicture mon=voice.people.at(winner).mon /> })
                    .collect_view()}
            </p>
            <h1 id="question" tabindex="-1">
                {title}
            </h1>
            <p class="lead">{lead}</p>
            <AfterGame locale kind=Kind::Oriente again=Callback::new(move |()| session.again()) />
        </header>
    }
}

/// How everybody has kept his word, if anybody gave it.
#[component]
fn Word(
    /// Who speaks.
    voice: Voice,
    /// Everybody in the final count.
    counted: Vec<Counted>,
) -> impl IntoView {
    let locale = voice.locale;
    let rows: Vec<Counted> = counted.into_iter().filter(|row| row.tally.kept + row.tally.broken > 0).collect();
    (!rows.is_empty()).then(|| {
        view! {
            <section data-testid="word">
                <h2>{words!(locale, court.result.word_title)}</h2>
                <table class="word-given">
                    <thead>
                        <tr>
                            <th scope="col">{words!(locale, board.player)}</th>
                            <th scope="col">{words!(locale, court.result.kept)}</th>
                            <th scope="col">{words!(locale, court.result.broken)}</th>
                        </tr>
                    </thead>
                    <tbody>
                        {rows
                            .into_iter()
                            .map(|row| {
                                let player = voice.people.at(row.seat).clone();
                                view! {
                                    <tr>
                                        <th scope="row">
                                            <span class="who">
                                                <MonPicture mon=player.mon />
                                                <span>{player.name}</span>
                                            </span>
                                        </th>
                                        <td>{row.tally.kept}</td>
                                        <td>{row.tally.broken}</td>
                                    </tr>
                                }
                            })
                            .collect_view()}
                    </tbody>
                </table>
            </section>
        }
    })
}

/// What nobody knew to the very end: the prize that nobody took and the deck; and what lies beside them.
fn hidden(locale: Locale, opened: &Opened) -> Vec<(&'static str, Vec<AnyView>)> {
    let face = |card: Card| view! { <SmallFace locale card /> }.into_any();
    vec![
        (words!(locale, court.result.hidden_prize), opened.prize.cards().map(face).collect()),
        (words!(locale, court.result.hidden_deck), opened.deck.iter().map(|&lord| face(lord.into())).collect()),
        (words!(locale, court.result.aside), opened.aside.cards().map(face).collect()),
    ]
}
