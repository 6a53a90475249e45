//! What a bot does about the ledger: it pays what it owes, mostly, and judges what it was promised.

use crate::game::Seat;
use crate::oriente::deals::{Due, Entry, Promise, Standing, Verdict};
use crate::oriente::{Action, View};

/// The open promises of the ledger.
pub(super) fn open_promises(view: &View) -> impl Iterator<Item = &Entry> {
    view.bargains.ledger.entries.as_slice().iter().filter(|entry| entry.standing == Standing::Open)
}

/// Something to be done about a promise made by this seat, or to it.
pub(super) fn next(seat: Seat, view: &View) -> Option<Action> {
    open_promises(view).find_map(|entry| {
        if entry.by == seat && pays(view, entry) {
            Some(Action::Settle(entry.number))
        } else if entry.to == seat {
            verdict(view, entry).map(|verdict| Action::Judge { entry: entry.number, verdict })
        } else {
            None
        }
    })
}

/// Does he pay this debt now? He never does with one in eight, whenever he is asked.
fn pays(view: &View, entry: &Entry) -> bool {
    let shirks = (entry.number.0 % 8 + u16::from(entry.by.number()) * 3).is_multiple_of(8);
    !shirks && can_pay(view, entry)
}

fn can_pay(view: &View, entry: &Entry) -> bool {
    entry.promise.payment().is_some_and(|cards| view.stacks[entry.by].holds(cards))
}

/// What he says of a promise made to him: words are taken as kept when their season is over, a debt that could be paid
/// and has not been for two seasons is broken.
fn verdict(view: &View, entry: &Entry) -> Option<Verdict> {
    let seasons = view.season.saturating_sub(entry.season);
    match entry.promise {
        Promise::Sentence(_) if seasons > 0 => Some(Verdict::Kept),
        Promise::Pay { due: Due::WhenAble, .. } if seasons > 1 && can_pay(view, entry) => Some(Verdict::Broken),
        _ => None,
    }
}
