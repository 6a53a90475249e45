//! Light or dark: the system's choice unless the reader made one.
//!
//! `public/boot.js` applies a remembered choice before the first paint by setting `data-theme` on the
//! root element; the style sheets do the rest. This module reads that attribute and keeps it current.

use leptos::prelude::*;

use super::browser;

/// The reader's choice of colours.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Theme {
    /// Whatever the system prefers, at any moment.
    #[default]
    System,
    /// Ink on paper.
    Light,
    /// Paper by lantern light.
    Dark,
}

impl Theme {
    /// All choices, in the order in which they are offered.
    pub const ALL: [Self; 3] = [Self::System, Self::Light, Self::Dark];

    /// The word for this choice in storage, attribute and form.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::System => "system",
            Self::Light => "light",
            Self::Dark => "dark",
        }
    }

    /// Reads such a word; anything else means the system's choice.
    #[must_use]
    pub fn from_word(word: &str) -> Self {
        Self::ALL.into_iter().find(|theme| theme.as_str() == word).unwrap_or_default()
    }
}

/// Puts the choice into the context of the app and keeps page and storage in step with it.
pub fn provide_theme() -> RwSignal<Theme> {
    let theme = RwSignal::new(of_page());
    Effect::new(move |before: Option<Theme>| {
        let theme = theme.get();
        if before.is_some_and(|before| before != theme) {
            browser::set_root_attribute("data-theme", theme.as_str());
            browser::remember("noren.theme", theme.as_str());
        }
        theme
    });
    provide_context(theme);
    theme
}

/// The choice that the root element names. Another part of the app may have changed it.
pub fn of_page() -> Theme {
    Theme::from_word(&browser::root_attribute("data-theme").unwrap_or_default())
}

/// The choice of colours, to read and to set.
///
/// # Panics
/// Outside the app, where nobody called [`provide_theme`].
#[must_use]
pub fn use_theme() -> RwSignal<Theme> {
    expect_context()
}

#[cfg(test)]
mod tests {
    use super::Theme;

    #[test]
    fn every_theme_survives_its_word() {
        for theme in Theme::ALL {
            assert_eq!(Theme::from_word(theme.as_str()), theme);
        }
    }

    #[test]
    fn an_unknown_word_follows_the_system() {
        for word in ["", "DARK", "sepia"] {
            assert_eq!(Theme::from_word(word), Theme::System, "{word:?}");
        }
    }
}
