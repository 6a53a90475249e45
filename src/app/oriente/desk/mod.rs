//! The deal desk: offers made, answered and withdrawn on the open table, and the ledger of promises (O-16).
//!
//! Rule of the module: everything here is public. It is made from what all may know, even when one person plays alone.

mod brought;
mod composer;
mod ledger;
mod moves;
mod offers;
mod parties;
mod promise;

use std::sync::Arc;

use leptos::prelude::*;

use super::voice::Voice;
use crate::app::play::scope::use_scope;
use crate::app::play::{GameUi, Play};
use crate::app::words::{Locale, words};
use crate::game::Seat;
use crate::oriente::{Action, Refusal, State, View};
use crate::table::model::Known;
use crate::table::model::oriente::Composing;
use crate::table::{DeedError, What};
use composer::Composer;
use ledger::draw_ledger;
use moves::Drawn;
use offers::draw_offers;

/// What the parts of the desk share.
#[derive(Clone, Copy, Debug)]
pub struct Bargaining {
    play: Play<State>,
    /// What can be found out about what is allowed; followed, it tells of every change on the table.
    known: Memo<Arc<Known<State>>>,
    /// The offer being put together.
    composing: RwSignal<Composing>,
    /// Why the last tap did nothing, if it did nothing.
    refused: RwSignal<Option<Refusal>>,
}

impl Bargaining {
    /// What the eyes at the screen may know; the desk uses what is public of it. Followed.
    fn view(self) -> View {
        self.known.with(|known| known.view)
    }

    /// May this seat do this now?
    fn check(self) -> impl Fn(Seat, Action) -> Result<(), Refusal> + Copy {
        move |seat, action| self.known.with_untracked(|known| known.check(seat, &action))
    }

    /// A move in bargaining, for all to see. The next offer begins anew.
    fn act(self, seat: Seat, action: Action) {
        match self.play.dispatch.run(What::Aside { seat, action }) {
            Ok(()) => {
                self.refused.set(None);
                self.composing.set(blank(self.play));
            }
            Err(DeedError::Refused(refusal)) => self.refused.set(Some(refusal)),
            Err(_) => {}
        }
    }

    /// Puts another offer together.
    fn compose(self, composing: Composing) {
        self.refused.set(None);
        self.composing.set(composing);
    }

    /// Writes down a promise in the players' own words; says by which number it is known.
    fn write(self, words: String) -> Option<u16> {
        self.play.dispatch.run(What::Write(words)).ok()?;
        self.play.once().sentences.len().checked_sub(1).and_then(|number| u16::try_from(number).ok())
    }

    /// Who speaks, with the sentences as they are now. Followed.
    fn voice(self) -> Voice {
        State::voice(self.play.locale, &self.play.now())
    }

    const fn locale(self) -> Locale {
        self.play.locale
    }
}

/// An offer of whoever is likely to want something: the person asked, else the first one here.
fn blank(play: Play<State>) -> Composing {
    let showing = play.once();
    let asked = showing.question.as_ref().map(|(seat, _)| *seat).filter(|&seat| showing.seats.contains(seat));
    let from = asked.or(showing.seats.iter().next()).unwrap_or_default();
    let to = from.others(showing.people.count() as u8).next().unwrap_or_default();
    Composing { from, to, ..Composing::default() }
}

/// The desk.
#[component]
pub fn Desk(
    /// What is shown, and how to do something.
    play: Play<State>,
    /// What the eyes at the screen may know at first.
    view: View,
) -> impl IntoView {
    let (locale, scope) = (play.locale, use_scope());
    let now = Memo::new(move |_| play.now().view.unwrap_or(view));
    let known = Memo::new_with_compare(move |_| Arc::new(Known::new(now.get())), |_, _| true);
    let desk = Bargaining { play, known, composing: RwSignal::new(blank(play)), refused: RwSignal::new(None) };
    view! {
        <section class="panel desk" aria-labelledby=scope.id("question") data-testid="deal-desk">
            <div class="panel-head">
                <h1 id=scope.id("question") data-question="" tabindex="-1">
                    {words!(locale, oriente_desk.title)}
                </h1>
                <button
                    type="button"
                    class="quiet"
                    data-testid="close-desk"
                    on:click=move |_| play.act(What::CloseDesk)
                >
                    {words!(locale, oriente_desk.back)}
                </button>
            </div>
            <p class="hint">{words!(locale, oriente_desk.lead)} " " {words!(locale, oriente_desk.moment)}</p>
            <Drawn desk draw=draw_offers />
            <Composer desk />
            <Drawn desk draw=draw_ledger />
        </section>
    }
}
