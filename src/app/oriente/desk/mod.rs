//! The deal desk: offers made, answered and withdrawn on the open table, and the ledger of promises (O-16).
//!
//! Rule of the module: everything here is public. It is made from what all may know, even when one person plays alone.

mod brought;
mod composer;
mod ledger;
mod offers;
mod promise;

use leptos::prelude::*;

use super::table::speaker;
use super::voice::{Voice, remark};
use crate::app::play::{MonPicture, Session, use_session};
use crate::app::words::words;
use crate::game::Seat;
use crate::oriente::{Action, Refusal, State, View};
use crate::table::model::oriente::Composing;
use composer::Composer;
use ledger::LedgerList;
use offers::OfferList;

/// What the parts of the desk share.
#[derive(Clone, Copy, Debug)]
pub struct Bargaining {
    session: Session<State>,
    voice: StoredValue<Voice>,
    /// What all may know.
    view: StoredValue<View>,
    /// The offer being put together.
    composing: RwSignal<Composing>,
    /// Why the last tap did nothing, if it did nothing.
    refused: RwSignal<Option<Refusal>>,
}

impl Bargaining {
    /// May this seat do this now?
    fn check(self) -> impl Fn(Seat, Action) -> Result<(), Refusal> + Copy {
        move |seat, action| self.session.read(|sitting| sitting.check(seat, &action)).unwrap_or(Err(Refusal::GameOver))
    }

    /// A move in bargaining, for all to see.
    fn act(self, seat: Seat, action: Action) {
        let done = self.session.change(|sitting| sitting.bargain(seat, &action));
        self.refused.try_set(done.and_then(Result::err));
    }

    /// Who speaks, with the sentences as they are now.
    fn voice(self) -> Voice {
        let voice = self.voice.get_value();
        speaker(self.session, voice.locale).unwrap_or(voice)
    }
}

/// The desk.
#[component]
pub fn Desk(
    /// Who speaks.
    voice: Voice,
    /// What the eyes at the screen may know; the desk uses what is public of it.
    view: View,
) -> impl IntoView {
    let locale = voice.locale;
    let session = use_session::<State>();
    let people = voice.people.persons();
    // Whoever is asked is likely to want something; else the first person at the table.
    let asked = session.read(|sitting| sitting.question()).flatten().map(|(seat, _)| seat);
    let from = asked.filter(|&seat| people.contains(seat)).or(people.iter().next()).unwrap_or_default();
    let to = from.others(view.players).next().unwrap_or_default();
    let desk = Bargaining {
        session,
        voice: StoredValue::new(voice.clone()),
        view: StoredValue::new(view),
        composing: RwSignal::new(Composing { from, to, ..Composing::default() }),
        refused: RwSignal::new(None),
    };
    view! {
        <section class="panel desk" aria-labelledby="question" data-testid="deal-desk">
            <div class="panel-head">
                <h1 id="question" tabindex="-1">
                    {words!(locale, desk.title)}
                </h1>
                <button type="button" class="quiet" data-testid="close-desk" on:click=move |_| session.close_desk()>
                    {words!(locale, desk.back)}
                </button>
            </div>
            <p class="hint">{words!(locale, desk.lead)} " " {words!(locale, desk.moment)}</p>
            <Remarks desk />
            <OfferList desk />
            <Composer desk />
            <LedgerList desk />
        </section>
    }
}

/// What bots said of the offers they answered last.
#[component]
fn Remarks(
    /// What the parts of the desk share.
    desk: Bargaining,
) -> impl IntoView {
    let voice = desk.voice.get_value();
    let remarks = desk.session.read(|sitting| sitting.remarks().to_vec()).unwrap_or_default();
    (!remarks.is_empty()).then(|| {
        view! {
            <ul class="remarks" data-testid="remarks">
                {remarks
                    .into_iter()
                    .map(|(seat, because)| {
                        let player = voice.people.at(seat).clone();
                        view! {
                            <li>
                                <MonPicture mon=player.mon />
                                <span>
                                    <b>{player.name}</b>
                                    " "
                                    <q>{remark(voice.locale, because)}</q>
                                </span>
                            </li>
                        }
                    })
                    .collect_view()}
            </ul>
        }
    })
}

/// A move that can be made here and now, or says why not.
#[component]
fn DealButton(
    /// What the parts of the desk share.
    desk: Bargaining,
    /// Who makes it.
    seat: Seat,
    /// The move.
    offered: crate::table::model::oriente::Offered<Action>,
    /// What it is called.
    label: String,
    /// What the tests know it by.
    testid: &'static str,
    /// The class of the button.
    #[prop(default = "quiet")]
    class: &'static str,
) -> impl IntoView {
    let locale = desk.voice.with_value(|voice| voice.locale);
    let why_not = offered.why_not;
    // Why not stands beside the button.
    let tap = move |_| {
        if why_not.is_none() {
            desk.act(seat, offered.what);
        }
    };
    view! {
        <button type="button" class=class data-testid=testid aria-disabled=why_not.map(|_| "true") on:click=tap>
            {label}
        </button>
        {why_not.map(|reason| view! { <span class="why-not">{super::voice::refusal(locale, reason)}</span> })}
    }
}
