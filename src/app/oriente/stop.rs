//! What the table stops for: a battle, a revolution, the end of a season.

use leptos::prelude::*;

use super::camps::Camps;
use super::faces::{LordCard, SmallFace};
use super::voice::Voice;
use crate::app::play::scope::Question;
use crate::app::play::{MonPicture, Play};
use crate::app::words::words;
use crate::game::{Seat, Seats};
use crate::oriente::{Lord, Side, Stack, State};
use crate::table::What;
use crate::table::model::oriente::{BattleReport, Interlude, NewLord, RevolutionReport, SeasonReport, by_kind};

/// Something for all eyes; `is_last` if the game is over with it.
pub fn stop(play: Play<State>, voice: &Voice, stop: Interlude, is_last: bool) -> AnyView {
    let voice = voice.clone();
    let onwards = Onwards { play, is_last };
    match stop {
        Interlude::Battle(report) => view! { <BattleOver voice report onwards /> }.into_any(),
        Interlude::Revolution(report) => view! { <RevolutionOver voice report onwards /> }.into_any(),
        Interlude::Season(report) => view! { <SeasonOver voice report onwards /> }.into_any(),
    }
}

/// The one thing to do: go on, to the result if the game is over.
#[derive(Clone, Copy, Debug)]
struct Onwards {
    play: Play<State>,
    is_last: bool,
}

impl Onwards {
    /// The button; `next` is what comes next, unless the game is over.
    fn button(self, next: String) -> impl IntoView {
        let Self { play, is_last } = self;
        let label = if is_last { words!(play.locale, court.stop.to_result).to_owned() } else { next };
        view! {
            <div class="stop-actions">
                <button type="button" class="action" data-testid="onwards" on:click=move |_| play.act(What::GoOn)>
                    {label}
                </button>
            </div>
        }
    }
}

/// A battle: both camps with their sums, who wins, and what comes of it.
#[component]
fn BattleOver(
    /// Who speaks.
    voice: Voice,
    /// How it went.
    report: BattleReport,
    /// What to do then.
    onwards: Onwards,
) -> impl IntoView {
    let locale = voice.locale;
    let BattleReport { attacker, defender, ref sides, winner, .. } = report;
    let names = match winner {
        Some(Side::Attacker) => Some((attacker, defender)),
        Some(Side::Defender) => Some((defender, attacker)),
        None => None,
    };
    let title = match names {
        Some((name, other)) => {
            words!(locale, court.stop.battle_won, name = voice.name(name), other = voice.name(other))
        }
        None => words!(locale, court.stop.battle_open).to_owned(),
    };
    let (own, other) = sides.sums();
    let is_shogun = sides.defender.fighters.first().is_some_and(|fighter| fighter.lord == Lord::Shogun);
    let why = match winner {
        Some(Side::Defender) if own > other && is_shogun => Some(words!(locale, court.battle.shogun)),
        Some(Side::Defender) if own == other => Some(words!(locale, court.battle.tie)),
        _ => None,
    };
    view! {
        <section class="stop" data-testid="battle-over">
            <p class="tag">{words!(locale, court.stop.battle)}</p>
            <div class="stop-winner">
                {names.map(|(winner, _)| view! { <MonPicture mon=voice.people.at(winner).mon /> })}
                <Question>
                    {title}
                </Question>
            </div>
            <Camps voice=voice.clone() sides=sides.clone() winner />
            {why.map(|why| view! { <p class="report-why">{why}</p> })}
            {names.map(|(_, loser)| view! { <Spoils voice=voice.clone() report=report.clone() loser /> })}
            {onwards.button(words!(locale, court.stop.go_on).to_owned())}
        </section>
    }
}

/// The captured lord, and the one who takes his place.
#[component]
fn Spoils(
    /// Who speaks.
    voice: Voice,
    /// How the battle went.
    report: BattleReport,
    /// Who lost it.
    loser: Seat,
) -> impl IntoView {
    let locale = voice.locale;
    let name = voice.name(loser);
    let new_lord = |lord: Option<Lord>| {
        let lies = lord.is_none().then(|| words!(locale, court.table.face_down));
        view! {
            <p>{words!(locale, court.stop.new_lord, name = name.clone())}</p>
            <LordCard locale lord />
            {lies.map(|lies| view! { <p class="hint">{lies}</p> })}
        }
        .into_any()
    };
    let then = match report.new_lord {
        NewLord::ToBeChosen => view! { <p>{words!(locale, court.stop.choosing, name = name.clone())}</p> }.into_any(),
        NewLord::FaceDown => new_lord(None),
        NewLord::Turned(lord) => new_lord(Some(lord)),
        NewLord::Nobody => view! { <p>{words!(locale, court.stop.no_new_lord, name = name.clone())}</p> }.into_any(),
    };
    view! {
        <ul class="spoils">
            {report
                .captured
                .map(|lord| {
                    view! {
                        <li data-testid="captured">
                            <p>{words!(locale, court.stop.captured)}</p>
                            <SmallFace locale card=lord />
                        </li>
                    }
                })}
            <li data-testid="new-lord">{then}</li>
        </ul>
    }
}

/// A revolution: how strong it was, whom it struck, and who got what.
#[component]
fn RevolutionOver(
    /// Who speaks.
    voice: Voice,
    /// How it went.
    report: RevolutionReport,
    /// What to do then.
    onwards: Onwards,
) -> impl IntoView {
    let locale = voice.locale;
    let RevolutionReport { declarer, rebels, strength, struck, looted, shared } = report;
    let nofu = rebels.len();
    let sum = words!(locale, court.stop.strength_sum, nofu = nofu, labourers = strength.saturating_sub(nofu));
    let (loot, shares) = (with_cards(struck, &looted), with_cards(rebels, &shared));
    view! {
        <section class="stop" data-testid="revolution-over">
            <p class="tag">{words!(locale, court.stop.revolution)}</p>
            <div class="stop-winner">
                <MonPicture mon=voice.people.at(declarer).mon />
                <Question>
                    {words!(locale, court.stop.strength, strength = strength)}
                </Question>
            </div>
            <p class="lead">{sum}</p>
            <div class="report-camps">
                <section class="report-camp" data-testid="struck">
                    <h2 class="report-title">{words!(locale, court.stop.struck)}</h2>
                    {if struck.is_empty() {
                        view! { <p>{words!(locale, court.stop.struck_nobody)}</p> }.into_any()
                    } else {
                        let (title, none) =
                            (words!(locale, court.stop.loot), words!(locale, court.stop.loses_nothing));
                        view! { <Haul voice=voice.clone() rows=loot title none /> }.into_any()
                    }}
                </section>
                <section class="report-camp is-winner" data-testid="rebels">
                    <h2 class="report-title">{words!(locale, court.stop.rebels)}</h2>
                    <Haul
                        voice=voice.clone()
                        rows=shares
                        title=words!(locale, court.stop.shares)
                        none=words!(locale, court.stop.gets_nothing)
                    />
                </section>
            </div>
            {onwards.button(words!(locale, court.stop.go_on).to_owned())}
        </section>
    }
}

/// Each of these seats with its cards.
fn with_cards(seats: Seats, cards: &[(Seat, Stack)]) -> Vec<(Seat, Stack)> {
    let of = |seat: Seat| cards.iter().find(|(owner, _)| *owner == seat).map_or(Stack::EMPTY, |(_, stack)| *stack);
    seats.iter().map(|seat| (seat, of(seat))).collect()
}

/// Who lost or got which cards.
#[component]
fn Haul(
    /// Who speaks.
    voice: Voice,
    /// Who, and which cards.
    rows: Vec<(Seat, Stack)>,
    /// What the cards are.
    title: &'static str,
    /// What is said of somebody without any.
    none: &'static str,
) -> impl IntoView {
    let locale = voice.locale;
    let cards = move |stack: Stack| match stack.is_empty() {
        true => view! { <p class="hint">{none}</p> }.into_any(),
        false => by_kind(stack)
            .into_iter()
            .map(|(card, count)| view! { <SmallFace locale card count /> })
            .collect_view()
            .into_any(),
    };
    view! {
        <p class="hint">{title}</p>
        <ul class="haul">
            {rows
                .into_iter()
                .map(|(seat, stack)| {
                    let player = voice.people.at(seat).clone();
                    view! {
                        <li>
                            <p class="who">
                                <MonPicture mon=player.mon />
                                <span>{player.name}</span>
                            </p>
                            <div class="haul-cards">{cards(stack)}</div>
                        </li>
                    }
                })
                .collect_view()}
        </ul>
    }
}

/// The end of a season: the points in sight, and the prize that lies there now.
#[component]
fn SeasonOver(
    /// Who speaks.
    voice: Voice,
    /// How it ended.
    report: SeasonReport,
    /// What to do then.
    onwards: Onwards,
) -> impl IntoView {
    let locale = voice.locale;
    let SeasonReport { ended, prize, points } = report;
    let mut standings: Vec<(Seat, u8)> = voice.people.iter().map(|(seat, _)| seat).zip(points).collect();
    standings.sort_by_key(|&(_, points)| std::cmp::Reverse(points));
    let next = words!(locale, court.stop.season_next, number = ended + 1);
    view! {
        <section class="stop" data-testid="season-over">
            <Question>
                {words!(locale, court.stop.season_over, number = ended)}
            </Question>
            <p class="lead">{words!(locale, court.stop.season_text)}</p>
            <h2 class="standings-title">{words!(locale, court.stop.season_points)}</h2>
            <ol class="standings" data-testid="standings">
                {standings
                    .into_iter()
                    .map(|(seat, points)| {
                        let player = voice.people.at(seat).clone();
                        view! {
                            <li>
                                <span class="who">
                                    <MonPicture mon=player.mon />
                                    <span>{player.name}</span>
                                </span>
                                <b>{points}</b>
                            </li>
                        }
                    })
                    .collect_view()}
            </ol>
            <p class="new-prize" data-testid="new-prize">
                <span class="new-prize-cards">
                    {(0..prize).map(|_| view! { <LordCard locale lord=None /> }).collect_view()}
                </span>
                {words!(locale, court.table.prize_cards, count = prize)}
                {(prize > 1).then(|| view! { <span>{words!(locale, court.stop.prize_stays)}</span> })}
            </p>
            {onwards.button(next)}
        </section>
    }
}
