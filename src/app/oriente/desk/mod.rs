//! The deal desk: offers made, answered and withdrawn on the open table, and the ledger of promises (O-16).
//!
//! Rule of the module: everything here is public. It is made from what all may know, even when one person plays alone.

mod brought;
mod composer;
mod ledger;
mod moment;
mod moves;
mod offers;
mod parties;
mod promise;

pub use moment::Moment;

use std::sync::Arc;

use leptos::prelude::*;

use super::voice::Voice;
use crate::app::markup::Markup;
use crate::app::play::scope::{Scope, use_scope};
use crate::app::play::{GameUi, Play};
use crate::app::words::{Locale, words};
use crate::game::Seat;
use crate::oriente::{Action, Phase, Refusal, State, View};
use crate::table::model::Known;
use crate::table::model::oriente::Composing;
use crate::table::{DeedError, What};
use composer::Composer;
use ledger::draw_ledger;
use moment::draw_at_hand;
use moves::{Drawn, Moves};
use offers::draw_offers;

/// What the parts of the desk share.
#[derive(Clone, Copy, Debug)]
pub struct Bargaining {
    play: Play<State>,
    scope: Scope,
    /// What can be found out about what is allowed; followed, it tells of every change on the table.
    known: Memo<Arc<Known<State>>>,
    /// The offer being put together.
    composing: RwSignal<Composing>,
    /// Why the last tap did nothing, if it did nothing.
    refused: RwSignal<Option<Refusal>>,
    /// In how many seconds the table goes on by itself, if it does.
    seconds: RwSignal<Option<u32>>,
}

/// The offer being put together: it outlives the desk, so that one may look at the table and come back.
#[derive(Clone, Copy, Debug)]
struct Draft(RwSignal<Composing>);

/// Puts an empty draft into the context of a table's page.
pub fn provide_draft() {
    provide_context(Draft(RwSignal::new(Composing::default())));
}

impl Bargaining {
    /// What is done here on what is shown. A draft of earlier is taken up as far as it still can be.
    fn new(play: Play<State>, view: View) -> Self {
        let now = Memo::new(move |_| play.now().view.unwrap_or(view));
        let known = Memo::new_with_compare(move |_| Arc::new(Known::new(now.get())), |_, _| true);
        let Draft(composing) = use_context().unwrap_or_else(|| Draft(RwSignal::new(Composing::default())));
        let scope = use_scope();
        let desk = Self { play, scope, known, composing, refused: RwSignal::new(None), seconds: RwSignal::new(None) };
        let draft = composing.get_untracked().renewed(&view, desk.check());
        let is_empty = draft.gives.is_nothing() && draft.asks.is_nothing();
        let is_of_these = play.once().seats.contains(draft.from) && draft.to.number() < view.players;
        composing.set(if is_empty || !is_of_these { blank(play) } else { draft });
        desk
    }

    /// What the eyes at the screen may know; the desk uses what is public of it. Followed.
    fn view(self) -> View {
        self.known.with(|known| known.view)
    }

    /// May this seat do this now?
    fn check(self) -> impl Fn(Seat, Action) -> Result<(), Refusal> + Copy {
        move |seat, action| self.known.with_untracked(|known| known.check(seat, &action))
    }

    /// A move in bargaining, for all to see. After an offer the next one begins anew.
    fn act(self, seat: Seat, action: Action) {
        match self.play.dispatch.run(What::Aside { seat, action }) {
            Ok(()) => {
                self.refused.set(None);
                if matches!(action, Action::Offer(_) | Action::Counter { .. }) {
                    self.composing.set(blank(self.play));
                }
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

/// An offer of whoever is likely to want something: the one who declared or is hit, the person asked, else the first one
/// here.
fn blank(play: Play<State>) -> Composing {
    let showing = play.once();
    let here = |seat: &Seat| showing.seats.contains(*seat);
    let at_stake = showing.view.as_ref().and_then(|view| parties_at_stake(view).into_iter().find(here));
    let asked = at_stake.or(showing.question.as_ref().map(|(seat, _)| *seat).filter(here));
    let from = asked.or(showing.seats.iter().next()).unwrap_or_default();
    let to = from.others(showing.people.count() as u8).next().unwrap_or_default();
    Composing { from, to, ..Composing::default() }
}

/// Who declared, or fights, and who is named.
fn parties_at_stake(view: &View) -> Vec<Seat> {
    match view.phase {
        Phase::Privilege(privilege) => std::iter::once(view.token).chain(privilege.target).collect(),
        Phase::Helping(battle) => vec![view.token, battle.defender],
        _ => Vec::new(),
    }
}

/// What is asked meanwhile, and how it came to that.
fn draw_question(desk: Bargaining, _: &mut Moves) -> Vec<Markup> {
    let (showing, voice) = (desk.play.now(), desk.voice());
    vec![Markup::of(|markup| {
        markup.open("div").class("desk-question").around(|markup| {
            if let Some((_, question)) = &showing.question {
                markup.open("p").around(|markup| {
                    markup.open("b").text(&voice.asked_openly(*question));
                });
            }
            draw_at_hand(markup, &voice, &desk.view(), &showing.public_story());
        });
    })]
}

/// The desk.
#[component]
pub fn Desk(
    /// What is shown, and how to do something.
    play: Play<State>,
    /// What the eyes at the screen may know at first.
    view: View,
) -> impl IntoView {
    let desk = Bargaining::new(play, view);
    let (locale, scope) = (play.locale, desk.scope);
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
            <Drawn desk draw=draw_question />
            <p class="hint">{words!(locale, oriente_desk.lead)} " " {words!(locale, oriente_desk.moment)}</p>
            <Drawn desk draw=draw_offers />
            <Composer desk />
            <Drawn desk draw=draw_ledger />
        </section>
    }
}
