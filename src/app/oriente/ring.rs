//! Where everybody sits around the court.

/// How many sit at the bottom, on the left, at the top and on the right of a table of so many.
const fn sides(players: usize) -> [usize; 4] {
    match players {
        0..=4 => [1, 1, 1, 1],
        5 => [1, 1, 2, 1],
        6 => [1, 1, 3, 1],
        7 => [1, 2, 2, 2],
        8 => [1, 2, 3, 2],
        9 => [1, 2, 4, 2],
        10 => [3, 2, 3, 2],
        11 => [3, 2, 4, 2],
        _ => [4, 2, 4, 2],
    }
}

/// The class of a place, counted clockwise from the one at the bottom: its row and column in a grid of four rows and
/// eight columns, of which every place takes two.
#[must_use]
pub fn slot(players: usize, number: usize) -> String {
    let [bottom, left, top, right] = sides(players);
    // Those at the bottom who sit to the left of the first one; the others come last.
    let before = bottom / 2 + bottom % 2;
    let column = |count: usize, place: usize| 5 - count + 2 * place;
    let row = |count: usize, place: usize| match (count, place) {
        (1, _) => "row-mid",
        (_, 0) => "row-2",
        _ => "row-3",
    };
    if number < before {
        format!("row-4 col-{}", column(bottom, before - 1 - number))
    } else if number < before + left {
        format!("{} col-1", row(left, left - 1 - (number - before)))
    } else if number < before + left + top {
        format!("row-1 col-{}", column(top, number - before - left))
    } else if number < before + left + top + right {
        format!("{} col-7", row(right, number - before - left - top))
    } else {
        format!("row-4 col-{}", column(bottom, bottom - 1 - (number - before - left - top - right)))
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::{sides, slot};

    #[test]
    fn everybody_has_a_place_of_his_own_within_the_grid() {
        for players in 4..=12 {
            assert_eq!(sides(players).iter().sum::<usize>(), players);
            let slots: BTreeSet<String> = (0..players).map(|number| slot(players, number)).collect();
            assert_eq!(slots.len(), players, "{slots:?}");
            for column in slots.iter().filter_map(|slot| slot.split_once("col-")) {
                assert!((1..=7).contains(&column.1.parse::<u8>().expect("a number")), "{slots:?}");
            }
        }
    }

    #[test]
    fn the_way_around_a_full_table_is_clockwise() {
        let around: Vec<String> = (0..12).map(|number| slot(12, number)).collect();
        let expected = [
            "row-4 col-3",
            "row-4 col-1",
            "row-3 col-1",
            "row-2 col-1",
            "row-1 col-1",
            "row-1 col-3",
            "row-1 col-5",
            "row-1 col-7",
            "row-2 col-7",
            "row-3 col-7",
            "row-4 col-7",
            "row-4 col-5",
        ];
        assert_eq!(around, expected);
    }
}
