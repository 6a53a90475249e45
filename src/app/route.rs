//! Addresses: the part of the URL after `#`.
//!
//! Static hosts serve one file, so pages live in the fragment. Pure text in and out; the browser's
//! side of it is [`super::navigation`].

/// A page of the app.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Route {
    /// What this is, and the two games.
    Home,
    /// Oriente introduced: goal, season, lords.
    Oriente,
    /// Zipang introduced: goal, campaign, characters.
    Zipang,
    /// Credits, licences, privacy.
    About,
    /// An address that leads nowhere.
    Lost,
}

impl Route {
    /// Reads a location's hash, with or without its `#`, forgiving a slash too few or too many.
    ///
    /// Never fails: what is no address of ours is [`Route::Lost`].
    #[must_use]
    pub fn from_hash(hash: &str) -> Self {
        let path = hash.strip_prefix('#').unwrap_or(hash);
        match path.trim_matches('/') {
            "" => Self::Home,
            "oriente" => Self::Oriente,
            "zipang" => Self::Zipang,
            "about" => Self::About,
            _ => Self::Lost,
        }
    }

    /// The link to this page. [`Route::Lost`] has no address of its own and leads home.
    #[must_use]
    pub const fn href(self) -> &'static str {
        match self {
            Self::Home | Self::Lost => "#/",
            Self::Oriente => "#/oriente",
            Self::Zipang => "#/zipang",
            Self::About => "#/about",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Route;

    #[test]
    fn every_page_is_found_by_its_own_link() {
        for route in [Route::Home, Route::Oriente, Route::Zipang, Route::About] {
            assert_eq!(Route::from_hash(route.href()), route);
        }
    }

    #[test]
    fn an_empty_hash_is_the_home_page() {
        for hash in ["", "#", "#/", "/"] {
            assert_eq!(Route::from_hash(hash), Route::Home, "{hash:?}");
        }
    }

    #[test]
    fn a_slash_too_few_or_too_many_is_forgiven() {
        for hash in ["#about", "#/about/", "about"] {
            assert_eq!(Route::from_hash(hash), Route::About, "{hash:?}");
        }
    }

    #[test]
    fn anything_else_is_lost_and_leads_home() {
        for hash in ["#/orient", "#/oriente/2", "#/About", "#main", "#/%00", "##"] {
            assert_eq!(Route::from_hash(hash), Route::Lost, "{hash:?}");
        }
        assert_eq!(Route::from_hash(Route::Lost.href()), Route::Home);
    }
}
