//! Everybody's points, counted card by card.

use leptos::prelude::*;

use super::faces::SmallFace;
use super::voice::Voice;
use crate::app::play::MonPicture;
use crate::app::words::{Locale, words};
use crate::oriente::Card;
use crate::table::model::oriente::Counted;

/// Everybody with place, cards and points, the winners first.
#[component]
pub fn Ranking(
    /// Who speaks.
    voice: Voice,
    /// Everybody in the final count.
    counted: Vec<Counted>,
) -> impl IntoView {
    let locale = voice.locale;
    view! {
        <table class="ranking court-ranking" data-testid="ranking">
            <thead>
                <tr>
                    <th scope="col">{words!(locale, board.place)}</th>
                    <th scope="col">{words!(locale, board.player)}</th>
                    <th scope="col">{words!(locale, court.result.counting)}</th>
                    <th scope="col">{words!(locale, court.result.best)}</th>
                    <th scope="col">{words!(locale, court.result.points)}</th>
                </tr>
            </thead>
            <tbody>
                {counted.into_iter().map(|row| view! { <Row voice=voice.clone() row /> }).collect_view()}
            </tbody>
        </table>
        <p class="hint">{words!(locale, court.result.best_hint)}</p>
    }
}

/// One player.
#[component]
fn Row(
    /// Who speaks.
    voice: Voice,
    /// He in the final count.
    row: Counted,
) -> impl IntoView {
    let locale = voice.locale;
    let player = voice.people.at(row.seat).clone();
    view! {
        <tr class:is-first=row.wins>
            <td class="ranking-place">{row.place}</td>
            <th scope="row" class="ranking-who">
                <span class="who">
                    <MonPicture mon=player.mon />
                    <span>{player.name}</span>
                </span>
            </th>
            <td class="ranking-count">
                <ul class="count">
                    {row.lord.map(|lord| view! { <Sum locale card=lord count=1 class="count-lord" /> })}
                    {row
                        .stack
                        .into_iter()
                        .map(|(card, count)| view! { <Sum locale card count class="count-prize" /> })
                        .collect_view()}
                </ul>
                {row
                    .lord
                    .is_none()
                    .then(|| view! { <span class="hint">{words!(locale, court.table.no_lord)}</span> })}
            </td>
            <td class="ranking-best">
                <span class="ranking-label" aria-hidden="true">
                    {words!(locale, court.result.best)}
                </span>
                " "
                {row.best_card}
            </td>
            <td class="ranking-points">{row.points}</td>
        </tr>
    }
}

/// Cards of one kind and what they add.
#[component]
fn Sum(
    /// In which language.
    locale: Locale,
    /// Which card.
    #[prop(into)]
    card: Card,
    /// How many of it.
    count: u8,
    /// The class that says whether it is the lord or a prize.
    class: &'static str,
) -> impl IntoView {
    view! {
        <li class=class>
            <SmallFace locale card count />
            <span>{format!("+{}", card.points() * count)}</span>
        </li>
    }
}
