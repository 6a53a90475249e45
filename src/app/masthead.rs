//! What frames every page: the way in, the pages, the preferences; below, the small print.

use leptos::{ev, prelude::*};

use super::art::CREST;
use super::browser;
use super::language::{LANGUAGES, choose, from_tag, use_language};
use super::route::{Page, Route};
use super::theme::{Theme, use_theme};
use super::words::words;
use crate::games::GameId;

/// Skip link, name, navigation and preferences.
#[component]
pub fn Masthead(
    /// The page being shown, marked in the navigation.
    route: ReadSignal<Route>,
) -> impl IntoView {
    let language = use_language();
    // The address holds the page, so the skip link moves the focus by hand and leaves the address alone.
    let skip = |event: ev::MouseEvent| {
        event.prevent_default();
        browser::focus("main");
    };

    view! {
        <a class="skip" href="#main" on:click=skip>
            {move || words!(language.get(), shell.skip)}
        </a>
        <header class="masthead">
            <a
                class="wordmark"
                href=Route::Home.href()
                aria-label=move || words!(language.get(), shell.home_label)
            >
                <span class="crest" aria-hidden="true" inner_html=CREST></span>
                <span class="wordmark-name">"Noren"</span>
            </a>
            <nav class="pages" aria-label=move || words!(language.get(), shell.nav_label)>
                {GameId::ALL
                    .map(|game| {
                        view! {
                            <PageLink route to=Route::Game(game, Page::Intro)>
                                {game.short_name()}
                            </PageLink>
                        }
                    })}
                <PageLink route to=Route::Games>
                    {move || words!(language.get(), shell.nav_games)}
                </PageLink>
                <PageLink route to=Route::About>
                    {move || words!(language.get(), shell.nav_about)}
                </PageLink>
            </nav>
            <div class="preferences">
                <LanguageChoice />
                <ThemeChoice />
            </div>
        </header>
    }
}

/// A link of the navigation that knows whether it is the current page.
#[component]
fn PageLink(
    /// The page being shown.
    route: ReadSignal<Route>,
    /// The page this link leads to.
    to: Route,
    /// Its name.
    children: Children,
) -> impl IntoView {
    view! {
        <a href=to.href() aria-current=move || (route.get() == to).then_some("page")>
            {children()}
        </a>
    }
}

/// Chooses the language; each is offered under its own name.
#[component]
pub fn LanguageChoice(
    /// What it looks like.
    #[prop(default = "choice")]
    class: &'static str,
) -> impl IntoView {
    let language = use_language();
    view! {
        <select
            class=class
            data-testid="language"
            aria-label=move || words!(language.get(), shell.language)
            on:change=move |event| choose(language, from_tag(&event_target_value(&event)))
        >
            {LANGUAGES
                .map(|(locale, name)| {
                    view! {
                        <option
                            value=locale.tag()
                            lang=locale.tag()
                            prop:selected=move || language.get() == locale
                        >
                            {name}
                        </option>
                    }
                })}
        </select>
    }
}

/// Chooses the colours.
#[component]
pub fn ThemeChoice(
    /// What it looks like.
    #[prop(default = "choice")]
    class: &'static str,
) -> impl IntoView {
    let language = use_language();
    let theme = use_theme();
    let name = move |theme| match theme {
        Theme::System => words!(language.get(), shell.theme_system),
        Theme::Light => words!(language.get(), shell.theme_light),
        Theme::Dark => words!(language.get(), shell.theme_dark),
    };
    view! {
        <select
            class=class
            data-testid="theme"
            aria-label=move || words!(language.get(), shell.theme)
            on:change=move |event| theme.set(Theme::from_word(&event_target_value(&event)))
        >
            {Theme::ALL
                .map(|choice| {
                    view! {
                        <option value=choice.as_str() prop:selected=move || theme.get() == choice>
                            {move || name(choice)}
                        </option>
                    }
                })}
        </select>
    }
}

/// The small print of every page.
#[component]
pub fn Footer() -> impl IntoView {
    let language = use_language();
    view! {
        <footer class="footer">
            <p>{move || words!(language.get(), shell.footer_note)}</p>
            <a href=Route::About.href()>{move || words!(language.get(), shell.footer_credits)}</a>
        </footer>
    }
}
