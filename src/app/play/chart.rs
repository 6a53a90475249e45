//! How the game went, as lines that end in their players' crests; and the same in a table, for whoever reads rather than
//! looks.

use leptos::prelude::*;

use super::{MonPicture, People, Player};
use crate::app::words::{Locale, words};

const WIDTH: usize = 440;
const LEFT: usize = 32;
const RIGHT: usize = 52;
const BOTTOM: usize = 28;
const TOP: usize = 12;
/// A crest's room at the end of its line.
const CREST: usize = 20;
/// The lines' dashes by seat: with the crests they tell the players apart without their colours.
const DASHES: [&str; 12] =
    ["none", "9 4", "2 4", "14 4 2 4", "5 5", "18 5", "9 3 2 3 2 3", "1 6", "14 3 5 3", "4 2", "20 3 2 3", "7 8"];

/// Where things stand in the drawing.
#[derive(Clone, Copy)]
struct Scale {
    columns: usize,
    most: usize,
    height: usize,
}

impl Scale {
    /// Room for these rows, and for everybody's crest above the others.
    fn new(rows: &[Vec<u8>], players: usize) -> Self {
        let most = rows.iter().flatten().copied().max().unwrap_or(1);
        let height = (TOP + players * CREST + BOTTOM).max(240);
        Self { columns: rows.len().saturating_sub(1), most: usize::from(most), height }
    }

    fn x(self, column: usize) -> usize {
        LEFT + 12 + column * (WIDTH - LEFT - 12 - RIGHT) / self.columns.max(1)
    }

    fn y(self, count: usize) -> usize {
        self.floor() - count * (self.floor() - TOP) / self.most.max(1)
    }

    const fn floor(self) -> usize {
        self.height - BOTTOM
    }

    /// How far apart the numbers at the side stand.
    const fn step(self) -> usize {
        match self.most {
            0..=12 => 2,
            13..=40 => 5,
            _ => 10,
        }
    }
}

/// Moves crests that would cover each other apart, keeping their order; returns where each one goes.
fn apart(wanted: &[usize], floor: usize) -> Vec<usize> {
    let mut order: Vec<usize> = (0..wanted.len()).collect();
    order.sort_by_key(|&place| wanted[place]);
    let mut found = wanted.to_vec();
    for pair in order.windows(2) {
        found[pair[1]] = found[pair[1]].max(found[pair[0]] + CREST);
    }
    let mut limit = floor;
    for &place in order.iter().rev() {
        found[place] = found[place].min(limit);
        limit = found[place].saturating_sub(CREST);
    }
    found
}

/// The chart.
#[component]
pub fn Chart(
    /// In which language.
    locale: Locale,
    /// Who plays.
    people: People,
    /// What everybody has in seat order: at the start, then after each round.
    rows: Vec<Vec<u8>>,
    /// What it shows.
    caption: &'static str,
) -> impl IntoView {
    let scale = Scale::new(&rows, people.iter().count());
    let grid = (0..=scale.most).step_by(scale.step()).map(|count| {
        view! {
            <path class="chart-grid" d=format!("M{LEFT} {}H{}", scale.y(count), WIDTH - RIGHT + 8) />
            <text class="chart-number" x=LEFT - 8 y=scale.y(count) + 4 text-anchor="end">
                {count}
            </text>
        }
    });
    let numbers = (1..rows.len()).map(|column| {
        view! {
            <text class="chart-number" x=scale.x(column) y=scale.height - 6 text-anchor="middle">
                {column}
            </text>
        }
    });
    let last = rows.last().cloned().unwrap_or_default();
    let ends: Vec<usize> = last.iter().map(|&count| scale.y(usize::from(count))).collect();
    let lines = people.iter().zip(apart(&ends, scale.floor())).map(|((seat, player), end)| {
        let place = usize::from(seat.number());
        let counts = rows.iter().enumerate();
        let points = counts.map(|(column, row)| (scale.x(column), scale.y(usize::from(row[place])))).collect();
        view! { <Line player=player.clone() dash=DASHES[place % DASHES.len()] points end /> }
    });
    view! {
        <figure class="chart">
            <svg class="chart-picture" viewBox=format!("0 0 {WIDTH} {}", scale.height) aria-hidden="true">
                {grid.collect_view()} {numbers.collect_view()} {lines.collect_view()}
            </svg>
            <ChartTable locale people=people.clone() rows=rows.clone() caption />
            <figcaption class="visually-hidden">{caption}</figcaption>
        </figure>
    }
}

/// A player's line, led to his crest.
#[component]
fn Line(
    /// Whose.
    player: Player,
    /// How it is dashed.
    dash: &'static str,
    /// Where it goes, from left to right.
    points: Vec<(usize, usize)>,
    /// How high the crest stands.
    end: usize,
) -> impl IntoView {
    let path = points.iter().map(|(x, y)| format!("{x} {y}")).collect::<Vec<_>>().join("L");
    let (x, y) = points.last().copied().unwrap_or_default();
    let crest = WIDTH - CREST / 2 - 2;
    let dots = points.iter().map(|&(x, y)| view! { <circle class="chart-point" cx=x cy=y r="4.5" /> });
    view! {
        <g class=player.mon.class()>
            <path class="chart-lead" d=format!("M{x} {y}L{crest} {end}") />
            <path class="chart-line" stroke-dasharray=dash d=format!("M{path}") />
            {dots.collect_view()}
            <circle class="chart-disc" cx=crest cy=end r=CREST / 2 />
            <svg
                class="chart-crest"
                x=crest - CREST / 2 + 2
                y=end - CREST / 2 + 2
                width=CREST - 4
                height=CREST - 4
                inner_html=player.mon.drawing()
            ></svg>
        </g>
    }
}

/// The figures behind the lines, with the crests as their legend.
#[component]
fn ChartTable(
    /// In which language.
    locale: Locale,
    /// Who plays.
    people: People,
    /// What everybody has in seat order: at the start, then after each round.
    rows: Vec<Vec<u8>>,
    /// What it shows.
    caption: &'static str,
) -> impl IntoView {
    let head = |column: usize| {
        if column == 0 { words!(locale, board.chart_start).to_owned() } else { column.to_string() }
    };
    view! {
        <div class="chart-table" tabindex="0">
            <table>
                <caption class="visually-hidden">{caption}</caption>
                <thead>
                    <tr>
                        <th scope="col">{words!(locale, board.player)}</th>
                        {(0..rows.len()).map(|column| view! { <th scope="col">{head(column)}</th> }).collect_view()}
                    </tr>
                </thead>
                <tbody>
                    {people
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
                                    {own.map(|count| view! { <td>{count}</td> }).collect_view()}
                                </tr>
                            }
                        })
                        .collect_view()}
                </tbody>
            </table>
        </div>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn crests_never_cover_each_other_nor_leave_the_chart() {
        for wanted in [vec![12; 12], vec![252; 12], (0..12).map(|place| 12 + 20 * place).collect(), vec![40, 200, 41]] {
            let scale = Scale::new(&[], wanted.len());
            let mut found = apart(&wanted, scale.floor());
            found.sort_unstable();
            assert!(found.windows(2).all(|pair| pair[1] - pair[0] >= CREST), "{wanted:?}: {found:?}");
            assert!(found.iter().all(|y| (TOP..=scale.floor()).contains(y)), "{wanted:?}: {found:?}");
        }
    }

    #[test]
    fn crests_with_room_stay_where_their_lines_end() {
        assert_eq!(apart(&[200, 40, 100], 212), [200, 40, 100]);
    }
}
