//! Which of our languages the reader sees.
//!
//! `public/boot.js` chooses it before the app arrives (what was chosen here earlier, else the first of
//! the browser's languages that we speak) and writes it on the root element. This module takes it from
//! there, and keeps page and storage in step when the reader chooses another.

use leptos::prelude::*;
use leptos_i18n::{I18nContext, Locale as _, context::init_i18n_subcontext};

use super::browser;
use super::words::Locale;

/// Each language with its name for itself, in the order in which they are offered.
pub const LANGUAGES: [(Locale, &str); 3] =
    [(Locale::en, "English"), (Locale::fr, "Français"), (Locale::it, "Italiano")];

/// Puts the language into the context of the app and keeps page and storage in step with it.
pub fn provide_language() -> I18nContext<Locale> {
    let on_page = browser::root_attribute("lang").unwrap_or_default();
    let initial = from_tag(&on_page);
    let i18n = init_i18n_subcontext(Some(Signal::stored(initial)));
    Effect::new(move |before: Option<Locale>| {
        let locale = i18n.get_locale();
        if before.is_some_and(|before| before != locale) {
            browser::set_root_attribute("lang", locale.as_str());
            browser::remember("noren.language", locale.as_str());
        }
        locale
    });
    provide_context(i18n);
    i18n
}

/// The language of a tag of ours; English for any other.
#[must_use]
pub fn from_tag(tag: &str) -> Locale {
    tag.parse().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_language_survives_its_tag() {
        for (locale, _) in LANGUAGES {
            assert_eq!(from_tag(locale.as_str()), locale);
        }
    }

    #[test]
    fn all_languages_are_offered() {
        assert_eq!(LANGUAGES.map(|(locale, _)| locale), *Locale::get_all());
    }

    #[test]
    fn an_unknown_tag_is_english() {
        assert_eq!(from_tag(""), Locale::en);
        assert_eq!(from_tag("tlh"), Locale::en);
    }
}
