//! The table of Oriente: one stage at a time, and nothing in the page that the stage does not hold.

use leptos::prelude::*;

use super::board::Board;
use super::desk::Desk;
use super::panel::Panel;
use super::result::ResultScreen;
use super::stop::StopScreen;
use super::voice::Voice;
use crate::app::play::curtain::CurtainScreen;
use crate::app::play::guard::guard_curtain;
use crate::app::play::herald::use_herald;
use crate::app::play::page::{DeskDoor, TableBar, follow};
use crate::app::play::story::{Lines, Story};
use crate::app::play::{Session, use_session};
use crate::app::words::{Locale, words};
use crate::game::Seat;
use crate::oriente::{Event, Question, State, View};
use crate::table::{Hearing, Screen, Stage, Waiting};

/// The game under way.
#[component]
pub fn OrienteTable(
    /// In which language.
    locale: Locale,
) -> impl IntoView {
    let session = use_session::<State>();
    guard_curtain(Callback::new(move |()| session.drop_curtain()));
    let stage = follow(session);
    let voice = move || speaker(session, locale);
    let question = move |seat, question: Option<&Question>| match (voice(), question) {
        (Some(voice), Some(question)) => voice.question(seat, *question),
        (Some(voice), None) => voice.look(seat),
        (None, _) => String::new(),
    };
    let tell = move |Hearing { before, news }: Hearing<Event>| {
        voice().map(|voice| voice.story(&before, &news)).unwrap_or_default()
    };
    use_herald().follow(session, stage, question, tell);
    move || stage.get().zip(voice()).map(|(stage, voice)| view! { <StageView voice stage /> })
}

/// Who tells of this game.
pub fn speaker(session: Session<State>, locale: Locale) -> Option<Voice> {
    let sentences = session.read(|sitting| sitting.sentences().into())?;
    session.people().map(|people| Voice::new(locale, people, sentences))
}

/// One stage.
#[component]
fn StageView(
    /// Who speaks.
    voice: Voice,
    /// What to show.
    stage: Stage<State>,
) -> impl IntoView {
    let session = use_session::<State>();
    let can_undo = session.read(|sitting| sitting.can_undo()).unwrap_or_default();
    let undo = can_undo.then(|| Callback::new(move |()| session.undo()));
    match stage {
        Stage::Stop(stop) => view! { <StopScreen voice stop /> }.into_any(),
        Stage::Over => view! { <ResultScreen voice /> }.into_any(),
        Stage::Screen(Screen::Curtain { seat, question }) => {
            let reason = question.map_or_else(|| voice.look(seat), |question| voice.question(seat, question));
            let player = voice.people.at(seat).clone();
            let pin = session.plan().and_then(|plan| plan.pin(seat));
            let raise = Callback::new(move |()| session.raise_curtain());
            let back = question.is_none().then(|| Callback::new(move |()| session.drop_curtain()));
            let desk = desk_door(session);
            view! { <CurtainScreen locale=voice.locale player pin reason raise undo back desk /> }.into_any()
        }
        Stage::Screen(Screen::Open { view, waiting }) => {
            view! { <OpenTable voice view waiting eyes=None undo /> }.into_any()
        }
        Stage::Screen(Screen::Private { seat, view, waiting }) => {
            view! { <OpenTable voice view waiting eyes=Some(seat) undo /> }.into_any()
        }
    }
}

/// The way to the deal desk, if this is a moment to bargain.
fn desk_door(session: Session<State>) -> Option<DeskDoor> {
    let offers = session.read(|sitting| {
        let offers = sitting.public_view().bargains.offers.as_slice().len();
        sitting.may_bargain().then_some(offers)
    });
    offers.flatten().map(|offers| DeskDoor { offers, open: Callback::new(move |()| session.open_desk()) })
}

/// The table with its question and its story, for all eyes or for one pair.
#[component]
fn OpenTable(
    /// Who speaks.
    voice: Voice,
    /// What the eyes may know.
    view: View,
    /// What the table is waiting for.
    waiting: Waiting,
    /// Whose eyes; `None` for all.
    eyes: Option<Seat>,
    /// Takes back the last answer, if that can be.
    undo: Option<Callback<()>>,
) -> impl IntoView {
    let locale = voice.locale;
    let session = use_session::<State>();
    let (old, new) = session.read(|sitting| sitting.story(eyes)).unwrap_or_default();
    let lines = Lines { old: voice.story(&[], &old), new: voice.story(&old, &new) };
    let story = session.read(|sitting| sitting.public_story()).unwrap_or_default();
    let progress = words!(locale, court.table.season, number = view.season);
    let is_desk = waiting == Waiting::Desk;
    let desk = desk_door(session).filter(|_| !is_desk);
    view! {
        <div class="table court" class:at-desk=is_desk data-testid=if eyes.is_some() { "private" } else { "open" }>
            <TableBar locale name="Oriente" progress undo desk />
            <Story locale people=voice.people.clone() eyes lines />
            <Board voice=voice.clone() view waiting story />
            {if is_desk {
                view! { <Desk voice view /> }.into_any()
            } else {
                view! { <Panel voice view waiting /> }.into_any()
            }}
        </div>
    }
}
