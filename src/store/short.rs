//! The inputs of a game, written short: what was done stands once in a list, and then who did which of it.
//!
//! ```text
//! "actions":["pass",{"declare":"prayer"}],"remarks":["too_dear"],"inputs":[{"sentence":"…"}],"played":"a0 b1 * c0:0"
//! ```
//!
//! A letter is a seat, from `a` on, and the number after it an action; a number after a colon is what a bot said of it;
//! a star is the next of the inputs that stand in full. Nothing of it belongs to any one game.

use crate::game::{DataError, Seat};
use crate::table::{Input, Playable};

/// Inputs written short. Numbers are places in these lists.
pub(super) struct Short<G: Playable> {
    /// Each action once, in the order in which they came up.
    pub(super) actions: Vec<G::Action>,
    /// Everything that bots said, likewise.
    pub(super) remarks: Vec<G::Remark>,
    /// The inputs that stand in full, in order.
    pub(super) in_full: Vec<Input<G>>,
    /// Who did what.
    pub(super) played: String,
}

impl<G: Playable> Short<G> {
    /// These inputs, written short.
    pub(super) fn new(inputs: &[Input<G>]) -> Self {
        let mut short = Self { actions: Vec::new(), remarks: Vec::new(), in_full: Vec::new(), played: String::new() };
        // The places of the actions, sorted by what they are: this is done after every move, on slow phones too.
        let mut sorted: Vec<usize> = Vec::new();
        for input in inputs {
            if !short.played.is_empty() {
                short.played.push(' ');
            }
            let Input::Act { seat, action, because } = input else {
                short.in_full.push(input.clone());
                short.played.push('*');
                continue;
            };
            let number = match sorted.binary_search_by(|&place| short.actions[place].cmp(action)) {
                Ok(found) => sorted[found],
                Err(free) => {
                    sorted.insert(free, short.actions.len());
                    short.actions.push(action.clone());
                    short.actions.len() - 1
                }
            };
            short.played.push(char::from(b'a' + seat.number()));
            push_number(&mut short.played, number);
            if let Some(because) = because {
                let number = short.remarks.iter().position(|remark| remark == because).unwrap_or_else(|| {
                    short.remarks.push(*because);
                    short.remarks.len() - 1
                });
                short.played.push(':');
                push_number(&mut short.played, number);
            }
        }
        short
    }

    /// The inputs in full.
    ///
    /// # Errors
    /// The first word that says nothing.
    pub(super) fn in_full(self) -> Result<Vec<Input<G>>, DataError> {
        let Self { actions, remarks, in_full, played } = self;
        let mut others = in_full.into_iter();
        let mut inputs = Vec::new();
        for (place, word) in played.split(' ').filter(|_| !played.is_empty()).enumerate() {
            let input = if word == "*" { others.next() } else { act(&actions, &remarks, word) };
            let expected = "expected a seat and an action of the list, or a star for one of the inputs";
            inputs.push(input.ok_or_else(|| DataError::new(format!("played[{place}]"), expected))?);
        }
        match others.len() {
            0 => Ok(inputs),
            left => {
                Err(DataError::new("inputs", format!("expected a star in what was played for each, {left} have none")))
            }
        }
    }
}

/// Writes a number as it is read. This is done some hundred times after every move, on slow phones too, where what formats
/// anything is slow.
fn push_number(text: &mut String, number: usize) {
    if number >= 10 {
        push_number(text, number / 10);
    }
    text.push(char::from(b'0' + (number % 10) as u8));
}

/// The input that a word stands for, if it stands for any.
fn act<G: Playable>(actions: &[G::Action], remarks: &[G::Remark], word: &str) -> Option<Input<G>> {
    let seat = word.bytes().next()?.checked_sub(b'a')?;
    // Its first letter is one byte long: nothing below 'a' came so far, and no seat is beyond 'l'.
    let seat = Seat::try_new(seat, Seat::LIMIT)?;
    let (action, because) = match word[1..].split_once(':') {
        Some((action, because)) => (action, Some(*remarks.get(because.parse::<usize>().ok()?)?)),
        None => (&word[1..], None),
    };
    Some(Input::Act { seat, action: actions.get(action.parse::<usize>().ok()?)?.clone(), because })
}
