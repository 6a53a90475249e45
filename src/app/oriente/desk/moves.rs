//! What the buttons of the desk do. The lists of the desk are markup: a button says by its number which move it stands
//! for, and drawing a list again tells what that is.

use leptos::ev::MouseEvent;
use leptos::prelude::*;

use super::Bargaining;
use crate::app::browser;
use crate::app::markup::{Markup, Opening};
use crate::app::oriente::voice::refusal;
use crate::app::patch::Patched;
use crate::game::Seat;
use crate::oriente::Action;
use crate::oriente::deals::Offer;
use crate::table::model::oriente::{Composing, Offered};
use crate::table::{Waiting, What};

/// Which move a button stands for.
const MOVE: &str = "data-move";

/// What a button does.
#[derive(Clone, Copy, Debug)]
pub enum Move {
    /// This seat does this.
    Act(Seat, Action),
    /// A counter to this offer is put together.
    Counter(Offer),
    /// This one makes the offer.
    Maker(Seat),
    /// The offer goes to this one.
    Partner(Seat),
    /// This offer is laid on the desk, to be made or changed.
    Draft(Composing),
    /// To the desk.
    OpenDesk,
    /// The game goes on.
    LetItRun,
}

/// The moves of a list, in the order in which their buttons are drawn.
#[derive(Debug, Default)]
pub struct Moves(Vec<Option<Move>>);

impl Moves {
    /// The attribute of the next button.
    fn next(&mut self, what: Option<Move>) -> String {
        self.0.push(what);
        (self.0.len() - 1).to_string()
    }

    /// A button that does this.
    pub fn button(&mut self, markup: &mut Markup, what: Move, label: &str, testid: &str) {
        self.open(markup, what, ("quiet", testid)).text(label);
    }

    /// The same, of this class and to be filled.
    pub fn open<'m>(&mut self, markup: &'m mut Markup, what: Move, (class, testid): (&str, &str)) -> Opening<'m> {
        let button = markup.open("button").attr("type", "button").class(class).attr("data-testid", testid);
        button.attr(MOVE, &self.next(Some(what)))
    }

    /// A move that can be made here and now, or why not stands beside the button.
    pub fn deal(
        &mut self,
        markup: &mut Markup,
        desk: Bargaining,
        seat: Seat,
        offered: Offered<Action>,
        (label, testid, class): (&str, &str, &str),
    ) {
        let is_allowed = offered.why_not.is_none();
        let number = self.next(is_allowed.then_some(Move::Act(seat, offered.what)));
        let button = markup.open("button").attr("type", "button").class(class).attr("data-testid", testid);
        let button = button.attr(MOVE, &number);
        let button = if is_allowed { button } else { button.attr("aria-disabled", "true") };
        button.text(label);
        if let Some(reason) = offered.why_not {
            markup.line("span", "why-not", refusal(desk.locale(), reason));
        }
    }

    /// Somebody to be chosen.
    pub fn somebody(
        &mut self,
        markup: &mut Markup,
        what: Move,
        (is_chosen, testid): (bool, &str),
        inside: impl FnOnce(&mut Markup),
    ) {
        let button = markup.open("button").attr("type", "button").class("target").attr("data-testid", testid);
        let button = button.attr("aria-pressed", if is_chosen { "true" } else { "false" });
        button.attr(MOVE, &self.next(Some(what))).around(inside);
    }
}

impl Bargaining {
    /// Lays an offer on the desk, which is opened for it, to be made or changed.
    fn lay_open(self, composing: Composing) {
        self.compose(composing);
        if self.play.once().screen.waiting() == Some(Waiting::Desk) {
            self.scope.focus(".compose");
        } else {
            self.play.act(What::OpenDesk);
        }
    }
}

/// A list of the desk, patched as things change.
#[component]
pub fn Drawn(
    /// What the parts of the desk share.
    desk: Bargaining,
    /// Draws the list, one element each, and tells its moves.
    draw: fn(Bargaining, &mut Moves) -> Vec<Markup>,
) -> impl IntoView {
    let pieces = Signal::derive(move || draw(desk, &mut Moves::default()));
    let tap = move |event: MouseEvent| {
        let number = browser::closest_attribute(&event, MOVE).and_then(|number| number.parse::<usize>().ok());
        let Some(number) = number else { return };
        let mut moves = Moves::default();
        untrack(|| draw(desk, &mut moves));
        match moves.0.into_iter().nth(number).flatten() {
            Some(Move::Act(seat, action)) => desk.act(seat, action),
            Some(Move::Counter(offer)) => desk.lay_open(countering(&offer)),
            Some(Move::Draft(composing)) => desk.lay_open(composing),
            Some(Move::OpenDesk) => desk.play.act(What::OpenDesk),
            Some(Move::LetItRun) => desk.play.act(What::LetItRun),
            Some(Move::Maker(seat)) => {
                let Composing { to, .. } = desk.composing.get_untracked();
                let to = if to == seat { seat.left(untrack(|| desk.view()).players) } else { to };
                desk.compose(between(seat, to));
            }
            Some(Move::Partner(seat)) => {
                let view = untrack(|| desk.view());
                desk.compose(desk.composing.get_untracked().to_another(&view, seat));
            }
            None => {}
        }
    };
    view! {
        <div class="card-holder" on:click=tap>
            <Patched class="card-holder" markup=pieces />
        </div>
    }
}

/// Begins anew with another maker: what one brings may not be there for another.
fn between(from: Seat, to: Seat) -> Composing {
    Composing { from, to, ..Composing::default() }
}

/// A counter-offer begins with the terms as they were, seen from the other side.
const fn countering(offer: &Offer) -> Composing {
    Composing { from: offer.to, to: offer.from, counters: Some(offer.number), gives: offer.asks, asks: offer.gives }
}
