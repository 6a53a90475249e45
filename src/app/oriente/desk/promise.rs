//! Adding a promise: its kind, whom or what it speaks of, and why it cannot be given now.

use leptos::prelude::*;

use super::Bargaining;
use super::brought::{change, terms};
use crate::app::oriente::cards;
use crate::app::oriente::voice::refusal;
use crate::app::words::{Locale, words};
use crate::game::Seat;
use crate::oriente::deals::{Due, PROMISES_EACH, Promise, Promises, Sentence};
use crate::oriente::{Card, Refusal, Side};
use crate::table::SENTENCE_LIMIT;
use crate::table::model::oriente::Party;

/// A kind of promise, before it says whom or what it speaks of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    HelpAttacker,
    HelpDefender,
    StayOut,
    Call,
    CallToAttack,
    DoNotCall,
    Attack,
    Spare,
    Join,
    DoNotJoin,
    Pay,
    Sentence,
}

impl Kind {
    const ALL: [Self; 12] = [
        Self::HelpAttacker,
        Self::HelpDefender,
        Self::StayOut,
        Self::Call,
        Self::CallToAttack,
        Self::DoNotCall,
        Self::Attack,
        Self::Spare,
        Self::Join,
        Self::DoNotJoin,
        Self::Pay,
        Self::Sentence,
    ];

    const fn of(promise: Promise) -> Self {
        match promise {
            Promise::Help(Side::Attacker) => Self::HelpAttacker,
            Promise::Help(Side::Defender) => Self::HelpDefender,
            Promise::StayOut => Self::StayOut,
            Promise::Call { attack: None } => Self::Call,
            Promise::Call { attack: Some(_) } => Self::CallToAttack,
            Promise::DoNotCall => Self::DoNotCall,
            Promise::Attack(_) => Self::Attack,
            Promise::Spare(_) => Self::Spare,
            Promise::Join => Self::Join,
            Promise::DoNotJoin => Self::DoNotJoin,
            Promise::Pay { .. } => Self::Pay,
            Promise::Sentence(_) => Self::Sentence,
        }
    }

    fn label(self, locale: Locale) -> &'static str {
        match self {
            Self::HelpAttacker => words!(locale, oriente_desk.promise.help_attacker),
            Self::HelpDefender => words!(locale, oriente_desk.promise.help_defender),
            Self::StayOut => words!(locale, oriente_desk.promise.stay_out),
            Self::Call => words!(locale, oriente_desk.promise.call),
            Self::CallToAttack => words!(locale, oriente_desk.promise.call_to_attack),
            Self::DoNotCall => words!(locale, oriente_desk.promise.do_not_call),
            Self::Attack => words!(locale, oriente_desk.promise.attack),
            Self::Spare => words!(locale, oriente_desk.promise.spare),
            Self::Join => words!(locale, oriente_desk.promise.join),
            Self::DoNotJoin => words!(locale, oriente_desk.promise.do_not_join),
            Self::Pay => words!(locale, oriente_desk.promise.pay),
            Self::Sentence => words!(locale, oriente_desk.promise.sentence),
        }
    }

    const fn names_somebody(self) -> bool {
        matches!(self, Self::CallToAttack | Self::Attack | Self::Spare)
    }

    /// Is there more to say than its name?
    const fn needs_details(self) -> bool {
        self.names_somebody() || matches!(self, Self::Pay | Self::Sentence)
    }
}

/// What is filled in so far.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Draft {
    kind: Option<Kind>,
    whom: Seat,
    card: Card,
    count: u8,
    due: Due,
    sentence: String,
}

impl Draft {
    /// The promise, with a sentence standing at this place.
    fn promise(&self, sentence: Sentence) -> Option<Promise> {
        Some(match self.kind? {
            Kind::HelpAttacker => Promise::Help(Side::Attacker),
            Kind::HelpDefender => Promise::Help(Side::Defender),
            Kind::StayOut => Promise::StayOut,
            Kind::Call => Promise::Call { attack: None },
            Kind::CallToAttack => Promise::Call { attack: Some(self.whom) },
            Kind::DoNotCall => Promise::DoNotCall,
            Kind::Attack => Promise::Attack(self.whom),
            Kind::Spare => Promise::Spare(self.whom),
            Kind::Join => Promise::Join,
            Kind::DoNotJoin => Promise::DoNotJoin,
            Kind::Pay => Promise::Pay { card: self.card, count: self.count, due: self.due },
            Kind::Sentence => Promise::Sentence(sentence),
        })
    }
}

/// The kinds of promises that a party could give, each with the reason why not now.
fn kinds(desk: Bargaining, party: Party) -> Vec<(Kind, Option<Refusal>)> {
    let composing = desk.composing.get_untracked();
    let promises = composing.promises(&desk.view(), party, desk.check());
    let why_not = |kind| {
        let mut same = promises.iter().filter(|offered| Kind::of(offered.what) == kind);
        let first = same.clone().next().and_then(|offered| offered.why_not);
        if same.any(|offered| offered.why_not.is_none()) { None } else { first }
    };
    Kind::ALL.into_iter().map(|kind| (kind, why_not(kind))).collect()
}

/// Adds a promise to what a party brings.
#[component]
pub fn PromisePicker(
    /// What the parts of the desk share.
    desk: Bargaining,
    /// Which party.
    party: Party,
) -> impl IntoView {
    let locale = desk.locale();
    let seat = desk.composing.with_untracked(|composing| composing.seat(party));
    let players = desk.view().players;
    let blank = Draft {
        kind: None,
        whom: seat.left(players),
        card: Card::Nofu,
        count: 1,
        due: Due::ThisSeason,
        sentence: String::new(),
    };
    let draft = RwSignal::new(blank.clone());
    let kinds = kinds(desk, party);
    let is_full =
        move || desk.composing.with(|composing| terms(composing, party).promises.iter().count()) >= PROMISES_EACH;
    let is_complete =
        move || draft.with(|draft| draft.kind != Some(Kind::Sentence) || !draft.sentence.trim().is_empty());
    let add = move || {
        if !is_complete() || is_full() {
            return;
        }
        let filled = draft.get_untracked();
        let place = match filled.kind {
            Some(Kind::Sentence) => desk.write(filled.sentence.trim().to_owned()),
            _ => Some(0),
        };
        let Some(place) = place else { return };
        let promise = filled.promise(Sentence(place));
        change(desk, party, |terms| {
            let all: Vec<Promise> = terms.promises.iter().chain(promise).collect();
            terms.promises = Promises::from_slice(&all).unwrap_or(terms.promises);
        });
        draft.set(blank.clone());
    };
    let add = StoredValue::new(add);
    let choose = move |event| {
        let chosen = event_target_value(&event).parse::<usize>().ok().and_then(|place| Kind::ALL.get(place).copied());
        draft.update(|draft| draft.kind = chosen);
        // What needs no further word is put in at once.
        if chosen.is_some_and(|kind| !kind.needs_details()) {
            add.with_value(|add| add());
        }
    };
    let put_in = move || {
        draft.with(|draft| draft.kind.is_some()).then(|| {
            view! {
                <button
                    type="button"
                    class="quiet"
                    data-testid="add-promise"
                    aria-disabled=move || (!is_complete()).then_some("true")
                    on:click=move |_| add.with_value(|add| add())
                >
                    {words!(locale, oriente_desk.promise_put)}
                </button>
            }
        })
    };
    let picker = StoredValue::new(kinds);
    let select = move || {
        let options = picker.get_value().into_iter().enumerate().map(|(place, (kind, why_not))| {
            let label = match why_not {
                None => kind.label(locale).to_owned(),
                Some(reason) => format!("{} — {}", kind.label(locale), refusal(locale, reason)),
            };
            let is_chosen = move || draft.with(|draft| draft.kind == Some(kind));
            view! {
                <option value=place.to_string() disabled=why_not.is_some() prop:selected=is_chosen>
                    {label}
                </option>
            }
        });
        view! {
            <label class="field">
                <span>{words!(locale, oriente_desk.promise_add)}</span>
                <select class="input" data-testid="promise-kind" on:change=choose>
                    <option value="" prop:selected=move || draft.with(|draft| draft.kind.is_none())>
                        "–"
                    </option>
                    {options.collect_view()}
                </select>
            </label>
        }
    };
    move || {
        if is_full() {
            return view! { <p class="hint">{words!(locale, oriente_desk.promise_limit, count = PROMISES_EACH)}</p> }
                .into_any();
        }
        view! {
            {select()}
            <Details desk seat draft />
            {put_in}
        }
        .into_any()
    }
}

/// A list to choose from.
fn select<T: Copy + PartialEq + Send + Sync + 'static>(
    label: &'static str,
    testid: &'static str,
    options: Vec<(T, String)>,
    is_chosen: impl Fn(T) -> bool + Copy + Send + Sync + 'static,
    choose: impl Fn(T) + Send + Sync + 'static,
) -> AnyView {
    let values: Vec<T> = options.iter().map(|(value, _)| *value).collect();
    let change = move |event| {
        let place = event_target_value(&event).parse::<usize>().ok();
        if let Some(&value) = place.and_then(|place| values.get(place)) {
            choose(value);
        }
    };
    view! {
        <label class="field">
            <span>{label}</span>
            <select class="input" data-testid=testid on:change=change>
                {options
                    .into_iter()
                    .enumerate()
                    .map(|(place, (value, words))| {
                        view! {
                            <option value=place.to_string() prop:selected=move || is_chosen(value)>
                                {words}
                            </option>
                        }
                    })
                    .collect_view()}
            </select>
        </label>
    }
    .into_any()
}

/// Whom or what the promise speaks of.
#[component]
fn Details(
    /// What the parts of the desk share.
    desk: Bargaining,
    /// Who promises.
    seat: Seat,
    /// What is filled in so far.
    draft: RwSignal<Draft>,
) -> impl IntoView {
    let kind = Memo::new(move |_| draft.with(|draft| draft.kind));
    move || match kind.get()? {
        kind if kind.names_somebody() => Some(whom(desk, seat, draft)),
        Kind::Pay => Some(payment(desk, draft)),
        Kind::Sentence => Some(sentence(desk, draft)),
        _ => None,
    }
}

fn whom(desk: Bargaining, seat: Seat, draft: RwSignal<Draft>) -> AnyView {
    let voice = desk.voice();
    let players = desk.view().players;
    let options = seat.others(players).map(|other| (other, voice.people.name(other).to_owned())).collect();
    select(
        words!(voice.locale, oriente_desk.whom),
        "promise-whom",
        options,
        move |seat| draft.with(|draft| draft.whom == seat),
        move |seat| draft.update(|draft| draft.whom = seat),
    )
}

fn payment(desk: Bargaining, draft: RwSignal<Draft>) -> AnyView {
    let voice = desk.voice();
    let locale = voice.locale;
    let payable = |card: &Card| *card != Card::Geisha;
    let kinds =
        Card::ALL.into_iter().filter(payable).map(|card| (card, cards::name(locale, card).to_owned())).collect();
    let counts = (1..=4).map(|count: u8| (count, count.to_string())).collect();
    let dues = [Due::ThisSeason, Due::NextSeason, Due::WhenAble, Due::GameEnd];
    let dues = dues.into_iter().map(|due| (due, voice.due(due).to_owned())).collect();
    view! {
        <div class="payment">
            {select(
                words!(locale, oriente_desk.pay_what),
                "pay-card",
                kinds,
                move |card| draft.with(|draft| draft.card == card),
                move |card| draft.update(|draft| draft.card = card),
            )}
            {select(
                words!(locale, oriente_desk.pay_count),
                "pay-count",
                counts,
                move |count| draft.with(|draft| draft.count == count),
                move |count| draft.update(|draft| draft.count = count),
            )}
            {select(
                words!(locale, oriente_desk.pay_due),
                "pay-due",
                dues,
                move |due| draft.with(|draft| draft.due == due),
                move |due| draft.update(|draft| draft.due = due),
            )}
        </div>
    }
    .into_any()
}

fn sentence(desk: Bargaining, draft: RwSignal<Draft>) -> AnyView {
    let locale = desk.locale();
    view! {
        <label class="field">
            <span>{words!(locale, oriente_desk.sentence_label)}</span>
            <input
                class="input"
                type="text"
                data-testid="sentence"
                maxlength=SENTENCE_LIMIT.to_string()
                autocomplete="off"
                prop:value=move || draft.with(|draft| draft.sentence.clone())
                on:input=move |event| draft.update(|draft| draft.sentence = event_target_value(&event))
            />
            <span class="hint">{words!(locale, oriente_desk.sentence_hint)}</span>
        </label>
    }
    .into_any()
}
