//! Coins over the campaigns, as lines; and the same in a table, for whoever reads rather than looks.

use leptos::prelude::*;

use super::voice::Voice;
use crate::app::play::MonPicture;
use crate::app::words::words;

const WIDTH: usize = 640;
const HEIGHT: usize = 240;
const LEFT: usize = 32;
const BOTTOM: usize = 28;
const TOP: usize = 12;

/// Where things stand in the drawing.
#[derive(Clone, Copy)]
struct Scale {
    columns: usize,
    most: usize,
}

impl Scale {
    fn x(self, column: usize) -> usize {
        LEFT + 12 + column * (WIDTH - LEFT - 28) / self.columns.max(1)
    }

    fn y(self, coins: usize) -> usize {
        HEIGHT - BOTTOM - coins * (HEIGHT - BOTTOM - TOP) / self.most.max(1)
    }
}

/// The chart.
#[component]
pub fn Chart(
    /// Who speaks.
    voice: Voice,
    /// Everybody's coins in seat order: at the start, then after each campaign.
    rows: Vec<Vec<u8>>,
) -> impl IntoView {
    let locale = voice.locale;
    let most = rows.iter().flatten().copied().max().unwrap_or(1);
    let scale = Scale { columns: rows.len().saturating_sub(1), most: usize::from(most) };
    let step = if scale.most > 12 { 5 } else { 2 };
    let grid = (0..=scale.most).step_by(step).map(|coins| {
        view! {
            <path class="chart-grid" d=format!("M{LEFT} {0}H{WIDTH}", scale.y(coins)) />
            <text class="chart-number" x=LEFT - 8 y=scale.y(coins) + 4 text-anchor="end">
                {coins}
            </text>
        }
    });
    let numbers = (1..rows.len()).map(|column| {
        view! {
            <text class="chart-number" x=scale.x(column) y=HEIGHT - 6 text-anchor="middle">
                {column}
            </text>
        }
    });
    let lines = voice.people.iter().map(|(seat, player)| {
        let own = |row: &Vec<u8>| usize::from(row[usize::from(seat.number())]);
        let points: Vec<(usize, usize)> =
            rows.iter().enumerate().map(|(column, row)| (scale.x(column), scale.y(own(row)))).collect();
        let path = points.iter().map(|(x, y)| format!("{x} {y}")).collect::<Vec<_>>().join("L");
        view! {
            <g class=player.mon.class()>
                <path class="chart-line" d=format!("M{path}") />
                {points
                    .into_iter()
                    .map(|(x, y)| view! { <circle class="chart-point" cx=x cy=y r="4.5" /> })
                    .collect_view()}
            </g>
        }
    });
    view! {
        <figure class="chart">
            <svg viewBox=format!("0 0 {WIDTH} {HEIGHT}") aria-hidden="true">
                {grid.collect_view()} {numbers.collect_view()} {lines.collect_view()}
            </svg>
            <ChartTable voice=voice.clone() rows=rows.clone() />
            <figcaption class="visually-hidden">{words!(locale, board.chart)}</figcaption>
        </figure>
    }
}

/// The figures behind the lines, with the crests as their legend.
#[component]
fn ChartTable(
    /// Who speaks.
    voice: Voice,
    /// Everybody's coins in seat order: at the start, then after each campaign.
    rows: Vec<Vec<u8>>,
) -> impl IntoView {
    let locale = voice.locale;
    let head = |column: usize| {
        if column == 0 { words!(locale, board.chart_start).to_owned() } else { column.to_string() }
    };
    view! {
        <div class="chart-table" tabindex="0">
            <table>
                <caption class="visually-hidden">{words!(locale, board.chart)}</caption>
                <thead>
                    <tr>
                        <th scope="col">{words!(locale, board.player)}</th>
                        {(0..rows.len()).map(|column| view! { <th scope="col">{head(column)}</th> }).collect_view()}
                    </tr>
                </thead>
                <tbody>
                    {voice
                        .people
                        .iter()
                        .map(|(seat, player)| {
                            let own = rows.iter().map(|row| row[usize::from(seat.number())]);
                            view! {
                                <tr>
                                    <th scope="row">
                                        <span class="who">
                                            <MonPicture mon=player.mon />
                                            {player.name.clone()}
                                        </span>
                                    </th>
                                    {own.map(|coins| view! { <td>{coins}</td> }).collect_view()}
                                </tr>
                            }
                        })
                        .collect_view()}
                </tbody>
            </table>
        </div>
    }
}
