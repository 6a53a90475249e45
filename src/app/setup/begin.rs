//! A game begins: at the table that is being set, or with one tap at the one that was set last. Where one is under way,
//! people are asked first.

use leptos::{html, prelude::*};

use super::memory::remember;
use super::use_draft;
use crate::app::browser;
use crate::app::follow::follow;
use crate::app::play::handover::hand_over;
use crate::app::route::{Page, Route, query};
use crate::app::words::{Locale, words};
use crate::games::GameId;
use crate::setup::{Draft, PendingTable};

/// A game that is not over, as whoever might begin another is reminded of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnderWay {
    /// Where it is played on.
    pub address: String,
    /// Which it is, drawn in a line.
    pub line: String,
    /// Does it stay, whatever is begun?
    pub is_kept: bool,
}

/// The table with the seeds it is dealt from; `None` where there is no chance to be had. An address may fix the deal, for
/// trying things out.
fn table_at(hash: &str, draft: &Draft) -> Option<PendingTable> {
    match query(hash, "seed").and_then(|seed| seed.parse().ok()) {
        Some(seed) => Some(PendingTable::fixed(draft, seed)),
        None => Some(PendingTable::new(draft, browser::random_seed()?, browser::random_seed()?)),
    }
}

/// Somebody may begin a game.
#[derive(Clone, Copy, Debug)]
pub struct Beginning {
    game: GameId,
    /// The table at which it would be played.
    pub draft: RwSignal<Draft>,
    is_under_way: bool,
    /// Is it asked whether he really wants to?
    is_asking: RwSignal<bool>,
    /// Could no cards be dealt?
    pub has_no_luck: RwSignal<bool>,
}

impl Beginning {
    /// Nobody has begun one yet.
    #[must_use]
    pub fn new(game: GameId, under_way: Option<&UnderWay>) -> Self {
        let [is_asking, has_no_luck] = [(); 2].map(|()| RwSignal::new(false));
        Self { game, draft: use_draft(game), is_under_way: under_way.is_some(), is_asking, has_no_luck }
    }

    /// Begins a game, or asks first.
    pub fn wish(self) {
        match self.is_under_way {
            true => self.is_asking.set(true),
            false => self.deal(),
        }
    }

    fn deal(self) {
        self.is_asking.set(false);
        let table = self.draft.with_untracked(|draft| table_at(&browser::location_hash(), draft));
        self.has_no_luck.set(table.is_none());
        if let Some(table) = table {
            self.draft.with_untracked(remember);
            hand_over(self.game, &table);
            browser::go_to(&Route::Game(self.game, Page::Table).href());
        }
    }
}

/// The way back to a game that is under way.
#[component]
pub fn Resume(
    /// In which language.
    locale: Locale,
    /// Which game.
    game: GameId,
    /// Where it is, and which.
    under_way: UnderWay,
) -> impl IntoView {
    let UnderWay { address, line, is_kept } = under_way;
    let words = match is_kept {
        true => words!(locale, kept.go_on).to_owned(),
        false => words!(locale, setup.back_to_table, name = game.name()),
    };
    view! {
        <section class="under-way" data-testid="under-way">
            {if is_kept {
                view! { <div class="kept-line" inner_html=line></div> }.into_any()
            } else {
                view! { <p class="wrong">{words!(locale, setup.under_way)}</p> }.into_any()
            }} <a class="action" href=address data-testid="resume">
                {words}
            </a>
        </section>
    }
}

/// Asks whoever wants to begin a game while one is under way.
#[component]
pub fn Asking(
    /// In which language.
    locale: Locale,
    /// What he wants to begin.
    beginning: Beginning,
    /// What is under way, if anything.
    under_way: Option<UnderWay>,
) -> impl IntoView {
    let window = NodeRef::<html::Dialog>::new();
    follow(move || {
        if let Some(window) = window.get() {
            let _ = window.show_modal();
        }
    });
    let Beginning { game, is_asking, .. } = beginning;
    let is_kept = under_way.as_ref().is_some_and(|under_way| under_way.is_kept);
    let said = if is_kept { words!(locale, setup.keeps_both) } else { words!(locale, setup.under_way) };
    let another = if is_kept { words!(locale, setup.begin_another) } else { words!(locale, setup.end_and_begin) };
    let address = StoredValue::new(under_way.map(|under_way| under_way.address));
    view! {
        <Show when=move || is_asking.get()>
            <dialog
                node_ref=window
                class="window asking"
                aria-labelledby="asking"
                aria-describedby="asking-why"
                on:close=move |_| is_asking.set(false)
            >
                <h2 id="asking">{words!(locale, setup.is_under_way, name = game.name())}</h2>
                <p id="asking-why">{said}</p>
                <div class="asking-ways">
                    <a class="action" href=address.get_value() data-testid="resume-instead">
                        {words!(locale, kept.go_on)}
                    </a>
                    <button
                        type="button"
                        class="quiet"
                        data-testid="begin-another"
                        on:click=move |_| beginning.deal()
                    >
                        {another}
                    </button>
                    <button type="button" class="quiet" on:click=move |_| is_asking.set(false)>
                        {words!(locale, curtain.never_mind)}
                    </button>
                </div>
            </dialog>
        </Show>
    }
}

/// The ways to a table of a game: one tap deals at the one that was set last, another leads to where it is set.
#[component]
pub fn Ways(
    /// In which language.
    locale: Locale,
    /// Which game.
    game: GameId,
    /// The game that is under way, if one is.
    under_way: Option<UnderWay>,
    /// Is there nothing better to do on this page?
    is_main: bool,
) -> impl IntoView {
    let beginning = Beginning::new(game, under_way.as_ref());
    let set = Route::Game(game, Page::Setup).href();
    let to_setup = set.clone();
    let play = move |_| match beginning.draft.with_untracked(|draft| draft.problems().is_empty()) {
        true => beginning.wish(),
        // Something is missing at the table that is being set.
        false => browser::go_to(&to_setup),
    };
    let who = move || beginning.draft.with(|draft| seated(draft, locale));
    view! {
        <div class="table-ways">
            <p class="hint">{who}</p>
            <button
                type="button"
                class=if is_main { "action" } else { "quiet" }
                data-testid=format!("play-{}", game.id())
                aria-label=words!(locale, setup.play, name = game.name())
                on:click=play
            >
                {words!(locale, setup.play_now)}
            </button>
            <a class="quiet" href=set data-testid=format!("set-{}", game.id())>
                {words!(locale, setup.title)}
            </a>
            <p class="wrong" role="status">
                {move || beginning.has_no_luck.get().then(|| words!(locale, setup.no_luck))}
            </p>
            <Asking locale beginning under_way />
        </div>
    }
}

/// Who would sit down at a table, in a few words.
fn seated(draft: &Draft, locale: Locale) -> String {
    let persons = draft.persons();
    let people = match persons {
        1 => words!(locale, setup.seated.you).to_owned(),
        _ => words!(locale, setup.seated.people, count = persons),
    };
    match draft.players - persons {
        0 => people,
        1 => words!(locale, setup.seated.bot, people = people),
        bots => words!(locale, setup.seated.bots, people = people, count = bots),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_may_fix_the_deal_and_nothing_else_does() {
        let table = |hash| table_at(hash, &Draft::usual(GameId::Zipang)).expect("chance can be had here");
        assert_eq!(table("#/zipang/new?seed=7"), table("#/zipang/new?seed=7"));
        assert_eq!(table("#/zipang/new?seed=7").seeds().0, 7);
        let (seed, bot_seed) = table("#/zipang/new?seed=x").seeds();
        assert_ne!(seed, table("#/zipang/new").seeds().0);
        assert_ne!(seed, bot_seed);
    }

    #[test]
    fn who_would_sit_down_is_said_in_each_language() {
        let mut draft = Draft { players: 4, ..Draft::usual(GameId::Zipang) };
        assert_eq!(
            Locale::ALL.map(|locale| seated(&draft, locale)),
            ["You and 3 bots", "Vous et 3 robots", "Tu e 3 bot"]
        );
        draft.seats[1].is_person = true;
        draft.seats[2].is_person = true;
        assert_eq!(seated(&draft, Locale::En), "3 people and a bot");
        draft.seats[3].is_person = true;
        assert_eq!(seated(&draft, Locale::Fr), "4 personnes");
    }
}
