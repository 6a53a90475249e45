//! The table of Zipang: one stage at a time, and nothing in the page that the stage does not hold.

use leptos::prelude::*;

use super::board::Board;
use super::panel::Panel;
use super::result::ResultScreen;
use super::stop::{CampaignOverScreen, ShowScreen};
use super::voice::Voice;
use crate::app::play::curtain::CurtainScreen;
use crate::app::play::guard::guard_curtain;
use crate::app::play::herald::use_herald;
use crate::app::play::page::{TableBar, follow};
use crate::app::play::story::{Lines, Story};
use crate::app::play::use_session;
use crate::app::words::{Locale, words};
use crate::game::Seat;
use crate::table::model::zipang::Interlude;
use crate::table::{Hearing, Screen, Stage, Waiting};
use crate::zipang::{Event, Question, State, View};

/// The game under way.
#[component]
pub fn ZipangTable(
    /// In which language.
    locale: Locale,
) -> impl IntoView {
    let session = use_session::<State>();
    guard_curtain(Callback::new(move |()| session.drop_curtain()));
    let stage = follow(session);
    let voice = move || session.people().map(|people| Voice::new(locale, people));
    let question = move |seat, question: Option<&Question>| match (voice(), question) {
        (Some(voice), Some(question)) => voice.question(seat, *question),
        (Some(voice), None) => voice.look(seat),
        (None, _) => String::new(),
    };
    let tell = move |hearing: Hearing<Event>| voice().map(|voice| voice.story(&hearing.news)).unwrap_or_default();
    use_herald().follow(session, stage, question, tell);
    move || stage.get().zip(voice()).map(|(stage, voice)| view! { <StageView voice stage /> })
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
    let options = session.read(|sitting| sitting.public_view().options).unwrap_or_default();
    match stage {
        Stage::Stop(Interlude::Show(show)) => view! { <ShowScreen voice show options /> }.into_any(),
        Stage::Stop(Interlude::CampaignOver(over)) => view! { <CampaignOverScreen voice over /> }.into_any(),
        Stage::Over => view! { <ResultScreen voice /> }.into_any(),
        Stage::Screen(Screen::Curtain { seat, question }) => {
            let reason = question.map_or_else(|| voice.look(seat), |question| voice.question(seat, question));
            let player = voice.people.at(seat).clone();
            let pin = session.plan().and_then(|plan| plan.pin(seat));
            let raise = Callback::new(move |()| session.raise_curtain());
            let back = question.is_none().then(|| Callback::new(move |()| session.drop_curtain()));
            view! { <CurtainScreen locale=voice.locale player pin reason raise undo back /> }.into_any()
        }
        Stage::Screen(Screen::Open { view, waiting }) => {
            view! { <OpenTable voice view waiting eyes=None undo /> }.into_any()
        }
        Stage::Screen(Screen::Private { seat, view, waiting }) => {
            view! { <OpenTable voice view waiting eyes=Some(seat) undo /> }.into_any()
        }
    }
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
    let (old, new) = use_session::<State>().read(|sitting| sitting.story(eyes)).unwrap_or_default();
    let lines = Lines { old: voice.story(&old), new: voice.story(&new) };
    let progress = words!(locale, board.campaign, number = view.campaign);
    view! {
        <div class="table" data-testid=if eyes.is_some() { "private" } else { "open" }>
            <TableBar locale name="Zipang" progress undo />
            <Story locale people=voice.people.clone() eyes lines />
            <Board voice=voice.clone() view />
            <Panel voice view waiting />
        </div>
    }
}
