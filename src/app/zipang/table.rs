//! The table page: one stage at a time, and nothing in the page that the stage does not hold.

use std::time::Duration;

use leptos::prelude::*;

use super::board::Board;
use super::help::Help;
use super::panel::Panel;
use super::result::ResultScreen;
use super::stop::{CampaignOverScreen, ShowScreen};
use super::story::Story;
use super::voice::Voice;
use crate::app::art::Crest;
use crate::app::browser;
use crate::app::play::curtain::{Cloth, CurtainScreen};
use crate::app::play::dialog::DialogButton;
use crate::app::play::guard::guard_curtain;
use crate::app::play::settings::SettingsForm;
use crate::app::play::{Session, Stage, use_session};
use crate::app::route::Route;
use crate::app::words::{Locale, words};
use crate::game::Seat;
use crate::table::model::zipang::Interlude;
use crate::table::{Screen, Waiting};
use crate::zipang::View;

/// How long a bot takes, whatever it has to choose from.
const BOT_DELAY: Duration = Duration::from_millis(1100);

/// The game under way.
#[component]
pub fn TablePage(
    /// In which language.
    locale: Locale,
) -> impl IntoView {
    let session = use_session();
    guard_curtain(session);
    let stage = Memo::new(move |_| session.stage());
    let_bots_move(session, stage);
    // Every change begins at its question: for the eye, the keyboard and the screen reader.
    Effect::new(move || {
        if stage.with(Option::is_some) {
            request_animation_frame(|| browser::focus("#question"));
        }
    });
    view! {
        <div class="table-page" data-testid="table">
            {move || match (stage.get(), session.people()) {
                (Some(stage), Some(people)) => view! { <StageView voice=Voice::new(locale, people) stage /> }.into_any(),
                _ => view! { <NoGame locale /> }.into_any(),
            }}
            <p class="visually-hidden" aria-live="polite" data-testid="live">
                {move || stage.get().zip(session.people()).map(|(stage, people)| {
                    announcement(session, &Voice::new(locale, people), &stage)
                })}
            </p>
        </div>
    }
}

/// Bots answer after a constant delay, through the same door as people.
fn let_bots_move(session: Session, stage: Memo<Option<Stage>>) {
    Effect::new(move || {
        let waiting = match stage.get() {
            Some(Stage::Screen(Screen::Open { waiting, .. } | Screen::Private { waiting, .. })) => waiting,
            _ => return,
        };
        if let Waiting::Bot(_) = waiting
            && let Ok(timer) = set_timeout_with_handle(move || session.move_bot(), BOT_DELAY)
        {
            on_cleanup(move || timer.clear());
        }
    });
}

/// What a screen reader is told: the last move as the eyes at the screen may know it, or who takes the device.
fn announcement(session: Session, voice: &Voice, stage: &Stage) -> String {
    let eyes = match stage {
        Stage::Screen(Screen::Curtain { seat, question }) => return voice.question(*seat, *question),
        Stage::Screen(Screen::Private { seat, .. }) => Some(*seat),
        _ => None,
    };
    voice.story(&session.read(|sitting| sitting.news(eyes)).unwrap_or_default()).join(" ")
}

/// Says that there is no game, and how to begin one.
#[component]
fn NoGame(
    /// In which language.
    locale: Locale,
) -> impl IntoView {
    view! {
        <article class="prose prose-centred">
            <h1 id="question" tabindex="-1">
                {words!(locale, board.nobody_title)}
            </h1>
            <p>{words!(locale, board.nobody_text)}</p>
            <p>
                <a class="action" href=Route::ZipangSetup.href()>
                    {words!(locale, board.nobody_set)}
                </a>
            </p>
        </article>
    }
}

/// One stage.
#[component]
fn StageView(
    /// Who speaks.
    voice: Voice,
    /// What to show.
    stage: Stage,
) -> impl IntoView {
    let session = use_session();
    let can_undo = session.read(|sitting| sitting.can_undo()).unwrap_or_default();
    let options = session.read(|sitting| sitting.public_view().options).unwrap_or_default();
    match stage {
        Stage::Stop(Interlude::Show(show)) => view! { <ShowScreen voice show options /> }.into_any(),
        Stage::Stop(Interlude::CampaignOver(over)) => view! { <CampaignOverScreen voice over /> }.into_any(),
        Stage::Over => view! { <ResultScreen voice /> }.into_any(),
        Stage::Screen(Screen::Curtain { seat, question }) => {
            let reason = voice.question(seat, question);
            let player = voice.people.at(seat).clone();
            view! { <CurtainScreen locale=voice.locale player reason can_undo /> }.into_any()
        }
        Stage::Screen(Screen::Open { view, waiting }) => {
            view! { <OpenTable voice view waiting eyes=None can_undo /> }.into_any()
        }
        Stage::Screen(Screen::Private { seat, view, waiting }) => {
            let is_alone = voice.people.persons().len() == 1;
            view! {
                {(!is_alone).then(|| view! { <Cloth class="cloth cloth-parting" /> })}
                <OpenTable voice view waiting eyes=Some(seat) can_undo />
            }
            .into_any()
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
    /// Is there an answer to take back?
    can_undo: bool,
) -> impl IntoView {
    view! {
        <div class="table" data-testid=if eyes.is_some() { "private" } else { "open" }>
            <TableBar locale=voice.locale campaign=view.campaign can_undo />
            <Story voice=voice.clone() eyes />
            <Board voice=voice.clone() view />
            <Panel voice view waiting />
        </div>
    }
}

/// The way out, the campaign, and what helps.
#[component]
fn TableBar(
    /// In which language.
    locale: Locale,
    /// Which campaign this is.
    campaign: u16,
    /// Is there an answer to take back?
    can_undo: bool,
) -> impl IntoView {
    let session = use_session();
    view! {
        <div class="table-bar">
            <a
                class="wordmark"
                href=Route::Home.href()
                aria-label=words!(locale, board.home)
                title=words!(locale, board.home)
            >
                <Crest />
            </a>
            <p class="table-name">
                <span>"Zipang"</span>
                " "
                <b>{words!(locale, board.campaign, number = campaign)}</b>
            </p>
            {can_undo
                .then(|| {
                    view! {
                        <button type="button" class="quiet" data-testid="undo" on:click=move |_| session.undo()>
                            {words!(locale, board.undo)}
                        </button>
                    }
                })}
            <DialogButton locale title=words!(locale, board.settings) sign="⚙" testid="settings">
                <SettingsForm locale />
            </DialogButton>
            <DialogButton locale title=words!(locale, board.help) sign="?" key="?" testid="help">
                <Help locale />
            </DialogButton>
        </div>
    }
}
