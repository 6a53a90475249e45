//! Which of our languages the reader sees.
//!
//! `public/boot.js` chooses it before the app arrives (what was chosen here earlier, else the first of
//! the browser's languages that we speak) and writes it on the root element: for the reader's helpers as
//! `lang`, which translators change as they like, and for us in an attribute of our own. This module takes
//! it from there, and keeps page, storage and the other parts of the app in step when the reader chooses another.

use std::cell::Cell;

use leptos::prelude::*;

use super::words::Locale;
use super::{books, browser};

/// The language of the page, in the app's context.
pub type Language = RwSignal<Locale>;

/// Where the root element names the language.
const OURS: &str = "data-language";
/// What the window hears when it has changed.
const CHANGED: &str = "noren-language";

/// Each language with its name for itself, in the order in which they are offered.
pub const LANGUAGES: [(Locale, &str); 3] =
    [(Locale::En, "English"), (Locale::Fr, "Français"), (Locale::It, "Italiano")];

/// Puts the language into the context of the app and keeps page and storage in step with it.
pub fn provide_language() -> Language {
    let language = RwSignal::new(of_page());
    browser::listen(CHANGED, move |_| {
        if language.get_untracked() != of_page() {
            language.set(of_page());
        }
    });
    Effect::new(move |before: Option<Locale>| {
        let locale = language.get();
        if before.is_some_and(|before| before != locale) {
            browser::set_root_attribute("lang", locale.tag());
            browser::set_root_attribute(OURS, locale.tag());
            browser::remember("noren.language", locale.tag());
            browser::announce(CHANGED);
        }
        locale
    });
    provide_context(language);
    language
}

thread_local! {
    /// What the reader chose last. Books need not come in the order in which they were asked for.
    static CHOSEN: Cell<Locale> = const { Cell::new(Locale::En) };
}

/// The reader chooses a language. The page changes when its book has come; if that cannot be had, it stays as it is.
pub fn choose(language: Language, locale: Locale) {
    CHOSEN.set(locale);
    leptos::task::spawn_local(async move {
        let has_come = books::fetch(locale.tag()).await;
        if CHOSEN.get() != locale {
            return;
        }
        if has_come {
            language.set(locale);
        } else {
            // Whatever shows the choice goes back to what is.
            language.notify();
        }
    });
}

/// The language that the root element names. Another part of the app may have changed it.
pub fn of_page() -> Locale {
    from_tag(&browser::root_attribute(OURS).unwrap_or_default())
}

/// The language of the page.
///
/// # Panics
/// Outside the app, where nobody called [`provide_language`].
#[must_use]
pub fn use_language() -> Language {
    expect_context()
}

/// The language of a tag of ours; English for any other.
#[must_use]
pub fn from_tag(tag: &str) -> Locale {
    Locale::ALL.into_iter().find(|locale| locale.tag() == tag).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_language_survives_its_tag() {
        for (locale, _) in LANGUAGES {
            assert_eq!(from_tag(locale.tag()), locale);
        }
    }

    #[test]
    fn all_languages_are_offered() {
        assert_eq!(LANGUAGES.map(|(locale, _)| locale), Locale::ALL);
    }

    #[test]
    fn an_unknown_tag_is_english() {
        assert_eq!(from_tag(""), Locale::En);
        assert_eq!(from_tag("tlh"), Locale::En);
    }
}
