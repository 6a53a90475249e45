//! A player's place at the court.

use leptos::prelude::*;

use super::faces::{LordCard, SmallFace};
use super::voice::Voice;
use crate::app::play::{MonPicture, use_session};
use crate::app::words::words;
use crate::oriente::{LordView, Side, State};
use crate::table::model::oriente::{Place, Role};

/// A player's place: crest, name, lord, disk and token, prize stack, and how he has kept his word.
#[component]
pub fn PlaceAtCourt(
    /// Who speaks.
    voice: Voice,
    /// What lies there.
    place: Place,
    /// The class that says where.
    sits: String,
) -> impl IntoView {
    let player = voice.people.at(place.seat).clone();
    let class = format!(
        "place court-place {sits}{}{}{}",
        if place.is_asked { " is-asked" } else { "" },
        if matches!(place.role, Some(Role::Target | Role::Defender)) { " is-threatened" } else { "" },
        if place.has_disk { "" } else { " is-spent" },
    );
    let (is_bot, number) = (!player.is_person, place.seat.number());
    view! {
        <li class=class data-testid="place" data-seat=number>
            <PlaceLord voice=voice.clone() place=place.clone() />
            <div class="place-words">
                <p class="place-name" title=player.name.clone()>
                    <MonPicture mon=player.mon />
                    <span>{player.name.clone()}</span>
                </p>
                <PlaceStack voice=voice.clone() place=place.clone() />
                <PlaceTokens voice=voice.clone() place=place.clone() />
            </div>
            <Marks voice place is_bot />
        </li>
    }
}

/// The lord, as far as the eyes at the screen may know him. People may ask for a look at their own.
#[component]
fn PlaceLord(
    /// Who speaks.
    voice: Voice,
    /// His place.
    place: Place,
) -> impl IntoView {
    let locale = voice.locale;
    let session = use_session::<State>();
    let lord = place.lord.known();
    let lies = match place.lord {
        LordView::FaceUp(_) => words!(locale, court.table.face_up),
        LordView::Known(_) | LordView::Hidden => words!(locale, court.table.face_down),
        LordView::None => words!(locale, court.table.no_lord),
    };
    let is_known_face_down = matches!(place.lord, LordView::Known(_));
    let persons = voice.people.persons();
    let may_look = place.lord == LordView::Hidden && persons.contains(place.seat) && persons.len() > 1;
    let card = (place.lord != LordView::None).then(|| view! { <LordCard locale lord /> });
    let words = view! { <span class="visually-hidden">{lies}</span> };
    if may_look {
        let label = words!(locale, court.table.look_at, name = voice.name(place.seat));
        view! {
            <button
                type="button"
                class="place-lord look"
                data-testid="look"
                aria-label=label.clone()
                title=label
                on:click=move |_| session.look(place.seat)
            >
                {card}
            </button>
        }
        .into_any()
    } else {
        view! {
            <p class="place-lord" class:is-known=is_known_face_down>
                {card} {words}
            </p>
        }
        .into_any()
    }
}

/// The prize stack, fanned by kind, with its points.
#[component]
fn PlaceStack(
    /// Who speaks.
    voice: Voice,
    /// His place.
    place: Place,
) -> impl IntoView {
    let locale = voice.locale;
    let points = match place.points {
        1 => words!(locale, court.table.point).to_owned(),
        count => words!(locale, court.table.points, count = count),
    };
    view! {
        <p class="place-stack" aria-label=words!(locale, court.table.stack_of, name = voice.name(place.seat)) role="group">
            <span class="stack-fan">
                {place
                    .stack
                    .iter()
                    .map(|&(card, count)| view! { <SmallFace locale card count /> })
                    .collect_view()}
            </span>
            <b class="stack-points">
                <span aria-hidden="true">{place.points}</span>
                <span class="visually-hidden">{points}</span>
            </b>
        </p>
    }
}

/// Disk, token, and how he has kept his word.
#[component]
fn PlaceTokens(
    /// Who speaks.
    voice: Voice,
    /// His place.
    place: Place,
) -> impl IntoView {
    let locale = voice.locale;
    let disk =
        if place.has_disk { words!(locale, court.table.disk_has) } else { words!(locale, court.table.disk_spent) };
    let tally = place.tally;
    let word = words!(locale, desk.word, kept = tally.kept, broken = tally.broken);
    view! {
        <p class="place-tokens">
            <span class=if place.has_disk { "disk" } else { "disk disk-spent" } role="img" aria-label=disk title=disk></span>
            {place
                .has_token
                .then(|| {
                    let token = words!(locale, court.table.token_holder);
                    view! { <span class="destiny" role="img" aria-label=token title=token></span> }
                })}
            {(tally.kept + tally.broken > 0)
                .then(|| {
                    view! {
                        <span class="place-word" role="img" aria-label=word.clone() title=word>
                            {(tally.kept > 0).then(|| view! { <span class="word-kept">{format!("✓{}", tally.kept)}</span> })}
                            {(tally.broken > 0)
                                .then(|| view! { <span class="word-broken">{format!("✗{}", tally.broken)}</span> })}
                        </span>
                    }
                })}
        </p>
    }
}

/// How things stand with a player, in a word or two.
#[component]
fn Marks(
    /// Who speaks.
    voice: Voice,
    /// His place.
    place: Place,
    /// Is he a bot?
    is_bot: bool,
) -> impl IntoView {
    let locale = voice.locale;
    let role = place.role.map(|role| match role {
        Role::Declarer => ("mark-role", words!(locale, court.table.declarer)),
        Role::Target => ("mark-threat", words!(locale, court.table.target)),
        Role::Attacker => ("mark-role", words!(locale, court.battle.attacker)),
        Role::Defender => ("mark-threat", words!(locale, court.battle.defender)),
        Role::Helper(Side::Attacker) => ("mark-role", words!(locale, court.table.helps_attacker)),
        Role::Helper(Side::Defender) => ("mark-role", words!(locale, court.table.helps_defender)),
        Role::Rebel => ("mark-role", words!(locale, court.table.rebel)),
    });
    let asked = place.is_asked.then(|| ("mark-asked", words!(locale, court.table.asked)));
    let bot = is_bot.then(|| ("mark-bot", words!(locale, board.bot)));
    view! {
        <p class="marks">
            {role
                .into_iter()
                .chain(asked)
                .chain(bot)
                .map(|(class, word)| view! { <span class=format!("mark {class}")>{word}</span> })
                .collect_view()}
        </p>
    }
}
