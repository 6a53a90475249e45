//! How the game went, as lines that end in their players' crests; and the same in a table, for whoever reads rather than
//! looks.

use crate::app::markup::Markup;
use crate::app::words::{Locale, words};
use crate::table::{Mon, People};

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

/// The chart: what everybody has in seat order, at the start and then after each round.
#[must_use]
pub fn chart(locale: Locale, people: &People, rows: &[Vec<u8>], caption: &str) -> Markup {
    let scale = Scale::new(rows, people.iter().count());
    let last = rows.last().cloned().unwrap_or_default();
    let ends: Vec<usize> = last.iter().map(|&count| scale.y(usize::from(count))).collect();
    Markup::of(|markup| {
        markup.open("figure").class("chart").around(|markup| {
            let picture = markup.open("svg").class("chart-picture").decoration();
            picture.attr("viewBox", &format!("0 0 {WIDTH} {}", scale.height)).around(|markup| {
                grid(markup, scale, rows.len());
                for ((seat, player), end) in people.iter().zip(apart(&ends, scale.floor())) {
                    let place = usize::from(seat.number());
                    let counts = rows.iter().enumerate();
                    let point = |(column, row): (usize, &Vec<u8>)| (scale.x(column), scale.y(usize::from(row[place])));
                    line(markup, player.mon, DASHES[place % DASHES.len()], &counts.map(point).collect::<Vec<_>>(), end);
                }
            });
            table(markup, locale, people, rows, caption);
            markup.line("figcaption", "visually-hidden", caption);
        });
    })
}

/// The numbers at the side with their lines, and those of the rounds.
fn grid(markup: &mut Markup, scale: Scale, columns: usize) {
    let number = |markup: &mut Markup, [x, y]: [usize; 2], anchor: &str, number: usize| {
        let text = markup.open("text").class("chart-number").attr("text-anchor", anchor);
        text.attr("x", &x.to_string()).attr("y", &y.to_string()).text(&number.to_string());
    };
    for count in (0..=scale.most).step_by(scale.step()) {
        let line = format!("M{LEFT} {}H{}", scale.y(count), WIDTH - RIGHT + 8);
        markup.open("path").class("chart-grid").attr("d", &line).empty();
        number(markup, [LEFT - 8, scale.y(count) + 4], "end", count);
    }
    for column in 1..columns {
        number(markup, [scale.x(column), scale.height - 6], "middle", column);
    }
}

/// A player's line from left to right, led to his crest at the height of `end`.
fn line(markup: &mut Markup, mon: Mon, dash: &str, points: &[(usize, usize)], end: usize) {
    let path = points.iter().map(|(x, y)| format!("{x} {y}")).collect::<Vec<_>>().join("L");
    let (x, y) = points.last().copied().unwrap_or_default();
    let crest = WIDTH - CREST / 2 - 2;
    let circle = |markup: &mut Markup, class: &str, [x, y]: [usize; 2], radius: &str| {
        let circle = markup.open("circle").class(class).attr("cx", &x.to_string()).attr("cy", &y.to_string());
        circle.attr("r", radius).empty();
    };
    markup.open("g").class(mon.class()).around(|markup| {
        markup.open("path").class("chart-lead").attr("d", &format!("M{x} {y}L{crest} {end}")).empty();
        let line = markup.open("path").class("chart-line").attr("stroke-dasharray", dash);
        line.attr("d", &format!("M{path}")).empty();
        points.iter().for_each(|&(x, y)| circle(markup, "chart-point", [x, y], "4.5"));
        circle(markup, "chart-disc", [crest, end], &(CREST / 2).to_string());
        let size = (CREST - 4).to_string();
        let drawing = markup.open("svg").class("chart-crest").attr("width", &size).attr("height", &size);
        let drawing = drawing.attr("x", &(crest - CREST / 2 + 2).to_string());
        let drawing = drawing.attr("y", &(end - CREST / 2 + 2).to_string());
        drawing.around(|markup| markup.drawing(mon.drawing()));
    });
}

/// The figures behind the lines, with the crests as their legend.
fn table(markup: &mut Markup, locale: Locale, people: &People, rows: &[Vec<u8>], caption: &str) {
    let column = |markup: &mut Markup, words: &str| markup.open("th").attr("scope", "col").text(words);
    let head = |markup: &mut Markup| {
        column(markup, words!(locale, table.player));
        column(markup, words!(locale, table.chart_start));
        (1..rows.len()).for_each(|round| column(markup, &round.to_string()));
    };
    markup.open("div").class("chart-table").attr("tabindex", "0").around(|markup| {
        markup.open("table").around(|markup| {
            markup.line("caption", "visually-hidden", caption);
            markup.open("thead").around(|markup| markup.open("tr").around(head));
            markup.open("tbody").around(|markup| {
                for (seat, player) in people.iter() {
                    markup.open("tr").around(|markup| {
                        player.head(markup);
                        rows.iter()
                            .for_each(|row| markup.open("td").text(&row[usize::from(seat.number())].to_string()));
                    });
                }
            });
        });
    });
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
